"""What goes into a package, without making one."""

import pkgutil
import subprocess
import sys

import pytest

import escabel_gui
from make import contents
from make.contents import EXCLUDED_MODULES, without_orphans


@pytest.mark.parametrize(
    ("path", "is_wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/platforms/qminimal.dll", False),
        ("PySide6/plugins/platforms/qdirect2d.dll", False),
        ("PySide6/plugins/styles/qmodernwindowsstyle.dll", False),
        ("PySide6/plugins/tls/qschannelbackend.dll", True),
        ("PySide6/plugins/tls/qopensslbackend.dll", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", True),
        ("PySide6/Qt/plugins/wayland-shell-integration/libivi-shell.so", False),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/imageformats/libqtiff.so", False),
        ("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/lib/libQt6PrintSupport.so.6", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", True),
        ("PySide6/Qt6Network.dll", True),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/translations/qt_de.qm", False),
        ("escabel_gui/resources/translations/escabel_de.qm", True),
        ("escabel_gui/resources/puzzles/escabel/001.sgf", True),
        ("libsqlite3.so.0", True),
        ("libstdc++.so.6", False),
        ("libmvec.so.1", False),
        ("libxcb.so.1", False),
        ("libxcb-cursor.so.0", True),
    ],
)
def test_what_is_wanted(path: str, is_wanted: bool) -> None:
    assert contents.is_wanted(path) is is_wanted


def test_libraries_that_nothing_needs_any_more_stay_out(monkeypatch: pytest.MonkeyPatch) -> None:
    needs = {"module": ["libone.so.1"], "one": ["libtwo.so.2"], "two": [], "three": ["libtwo.so.2"], "python": []}
    monkeypatch.setattr(contents, "needed_libraries", lambda path: needs[str(path)])
    entries = [
        ("PySide6/QtGui.abi3.so", "module", "EXTENSION"),
        ("libone.so.1", "one", "BINARY"),
        ("PySide6/Qt/lib/libtwo.so.2", "two", "BINARY"),
        ("libtwo.so.2", "PySide6/Qt/lib/libtwo.so.2", "SYMLINK"),
        ("libthree.so.3", "three", "BINARY"),
        ("libthree.so", "libthree.so.3", "DATA"),
        ("libpython3.11.so.1.0", "python", "BINARY"),
    ]
    assert [entry[0] for entry in without_orphans(entries)] == [
        "PySide6/QtGui.abi3.so",
        "libone.so.1",
        "PySide6/Qt/lib/libtwo.so.2",
        "libtwo.so.2",
        "libthree.so",
        "libpython3.11.so.1.0",
    ]


def test_the_program_does_without_the_modules_that_stay_out() -> None:
    walked = pkgutil.walk_packages(escabel_gui.__path__, "escabel_gui.")
    modules = [module.name for module in walked if not module.name.endswith("__main__")]
    program = "import sys; sys.modules.update(dict.fromkeys(sys.argv[1].split()))\n"  # which then cannot be imported
    program += "import uuid; uuid.uuid4(); import hashlib; hashlib.sha256()\n"
    program += "from importlib import import_module; [import_module(name) for name in sys.argv[2].split()]"
    subprocess.run([sys.executable, "-c", program, " ".join(EXCLUDED_MODULES), " ".join(modules)], check=True)
