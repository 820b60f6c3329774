"""Mirror images: no rule notices them, and whoever looks for twins does."""

from random import Random

import pytest

from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, TIE, WHITE, State, opponent
from escabel_gui.rules.symmetries import Symmetry, canonical_key, find_symmetries, transform_move, transform_state
from tests.rules.playing import WIRE_NAMES, nearest_size, random_game, repeat


def sizes_of(wire_name: str) -> list[int]:
    return sorted({nearest_size(wire_name, size) for size in (4, 5)})


def matters_who_began(rules: Rules, state: State) -> bool:
    """Return whether it matters who began: in the first two plies, in Abande until both have placed two pieces.

    There Black's second piece lets stacks move.
    """
    return state.ply < 2 or max(state.hand[BLACK], state.hand[WHITE]) > max(rules.hand_size - 2, 0)


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_a_game_goes_on_in_a_mirror_as_it_does_before_it(wire_name: str) -> None:
    for size in sizes_of(wire_name):
        rules = make_rules(wire_name, size)
        symmetries = find_symmetries(rules)
        random = Random(size)
        for _ in repeat(20):
            symmetry = random.choice(symmetries)
            for state, moves, move in random_game(rules, random):
                if symmetry.swaps_colors and matters_who_began(rules, state):
                    continue  # Black begins, on whichever side of the mirror
                seen = transform_state(state, symmetry)
                assert sorted(transform_move(rules, move, symmetry) for move in moves) == sorted(
                    rules.legal_move_list(seen)
                )
                after = rules.after(state, move)
                rules.play(seen, transform_move(rules, move, symmetry))
                assert seen.key() == transform_state(after, symmetry).key()
                winner = int(rules.winner(after))
                if symmetry.swaps_colors and BLACK <= winner < TIE:
                    winner = int(opponent(winner))
                assert rules.winner(seen) == winner


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_positions_have_the_same_key_if_and_only_if_they_are_twins(wire_name: str) -> None:
    rules = make_rules(wire_name, sizes_of(wire_name)[0])
    symmetries = find_symmetries(rules)
    random = Random(2)
    images_of: dict[object, set[object]] = {}
    for _ in repeat(10):
        for state, _, move in random_game(rules, random):
            if move == SWAP:
                break
            state.ply = 2
            twins = [transform_state(state, symmetry) for symmetry in symmetries]
            names = {canonical_key(symmetries, twin) for twin in twins}
            assert len(names) == 1
            images: set[object] = {twin.key() for twin in twins}
            assert images_of.setdefault(names.pop(), images) == images


def count(wire_name: str, size: int) -> tuple[int, int]:
    """Return how many symmetries leave the colors alone, and how many exchange them."""
    symmetries = find_symmetries(make_rules(wire_name, size))
    assert symmetries[0] == Symmetry(tuple(range(len(symmetries[0].permutation))), False)
    swapping = sum(symmetry.swaps_colors for symmetry in symmetries)
    return len(symmetries) - swapping, swapping


def test_every_board_has_the_symmetries_that_one_sees() -> None:
    assert count("escabel", 4) == (4, 4)
    assert count("escabel:setup=checkered-black", 4) == (2, 2)
    assert count("quabble", 4) == (2, 2)
    assert count("quabble", 5) == (4, 4)
    assert count("conquare", 3) == (4, 4)
    assert count("abande", 7) == (12, 12)
    assert count("abande:board=square", 7) == (8, 8)
