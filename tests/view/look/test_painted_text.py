"""Text as it is painted, in every theme, on every page and in every window: all of it can be read.

    pytest tests/view/look/test_painted_text.py -k everywhere -rP

shows for each theme and place the text that stands out least.
"""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from escabel_gui.view.look.colors import TEXT_CONTRAST
from escabel_gui.view.look.themes import THEMES, Theme
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.playing.edge_labels import EdgeLabels
from tests.model.seating import wait_until
from tests.view.hands import Person
from tests.view.painted_texts import best_contrast, painted_texts, picture_of
from tests.view.places import visit_exercises, visit_others, visit_window

every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)


@every_theme
def test_all_text_everywhere_can_be_read(person: Person, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    counts: dict[str, int] = {}
    pale: list[str] = []

    def look(name: str, place: QWidget) -> None:
        texts = list(painted_texts(place))
        counts[name] = len(texts)
        least = min(texts, key=lambda text: text.contrast)
        print(f"{theme.key:10}{name:20}{least.contrast:6.2f}  {least.text}")
        pale.extend(f"{name}: {text.text} {text.contrast:.2f}" for text in texts if text.contrast < TEXT_CONTRAST)

    person.window.settings.theme = theme.key
    visit_window(person, look)
    visit_others(person, monkeypatch, look)
    visit_exercises(person, look)
    assert len(counts) > 25
    assert min(counts.values()) > 4
    assert pale == []


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
    (names,) = person.window.findChildren(EdgeLabels)
    image = picture_of(names)
    place = person.window.scene.geometry
    for edge in place.board.drawing.edge_lines:
        ends = [person.board.mapFromScene(place.at(*edge.corners[end])) for end in (0, -1)]
        tag = QRect(0, 0, 12, 12)
        tag.moveCenter((ends[0] + ends[1]) / 2)
        assert best_contrast(image, tag) >= TEXT_CONTRAST
