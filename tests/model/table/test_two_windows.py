"""One game in two windows, and files that change behind our back: every move is kept, nothing written over."""

from pathlib import Path

import pytest

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.result import parse_result
from escabel_gui.record.storage.game_store import GameFile, GameStore
from escabel_gui.record.tags import tags_of
from tests.model.seating import MakeTable, close, last_left, lines, play, rest, told_at

FRIENDS = GameSetup("escabel", 4, (Player(0, "Ada"), Player(0, "Bo")))


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    """Return a table with a game of which the first move is on disk."""
    table = make_table(FRIENDS, moves="b2")
    rest(table)
    return table


def path_of(table: Table) -> Path:
    assert table.path is not None
    return table.path


def resumed_elsewhere(make_table: MakeTable, table: Table) -> Table:
    """Return the table of another window that opens the game which is on this one."""
    other = make_table()
    other.resume(*other.kept_games.open(path_of(table)))
    return other


def test_what_two_windows_play_in_one_game_is_kept(make_table: MakeTable, table: Table, games: Path) -> None:
    other = resumed_elsewhere(make_table, table)
    play(other, "d4 a1")
    rest(other)
    told = told_at(table)
    play(table, "a2")
    rest(table)
    assert lines(table.game.tree) == lines(last_left(games).tree) == ["b2 a2", "b2 d4 a1"]
    assert table.game.node is table.game.tree.last_node()
    assert len(told) == 1
    assert "both lines are kept" in told[0]
    told = told_at(other)
    play(other, "a3")
    rest(other)
    assert lines(last_left(games).tree) == ["b2 d4 a1 a3", "b2 a2"]
    assert len(told) == 1


def test_what_two_windows_write_at_one_move_is_kept(make_table: MakeTable, table: Table, games: Path) -> None:
    other = resumed_elsewhere(make_table, table)
    other.game.comment("theirs")
    other.keep()
    rest(other)
    table.game.comment("ours")
    told = told_at(table)
    table.keep()
    rest(table)
    assert last_left(games).tree.last_node().comment == "ours\ntheirs"
    assert told == [], "no move has come"


def test_a_window_that_is_closed_without_news_takes_in_what_was_played_elsewhere(
    make_table: MakeTable, table: Table, games: Path
) -> None:
    other = resumed_elsewhere(make_table, table)
    play(other, "d4")
    other.giving_up.resign()
    rest(other)
    close(table)
    left = last_left(games).tree
    assert lines(left) == ["b2 d4"]
    assert left.result == parse_result("W+R")


def test_a_game_that_is_left_without_news_writes_over_nothing(make_table: MakeTable, table: Table, games: Path) -> None:
    path, other = path_of(table), resumed_elsewhere(make_table, table)
    play(other, "c3")
    rest(other)
    table.begin(FRIENDS)
    rest(table)
    assert lines(GameStore(games).open(path).tree) == ["b2 c3"]


def test_a_game_that_another_window_renames_goes_on_by_that_name(table: Table, games: Path) -> None:
    GameStore(games).rename(path_of(table), "The [long] one")
    told = told_at(table)
    play(table, "c3")
    rest(table)
    left = last_left(games).tree
    assert (left.name, lines(left)) == ("The [long] one", ["b2 c3"])
    assert told == []


@pytest.mark.parametrize(
    ("mine", "theirs", "kept"),
    [
        (("b", "c"), ("a", "b", "d"), ("b", "c", "d")),
        ((), ("a", "b"), ()),
        (("a", "b"), (), ()),
        (("a", "b"), ("a", "b", "c"), ("a", "b", "c")),
    ],
)
def test_tags_that_two_windows_change_are_all_kept(
    table: Table, games: Path, mine: tuple[str, ...], theirs: tuple[str, ...], kept: tuple[str, ...]
) -> None:
    before = ("a", "b")
    table.change_tags(before, ())
    rest(table)
    GameStore(games).change_tags(path_of(table), theirs, set(before) - set(theirs))
    table.change_tags(mine, set(before) - set(mine))
    rest(table)
    assert tags_of(last_left(games).tree) == tags_of(table.game.tree) == kept


def test_a_game_that_is_played_while_it_is_renamed_loses_nothing(
    table: Table, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, look, moves = GameStore(games), GameStore._look, ["c3"]

    def look_after_a_move(self: GameStore, file: GameFile) -> None:
        if moves and self is kept:
            play(table, moves.pop())
        look(self, file)

    monkeypatch.setattr(GameStore, "_look", look_after_a_move)
    kept.rename(path_of(table), "New")
    left = last_left(games).tree
    assert (left.name, lines(left)) == ("New", ["b2 c3"])


def test_a_game_whose_file_is_deleted_is_kept_again(table: Table, games: Path) -> None:
    path_of(table).unlink()
    play(table, "c3")
    assert lines(last_left(games).tree) == ["b2 c3"]


@pytest.mark.parametrize("content", [b"(;GM[101]SZ[7];B[d4])", b"no game", b"", b"(;GM[101]SZ[4];B[a1"])
def test_what_has_taken_the_place_of_a_game_stays_there(table: Table, games: Path, content: bytes) -> None:
    place = path_of(table)
    place.write_bytes(content)
    told = told_at(table)
    play(table, "c3")
    rest(table)
    assert place.read_bytes() == content
    assert table.path != place
    assert lines(last_left(games).tree) == ["b2 c3"]
    assert len(told) == 1
    assert "in a new file" in told[0]


def test_a_file_that_was_only_touched_is_still_the_game(table: Table) -> None:
    path_of(table).touch()
    told = told_at(table)
    play(table, "c3")
    rest(table)
    assert told == []


def test_an_empty_game_that_is_played_elsewhere_is_not_removed(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    rest(table)
    path, other = path_of(table), resumed_elsewhere(make_table, table)
    play(other, "b2")
    rest(other)
    table.begin(FRIENDS)
    rest(table)
    assert lines(GameStore(games).open(path).tree) == ["b2"]
