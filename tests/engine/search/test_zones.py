"""Zones: what lies outside the zone of a win does not matter to it."""

from random import Random

import pytest

from escabel_gui.engine.heuristics.zones import EVERYTHING, Zones
from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.rules.catalogue import make_rules, ruleset_of
from escabel_gui.rules.state import BLACK, EMPTY, WHITE, State
from tests.rules.playing import COMPILED, TWINNED_NAMES, random_game, share

NAMES = [name for name in TWINNED_NAMES if not name.startswith("abande")]
EXPANSIONS = 500 if COMPILED else 30
MEGABYTES = 5
CHANGES = 5  # of what lies outside one zone


def change_outside(state: State, zone: int, highest: int, random: Random) -> State:
    """Return a position that is the same in a zone, and anything elsewhere."""
    changed = state.copy()
    for point in range(len(state.owner) - 1):
        if not zone >> point & 1:
            changed.owner[point] = random.choice([EMPTY, BLACK, WHITE])
            changed.height[point] = 0 if changed.owner[point] == EMPTY else random.randint(1, highest)
    return changed


@pytest.mark.parametrize("wire_name", NAMES)
@pytest.mark.parametrize("size", [3, 4] if COMPILED else [3])
def test_whatever_lies_outside_the_zone_of_a_win_leaves_it_won(wire_name: str, size: int) -> None:
    rules = make_rules(wire_name, size)
    highest = 3 if ruleset_of(wire_name).name == "escabel" else 1
    random = Random(size)
    for _ in share(wire_name, 24):
        solver, plain = DfpnSolver(rules, MEGABYTES), DfpnSolver(rules, MEGABYTES, Zones(rules))
        for state, _, _ in random_game(rules, random):
            winner = solver.solve(state, EXPANSIONS)
            zone = int(solver.zone)
            if winner and zone != EVERYTHING:
                for _ in range(CHANGES):
                    changed = change_outside(state, zone, highest, random)
                    assert plain.solve(changed, EXPANSIONS) in (0, winner), (wire_name, size)


@pytest.mark.parametrize("wire_name", NAMES)
def test_zones_change_no_answer(wire_name: str) -> None:
    rules = make_rules(wire_name, 4 if COMPILED else 3)
    random = Random(1)
    for _ in share(wire_name, 24):
        solver, plain = DfpnSolver(rules, MEGABYTES), DfpnSolver(rules, MEGABYTES, Zones(rules))
        for state, _, _ in random_game(rules, random):
            answers = {int(solver.solve(state, EXPANSIONS)), int(plain.solve(state, EXPANSIONS))}
            assert not {BLACK, WHITE} <= answers
