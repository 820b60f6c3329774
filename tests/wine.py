"""Wine, in which the tests can be run as on Windows, and what it lacks of that."""

import ctypes
import sys

import pytest


def is_wine() -> bool:
    if sys.platform != "win32":
        return False
    return hasattr(ctypes.windll.ntdll, "wine_get_version")


def not_in_wine(reason: str) -> pytest.MarkDecorator:
    """Return a mark for what cannot be tested in Wine; the reason says what Wine lacks."""
    return pytest.mark.skipif(is_wine(), reason=f"Wine {reason}")
