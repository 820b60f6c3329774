"""What comes of a move, on positions that can be checked by eye."""

from __future__ import annotations

import pytest

from escabel_gui.record.telling import consequences
from escabel_gui.record.telling.advice import why_this_move
from escabel_gui.record.telling.consequences import consequence
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE


def told(game: str, size: int, turn: int, stacks: str, text: str, you: int = NOBODY) -> str:
    rules = make_rules(game, size)
    state = rules.parse_position(turn, stacks)
    words = consequence(rules, state, rules.parse_legal_move(state, text), you)
    return "" if words is None else str(words)


@pytest.mark.parametrize(
    ("position", "you", "line"),
    [
        (
            ("escabel", 5, BLACK, "c1b c2b c4b c5b a3w b3w", "c3"),
            WHITE,
            "That joins both of Black’s edges: it wins unless you cut the chain.",
        ),
        (("escabel", 5, WHITE, "c1b c2b c3b c4b c5b b3w d3w", "a1"), WHITE, "That hands Black the win."),
        (
            ("escabel:movement=crosscut", 5, BLACK, "c1b c2b c4b c5b b1w b2w b3w b4w b5w d1w d2w d3w d4w", "c3"),
            BLACK,
            "That joins both of your edges: it wins unless White cuts the chain.",
        ),
        (("escabel", 5, BLACK, "b2b b3w c2w", "c3"), NOBODY, "That cuts c2 off from b3."),
        (
            ("escabel", 9, BLACK, "d4b e5b f6w e6b", "e6-f6"),
            NOBODY,
            "That makes a chain of d4, e5 and f6, from row 4 to row 6.",
        ),
        (
            ("escabel", 5, BLACK, "d4b e5b d5w e4w c4w", "d4-d5"),
            WHITE,
            "But that connects c4 and e4 for you.",
        ),
        (("quabble", 7, BLACK, "c1b", "c3"), BLACK, "That lets you place on c2 as well."),
        (("abande", 7, BLACK, "d4b c4b d5w e5w", "d4-d5"), BLACK, "That puts c4 to sleep and wakes e5."),
        (
            ("abande", 7, WHITE, "d4b d5w c4b c3b", "b3"),
            BLACK,
            "That wakes c3, which counts now. Points after that: White 2, you 3.",
        ),
        (
            ("abande", 7, WHITE, "d4b", "d5"),
            NOBODY,
            "That wakes d4, which counts now. Points after that: White 1, Black 1.",
        ),
        (
            ("escabel", 5, BLACK, "b3b c3b b4w c4w", "b2"),
            NOBODY,
            "That makes a chain of b2, b3 and c3, from row 2 to row 3.",
        ),
        (
            ("escabel", 5, WHITE, "d2w c3w b3b b4b", "e2"),
            NOBODY,
            "That makes a chain of c3, d2 and e2, from column c to column e.",
        ),
        (("abande", 7, BLACK, "d4b d5w", "e4"), BLACK, "Points after that: you 2, White 1."),
        (
            ("abande", 7, BLACK, "d4b d5w", "d3"),
            BLACK,
            "It sleeps there: without an enemy stack next to it, it does not count.",
        ),
    ],
)
def test_what_comes_of_a_move(position: tuple[str, int, int, str, str], you: int, line: str) -> None:
    assert told(*position, you) == line


@pytest.mark.parametrize(("you", "whose"), [(BLACK, "you"), (WHITE, "Black"), (NOBODY, "Black")])
def test_a_threat_is_told(you: int, whose: str) -> None:
    line = told("quabble", 5, BLACK, "c1b c2b c3b", "c5", you)
    assert line == f"That threatens to win with b4. That lets {whose} place on c4 as well."


def test_no_threats_are_looked_for_where_there_are_too_many_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line stands there before the pointer has moved on: on a large board that is less than all moves take."""
    monkeypatch.setattr(consequences, "winning_move", lambda *_: pytest.fail("all moves were tried"))
    column = " ".join(f"j{row}b" for row in range(1, 18))
    assert told("escabel", 19, BLACK, column, "j18") == "That makes a chain from row 1 to row 18."


@pytest.mark.parametrize(
    ("position", "line", "reason"),
    [
        (("escabel", 5, BLACK, "b2b b3w c2w"), "c3 a1 e5", "Try c3. That cuts c2 off from b3."),
        (("escabel", 5, BLACK, "a1w"), "c3 e1 c4", "Try c3, so that c4 can follow."),
        (("escabel", 5, BLACK, "a1w"), "c3", "Try c3: nothing better was found."),
    ],
)
def test_a_hint_gives_one_move_and_its_reason(position: tuple[str, int, int, str], line: str, reason: str) -> None:
    game, size, turn, stacks = position
    rules = make_rules(game, size)
    state = rules.parse_position(turn, stacks)
    assert str(why_this_move(rules, state, [rules.parse_move(text) for text in line.split()])) == reason
