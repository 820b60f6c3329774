"""What is seen through the overlay: links, claims and sleep, as the rules have them."""

from random import Random

import pytest

from escabel_gui.model.table.rules_overlay import compute_overlay
from escabel_gui.rules.abilities import sleeping_points
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.state import BLACK, WHITE
from tests.rules.playing import nearest_size, random_game


def named(wire_name: str, size: int, stacks: str) -> tuple[set[str], dict[str, bool]]:
    """Return the pairs that are joined, and those that are contested, by their names."""
    rules = make_rules(wire_name, size)
    names, overlay = rules.board.names, compute_overlay(rules, rules.parse_position(BLACK, stacks))
    contested = {f"{names[first]}-{names[second]}": is_connected for first, second, is_connected in overlay.contested}
    return {f"{names[first]}-{names[second]}" for first, second in overlay.joined}, contested


def test_neighbors_are_joined_and_crosscuts_are_contested() -> None:
    assert named("escabel", 5, "b2b b3b c4b e5b") == ({"b2-b3", "b3-c4"}, {})
    assert named("escabel", 5, "c2wb d3wb c3w d2w") == (set(), {"c2-d3": True, "d2-c3": False})
    assert named("escabel", 5, "c2b d3wb c3w d2w")[1] == {"c2-d3": False, "d2-c3": False}
    assert named("escabel:connection=tiebreak", 5, "c2b d3wb c3w d2w")[1] == {"c2-d3": True, "d2-c3": False}


def test_light_squares_are_not_joined_corner_to_corner() -> None:
    assert named("quabble", 5, "b2b c3b d2w")[0] == set()
    assert named("quabble", 5, "b2b c2b b3b")[0] == {"b2-c2", "b2-b3", "c2-b3"}


@pytest.mark.parametrize(
    ("game", "stacks", "dark", "controlling", "contesting"),
    [
        ("quabble", "b2b d2b c1w", "c2", (), (BLACK,)),
        ("quabble", "b2b d2b c1w c3w", "c2", (), (BLACK, WHITE)),
        ("qualos", "b2b d2b c5b e3w", "c2", (BLACK,), ()),
        ("qualos", "b2b d2b c5b c2w", "c2", (BLACK,), ()),
        ("qualos", "b2w d2w c1b c5b", "c2", (), (BLACK, WHITE)),
    ],
)
def test_claims_say_who_has_what(
    game: str, stacks: str, dark: str, controlling: tuple[int, ...], contesting: tuple[int, ...]
) -> None:
    rules = make_rules(game, 5)
    overlay = compute_overlay(rules, rules.parse_position(BLACK, stacks))
    (claim,) = [claim for claim in overlay.claims if rules.board.names[claim.point] == dark]
    assert (claim.controlling, claim.contesting) == (controlling, contesting)
    assert claim.parts == 4
    assert {rules.board.names[point] for point, _ in claim.held} <= {"b2", "d2", "c1", "c3", "c5"}


def test_the_band_is_seen_and_what_holds_it_in_both_colors() -> None:
    rules = make_rules("abande", 7)
    names, overlay = rules.board.names, compute_overlay(rules, rules.parse_position(BLACK, "c4w d4b e4w f3b f2b"))
    assert {f"{names[first]}-{names[second]}" for first, second in overlay.band} == {"c4-d4", "d4-e4", "e4-f3", "f2-f3"}
    assert {names[point] for point in overlay.bound} == {"d4", "e4", "f3"}
    assert {names[point] for point in overlay.sleeping} == {"f2"}
    escabel = make_rules("escabel", 5)
    assert compute_overlay(escabel, escabel.parse_position(BLACK, "b2b b3w")).band == ()


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_the_overlay_says_what_the_rules_say(ruleset: Ruleset) -> None:
    rules = make_rules(ruleset.name, nearest_size(ruleset.name, 7))
    for state, _, _ in random_game(rules, Random(7)):
        overlay = compute_overlay(rules, state)
        for first, second in overlay.joined:
            link = rules.connection(state, first, second)
            assert link is not None
            assert link.connected
        for first, second, is_connected in overlay.contested:
            link = rules.connection(state, first, second)
            assert link is not None
            assert link.connected == is_connected
        for claim in overlay.claims:
            assert 2 <= len(claim.held) <= claim.parts
            assert all(int(state.owner[point]) == color for point, color in claim.held)
            for color in (BLACK, WHITE):
                share = 2 * [owner for _, owner in claim.held].count(color) - claim.parts
                assert (color in claim.controlling) >= (share > 0)
                assert color not in claim.controlling or share >= 0
        assert overlay.sleeping == set(sleeping_points(rules, state))
