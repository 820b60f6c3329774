"""A whole game as two programs say it, line by line.

`python tests/link/transcript.py` writes it into the page of the protocol, between the lines that mark it there.
"""

from __future__ import annotations

import re
from pathlib import Path

from escabel_gui import link
from escabel_gui.link.own_copy import OwnCopy
from escabel_gui.link.signing import Role
from friendly import make_game
from peers import Peer

PAGE = Path(link.__file__).parent / "README.md"
MARKED = re.compile(r"(?<=<!-- transcript -->\n\n).*(?=\n\n<!-- end of the transcript -->)", re.DOTALL)
MOVES = "b2 swap-sides b1 b2-b1 a2 c3 c2 a3"


def make_transcript() -> list[str]:
    """What is said in a game of Escabel on a board of size 3, as `host: …` or `guest: …`."""
    host, guest = Peer(Role.HOST, OwnCopy(make_game("escabel", 3), 0)), Peer(Role.GUEST)
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
        game.take(act)
        (host if act.person == 0 else guest).act(act)
        talk()
    assert game.is_over
    guest.conversation.leave()
    talk()
    return said


def transcript_on_page() -> list[str]:
    match = MARKED.search(PAGE.read_text("utf-8"))
    assert match is not None
    return [line.strip() for line in match[0].splitlines()]


def main() -> None:
    lines = "\n".join(f"    {line}" for line in make_transcript())
    PAGE.write_text(MARKED.sub(lambda _: lines, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
