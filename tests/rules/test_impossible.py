"""Positions that are set up: whatever comes up in games is possible, and what the rules exclude is refused."""

from __future__ import annotations

import random

import pytest

from escabel_gui.record.tree import GameTree, parse_piles
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE

ALL_RULES = [name for ruleset in CATALOGUE for name in all_wire_names(ruleset)]


@pytest.mark.parametrize("wire_name", ALL_RULES)
@pytest.mark.parametrize("seed", range(3))
def test_what_comes_up_in_games_is_possible(wire_name: str, seed: int) -> None:
    chance = random.Random(seed)
    tree = GameTree(make_rules(wire_name))
    rules, node = tree.rules, tree.root
    while moves := rules.all_moves(tree.state_at(node)):
        node = tree.add(node, chance.choice(moves))
        piles = tree.piles_at(node)
        stacks = " ".join(
            rules.board.names[point] + "".join(" bw"[color] for color in pile)
            for point, pile in enumerate(piles)
            if pile
        )
        state = rules.position(node.turn, stacks)
        if rules.winner(tree.state_at(node)) == NOBODY:
            assert rules.why_impossible(state, piles) is None, (stacks, node.turn)


@pytest.mark.parametrize(
    ("wire_name", "size", "turn", "stacks", "reason"),
    [
        ("escabel", 3, BLACK, "a1b a2b a3b", "The game would be over here: Black would have won."),
        ("escabel", 3, WHITE, "a1b a2b a3b", None),
        ("escabel", 3, WHITE, "a1bwwbbw", None),
        ("abande", 7, BLACK, "d4wb d5bwbw", "No stack is higher than 3: d5 has 4."),
        ("abande", 7, BLACK, "d4wbb", "Only enemy stacks are climbed: the two pieces on top of d4 have one color."),
        ("abande", 7, BLACK, "d4b d6w", "All stacks form one band: d4 and d6 do not."),
        ("abande", 7, BLACK, "d4bbw d5w", None),
        ("quabble", 5, BLACK, "a1bw", "There is never more than one stone in a place: a1 has 2."),
        ("quabble", 5, BLACK, "b2b b4b a3b", "a2 is empty, and Black controls it: a stone would have come there by"),
        ("fast-quabble", 5, WHITE, "b2w b4w", "b3 is empty, and White controls it: a stone would have come there by"),
        ("qualos", 5, WHITE, "b2w b4w a3w", None),
    ],
)
def test_what_the_rules_exclude_is_refused(
    wire_name: str, size: int, turn: int, stacks: str, reason: str | None
) -> None:
    rules = make_rules(wire_name, size)
    words = rules.why_impossible(rules.position(turn, stacks), parse_piles(rules, stacks))
    assert (reason is None) == (words is None)
    assert words is None or str(words).startswith(reason or "")
