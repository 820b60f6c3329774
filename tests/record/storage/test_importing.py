"""Games from elsewhere become games of ours, whole or not at all."""

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from escabel_gui.record.progress import Cancelled
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.storage.importing import import_games
from escabel_gui.record.storage.summary import digest_of, summarize
from escabel_gui.record.tree import ChildNode
from tests.record.grown_trees import grow_tree


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """Return a folder with games in it and below it, and with other things."""
    folder = tmp_path / "elsewhere"
    for number, place in enumerate(("a.sgf", "b.SGF", "club/a.sgf", "club/deep/c.sgf")):
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_sgf(grow_tree(number)), "utf-8")
    (folder / "letter.txt").write_text("Dear Ada", "utf-8")
    (folder / ".hidden.sgf").write_text("(;)", "utf-8")
    return folder


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_folder_is_imported_with_all_below_it(games: Path, elsewhere: Path) -> None:
    imported = import_games([elsewhere], games, "escabel", 4, {})
    assert imported.refusals == []
    assert imported.trouble is None
    assert names(games) == ["a (2).sgf", "a.sgf", "b.sgf", "c.sgf"]
    assert sorted(path.name for path in imported.files) == names(games)
    assert [read_sgf(path.read_text("utf-8")).rules.size for path in imported.files] == [4] * 4
    texts = {write_sgf(grow_tree(number)) for number in range(4)}
    assert {path.read_text("utf-8") for path in imported.files} == texts


def test_a_path_that_no_file_can_have_is_refused_and_the_others_imported(games: Path, elsewhere: Path) -> None:
    imported = import_games([Path("a\0b.sgf"), elsewhere / "a.sgf"], games, "escabel", 4, {})
    assert [(refusal.path, refusal.line) for refusal in imported.refusals] == [(Path("a\0b.sgf"), 0)]
    assert names(games) == ["a.sgf"]


def test_nothing_is_ever_overwritten(games: Path, elsewhere: Path) -> None:
    games.mkdir(parents=True)
    (games / "a.sgf").write_text("mine", "utf-8")
    import_games([elsewhere / "a.sgf", elsewhere / "club" / "a.sgf"], games, "escabel", 4, {})
    assert names(games) == ["a (2).sgf", "a (3).sgf", "a.sgf"]
    assert (games / "a.sgf").read_text("utf-8") == "mine"


def test_a_list_of_moves_is_a_game_of_the_kind_one_plays(games: Path, tmp_path: Path) -> None:
    (tmp_path / "moves.txt").write_text("1. d4 2. d5 3. c3\nB+", "utf-8")
    (file,) = import_games([tmp_path / "moves.txt"], games, "abande", 7, {}).files
    tree = read_sgf(file.read_text("utf-8"))
    assert (file.name, tree.rules.wire_name, len(tree.main_line()) - 1) == ("moves.sgf", "abande", 3)


def test_unknown_properties_come_along(games: Path, tmp_path: Path) -> None:
    (tmp_path / "x.sgf").write_text("(;GM[101]SZ[5]XX[a\\]b][c];B[b2]ZZ[1])", "utf-8")
    (file,) = import_games([tmp_path / "x.sgf"], games, "escabel", 4, {}).files
    assert "XX[a\\]b][c]" in file.read_text("utf-8")
    assert "ZZ[1]" in file.read_text("utf-8")


BAD = {
    "truncated": (b"(;GM[101]SZ[5];B[b2];W[", 1, "its end is missing"),
    "binary": (b"\x7fELF\x00\x01", 1, "not a text file"),
    "encoding": (b"(;GM[101]CA[UTF-8]C[\xff\xfe];B[b2])", 1, "it may be damaged"),
    "foreign encoding": (b"(;GM[101]CA[koi8-r];B[b2])", 1, "save it as UTF-8"),
    "illegal": (b"(;GM[101]SZ[5]\n;B[b2]\n;W[b2])", 3, "Move 2, b2, cannot be played"),
    "another game": (b"(;GM[1]SZ[19];B[aa])", 1, "another game"),
    "no game": (b"Dear Ada", 1, "There is no game in this text"),
    "no moves": (b"(;GM[101]SZ[5])", 0, "no moves"),
    "empty": (b"", 0, "no moves"),
}


