"""The engine at its best gives no won position of the smallest board away: `solve` knows which are won.

Run as a script, this looks at all positions that games can reach, which takes hours; as a test, at some of them.
"""

import sys
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.search.position_key import PositionKey
from escabel_gui.engine.thinking.levels import LEVELS
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.engine.tools.solve import find_winner
from escabel_gui.rules.catalogue import all_wire_names, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.games.escabel import ESCABEL
from escabel_gui.rules.state import State
from escabel_gui.version import is_compiled

SIZE = 3
MEGABYTES = 100
LIMITS = SearchLimits(visits=100_000, seconds=None)  # fewer than the best level makes in its 6 seconds
TREE = NodePool(1 << 18)


def positions_of_random_games(rules: Rules, games: int) -> Iterator[State]:
    random = Random(1)
    for _ in range(games):
        state = rules.start()
        while moves := rules.legal_move_list(state):
            yield state.copy()
            rules.play(state, random.choice(moves))


def all_positions(rules: Rules) -> Iterator[State]:
    """Yield every position of any game, one of those that are mirror images of each other."""
    keys = PositionKey(rules)
    known: set[tuple[int, ...]] = set()
    waiting = [rules.start()]
    while waiting:
        state = waiting.pop()
        keys.write(state)
        name = (min(int(state.ply), 2), *keys.key)
        if name not in known:
            known.add(name)
            yield state
            waiting += [rules.after(state, move) for move in rules.legal_move_list(state)]


def keeps_the_win(solver: DfpnSolver, state: State, move: int) -> bool:
    """Return whether who has to answer a move loses; after a swap that is the same color in other hands.

    Before the pie rule nothing is won: whoever may swap takes the better side.
    """
    if state.ply == 0:
        return False
    after = solver.rules.after(state, move)
    return find_winner(solver, after) != after.turn


def critical_positions(rules: Rules, positions: Iterable[State]) -> Iterator[tuple[State, list[int]]]:
    """Yield the positions in which some moves win and others lose, with those that win."""
    solver = DfpnSolver(rules, MEGABYTES)
    for state in positions:
        moves = rules.legal_move_list(state)
        winning = [move for move in moves if keeps_the_win(solver, state, move)]
        if 0 < len(winning) < len(moves):
            yield state, winning


def choose_move(rules: Rules, state: State) -> int:
    """Return the move that the best level plays."""
    thinker = SearchController(rules, search_preset("default"), TREE, seed=1)
    thinker.set_root(PlayedLine(rules, state))
    return thinker.choose_move(LIMITS, LEVELS[-1].temperature, lambda: False)


@pytest.mark.skipif(not is_compiled(), reason="interpreted, so much thought takes too long")
@pytest.mark.parametrize("wire_name", [name for name in all_wire_names(ESCABEL) if "growth" not in name])
def test_no_win_is_given_away(wire_name: str) -> None:
    rules = make_rules(wire_name, SIZE)
    for state, winning in critical_positions(rules, positions_of_random_games(rules, 10)):
        assert choose_move(rules, state) in winning, state.key()


def main() -> int:
    """Print how many critical positions there are and how many of them are given away, each with the move."""
    failures = 0
    for wire_name in all_wire_names(ESCABEL):
        rules = make_rules(wire_name, SIZE)
        looked_at = 0
        given_away = 0
        for state, winning in critical_positions(rules, all_positions(rules)):
            looked_at += 1
            move = choose_move(rules, state)
            if move not in winning:
                given_away += 1
                print(f"{rules.format_move(move)} in {state.key()}")
        print(f"{wire_name}: {looked_at} critical positions, {given_away} given away", flush=True)
        failures += given_away
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
