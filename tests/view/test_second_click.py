"""Double clicks on the button of a dialog: the second click presses nothing under the dialog."""

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from escabel_gui.view.widgets.second_click import SecondClickFilter
from tests.model.seating import wait_until
from tests.view.hands import Person

LEFT = Qt.MouseButton.LeftButton


def press(button: QAbstractButton, beside: int = 0) -> bool:
    """Press the mouse where a button is, as Qt tells the window of it; return whether that presses the button."""
    place = button.rect().center() + QPoint(beside, 0)
    window = button.window()
    here, everywhere = QPointF(button.mapTo(window, place)), QPointF(button.mapToGlobal(place))
    none = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(QEvent.Type.MouseButtonPress, here, everywhere, LEFT, LEFT, none)
    QCoreApplication.sendEvent(window.windowHandle(), event)
    is_pressed = button.isDown()
    button.setDown(False)
    return is_pressed


def close_dialog_over(button: QAbstractButton) -> None:
    """Show a dialog, and close it while the pointer is over a button of the window below."""
    dialog = QDialog(button.window())
    dialog.open()
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    dialog.accept()
    dialog.deleteLater()


def test_the_second_click_on_a_dialog_presses_no_button_below_it(person: Person) -> None:
    window = person.window
    (button,) = [one for one in window.panel.findChildren(QToolButton) if one.defaultAction() is window.acts.flip]
    assert press(button)
    close_dialog_over(button)
    assert not press(button)
    assert press(button), "a third one is meant"


def test_clicks_elsewhere_and_later_ones_are_meant(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = QPushButton("Delete", window)
    clicks = SecondClickFilter(window)
    window.show()
    close_dialog_over(button)
    assert press(button, beside=button.width() // 3)
    for _ in range(2):
        close_dialog_over(button)
        wait_until(lambda: not clicks.is_on)
        assert press(button)
        close_dialog_over(button)
        assert not press(button)


def test_a_window_that_is_collected_while_it_is_shown_has_events_until_it_has_gone(qtbot: QtBot) -> None:
    window = QWidget()
    SecondClickFilter(window)
    window.show()
    gone = weakref.ref(window)
    del window
    gc.collect()
    assert gone() is None
