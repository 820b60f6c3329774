"""Quabble and its relatives: what comes along, reasons, notes and links against examples that were checked by hand."""

import pytest

from escabel_gui.rules.abilities import point_note
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import BoardDelta, Rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State

FAMILY = ["quabble", "fast-quabble", "qualos", "conquare", "fast-conquare"]


def stones(rules: Rules, state: State) -> str:
    return " ".join(
        name + " bw"[state.owner[point]] for point, name in enumerate(rules.board.names) if state.height[point]
    )


def stones_after(wire_name: str, size: int, before: str, text: str, turn: int = BLACK) -> str:
    rules = make_rules(wire_name, size)
    state = rules.parse_position(turn, before)
    rules.play(state, rules.parse_legal_move(state, text))
    return stones(rules, state)


def refusal(wire_name: str, size: int, before: str, text: str, turn: int = BLACK) -> str:
    rules = make_rules(wire_name, size)
    with pytest.raises(IllegalMove) as refused:
        rules.parse_legal_move(rules.parse_position(turn, before), text)
    return str(refused.value)


def note(wire_name: str, size: int, before: str, name: str) -> str:
    rules = make_rules(wire_name, size)
    return str(point_note(rules, rules.parse_position(BLACK, before), rules.board.index_by_name[name]))


# ---- what comes along ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wire_name", "size", "before", "text", "after"),
    [
        ("quabble", 5, "c1b b2b d2w", "c3", "c1b b2b c2b d2w c3b"),  # 3 of 4
        ("quabble", 5, "c1b d2w", "c3", "c1b d2w c3b"),  # 2 of 4 is not enough
        ("quabble", 5, "c1b b2b c2w d2w", "c3", "c1b b2b c2w d2w c3b"),  # a stone stays
        ("quabble", 5, "a1b", "b2", "a1b b1b a2b b2b"),  # 2 of 3 on the edge
        ("quabble", 4, "b1b", "a2", "a1b b1b a2b"),  # 2 of 2 in the corner
        ("quabble", 4, "b1w", "a2", "b1w a2b"),
        ("quabble", 5, "c1b b2b d2w c3w", "c2", "c1b b2b c2b d2w c3w"),  # contested
        ("fast-quabble", 5, "c1b d2w", "c3", "c1b c2b d2w c3b"),  # 2 of 4
        ("fast-quabble", 4, "", "b1", "a1b b1b"),  # 1 of 2 in the corner
        ("fast-quabble", 4, "a1w a2w", "b1", "a1w b1b a2w"),  # a stone stays
        ("fast-quabble", 5, "", "c1", "c1b"),  # 1 of 3 on the edge
        ("qualos", 5, "c1b b2b d2w", "c3", "c1b b2b d2w c3b"),  # nothing comes along
        ("qualos", 5, "a2b c5b", "c2", "a2b c2b c5b"),  # 2 of 4 lines
        ("qualos", 5, "a2b c2w e2b c5b", "c2*", "a2b c2b e2b c5b"),  # 3 of 4 lines
        ("conquare", 3, "a1b c1b", "a3", "a1b c1b b2b a3b"),  # 3 of 4
        ("conquare", 3, "a1b c1w", "a3", "a1b c1w a3b"),
        ("fast-conquare", 3, "a1b c1w", "a3", "a1b c1w b2b a3b"),  # 2 of 4
    ],
)
def test_what_a_stone_brings_along(wire_name: str, size: int, before: str, text: str, after: str) -> None:
    assert stones_after(wire_name, size, before, text) == after


def test_the_shades_of_odd_and_even_boards() -> None:
    for size, corner in ((4, "dark"), (5, "light"), (10, "dark"), (11, "light")):
        shades = {tile.corners[0]: tile.shade for tile in make_rules("quabble", size).board.drawing.tiles}
        assert shades[-0.5, -0.5] == corner
        assert shades[0.5, -0.5] != corner
        assert len(shades) == size * size


