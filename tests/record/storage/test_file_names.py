"""Names of new files are taken by every system, Windows included."""

from pathlib import Path

import pytest

from escabel_gui.record.storage import file_names
from escabel_gui.record.storage.file_names import MAX_PATH_CHARS, fault_on_windows, numbered, portable_stem
from escabel_gui.record.storage.files import write_atomically, write_new

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
def test_a_name_fits_into_a_path_of_windows(depth: int, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path("/" + "d" * depth)
    monkeypatch.setattr(file_names, "HAS_LONG_PATHS", True)
    assert len(numbered(folder, "n" * 300, number).name) == 255
    monkeypatch.setattr(file_names, "HAS_LONG_PATHS", False)
    path = numbered(folder, "n" * 300, number)
    assert len(str(path)) <= max(MAX_PATH_CHARS, depth + 2 + len(f"n ({number}).sgf"))
    assert path.name.startswith("n")


def test_a_file_that_is_being_written_fits_into_a_path_of_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_names, "HAS_LONG_PATHS", False)
    folder = tmp_path / ("d" * (225 - len(str(tmp_path)) - 1))
    seen: list[Path] = []
    path = write_new(folder, "2026-11-30 0400 Escabel 9", b"one", seen.append)
    assert path.stem == "2026-11-30 0400 Escabel 9"
    write_atomically(path, b"two", seen.append)
    assert path.read_bytes() == b"two"
    assert [len(str(unfinished)) for unfinished in seen] == [MAX_PATH_CHARS] * 2
