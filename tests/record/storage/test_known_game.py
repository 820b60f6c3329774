"""A game from elsewhere that the games folder has already."""

from pathlib import Path

import pytest

from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.storage.folders import index_file
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.storage.index_database import IndexDatabase
from escabel_gui.record.storage.known_game import find_known

DATE = "DT[2026-11-21]"
PLAIN = f"(;FF[4]GM[101]RU[escabel]SZ[5]{DATE};B[c3];W[d4])"
COMMENTED = PLAIN.replace("W[d4]", "W[d4]C[Why?]")


@pytest.fixture
def games(tmp_path: Path) -> GameStore:
    """Return a games folder with three files of the same moves, of which one is damaged and one says more."""
    folder = tmp_path / "games"
    folder.mkdir()
    for name, text in (("a.sgf", PLAIN), ("b.sgf", COMMENTED), ("c.sgf", PLAIN[:-5])):
        (folder / name).write_text(text)
    return GameStore(folder)


@pytest.mark.parametrize(("text", "file"), [(PLAIN, "a.sgf"), (COMMENTED, "b.sgf"), (PLAIN.replace(DATE, ""), "a.sgf")])
def test_of_several_games_with_the_same_moves_one_that_says_all_is_found(
    games: GameStore, text: str, file: str
) -> None:
    assert find_known(read_sgf(text), games) == games.folder / file


@pytest.mark.parametrize(
    "text",
    [
        PLAIN.replace("d4", "d5"),
        COMMENTED.replace("?", "!"),
        PLAIN.replace(";W[d4]", ""),
        PLAIN.replace(DATE, "DT[2026-11-22]"),
    ],
)
def test_a_game_that_is_not_there_is_not_found(games: GameStore, text: str) -> None:
    assert find_known(read_sgf(text), games) is None


def test_what_has_changed_in_the_folder_is_found_without_a_look_at_the_whole_index(
    games: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert find_known(read_sgf(PLAIN), games) == games.folder / "a.sgf"
    monkeypatch.delattr(IndexDatabase, "_check")
    (games.folder / "a.sgf").write_text(PLAIN.replace("d4", "d5"))
    (games.folder / "d.sgf").write_text(PLAIN)
    (games.folder / "b.sgf").unlink()
    assert find_known(read_sgf(PLAIN), games) == games.folder / "d.sgf"
    assert find_known(read_sgf(PLAIN.replace("d4", "d5")), games) == games.folder / "a.sgf"


def test_a_game_is_found_though_the_index_is_damaged(games: GameStore) -> None:
    assert find_known(read_sgf(PLAIN), games) == games.folder / "a.sgf"
    index = index_file(games.folder)
    index.write_bytes(index.read_bytes()[:100] + b"\xff" * 10_000)
    assert find_known(read_sgf(PLAIN), games) == games.folder / "a.sgf"
