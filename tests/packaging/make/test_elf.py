"""What Linux programs say about themselves."""

import sys
from pathlib import Path

import pytest

from make.elf import is_elf, needed_libraries, newest_version
from make.papers import packages_of_system

PYTHON = Path(sys.executable).resolve()

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="programs are of another kind here")


def test_what_a_program_needs_is_read_from_it() -> None:
    assert is_elf(PYTHON)
    assert "libc.so.6" in needed_libraries(PYTHON)
    assert newest_version(PYTHON, "GLIBC") >= (2, 2)
    assert not is_elf(Path(__file__))


def test_the_packages_that_a_system_needs_are_those_of_libraries_that_are_not_brought_along() -> None:
    import PySide6

    qt = Path(str(PySide6.__file__)).parent / "Qt" / "lib"
    gui = qt / "libQt6Gui.so.6"
    assert "libegl1" in packages_of_system([gui, qt / "libQt6Core.so.6"])
    assert packages_of_system([PYTHON]) == []
