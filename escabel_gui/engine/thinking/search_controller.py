"""Search controller: searches a position in short slices of time, within limits, and chooses a move."""

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from escabel_gui.engine.search.endgame_prover import EndgameProver
from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.move_selection import best_child
from escabel_gui.engine.search.node_pool import LOSS, ROOT, UNKNOWN, WIN, NodePool
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.engine.search.tactics import Tactics
from escabel_gui.engine.thinking.limited_sight import LimitedSight, SightLimits
from escabel_gui.engine.thinking.move_time import MoveTime
from escabel_gui.engine.thinking.pie_opening import OPENING_VISITS, find_balanced_opening
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.win_rates import find_calibration, win_rate
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import NO_MOVE, SWAP
from escabel_gui.rules.state import State

SLICE_SECONDS: Final = 0.01  # seconds for which the search runs before the thinker looks up again
MIN_TACTICS_SECONDS: Final = 0.01  # seconds for the very next moves, however short the time
MIN_SEARCH_SECONDS: Final = 0.05  # seconds that a position is thought about before an interruption is granted
VERIFY_SECONDS: Final = 0.1  # seconds for making sure of the move that was chosen
TREE_NODES: Final = 1 << 20  # about 110 MB

MAX_ENDGAME_NODES: Final = 30_000  # positions looked into for the exact end of a game, each time: less than 0.1 s
MIN_ENDGAME_NODES: Final = 50
NODES_PER_VISIT: Final = 10  # positions that may be looked into for every visit that there may be


class SearchLimits(NamedTuple):
    """Limits of a search: visits of the position, seconds; None is no limit.

    With `extra_seconds` a move may take less time where it is settled, and so much more where it is undecided.
    """

    visits: int | None
    seconds: float | None
    extra_seconds: float | None = None


