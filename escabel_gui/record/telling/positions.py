"""Positions as they would be with another side to move, and what can be played from them."""

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.moves import PLACE, is_step, move_kind, move_point
from escabel_gui.rules.state import State


def as_turn(state: State, color: int) -> State:
    """Return a copy of a state with another side to move."""
    twin = state.copy()
    twin.turn = color
    return twin


def stands_won(rules: Rules, state: State, color: int) -> bool:
    """Return whether a color would have won once its turn begins in this position."""
    return rules.winner(as_turn(state, color)) == color


def placements(rules: Rules, state: State) -> set[int]:
    """Return the empty points on which a piece can be placed."""
    moves = rules.legal_move_list(state)
    return {int(move_point(move)) for move in moves if move_kind(move) == PLACE and not state.height[move_point(move)]}


def step_beginnings(rules: Rules, state: State) -> set[int]:
    """Return the points from which a stack can step."""
    return {int(move_point(move)) for move in rules.legal_move_list(state) if is_step(move)}


def read_moves(rules: Rules, state: State, texts: tuple[str, ...]) -> list[int]:
    """Return the moves of a line as far as they can be played."""
    state, moves = state.copy(), []
    for text in texts:
        try:
            move = rules.parse_legal_move(state, text)
        except IllegalMove:
            break
        rules.play(state, move)
        moves.append(move)
    return moves
