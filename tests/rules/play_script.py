"""Plays every ruleset with fixed seeds and prints what happened; run by `test_compiled.py` in two ways."""

import hashlib
from random import Random

from librt.random import Random as FastRandom

import escabel_gui.rules.contract
from escabel_gui.engine.heuristics.registry import make_playouts
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules


def play(wire_name: str, size: int, seed: int) -> str:
    """Return a digest of a random game: positions, legal moves, reasons and deltas, and a playout every 16 plies."""
    rules = make_rules(wire_name, size)
    random = Random(seed)
    digest = hashlib.sha256()
    playouts = make_playouts(rules)
    state = rules.start()
    while moves := rules.legal_move_list(state):
        move = random.choice(moves)
        other = random.randrange(int(rules.board.points)) * 16 + random.randrange(12)
        digest.update(repr((state.key(), moves, rules.deltas(state, move), rules.score(state))).encode())
        digest.update(str(rules.move_error(state, other)).encode())
        if state.ply % 16 == 0:
            end = state.copy()
            winner = playouts.playout(end, FastRandom(seed), None)
            digest.update(repr((int(winner), end.key())).encode())
        rules.play(state, move)
    digest.update(repr((state.key(), rules.format_result(state), rules.winning_points(state))).encode())
    return digest.hexdigest()


def main() -> None:
    print(escabel_gui.rules.contract.__file__)
    for ruleset in CATALOGUE:
        for seed, wire_name in enumerate(all_wire_names(ruleset)):
            for size in ruleset.sizes[:3]:
                print(wire_name, size, play(wire_name, size, seed))


if __name__ == "__main__":
    main()