def test_a_flip_takes_the_stone_away_and_puts_another() -> None:
    rules = make_rules("qualos", 5)
    state = rules.parse_position(BLACK, "a2b c2w e2b c5b")
    point = rules.board.index_by_name["c2"]
    flip = rules.parse_move("c2*")
    assert rules.deltas(state, flip) == [BoardDelta(WHITE, point, None), BoardDelta(BLACK, None, point)]


def test_who_can_do_nothing_else_must_pass() -> None:
    rules = make_rules("qualos", 4)
    state = rules.parse_position(WHITE, "a1b b1w c1w d1b a2b b2w c2w b3w c3w d3b a4b b4b c4b")
    assert rules.must_pass(state)
    rules.play(state, rules.parse_legal_move(state, "pass"))
    assert state.turn == BLACK
    assert not rules.must_pass(state)
    assert refusal("qualos", 4, "a1b", "pass") == "You pass only when you have no other move."


# ---- reasons and notes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wire_name", "size", "before", "text", "reason"),
    [
        ("quabble", 5, "c3b", "c3", "c3 is taken: a stone goes onto an empty place."),
        (
            "quabble",
            5,
            "c3b",
            "c2",
            "You may place on the dark square c2 only with exactly half of its 4 light squares: you have 1.",
        ),
        (
            "quabble",
            5,
            "a1b",
            "b1",
            "The dark square b1 cannot be placed on: 3 light squares have no half. It comes along once 2 are yours.",
        ),
        ("quabble", 5, "c3b", "c3-c4", "In this game no stone is ever moved: the one on c3 stays there."),
        ("quabble", 5, "c3b", "c3-e5", "In this game no stone is ever moved."),
        ("quabble", 5, "c3w", "c3*", "In this game no stone is ever flipped."),
        ("quabble", 5, "c3b", "pass", "Nobody may pass in this game."),
        ("fast-quabble", 5, "c3b", "c2", "c2 is a dark square: you place on light squares only."),
        (
            "qualos",
            5,
            "c3b",
            "c2",
            "You may place on c2 only with at least half of its 4 lines of sight: you have 1.",
        ),
        ("qualos", 5, "c3w", "c3*", "c3 is a light square: only stones on dark squares are flipped."),
        ("qualos", 5, "c3b", "c3*", "There is no enemy stone to flip on c3."),
        ("qualos", 5, "", "c2*", "There is no enemy stone to flip on c2."),
        (
            "qualos",
            5,
            "c2w a2b c5b",
            "c2*",
            "You may flip the stone on c2 only with more than half of its 4 lines of sight: you have 2.",
        ),
        ("qualos", 5, "c2w a2b c5b c1b", "c2", "The stone on c2 can be flipped: write c2*."),
        (
            "conquare",
            3,
            "a1b",
            "b2",
            "You may place in the space b2 only with exactly half of its 4 corners: you have 1.",
        ),
        ("conquare", 3, "", "b1", "There is no point b1 on this board."),
        ("fast-conquare", 3, "", "b2", "b2 is a space: you place only on vertices, where lines cross."),
    ],
)
def test_illegal_moves_are_refused_in_the_rules_own_words(
    wire_name: str, size: int, before: str, text: str, reason: str
) -> None:
    assert refusal(wire_name, size, before, text) == reason


@pytest.mark.parametrize(
    ("wire_name", "size", "before", "name", "expected"),
    [
        ("quabble", 5, "", "c3", "None"),
        (
            "quabble",
            5,
            "c3b",
            "c2",
            "c2: Black has 1 and White has 0 of its 4 light squares. Nobody controls or contests it.",
        ),
        ("quabble", 5, "c3b c1b", "c2", "c2: Black has 2 and White has 0 of its 4 light squares. Black contests it."),
        (
            "quabble",
            5,
            "c3b c1b b2w d2w",
            "c2",
            "c2: Black has 2 and White has 2 of its 4 light squares. Both contest it.",
        ),
        ("quabble", 5, "c3b c1b b2b d2w c2b", "c2", "None"),
        (
            "fast-quabble",
            4,
            "a2b b1w",
            "a1",
            "a1: Black has 1 and White has 1 of its 2 light squares. Both control it.",
        ),
        (
            "qualos",
            5,
            "c2w a2b e2b c5b",
            "c2",
            "c2: Black has 3 and White has 0 of its 4 lines of sight. Black controls it.",
        ),
        ("conquare", 3, "a1w c1w", "b2", "b2: Black has 0 and White has 2 of its 4 corners. White contests it."),
    ],
)
def test_notes(wire_name: str, size: int, before: str, name: str, expected: str) -> None:
    assert note(wire_name, size, before, name) == expected


