"""A person in front of the window: eyes, a mouse and a keyboard."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point
from escabel_gui.view.window.composition import WindowParts
from escabel_gui.view.window.main_window import MainWindow
from tests.model.seating import let_settle, moves_to, play, wait_until

LEFT = Qt.MouseButton.LeftButton

_called_by_qt: list[Callable[..., object]] = []


def replace_override(monkeypatch: pytest.MonkeyPatch, kind: type, name: str, method: Callable[..., object]) -> None:
    """Replace what Qt calls in objects of a class, for as long as the test runs.

    PySide looks it up once for each object and holds no reference to it: objects that outlive the test go on calling
    it, and it has to be there for them.
    """
    _called_by_qt.append(method)
    monkeypatch.setattr(kind, name, method)


def close_window(window: MainWindow) -> None:
    """Close a window whose game can be saved, or need not be."""
    window.table.could_not_save.connect(window.table.leave_anyway)
    window.close()
    wait_until(lambda: not window.table.is_leaving and not window.isVisible())


class Person:
    """Person who does to the window what people do, and sees what they see."""

    def __init__(self, qtbot: QtBot, parts: WindowParts) -> None:
        self.qtbot = qtbot
        self.parts = parts
        self.window = window = parts.window
        self.table = window.table
        self.board = window.board

    def play(self, moves: str) -> None:
        """Play moves like `d4 d5` without mouse or keys."""
        play(self.table, moves)

    # ---- the mouse

    def place(self, name: str) -> QPoint:
        """Return where a point is in the board view."""
        return self.board.position_of(self.table.game.rules.board.index_by_name[name])

    def click(self, name: str, button: Qt.MouseButton = LEFT) -> None:
        let_settle(self.table)
        QTest.mouseClick(self.board.viewport(), button, Qt.KeyboardModifier.NoModifier, self.place(name))

    def hover(self, name: str) -> None:
        self.move_to(self.place(name))

    def move_to(self, position: QPoint) -> None:
        QTest.mouseMove(self.board.viewport(), position + QPoint(1, 0))  # Qt tells of no move to where the mouse is
        QTest.mouseMove(self.board.viewport(), position)
        QApplication.processEvents()

    def drag(self, source: str, target: str | QPoint) -> None:
        """Carry a piece from a point to another one or to a place in the view."""
        end = self.place(target) if isinstance(target, str) else target
        self.lift(source)
        self.move_to((self.place(source) + end) / 2)
        self.drop(end)

    def lift(self, source: str) -> None:
        self.hover(source)
        QTest.mousePress(self.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, self.place(source))
        self.move_to(self.place(source) + QPoint(8, 8))

    def drop(self, end: QPoint) -> None:
        let_settle(self.table)
        self.move_to(end)
        QTest.mouseRelease(self.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, end)

    def push(self, action: QAction) -> None:
        """Press the button that the message line offers for an action."""
        let_settle(self.table)
        QTest.mouseClick(self.button(action), LEFT)

    def button(self, action: QAction) -> QAbstractButton:
        return next(button for button in self.window.messages.buttons if button.toolTip() == action.toolTip())

    def make_move(self, move: int) -> None:
        """Play a move by mouse, as the game wants it to be played."""
        board = self.table.game.rules.board
        acts = self.window.acts
        if move in (PASS, SWAP):
            self.push(acts.pass_turn if move == PASS else acts.swap)
            return
        point = int(move_point(move))
        self.click(board.names[point])
        if is_step(move) or self.board.choice.selected == point:
            self.click(board.names[self.table.game.rules.target_point(move)])

    # ---- the keyboard

    def press(self, *presses: str, widget: QWidget | None = None) -> None:
        """Press keys like `Ctrl+Z`, one after the other, where the keyboard is then, or in a widget."""
        for keys in presses:
            let_settle(self.table)
            if QApplication.activeWindow() is None:  # a dialog that showed how far something was has just gone
                self.window.activateWindow()
                self.qtbot.waitUntil(self.window.isActiveWindow)
            QTest.keySequence(widget or self.window.focusWidget() or self.window, QKeySequence(keys))
            QApplication.processEvents()

    def write(self, text: str) -> None:
        QTest.keyClicks(self.window.focusWidget(), text)

    # ---- the eyes

    @property
    def message(self) -> str:
        return self.window.messages.message.full_text

    @property
    def offered(self) -> list[str]:
        """The texts of the buttons in the message line."""
        return [button.text() for button in self.window.messages.buttons]

    @property
    def about_point(self) -> str:
        return self.window.messages.point.full_text

    @property
    def moves(self) -> str:
        """The moves that have led to what is on the board."""
        return moves_to(self.table)

    @property
    def piles(self) -> dict[str, str]:
        """The piles that the scene shows, by point name: `bwb`."""
        return self._named({point: pile for point, pile in enumerate(self.window.scene.shown_piles) if pile})

    @property
    def ghosts(self) -> dict[str, str]:
        """The piles that the scene shows as what would come."""
        return self._named(self.window.scene.hints.ghosts)

    def _named(self, piles: dict[int, tuple[int, ...]]) -> dict[str, str]:
        names = self.table.game.rules.board.names
        return {names[point]: "".join(" bw"[color] for color in pile) for point, pile in piles.items()}

    @property
    def targets(self) -> set[str]:
        names = self.table.game.rules.board.names
        return {names[point] for point in self.window.scene.hints.targets}

    def picture(self) -> QImage:
        """Return the board as it is on the screen once all that was to be laid out and painted anew has been."""
        QApplication.processEvents()
        return self.board.viewport().grab().toImage()


SitDown = Callable[..., Person]


def differences(one: QImage, other: QImage) -> list[tuple[int, int, str, str]]:
    """Return the pixels in which two pictures of one size differ, each with both colors."""
    if one == other:
        return []
    assert one.size() == other.size()
    places = product(range(one.width()), range(one.height()))
    pixels = ((x, y, one.pixelColor(x, y).name(), other.pixelColor(x, y).name()) for x, y in places)
    return [pixel for pixel in pixels if pixel[2] != pixel[3]]


def answer_questions(monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton) -> list[str]:
    """Answer all questions in this way from now on; return a list that grows with what is asked."""
    asked: list[str] = []

    def reply(box: QMessageBox) -> QMessageBox.StandardButton:
        asked.append(box.text())
        return answer

    monkeypatch.setattr(QMessageBox, "exec", reply)
    return asked
