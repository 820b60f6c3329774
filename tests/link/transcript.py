"""Whole games as two programs say them, line by line.

`python -m tests.link.transcript` writes them into the page of the protocol, between the lines that mark them there.
"""

import re
from pathlib import Path
from typing import NamedTuple

from escabel_gui import link
from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.signing import Role
from tests.link.friendly import make_game
from tests.link.peers import INVITATION, NONCES, Peer
from tests.link.second_client import Control, SecondClient

PAGE = Path(link.__file__).parent / "README.md"
MARKED = r"(?<=<!-- {0} -->\n\n).*?(?=\n\n<!-- end of the {0} -->)"
WITHOUT_CLOCKS = "transcript"
MOVES = "b2 swap-sides b1 b2-b1 a2 c3 c2 a3"


def make_transcript() -> list[str]:
    """Return what is said in a game of Escabel on a board of size 3, as `host: …` or `guest: …`."""
    host, guest = Peer(Role.HOST, LocalReplica(make_game("escabel", 3), 0)), Peer(Role.GUEST)
    said: list[str] = []

    def talk() -> None:
        while True:
            outputs = [(peer, peer.output()) for peer in (host, guest)]
            if not any(output for _, output in outputs):
                return
            for peer, output in outputs:
                said.extend(f"{peer.role.value}: {line}" for line in output.decode().splitlines())
                (guest if peer is host else host).receive(output)

    talk()
    game = make_game("escabel", 3)
    for text in MOVES.split():
        act = game.parse_act(text)
        game.append(act)
        (host if act.person == 0 else guest).act(act)
        talk()
    assert game.is_over
    guest.conversation.leave()
    talk()
    return said


class Step(NamedTuple):
    """Deed of a person after so many seconds: an act, or else to offer a pause, to go on, or to leave."""

    after: float
    role: str
    does: str


GAMES = {
    "transcript with Fischer": (
        Control("fischer", 60, 5, 3),
        [
            Step(100.0, "host", "b2"), Step(2.5, "guest", "swap-sides"), Step(11.25, "host", "b1"),
            Step(4.0, "guest", "offer pause"), Step(600.0, "host", "go-on"), Step(6.0, "guest", "b2-b1"),
            Step(9.0, "host", "ask 0"), Step(1.0, "guest", "allow 1"), Step(30.0, "host", "c3"),
            Step(0.04, "guest", "resign 1"), Step(1.0, "guest", "bye"),
        ],
    ),
    "transcript with byo-yomi": (
        Control("byo-yomi", 60, 10, 3),
        [
            Step(100.0, "host", "b2"), Step(59.96, "guest", "c3"), Step(63.0, "host", "b1"),
            Step(15.0, "guest", "a2"), Step(25.5, "host", "c1"), Step(9.0, "guest", "a3"),
            Step(10.0, "host", "time 0"), Step(1.0, "guest", "bye"),
        ],
    ),
}  # fmt: skip


def make_clients(control: Control) -> dict[str, SecondClient]:
    game = make_game("escabel", 3)
    head, names = game.terms.id + b"\x07escabel\x03", b"\x04Anna\x03Ben"
    host = SecondClient("host", INVITATION, NONCES[Role.HOST], head, control)
    host.begin(names)
    return {"host": host, "guest": SecondClient("guest", INVITATION, NONCES[Role.GUEST])}


def make_clocked_transcript(control: Control, steps: list[Step]) -> list[str]:
    """Return what two programs written from the page say; lines in brackets tell how much time has passed."""
    clients = make_clients(control)
    said: list[str] = []
    now = 0.0

    def talk() -> None:
        while True:
            outputs = [(role, client.output()) for role, client in clients.items()]
            if not any(lines for _, lines in outputs):
                return
            for role, lines in outputs:
                said.extend(f"{role}: {line}" for line in lines)
                for line in lines:
                    clients["guest" if role == "host" else "host"].receive(line, now)

    talk()
    for step in steps:
        now += step.after
        said.append(f"({step.after:g} s later)")
        do(clients[step.role], step.does, now)
        talk()
    return said


def do(client: SecondClient, what: str, now: float) -> None:
    if what == "offer pause":
        client.want_pause()
    elif what == "go-on":
        client.go_on(now)
    elif what == "bye":
        client.leave()
    else:
        client.act(what, now)


def transcript_on_page(name: str = WITHOUT_CLOCKS) -> list[str]:
    match = re.search(MARKED.format(name), PAGE.read_text("utf-8"), re.DOTALL)
    assert match is not None
    return [line.strip() for line in match[0].splitlines()]


def main() -> None:
    transcripts = {WITHOUT_CLOCKS: make_transcript()}
    transcripts |= {name: make_clocked_transcript(*game) for name, game in GAMES.items()}
    page = PAGE.read_text("utf-8")
    for name, lines in transcripts.items():
        text = "\n".join(f"    {line}" for line in lines)
        page = re.sub(MARKED.format(name), lambda _, text=text: text, page, flags=re.DOTALL)  # type: ignore[misc]
    PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
