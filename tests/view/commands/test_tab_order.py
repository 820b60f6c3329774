"""Tab leads through every window and dialog in the order in which one reads, to everything once, and comes back."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QScrollArea, QToolBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from escabel_gui.view.look.style import filled
from escabel_gui.view.widgets.panel_page import take_into_tab_order
from tests.view.hands import Person
from tests.view.places import visit_exercises, visit_others, visit_window

MOST = 200  # presses until one is back


def reachable(place: QWidget) -> set[QWidget]:
    """Return the widgets that Tab is to reach."""
    return {
        widget
        for widget in place.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.window() is place
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    }


def reached(place: QWidget) -> list[QWidget]:
    """Return what Tab leads to, one press after the other, until it comes to something again."""
    found: list[QWidget] = []
    for _ in range(MOST):
        place.focusNextChild()
        widget = place.focusWidget()
        if widget is None or widget in found:
            return found
        found.append(widget)
    raise AssertionError("no way back")


def rect_of(widget: QWidget, place: QWidget) -> QRect:
    """Return where a widget is, or would be if nothing round it were scrolled."""
    scrolled, around = 0, widget.parentWidget()
    while around is not None and around is not place:
        if isinstance(around, QScrollArea):
            scrolled += around.verticalScrollBar().value()
        around = around.parentWidget()
    return QRect(widget.mapTo(place, QPoint(0, scrolled)), widget.size())


def block_of(widget: QWidget, other: QWidget) -> QWidget:
    """Return what can be scrolled round a widget and not round another one, or else the widget."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea) and not around.isAncestorOf(other):
            return around
        around = around.parentWidget()
    return widget


def name_of(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()}"


def backward(place: QWidget, widgets: list[QWidget]) -> list[str]:
    """Return pairs of neighbors whose second comes before the first, for somebody who reads rows or columns."""
    told = []
    for first, second in pairwise([*widgets, *widgets[:1]]):
        one, other = rect_of(block_of(first, second), place), rect_of(block_of(second, first), place)
        is_above = other.bottom() <= one.top() and other.left() <= one.right()
        is_left = other.right() <= one.left() and other.top() <= one.bottom()
        if is_above or is_left:
            told.append(f"{name_of(first)} → {name_of(second)}")
    return told if len(told) > 1 else []  # somewhere the end leads to the beginning


def test_tab_leads_everywhere(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    count = 0

    def look(name: str, place: QWidget) -> None:
        nonlocal count
        widgets = reached(place)
        count += 1
        missed = reachable(place) - set(widgets)
        told.extend(f"{name}: {text}" for text in (*map(name_of, missed), *backward(place, widgets)))

    visit_window(person, look)
    visit_others(person, monkeypatch, look)
    visit_exercises(person, look)
    assert count > 25
    assert not told, "\n".join(told)


def test_a_part_that_comes_later_has_its_turn_where_it_stands_and_leaves_the_window_whole(qtbot: QtBot) -> None:
    window, place, part = QWidget(), QWidget(), QWidget()
    qtbot.addWidget(window)
    fields = QLineEdit(), QLineEdit()
    bar = QToolBar()
    action = bar.addAction("made by Qt, and not by Python")
    filled(QVBoxLayout(window), fields[0], place, fields[1], bar)
    button, other = QPushButton(), QPushButton()
    filled(QHBoxLayout(part), button, other)
    filled(QVBoxLayout(place), part)
    take_into_tab_order(part, place)
    window.show()
    fields[1].setFocus()
    assert reached(window)[-4:] == [fields[0], button, other, fields[1]]
    with qtbot.waitSignal(part.destroyed):
        part.deleteLater()
    assert action.text() == "made by Qt, and not by Python"
