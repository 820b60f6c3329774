"""The exact end of games that are decided by points: by how many, with best play of both.

One question is asked again and again: does the mover get at least so many points more than the opponent? A first
answer tells what to ask next, until the margin is found from both sides (Plaat's MTD(f)). What was answered about a
position is remembered, so that a search that has run out of nodes goes on where it was, and so does the next move's.

It is made for games in which no position comes twice, and looks at turns only, not at the swap.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.search.montecarlo import Search
from escabel_gui.engine.search.search_tree import LOSS, ROOT, TIED, UNKNOWN, WIN, turned_proof
from escabel_gui.engine.search.transpositions import Transpositions
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import NO_MOVE
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State

MOST: Final = 1 << 14  # no margin is as large
MARGINS: Final = 1 << 16  # numbers of margins, each with MOST added so that none is below 0

DIGITS: Final = 10  # points in a word of a key
BITS: Final = 6  # of a point: whose stack it bears, and how high it is, up to 15
MEGABYTES: Final = 6  # enough for the very end

NEAR: Final = 3  # pieces in both hands with which a game may be near its end


class Ply:
    """A position on the way down, and its moves, each with the mover's margin right after it."""

    def __init__(self, rules: Rules) -> None:
        self.state = rules.start()
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
        self.margins: vec[i64] = vec[i64]([0] * int(rules.move_space))


def proof_of(margin: i64) -> i64:
    """What a margin proves, in the same eyes."""
    return WIN if margin > 0 else LOSS if margin < 0 else TIED


