"""The bot at the table: it moves when it is its turn, and never gets in the way."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

import escabel_gui.model.engines.bot
from escabel_gui.model.players.bot_player import UNLIMITED_LEVEL
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Play
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.result import parse_result
from escabel_gui.record.time_control import BYO_YOMI, FISCHER, SUDDEN_DEATH, TimeControl, TimeLeft
from escabel_gui.record.tree import ASSISTANCE, GameTree, Node
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, WHITE
from tests.model.seating import FakeEngine, MakeTable, StartEngine, let_settle, moves_to, play, rest

AGAINST_BOT = GameSetup("escabel", 4, (Player(), Player(2)))
BOT_BEGINS = GameSetup("escabel", 4, (Player(2), Player()))
BOTS = GameSetup("escabel", 3, (Player(1), Player(3)))


@pytest.fixture
def slow(start_engine: StartEngine) -> FakeEngine:
    return start_engine("slow")


@pytest.fixture
def thinking(qtbot: QtBot, make_table: MakeTable, slow: FakeEngine) -> Table:
    """Return a table at which d4 has been played and the bot thinks about its answer."""
    table = make_table(AGAINST_BOT, slow.bot, moves="d4")
    qtbot.waitUntil(lambda: "genmove white" in slow.heard)
    return table


def test_the_bot_answers(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(AGAINST_BOT)
    with qtbot.waitSignal(table.bot.chose):
        play(table, "d4")
    assert moves_to(table) == "d4 a1"
    assert table.may_play


def test_the_bot_begins_when_it_has_black(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(BOT_BEGINS)
    qtbot.waitUntil(lambda: moves_to(table) == "a1")


def test_nobody_moves_for_the_bot(thinking: Table) -> None:
    assert thinking.turns.is_thinking
    assert not thinking.may_play
    with pytest.raises(IllegalMove, match="bot’s turn"):
        play(thinking, "c3")


def test_nobody_is_told_to_wait_for_a_bot_that_is_paused(thinking: Table) -> None:
    playing = Play(thinking)
    assert "wait" in playing.why_refused(None, 0).text
    thinking.pause()
    assert "paused" in playing.why_refused(None, 0).text
    with pytest.raises(IllegalMove, match="paused"):
        play(thinking, "c3")


def test_the_bot_moves_at_once_when_asked_to(qtbot: QtBot, thinking: Table) -> None:
    with qtbot.waitSignal(thinking.bot.chose):
        thinking.let_bot_move()
    assert moves_to(thinking) == "d4 a1"


def test_the_bot_moves_for_a_person_who_asks_it_to(qtbot: QtBot, make_table: MakeTable, slow: FakeEngine) -> None:
    table = make_table(AGAINST_BOT._replace(players=(Player(), Player())), slow.bot)
    table.let_bot_move()
    assert table.turns.is_thinking
    assert table.may_play
    qtbot.waitUntil(lambda: "genmove black" in slow.heard)
    table.let_bot_move()
    qtbot.waitUntil(lambda: moves_to(table) == "a1")
    assert not table.turns.is_thinking


def test_what_the_bot_does_for_a_person_is_not_told_as_its_own(
    qtbot: QtBot, make_table: MakeTable, slow: FakeEngine
) -> None:
    table = make_table(BOT_BEGINS, slow.bot)
    qtbot.waitUntil(lambda: "genmove black" in slow.heard)
    table.let_bot_move()
    qtbot.waitUntil(lambda: table.may_play and moves_to(table) == "a1")
    let_settle(table)
    told: list[object] = []
    table.said.connect(told.append)
    table.let_bot_move()
    table.bot.chose.emit(SWAP)
    assert moves_to(table) == "a1 swap-sides"
    assert not told, "and not that the bot has taken over Black, which is the person's now"


def test_a_person_may_be_faster_than_the_bot_that_was_asked(
    qtbot: QtBot, make_table: MakeTable, slow: FakeEngine
) -> None:
    table = make_table(AGAINST_BOT._replace(players=(Player(), Player())), slow.bot)
    table.let_bot_move()
    play(table, "c3")
    assert not table.turns.is_thinking
    assert moves_to(table) == "c3"


def test_taking_back_while_the_bot_thinks_stops_it(qtbot: QtBot, thinking: Table, slow: FakeEngine) -> None:
    thinking.moving.take_back()
    assert not thinking.turns.is_thinking
    assert (moves_to(thinking), thinking.game.node.turn) == ("", BLACK)
    play(thinking, "c3")
    qtbot.waitUntil(lambda: slow.heard.count("genmove white") == 2)
    thinking.let_bot_move()
    qtbot.waitUntil(lambda: moves_to(thinking) == "c3 a1")
    assert slow.starts == 1


def test_taking_back_goes_to_ones_own_turn(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(AGAINST_BOT)
    for move in ("d4", "d3"):
        with qtbot.waitSignal(table.bot.chose):
            play(table, move)
    table.moving.take_back()
    assert moves_to(table) == "d4 a1"
    assert table.game.node.text(ASSISTANCE) == "take-back"
    table.moving.redo()
    assert moves_to(table) == "d4 a1 d3 b1"
    assert not any(node.text(ASSISTANCE) for node in table.game.tree.main_line())
    table.moving.take_back()
    play(table, "d3")
    assert moves_to(table) == "d4 a1 d3 b1", "the same move is answered as it was"
    assert table.may_play
    table.moving.take_back()
    table.note_help("hint")
    table.moving.redo()
    assert [node.text(ASSISTANCE) for node in table.game.tree.main_line()] == ["", "", "hint", "", ""]


def test_a_game_goes_on_from_its_end_that_was_taken_back_and_the_bot_with_it(
    qtbot: QtBot, make_table: MakeTable
) -> None:
    table = make_table(AGAINST_BOT)
    tree = GameTree(make_rules(AGAINST_BOT.wire_name, 4))
    node: Node = tree.root
    for text in ["b1", "a2", "b2", "a3", "b3", "a4", "b4", "d1"]:
        node = tree.add_legal_move(node, tree.rules.parse_legal_move(tree.state_at(node), text))
    table.begin(AGAINST_BOT, tree)
    rest(table)
    assert table.game.is_over
    table.moving.take_back()
    assert moves_to(table) == "b1 a2 b2 a3 b3 a4"
    assert table.would_help_be_unfair
    with qtbot.waitSignal(table.bot.chose):
        play(table, "d1")
    assert moves_to(table) == "b1 a2 b2 a3 b3 a4 d1 a1"
    assert not table.game.is_decided


def test_the_first_move_of_the_bot_cannot_be_taken_back(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(BOT_BEGINS)
    qtbot.waitUntil(lambda: moves_to(table) == "a1")
    assert not table.moving.can_take_back
    table.moving.take_back()
    assert moves_to(table) == "a1"


def test_looking_back_stops_the_bot_and_returning_starts_it_again(qtbot: QtBot, thinking: Table) -> None:
    thinking.game.go_back()
    assert not thinking.turns.is_thinking
    thinking.game.go_to_end()
    assert thinking.turns.is_thinking
    thinking.let_bot_move()
    qtbot.waitUntil(lambda: moves_to(thinking) == "d4 a1")


def test_a_new_game_stops_the_bot(qtbot: QtBot, thinking: Table) -> None:
    thinking.begin(AGAINST_BOT)
    assert not thinking.turns.is_thinking
    assert moves_to(thinking) == ""


def test_one_may_resign_while_the_bot_thinks(thinking: Table) -> None:
    thinking.giving_up.resign()
    assert thinking.game.result == parse_result("W+R")
    assert not thinking.turns.is_thinking


def test_after_a_swap_by_the_person_the_bot_plays_white(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(BOT_BEGINS)
    qtbot.waitUntil(lambda: moves_to(table) == "a1")
    let_settle(table)
    table.play(SWAP)
    assert table.player_of(WHITE).level
    qtbot.waitUntil(lambda: moves_to(table) == "a1 swap-sides b1")
    assert table.game.node.turn == BLACK
    assert table.may_play


def test_two_bots_play_to_the_end_by_themselves(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table()
    with qtbot.waitSignal(table.finished):
        table.begin(BOTS)
    assert table.game.result in (parse_result("B+"), parse_result("W+"))


def test_bots_play_at_their_own_levels(qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine) -> None:
    engine = start_engine()
    table = make_table(None, engine.bot)
    with qtbot.waitSignal(table.finished):
        table.begin(BOTS)
    told = [engine.heard[index - 2] for index, line in enumerate(engine.heard) if line.startswith("genmove")]
    assert told[:4] == ["level 1", "level 3", "level 1", "level 3"]


def test_bots_can_be_paused_and_go_on(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table()
    table.begin(BOTS)
    table.pause()
    assert not table.turns.is_thinking
    with qtbot.assertNotEmitted(table.bot.chose, wait=50):
        pass
    with qtbot.waitSignal(table.finished):
        table.unpause()


def test_a_restart_is_told_in_a_line_and_the_game_goes_on(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine
) -> None:
    table = make_table(AGAINST_BOT, start_engine("dies", times=1).bot)
    with qtbot.waitSignal(table.said) as said:
        play(table, "d4")
    assert said.args[0].text.startswith("The bot was restarted")
    qtbot.waitUntil(lambda: moves_to(table) == "d4 a1")


def test_a_bot_that_does_not_answer_rests_the_game_until_it_is_asked_again(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine
) -> None:
    engine = start_engine("dies", times=escabel_gui.model.engines.bot.MAX_FAILURES + 1)
    table = make_table(AGAINST_BOT, engine.bot)
    with qtbot.waitSignal(table.bot.gave_up):
        play(table, "d4")
    assert table.turns.is_paused
    assert not table.turns.is_thinking
    table.let_bot_move()
    qtbot.waitUntil(lambda: moves_to(table) == "d4 a1")


def test_a_change_of_level_counts_at_once(qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine) -> None:
    engine = start_engine("slow")
    table = make_table(AGAINST_BOT, engine.bot, moves="d4")
    qtbot.waitUntil(lambda: any(line.startswith("genmove") for line in engine.heard))
    table.change_players(Player(), Player(5))
    qtbot.waitUntil(lambda: "level 5" in engine.heard)
    assert table.turns.is_thinking


def test_friends_can_take_the_place_of_a_bot_that_does_not_answer(thinking: Table) -> None:
    thinking.change_players(Player(), Player())
    assert not thinking.turns.is_thinking
    play(thinking, "c3")
    assert moves_to(thinking) == "d4 c3"


@pytest.mark.parametrize(
    ("control", "told"),
    [
        (TimeControl(SUDDEN_DEATH, main=60), ["time_settings 60 0 0", "time_left white 60 0"]),
        (TimeControl(FISCHER, main=60, extra=5), ["time_settings 60 5 1", "time_left white 60 0"]),
        (TimeControl(BYO_YOMI, main=60, extra=10, periods=3), ["time_settings 70 10 1", "time_left white 70 0"]),
        (TimeControl(BYO_YOMI, main=0, extra=30, periods=3), ["time_settings 30 30 1", "time_left white 30 0"]),
    ],
)
def test_the_bot_is_told_its_time(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, control: TimeControl, told: list[str]
) -> None:
    engine = start_engine()
    table = make_table(AGAINST_BOT._replace(control=control), engine.bot)
    with qtbot.waitSignal(table.bot.chose):
        play(table, "d4")
    heard = [line for line in engine.heard if line.startswith("time_")]
    assert [line.replace("59 ", "60 ").replace("69 ", "70 ").replace("29 ", "30 ") for line in heard] == told


def test_in_a_period_the_bot_is_told_that_the_next_move_has_one_of_its_own(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine
) -> None:
    engine = start_engine()
    table = make_table(AGAINST_BOT._replace(control=TimeControl(BYO_YOMI, 60, 30, 3)), engine.bot)
    table.clock.restore(table.clock.control, [TimeLeft(30.0, 2, True), TimeLeft(30.0, 2, True)])
    with qtbot.waitSignal(table.bot.chose):
        play(table, "d4")
    heard = [line.replace("29 ", "30 ") for line in engine.heard if line.startswith("time_")]
    assert heard == ["time_settings 30 30 1", "time_left white 30 0"]


# ---- on the person's time


AGAINST_BEST = GameSetup("escabel", 4, (Player(), Player(UNLIMITED_LEVEL)))


def pondered(engine: FakeEngine) -> list[str]:
    """Return what the engine was told to look at: all that it heard since the last move it made, or from the start."""
    heard = engine.heard
    last = max((number for number, line in enumerate(heard) if line.startswith("genmove")), default=-1)
    return heard[last + 1 :]


@pytest.fixture
def watching(qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine) -> tuple[Table, FakeEngine]:
    """Return a table at which d4 has been answered, and the bot's engine, which ponders while the person thinks."""
    engine = start_engine("ponders")
    engine.bot.may_ponder = True
    table = make_table(AGAINST_BEST, engine.bot, moves="d4")
    qtbot.waitUntil(lambda: moves_to(table) == "d4 a1")
    qtbot.waitUntil(lambda: pondered(engine) == ["level 8", "ponder"])
    return table, engine


