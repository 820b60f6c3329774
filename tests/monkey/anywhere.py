"""What a hand can do to any window: by mouse and keys, and in whatever dialog is in front."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
)
from shiboken6 import isValid

from tests.monkey import hostile
from tests.monkey.hand import LEFT, NO_MODIFIER, RIGHT, Hand
from tests.monkey.world import describe

KEYS = [
    *("Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown", "Return", "Esc", "Space", "Tab", "Shift+Tab"),
    *("F2", "F11", "Del", "Backspace", "Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+N"),
    *("Ctrl+L", "Ctrl+P", "Ctrl+R", "Ctrl+F", "Ctrl+M", "Alt+Down", "L", "M", "N", "P", "T", "Shift+Right", "Menu"),
]
SIZES = ((300, 300), (640, 480), (1080, 780), (1600, 1000), (2400, 400))


def click(hand: Hand) -> None:
    if place := hand.somewhere():
        button = RIGHT if hand.chance.random() < 0.2 else LEFT
        hand.note(f"{button.name} {describe(place[0])} at {place[1].toTuple()}")
        hand.click(*place, button)


def double_click(hand: Hand) -> None:
    if place := hand.somewhere():
        hand.note(f"{describe(place[0])} at {place[1].toTuple()}")
        hand.click(*place)
        hand.mouse(QEvent.Type.MouseButtonDblClick, *place, LEFT, True)
        hand.mouse(QEvent.Type.MouseButtonRelease, *place, LEFT, False)


def press(hand: Hand) -> None:
    """Press the left mouse button somewhere, and move with it held."""
    if place := hand.somewhere():
        hand.note(f"{describe(place[0])} at {place[1].toTuple()}")
        hand.mouse(QEvent.Type.MouseButtonPress, *place, LEFT, True)
        hand.move(place[0], place[1] + QPoint(12, 12), held=True)


def release(hand: Hand) -> None:
    if place := hand.somewhere():
        hand.note(f"{describe(place[0])} at {place[1].toTuple()}")
        hand.move(*place, held=True)
        hand.mouse(QEvent.Type.MouseButtonRelease, *place, LEFT, False)


def drag(hand: Hand) -> None:
    if place := hand.somewhere():
        widget, at = place
        hand.note(f"{describe(widget)} from {at.toTuple()}")
        hand.mouse(QEvent.Type.MouseButtonPress, widget, at, LEFT, True)
        for _ in range(3):
            at += QPoint(hand.chance.randint(-60, 60), hand.chance.randint(-60, 60))
            hand.move(widget, at, held=True)
        hand.mouse(QEvent.Type.MouseButtonRelease, widget, at, LEFT, False)


def hover(hand: Hand) -> None:
    if place := hand.somewhere():
        hand.note(describe(place[0]))
        hand.move(*place)


def wheel(hand: Hand) -> None:
    if place := hand.somewhere():
        widget, at = place
        hand.note(describe(widget))
        turns = QPoint(0, 120 * hand.chance.choice([-5, -1, 1, 5]))
        event = QWheelEvent(
            QPointF(at),
            QPointF(widget.mapToGlobal(at)),
            QPoint(),
            turns,
            Qt.MouseButton.NoButton,
            NO_MODIFIER,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)


def key(hand: Hand) -> None:
    windows = hand.world.windows()
    if windows:
        keys = hand.chance.choice(KEYS)
        widget = hand.world.app.activePopupWidget() or hand.world.app.focusWidget() or hand.chance.choice(windows)
        hand.note(f"{keys} in {describe(widget)}")
        hand.strike(widget, keys)


def write(hand: Hand) -> None:
    """Type into whatever has the keyboard."""
    widget = hand.world.app.focusWidget()
    if widget is not None:
        text = hand.chance.choice(hostile.WRITINGS)
        hand.note(f"{text!r} into {describe(widget)}")
        for letter in text:
            if isValid(widget) and letter.isascii():
                QTest.keyClicks(widget, letter)


def act(hand: Hand) -> None:
    """Choose any command that a window offers now."""
    windows = hand.world.windows()
    if windows:
        window = hand.chance.choice(windows)
        actions = [
            action
            for action in window.findChildren(QAction)
            if action.isEnabled() and action.isVisible() and action.text()
        ]
        if isinstance(window, QMenu):
            actions = [action for action in window.actions() if action.isEnabled()]
        if actions:
            hand.trigger(hand.chance.choice(actions))


def set_field(hand: Hand) -> None:
    """Choose something else in a field of the window in front."""
    windows = hand.world.windows()
    if windows:
        window = hand.chance.choice(windows)
        kinds = (QComboBox, QAbstractSpinBox, QAbstractButton, QLineEdit)
        fields = [field for kind in kinds for field in window.findChildren(kind) if field.isVisible()]
        fields = [field for field in fields if field.isEnabled()]
        if fields:
            field = hand.chance.choice(fields)
            hand.note(describe(field))
            if isinstance(field, QAbstractButton):
                hand.click(field, field.rect().center())
            else:
                field.setFocus()
                hand.strike(field, hand.chance.choice(["Up", "Down", "PgUp", "PgDown", "End"]))


def resize(hand: Hand) -> None:
    windows = hand.world.windows()
    if windows:
        window = hand.chance.choice(windows)
        size = hand.chance.choice(SIZES)
        hand.note(f"{size} {describe(window)}")
        window.resize(*size)


def answer_dialog(hand: Hand) -> None:
    """Say something to a dialog, so that it goes."""
    front = hand.world.front
    if isinstance(front, QFileDialog):
        choose_file(hand)
    elif isinstance(front, QDialog):
        buttons = [button for button in front.findChildren(QAbstractButton) if button.isVisible()]
        if buttons and hand.chance.random() < 0.7:
            button = hand.chance.choice(buttons)
            hand.note(f"{button.text()!r} of {describe(front)}")
            hand.click(button, button.rect().center())
        else:
            hand.note(f"Escape in {describe(front)}")
            QTest.keyClick(front, Qt.Key.Key_Escape)
    elif front is not None:
        hand.note(f"Escape in {describe(front)}")
        QTest.keyClick(front, Qt.Key.Key_Escape)


def choose_file(hand: Hand) -> None:
    """Name a file in a dialog; nothing else is done there, as it can delete what it shows."""
    dialog = hand.world.front
    if not isinstance(dialog, QFileDialog):
        return
    if hand.chance.random() < 0.2:
        hand.note("Cancel")
        dialog.reject()
        return
    here = hand.world.folder
    if dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave:
        path = here / "out" / hostile.file_name(hand.chance).replace("\n", " ")
    elif dialog.fileMode() == QFileDialog.FileMode.Directory:
        path = hand.chance.choice([here / "files", here / "out"])
    else:
        path = hand.chance.choice(sorted((here / "files").iterdir()))
    hand.note(f"{path.name!r} in {describe(dialog)}")
    dialog.findChild(QLineEdit).setText(str(path))
    dialog.accept()
