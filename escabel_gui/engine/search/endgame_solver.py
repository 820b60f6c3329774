"""Exact solver of endgames that are decided by points: MTD(f) (Plaat 1996) on null-window alpha-beta.

The transposition table keeps bounds and best moves, so a search that runs out of nodes can be resumed, and the next
move's search begins with what is known.

Only for games in which no position comes twice. The swap is not considered.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.search.transposition_table import TranspositionTable
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import NO_MOVE
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State

MAX_MARGIN: Final = 1 << 14  # no margin is as large
RADIX: Final = 1 << 16  # numbers of margins, each with MAX_MARGIN added so that none is below 0

POINTS_PER_WORD: Final = 10  # points in a word of a key
BITS_PER_POINT: Final = 6  # of a point: whose stack it bears, and how high it is, up to 15


class AlphaBetaFrame:
    """Stack frame: a position, and its moves with the margin right after each, for the color to move."""

    def __init__(self, rules: Rules) -> None:
        self.state = rules.start()
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
        self.margins: vec[i64] = vec[i64]([0] * int(rules.move_space))


class EndgameSolver:
    """Solver of margins for the color to move."""

    def __init__(self, rules: Rules, megabytes: i64) -> None:
        """Allocate a table of at most `megabytes`."""
        self.rules = rules
        self.key_words: i64 = 1 + (rules.board.points + POINTS_PER_WORD - 1) // POINTS_PER_WORD
        self.key: vec[i64] = vec[i64]([0] * int(self.key_words))
        self.megabytes = megabytes
        self.table = TranspositionTable(self.key_words, megabytes)
        self.stack: list[AlphaBetaFrame] = []
        self.nodes_left: i64 = 0  # positions that may still be looked into; below 0 when the search broke off
        # bounds of the margin of the position that was looked up last, as far as they are known
        self.lower_bound: i64 = -MAX_MARGIN
        self.upper_bound: i64 = MAX_MARGIN
        self.best: i64 = NO_MOVE  # the move that gets as much as `lower_bound`

    def solve(self, state: State, nodes: i64) -> bool:
        """Search at most `nodes` more positions by MTD(f); True if the margin is known exactly.

        Then `lower_bound` and `upper_bound` are the margin of the color to move, and `best` is the move that gets it.
        """
        self.probe(state)
        if self.lower_bound < self.upper_bound and self.table.is_full():
            self.table = TranspositionTable(self.key_words, self.megabytes)
        self.nodes_left = nodes
        self.frame(0).state.assign(state)
        beta = self.rules.margin(state, state.turn)
        while self.lower_bound < self.upper_bound and self.nodes_left >= 0:
            beta = max(self.lower_bound + 1, min(beta, self.upper_bound))
            margin = self.null_window_search(0, beta)
            if self.nodes_left >= 0:
                beta = margin + 1 if margin >= beta else margin
            self.probe(state)
        return self.lower_bound == self.upper_bound

    def frame(self, depth: i64) -> AlphaBetaFrame:
        """Return the stack frame of a depth, made when it is first needed."""
        if depth == len(self.stack):
            self.stack.append(AlphaBetaFrame(self.rules))
        return self.stack[depth]

    def null_window_search(self, depth: i64, beta: i64) -> i64:
        """Test `margin >= beta` for the color to move (fail-soft alpha-beta with a null window).

        Returns a lower bound of the margin if it is so, else an upper bound.

        What is returned after the search broke off means nothing.
        """
        rules = self.rules
        here = self.frame(depth)
        state = here.state
        if rules.winner(state) != NOBODY:
            return rules.margin(state, state.turn)
        self.probe(state)
        lower_bound = self.lower_bound
        upper_bound = self.upper_bound
        best = self.best
        if lower_bound >= beta:
            return lower_bound
        if upper_bound < beta:
            return upper_bound
        self.nodes_left -= 1
        if self.nodes_left < 0 or self.table.is_full():
            self.nodes_left = -1
            return 0
        count = self.expand(depth, best)
        after = self.frame(depth + 1).state
        highest: i64 = -MAX_MARGIN
        k: i64 = 0
        while k < count and highest < beta:
            move = self.pick_next_move(here, k, count)
            after.assign(state)
            rules.play(after, move)
            margin = -self.null_window_search(depth + 1, 1 - beta)
            if self.nodes_left < 0:
                return 0
            if margin > highest:
                highest = margin
                if margin >= beta:
                    best = move
            k += 1
        if highest >= beta:
            lower_bound = highest
        else:
            upper_bound = highest
        self.write_key(state)
        self.table.store(self.key, ((best + 1) * RADIX + lower_bound + MAX_MARGIN) * RADIX + upper_bound + MAX_MARGIN)
        return highest

    def expand(self, depth: i64, best: i64) -> i64:
        """Fill a frame with its position's moves and margins, the move `best` first; returns their number."""
        rules = self.rules
        here = self.frame(depth)
        after = self.frame(depth + 1).state
        turn = here.state.turn
        count = rules.generate_moves(here.state, here.moves)
        k: i64 = 0
        while k < count:
            if here.moves[k] == best:
                here.margins[k] = MAX_MARGIN
            else:
                after.assign(here.state)
                rules.play(after, here.moves[k])
                here.margins[k] = rules.margin(after, turn)
            k += 1
        return count

    def pick_next_move(self, here: AlphaBetaFrame, k: i64, count: i64) -> i64:
        """Move the best of the moves from index `k` on to index `k`, and return it (selection sort)."""
        moves = here.moves
        margins = here.margins
        top = k
        other = k + 1
        while other < count:
            if margins[other] > margins[top]:
                top = other
            other += 1
        move = moves[top]
        margin = margins[top]
        moves[top] = moves[k]
        margins[top] = margins[k]
        moves[k] = move
        margins[k] = margin
        return move

    def probe(self, state: State) -> None:
        """Set `lower_bound`, `upper_bound` and `best` from the table."""
        self.write_key(state)
        known = self.table.probe(self.key)
        if known == 0:
            self.lower_bound = -MAX_MARGIN
            self.upper_bound = MAX_MARGIN
            self.best = NO_MOVE
            return
        self.upper_bound = known % RADIX - MAX_MARGIN
        known //= RADIX
        self.lower_bound = known % RADIX - MAX_MARGIN
        self.best = known // RADIX - 1

    def write_key(self, state: State) -> None:
        """Write the exact key of a position: stacks, hands, passes and color to move."""
        key = self.key
        owner = state.owner
        height = state.height
        points = self.rules.board.points
        key[0] = ((state.hand[BLACK] << 12) + state.hand[WHITE]) * 8 + state.passes * 2 + state.turn - 1
        word: i64 = 1
        point: i64 = 0
        while point < points:
            end = point + POINTS_PER_WORD
            if end > points:
                end = points
            number: i64 = 0
            while point < end:
                number = (number << BITS_PER_POINT) + (height[point] << 2) + owner[point]
                point += 1
            key[word] = number
            word += 1
