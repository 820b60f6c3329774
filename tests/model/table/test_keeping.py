"""Games keep themselves: each move is on disk before the next, and a game is left when it is there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.time_control import FISCHER, TimeControl
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import IllegalMove
from tests.model.seating import (
    FRIENDS,
    MakeTable,
    StartEngine,
    close,
    let_settle,
    moves_to,
    on_disk,
    play,
    rest,
)
from tests.move_lists import format_move_list
from tests.slow_disk import SlowDisk

LetPass = Callable[[float], None]


def test_every_move_is_on_disk_before_the_next(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    played: list[str] = []
    for move in ("b2", "c3", "d4", "a1"):
        play(table, move)
        assert on_disk(games).split()[: len(played)] == played
        played.append(move)


def test_a_finished_move_is_told_when_it_is_safe(qtbot: QtBot, make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    rest(table)
    for number, move in enumerate(("b2", "c3", "d4"), start=1):
        with qtbot.waitSignal(table.kept):
            play(table, move)
        assert len(on_disk(games).split()) == number


def test_nothing_is_told_to_be_safe_while_the_last_move_is_still_written(
    qtbot: QtBot, make_table: MakeTable, slow_disk: SlowDisk
) -> None:
    table = make_table(FRIENDS, moves="b2")
    rest(table)
    with slow_disk:
        with qtbot.assertNotEmitted(table.kept, wait=50):
            table.play_text("c3")
        with qtbot.waitSignal(table.kept):
            slow_disk.release()


def test_a_move_waits_for_the_disk_and_the_window_does_not(make_table: MakeTable, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS, moves="b2")
    rest(table)
    with slow_disk:
        table.play_text("c3")
        assert moves_to(table) == "b2 c3"
        table.play_text("d4")
        assert moves_to(table) == "b2 c3"
        with pytest.raises(IllegalMove, match="the disk is slow"):
            table.play_text("a1")
        slow_disk.release()
        let_settle(table)
    assert moves_to(table) == "b2 c3 d4"


def test_a_move_that_waits_is_checked_at_once(make_table: MakeTable, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        with pytest.raises(IllegalMove, match="taken"):
            table.play_text("b2")
        table.play_text("c3")


def test_no_clock_runs_while_a_move_waits_for_the_disk(
    make_table: MakeTable, slow_disk: SlowDisk, let_pass: LetPass
) -> None:
    table = make_table(FRIENDS._replace(control=TimeControl(FISCHER, main=60, extra=5)), moves="b2")
    rest(table)
    with slow_disk:
        table.play_text("c3")
        let_pass(10)
        table.play_text("d4")
        let_pass(1000)
        assert [table.clock.left(person).seconds for person in (0, 1)] == [50, 65]
        slow_disk.release()
        let_settle(table)
    assert [table.clock.left(person).seconds for person in (0, 1)] == [55, 65]
    let_pass(7)
    assert [table.clock.left(person).seconds for person in (0, 1)] == [55, 58]


def test_a_move_that_waits_for_the_disk_can_be_taken_back(make_table: MakeTable, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        table.play_text("c3")
        assert table.moving.can_take_back
        table.moving.take_back()
        table.play_text("d4")
        slow_disk.release()
        let_settle(table)
    assert moves_to(table) == "b2 d4"


def test_who_looks_elsewhere_has_not_made_the_move_that_waited(make_table: MakeTable, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        table.play_text("c3")
        table.game.go_to_start()
        slow_disk.release()
        rest(table)
    assert format_move_list(table.game.tree) == "b2"


def test_the_bot_thinks_of_a_move_when_it_is_shown(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, slow_disk: SlowDisk
) -> None:
    table = make_table(FRIENDS._replace(players=(Player(), Player(2))), start_engine().bot)
    rest(table)
    with slow_disk:
        table.play_text("d4")
        with qtbot.waitSignal(table.bot.chose):
            pass
        assert moves_to(table) == "d4"
        assert not table.turns.is_thinking
        slow_disk.release()
        qtbot.waitUntil(lambda: moves_to(table) == "d4 a1")


def test_a_game_is_left_when_its_last_move_is_on_disk(make_table: MakeTable, games: Path, slow_disk: SlowDisk) -> None:
    table = make_table(FRIENDS, moves="b2")
    rest(table)
    left = table.path
    with slow_disk:
        table.play_text("c3")
        table.play_text("d4")
        table.begin(FRIENDS._replace(size=5))
        assert table.game.rules.size == 4
        assert not table.may_play
        slow_disk.release()
        rest(table)
    assert table.game.rules.size == 5
    assert left is not None
    assert format_move_list(GameStore(games).open(left).tree) == "b2 c3 d4"


@pytest.mark.parametrize("moves", ["", "b2 c3"])
def test_what_is_on_disk_is_left_at_once(make_table: MakeTable, slow_disk: SlowDisk, moves: str) -> None:
    table = make_table(FRIENDS)
    play(table, moves)
    with slow_disk:
        table.begin(FRIENDS._replace(size=5))
        assert table.game.rules.size == 5
        table.play_text("b2")
        assert moves_to(table) == "b2"
        slow_disk.release()


def test_a_table_is_closed_when_everything_is_on_disk(
    qtbot: QtBot, make_table: MakeTable, games: Path, slow_disk: SlowDisk
) -> None:
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        with qtbot.assertNotEmitted(table.closed, wait=50):
            table.close()
        with qtbot.waitSignal(table.closed):
            slow_disk.release()
    assert on_disk(games) == "b2"


def test_a_table_that_closes_closes_whatever_else_was_on_its_way(
    qtbot: QtBot, make_table: MakeTable, games: Path, slow_disk: SlowDisk
) -> None:
    """Begin another game while the table closes: what was asked for before may be read only now."""
    table = make_table(FRIENDS)
    rest(table)
    with slow_disk:
        table.play_text("b2")
        table.close()
        table.begin(FRIENDS._replace(size=5))
        with qtbot.waitSignal(table.closed):
            slow_disk.release()
    assert on_disk(games) == "b2"


# ---- files


def test_empty_games_leave_no_file(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    for _ in range(3):
        rest(table)
        table.begin(FRIENDS)
    play(table, "b2")
    table.begin(FRIENDS)
    rest(table)
    close(table)
    assert len(list(games.glob("*.sgf"))) == 2


def test_every_game_has_its_own_file(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    for _ in range(3):
        play(table, "b2")
        table.play_again()
        rest(table)
    close(table)
    assert len(list(games.glob("*.sgf"))) == 4


def test_a_game_from_elsewhere_is_kept_as_a_copy(make_table: MakeTable, games: Path) -> None:
    tree = GameTree(make_rules("escabel", 4))
    tree.add_move(tree.root, tree.rules.parse_move("b2"))
    table = make_table()
    table.put(tree)
    play(table, "c3")
    close(table)
    assert on_disk(games) == "b2 c3"
    assert table.path is not None
    assert table.path.parent == games
