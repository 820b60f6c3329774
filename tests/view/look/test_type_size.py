"""Nothing that is said is ever cut: with any type, in every language, on small screens, in all windows."""

from itertools import product

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.look import style
from tests.view.cut_texts import Elisions, cut_texts, is_in_sight
from tests.view.hands import Person
from tests.view.places import settle, visit_exercises, visit_others, visit_window

SCREENS = [QSize(1366, 768), QSize(1080, 768), QSize(900, 650)]


@pytest.mark.parametrize(
    ("language", "percent"),
    [*product(["en", "de", "es", "hu"], [100, 150]), ("de", 125), ("hu", 125)],  # whose words are the longest
)
def test_nothing_is_cut(person: Person, language: str, percent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[str] = []
    elisions = Elisions(monkeypatch)
    monkeypatch.setattr(style, "available_size", lambda _widget: SCREENS[0])

    def look(name: str, place: QWidget) -> None:
        for screen in SCREENS:
            room = screen - style.FRAME
            is_own = not isinstance(place, (QDialog, LibraryWindow))
            place.resize(room if is_own else place.size().boundedTo(room))
            settle()
            if place.width() > room.width() or place.height() > room.height():
                faults.append(f"{name} {screen.width()}: {place.size()}")
            elisions.take()
            place.grab()
            told = set(cut_texts(place)) and set(cut_texts(place))  # what comes from a thread takes a moment to fit
            told |= set(elisions.take())
            if name == "review" and not is_in_sight(person.parts.analysis.review_panel.try_yourself):
                told.add("Try it yourself")
            faults.extend(f"{name} {screen.width()}: {text}" for text in sorted(told))

    person.window.settings.language = language
    person.window.settings.type_size = percent
    settle()
    assert person.window.menuBar().font().pointSizeF() == QApplication.font().pointSizeF()
    visit_window(person, look)
    visit_others(person, monkeypatch, look)
    visit_exercises(person, look)
    assert faults == [], "\n".join(faults)
