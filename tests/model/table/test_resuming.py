"""One goes on where one has left, whatever a file says of that."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import escabel_gui.model.table.autosave
import escabel_gui.model.table.sessions
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.match_score import MatchScore
from escabel_gui.model.table.table import Table
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.storage.game_store import GameFile, GameStore
from escabel_gui.record.time_control import SUDDEN_DEATH, TimeControl
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.moves import SWAP
from tests.model.seating import (
    FRIENDS,
    MakeTable,
    StartEngine,
    close,
    last_left,
    lines,
    moves_to,
    on_disk,
    play,
    rest,
)

LetPass = Callable[[float], None]


def resumed(make_table: MakeTable, games: Path) -> Table:
    """Return the table of a program that is started again."""
    table = make_table()
    table.resume(*last_left(games))
    return table


def test_a_game_that_is_opened_is_the_one_to_resume_at_once(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS, moves="b2")
    rest(table)
    first = table.path
    table.begin(FRIENDS)
    rest(table)
    assert first is not None
    table.resume(*GameStore(games).open(first))
    rest(table)
    assert last_left(games).path == first


def test_one_goes_on_where_one_has_left(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS, moves="b2 c3 d4")
    table.game.go_back()
    table.game.go_back()
    play(table, "a1 a2")
    table.game.go_back()
    close(table)
    again = resumed(make_table, games)
    assert moves_to(again) == "b2 a1"
    assert again.setup == FRIENDS
    assert again.path == table.path
    again.game.go_on()
    assert moves_to(again) == "b2 a1 a2"


@pytest.mark.parametrize("players", [(Player(0, "Ada"), Player(3)), (Player(8), Player(1, "")), (Player(), Player())])
def test_the_same_players_sit_there_again(make_table: MakeTable, games: Path, players: tuple[Player, Player]) -> None:
    table = make_table(GameSetup("escabel:setup=checkered-white", 5, players, score=MatchScore(3, 2)))
    close(table)
    assert resumed(make_table, games).setup == table.setup


def test_swapped_seats_stay_swapped(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS, moves="b2")
    table.play(SWAP)
    close(table)
    again = resumed(make_table, games)
    assert again.player_of(again.game.node.turn).name == "Ada"
    assert moves_to(again) == "b2 swap-sides"


def test_clocks_stand_still_until_somebody_moves(make_table: MakeTable, games: Path, let_pass: LetPass) -> None:
    table = make_table(FRIENDS._replace(control=TimeControl(SUDDEN_DEATH, main=60)), moves="b2 c3")
    let_pass(12)
    close(table)
    again = resumed(make_table, games)
    let_pass(1000)
    assert again.turns.is_paused
    assert [again.clock.left(person).seconds for person in (0, 1)] == [48, 60]
    play(again, "d4")
    let_pass(5)
    assert again.clock.left(1).seconds == 55


def test_clocks_stand_still_when_one_left_while_looking_back(
    make_table: MakeTable, games: Path, let_pass: LetPass
) -> None:
    table = make_table(FRIENDS._replace(control=TimeControl(SUDDEN_DEATH, main=60)), moves="b2 c3")
    table.game.go_back()
    close(table)
    again = resumed(make_table, games)
    again.game.go_to_end()
    let_pass(1000)
    assert [again.clock.left(person).seconds for person in (0, 1)] == [60, 60]


def test_the_bot_goes_on_thinking_by_itself(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, games: Path
) -> None:
    table = make_table(FRIENDS._replace(players=(Player(), Player(2))), start_engine("slow").bot, moves="d4")
    close(table)
    again = resumed(make_table, games)
    qtbot.waitUntil(lambda: moves_to(again) == "d4 a1")


def test_two_bots_wait_to_be_told(qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, games: Path) -> None:
    table = make_table(GameSetup("escabel", 3, (Player(1), Player(1))), start_engine("slow").bot)
    close(table)
    again = resumed(make_table, games)
    assert again.turns.is_paused
    with qtbot.waitSignal(again.finished):
        again.unpause()


def test_a_resignation_is_kept(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS, moves="b2 c3")
    table.giving_up.resign()
    close(table)
    again = resumed(make_table, games)
    assert again.game.result == parse_result("W+R")
    again.moving.take_back()
    play(again, "d4")


def test_where_one_looks_is_written_down_after_a_while(
    qtbot: QtBot, make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(escabel_gui.model.table.autosave, "SETTLE_MS", 1)
    table = make_table(FRIENDS, moves="b2 c3")
    table.game.go_to_start()
    qtbot.waitUntil(lambda: last_left(games).session["node"] == "")


@pytest.mark.parametrize(
    "session",
    [
        {},
        {"node": "0.0.9.x", "black": "nobody", "white": "bot 77", "control": "soon", "black-left": "later"},
        {"node": "-1", "control": "sudden 60 0 0", "black-left": "nan 0 0", "white-left": "5.0 0 0"},
    ],
)
def test_a_damaged_session_loses_no_move(make_table: MakeTable, games: Path, session: dict[str, str]) -> None:
    tree = GameTree(make_rules("escabel", 4))
    tree.add_move(tree.add_move(tree.root, tree.rules.parse_move("b2")), tree.rules.parse_move("c3"))
    games.mkdir()
    GameStore(games).save(GameFile(games / "a.sgf"), tree, session)
    again = resumed(make_table, games)
    again.game.go_to_end()
    assert moves_to(again) == "b2 c3"


def test_what_a_newer_version_says_of_a_session_stays(make_table: MakeTable, games: Path) -> None:
    newer = {"mood": "good: very", "control": "sudden 60 0 0", "black-left": "9.0 0 0", "white-left": "8.0 0 0"}
    games.mkdir()
    GameStore(games).save(GameFile(games / "a.sgf"), GameTree(make_rules("escabel", 4)), newer)
    table = resumed(make_table, games)
    table.change_players(*FRIENDS.players)
    play(table, "b2 c3")
    rest(table)
    left = last_left(games).session
    assert left["mood"] == "good: very"
    assert left["node"] == "0.0"
    table.begin(FRIENDS)
    play(table, "b2")
    rest(table)
    assert "mood" not in last_left(games).session


# ---- sessions of others


HOSTILE: list[dict[str, str]] = [
    {"node": "9" * 5_000},
    {"node": ".".join(["0"] * 100_000)},
    {"control": "byo-yomi 0 0 9999999", "black-left": "0.0 9999999 1", "white-left": "0.0 9999999 1"},
    {"black": "bot " + "9" * 5_000, "white": "person: " + "x" * 100_000},
    {"control": "sudden ٣ 0 0", "black-left": "nan 0 0"},
]


@pytest.mark.parametrize("session", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_session_costs_nothing(make_table: MakeTable, games: Path, session: dict[str, str]) -> None:
    table = make_table(FRIENDS, moves="b2")
    rest(table)
    mine, tree = table.path, GameTree(make_rules("escabel", 4))
    tree.add_move(tree.root, tree.rules.parse_move("d4"))
    theirs = games / "theirs.sgf"
    GameStore(games).save(GameFile(theirs), tree, session)
    table.resume(*GameStore(games).open(theirs))
    rest(table)
    table.game.go_to_end()
    assert (moves_to(table), table.path) == ("d4", theirs)
    assert mine is not None
    assert lines(GameStore(games).open(mine).tree) == ["b2"]


def test_a_session_that_cannot_be_read_leaves_the_game_on_the_table(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS, moves="b2")
    mine = table.path
    monkeypatch.setattr(escabel_gui.model.table.sessions, "parse_place", lambda *_: int("odd"))
    with pytest.raises(ValueError, match="odd"):
        table.resume(GameFile(games / "other.sgf"), GameTree(make_rules("escabel", 5)), {})
    play(table, "c3")
    rest(table)
    assert table.path == mine
    assert on_disk(games) == "b2 c3"
    assert not (games / "other.sgf").exists()


def test_the_session_of_a_game_from_elsewhere_is_not_believed(make_table: MakeTable) -> None:
    table = make_table()
    table.put(read_sgf("(;GM[101]RU[escabel]SZ[4]XRESUME[black:bot 8][node:];B[b2])"))
    rest(table)
    assert not table.seating.is_anybody_away
    assert moves_to(table) == "b2"
    assert "XRESUME" not in table.game.tree.root.properties
