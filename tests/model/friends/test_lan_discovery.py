"""Who is heard on the same network; nothing is sent for that."""

from escabel_gui.model.friends.lan_discovery import MAX_HOSTS, LanHost, LanListener


def hear(listener: LanListener, text: str, address: str = "192.168.1.5") -> None:
    listener._hear(text.encode(), address)


def test_everybody_is_in_the_list_once(qapp: object) -> None:
    listener = LanListener()
    hear(listener, "escabel-link/1 here 45123 Anna", "fe80::1%eth0")
    hear(listener, "escabel-link/1 here 45123 Anna")
    hear(listener, "escabel-link/1 here 45124 Ben", "fe80::2%eth0")
    assert listener.present == [LanHost("Anna", "192.168.1.5", 45123), LanHost("Ben", "fe80::2%eth0", 45124)]
    listener.close()


def test_nonsense_is_not_heard_and_crowds_take_no_room(qapp: object) -> None:
    listener = LanListener()
    for text in ("", "escabel-link/1 here 0 Anna", "escabel-link/1 here 99999 Anna", "escabel-link/2 here 1 Anna"):
        hear(listener, text)
    assert listener.present == []
    told: list[int] = []
    listener.changed.connect(lambda: told.append(len(listener.present)))
    for port in range(1, 1000):
        hear(listener, f"escabel-link/1 here {port} <b>{'x' * 1000}</b>\u202e")
    assert len(listener.present) == MAX_HOSTS
    assert told == list(range(1, MAX_HOSTS + 1)), "who finds no room changes nothing"
    assert all(len(one.name) <= 40 for one in listener.present)
    listener.close()
