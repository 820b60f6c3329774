"""The pages of rules, in their window."""

import gc
import html
import re
import weakref
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QPixmap, QTextDocument, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.catalogue import CATALOGUE, format_wire_name, parse_wire_name
from escabel_gui.rules.contract import Option, Ruleset
from escabel_gui.view.help import rules_page
from escabel_gui.view.help.rules_window import RulesWindow
from escabel_gui.view.look.diagrams import paint_diagram
from escabel_gui.view.look.texts import variant_labels
from tests.view.hands import Person, SitDown
from tests.view.pixels import shades_in
from tests.view.pupil import show_exercise


def test_a_window_that_is_collected_while_a_picture_is_painted_goes_after_it(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def paint_and_collect(address: str, *rest: Any) -> QPixmap:
        gc.collect()
        painted.append(address)
        return paint_diagram(address, *rest)

    monkeypatch.setattr(rules_page, "paint_diagram", paint_and_collect)
    window = RulesWindow(Settings(tmp_path))
    window.show_rules(CATALOGUE[0].name)
    gone: list[bool] = []
    weakref.finalize(window, gone.append, True)
    del window
    while not painted:
        qapp.processEvents()
    gc.collect()
    assert gone == [True]
    assert len(painted) == 1


def test_a_page_that_is_hidden_paints_no_more_until_it_is_shown(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def paint(address: str, *rest: Any) -> QPixmap:
        painted.append(address)
        return paint_diagram(address, *rest)

    monkeypatch.setattr(rules_page, "paint_diagram", paint)
    window = RulesWindow(Settings(tmp_path))
    window.show_rules(CATALOGUE[0].name)
    while not painted:
        qapp.processEvents()
    diagrams = set(re.findall('src="(diagram:.*?)"', window.page.toHtml()))
    window.hide()
    before = len(painted)
    assert before < len(diagrams)
    qapp.processEvents()
    assert len(painted) == before
    window.show()
    while len(painted) < before + len(diagrams):
        qapp.processEvents()
    window.deleteLater()


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_every_page_of_rules_opens_with_its_diagrams(person: Person, ruleset: Ruleset) -> None:
    window = RulesWindow(person.window.settings)
    person.qtbot.addWidget(window)
    window.show_rules(ruleset.name)
    assert ruleset.title in window.windowTitle()
    assert window.page.toPlainText().startswith(ruleset.title)
    diagrams = re.findall('src="(diagram:.*?)"', window.page.toHtml())
    assert diagrams

    def is_painted(address: str) -> bool:
        url = QUrl(html.unescape(address))
        pixmap = window.page.document().resource(QTextDocument.ResourceType.ImageResource.value, url)
        return isinstance(pixmap, QPixmap) and len(shades_in(pixmap.toImage())) > 5

    person.qtbot.waitUntil(lambda: all(map(is_painted, diagrams)))


def test_f1_shows_the_rules_of_the_game_on_the_table(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("abande", 7, (Player(), Player())))
    person.press("F1")
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
    assert window.isVisible()
    assert window.windowTitle() == "Rules of Abande — Escabel"
    assert not window.windowIcon().isNull()
    person.click("d4")
    assert person.moves
    person.press("Escape", widget=window.page)
    assert not window.isVisible()


def test_f1_shows_the_rules_of_the_puzzle_on_the_board(person: Person) -> None:
    show_exercise(person.parts, "puzzle")
    person.press("F1")
    window = person.parts.dialogs().rules
    assert window is not None
    assert window.windowTitle() == "Rules of Quabble — Escabel"


@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        (ruleset, option, choice.value)
        for ruleset in CATALOGUE
        for option in ruleset.options
        for choice in option.choices[1:]
    ],
)
def test_the_title_names_the_variant_and_f1_opens_the_rules_there(
    sit_down: SitDown, language: str, game: Ruleset, option: Option, value: str
) -> None:
    wire_name = format_wire_name(game, {option.name: value})
    person = sit_down(GameSetup(wire_name, game.default_size, (Player(), Player())))
    person.window.settings.language = language
    QApplication.processEvents()
    (label,) = variant_labels(*parse_wire_name(wire_name))
    assert f"({label})" in person.window.windowTitle()
    person.press("F1")
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
    page = window.page
    assert page.textCursor().block().text() == label
    assert page.viewport().rect().contains(page.cursorRect())
    page.verticalScrollBar().setValue(0)
    person.window.acts.rules.trigger()
    assert page.verticalScrollBar().value() == 0, "it stays where it was read"
    window.close()


def test_the_keyboard_scrolls_the_page_and_does_not_choose_another(person: Person) -> None:
    person.press("F1")
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
    title = window.windowTitle()
    person.qtbot.waitUntil(window.isActiveWindow)
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_Down, Qt.Key.Key_E):
        QTest.keyClick(window.focusWidget(), key)
    assert window.windowTitle() == title
    assert window.page.verticalScrollBar().value() > 0
    window.choice.setCurrentIndex(window.choice.findData("qualos"))
    window.choice.setFocus()
    person.window.acts.rules.trigger()
    assert window.windowTitle() == title
    assert window.page.hasFocus()
    window.close()


def test_a_page_of_rules_follows_the_theme_and_stays_where_it_is(person: Person) -> None:
    person.press("F1")
    (window,) = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
    QTest.keyClick(window.page, Qt.Key.Key_PageDown)
    place, before = window.page.verticalScrollBar().value(), window.page.grab().toImage()
    person.window.settings.theme = "night"
    QApplication.processEvents()
    assert window.page.verticalScrollBar().value() == place
    assert window.page.grab().toImage() != before
    window.close()


def test_a_page_of_rules_is_there_once_at_any_width(person: Person) -> None:
    """Resize the window: a page that is made again while it is made would stand there twice."""
    window = RulesWindow(person.window.settings)
    person.qtbot.addWidget(window)
    window.show_rules("escabel")
    text = window.page.toPlainText()
    for width in range(548, 572, 2):
        window.resize(width, 800)
        QApplication.processEvents()
        assert window.page.toPlainText() == text


def test_before_and_after_stand_side_by_side(person: Person) -> None:
    window = RulesWindow(person.window.settings)
    person.qtbot.addWidget(window)
    window.show_rules("escabel")
    tables = [frame for frame in window.page.document().rootFrame().childFrames() if isinstance(frame, QTextTable)]
    captions = [[table.cellAt(1, column).firstCursorPosition().block().text() for column in (0, 1)] for table in tables]
    assert captions[0][0].startswith("Black is about to move")
    assert captions[0][1].startswith("Afterwards")
