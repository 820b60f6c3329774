"""Single keys do what they always do, whatever was clicked before; fields give the keyboard back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMargins, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMessageBox, QPlainTextEdit, QSpinBox, QWidget
from shiboken6 import isValid

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.rules.state import BLACK
from tests.view.hands import Person, answer_questions
from tests.view.pupil import show_exercise

LEFT = Qt.MouseButton.LeftButton
FIELDS = (QLineEdit, QPlainTextEdit, QSpinBox)
KEYS = ("N", "P", "T", "Left", "Space", "Ctrl+Z")


LINES = {"in the middle": "c3 d5 d2 e4 a1", "at the end": "b1 a2 b2 a3 b3 a4 b4 a5 b5 d1"}


@pytest.fixture(params=LINES.values(), ids=list(LINES))
def person(person: Person, request: pytest.FixtureRequest) -> Person:
    """Return a person at a game with mistakes, so that each of the keys has something to do."""
    person.play(request.param)
    tree = person.table.game.tree
    for node, rate in zip(tree.main_line()[:6], (50, 50, 70, 35, 35, 90), strict=True):
        color = int(tree.state_at(node).turn)
        value = rate / 100 if color == BLACK else 1 - rate / 100
        node.set_evaluation(Evaluation(color, value, (Candidate("e1", 900, value, "", ("e1",)),)))
    person.table.game.tree_changed.emit()
    return person


def fired(person: Person) -> Callable[[], list[str]]:
    """Return a function that returns which of the keys have triggered their actions since its last call."""
    acts = person.window.acts
    heard: list[str] = []
    watched = (acts.next_mistake, acts.previous_mistake, acts.try_yourself, acts.back, acts.analysis, acts.take_back)
    for key, action in zip(KEYS, watched, strict=True):
        action.setEnabled(True)
        action.triggered.connect(lambda _=False, key=key: heard.append(key))

    def take() -> list[str]:
        taken = heard[:]
        heard.clear()
        return taken

    return take


def press_all(person: Person, take: Callable[[], list[str]]) -> list[str]:
    acts = person.window.acts
    for key in KEYS:
        for action in (acts.next_mistake, acts.previous_mistake, acts.try_yourself, acts.back, acts.analysis):
            action.setEnabled(True)
        acts.take_back.setEnabled(True)
        person.press(key)
    return take()


def focusable(page: QWidget) -> list[QWidget]:
    """Return everything in a place that can be seen and may have the keyboard."""
    return [
        widget
        for widget in page.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]


def show_page(person: Person, title: str) -> None:
    tabs = person.parts.pages.tabs
    tabs.setCurrentIndex([tabs.tabText(number) for number in range(tabs.count())].index(title))


def click(widget: QWidget) -> None:
    QTest.mousePress(widget, LEFT, pos=QPoint(4, 4))  # a press is what takes the keyboard
    QApplication.processEvents()


@pytest.mark.parametrize("page", ["Moves", "Analysis", "Review"])
def test_keys_work_after_every_click(person: Person, page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    monkeypatch.setattr(QDialog, "exec", lambda *_: 0)
    show_page(person, page)
    QApplication.processEvents()
    take = fired(person)
    contents = person.window.centralWidget()
    assert contents is not None
    places = focusable(contents)
    assert len(places) > 8
    for widget in places:
        if not isValid(widget) or not widget.isVisible() or not widget.isEnabled():
            continue  # what the keys did before has taken it away
        show_page(person, page)
        person.window.board.setFocus()
        click(widget)
        if isinstance(widget, FIELDS):
            person.press("Escape")
        take()
        assert press_all(person, take) == list(KEYS), type(widget).__name__
        QTest.mouseRelease(widget, LEFT, pos=QPoint(-9, -9))


@pytest.mark.parametrize("exercise", ["lesson", "puzzle", "drill"])
def test_keys_work_after_every_click_beside_an_exercise(person: Person, exercise: str) -> None:
    """Press the key of the overlay, the one of the single keys that every exercise has."""
    window = person.window
    page = show_exercise(person.parts, exercise)
    heard: list[bool] = []
    window.acts.overlay.triggered.connect(lambda is_on: heard.append(is_on))
    places = [*focusable(page), window.board]
    assert len(places) > 2
    for widget in places:
        if isValid(widget) and widget.isVisible() and widget.isEnabled():
            window.board.setFocus()
            click(widget)
            before = len(heard)
            person.press("L")
            assert len(heard) == before + 1, type(widget).__name__
            QTest.mouseRelease(widget, LEFT, pos=QPoint(-9, -9))


def test_a_tab_that_has_the_keyboard_is_framed_once_and_not_its_word_as_well(person: Person) -> None:
    tabs = person.parts.pages.tabs
    inside = tabs.tabRect(0).marginsRemoved(QMargins(3, 4, 7, 6))
    before = tabs.grab(inside).toImage()
    tabs.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert tabs.hasFocus()
    assert tabs.grab(inside).toImage() == before
