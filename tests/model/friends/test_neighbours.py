"""Who is heard on the same network; nothing is sent for that."""

from __future__ import annotations

from escabel_gui.model.friends.neighbours import MOST_NEIGHBOURS, Neighbour, Neighbours


def hear(neighbours: Neighbours, text: str, address: str = "192.168.1.5") -> None:
    neighbours._hear(text.encode(), address)


def test_everybody_is_in_the_list_once(qapp: object) -> None:
    neighbours = Neighbours()
    hear(neighbours, "escabel-link/1 here 45123 Anna", "fe80::1%eth0")
    hear(neighbours, "escabel-link/1 here 45123 Anna")
    hear(neighbours, "escabel-link/1 here 45124 Ben", "fe80::2%eth0")
    assert neighbours.present == [Neighbour("Anna", "192.168.1.5", 45123), Neighbour("Ben", "fe80::2%eth0", 45124)]
    neighbours.close()


def test_nonsense_is_not_heard_and_crowds_take_no_room(qapp: object) -> None:
    neighbours = Neighbours()
    for text in ("", "escabel-link/1 here 0 Anna", "escabel-link/1 here 99999 Anna", "escabel-link/2 here 1 Anna"):
        hear(neighbours, text)
    assert neighbours.present == []
    for port in range(1, 1000):
        hear(neighbours, f"escabel-link/1 here {port} <b>{'x' * 1000}</b>\u202e")
    assert len(neighbours.present) == MOST_NEIGHBOURS
    assert all(len(one.name) <= 40 for one in neighbours.present)
    neighbours.close()
