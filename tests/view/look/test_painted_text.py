"""Text as it is painted in the window, in every theme: what stands out from its ground stands out enough."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QWidget,
)

from escabel_gui.model.players.player import Player
from escabel_gui.model.setup import Setup
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.rules.state import BLACK
from escabel_gui.view.help.keys_dialog import KeysDialog
from escabel_gui.view.history.history_panel import HistoryTable
from escabel_gui.view.look.style import TEXT_CONTRAST, contrast
from escabel_gui.view.look.themes import THEMES, Theme
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.playing.edge_names import EdgeNames
from escabel_gui.view.playing.player_card import PlayerCard
from escabel_gui.view.playing.sentence_bar import WrappedText
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from hands import Person, SitDown
from pupil import show_exercise
from seating import wait_until

every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)

RATIO = 2  # pixels for one: so that the strokes of letters have pixels of nothing but ink
TEXTS = (QLabel, QAbstractButton, QTabBar, QLineEdit, QPlainTextEdit, QComboBox, PlayerCard, WrappedText, HistoryTable)
WON_BY_BLACK = "b1 a2 b2 a3 b3 a4 b4 a5 b5 d1"


def picture_of(place: QWidget) -> QImage:
    image = QImage(place.size() * RATIO, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(RATIO)
    place.render(image)
    return image


def best_contrast(image: QImage, rect: QRect) -> float:
    """How much the pixel that stands out most does so from the color that there is most of."""
    part = image.copy(QRect(rect.topLeft() * RATIO, rect.size() * RATIO))
    counts = Counter(part.pixel(x, y) for x in range(0, part.width(), 2) for y in range(0, part.height(), 2))
    ground = QColor(counts.most_common(1)[0][0]).name()
    return max(contrast(QColor(color).name(), ground) for color in counts)


def said_by(widget: QWidget) -> str:
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        return widget.placeholderText()
    if isinstance(widget, QAbstractButton | QLabel):
        return widget.text()
    return widget.full_text if isinstance(widget, WrappedText) else "…"


def assert_all_can_be_read(place: QWidget) -> int:
    """Everything with text that can be used now; returns how much that is."""
    QApplication.processEvents()
    image, count = picture_of(place), 0
    for widget in place.findChildren(QWidget):
        if isinstance(widget, TEXTS) and widget.isVisible() and widget.isEnabled() and said_by(widget):
            if isinstance(widget, QAbstractButton) and not widget.text().strip():
                continue
            seen = widget.visibleRegion().boundingRect()
            rect = QRect(widget.mapTo(place, seen.topLeft()), seen.size())
            if seen == widget.rect():  # or else it is scrolled out of view, as a whole or in part
                assert best_contrast(image, rect) >= TEXT_CONTRAST, (type(widget).__name__, said_by(widget))
                count += 1
    return count


@every_theme
def test_all_text_of_the_window_can_be_read(sit_down: SitDown, theme: Theme) -> None:
    person = sit_down(Setup("escabel", 5, (Player(0, "Ada"), Player(0, "Bo"))))
    person.window.settings.theme = theme.key
    assert assert_all_can_be_read(person.window) > 10, "the first steps, the cards, the buttons"
    person.play(WON_BY_BLACK)
    assert_all_can_be_read(person.window)
    tree = person.table.game.tree
    for node, rate in zip(tree.main_line()[:6], (50, 50, 70, 35, 35, 90), strict=True):
        color = int(tree.state_at(node).turn)
        value = rate / 100 if color == BLACK else 1 - rate / 100
        node.keep_evaluation(Evaluation(color, value, (Candidate("e1", 900, value, "", ("e1",)),)))
    person.table.game.tree_changed.emit()
    person.window.acts.next_mistake.trigger()
    assert_all_can_be_read(person.window)


@every_theme
def test_all_text_of_dialogs_can_be_read(person: Person, theme: Theme) -> None:
    window = person.window
    window.settings.theme = theme.key
    for dialog in (
        NewGameDialog(window.settings.setup, theme, window),
        PreferencesDialog(window.settings, window),
        KeysDialog(window.menuBar(), window),
    ):
        dialog.show()
        assert assert_all_can_be_read(dialog) > 5
        dialog.close()


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)  # which a display that is not there cannot
@every_theme
def test_what_is_selected_in_an_open_list_can_be_read(person: Person, theme: Theme) -> None:
    person.window.settings.theme = theme.key
    dialog = NewGameDialog(person.window.settings.setup, theme, person.window)
    dialog.show()
    box = next(box for box in dialog.findChildren(QComboBox) if box.isVisible() and box.count() > 2)
    box.showPopup()
    rows = box.view()
    wait_until(rows.isVisible)
    (selected,) = rows.selectionModel().selectedIndexes()
    rect = rows.visualRect(selected).intersected(rows.viewport().rect()).adjusted(6, 6, -6, -6)
    assert best_contrast(picture_of(rows.viewport()), rect) >= TEXT_CONTRAST, selected.data()
    box.hidePopup()
    dialog.close()


@every_theme
def test_the_names_on_the_edges_can_be_read(person: Person, theme: Theme) -> None:
    person.window.resize(1080, 780)
    person.window.settings.theme = theme.key
    QApplication.processEvents()
    (names,) = person.window.findChildren(EdgeNames)
    image = picture_of(names)
    place = person.window.scene.geometry
    for edge in place.board.drawing.edge_lines:
        ends = [person.board.mapFromScene(place.at(*edge.corners[end])) for end in (0, -1)]
        tag = QRect(0, 0, 12, 12)
        tag.moveCenter((ends[0] + ends[1]) / 2)
        assert best_contrast(image, tag) >= TEXT_CONTRAST


@pytest.mark.parametrize("exercise", ["lesson", "puzzle", "drill"])
@every_theme
def test_all_text_beside_an_exercise_can_be_read(person: Person, theme: Theme, exercise: str) -> None:
    person.window.settings.theme = theme.key
    person.window.resize(1000, 760)
    page = show_exercise(person.window, exercise)
    assert assert_all_can_be_read(page) > 3