# ---- chains --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wire_name", "size", "before", "winner"),
    [
        ("quabble", 3, "a1b a2b a3b", BLACK),
        ("quabble", 3, "a2w b2w c2w", WHITE),
        ("quabble", 3, "b1b a2b a3b", BLACK),  # diagonally from dark to dark
        ("quabble", 3, "a1b b2b c3b", NOBODY),  # not from light to light
        ("conquare", 3, "b2b b4b b6b", BLACK),  # spaces along the border touch their edge
        ("conquare", 3, "c1b b2b b4b a5b", NOBODY),
        ("conquare", 3, "c1b b2b b4b a5b b6b", BLACK),
        ("conquare", 3, "a1w c1w e1w g1w", NOBODY),  # vertices are not connected along the lines
        ("conquare", 3, "b2w d4w f6w", NOBODY),
        ("conquare", 3, "b2w c3w d4w e5w f6w", WHITE),
    ],
)
def test_chains(wire_name: str, size: int, before: str, winner: int) -> None:
    rules = make_rules(wire_name, size)
    for turn in (BLACK, WHITE):
        assert rules.winner(rules.parse_position(turn, before)) == winner


@pytest.mark.parametrize(
    ("wire_name", "pair", "clause"),
    [
        ("quabble", "c1-c2", "+ Stones of one color side by side are always connected."),
        ("quabble", "b1-c2", "+ Stones of one color on diagonal dark squares are connected."),
        ("quabble", "c1-d2", "- Stones on diagonal light squares are not connected."),
        ("conquare", "a1-b2", "+ Stones of one color in a space and on its corner are always connected."),
        ("conquare", "b2-d2", "+ Stones of one color in spaces side by side are connected."),
        ("conquare", "c1-e1", "- Two stones are not connected by the line between them."),
    ],
)
def test_links(wire_name: str, pair: str, clause: str) -> None:
    rules = make_rules(wire_name, 5)
    first, second = (rules.board.index_by_name[name] for name in pair.split("-"))
    link = rules.connection(rules.parse_position(BLACK, pair.replace("-", "b ") + "b"), first, second)
    assert link is not None
    assert ("+ " if link.connected else "- ") + str(link.clause) == clause


@pytest.mark.parametrize("wire_name", FAMILY)
def test_white_may_swap_and_stays_to_move(wire_name: str) -> None:
    rules = make_rules(wire_name, 5)
    state = rules.start()
    rules.play(state, rules.legal_move_list(state)[0])
    rules.play(state, rules.parse_legal_move(state, "swap-sides"))
    assert state.turn == WHITE


def test_the_points_of_conquare() -> None:
    board = make_rules("conquare", 3).board
    assert board.names[:8] == ["a1", "c1", "e1", "g1", "b2", "d2", "f2", "a3"]
    assert len(board.names) == 4 * 4 + 3 * 3
    assert make_rules("conquare", 12).board.names[-1] == "y25"


def test_a_click_on_an_enemy_stone_that_cannot_be_flipped_says_why() -> None:
    rules = make_rules("qualos", 5)
    state = rules.parse_position(BLACK, "c2w b2b c1w")
    why = rules.placement_error(state, rules.board.index_by_name["c2"])
    assert str(why) == "You may flip the stone on c2 only with more than half of its 4 lines of sight: you have 1."
