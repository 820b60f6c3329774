"""Wins in one move, found by trying all moves: who has them, which replies prevent them, and which moves hold.

In most games such a move ends the game. In Escabel it makes a chain that has to outlast the reply, so all replies are
tried, too.
"""

from math import inf
from time import monotonic
from typing import NamedTuple

from escabel_gui.record.telling.positions import as_turn
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import EMPTY, NOBODY, State, opponent


class Work:
    """Budget for trying moves: points of the board, looked at once for each move, and time."""

    def __init__(self, points: int, seconds: float = inf) -> None:
        self.rest = points
        self.latest = monotonic() + seconds

    def has_for(self, rules: Rules, moves: int) -> bool:
        """Take what trying so many moves costs; False if that is too much."""
        cost = moves * int(rules.board.points)
        if cost > self.rest or not self.has_time():
            return False
        self.rest -= cost
        return True

    def has_time(self) -> bool:
        """Return whether there is time left."""
        return monotonic() < self.latest


class Win(NamedTuple):
    """A move that wins, or would win if no reply prevented it."""

    move: int
    cuts: tuple[int, ...] | None = ()  # the replies that prevent it; None: they were not looked for

    @property
    def is_sure(self) -> bool:
        """True if no reply prevents the win."""
        return self.cuts == ()


def find_wins(rules: Rules, state: State, color: int, work: Work) -> list[Win] | None:
    """Return all wins that a color would have if it were its turn, or None if finding them is too much work."""
    start = as_turn(state, color)
    moves = rules.legal_move_list(start)
    if not work.has_for(rules, len(moves)):
        return None
    after = start.copy()
    found = []
    for move in moves:
        if not work.has_time():
            return None
        win = None if move == SWAP else try_win(rules, start, after, move, work)
        if win is not None:
            found.append(win)
    return found


def try_win(rules: Rules, start: State, after: State, move: int, work: Work) -> Win | None:
    """Return the win that a legal move brings, or None; `after` becomes the position after it."""
    after.assign(start)
    rules.play(after, move)
    color = int(start.turn)
    winner = rules.winner(after)
    if winner != NOBODY:
        return Win(move) if winner == color else None
    after.turn = color
    is_joined = rules.winner(after) == color
    after.turn = opponent(color)
    if not is_joined and (rules.score(after) is not None or has_room(rules, after)):
        return None  # a piece that is placed joins nothing for the other color
    cuts = find_cuts(rules, after, work)
    if is_joined:
        return Win(move, cuts)
    return Win(move) if cuts == () else None


def has_room(rules: Rules, state: State) -> bool:
    """Return whether a point is empty."""
    return any(state.owner[point] == EMPTY for point in range(int(rules.board.points)))


def find_cuts(rules: Rules, state: State, work: Work) -> tuple[int, ...] | None:
    """Return the moves of this position after which the other color has not won when its turn begins.

    None if to try them is too much work, or if the side to move may swap.
    """
    color = opponent(state.turn)
    moves = rules.legal_move_list(state)
    if SWAP in moves or not work.has_for(rules, len(moves)):
        return None  # after a swap, whoever had made the chain has it no more
    after = state.copy()
    cuts = []
    for move in moves:
        after.assign(state)
        rules.play(after, move)
        if rules.winner(after) != color:
            cuts.append(move)
    return tuple(cuts)


def find_holding_moves(rules: Rules, state: State, wins: list[Win], work: Work) -> list[int] | None:
    """Return the legal moves after which the other color has not won and has no sure win in one.

    `wins` are those that it would have in this position. None: that is too much work, or sides may be swapped.
    """
    enemy = int(opponent(state.turn))
    known = [win.move for win in wins if win.is_sure]
    holding = []
    after, trial = state.copy(), state.copy()
    for move in rules.legal_move_list(state):
        if move == SWAP:
            return None
        after.assign(state)
        rules.play(after, move)
        winner = rules.winner(after)
        if winner == enemy:
            continue
        if winner == NOBODY:
            is_lost = has_sure_win(rules, after, trial, known, work)
            if is_lost is None:
                return None
            if is_lost:
                continue
        holding.append(move)
    return holding


def find_stopping_moves(rules: Rules, state: State, moves: list[int], work: Work) -> list[int] | None:
    """Return the legal moves after which none of these moves is a sure win for the other color.

    None: that is too much work, or sides may be swapped.
    """
    enemy = int(opponent(state.turn))
    stopping = []
    after, trial = state.copy(), state.copy()
    replies = rules.legal_move_list(state)
    if SWAP in replies:
        return None
    for reply in replies:
        after.assign(state)
        rules.play(after, reply)
        winner = rules.winner(after)
        if winner == enemy:
            continue
        if winner == NOBODY:
            is_won = has_sure_win(rules, after, trial, moves, work, is_only_likely=True)
            if is_won is None:
                return None
            if is_won:
                continue
        stopping.append(reply)
    return stopping


def has_sure_win(
    rules: Rules, state: State, trial: State, likely: list[int], work: Work, is_only_likely: bool = False
) -> bool | None:
    """Return whether the player to move wins in one, or None if that is not found out; likely moves are tried first."""
    likely = [move for move in likely if rules.is_legal(state, move)]
    others = (
        [] if is_only_likely else [move for move in rules.legal_move_list(state) if move not in likely and move != SWAP]
    )
    for move in [*likely, *others]:
        if not work.has_for(rules, 1):
            return None
        win = try_win(rules, state, trial, move, work)
        if win is not None and win.cuts is None:
            return None
        if win is not None and win.is_sure:
            return True
    return False