def test_the_person_moves_and_the_bot_answers_as_ever(qtbot: QtBot, watching: tuple[Table, FakeEngine]) -> None:
    table, engine = watching
    play(table, "c3")
    qtbot.waitUntil(lambda: moves_to(table) == "d4 a1 c3 b1")
    qtbot.waitUntil(lambda: pondered(engine) == ["level 8", "ponder"])
    assert "undo" not in engine.heard
    assert engine.starts == 1


@pytest.mark.parametrize(
    "step",
    [lambda table: table.giving_up.resign(), lambda table: table.game.go_back(), lambda table: table.set_paused(True)],
)
def test_the_bot_rests_where_nothing_goes_on(
    qtbot: QtBot, watching: tuple[Table, FakeEngine], step: Callable[[Table], None]
) -> None:
    table, engine = watching
    step(table)
    qtbot.waitUntil(lambda: pondered(engine) == ["level 8", "ponder", "stop"])


def test_weaker_bots_wait(qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine) -> None:
    engine = start_engine()
    engine.bot.may_ponder = True
    table = make_table(AGAINST_BOT, engine.bot, moves="d4")
    qtbot.waitUntil(lambda: moves_to(table) == "d4 a1")
    play(table, "c3")
    qtbot.waitUntil(lambda: moves_to(table) == "d4 a1 c3 b1")
    assert "ponder" not in engine.heard
