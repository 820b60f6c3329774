"""The program's icon in the containers of all systems."""

from pathlib import Path

import pytest
from PIL import Image
from PIL.IcnsImagePlugin import IcnsImageFile
from PIL.IcoImagePlugin import IcoImageFile

from make.icon_files import ICNS_SIZES, ICO_SIZES, SIZES, make_icons
from make.release import ROOT

pytestmark = pytest.mark.usefixtures("qapp")  # the one that all tests share


def test_icons_of_all_sizes(tmp_path: Path) -> None:
    make_icons(ROOT / "resources" / "icons" / "escabel.svg", tmp_path)
    for size in SIZES:
        assert picture(tmp_path / f"{size}.png").size == (size, size)
    assert sides_in(tmp_path / "escabel.ico") == set(ICO_SIZES)
    assert sides_in(tmp_path / "escabel.icns") == set(ICNS_SIZES)


def test_every_size_of_an_icon_is_drawn_and_not_scaled(tmp_path: Path) -> None:
    make_icons(ROOT / "resources" / "icons" / "escabel.svg", tmp_path)
    drawn = picture(tmp_path / "32.png")
    with Image.open(tmp_path / "escabel.ico") as icon:
        assert isinstance(icon, IcoImageFile)
        assert icon.ico.getimage((32, 32)).convert("RGBA").tobytes() == drawn.tobytes()
    with Image.open(tmp_path / "escabel.icns") as icon:
        assert isinstance(icon, IcnsImageFile)
        assert icon.icns.getimage((16, 16, 2)).convert("RGBA").tobytes() == drawn.tobytes()


def picture(path: Path) -> Image.Image:
    with Image.open(path) as image:
        return image.convert("RGBA")


def sides_in(container: Path) -> set[int]:
    """Return the widths in pixels of the pictures in an icon file."""
    with Image.open(container) as icon:
        return {size[0] * (size[2] if len(size) == 3 else 1) for size in icon.info["sizes"]}
