"""Clocks at the table: they belong to persons, wait for the first move, and decide the game."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.edits import Edits
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.result import parse_result
from escabel_gui.record.time_control import SUDDEN_DEATH, TimeControl
from escabel_gui.rules.moves import SWAP
from tests.model.seating import MakeTable, StartEngine, moves_to, play, reopened

LetPass = Callable[[float], None]

ONE_MINUTE = GameSetup("escabel", 4, (Player(), Player()), TimeControl(SUDDEN_DEATH, main=60))


@pytest.fixture
def table(let_pass: LetPass, make_table: MakeTable) -> Table:
    """Return a table of two friends with a minute each."""
    return make_table(ONE_MINUTE)


def seconds(table: Table) -> tuple[float, float]:
    """Return the seconds left to the person who began with Black, and to the other one."""
    return table.clock.left(0).seconds, table.clock.left(1).seconds


def test_the_first_move_may_take_as_long_as_one_likes(table: Table, let_pass: LetPass) -> None:
    let_pass(1000)
    play(table, "b2")
    assert seconds(table) == (60, 60)


def test_after_the_first_move_the_clock_of_the_person_to_move_runs(table: Table, let_pass: LetPass) -> None:
    play(table, "b2")
    let_pass(10)
    play(table, "c3")
    let_pass(5)
    assert seconds(table) == (55, 50)


def test_time_left_stands_beside_the_moves(table: Table, let_pass: LetPass) -> None:
    play(table, "b2")
    let_pass(10)
    play(table, "c3")
    let_pass(5.5)
    play(table, "d4")
    line = table.game.tree.main_line()
    assert [(node.values("BL"), node.values("WL")) for node in line[1:]] == [([], []), ([], ["50.0"]), (["54.5"], [])]


def test_without_a_clock_nothing_stands_beside_the_moves(make_table: MakeTable) -> None:
    table = make_table(GameSetup("escabel", 4, (Player(), Player())), moves="b2 c3 d4")
    assert all(node.stored_properties is None for node in table.game.tree.main_line()[1:])


def test_a_swap_changes_colors_and_not_clocks(table: Table, let_pass: LetPass) -> None:
    play(table, "b2")
    let_pass(10)
    table.play(SWAP)
    let_pass(20)
    assert seconds(table) == (40, 50)


def test_looking_back_stops_the_clocks(table: Table, let_pass: LetPass) -> None:
    play(table, "b2 c3")
    table.game.go_back()
    let_pass(1000)
    assert seconds(table) == (60, 60)
    table.game.go_to_end()
    let_pass(7)
    assert seconds(table) == (53, 60)


def test_a_pause_stops_the_clocks(table: Table, let_pass: LetPass) -> None:
    play(table, "b2")
    table.pause()
    let_pass(1000)
    table.unpause()
    let_pass(1)
    assert seconds(table) == (60, 59)


def test_a_move_ends_a_pause(table: Table, let_pass: LetPass) -> None:
    play(table, "b2")
    table.pause()
    play(table, "c3")
    let_pass(4)
    assert seconds(table) == (56, 60)


def test_who_runs_out_of_time_has_lost(qtbot: QtBot, table: Table, let_pass: LetPass) -> None:
    play(table, "b2 c3 d4")
    with qtbot.waitSignal(table.finished):
        let_pass(60)
    assert table.game.result == parse_result("B+T")
    assert not table.may_play


def test_after_a_swap_the_color_that_one_has_now_loses(qtbot: QtBot, table: Table, let_pass: LetPass) -> None:
    play(table, "b2")
    table.play(SWAP)
    with qtbot.waitSignal(table.finished):
        let_pass(60)
    assert table.game.result == parse_result("B+T")
    assert table.clock.left(0).seconds == 0


def test_a_loss_on_time_can_be_taken_back_and_the_clocks_wait(qtbot: QtBot, table: Table, let_pass: LetPass) -> None:
    play(table, "b2 c3")
    with qtbot.waitSignal(table.finished):
        let_pass(60)
    table.moving.take_back()
    assert (table.game.result, table.turns.is_paused, moves_to(table)) == (None, True, "b2 c3")
    table.unpause()
    assert table.clock.left(0).seconds == 60
    assert not table.game.is_over


def test_in_a_variation_of_a_lost_game_nobody_is_short_of_time(qtbot: QtBot, table: Table, let_pass: LetPass) -> None:
    play(table, "b2 c3 d4")
    with qtbot.waitSignal(table.finished):
        let_pass(60)
    table.game.go_back()
    with qtbot.assertNotEmitted(table.finished):
        play(table, "a1 a2")
        let_pass(1000)
    assert table.clock.running is None
    assert (table.game.result, table.game.tree.result) == (None, parse_result("B+T"))


def test_a_finished_game_needs_no_clock(table: Table) -> None:
    play(table, "b1 a2 b2 a3 b3 a4 b4 d1")
    assert table.clock.running is None


def test_the_bot_that_thinks_too_long_loses_on_time(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, let_pass: LetPass
) -> None:
    table = make_table(ONE_MINUTE._replace(players=(Player(), Player(1))), start_engine("slow").bot, moves="b2")
    with qtbot.waitSignal(table.finished):
        let_pass(60)
    assert table.game.result == parse_result("B+T")
    assert not table.turns.is_thinking


@pytest.fixture
def lost(qtbot: QtBot, table: Table, let_pass: LetPass) -> Table:
    """Return a table with a game that was lost on time, and a variation of it."""
    play(table, "b2 c3 d4")
    with qtbot.waitSignal(table.finished):
        let_pass(60)
    table.game.go_back()
    play(table, "a1")
    return table


def test_there_is_nothing_to_pause_in_a_variation_of_a_game_that_is_over(lost: Table) -> None:
    assert not lost.turns.may_pause
    table = reopened(lost)
    assert (moves_to(table), table.game.is_decided) == ("b2 c3 a1", True)
    assert not table.turns.may_unpause


@pytest.mark.parametrize("is_deleted", [False, True])
def test_a_game_that_goes_on_by_an_edit_after_a_loss_on_time_waits_and_has_time(
    lost: Table, let_pass: LetPass, is_deleted: bool
) -> None:
    edits, game = Edits(lost), lost.game
    if is_deleted:
        edits.remove(game.node)
        game.go_to_end()
        edits.remove(game.node)
    else:
        edits.promote(game.node)
    assert (game.is_decided, lost.turns.may_unpause) == (False, True)
    let_pass(1000)
    assert seconds(lost) == (60, 60)
    lost.unpause()
    let_pass(10)
    assert sum(seconds(lost)) == 110
