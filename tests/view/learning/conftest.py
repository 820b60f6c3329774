"""Exercises in which the board answers at once."""

from __future__ import annotations

import pytest

from escabel_gui.model.learning.practice import Practice


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Practice, "reply_ms", 0)
    monkeypatch.setattr(Practice, "take_back_ms", 0)
