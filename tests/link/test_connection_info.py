"""How two programs find each other, as it is kept and as it is told."""

from __future__ import annotations

import pytest

from escabel_gui.link.connection_info import Way, format_way, hear_way, parse_place, parse_way, tell_way
from escabel_gui.link.signing import Role

INVITATION = bytes(range(10))


@pytest.mark.parametrize(
    "way",
    [Way(Role.HOST, INVITATION, 45123), Way(Role.GUEST, INVITATION, 1, "fe80::1%eth0"), Way(Role.HOST, INVITATION)],
)
def test_ways_are_kept(way: Way) -> None:
    assert parse_way(format_way(way)) == way


@pytest.mark.parametrize(
    "text", ["", "host", "host 000G-40R4-0M30-E209 99999", "guest 000G-40R4-0M30-E20U 1 a", "x" * 999]
)
def test_what_is_no_way_is_none(text: str) -> None:
    assert parse_way(text) is None


@pytest.mark.parametrize("address", ["192.168.1.5", "fe80::1%eth0", "anna.local", "::1"])
def test_ways_are_told(address: str) -> None:
    told = tell_way(Way(Role.HOST, INVITATION, 45123), address)
    assert hear_way(f"Hi, join me at {told}.") == Way(Role.GUEST, INVITATION, 45123, address)
    assert parse_place(told.split()[0]) == (address, 45123)
    assert hear_way(told.lower()) == Way(Role.GUEST, INVITATION, 45123, address)


@pytest.mark.parametrize(
    "text", ["", "192.168.1.5:45123", "192.168.1.5:0 000G-40R4-0M30-E209", "a:99999 000G-40R4-0M30-E209"]
)
def test_what_tells_no_way_is_none(text: str) -> None:
    assert hear_way(text) is None
