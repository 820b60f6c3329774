"""A thinker: thinks about a position in short slices, and says which move to make."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from escabel_gui.engine.search.choice import best_child
from escabel_gui.engine.search.endgame import Endgame
from escabel_gui.engine.search.make import make_search
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.engine.search.search_tree import LOSS, ROOT, UNKNOWN, WIN, Tree
from escabel_gui.engine.search.tactics import Tactics
from escabel_gui.engine.thinking.opening import OPENING_VISITS, find_fair_stone
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.win_rates import calibration_of, win_rate
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import NO_MOVE, SWAP
from escabel_gui.rules.state import State

SLICE: Final = 0.01  # seconds for which the search runs before the thinker looks up again
FIRST_LOOK: Final = 0.01  # seconds for the very next moves, however short the time
GRACE: Final = 0.05  # seconds that a position is thought about before an interruption is granted
LAST_LOOK: Final = 0.1  # seconds for making sure of the move that was chosen
TREE_NODES: Final = 1 << 20  # about 90 MB

ENDGAME_NODES: Final = 30_000  # positions looked into for the exact end of a game, each time: less than 0.1 s
FIRST_ENDGAME_NODES: Final = 50
NODES_OF_VISIT: Final = 10  # positions that may be looked into for every visit that there may be


class Limits(NamedTuple):
    """When to stop thinking: at so many visits of the position, or after so many seconds (None: no bound)."""

    visits: int | None
    seconds: float | None


class Thinker:
    """Keeps a search tree from move to move of one game."""

    def __init__(self, rules: Rules, options: SearchOptions, tree: Tree, seed: int) -> None:
        self.rules = rules
        self.tree = tree
        self.calibration = calibration_of(rules)
        self.search = make_search(rules, options, tree, seed)
        self.tactics = Tactics(self.search) if options.proves else None
        has_points = rules.score(rules.start()) is not None
        self.endgame = Endgame(self.search) if has_points and options.foresight > 0 else None
        self.line: PlayedLine | None = None  # the one that the tree belongs to
        self.moves: list[int] = []  # of that line, up to the tree's root
        self.turned_at = 0.0  # the time at which the root became the root
        self.iteration_seconds = 0.0  # how long one iteration took in the last slice
        self.slice_iterations = 1
        self.has_judged_moves = False
        self.unjudged: list[int] = []  # moves whose replies are still to be looked at
        self.endgame_move = int(NO_MOVE)  # the one that gets the most points, as soon as that is known

    def turn_to(self, line: PlayedLine) -> None:
        """Take up the position at the end of a line, with what the tree knows about it already."""
        known = len(self.moves)
        rest = line.moves[known:]
        is_known = False
        if line is self.line and line.moves[:known] == self.moves:
            if not rest:
                return
            is_known = all(self.advance(move) for move in rest)
        elif line is self.line and line.moves == self.moves[:-1]:
            is_known = self.retreat(line.state, self.moves[-1])
        if not is_known:
            self.begin(line.state, line.moves[-1] if line.moves else int(NO_MOVE))
        self.line = line
        self.moves = list(line.moves)
        self.turned_at = monotonic()
        self.has_judged_moves = False
        self.unjudged = list(reversed(self.children()))
        self.endgame_move = int(NO_MOVE)

    def advance(self, move: int) -> bool:
        """Go on to the position after a move; False if the tree knows nothing of it."""
        return self.search.advance(move)

    def retreat(self, state: State, move: int) -> bool:
        """Go back to the position before a move; False if there is no room for that."""
        return self.search.retreat(state, move)

    def begin(self, state: State, last: int) -> None:
        """Take up a position of which the tree knows nothing, to which a move has led, or NO_MOVE."""
        self.search.begin(state, last)

    def decide(self, limits: Limits, temperature: float, is_interrupted: Callable[[], bool], whim: float = 0.0) -> int:
        """The move to make after thinking within these limits; where there is no choice, no thought is given to it."""
        if self.search.is_before_pie():
            return self.open_game(limits, is_interrupted)
        if len(self.children()) > 1:
            self.think(limits, is_interrupted)
        patience = LAST_LOOK if limits.seconds is None else min(LAST_LOOK, limits.seconds / 4)
        return self.choose(temperature, monotonic() + patience, whim)

    def open_game(self, limits: Limits, is_interrupted: Callable[[], bool]) -> int:
        """The first stone where the other person may swap."""
        start = monotonic()
        latest = start + (limits.seconds if limits.seconds is not None else float("inf"))

        def is_over() -> bool:
            now = monotonic()
            return now >= latest or (now >= self.turned_at + GRACE and is_interrupted())

        self.look_around(max(latest, start + FIRST_LOOK), is_over)
        candidates = [child for child in self.children() if self.tree.proof[child] != LOSS]
        if not self.search.is_decided() and candidates:
            visits = OPENING_VISITS if limits.visits is None else min(limits.visits, OPENING_VISITS)
            stone = find_fair_stone(self.search, candidates, visits, is_over)
            if self.tactics is not None:
                self.tactics.judge_replies(stone, in_full=True)
            if self.tree.proof[stone] != LOSS:
                return int(self.tree.move[stone])
        return self.choose(0.0, monotonic() + LAST_LOOK)

    def think(self, limits: Limits, is_interrupted: Callable[[], bool]) -> None:
        """Look at the next moves in full, then search until a limit, a proof or an interruption.

        An interruption is granted only after a moment, so that even then there was some thought.
        """
        start = monotonic()
        deadline = start + limits.seconds if limits.seconds is not None else float("inf")

        def is_called_off() -> bool:
            return monotonic() >= self.turned_at + GRACE and is_interrupted()

        self.look_around(max(deadline, start + FIRST_LOOK), is_called_off)
        self.look_to_the_end(limits.visits, start + (deadline - start) / 4, is_called_off)
        while not self.search.is_decided() and not is_called_off():
            left = deadline - monotonic()
            if left <= self.iteration_seconds or not self.grow(limits.visits, min(left, SLICE)):
                return

    def look_around(self, deadline: float, is_called_off: Callable[[], bool]) -> None:
        """Find what is won or lost in one; moves that lose at once are found whatever the time."""
        if self.tactics is None:
            return
        if not self.has_judged_moves:
            start = monotonic()
            self.tactics.judge_moves()
            self.has_judged_moves = True
            if self.iteration_seconds == 0:  # a guess, until the first one is measured
                self.iteration_seconds = (monotonic() - start) / len(self.children()) * int(self.rules.board.points) * 2
        while self.unjudged and not self.search.is_decided():
            if monotonic() >= deadline or is_called_off():
                return
            self.tactics.judge_replies(self.unjudged.pop(), in_full=False)

    def look_to_the_end(self, visits: int | None, deadline: float, is_called_off: Callable[[], bool]) -> None:
        """Find by how many points the game ends, where that is not far. A win that is known already is good enough."""
        if self.endgame is None or not self.endgame.is_near():
            return
        if self.tree.proof[ROOT] == LOSS and self.endgame_move == NO_MOVE:
            return
        rest = ENDGAME_NODES if visits is None else min(visits * NODES_OF_VISIT, ENDGAME_NODES)
        nodes = FIRST_ENDGAME_NODES
        while rest > 0:
            before = monotonic()
            is_done = self.endgame.judge_moves(min(nodes, rest))
            self.endgame_move = int(self.endgame.best_move())
            now = monotonic()
            if is_done or now >= deadline or is_called_off():
                return
            rest -= nodes
            if now - before < SLICE / 2:
                nodes *= 2

    def grow(self, visits: int | None, seconds: float) -> bool:
        """Search for a slice of about so many seconds; False if the position has had its visits."""
        fitting = int(seconds / self.iteration_seconds) if self.iteration_seconds > 0 else 1
        iterations = max(1, min(fitting, 2 * self.slice_iterations))
        if visits is not None:
            iterations = min(iterations, visits - int(self.tree.visits[ROOT]))
            if iterations <= 0:
                return False
        before = monotonic()
        self.search.run(iterations)
        self.iteration_seconds = (monotonic() - before) / iterations
        self.slice_iterations = iterations
        return True

    def children(self) -> range:
        """The tree's nodes of the moves in this position."""
        first = int(self.tree.first[ROOT])
        return range(first, first + int(self.tree.count[ROOT]))

    def best_child(self) -> int:
        """The child to play: the one that gets the most points, where that is known."""
        move = self.endgame_move
        return int(best_child(self.tree) if move == NO_MOVE else self.tree.find_child(ROOT, move))

    def win_rate(self, child: int) -> float:
        """The win rate of a move in this position; exact where it is proven.

        After it, the other person has the move.
        """
        value = float(self.tree.mean(child))
        if self.tree.proof[child] != UNKNOWN:
            return value
        return 1.0 - win_rate(1.0 - value, self.calibration, int(self.tree.visits[child]))

    def position_rate(self) -> float:
        """The win rate of this position: the best move's if that is proven, else by the mean of all that is not lost.

        That is what the search also knows of a move by the positions after it, so that the rates before and after a
        move can be compared.
        """
        tree = self.tree
        best = self.best_child()
        if tree.proof[best] != UNKNOWN:
            return float(tree.mean(best))
        open_children = [child for child in self.children() if tree.proof[child] != LOSS]
        visits = sum(int(tree.visits[child]) for child in open_children)
        total = sum(int(tree.visits[child]) * float(tree.mean(child)) for child in open_children)
        return win_rate(total / visits if visits else 0.5, self.calibration, int(tree.visits[ROOT]))

    def choose(self, temperature: float, deadline: float, whim: float = 0.0) -> int:
        """The move to make. Before one is made that hands the opponent a win in one, others are asked for."""
        while True:
            child = self.pick(temperature, whim)
            if self.tactics is None or self.tree.proof[child] != UNKNOWN or monotonic() >= deadline:
                break
            self.tactics.judge_replies(child, in_full=True)
            if self.tree.proof[child] != LOSS:
                break
        return int(self.tree.move[child])

    def pick(self, temperature: float, whim: float) -> int:
        """The best child, or with a temperature one drawn from the good ones by its visits; on a whim, any of them."""
        tree = self.tree
        best = self.best_child()
        most = int(tree.visits[best])
        if temperature == 0 or tree.proof[best] in (WIN, LOSS) or most == 0 or tree.move[best] == SWAP:
            return best
        random = self.search.random
        open_children = [child for child in self.children() if tree.proof[child] != LOSS and tree.move[child] != SWAP]
        if whim > 0 and random.random() < whim:
            return open_children[random.randrange(len(open_children))]
        candidates = [child for child in open_children if tree.visits[child] > 0]
        weights = [(int(tree.visits[child]) / most) ** (1 / temperature) for child in candidates]
        mark = random.random() * sum(weights)
        for child, weight in zip(candidates, weights, strict=True):
            mark -= weight
            if mark <= 0:
                return child
        return best
