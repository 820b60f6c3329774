"""A release to make papers of."""

from datetime import UTC, datetime

import pytest

from make.release import Release

NOTES = "The first version.\n\n- It plays.\n- It keeps a game that is so long that its name is longer than a line is."


@pytest.fixture
def release() -> Release:
    """Return a release of a project without a page on the web."""
    return Release("1.2.3", datetime(2026, 11, 21, tzinfo=UTC), NOTES, "")
