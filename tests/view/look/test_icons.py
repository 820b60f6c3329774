"""Line icons: every drawing there is, in the palette's colors, at any size."""

import gc

import pytest
from PySide6.QtGui import QColor, QIcon, QImage, QPalette
from PySide6.QtWidgets import QApplication

from escabel_gui.shipped import resources
from escabel_gui.view.look.icons import icon

NAMES = sorted(file.stem for file in (resources() / "icons").glob("*.svg") if "currentColor" in file.read_text("utf-8"))


def painted(name: str, mode: QIcon.Mode = QIcon.Mode.Normal, size: int = 24) -> QImage:
    return icon(name).pixmap(size, size, mode).toImage()


def inks(image: QImage) -> set[str]:
    """Return the colors of the pixels that are covered wholly."""
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return {image.pixelColor(x, y).name() for x, y in points if image.pixelColor(x, y).alpha() == 255}


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_is_drawn_in_the_color_of_the_text_beside_it(qapp: QApplication, name: str) -> None:
    text = QApplication.palette().color(QPalette.ColorGroup.Active, QPalette.ColorRole.ButtonText)
    assert text.name() in inks(painted(name, size=96))


def test_an_icon_that_cannot_be_used_looks_so(qapp: QApplication) -> None:
    assert painted("undo") != painted("undo", QIcon.Mode.Disabled)


def test_icons_follow_the_palette(qapp: QApplication) -> None:
    before = QApplication.palette()
    kept = icon("undo")
    gc.collect()
    palette = QPalette(before)
    palette.setColor(QPalette.ColorRole.ButtonText, QColor("#12ab34"))
    QApplication.setPalette(palette)
    try:
        assert "#12ab34" in inks(kept.pixmap(96, 96).toImage())
    finally:
        QApplication.setPalette(before)


@pytest.mark.parametrize("size", [16, 17, 48, 200])
def test_icons_are_sharp_at_any_size(qapp: QApplication, size: int) -> None:
    assert painted("undo", size=size).width() == size


def test_icons_are_painted_on_nothing(qapp: object) -> None:
    image = painted("undo")
    assert image.pixelColor(0, 0).alpha() == 0
    assert any(image.pixelColor(x, y).alpha() > 100 for x in range(image.width()) for y in range(image.height()))
