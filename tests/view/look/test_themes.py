"""Themes: each is another one, and in each, pieces and text can be told from what is behind them."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from escabel_gui.view.look.colors import SIGN_CONTRAST, TEXT_CONTRAST, contrast
from escabel_gui.view.look.colors import colors_of as window_colors_of
from escabel_gui.view.look.themes import THEMES, Theme
from tests.view.hands import Person
from tests.view.pixels import shades_in

every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)

MIDDLE = "b2 b3 b2-b3 d4 c3 c4"


def lightness(person: Person, name: str) -> int:
    """Return how light (0 to 255) it is on a point, beside its numeral and its lines."""
    return person.picture().pixelColor(person.place(name) + QPoint(10, 10)).lightness()


@every_theme
def test_every_theme_tells_the_pieces_and_the_board_apart(person: Person, theme: Theme) -> None:
    person.play("b2 d4")
    person.window.settings.theme = theme.key
    person.hover("e1")
    black, white, empty = (lightness(person, name) for name in ("b2", "d4", "a5"))
    assert black < 90
    assert white > 200
    assert abs(black - white) > 120
    assert abs(black - empty) > 30
    assert person.picture().pixelColor(2, 2).name() == theme.table


@every_theme
@pytest.mark.parametrize("scale", [1.25, 1.5, 1.75])
def test_no_line_is_seen_where_the_board_ends_between_two_pixels(person: Person, theme: Theme, scale: float) -> None:
    window, board = person.window, person.board
    window.settings.theme = theme.key
    for width in (900, 901, 902, 903):
        window.resize(width, 700 + width % 4)
        QApplication.processEvents()
        picture = QImage(window.size() * scale, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(scale)
        window.render(picture)
        place = board.mapTo(window, QPoint())
        left, top = (int(start * scale) for start in (place.x(), place.y()))
        right, bottom = int((place.x() + board.width()) * scale), int((place.y() + board.height()) * scale)
        seen = {picture.pixelColor(left + 4, y).name() for y in range(top - 2, bottom + 3)}
        seen |= {picture.pixelColor(x, top + 4).name() for x in range(left - 2, right + 3)}
        assert seen == {theme.table}


def test_all_themes_look_different(person: Person) -> None:
    person.play(MIDDLE)
    pictures = []
    for theme in THEMES:
        person.window.settings.theme = theme.key
        pictures.append(person.picture())
        assert len(shades_in(pictures[-1])) > 5
    for number, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[number + 1 :])


@every_theme
def test_the_arrow_of_a_menu_beside_a_button_has_no_frame(person: Person, theme: Theme) -> None:
    person.window.settings.theme = theme.key
    beside = QToolButton.ToolButtonPopupMode.MenuButtonPopup
    button = QToolButton(person.window, autoRaise=True, popupMode=beside)
    button.setText("Import games")
    button.setMenu(QMenu(button))
    button.resize(button.sizeHint())
    button.show()
    button.setFocus()
    person.qtbot.waitUntil(button.hasFocus)
    end = button.grab(button.rect().adjusted(button.width() - 26, 3, -2, -3)).toImage()
    columns = [{end.pixel(x, y) for y in range(end.height())} for x in range(end.width())]
    assert any(len(column) > 1 for column in columns)
    assert all(len(column) > 1 or column == {end.pixel(0, 0)} for column in columns)


def test_a_theme_is_chosen_in_the_menu(person: Person) -> None:
    entry = next(action for action in person.window.findChildren(QAction) if action.data() == "night")
    entry.trigger()
    assert person.window.settings.theme == "night"
    assert person.window.scene.theme.key == "night"
    assert entry.isChecked()


@every_theme
def test_all_text_can_be_read_in_every_theme(theme: Theme) -> None:
    colors = window_colors_of(theme)
    for ground in (colors.window, colors.surface):
        for text in (colors.ink, colors.muted, colors.accent):
            assert contrast(text, ground) >= TEXT_CONTRAST
        assert contrast(colors.faint, ground) >= SIGN_CONTRAST
    assert contrast(colors.on_accent, colors.accent) >= TEXT_CONTRAST
    for text in (colors.ink, colors.muted, colors.accent):
        assert contrast(text, colors.tint) >= TEXT_CONTRAST
