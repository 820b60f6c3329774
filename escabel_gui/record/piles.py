"""Piles, piece by piece, and their notation: `c3wb d4b` are a piece of Black's on one of White's, and one alone."""

from collections.abc import Sequence
from typing import Final

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, WHITE, State

Pile = tuple[int, ...]  # the colors of the pieces on a point, from the bottom up

PIECES: Final = {"b": BLACK, "w": WHITE}
LETTERS: Final = {BLACK: "b", WHITE: "w"}


def piles_after_move(rules: Rules, state: State, piles: list[Pile], move: int) -> list[Pile]:
    """Return the piles of a position when a move has been carried out on it."""
    piles = piles.copy()
    for delta in rules.deltas(state, move):
        pieces: Pile = (delta.color,)
        if delta.source is not None:
            pile = piles[delta.source]
            pieces = pile[-delta.pieces :]
            piles[delta.source] = pile[: -delta.pieces]
        if delta.target is not None:
            piles[delta.target] += pieces
    return piles


def piles_from_state(state: State) -> list[Pile]:
    """Return the piles of a position in which nothing has moved yet: a stack's pieces are all its owner's."""
    return [(int(state.owner[point]),) * int(state.height[point]) for point in range(len(state.owner) - 1)]


def parse_piles(rules: Rules, stacks: str) -> list[Pile]:
    """Return the piles that `Rules.parse_position` makes of the same text, which it has found good."""
    piles: list[Pile] = [()] * int(rules.board.points)
    for stack in stacks.lower().split():
        name = stack.rstrip("bw")
        piles[rules.board.index_by_name[name]] = parse_pile(stack[len(name) :])
    return piles


def parse_pile(text: str) -> Pile:
    """Parse the pieces of a pile."""
    return tuple(PIECES[piece] for piece in text)


def format_piles(names: Sequence[str], piles: Sequence[Pile]) -> str:
    """Format piles as `parse_piles` reads them; `names` are those of the points."""
    return " ".join(name + format_pile(pile) for name, pile in zip(names, piles, strict=True) if pile)


def format_pile(pile: Pile) -> str:
    """Format the pieces of a pile."""
    return "".join(LETTERS[color] for color in pile)
