"""Features of positions: mirror images have the same ones, and the value network sums their rows."""

from collections import Counter
from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.escabel.evaluator import EscabelEvaluator
from escabel_gui.engine.heuristics.escabel.position_features import (
    NUM_FEATURES,
    NUM_MIRROR_IMAGES,
    WINDOW_CODES,
    PositionFeatures,
    canonical_feature,
    mirrored_window,
)
from escabel_gui.engine.heuristics.escabel.value_network import HIDDEN, SCALE, WIDTH, ValueNetwork
from escabel_gui.engine.heuristics.registry import make_playouts
from escabel_gui.rules.catalogue import all_wire_names, find_ruleset, make_rules
from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.state import EMPTY, State, opponent


def listed(game: Escabel, state: State) -> tuple[vec[i64], i64]:
    """Return the features of a position, and their number."""
    evaluator = EscabelEvaluator(game)
    evaluator.evaluate(state, vec[i64]([]), 0, vec[float]([]))
    positions = PositionFeatures(game)
    count = positions.extract(state, evaluator)
    return positions.features, count


def look(game: Escabel, state: State) -> Counter[int]:
    """Count the features of a position, mirror images taken together."""
    features, count = listed(game, state)
    return Counter(int(canonical_feature(features[k])) for k in range(int(count)))


def random_game(name: str, size: int, plies: int, seed: int) -> tuple[Escabel, State]:
    """Return a game, and a position of it after random moves."""
    game = make_rules(name, size)
    assert isinstance(game, Escabel)
    state, random = game.start(), Random(seed)
    playouts = make_playouts(game)
    playouts.board.playout(state, random, plies)  # type: ignore[attr-defined]
    return game, state


def turned(game: Escabel, state: State, turn: int) -> State:
    """Mirror a position at the middle column (1), the middle row (2), or exchange its colors and edges (4)."""
    size = game.size
    image = state.copy()
    for point in range(size * size):
        row, column = divmod(point, size)
        if turn & 1:
            column = size - 1 - column
        if turn & 2:
            row = size - 1 - row
        owner = int(state.owner[point])
        if turn & 4:
            row, column = column, row
            owner = owner if owner == EMPTY else int(opponent(owner))
        image.owner[row * size + column] = owner
        image.height[row * size + column] = state.height[point]
    if turn & 4:
        image.turn = opponent(state.turn)
    return image


@given(
    st.sampled_from(all_wire_names(find_ruleset("escabel"))),
    st.integers(3, 7),
    st.integers(0, 60),
    st.integers(0, 99),
    st.integers(1, 7),
)
@settings(max_examples=100)
def test_images_of_a_position_have_the_same_features(name: str, size: int, plies: int, seed: int, turn: int) -> None:
    game, state = random_game(name, size, plies, seed)
    assert look(game, state) == look(game, turned(game, state, turn))


@given(st.integers(0, int(WINDOW_CODES) - 1), st.integers(0, int(NUM_MIRROR_IMAGES) - 1))
def test_a_window_mirrored_twice_is_itself(code: int, turn: int) -> None:
    assert mirrored_window(mirrored_window(code, turn), turn) == code
    assert canonical_feature(mirrored_window(code, turn)) == canonical_feature(code)


@pytest.mark.parametrize("size", [3, 9, 19])
def test_the_network_sums_rows_and_weighs_the_sums(size: int) -> None:
    """Compare with sums without packed numbers: 0 for what is below it, a hidden layer, and the log odds."""
    random = Random(1)

    def numbers(count: int, most: int) -> list[int]:
        return [int(random.randrange(2 * most + 1)) - most for _ in range(count)]

    game, state = random_game("escabel", size, size * size, 3)
    features = look(game, state)
    rows = {feature: numbers(int(WIDTH), 60) for feature in features}
    layers = {
        "row biases": numbers(int(WIDTH), 300),
        "hidden": numbers(int(HIDDEN * WIDTH), 300),
        "hidden biases": numbers(int(HIDDEN), 60_000),
        "output": numbers(int(HIDDEN), 300),
        "output bias": [-12_345],
    }
    network = ValueNetwork()
    network.set_weights({"layers": layers, "rows": {str(feature): row for feature, row in rows.items()}})

    scale = int(SCALE)
    sums = [
        max(layers["row biases"][k] + sum(count * rows[feature][k] for feature, count in features.items()), 0)
        for k in range(int(WIDTH))
    ]
    total = layers["output bias"][0]
    for unit in range(int(HIDDEN)):
        weighted = sum(sums[k] * layers["hidden"][unit * int(WIDTH) + k] for k in range(int(WIDTH)))
        total += max(layers["hidden biases"][unit] + weighted, 0) // scale * layers["output"][unit]
    assert network.win_rate(*listed(game, state)) == 1 / (1 + exp(-total / scale**2))
    assert 0 < len(features) < NUM_FEATURES
