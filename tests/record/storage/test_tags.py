"""Tags of games are kept in their files, among whatever else stands there."""

import os
from pathlib import Path

import pytest

from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.storage.importing import import_games
from escabel_gui.record.tags import MAX_TAG_CHARS, MAX_TAGS, change_tags, clean_tag, tags_of
from tests.record.indexed import OpenIndex, files

GAME = "(;GM[101]SZ[4]XTAGS[ending][a\\]b];B[b2])"


@pytest.mark.parametrize(
    ("written", "tag"),
    [("  to \n show ", "to show"), ("", ""), ("\x00\ud800", "?"), ("x" * 1000, "x" * MAX_TAG_CHARS)],
)
def test_a_tag_is_one_short_line(written: str, tag: str) -> None:
    assert clean_tag(written) == tag


def test_tags_survive_in_the_file_of_a_game() -> None:
    tree = read_sgf(GAME)
    assert tags_of(tree) == ("a]b", "ending")
    change_tags(tree, ["lost", "Ending"], ["A]B"])
    assert tags_of(read_sgf(write_sgf(tree))) == ("ending", "lost")
    change_tags(tree, [], ["lost", "ending"])
    assert "XTAGS" not in write_sgf(tree)


def test_no_file_makes_too_many_or_too_long_tags() -> None:
    values = "".join(f"[{'y' * 5000}{number}]" for number in range(1000))
    assert tags_of(read_sgf(GAME.replace("[ending]", values))) == ("y" * MAX_TAG_CHARS,)
    many = read_sgf(GAME)
    change_tags(many, [str(number) for number in range(100)], [])
    assert len(tags_of(many)) == MAX_TAGS


def tag(games: Path, name: str, *tags: str) -> None:
    GameStore(games).change_tags(games / f"{name}.sgf", tags, ())


def test_games_are_found_by_their_tags_and_words(games: Path, open_index: OpenIndex) -> None:
    index = open_index()
    index.refresh()
    tag(games, "2", "ending", "Lost to Bo")
    tag(games, "4", "ending")
    index.refresh()
    assert files(index, tag="ending") == ["4", "2"]
    assert files(index, tag="end") == []
    assert files(index, text="lost") == ["2"]
    assert index.tags() == ("ending", "Lost to Bo")
    index.close()
    index.path.unlink()
    anew = open_index()
    anew.refresh()
    assert files(anew, tag="ending") == ["4", "2"]


def test_a_game_keeps_its_time_and_the_index_notices_other_tags(games: Path, open_index: OpenIndex) -> None:
    os.utime(games / "3.sgf", (1e9, 1e9))
    tag(games, "3", "abc")
    index = open_index()
    index.refresh()
    tag(games, "3", "xyz")
    GameStore(games).change_tags(games / "3.sgf", (), ["abc"])
    assert int((games / "3.sgf").stat().st_mtime) == 1_000_000_000
    index.refresh()
    assert index.tags() == ("xyz",)


def test_imported_merged_and_copied_games_keep_their_tags(games: Path, tmp_path: Path) -> None:
    tag(games, "1", "club")
    (tmp_path / "elsewhere.sgf").write_text(GAME)
    (imported,) = import_games([tmp_path / "elsewhere.sgf"], games, "escabel", 4, {}).files
    store = GameStore(games)
    assert tags_of(store.open(imported).tree) == ("a]b", "ending")
    twin = store.duplicate(imported, "twin")
    store.change_tags(twin, ["twin"], ["ending"])
    store.merge([store.open(imported), store.open(twin)], "both")
    tags = [tags_of(store.open(path).tree) for path in games.glob("elsewhere*.sgf")]
    assert sorted(tags) == [("a]b", "ending"), ("a]b", "ending", "twin"), ("a]b", "twin")]
