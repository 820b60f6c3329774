"""Says anything at all to a program: it answers, or ends the connection, and the game stays what it was.

`python -m tests.link.link_fuzz --inputs 1000000` does so as often.
"""

import argparse
import time
from contextlib import suppress
from random import Random

from escabel_gui.link.game_code import format_code_line
from escabel_gui.link.limits import MAX_LINE_BYTES
from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.packing import SentGame
from escabel_gui.link.shared_game import IllegalAct
from escabel_gui.link.signing import LineSigner, Role, handshake_text, line_key, proof
from tests.link.cheating import cheat, heavy_game
from tests.link.friendly import make_game
from tests.link.peers import KEY, NONCES, Peer

GAMES = [
    make_game("escabel", 5, acts)
    for acts in ("", "d4", "d4 d5", "d4 c3", "d4 d5 e4, ask 0", "d4 d5, resign 1", "d4 d5, ask 1, allow 0")
]
NEXT = [(2, "e4"), (1, "d5"), (0, "ask 1"), (3, "pass"), (2, "ask 1")]
TEXTS = [
    *(f"record {format_code_line(SentGame(game, 1))}" for game in GAMES),
    *(f"act {place} {GAMES[2].digest(place)} {text}" for place, text in NEXT),
    "record -", "act 2 0123456789abcdef e4", "control fischer 600 10 3", "left 12.5 3 1", "offer pause",
    f"offer again {format_code_line(SentGame(GAMES[0], 1))}", "accept again", "refuse pause", "go-on", "ping",
    "bye", "later 1 2",
]  # fmt: skip
HEAVY = [heavy_game(game, 200, Random(seed)) for seed, game in enumerate(GAMES[:5])]
MET = handshake_text(NONCES)
GREETING = f"escabel-link/1 guest {NONCES[Role.GUEST].hex()}\n".encode()
PROOF = f"proof {proof(KEY, Role.GUEST, MET)}\n".encode()


def damage(data: bytes, chance: Random) -> bytes:
    place = chance.randrange(len(data) + 1)
    match chance.randrange(6):
        case 0:
            return data[:place] + bytes((chance.randrange(256),)) + data[place + 1 :]
        case 1:
            return data[:place]
        case 2:
            return data[:place] + chance.randbytes(chance.randrange(20)) + data[place:]
        case 3:
            return data[:place] + data[place : place + 5] * chance.randrange(200) + data[place:]
        case _:
            return data


def garble(text: str, chance: Random) -> str:
    """Damage a text that is to be signed, so that it makes no sense."""
    return damage(text.encode(), chance).decode("latin-1").replace("\n", "")


def fuzz(seed: int) -> int:
    """Talk to a host in one of four ways; returns how many inputs that were."""
    chance = Random(seed)
    host = Peer(Role.HOST, LocalReplica(make_game("escabel", 5, "d4 d5"), 0))
    assert host.copy is not None
    way = chance.randrange(4)  # a stranger; a friend who damages lines; who signs nonsense; who cheats
    inputs = [GREETING, PROOF] if way else [chance.choice([GREETING, PROOF, b"", chance.randbytes(50)])]
    signatures = LineSigner(line_key(KEY, Role.GUEST, MET))
    for _ in range(chance.randrange(1, 12)):
        text = cheat(chance, host.copy.game, 1, HEAVY) if way == 3 else chance.choice(TEXTS)
        line = f"{signatures.sign(garble(text, chance) if way == 2 and chance.random() < 0.5 else text)}\n".encode()
        inputs.append(line if way >= 2 else damage(line, chance))
    before = list(host.acts)
    now = 0.0
    with suppress(IllegalAct):  # what the model answers by breaking off
        for data in inputs:
            now += chance.random()
            host.receive(data, now)
            host.conversation.tick(now)
            host.output(now)
            assert len(host.conversation._lines._rest) <= MAX_LINE_BYTES
    acts = host.acts
    assert acts[: len(before)] == before
    assert all(act.person == 1 for act in acts[len(before) :])
    assert host.copy.game.followed_by(acts).line == host.copy.game.line
    assert way or acts == before
    return len(inputs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    inputs, seed, longest = 0, arguments.seed, 0.0
    while inputs < arguments.inputs:
        began = time.perf_counter()
        inputs += fuzz(seed)
        longest = max(longest, time.perf_counter() - began)
        seed += 1
    print(f"{inputs} inputs in {seed - arguments.seed} connections; the longest took {longest:.3f} s")


if __name__ == "__main__":
    main()
