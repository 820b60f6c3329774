"""Names of new files are taken by every system, Windows included."""

from pathlib import Path

import pytest

from escabel_gui.record.storage.file_names import MAX_PATH_CHARS, fault_on_windows, numbered, portable_stem
from escabel_gui.record.storage.files import write_new

GOOD = ("2026-11-21 2130 Escabel 7", "a.b", "console", "com", "com10", "cónsul", "a (2)", ".hidden", "ñ+{}'&%$#@!~^")
BAD = {
    "a:b": "a_b",  # Windows would write a stream of the file a
    "who? <me>": "who_ _me_",
    'a/b\\c|d*"e"': "a_b_c_d__e_",
    "tab\there": "tab_here",
    "CON": "_CON",
    "nul": "_nul",
    "Com1": "_Com1",
    "lpt³": "_lpt³",
    "aux.game": "_aux.game",
    "prn ": "_prn",
    "ends in a dot.": "ends in a dot",
    "ends in spaces  ": "ends in spaces",
    "...": "_",
    "": "_",
}


@pytest.mark.parametrize("stem", GOOD)
def test_a_name_that_every_system_takes_stays(stem: str) -> None:
    assert portable_stem(stem) == stem
    assert fault_on_windows(f"{stem}.sgf") is None


@pytest.mark.parametrize(("stem", "portable"), BAD.items())
def test_another_name_becomes_one(stem: str, portable: str) -> None:
    assert portable_stem(stem) == portable
    assert portable_stem(portable) == portable
    assert fault_on_windows(f"{portable}.sgf") is None


@pytest.mark.parametrize("name", ["a:b.sgf", "CON.sgf", "con.tar.gz", "nul", "a?.pdf", "a.sgf.", "a.sgf ", "a\n.sgf"])
def test_a_name_that_windows_does_not_take_has_a_fault(name: str) -> None:
    assert fault_on_windows(name) is not None


def test_a_new_file_has_a_name_that_every_system_takes(tmp_path: Path) -> None:
    paths = [write_new(tmp_path, stem, b"") for stem in ("CON", "a:b", "a?b")]
    assert [path.name for path in paths] == ["_CON.sgf", "a_b.sgf", "a_b (2).sgf"]


@pytest.mark.parametrize("depth", [1, 100, 200, 250])
@pytest.mark.parametrize("number", [1, 2, 1000])
def test_a_name_fits_into_a_path_of_windows(depth: int, number: int) -> None:
    folder = Path("/" + "d" * depth)
    path = numbered(folder, "n" * 300, number, is_windows=True)
    assert len(str(path)) <= max(MAX_PATH_CHARS, depth + 2 + len(f"n ({number}).sgf"))
    assert path.name.startswith("n")
    assert len(numbered(folder, "n" * 300, number, is_windows=False).name) == 255
