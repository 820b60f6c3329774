"""Drills in the window: from a review to the answers, and what is said where there are none."""

from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QDate, QDateTime, QLocale, Qt, QTime, QTimer
from PySide6.QtWidgets import QApplication

from escabel_gui.model.learning.drill_box import DrillBox
from escabel_gui.model.learning.second_look import SecondLook
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.evaluation import MIN_VISITS, Candidate, Evaluation
from escabel_gui.record.exercises.drills import open_drills
from escabel_gui.rules.state import BLACK
from escabel_gui.view.learning.drill_page import DrillPage
from escabel_gui.view.learning.drill_texts import next_text
from escabel_gui.view.learning.no_drills_dialog import NoDrillsDialog
from tests.model.seating import wait_until
from tests.record.reviews import reviewed
from tests.view.hands import Person, SitDown
from tests.view.pupil import click, press, settle, shown_at, try_move

LEFT = Qt.MouseButton.LeftButton
REVIEW = reviewed("c3 b2 d4 a1 e1 a5 c4", "50 50 50 50 80 30 98 98", "c3 b2 d4 a1 c4 b3,c4,d2 c4 d1")
FULL_HANDS = (  # of a game of Abande: all pieces that one may place, after which one may pass
    "e1 d1 e2 c1 d3 f2 g1 e3 c3 b2 c4 a1 g2 b4 e4 b1 c5 a4 e2-e3 a3 c5-b4 a2 c2 b1-c2 e5 b1 c5 e2 b5 d1-e1 f4 f1 c6 "
    "f2-e3 g4 a4-b5 f3 e2-d3 a4 d6"
)


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    person = sit_down()
    person.play("b2 c2")
    wait_until(lambda: box(person).is_read)
    return person


@pytest.fixture
def learner(person: Person) -> Person:
    """Return a person before the first of two drills, in the middle of a game of their own."""
    for who in (0, 1):
        box(person).take_in(REVIEW, who)
    person.press("Ctrl+Shift+D")
    return person


def box(person: Person) -> DrillBox:
    return person.parts.exercises().drilling.box


def page(person: Person) -> DrillPage:
    page = person.parts.exercises().drilling.cover.page
    assert isinstance(page, DrillPage)
    return page


@pytest.mark.parametrize(
    ("due", "told"),
    [
        (datetime(2026, 3, 1, 23, 5), "The next one comes back today at 11:05"),
        (datetime(2026, 3, 2, 0, 5), "The next one comes tomorrow."),
        (datetime(2026, 3, 3, 0, 5), "The next one comes on Tuesday, March 3, 2026."),
    ],
)
def test_when_the_next_one_comes_is_told_in_the_time_of_the_place(
    monkeypatch: pytest.MonkeyPatch, due: datetime, told: str
) -> None:
    before = QLocale()
    monkeypatch.setattr(QLocale, "system", lambda: QLocale("en_US"))
    QLocale.setDefault(QLocale("en_US"))
    days = due - datetime(2026, 3, 1)  # by the clock on the wall
    zone = QDateTime(QDate(2026, 3, 1), QTime(0, 0))
    moment = zone.addDays(days.days).addSecs(days.seconds)
    text = next_text(datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=moment.toSecsSinceEpoch()), date(2026, 3, 1))
    QLocale.setDefault(before)
    assert text.startswith(told)


def test_a_round_from_the_first_to_the_last(learner: Person) -> None:
    assert page(learner).place.text() == "Escabel, 5\u00a0×\u00a05: drill"
    assert page(learner).left.text() == "Due after this one: 1"
    assert page(learner).task.text() == "Black to move. Find a good move."
    assert page(learner).mistake.text() == "In your game you played e1 here, which was a mistake."
    assert not page(learner).next.isVisible()
    try_move(learner, "c4")
    assert page(learner).answer.verdict.text() == "Right."
    assert not page(learner).end.isVisible()
    press(page(learner).next)
    assert page(learner).task.text() == "White to move. Find a good move."
    try_move(learner, "a5")
    assert page(learner).answer.words.text() == "That is the move of your game. The board shows what answers it."
    assert shown_at(learner, "c4")  # what answers it stands there
    press(page(learner).retry)
    try_move(learner, "b3")
    assert page(learner).end.text().startswith("Nothing more is due: 1 of 2 right at the first try. The next one")
    press(page(learner).next)
    assert not page(learner).isVisible()
    assert learner.parts.pages.isVisible()
    assert learner.moves == "b2 c2"


def test_a_move_that_no_review_has_looked_at_is_looked_at_and_may_be_good(learner: Person) -> None:
    click(learner, "a3")
    assert page(learner).answer.words.text() == "Looking at this move…"
    settle(learner.parts.exercises().drilling.practice)
    assert page(learner).answer.verdict.text() == "Right."
    assert page(learner).answer.words.text() == "Also good: c4."


