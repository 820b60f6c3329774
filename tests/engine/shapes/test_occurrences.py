"""Shapes found elsewhere: turned, mirrored, moved and in the other color, and still true there."""

from pathlib import Path
from random import Random

import pytest

from escabel_gui.record.shapes.occurrence import (
    TURNINGS,
    ShapePattern,
    Turning,
    find_occurrences,
    is_alike,
    patterns_of,
    turn_spot,
    turned_edges,
)
from escabel_gui.record.shapes.shape import load_shape
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, EMPTY, WHITE, State, opponent
from tests.engine.shapes.local_game import LocalGame
from tests.engine.shapes.shape_proofs import shipped_shapes

SIZES = {"escabel": 8, "quabble": 9, "fast-quabble": 9, "conquare": 5, "fast-conquare": 5}
FREE = 5  # points on which moves are made, with which a proof is quick
PATTERNS = [
    pytest.param(path, number, id=f"{path.parent.name}/{path.stem}/{number + 1}")
    for path in shipped_shapes()
    if path.parent.name in SIZES
    for number in range(len(list(patterns_of(load_shape(path)))))
]


def put(pattern: ShapePattern, turning: Turning, color: int, random: Random) -> State | None:
    """Put a pattern somewhere on a larger board, with the opponent to move; return None where it cannot be so."""
    edges = turned_edges(pattern.claim, turning, color == pattern.claim.color)
    if edges is None:
        return None
    rules = make_rules(pattern.shape.game, SIZES[pattern.shape.game])
    numbers = {spot: number for number, spot in enumerate(rules.board.lattice)}
    spots = {turn_spot(spot, turning): wanted for spot, wanted in pattern.wanted.items()}
    starts = [
        (column, row)
        for column in range(-20, 21)
        for row in range(-20, 21)
        if all((spot[0] + column, spot[1] + row) in numbers for spot in spots)
    ]
    random.shuffle(starts)
    for column, row in starts:
        state = State(rules.board.points)
        state.turn, state.ply = opponent(color), 2
        for spot, wanted in spots.items():
            owner, height = random.choice(sorted(wanted))
            point = numbers[spot[0] + column, spot[1] + row]
            if owner != EMPTY and color != pattern.claim.color:
                owner = int(opponent(owner))
            state.owner[point], state.height[point] = owner, height
        if any(found.shape is pattern.shape for found in find_occurrences([pattern.shape], rules, state, color)):
            return state
    return None


@pytest.mark.parametrize(("path", "number"), PATTERNS)
def test_a_shape_is_found_wherever_it_lies_and_is_true_there(path: Path, number: int) -> None:
    shape = load_shape(path)
    pattern = list(patterns_of(shape))[number]
    rules = make_rules(shape.game, SIZES[shape.game])
    seen = 0
    for turning in TURNINGS:
        for color in (BLACK, WHITE):
            state = put(pattern, turning, color, Random(number))
            if state is None:
                continue
            seen += 1
            (found,) = find_occurrences([shape], rules, state, color)
            assert not list(find_occurrences([shape], rules, state, int(opponent(color))))
            free = [point for point in found.points if state.owner[point] == EMPTY]
            if len(free) > FREE:
                continue
            names = tuple(rules.board.names[point] for point in sorted(found.points))
            claim = pattern.claim._replace(color=color, turn=int(opponent(color)), words=found.words, area=names)
            assert LocalGame(rules, claim).holds(state)
    assert seen >= 4


def test_a_shape_is_no_shape_with_another_height_or_by_other_rules() -> None:
    shape = load_shape(next(path for path in shipped_shapes() if path.stem == "02-high-diagonal"))
    rules = make_rules("escabel", 5)
    assert list(find_occurrences([shape], rules, rules.parse_position(WHITE, "b2wb c3wb"), BLACK))
    assert not list(find_occurrences([shape], rules, rules.parse_position(WHITE, "b2wb c3b"), BLACK))
    assert not list(find_occurrences([shape], rules, rules.parse_position(BLACK, "b2wb c3wb"), BLACK))
    assert not is_alike(rules, make_rules("escabel:connection=tiebreak", 5))
    assert is_alike(rules, make_rules("escabel:setup=checkered-white", 7))