@pytest.mark.parametrize(("data", "line", "reason"), BAD.values(), ids=BAD.keys())
def test_what_is_no_game_is_refused_for_a_reason(
    games: Path, tmp_path: Path, data: bytes, line: int, reason: str
) -> None:
    (tmp_path / "bad.sgf").write_bytes(data)
    imported = import_games([tmp_path / "bad.sgf"], games, "escabel", 5, {})
    assert imported.files == []
    (refusal,) = imported.refusals
    assert (refusal.path, refusal.line) == (tmp_path / "bad.sgf", line)
    assert reason in str(refusal.words)
    assert str(refusal.words).count(". ") == 0, "one sentence"
    assert not games.exists()


def test_a_bad_file_does_not_stop_the_others(games: Path, elsewhere: Path) -> None:
    (elsewhere / "aa.sgf").write_bytes(b"(;GM[101]")
    imported = import_games([elsewhere / "missing.sgf", elsewhere], games, "escabel", 4, {})
    assert len(imported.files) == 4
    assert [refusal.path.name for refusal in imported.refusals] == ["missing.sgf", "aa.sgf"]
    assert "cannot be read" in str(imported.refusals[0].words)


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_link_that_leads_nowhere_does_not_stop_the_others(games: Path, elsewhere: Path) -> None:
    (elsewhere / "aa.sgf").symlink_to("aa.sgf")
    (elsewhere / "ab.sgf").symlink_to("gone.sgf")
    imported = import_games([elsewhere], games, "escabel", 4, {})
    assert len(imported.files) == 4
    assert [refusal.path.name for refusal in imported.refusals] == ["aa.sgf", "ab.sgf"]


def test_a_name_that_is_too_long_does_not_stop_the_others(games: Path, elsewhere: Path) -> None:
    imported = import_games([Path("x" * 300), elsewhere / ("y" * 5000), elsewhere], games, "escabel", 4, {})
    assert len(imported.files) == 4
    assert len(imported.refusals) == 2


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_folder_in_itself_is_imported_once(games: Path, elsewhere: Path) -> None:
    (elsewhere / "again").symlink_to(elsewhere, target_is_directory=True)
    (elsewhere / "club" / "up").symlink_to("..", target_is_directory=True)
    imported = import_games([elsewhere], games, "escabel", 4, {})
    assert (len(imported.files), imported.known, imported.refusals) == (4, [], [])


def test_the_library_is_not_imported_into_itself(games: Path, elsewhere: Path) -> None:
    import_games([elsewhere], games, "escabel", 4, {})
    again = import_games([games], games, "escabel", 4, {})
    assert (again.files, again.refusals) == ([], [])
    assert sorted(known.file for known in again.known) == names(games)
    assert len(names(games)) == 4


def test_a_game_that_is_there_is_recognized(games: Path, elsewhere: Path) -> None:
    digests: dict[str, str] = {}
    first = import_games([elsewhere], games, "escabel", 4, digests)
    assert sorted(digests.values()) == names(games)
    (elsewhere / "copy.sgf").write_text((elsewhere / "a.sgf").read_text("utf-8"), "utf-8")
    again = import_games([elsewhere], games, "escabel", 4, digests)
    assert (again.files, again.refusals) == ([], [])
    assert len(again.known) == 5
    assert {known.file for known in again.known} == {path.name for path in first.files}


@pytest.mark.parametrize(
    ("text", "is_same"),
    [
        ("(;GM[101]SZ[5]PB[Ada]PW[Bo]C[Notes.]DT[2020-01-01];B[b2]XEVAL[0.5 100];W[c3]C[Well.])", True),
        ("(;GM[101]SZ[5]PB[Ada]PW[Cleo];B[b2];W[c3])", False),
        ("(;GM[101]SZ[5]PB[Ada]PW[Bo];B[b2];W[c4])", False),
        ("(;GM[101]SZ[5]PB[Ada]PW[Bo];B[b2];W[c3];B[d4])", False),
        ("(;GM[101]SZ[5]PB[Ada]PW[Bo];B[b2](;W[c3])(;W[d4]))", False),
        ("(;GM[101]SZ[6]PB[Ada]PW[Bo];B[b2];W[c3])", False),
        ("(;GM[101]RU[escabel:connection=tiebreak]SZ[5]PB[Ada]PW[Bo];B[b2];W[c3])", False),
    ],
)
def test_rules_players_and_moves_make_a_game_the_same(text: str, is_same: bool) -> None:
    first = digest_of(read_sgf("(;GM[101]SZ[5]PB[Ada]PW[Bo];B[b2];W[c3])"))
    assert (digest_of(read_sgf(text)) == first) == is_same


def test_an_import_that_is_ended_keeps_what_it_has(games: Path, elsewhere: Path) -> None:
    steps: list[tuple[int, int]] = []

    def report(done: int, total: int) -> None:
        steps.append((done, total))
        if done >= 2:
            raise Cancelled

    assert len(import_games([elsewhere], games, "escabel", 4, {}, report).files) == 2
    assert steps == [(0, 4), (1, 4), (2, 4)]
    assert len(names(games)) == 2


