"""Compares what fast random games of Escabel take for a chain with the rule itself, on positions of random games.

    python -m tests.engine.heuristics.compare_chains [POSITIONS]

Prints how many positions were compared, and of how many both say that the mover has won. Ends with 1 at the first
difference.
"""

import sys
from collections.abc import Iterator
from itertools import cycle
from typing import Final

from librt.random import Random

from escabel_gui.engine.heuristics.escabel.playouts import SignedHeightBoard
from escabel_gui.rules.catalogue import all_wire_names, find_ruleset, make_rules
from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.state import NOBODY, State

SIZES: Final = (3, 4, 5, 6, 7, 9, 13)
DEFAULT: Final = 1_000_000


class Difference(AssertionError):
    """Raised when the rules and the fast games see different winners in a position."""


def compare(positions: int) -> int:
    """Compare so many positions; returns in how many the mover has won, or raises Difference."""
    won = 0
    kinds = cycle((name, size) for size in SIZES for name in all_wire_names(find_ruleset("escabel")))
    seed = 0
    while positions > 0:
        name, size = next(kinds)
        rules = make_rules(name, size)
        assert isinstance(rules, Escabel)
        games = SignedHeightBoard(size, rules.has_tiebreak, rules.moves_in_crosscuts_only, rules.has_growth)
        seed += 1
        for state, found in random_game(rules, games, Random(seed)):
            winner = rules.winner(state)
            if winner != found:
                raise Difference(f"{name} {size}, seed {seed}, ply {state.ply}: {found} instead of {winner}")
            won += winner == state.turn
            positions -= 1
    return won


def random_game(rules: Escabel, games: SignedHeightBoard, random: Random) -> Iterator[tuple[State, int]]:
    """Yield each position of a game, with the winner that the fast games see there before anything is played on."""
    state = rules.start()
    while True:
        before = state.copy()
        winner = int(games.playout(state, random, 1, False))
        yield before, winner
        if winner != NOBODY:
            return


if __name__ == "__main__":
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    try:
        won = compare(positions)
    except Difference as difference:
        sys.exit(str(difference))
    print(f"{positions:,} positions and no difference; the mover has won in {won:,}")