def test_a_move_that_is_not_good_enough_is_answered_by_the_engine(
    learner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    # the engine of the tests finds every move as good
    monkeypatch.setattr(SecondLook, "begin", lambda look, *_: look.judged.emit(False))
    try_move(learner, "a3")
    assert page(learner).answer.verdict.text() == "Not this one."
    before = learner.board.choice.game.node
    press(page(learner).refute)
    wait_until(lambda: learner.board.choice.game.node is not before)
    assert not page(learner).refute.isEnabled()
    press(page(learner).retry)
    press(page(learner).show_answer)
    assert page(learner).answer.verdict.text() == "c4 is a good move."


def test_a_pass_has_its_word_and_is_known_as_the_move_of_the_game(person: Person) -> None:
    lost = reviewed(f"{FULL_HANDS} pass", "50 " * 40 + "80 30", "c3-d3 " * 41 + "d1", "abande", 7)
    box(person).take_in(lost, 0)
    drill = box(person).due[0]
    assert drill.mistake == "pass"
    person.press("Ctrl+Shift+D")
    assert page(person).mistake.text() == "In your game you played a pass here, which was a mistake."
    person.window.acts.pass_turn.trigger()
    settle(person.parts.exercises().drilling.practice)
    assert page(person).answer.words.text().startswith("That is the move of your game.")


def test_the_menu_says_how_many_are_due(learner: Person) -> None:
    acts = learner.parts.drill_acts
    assert acts.drills.text() == "Drills: 2 due today"
    try_move(learner, "c4")
    assert acts.drills.text() == "Drills: 1 due today"
    acts.leave_drills.trigger()
    assert not acts.leave_drills.isEnabled()
    assert learner.parts.pages.isVisible()


def empty_place(person: Person) -> tuple[str, str]:
    """Ask for drills when none is due; return what is said, and the text of the button."""
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NoDrillsDialog)
        seen.extend((dialog.place.label.text(), dialog.place.button.text()))
        dialog.reject()

    QTimer.singleShot(0, look)
    person.parts.drill_acts.drills.trigger()
    return seen[0], seen[1]


def test_where_there_are_none_it_is_said_where_they_come_from(person: Person) -> None:
    text, button = empty_place(person)
    assert text.startswith("There is no mistake of yours to drill so far. Drills are positions of your own games")
    assert button == person.window.acts.review.iconText()
    assert not page(person).isVisible()


def test_a_game_that_has_been_reviewed_leads_to_another_one(person: Person) -> None:
    """Ask for drills after a review: another review of the game would find nothing new."""
    for node in person.table.game.tree.main_line():
        node.set_evaluation(Evaluation(node.turn, 0.5, (Candidate("c3", MIN_VISITS, 0.5, "", ("c3",)),)))
    _, button = empty_place(person)
    assert button == person.window.acts.new.iconText()


def test_the_button_there_leads_to_the_review(person: Person) -> None:
    seen: list[bool] = []

    def go_on() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NoDrillsDialog)
        press(dialog.place.button)

    person.window.acts.review.triggered.connect(lambda: seen.append(QApplication.activeModalWidget() is None))
    QTimer.singleShot(0, go_on)
    person.parts.drill_acts.drills.trigger()
    assert seen == [True]
    assert person.parts.analysis.review_panel.isVisible()


def test_where_none_is_due_it_is_said_when_the_next_one_comes(person: Person) -> None:
    box(person).take_in(REVIEW, 0)
    box(person).answer(box(person).due[0], True)
    text, _ = empty_place(person)
    assert text.startswith("No drill is due now. The next one comes")


def test_a_finished_review_of_a_game_against_the_bot_gives_drills(sit_down: SitDown) -> None:
    """Let the review look at the end, which is all that is left: the engine gives White 46.5 % there."""
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(2))))
    table = person.table
    table.pause()
    for text in ["c3", "b2", "d4", "a1", "e1", "a5"]:
        table.game.play(table.game.rules.parse_legal_move(table.game.state, text))
    line = table.game.tree.main_line()
    for node, rate, better in zip(line, (50, 50, 50, 50, 80, 30), ("c3", "b2", "d4", "a1", "c4", "a5"), strict=False):
        value = rate / 100 if node.turn == BLACK else 1 - rate / 100
        node.set_evaluation(Evaluation(node.turn, value, (Candidate(better, 900, value, "", (better,)),)))
    table.game.tree_changed.emit()
    person.parts.analysis.review_run.start()
    wait_until(lambda: len(box(person).entries) == 1)
    assert [drill.mistake for drill in box(person).due] == ["e1"]
    assert person.message.startswith("1 new drill from your mistakes.")
    file = table.kept_games.folder.parent / "drills.json"
    wait_until(lambda: file.exists() and len(open_drills(file).read()) == 1)