def test_many_games_of_one_file_are_counted_and_can_be_ended(games: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.sgf"
    file.write_text("".join(f"(;GM[101]SZ[4]PB[{number}];B[a1])" for number in range(40)))
    steps: list[tuple[int, int]] = []

    def report(done: int, total: int) -> None:
        steps.append((done, total))
        if done >= 30:
            raise Cancelled

    assert len(import_games([file], games, "escabel", 4, {}, report).files) == 30
    assert list(dict.fromkeys(steps))[:3] == [(0, 1), (1, 2), (2, 3)]
    assert names(games)[-1] == "match.sgf"
    assert {f"match ({number}).sgf" for number in range(2, 31)} < set(names(games)), "no number is left out"


def test_a_folder_that_cannot_be_written_ends_the_import(tmp_path: Path, elsewhere: Path) -> None:
    (tmp_path / "file").touch()
    imported = import_games([elsewhere], tmp_path / "file" / "games", "escabel", 4, {})
    assert imported.files == []
    assert "cannot be written" in str(imported.trouble)


def test_a_long_name_is_shortened_where_a_number_has_to_follow(games: Path, elsewhere: Path) -> None:
    for letter in ("ä" * 125, "\U0001f600" * 62):
        source = (elsewhere / "a.sgf").rename(elsewhere / (letter + ".sgf"))
        first, second = (
            import_games([source], games, "escabel", 4, {}).files
            + import_games([source], games, "escabel", 4, {}).files
        )
        assert first.name == source.name
        assert second.stem == source.stem[: len(second.stem) - 4] + " (2)"
        assert 248 <= len(os.fsencode(second.name)) <= 255
        source.rename(elsewhere / "a.sgf")


IMPORTS = """
import sys
from pathlib import Path
from escabel_gui.record.storage.importing import import_games
source, games = map(Path, sys.argv[1:])
while True:
    import_games([source], games, "escabel", 4, {}, lambda done, total: print(done, flush=True))
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_an_import_that_is_killed_leaves_whole_games(games: Path, elsewhere: Path) -> None:
    texts = {write_sgf(grow_tree(number)) for number in range(4)}
    for round_number in range(5):
        process = subprocess.Popen([sys.executable, "-c", IMPORTS, elsewhere, games], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        with process:
            for _ in range(2 + 3 * round_number):
                assert process.stdout.readline(), "it has ended by itself"
            process.kill()
        found = [path.read_text("utf-8") for path in games.glob("*.sgf")]
        assert set(found) <= texts | {""}, "an empty file is a name that was reserved"
        assert found.count("") <= round_number + 1
        assert len(found) - found.count("") >= 1 + 3 * round_number
    for path in games.iterdir():
        os.utime(path, (1e9, 1e9))
    GameStore(games)
    assert {path.read_text("utf-8") for path in games.iterdir()} == texts, "what it left half done is tidied up"


def test_a_file_of_several_games_becomes_as_many(games: Path, tmp_path: Path) -> None:
    club = tmp_path / "club.sgf"
    good = "(;FF[4]GM[101]RU[escabel]SZ[5];B[c3];W[c2])"
    club.write_text(f"{good}\n(;GM[101])\n\n(;GM[101];B[c3];W[c3])(;GM[1]){good.replace('c2', 'b2')}")
    imported = import_games([club], games, "escabel", 5, {})
    moves = [read_sgf(file.read_text("utf-8")).main_line()[-1] for file in imported.files]
    assert [node.depth for node in moves] == [2, 2]
    assert len({node.move for node in moves}) == 2
    (refusal,) = imported.refusals
    assert (refusal.path, str(refusal.words)) == (club, "There are no moves in this game.")


def test_what_is_summed_up_or_imported_goes_without_a_search_for_garbage(tmp_path: Path) -> None:
    """Count the nodes that are left: there may be millions, and whoever looks for garbage looks at each of them."""
    path = tmp_path / "game.sgf"
    path.write_text("(;GM[101]RU[escabel]SZ[5];B[c3](;W[c4];B[d4])(;W[d4]))")
    gc.collect()
    before = count_nodes()
    assert summarize(path) is not None
    assert len(import_games([path], tmp_path / "games", "escabel", 5, {}).files) == 1
    assert count_nodes() <= before  # what a test before has left may go at last


def count_nodes() -> int:
    return sum(isinstance(thing, ChildNode) for thing in gc.get_objects())
