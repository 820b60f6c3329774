"""Questions about moves: the answer is played in a copy of the game, which stays as it is."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.analysis import move_question
from escabel_gui.model.analysis.move_question import MoveQuestion
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.telling.refutation import MoveRefutation, refute
from escabel_gui.record.time_control import SUDDEN_DEATH, TimeControl
from escabel_gui.record.tree import ASSISTANCE, Node
from escabel_gui.rules.message import IllegalMove
from tests.model.seating import FakeEngine, MakeTable, StartEngine, moves_to, play, wait_until

Begin = Callable[[FakeEngine], MoveQuestion]


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    return make_table(GameSetup("escabel", 5, (Player(), Player())), moves="c3 b2 c4 b4")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings")


@pytest.fixture
def begin(table: Table, settings: Settings, stage: Stage) -> Iterator[Begin]:
    """Yield a function that begins to ask an engine."""
    questions: list[MoveQuestion] = []

    def begin(engine: FakeEngine) -> MoveQuestion:
        questions.append(MoveQuestion(table, settings, stage, engine.analyst, table))
        questions[-1].begin()
        return questions[-1]

    yield begin
    for question in questions:
        question.close()


@pytest.fixture
def question(begin: Begin, engine: FakeEngine, monkeypatch: pytest.MonkeyPatch) -> MoveQuestion:
    monkeypatch.setattr(MoveQuestion, "look_ms", 0)
    return begin(engine)


def ask(question: MoveQuestion, text: str) -> None:
    question.make_typed_move(text)
    wait_until(lambda: question.looked_at is None)


def line_of(question: MoveQuestion, node: Node | None = None) -> list[str]:
    """Return the moves from the position of the question to the one on the board."""
    rules, moves = question.game.rules, question.game.tree.moves_to(node or question.game.node)
    return [rules.format_move(move) for move in moves[4:]]


def test_the_answer_is_played_and_can_be_gone_through(question: MoveQuestion, table: Table) -> None:
    assert question.asked is None
    ask(question, "e1")
    assert question.answer is not None
    assert question.answer.line
    assert line_of(question, question.asked) == ["e1"]
    assert line_of(question) == ["e1", question.game.rules.format_move(question.answer.line[0])]
    assert question.sentence_of(question.game.node) == question.answer.sentences[0]
    question.go_back()
    assert line_of(question) == ["e1"]
    question.go_back()
    assert question.is_home
    assert question.earlier is None
    for _ in range(9):
        question.go_on()
    assert len(line_of(question)) == 1 + len(question.answer.line)
    assert question.later is None
    assert moves_to(table) == "c3 b2 c4 b4", "the game stays as it is"


def test_the_way_forward_is_that_of_the_move_asked_about_last(question: MoveQuestion) -> None:
    for move in ("e1", "a1", "e1"):  # at last the first one once more, of which the answer is known
        ask(question, move)
        question.go_home()
    question.go_on()
    assert line_of(question) == ["e1"]


def test_a_move_in_the_answer_is_the_next_one_in_question(question: MoveQuestion) -> None:
    ask(question, "e1")
    first = question.asked
    question.go_back()
    ask(question, "d5")
    assert line_of(question, question.asked) == ["e1", "d5"]
    question.go_back()
    assert line_of(question, question.asked) == ["e1", "d5"]
    question.go_back()
    assert question.asked is first
    question.go_home()
    ask(question, "e1")  # which is known already
    assert question.asked is first


def test_a_mistake_is_what_a_review_calls_one(
    question: MoveQuestion, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[object] = []

    def note(*circumstances: Any) -> MoveRefutation:
        used.append(circumstances[-1])
        return refute(*circumstances)

    monkeypatch.setattr(move_question, "refute", note)
    settings.thresholds = Thresholds(30, 50)
    ask(question, "e1")
    assert used == [Thresholds(30, 50)]


def test_a_question_without_an_answer_can_be_asked_again(
    qtbot: QtBot, question: MoveQuestion, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(move_question, "find_answer", lambda *_: 1 // 0)
        ask(question, "e1")
        wait_until(lambda: bool(raised))
    assert question.is_home
    assert str(question.remark) == "The bot does not answer. Try the move once more."
    ask(question, "e1")
    assert question.answer is not None


def test_a_move_that_ends_the_game_has_no_reply(table: Table, begin: Begin, engine: FakeEngine) -> None:
    play(table, "c2 a4 c1 a2 e5 a5")
    question = begin(engine)
    ask(question, "c5")
    assert question.answer is not None
    assert question.answer.proven == "win"


def test_the_game_rests_meanwhile(question: MoveQuestion, table: Table, stage: Stage) -> None:
    assert stage.activity is question
    assert table.turns.is_paused
    question.stop()
    assert stage.is_at_table
    assert not table.turns.is_paused
    assert not table.game.node.text(ASSISTANCE), "between friends nothing is noted"


def test_nothing_can_be_played_while_the_bot_looks(stage: Stage, begin: Begin, start_engine: StartEngine) -> None:
    question = begin(start_engine("hangs"))
    question.make_typed_move("e1")
    assert question.looked_at is not None
    with pytest.raises(IllegalMove, match="Wait a moment"):
        question.make_typed_move("d5")
    question.stop()
    assert question.looked_at is None
    assert stage.is_at_table


def test_an_engine_that_dies_is_told_of(begin: Begin, start_engine: StartEngine) -> None:
    question = begin(start_engine("dies", 99))
    ask(question, "e1")
    assert str(question.remark) == "The bot does not answer. Try the move once more."
    assert question.is_home


def test_another_game_on_the_table_takes_the_board(question: MoveQuestion, table: Table, stage: Stage) -> None:
    question.make_typed_move("e1")
    table.begin(GameSetup("escabel", 5, (Player(), Player())))
    assert not question.is_on
    assert stage.is_at_table
    assert table.game.node.is_root


def test_the_clocks_of_a_game_that_is_over_forbid_no_question(question: MoveQuestion, table: Table) -> None:
    question.stop()
    table.clock.reset(TimeControl(SUDDEN_DEATH, main=60))
    assert question.is_against_clock
    table.giving_up.resign()
    table.game.go_back()
    play(table, "d4")
    assert not question.is_against_clock
    assert question.may_begin
