"""What is opened and closed leaves nothing behind."""

import gc
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL, QEvent, QObject, Qt, QTimer, SignalInstance
from PySide6.QtGui import QAction, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolButton, QWidget

from escabel_gui.record.storage.importing import Refusal
from escabel_gui.rules.message import Message
from escabel_gui.view.board import board_items
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.widgets.action_button import ActionButton
from escabel_gui.view.widgets.activity_page import text_button
from escabel_gui.view.widgets.questions import ask, ask_before_loss, warn
from escabel_gui.view.widgets.waiting import run_with_progress
from escabel_gui.view.window.errors import ErrorReporter
from tests.view.hands import Person

TIMES = 4
NEWS = ("changed", "annotated", "tree_changed", "listed_changed", "presence_changed", "kept", "settled", "painted")


@pytest.fixture(autouse=True, scope="module")
def only_what_is_new_is_counted() -> None:
    """Set aside what the tests before have left: to look through all of it would take most of the time."""
    gc.collect()
    gc.freeze()


def alive() -> Counter[str]:
    """Count the widgets, and the objects of Qt's that Python knows and that are newer than these tests."""
    for _ in range(2):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    counts = Counter(type(widget).__name__ for widget in QApplication.allWidgets())
    for thing in gc.get_objects():
        if isinstance(thing, QObject) and not isinstance(thing, QWidget):
            counts[f"{type(thing).__name__} in Python"] += 1
    return counts


def tell_everybody(person: Person) -> None:
    """Emit the signals of news again, of whatever stays for as long as the window."""
    for thing in [root for top in (person.window, person.table) for root in (top, *top.findChildren(QObject))]:
        for name in NEWS:
            signal = getattr(thing, name, None)
            if isinstance(signal, SignalInstance) and name in vars(type(thing)):
                signal.emit()


def close_dialogs() -> None:
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog) and widget.isVisible():
            widget.reject()
        elif isinstance(widget, QMenu) and widget.isVisible():
            widget.close()


def trigger(name: str) -> Callable[[Person], None]:
    return lambda person: getattr(person.window.acts, name).trigger()


def rename_in_library(person: Person) -> None:
    library = open_library(person)
    library.list.selectRow(0)
    library.acts.rename.trigger()


def refuse_in_library(person: Person) -> None:
    open_library(person)._show_refused([Refusal(Path("x.sgf"), 1, Message("No."))] * 20)


def open_library(person: Person) -> LibraryWindow:
    person.window.acts.library.trigger()
    library = person.parts.library.made
    assert library is not None
    person.qtbot.waitUntil(lambda: library.list.games.rowCount() > 0)
    return library


def read_nonsense(person: Person) -> None:
    person.parts.files.read_text("(;GM[101]RU[nonsense]SZ[5])", "nonsense")


def report_error(person: Person) -> None:
    reporter = ErrorReporter(person.table.kept_games.folder.with_name("escabel.log"))
    reporter._dialog = None
    reporter.report(RuntimeError, RuntimeError("out of discs"), None)


def wait_long(person: Person) -> None:
    run_with_progress(lambda report: [report(1, 10) for _ in range(400_000)], person.window, "Waiting")


OPENERS: dict[str, Callable[[Person], object]] = {
    **{
        name: trigger(name)
        for name in (
            *("new", "players", "set_up", "play_on", "preferences", "keys", "signs", "about", "rules"),
            *("invite", "invite_directly", "join"),
        )
    },
    "ratings": lambda person: person.parts.learning_acts.progress.trigger(),
    "lessons": lambda person: person.parts.learning_acts.all_lessons.trigger(),
    "picture": trigger("save_picture"),
    "booklet": trigger("save_booklet"),
    "rename": rename_in_library,
    "refusals": refuse_in_library,
    "menu of a point": lambda person: person.board.menu_wanted.emit(3, person.window.pos()),
    "menu of a move": lambda person: person.parts.history.menu_wanted.emit(person.window.pos()),
    "ask": lambda person: ask(person.window, "Escabel", "Sure?"),
    "ask before loss": lambda person: ask_before_loss(person.window, "Escabel", "Sure?", "Save", "Lose"),
    "warn": lambda person: warn(person.window, "No."),
    "nonsense": read_nonsense,
    "error": report_error,
    "waiting": wait_long,
    "resign": trigger("resign"),
    "another game": lambda person: person.parts.files.read_text("(;GM[101]RU[quabble]SZ[7];B[c3]C[x])", "other"),
    "theme": lambda person: [setattr(person.window.settings, "theme", key) for key in ("night", "")],
    "type size": lambda person: [setattr(person.window.settings, "type_size", size) for size in (150, 100)],
    "language": lambda person: [setattr(person.window.settings, "language", code) for code in ("es", "de", "")],
    "flip": lambda person: [person.press("Ctrl+F") for _ in range(2)],
}


@pytest.mark.qt_log_ignore("does not support grabbing", extend=True)  # which menus want
@pytest.mark.parametrize("name", OPENERS)
def test_nothing_stays_of_what_was_closed_and_nobody_calls_it(
    person: Person, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "freeze", lambda: None)  # what the window sets aside would not be counted
    closing = QTimer(interval=1)
    closing.timeout.connect(close_dialogs)
    closing.start()
    person.play("b2 b3")
    for _ in range(2):  # Qt and we keep some things from the first time on
        OPENERS[name](person)
        person.qtbot.wait(5)
    before = alive()
    for _ in range(TIMES):
        OPENERS[name](person)
        person.qtbot.wait(5)

    def nothing_stays() -> None:
        stays = alive() - before
        assert not any(count >= TIMES for count in stays.values()), stays

    person.qtbot.waitUntil(nothing_stays)  # what waits for another thread goes a little later
    tell_everybody(person)  # whoever called what is gone would raise
    alive()


@pytest.mark.parametrize(
    "make", [lambda action: ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextBesideIcon), text_button]
)
def test_a_button_follows_its_action_and_hears_it_no_more_often_with_time(
    qapp: QApplication, make: Callable[[QAction], QToolButton]
) -> None:
    action = QAction("First")
    button = make(action)
    listeners = action.receivers(SIGNAL("changed()"))
    for number in range(5):
        action.setText(f"Black && &White {number}")
        action.setToolTip(f"About {number}")
        action.setEnabled(number % 2 == 0)
        action.setCheckable(True)
        action.setChecked(number % 2 == 1)
        assert button.text() == f"Black && White {number}"
        assert button.toolTip() == f"About {number}"
        assert (button.isEnabled(), button.isChecked()) == (action.isEnabled(), action.isChecked())
    assert action.receivers(SIGNAL("changed()")) == listeners
    button.deleteLater()


def test_what_is_cached_of_dialogs_is_bounded_and_the_board_is_not_painted_anew(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fill the cache, as dialogs that are opened again do: Qt keeps scaled pictures by name, and each has others."""
    painted: list[object] = []
    monkeypatch.setattr(board_items, "paint_board", lambda *_: painted.append(True))
    megabyte = QPixmap(512, 512)
    megabyte.fill()
    person.play("b2")
    painted.clear()
    keys = [QPixmapCache.insert(megabyte) for _ in range(8)]
    person.play("c3")
    assert not painted
    keys += [QPixmapCache.insert(megabyte) for _ in range(92)]
    kept = [key for key in keys if QPixmapCache.find(key, QPixmap())]
    assert len(kept) < 40
    person.play("d4")
    person.qtbot.waitUntil(lambda: bool(painted))  # so many others would drive it out