class Endgame:
    """Finds margins, all in the eyes of who is to move, and writes what they prove into the tree of a search."""

    def __init__(self, search: Search, megabytes: i64 = MEGABYTES) -> None:
        """`megabytes` are for what is remembered."""
        rules = search.rules
        self.search = search
        self.rules = rules
        self.after: State = rules.start()  # scratch
        self.words: i64 = 1 + (rules.board.points + DIGITS - 1) // DIGITS
        self.key: vec[i64] = vec[i64]([0] * int(self.words))
        self.megabytes = megabytes
        self.table = Transpositions(self.words, megabytes)
        self.plies: list[Ply] = []
        self.rest: i64 = 0  # positions that may still be looked into; below 0 when the search broke off
        self.lower: i64 = -MOST  # what is known of the position that was looked up last: the margin is at least this,
        self.upper: i64 = MOST  # and at most this
        self.best: i64 = NO_MOVE  # the move that gets as much as `lower`

    def is_near(self) -> bool:
        """Whether the end is close enough to the root for a try to be worth its time."""
        state = self.search.root_state
        return state.ply > 1 and state.hand[BLACK] + state.hand[WHITE] <= NEAR

    def judge_moves(self, nodes: i64) -> bool:
        """Prove the root's moves by looking into so many more positions at most; whether there is nothing left to do.

        The root counts as won as soon as one of its moves is known to win, by however much.
        """
        search = self.search
        tree = search.tree
        is_solved = self.solve(search.root_state, nodes)
        lower = self.lower
        if is_solved or lower > 0:
            tree.proof[tree.find_child(ROOT, self.best)] = proof_of(lower)
            child = tree.first[ROOT]
            end = child + tree.count[ROOT]
            while is_solved and child < end and self.rest >= 0:
                if tree.proof[child] == UNKNOWN:
                    tree.proof[child] = LOSS if lower < 0 else self.judge(tree.move[child])
                child += 1
            if tree.proof[ROOT] == UNKNOWN:
                tree.proof[ROOT] = turned_proof(proof_of(lower))
        return is_solved and self.rest >= 0

    def judge(self, move: i64) -> i64:
        """Who gets more points after a move of the root, as a proof for who makes it, if enough nodes are left."""
        after = self.after
        after.assign(self.search.root_state)
        self.rules.play(after, move)
        self.ply(0).state.assign(after)
        they_win = self.ask(0, 1) > 0
        they_lose = not they_win and self.rest >= 0 and self.ask(0, 0) < 0
        if self.rest < 0:
            return UNKNOWN
        return LOSS if they_win else WIN if they_lose else TIED

    def best_move(self) -> i64:
        """The root's move that gets the most points, or one that is known to win; NO_MOVE if none is known."""
        self.look_up(self.search.root_state)
        return self.best if self.lower == self.upper or self.lower > 0 else NO_MOVE

    def solve(self, state: State, nodes: i64) -> bool:
        """Look into so many more positions at most; whether `lower` and `upper` are the margin now, `best` its move."""
        self.look_up(state)
        if self.lower < self.upper and self.table.is_full():
            self.table = Transpositions(self.words, self.megabytes)
        self.rest = nodes
        self.ply(0).state.assign(state)
        goal = self.rules.margin(state, state.turn)
        while self.lower < self.upper and self.rest >= 0:
            goal = max(self.lower + 1, min(goal, self.upper))
            margin = self.ask(0, goal)
            if self.rest >= 0:
                goal = margin + 1 if margin >= goal else margin
            self.look_up(state)
        return self.lower == self.upper

    def ply(self, depth: i64) -> Ply:
        if depth == len(self.plies):
            self.plies.append(Ply(self.rules))
        return self.plies[depth]

    def ask(self, depth: i64, goal: i64) -> i64:
        """Whether the mover gets as much as the goal: if so, a margin that is not more than theirs, else one not less.

        What is returned after the search broke off means nothing.
        """
        rules = self.rules
        here = self.ply(depth)
        state = here.state
        if rules.winner(state) != NOBODY:
            return rules.margin(state, state.turn)
        self.look_up(state)
        lower = self.lower
        upper = self.upper
        best = self.best
        if lower >= goal:
            return lower
        if upper < goal:
            return upper
        self.rest -= 1
        if self.rest < 0 or self.table.is_full():
            self.rest = -1
            return 0
        count = self.expand(depth, best)
        after = self.ply(depth + 1).state
        highest: i64 = -MOST
        k: i64 = 0
        while k < count and highest < goal:
            move = self.next_move(here, k, count)
            after.assign(state)
            rules.play(after, move)
            margin = -self.ask(depth + 1, 1 - goal)
            if self.rest < 0:
                return 0
            if margin > highest:
                highest = margin
                if margin >= goal:
                    best = move
            k += 1
        if highest >= goal:
            lower = highest
        else:
            upper = highest
        self.write_key(state)
        self.table.store(self.key, ((best + 1) * MARGINS + lower + MOST) * MARGINS + upper + MOST)
        return highest

    def expand(self, depth: i64, best: i64) -> i64:
        """Fill a ply with the moves of its position; returns how many. One that is known to be good goes first."""
        rules = self.rules
        here = self.ply(depth)
        after = self.ply(depth + 1).state
        turn = here.state.turn
        count = rules.generate_moves(here.state, here.moves)
        k: i64 = 0
        while k < count:
            if here.moves[k] == best:
                here.margins[k] = MOST
            else:
                after.assign(here.state)
                rules.play(after, here.moves[k])
                here.margins[k] = rules.margin(after, turn)
            k += 1
        return count

    def next_move(self, here: Ply, k: i64, count: i64) -> i64:
        """Bring the most promising one of the moves from the k-th on to the k-th place."""
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

    def look_up(self, state: State) -> None:
        """Set `lower`, `upper` and `best` to what is known of a position."""
        self.write_key(state)
        known = self.table.find(self.key)
        if known == 0:
            self.lower = -MOST
            self.upper = MOST
            self.best = NO_MOVE
            return
        self.upper = known % MARGINS - MOST
        known //= MARGINS
        self.lower = known % MARGINS - MOST
        self.best = known // MARGINS - 1

    def write_key(self, state: State) -> None:
        """Make `key` that of a position, like no other's."""
        key = self.key
        owner = state.owner
        height = state.height
        points = self.rules.board.points
        key[0] = ((state.hand[BLACK] << 12) + state.hand[WHITE]) * 8 + state.passes * 2 + state.turn - 1
        word: i64 = 1
        point: i64 = 0
        while point < points:
            end = point + DIGITS
            if end > points:
                end = points
            number: i64 = 0
            while point < end:
                number = (number << BITS) + (height[point] << 2) + owner[point]
                point += 1
            key[word] = number
            word += 1
