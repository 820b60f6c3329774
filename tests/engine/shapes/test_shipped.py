"""Shapes that are shipped: some claims proven again, and all by `python -m tests.engine.shapes.shape_proofs`."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from escabel_gui.record.shapes.claim import ShapeClaim
from escabel_gui.record.shapes.shape import Shape, load_shape
from tests.engine.shapes.plain_local_game import PlainLocalGame, is_plain
from tests.engine.shapes.shape_proofs import prove_claim, shipped_shapes
from tests.rules.playing import COMPILED

FREE = {"escabel": 7 if COMPILED else 5}  # points on which moves are made: with more, a proof takes too long here
FREE_ELSEWHERE = 12
PLAIN_AREA = {"escabel": 6}  # points: with more, the plain rules take too long
PLAIN_FREE = 4
POSITIONS = 5  # of a claim that are proven by the plain rules


def free_points(shape: Shape, claim: ShapeClaim) -> set[str]:
    stacks = next(claim.positions(shape.stacks)).split()
    return set(claim.area or shape.rules.board.names) - {stack.rstrip("bw") for stack in stacks}


def is_quick(shape: Shape, claim: ShapeClaim) -> bool:
    return not claim.is_local or len(free_points(shape, claim)) <= FREE.get(shape.game, FREE_ELSEWHERE)


CLAIMS = [
    pytest.param(path, number, id=f"{path.parent.name}/{path.stem}/{number + 1}")
    for path in shipped_shapes()
    for number, claim in enumerate(load_shape(path).claims)
    if is_quick(load_shape(path), claim)
]
PLAIN = [
    pytest.param(path, number, id=f"{path.parent.name}/{path.stem}/{number + 1}")
    for path in shipped_shapes()
    for number, claim in enumerate(load_shape(path).claims)
    if is_plain(claim)
    and len(free_points(load_shape(path), claim)) <= PLAIN_FREE
    and len(claim.area) <= PLAIN_AREA.get(path.parent.name, len(claim.area))
]
SOME = Random(len(CLAIMS)).sample(CLAIMS, -(-len(CLAIMS) // 10))


@pytest.mark.parametrize("path", shipped_shapes(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_shape_is_whole(path: Path) -> None:
    shape = load_shape(path)
    assert shape.game == path.parent.name
    assert shape.title
    assert shape.text
    assert shape.claims[0].turn == shape.tree.root.turn, "the first claim is about the position that is shown"
    assert shape.claims[0].stacks is None
    assert shape.claims[0].position_count == 1


@pytest.mark.parametrize("path", shipped_shapes(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_position_of_each_case_can_be_played_on(path: Path) -> None:
    shape = load_shape(path)
    for case in range(len(shape.claims)):
        tree = shape.make_tree(case)
        piles = [tuple(pile) for pile in tree.piles_at(tree.root)]
        assert shape.rules.position_error(tree.state_at(tree.root), piles) is None


@pytest.mark.parametrize(("path", "number"), PLAIN)
def test_the_plain_rules_prove_a_small_claim(path: Path, number: int) -> None:
    shape = load_shape(path)
    claim = shape.claims[number]
    game = PlainLocalGame(shape.rules.wire_name, shape.rules.size, claim)
    for stacks in islice(claim.positions(shape.stacks), POSITIONS):
        assert game.holds_with(stacks) == claim.holds, stacks


@pytest.mark.parametrize(("path", "number"), SOME)
def test_a_tenth_of_the_quick_claims_is_proven(path: Path, number: int) -> None:
    shape = load_shape(path)
    assert prove_claim(shape, shape.claims[number]) == shape.claims[number].position_count
