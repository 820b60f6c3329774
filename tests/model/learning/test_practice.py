"""Exercises at the board: the person moves, the board answers, and the game on the table stays as it is."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.learning.tried_line import TriedLine
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.exercise import read_exercise
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.state import NOBODY
from tests.model.seating import FakeEngine, MakeTable, moves_to, wait_until

START = "(;GM[101]RU[escabel]SZ[5]GN[Climb]XSTART[b b2b b3w d4w]"
CLIMB = (
    START + "XGOAL[move]C[Climb!];B[b2-b3]TE[1]C[Well done.];W[a1]C[And now?]"
    "(;B[c3]TE[1]C[So.])(;B[e5]BM[1]C[Too far.];W[e4];B[e3]C[You see.]))"
)
ENDING = (
    "(;RU[abande]SZ[7]XSTART[w a2w d2bwb b3b c3wbw d3bwb b4b c4b e3wbw f2wbw g1w b5b d5bwb e4bwb f3w g2w e5b f4wbw e6w "
    "f5b]XGOAL[best W+5];W[c6]TE[1])"
)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Practice, "reply_ms", 0)
    monkeypatch.setattr(Practice, "take_back_ms", 0)


@pytest.fixture
def table(make_table: MakeTable, engine: FakeEngine) -> Table:
    return make_table(GameSetup("escabel", 5, (Player(), Player())), bot=engine.bot, moves="c3 b2")


@pytest.fixture
def practice(table: Table, stage: Stage) -> Practice:
    practice = Practice(table, stage, table)
    practice.begin(read_exercise(CLIMB))
    return practice


def attempt(practice: Practice, text: str) -> None:
    practice.make_typed_move(text)


def answered(practice: Practice) -> None:
    wait_until(lambda: practice.phase not in (Phase.ANSWERING, Phase.RETURNING))


def test_it_has_the_board_while_the_game_on_the_table_rests(table: Table, stage: Stage, practice: Practice) -> None:
    assert stage.activity is practice
    assert not stage.is_at_table
    assert table.turns.is_paused
    practice.stop()
    assert stage.is_at_table
    assert not table.turns.is_paused
    assert moves_to(table) == "c3 b2"


def test_a_game_that_rested_before_goes_on_resting(table: Table, stage: Stage) -> None:
    table.pause()
    practice = Practice(table, stage, table)
    practice.begin(read_exercise(CLIMB))
    practice.stop()
    assert table.turns.is_paused


def test_right_moves_are_answered_until_it_is_solved(practice: Practice, qtbot: QtBot) -> None:
    attempt(practice, "b2-b3")
    assert practice.phase is Phase.ANSWERING
    assert practice.said == ["Well done."]
    answered(practice)
    assert practice.phase is Phase.LOOKING
    assert practice.said == ["Well done.", "And now?"]
    with qtbot.waitSignal(practice.solved):
        attempt(practice, "c3")
    assert practice.phase is Phase.SOLVED
    assert practice.said == ["So."]
    assert practice.failures == 0
    with pytest.raises(IllegalMove):
        attempt(practice, "a5")


def test_a_wrong_move_stands_with_its_refutation_until_one_tries_again(practice: Practice) -> None:
    attempt(practice, "b2-b3")
    answered(practice)
    attempt(practice, "e5")
    answered(practice)
    assert practice.phase is Phase.FAILED
    assert practice.said == ["Too far."]
    line = TriedLine(practice)
    assert line.moves == ("e5", "e4")
    line.go_on()
    assert practice.said == ["You see."]
    assert (line.moves, line.later) == (("e5", "e4", "e3"), None)
    line.go_back()
    line.go_back()
    assert (line.moves, line.earlier) == (("e5",), None)
    assert practice.said == ["Too far."]
    line.go_back()
    assert line.moves == ("e5",)
    with pytest.raises(IllegalMove, match="take this back"):
        attempt(practice, "c3")
    practice.why_refused(None, 0)
    assert practice.phase is Phase.LOOKING
    assert practice.game.node.depth == 2
    assert practice.failures == 1
    assert (line.moves, line.start, line.earlier, line.later) == ((), None, None, None)


SURE = (
    "(;GM[101]RU[escabel]SZ[5]XSTART[w b1b c1b a2w d2wb e2w c3bw d3w e3b a4w b4w c4w d4wb e4b a5w c5b d5b]"
    "XGOAL[win 1];W[e2-e3]TE[1])"
)


def test_a_chain_that_nothing_cuts_is_shown_as_the_winning_one(practice: Practice) -> None:
    practice.begin(read_exercise(SURE))
    game = practice.game
    assert game.winning_points() == []
    attempt(practice, "e2-e3")
    assert practice.phase is Phase.SOLVED
    assert {game.rules.board.names[point] for point in game.winning_points()} == {"a4", "b4", "c4", "d3", "e3"}
    practice.restart()
    assert game.winning_points() == []


PASSES = (
    "(;GM[102]RU[abande]SZ[7]XSTART[w a1bw b1wbw c1b d1w b2w c2wbw e1b a3bw b3wwb "
    "d3b f1bw b4bbw d4b e3wbw c5b d5wb c6wb e5wb f4w g4b]XGOAL[best W+8]"
    ";W[pass]TE[1];B[pass])"
)


def test_a_last_answer_is_told_with_what_it_leads_to(practice: Practice) -> None:
    practice.begin(read_exercise(PASSES))
    practice.give_hint()
    assert str(practice.remark) == "To pass is a move, too."
    assert not practice.may_hint
    attempt(practice, "pass")
    wait_until(lambda: practice.phase is Phase.SOLVED)
    assert str(practice.remark) == "Black passed. That ends the game: you win 19 to 11."


def test_what_comes_of_a_wrong_move_is_told_as_not_enough(practice: Practice) -> None:
    practice.begin(read_exercise(PASSES))
    attempt(practice, "f1-e1")
    assert practice.phase is Phase.FAILED
    sleeps = "It sleeps there: without an enemy stack next to it, it does not count."
    assert str(practice.remark) == f"{sleeps} With the best answers it is not enough."
    practice.begin(read_exercise(SURE))
    attempt(practice, "d3-e3")
    assert str(practice.remark) == "That hands Black the win."


def test_of_a_wrong_move_that_does_nothing_nothing_is_said(practice: Practice) -> None:
    practice.begin(read_exercise("(;GM[103]RU[quabble]SZ[5]XSTART[b a5b b2b c3w d4w]XGOAL[win 2];B[a3]TE[1])"))
    attempt(practice, "e1")
    assert practice.phase is Phase.FAILED
    assert practice.remark is None


def test_another_legal_move_is_seen_and_taken_back(practice: Practice) -> None:
    before = write_sgf(practice.game.tree)
    attempt(practice, "c1")
    assert practice.phase is Phase.RETURNING
    assert practice.game.node.depth == 1
    answered(practice)
    assert practice.phase is Phase.LOOKING
    assert practice.game.node.is_root
    assert practice.remark is not None
    assert write_sgf(practice.game.tree) == before


def test_a_typed_move_is_the_next_try_while_another_one_is_taken_back(practice: Practice) -> None:
    attempt(practice, "c1")
    assert practice.phase is Phase.RETURNING
    practice.make_typed_move("c2")
    assert practice.phase is Phase.RETURNING
    assert practice.failures == 2
    assert practice.game.node.depth == 1


def test_an_illegal_move_has_its_reason(practice: Practice) -> None:
    with pytest.raises(IllegalMove, match="b1 is empty"):
        attempt(practice, "b2-b1")
    numbers = practice.game.rules.board.index_by_name
    assert str(practice.why_refused(None, numbers["d4"])) == "d4 is taken: a new piece goes onto an empty point."
    assert practice.phase is Phase.LOOKING


def test_what_is_forbidden_may_be_wanted(practice: Practice, qtbot: QtBot) -> None:
    practice.begin(read_exercise(START + "XGOAL[forbidden d4-e4])"))
    with qtbot.waitSignal(practice.solved):
        practice.why_refused(None, practice.game.rules.board.index_by_name["d4"])
    assert practice.phase is Phase.SOLVED
    assert practice.remark is not None


def test_one_can_be_shown_what_to_do(practice: Practice) -> None:
    practice.show_me()
    answered(practice)
    assert moves_of(practice) == "b2-b3 a1"
    practice.give_hint()
    assert practice.hint == practice.game.rules.parse_move("c3")
    practice.show_me()
    assert practice.phase is Phase.SOLVED
    assert practice.is_helped
    assert str(practice.task) == "This is the solution."
    practice.begin(read_exercise(START + "XGOAL[forbidden b2-c2])"))
    practice.show_me()
    assert practice.phase is Phase.SOLVED
    assert str(practice.task) == "b2-c2 is not allowed."


def moves_of(practice: Practice) -> str:
    tree = practice.game.tree
    return " ".join(tree.rules.format_move(move) for move in tree.moves_to(practice.game.node))


def test_the_board_may_move_first(practice: Practice) -> None:
    practice.begin(read_exercise("(;RU[escabel]SZ[5];B[c3];(;W[swap-sides]TE[1]C[Yours.])(;W[a1]BM[1]))"))
    assert practice.phase is Phase.ANSWERING
    answered(practice)
    assert moves_of(practice) == "c3"
    attempt(practice, "swap-sides")
    assert practice.phase is Phase.SOLVED


def test_a_connection_that_the_tree_does_not_know_is_one(practice: Practice) -> None:
    free = "(;RU[escabel]SZ[5]XSTART[b b2b d2b]XGOAL[connect b2 d2];B[c2]TE[1]C[So.])"
    practice.begin(read_exercise(free))
    attempt(practice, "c3")
    assert practice.phase is Phase.SOLVED
    assert practice.said == ["So."]
    practice.restart()
    assert practice.phase is Phase.LOOKING
    assert [child.move for child in practice.game.tree.root.children] == [practice.game.rules.parse_move("c2")]


def test_an_answer_after_which_one_can_still_win_at_once_is_not_said_to_refute(practice: Practice) -> None:
    two_ways = "(;GM[103]RU[fast-quabble]SZ[5]XSTART[b d1w e1w a2b b2b d2w e2w a3b b3b a4b a5b]XGOAL[win 1];B[a1]TE[1])"
    practice.begin(read_exercise(two_ways))
    attempt(practice, "e5")
    practice.refute()
    wait_until(lambda: practice.game.node.depth == 2)
    assert str(practice.remark).endswith("Black still wins, but later than was asked for.")


def test_why_another_move_fails_the_engine_can_say(practice: Practice) -> None:
    practice.begin(read_exercise(START + "XGOAL[win 2];B[b2-b3]TE[1]C[Yes.])"))
    attempt(practice, "c1")
    assert practice.phase is Phase.FAILED
    assert practice.may_refute
    practice.refute()
    assert str(practice.remark) == "Looking for the answer…"
    wait_until(lambda: practice.game.node.depth == 2)
    assert practice.phase is Phase.FAILED
    assert str(practice.remark) == "White placed on a1. Black can no longer win in so few turns."
    assert not practice.may_refute
    practice.try_again()
    assert practice.game.node.is_root
    assert len(practice.game.tree.root.children) == 1


def test_after_another_first_move_in_a_puzzle_the_opponent_is_said_to_win(practice: Practice) -> None:
    practice.begin(read_exercise(START + "XGOAL[win 2][grade:1];B[b2-b3]TE[1]C[Yes.])"))
    attempt(practice, "c1")
    practice.refute()
    wait_until(lambda: practice.game.node.depth == 2)
    assert str(practice.remark) == "White placed on a1. After c1, White wins with best play: that is proven."


def test_an_answer_that_wins_is_not_said_to_be_late_for_the_other_color(practice: Practice) -> None:
    column = "(;GM[101]RU[escabel]SZ[5]XSTART[w a2b a3b a4b a5b c2w d4w]XGOAL[win 1];W[a1]TE[1])"
    practice.begin(read_exercise(column))
    attempt(practice, "e5")
    practice.refute()
    wait_until(lambda: practice.game.node.depth == 2)
    assert str(practice.remark) == (
        "Black placed on a1. That joins the top and bottom edges, and none of White’s 17 replies cuts the chain: "
        "Black wins."
    )


def test_an_ending_that_fails_is_played_out_to_what_it_comes_to(practice: Practice) -> None:
    """Let the bot, which always makes the first move that there is, refute an attempt until there are only passes."""
    practice.begin(read_exercise(ENDING))
    attempt(practice, "a1")
    assert practice.phase is Phase.FAILED
    practice.refute()
    heard: list[str] = []
    practice.changed.connect(lambda: heard.append(str(practice.remark)))
    wait_until(lambda: practice.game.winner != NOBODY)
    assert practice.phase is Phase.FAILED
    assert heard[0].startswith("Black climbed e6 from e5: it is Black’s now and 2 high.")
    assert list(dict.fromkeys(heard))[1:] == [
        "White passed. If Black passes, too, the game ends: White wins 11 to 9.",
        "Black passed. That ends the game: White wins 11 to 9. The best move would bring White 3 points more.",
    ]
    practice.try_again()
    assert practice.game.node.is_root
    assert practice.phase is Phase.LOOKING


def test_who_steps_back_while_an_ending_is_played_out_is_left_alone(practice: Practice) -> None:
    practice.begin(read_exercise(ENDING))
    attempt(practice, "a1")
    practice.refute()
    line = TriedLine(practice)
    practice.changed.connect(lambda: line.go_back() if practice.game.node.depth == 2 else None)
    wait_until(lambda: bool(practice.game.node.children))
    is_later: list[bool] = []
    QTimer.singleShot(0, lambda: is_later.append(True))  # the next move would begin before that
    wait_until(lambda: bool(is_later))
    assert practice.is_failed
    assert line.moves == ("a1",)
    assert practice.may_refute, "from the move that failed on"


def test_a_click_takes_a_wrong_move_back_also_while_the_bot_looks_for_an_answer(practice: Practice) -> None:
    practice.begin(read_exercise(START + "XGOAL[win 2];B[b2-b3]TE[1]C[Yes.])"))
    attempt(practice, "c1")
    practice.refute()
    assert str(practice.why_refused(None, 0)) == "Taken back: look for a better move."
    assert (practice.phase, practice.remark, practice.game.node.is_root) == (Phase.LOOKING, None, True)


def test_without_an_answer_of_the_bot_another_move_may_be_tried(practice: Practice, engine: FakeEngine) -> None:
    practice.begin(read_exercise(START + "XGOAL[win 2];B[b2-b3]TE[1]C[Yes.])"))
    attempt(practice, "c1")
    practice.refute()
    engine.bot.gave_up.emit()
    assert str(practice.remark) == "The bot could not look at this move. Try another one."
    assert practice.may_refute
    practice.try_again()
    assert practice.phase is Phase.LOOKING


def test_the_first_move_of_a_whole_game_is_for_the_table(practice: Practice, qtbot: QtBot) -> None:
    practice.begin(read_exercise("(;RU[quabble]SZ[3]XSTART[b]XGOAL[game 1])"))
    with pytest.raises(IllegalMove):
        attempt(practice, "b1")
    with qtbot.waitSignal(practice.game_wanted) as wanted:
        attempt(practice, "b2")
    assert wanted.args == [practice.game.rules.parse_move("b2")]
    assert practice.phase is Phase.LOOKING
    assert not practice.game.tree.root.children


def test_another_game_on_the_table_ends_it(table: Table, stage: Stage, practice: Practice) -> None:
    table.begin(GameSetup("quabble", 5, (Player(), Player())))
    wait_until(lambda: stage.is_at_table)
    assert not practice.is_on
    assert table.game.rules.wire_name == "quabble"


def test_help_by_others_is_not_wanted(practice: Practice) -> None:
    assert not practice.may_ask_for_move
    practice.stop()
    practice.stop()
    assert practice.exercise is None
