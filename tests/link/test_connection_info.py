"""How two programs find each other, as it is kept and as it is told."""

import pytest

from escabel_gui.link.connection_info import (
    ConnectionInfo,
    find_invite,
    find_invite_like,
    format_connection,
    format_invite,
    parse_connection,
    parse_host_port,
    split_invite,
)
from escabel_gui.link.signing import Role

INVITATION = bytes(range(10))


@pytest.mark.parametrize(
    "info",
    [
        ConnectionInfo(Role.HOST, INVITATION, 45123),
        ConnectionInfo(Role.GUEST, INVITATION, 1, "fe80::1%eth0"),
        ConnectionInfo(Role.HOST, INVITATION),
    ],
)
def test_connection_info_is_kept(info: ConnectionInfo) -> None:
    assert parse_connection(format_connection(info)) == info


@pytest.mark.parametrize(
    "text", ["", "host", "host 000G-40R4-0M30-E209 99999", "guest 000G-40R4-0M30-E20U 1 a", "x" * 999]
)
def test_what_is_no_way_is_none(text: str) -> None:
    assert parse_connection(text) is None


@pytest.mark.parametrize("address", ["192.168.1.5", "fe80::1%eth0", "anna.local", "::1"])
def test_ways_are_told(address: str) -> None:
    told = format_invite(ConnectionInfo(Role.HOST, INVITATION, 45123), address)
    assert find_invite(f"Hi, join me at {told}.") == ConnectionInfo(Role.GUEST, INVITATION, 45123, address)
    assert parse_host_port(told.split()[0]) == (address, 45123)
    assert find_invite(told.lower()) == ConnectionInfo(Role.GUEST, INVITATION, 45123, address)


@pytest.mark.parametrize(
    "text", ["", "192.168.1.5:45123", "192.168.1.5:0 000G-40R4-0M30-E209", "a:99999 000G-40R4-0M30-E209"]
)
def test_what_tells_no_way_is_none(text: str) -> None:
    assert find_invite(text) is None


DAMAGED = [
    "192.0.2.2:45123 7KQ2-9XHD-M4TA-V0P",
    "192.0.2.2:99999 7KQ2-9XHD-M4TA-V0PB",
    "192.0.2.2:45123",
    "192.0.2.2 7KQ2-9XHD-M4TA-V0PB",
    "192.0.2.2:45123 KQ2-9XHD",
    "[fe80::1%eth0]:45123 7KQ2-9XHD-M4TA-V0P",
    "anna:45123 7KQ2-9XHD-M4",
    "7KQ2-9XHD-M4TA-V0P",
]


@pytest.mark.parametrize("text", DAMAGED)
def test_a_damaged_invitation_is_known_as_one(text: str) -> None:
    assert find_invite(text) is None
    assert find_invite_like(f" {text}\n") in text != ""
    assert find_invite_like(text)


def test_an_invitation_is_found_beside_what_looks_like_a_game() -> None:
    assert find_invite_like(f"Hello (; do you want to play?\n{DAMAGED[0]}") == DAMAGED[0]
    assert find_invite_like(f"{DAMAGED[0]}\nOur last game:\n(;GM[101]SZ[5];B[c3])") == DAMAGED[0]


@pytest.mark.parametrize(
    "text",
    [
        *("", "d4 e5 d4-d5 a10-a11", "1. d4 e5 2:30 d4-d5", "Hi, see example.org:8080 or so", "a-b"),
        f"\n(;GM[101]SZ[5]C[{DAMAGED[0]}];B[c3])",
        f"Our last game:\n( ; gm [101]SZ[5]C[{DAMAGED[0]}];B[c3])",
    ],
)
def test_other_texts_are_no_invitation(text: str) -> None:
    assert find_invite_like(text) == ""


def test_an_invitation_is_split_into_address_and_letters() -> None:
    assert split_invite("At 192.0.2.2:451234 7KQ2-9XHD") == ("192.0.2.2:451234", " 7KQ2-9XHD")
    assert split_invite("7KQ2-9XHD") == ("", "7KQ2-9XHD")
