"""What a move would do and what it did, for each who may hear of it."""

import pytest

from escabel_gui.record.telling.turn_sentences import foretell, offer_steps, report
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.moves import PASS
from escabel_gui.rules.state import BLACK, NOBODY, WHITE

CLIMB = ("escabel", 5, "b2b b3w", "b2-b3")
LEAP = ("abande", 7, "d4b d5w e5w e4b", "d4-d5")
COMPANY = ("quabble", 5, "c3b d2b a1w b2w", "e3")
FLIP = ("qualos", 5, "c2w b2b d2b c1b", "c2*")


@pytest.mark.parametrize(
    ("position", "you", "future", "past"),
    [
        (
            CLIMB,
            BLACK,
            "b2 climbs b3: b3 becomes yours and 2 high; White gets b2.",
            "You climbed b3: it is yours now and 2 high; White got b2.",
        ),
        (
            CLIMB,
            WHITE,
            "b2 climbs b3: b3 becomes Black’s and 2 high; you get b2.",
            "Black climbed b3: it is Black’s now and 2 high; you got b2.",
        ),
        (
            CLIMB,
            NOBODY,
            "b2 climbs b3: b3 becomes Black’s and 2 high; White gets b2.",
            "Black climbed b3: it is Black’s now and 2 high; White got b2.",
        ),
        (
            LEAP,
            BLACK,
            "d4 climbs d5: d5 becomes yours and 2 high; d4 is left empty.",
            "You climbed d5 from d4: it is yours now and 2 high.",
        ),
        (COMPANY, BLACK, "e3 becomes yours, and e2 and d3 with it.", "You placed on e3 and won e2 and d3 with it."),
        (COMPANY, WHITE, "e3 becomes Black’s, and e2 and d3 with it.", "Black placed on e3 and won e2 and d3 with it."),
        (FLIP, BLACK, "c2 flips and becomes yours.", "You flipped c2: it is yours now."),
        (FLIP, WHITE, "c2 flips and becomes Black’s.", "Black flipped c2: it is Black’s now."),
    ],
)
def test_a_turn_is_told_to_who_listens(position: tuple[str, int, str, str], you: int, future: str, past: str) -> None:
    game, size, stacks, text = position
    rules = make_rules(game, size)
    state = rules.parse_position(BLACK, stacks)
    move = rules.parse_legal_move(state, text)
    assert str(foretell(rules, state, move, you)) == future
    assert str(report(rules, state, move, you)) == past


@pytest.mark.parametrize(
    ("you", "past"),
    [
        (WHITE, "You swapped sides: Black is yours now."),
        (BLACK, "White swapped sides: White is yours now."),
        (NOBODY, "The players swapped sides."),
    ],
)
def test_a_swap_tells_whose_color_is_which(you: int, past: str) -> None:
    rules = make_rules("escabel", 5)
    state = rules.start()
    rules.play(state, rules.parse_move("c3"))
    assert str(report(rules, state, rules.parse_move("swap-sides"), you)) == past


def test_a_pass_is_told() -> None:
    rules = make_rules("abande")
    state = rules.parse_position(BLACK, "d4b d5w")
    assert str(report(rules, state, PASS, NOBODY)) == "Black passed."


def test_where_a_stack_can_go_is_told_before_one_chooses() -> None:
    rules = make_rules("escabel", 5)
    numbers = rules.board.index_by_name
    state = rules.parse_position(BLACK, "b2b b3w c2w b1w")
    moves = {numbers[name]: rules.parse_legal_move(state, f"b2-{name}") for name in ("b3", "c2", "b1")}
    for you, line in (
        (BLACK, "b2 can climb b3, c2 or b1: you get it, and White gets b2."),
        (NOBODY, "b2 can climb b3, c2 or b1: Black gets it, and White gets b2."),
    ):
        assert str(offer_steps(rules, state, numbers["b2"], moves, you)) == line
    rules = make_rules("abande")
    state = rules.parse_position(BLACK, "d4b d5w e5b")
    numbers = rules.board.index_by_name
    offer = offer_steps(rules, state, numbers["d4"], {numbers["d5"]: rules.parse_legal_move(state, "d4-d5")}, BLACK)
    assert str(offer) == "d4 can climb d5: you get it, and d4 is left empty."


MOVERS = [ruleset.name for ruleset in CATALOGUE if ruleset.name == "tiny-race"]  # where test_added_game.py has put it


@pytest.mark.parametrize("name", MOVERS)
@pytest.mark.parametrize(
    ("text", "you", "future", "past"),
    [
        ("b2-b3", BLACK, "b2 moves to b3.", "You moved from b2 to b3."),
        ("b2-b3", WHITE, "b2 moves to b3.", "Black moved from b2 to b3."),
        ("b2-c3", BLACK, "b2 captures c3.", "You captured c3 from b2."),
        ("b2-c3", NOBODY, "b2 captures c3.", "Black captured c3 from b2."),
    ],
)
def test_nobody_is_said_to_climb_where_nothing_becomes_higher(
    name: str, text: str, you: int, future: str, past: str
) -> None:
    rules = make_rules(name, 4)
    state = rules.parse_position(BLACK, "b2b c3w")
    numbers = rules.board.index_by_name
    move = rules.parse_legal_move(state, text)
    assert str(foretell(rules, state, move, you)) == future
    assert str(report(rules, state, move, you)) == past
    moves = {numbers[name]: rules.parse_legal_move(state, f"b2-{name}") for name in ("a3", "b3", "c3")}
    assert str(offer_steps(rules, state, numbers["b2"], moves, you)) == "b2 can move to a3, b3 or c3."
