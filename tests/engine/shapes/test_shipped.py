"""Shapes that are shipped: some claims proven again, and all by `python tests/engine/shapes/shape_proofs.py`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from escabel_gui.record.shapes.shape import load_shape
from local_game import TooLarge
from playing import COMPILED
from shape_proofs import prove_claim, shipped_shapes

LEAST = {"escabel": 10}  # how many shapes a game has
POSITIONS = 100_000 if COMPILED else 4_000  # more would take too long here
CLAIMS = [
    pytest.param(path, number, id=f"{path.parent.name}/{path.stem}/{number + 1}")
    for path in shipped_shapes()
    for number in range(len(load_shape(path).claims))
]
SOME = Random(1).sample(CLAIMS, -(-len(CLAIMS) // 10))


@pytest.mark.parametrize("path", shipped_shapes(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_shape_is_whole(path: Path) -> None:
    shape = load_shape(path)
    assert shape.game == path.parent.name
    assert shape.title
    assert shape.text
    assert shape.claims[0].turn == shape.tree.root.turn, "the first claim is about the position that is shown"
    assert shape.claims[0].stacks is None
    assert shape.claims[0].position_count == 1


def test_every_game_has_its_shapes() -> None:
    counts = Counter(path.parent.name for path in shipped_shapes())
    assert all(counts[game] >= least for game, least in LEAST.items())


@pytest.mark.parametrize(("path", "number"), SOME)
def test_a_tenth_of_all_claims_is_proven(path: Path, number: int) -> None:
    shape = load_shape(path)
    try:
        prove_claim(shape, shape.claims[number], POSITIONS)
    except TooLarge:
        pytest.skip("the proof takes too long here")