class SearchController:
    """Controller of a search tree, which is kept from move to move of one game."""

    def __init__(self, rules: Rules, options: SearchOptions, tree: NodePool, seed: int) -> None:
        self.rules = rules
        self.tree = tree
        self.calibration = find_calibration(rules)
        self.search = make_search(rules, options, tree, seed)
        self.tactics = Tactics(self.search) if options.use_mcts_solver else None
        has_points = rules.score(rules.start()) is not None
        self.endgame = EndgameProver(self.search) if has_points and options.use_evaluator else None
        self.line: PlayedLine | None = None  # the one that the tree belongs to
        self.moves: list[int] = []  # of that line, up to the tree's root
        self.planned_seconds: float | None = None  # for the last search, as it came out
        self.root_set_at = 0.0  # the time at which the root became the root
        self.seconds_per_iteration = 0.0  # how long one iteration took in the last slice
        self.slice_iterations = 1
        self.limited_sight: LimitedSight | None = None  # of weak levels, made when it is first needed
        self.is_narrowed = False  # the tree is a weak level's, without what that does not see
        self.has_proven_moves = False
        self.unchecked_children: list[int] = []  # moves whose replies are still to be looked at
        self.endgame_move = int(NO_MOVE)  # the one that gets the most points, as soon as that is known

    def set_root(self, line: PlayedLine) -> None:
        """Make the position at the end of a line the root, and reuse the tree if it contains that position."""
        known = len(self.moves)
        rest = line.moves[known:]
        last = line.moves[-1] if line.moves else int(NO_MOVE)
        is_known = False
        if self.is_narrowed:
            pass  # what a weak level has seen is no beginning for others
        elif line is self.line and line.moves[:known] == self.moves:
            if not rest:
                return
            is_known = all(self.advance(move) for move in rest)
        elif line is self.line and line.moves == self.moves[:-1]:
            is_known = self.retreat(line.state, self.moves[-1], last)
        if is_known and self.search.is_root_proven() and not self.has_looked():
            is_known = False  # the result is known, but of no move why
        if not is_known:
            self.begin(line.state, last)
        self.line = line
        self.moves = list(line.moves)
        self.root_set_at = monotonic()
        self.forget_proofs()

    def has_looked(self) -> bool:
        """Return whether anything is known of any of the root's moves."""
        tree = self.tree
        return any(tree.visits[child] > 0 or tree.proof[child] != UNKNOWN for child in self.children())

    def forget_proofs(self) -> None:
        """Note that nothing has been looked at of the root's moves."""
        self.is_narrowed = False
        self.has_proven_moves = False
        self.unchecked_children = list(reversed(self.children()))
        self.endgame_move = int(NO_MOVE)

    def advance(self, move: int) -> bool:
        """Make the position after a move the root; False if the tree has no node for it."""
        return self.search.advance(move)

    def retreat(self, state: State, move: int, last: int) -> bool:
        """Make the position before a move the root, to which `last` led or NO_MOVE; False if there is no room."""
        return self.search.retreat(state, move, last)

    def begin(self, state: State, last: int) -> None:
        """Make any position the root of an empty tree; `last` is the move that led to it, or NO_MOVE."""
        self.search.reset(state, last)

    def choose_move(
        self,
        limits: SearchLimits,
        temperature: float,
        is_interrupted: Callable[[], bool],
        sight: SightLimits | None = None,
    ) -> int:
        """Search within limits and return the move to play; the only legal move is returned at once.

        With `sight` the search is a weak level's, which does not see all.
        """
        self.planned_seconds = None
        if self.search.offers_swap():
            return self.choose_pie_move(limits, is_interrupted)
        if len(self.children()) > 1 and sight is not None and self.tactics is not None:
            return self.choose_by_sight(limits, temperature, is_interrupted, sight, self.tactics)
        if len(self.children()) > 1:
            self.think(limits, is_interrupted)
        patience = VERIFY_SECONDS if limits.seconds is None else min(VERIFY_SECONDS, limits.seconds / 4)
        return self.select_move(temperature, monotonic() + patience)

    def choose_by_sight(
        self,
        limits: SearchLimits,
        temperature: float,
        is_interrupted: Callable[[], bool],
        sight: SightLimits,
        tactics: Tactics,
    ) -> int:
        """Return the move of a weak level: it begins anew each turn, and searches only what it sees."""
        moves = self.moves
        self.begin(self.search.root_state.copy(), moves[-1] if moves else int(NO_MOVE))
        if self.limited_sight is None:
            self.limited_sight = LimitedSight(self.search, tactics)
        limited_sight = self.limited_sight
        limited_sight.look(sight, moves[-2] if len(moves) > 1 else int(NO_MOVE))
        self.forget_proofs()
        self.has_proven_moves = self.is_narrowed = True
        self.unchecked_children = []
        win = limited_sight.find_win()
        if win != NO_MOVE:
            return win
        candidates = limited_sight.draw_candidates()
        self.search.narrow(candidates, len(candidates))
        self.search.attention = limited_sight.attention
        try:
            self.think(limits, is_interrupted)
        finally:
            self.search.attention = None
        while True:
            child = self.sample_child(temperature)
            move = int(self.tree.move[child])
            if self.tree.proof[child] == LOSS:
                return limited_sight.find_defense()
            if not limited_sight.is_refuted(move):
                return move
            limited_sight.reject(child)

    def choose_pie_move(self, limits: SearchLimits, is_interrupted: Callable[[], bool]) -> int:
        """Return a balanced first move, where the opponent may swap."""
        start = monotonic()
        latest = start + (limits.seconds if limits.seconds is not None else float("inf"))

        def is_over() -> bool:
            now = monotonic()
            return now >= latest or (now >= self.root_set_at + MIN_SEARCH_SECONDS and is_interrupted())

        self.check_tactics(max(latest, start + MIN_TACTICS_SECONDS), is_over)
        candidates = [child for child in self.children() if self.tree.proof[child] != LOSS]
        if not self.search.is_root_proven() and candidates:
            visits = OPENING_VISITS if limits.visits is None else min(limits.visits, OPENING_VISITS)
            stone = find_balanced_opening(self.search, candidates, visits, is_over)
            if self.tactics is not None:
                self.tactics.prove_by_replies(stone, exhaustive=True)
            if self.tree.proof[stone] != LOSS:
                return int(self.tree.move[stone])
        return self.select_move(0.0, monotonic() + VERIFY_SECONDS)

    def think(self, limits: SearchLimits, is_interrupted: Callable[[], bool]) -> None:
        """Check tactics and the endgame, then search until a limit, a proof or an interruption.

        An interruption is granted only after a moment, so that even then there was some thought. However short the
        time, there is one visit: it goes to the move that looks best before any.
        """
        time = MoveTime(self.tree, limits.seconds, limits.extra_seconds)
        start, deadline = time.start, time.deadline

        def is_stop_requested() -> bool:
            return monotonic() >= self.root_set_at + MIN_SEARCH_SECONDS and is_interrupted()

        self.check_tactics(max(deadline, start + MIN_TACTICS_SECONDS), is_stop_requested)
        self.try_endgame_solver(limits.visits, start + (deadline - start) / 4, is_stop_requested)
        while not self.search.is_root_proven():
            left = time.seconds_left(self.seconds_per_iteration)
            is_over = is_stop_requested() or left <= self.seconds_per_iteration
            if is_over and self.tree.visits[ROOT] > 0:
                break
            if not self.run_slice(limits.visits, min(left, SLICE_SECONDS)):
                break
        self.planned_seconds = min(time.deadline, monotonic()) - start

    def check_tactics(self, deadline: float, is_stop_requested: Callable[[], bool]) -> None:
        """Prove wins and losses in one; wins in one are always looked for, replies until the deadline."""
        if self.tactics is None:
            return
        if not self.has_proven_moves:
            start = monotonic()
            self.tactics.prove_moves()
            self.has_proven_moves = True
            if self.seconds_per_iteration == 0:  # a guess, until the first one is measured
                self.seconds_per_iteration = (
                    (monotonic() - start) / len(self.children()) * int(self.rules.board.points) * 2
                )
        while self.unchecked_children and not self.search.is_root_proven():
            if monotonic() >= deadline or is_stop_requested():
                return
            self.tactics.prove_by_replies(self.unchecked_children.pop(), exhaustive=False)

    def try_endgame_solver(self, visits: int | None, deadline: float, is_stop_requested: Callable[[], bool]) -> None:
        """Run the exact endgame solver near the end, within a budget of nodes and time, unless a win is proven."""
        if self.endgame is None or self.is_narrowed or not self.endgame.is_worth_trying():
            return
        if self.tree.proof[ROOT] == LOSS and self.endgame_move == NO_MOVE:
            return
        rest = MAX_ENDGAME_NODES if visits is None else min(visits * NODES_PER_VISIT, MAX_ENDGAME_NODES)
        nodes = MIN_ENDGAME_NODES
        while rest > 0:
            before = monotonic()
            is_done = self.endgame.prove_moves(min(nodes, rest))
            self.endgame_move = int(self.endgame.best_move())
            now = monotonic()
            if is_done or now >= deadline or is_stop_requested():
                return
            rest -= nodes
            if now - before < SLICE_SECONDS / 2:
                nodes *= 2

    def run_slice(self, visits: int | None, seconds: float) -> bool:
        """Search for about so many seconds; False if the limit of visits is reached."""
        fitting = int(seconds / self.seconds_per_iteration) if self.seconds_per_iteration > 0 else 1
        iterations = max(1, min(fitting, 2 * self.slice_iterations))
        if visits is not None:
            iterations = min(iterations, visits - int(self.tree.visits[ROOT]))
            if iterations <= 0:
                return False
        before = monotonic()
        self.search.run(iterations)
        self.seconds_per_iteration = (monotonic() - before) / iterations
        self.slice_iterations = iterations
        return True

    def children(self) -> range:
        """Return the nodes of the root's moves."""
        first = int(self.tree.first_child[ROOT])
        return range(first, first + int(self.tree.child_count[ROOT]))

    def best_child(self) -> int:
        """Return the child to play: that of the endgame solver's move, else the best one by proof and visits."""
        move = self.endgame_move
        return int(best_child(self.tree) if move == NO_MOVE else self.tree.find_child(ROOT, move))

    def win_rate(self, child: int) -> float:
        """Return the win rate of a child for the player who moves there, exact where it is proven.

        After it, the other person has the move.
        """
        value = float(self.tree.mean(child))
        if self.tree.proof[child] != UNKNOWN:
            return value
        return 1.0 - win_rate(1.0 - value, self.calibration, int(self.tree.visits[child]))

    def root_win_rate(self) -> float:
        """Return the win rate of the root, for the player to move: its value, exact where the best move is proven."""
        value = self.root_value()
        is_proven = self.tree.proof[self.best_child()] != UNKNOWN
        return value if is_proven else win_rate(value, self.calibration, int(self.tree.visits[ROOT]))

    def root_value(self) -> float:
        """Return the value of the root as searched, uncalibrated, for the player to move.

        It is the best move's if that is proven, else the mean of all moves that are not lost: so the values before and
        after a move can be compared.
        """
        tree = self.tree
        best = self.best_child()
        if tree.proof[best] != UNKNOWN:
            return float(tree.mean(best))
        open_children = [child for child in self.children() if tree.proof[child] != LOSS]
        visits = sum(int(tree.visits[child]) for child in open_children)
        total = sum(int(tree.visits[child]) * float(tree.mean(child)) for child in open_children)
        return total / visits if visits else 0.5

    def select_move(self, temperature: float, deadline: float) -> int:
        """Select a move, and another one as long as the selected one is proven to lose to a win in one."""
        while True:
            child = self.sample_child(temperature)
            if self.tactics is None or self.tree.proof[child] != UNKNOWN or monotonic() >= deadline:
                break
            self.tactics.prove_by_replies(child, exhaustive=True)
            if self.tree.proof[child] != LOSS:
                break
        return int(self.tree.move[child])

    def sample_child(self, temperature: float) -> int:
        """Return the best child or, with a temperature, a random one by visits."""
        tree = self.tree
        best = self.best_child()
        most = int(tree.visits[best])
        if temperature == 0 or tree.proof[best] in (WIN, LOSS) or most == 0 or tree.move[best] == SWAP:
            return best
        candidates = [
            child
            for child in self.children()
            if tree.proof[child] != LOSS and tree.move[child] != SWAP and tree.visits[child] > 0
        ]
        weights = [(int(tree.visits[child]) / most) ** (1 / temperature) for child in candidates]
        mark = self.search.random.random() * sum(weights)
        for child, weight in zip(candidates, weights, strict=True):
            mark -= weight
            if mark <= 0:
                return child
        return best
