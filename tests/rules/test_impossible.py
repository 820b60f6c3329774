"""Positions that are set up: whatever comes up in games is possible, and what the rules exclude is refused."""

import random

import pytest

from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.move_selection import best_child
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.record.piles import parse_piles
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.message import InvalidInput
from escabel_gui.rules.state import BLACK, NOBODY, WHITE

ALL_RULES = [name for ruleset in CATALOGUE for name in all_wire_names(ruleset)]


@pytest.mark.parametrize("wire_name", ALL_RULES)
@pytest.mark.parametrize("seed", range(3))
def test_what_comes_up_in_games_is_possible(wire_name: str, seed: int) -> None:
    chance = random.Random(seed)
    tree = GameTree(make_rules(wire_name))
    rules, node = tree.rules, tree.root
    while moves := rules.legal_move_list(tree.state_at(node)):
        node = tree.add_move(node, chance.choice(moves))
        piles = tree.piles_at(node)
        stacks = " ".join(
            rules.board.names[point] + "".join(" bw"[color] for color in pile)
            for point, pile in enumerate(piles)
            if pile
        )
        state = rules.parse_valid_position(node.turn, stacks)
        if rules.winner(tree.state_at(node)) == NOBODY:
            assert rules.position_error(state, piles) is None, (stacks, node.turn)


@pytest.mark.parametrize(
    ("wire_name", "size", "turn", "stacks", "reason"),
    [
        ("escabel", 3, BLACK, "a1b a2b a3b", "The game would be over here: Black would have won."),
        ("escabel", 3, WHITE, "a1b a2b a3b", None),
        ("escabel", 3, WHITE, "a1bwwbbwbww", None),
        ("escabel", 3, WHITE, "a1bwwbbwbwwb", "a1 is 10 high, and no stack here is higher than 9"),
        ("abande", 7, BLACK, "d4wb d5bwbw", "d5 is 4 high, and no stack here is higher than 3"),
        ("abande", 7, BLACK, "d4wbb", "Only enemy stacks are climbed: the two pieces on top of d4 have one color."),
        ("abande", 7, BLACK, "d4b d6w", "All stacks form one band: d4 and d6 do not."),
        ("abande", 7, BLACK, "d4bbw d5w", None),
        ("quabble", 5, BLACK, "a1bw", "a1 is 2 high, and no stack here is higher than 1"),
        ("conquare", 4, BLACK, "a1bw", "a1 is 2 high, and no stack here is higher than 1"),
        ("quabble", 5, BLACK, "b2b b4b a3b", "a2 is empty, and Black controls it: a stone would have come there by"),
        ("fast-quabble", 5, WHITE, "b2w b4w", "b3 is empty, and White controls it: a stone would have come there by"),
        ("qualos", 5, WHITE, "b2w b4w a3w", None),
    ],
)
def test_what_the_rules_exclude_is_refused(
    wire_name: str, size: int, turn: int, stacks: str, reason: str | None
) -> None:
    rules = make_rules(wire_name, size)
    try:
        message = rules.position_error(rules.parse_valid_position(turn, stacks), parse_piles(rules, stacks))
    except InvalidInput as error:
        message = error.message
    assert (reason is None) == (message is None)
    assert message is None or str(message).startswith(reason or "")


@pytest.mark.parametrize("wire_name", ALL_RULES)
def test_what_can_be_set_up_can_be_played_on(wire_name: str) -> None:
    """Set up any stones anywhere: they are refused, or the search finds its way from there to an end."""
    chance = random.Random(wire_name)
    rules = make_rules(wire_name, None if wire_name.startswith("abande") else 4)
    search = make_search(rules, search_preset("default"), NodePool(4_000), 1)
    played = 0
    while played < 20:
        names = chance.sample(rules.board.names, chance.randrange(1, 9))
        stacks = " ".join(name + chance.choice("bw") for name in names)
        try:
            state = rules.parse_valid_position(chance.choice((BLACK, WHITE)), stacks)
        except InvalidInput:
            continue
        if rules.winner(state) == NOBODY:
            search.reset(state)
            search.run(40)
            assert rules.move_error(state, int(search.tree.move[best_child(search.tree)])) is None, stacks
            played += 1
