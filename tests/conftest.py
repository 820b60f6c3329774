"""What all tests need: no screen, and no file of the person who runs them."""

from __future__ import annotations

import os

import pytest

from slow_disk import SlowDisk

os.environ["QT_QPA_PLATFORM"] = "offscreen"


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    """A disk that takes nothing while it is entered."""
    return SlowDisk(monkeypatch)
