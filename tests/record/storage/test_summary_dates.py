"""Date and time of day of kept games, as the library shows them."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from escabel_gui.record.storage.summary import summarize

CHANGED = datetime(2026, 11, 24, 17, 30)


@pytest.mark.parametrize(
    ("name", "date", "known"),
    [
        ("2026-11-24 1405 Escabel 9.sgf", "DT[2026-11-24]", ("2026-11-24", "14:05")),
        ("2026-11-23 2358 Escabel 9.sgf", "DT[2026-11-23]", ("2026-11-23", "23:58")),
        ("2026-11-23 1405 Escabel 9.sgf", "", ("2026-11-23", "14:05")),
        ("mine.sgf", "", ("2026-11-24", "17:30")),
        ("mine.sgf", "DT[2026-11-24]", ("2026-11-24", "17:30")),
        ("mine.sgf", "DT[2025-01-02]", ("2025-01-02", "")),
        ("mine.sgf", "DT[2026-11]", ("2026-11", "")),
    ],
)
def test_a_time_is_told_for_the_day_of_the_game_only(
    tmp_path: Path, name: str, date: str, known: tuple[str, str]
) -> None:
    path = tmp_path / name
    path.write_text(f"(;GM[101]SZ[5]{date};B[b2])")
    os.utime(path, 2 * (CHANGED.timestamp(),))
    found = summarize(path)
    assert found is not None
    assert (found.summary.date, found.summary.clock) == known
