"""Somebody at an exercise: what they press on its page, and where they click on its board."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.practice import Practice
from escabel_gui.view.shapes.shape_page import ShapePage
from escabel_gui.view.widgets.activity_page import ActivityPage
from escabel_gui.view.window.composition import WindowParts
from tests.model.seating import wait_until
from tests.record.reviews import reviewed
from tests.view.hands import Person

MISTAKEN = reviewed("c3 b2 d4 a1 e1 a5 c4", "50 50 50 50 80 30 98 98", "c3 b2 d4 a1 c4 b3,c4,d2 c4 d1")
LEFT = Qt.MouseButton.LeftButton


def press(button: QToolButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)


def click(person: Person, name: str) -> None:
    """Click a point of the exercise; unlike a move in a game, that need not change anything."""
    place = person.board.position_of(person.board.choice.game.rules.board.index_by_name[name])
    QTest.mouseClick(person.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)


def settle(practice: Practice) -> None:
    """Wait until the board has done what it does by itself."""
    wait_until(lambda: practice.phase not in (Phase.ANSWERING, Phase.JUDGING, Phase.RETURNING))


def try_move(person: Person, name: str) -> None:
    """Click a point, and wait for what the board does then."""
    click(person, name)
    exercise = person.parts.stage.activity
    assert isinstance(exercise, Practice)
    settle(exercise)


def shown_at(person: Person, name: str) -> tuple[int, ...]:
    """Return the pile that is drawn on a point."""
    return tuple(person.window.scene.shown_piles[person.board.choice.game.rules.board.index_by_name[name]])


def shape_page(person: Person) -> ShapePage:
    page = person.parts.exercises().shapes.cover.page
    assert isinstance(page, ShapePage)
    return page


def show_exercise(parts: WindowParts, kind: str) -> ActivityPage:
    """Put a `lesson`, a `puzzle`, a `drill` or a `shape` on the board; return its page beside it."""
    if kind == "lesson":
        parts.learning_acts.lesson.trigger()
        page: ActivityPage = parts.exercises().learning.cover.page
    elif kind == "puzzle":
        puzzles = parts.exercises().puzzling.puzzles
        puzzles.begin(puzzles.of_game("quabble")[0])
        page = parts.exercises().puzzling.cover.page
    elif kind == "shape":
        shapes = parts.exercises().shapes
        known = [shape for game in shapes.activity.games for shape in shapes.activity.of_game(game)]
        shapes.begin(max(known, key=lambda shape: len(shape.text)))
        page = shapes.cover.page
    else:
        wait_until(lambda: parts.exercises().drilling.box.is_read)
        parts.exercises().drilling.box.take_in(MISTAKEN, 0)
        parts.drill_acts.drills.trigger()
        page = parts.exercises().drilling.cover.page
    wait_until(page.isVisible)
    return page
