"""Whatever is said about any move in any position is true, whole and short, and every refusal gives its reason."""

import pytest

from tests.record.telling.claims import check
from tests.rules.playing import WIRE_NAMES, repeat


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_what_is_said_is_true(wire_name: str) -> None:
    check(wire_name, len(repeat(6)))
