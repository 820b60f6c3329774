"""Monte Carlo tree search with proofs, for any game that keeps the contract of `Rules`.

What it knows of a game beyond its rules it is handed: random games, what a position may be worth, and what good moves
look like.

Persons, not colors, take turns in the tree: a swap of sides is an edge like any other, after which the same color
is to move in the other person's hands. A value therefore changes its point of view at every edge, and only the end
of a game is judged by color: a winner who has the color to move there is the person to move there.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import NO_ESTIMATE, Evaluator
from escabel_gui.engine.heuristics.last_good_replies import Replies
from escabel_gui.engine.heuristics.move_patterns import Patterns
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.engine.search.search_tree import LOSS, NO_NODE, ROOT, TIED, UNKNOWN, WIN, Tree, proof_value
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import FLIP, MOVE_KIND_STRIDE, NO_MOVE, PASS, PLACE, SWAP, is_step, move_kind
from escabel_gui.rules.state import NOBODY, TIE, State, opponent

DEEPEST: Final = 4096  # no game is searched deeper than this many moves below the root
KEPT_VISITS: Final = 50  # that a position counts for when one goes back to the one before it
KNOWN: Final = 2048  # numbers of visits whose parts and roots are looked up
SWAP_SHARE: Final = 4  # one in so many visits goes to the swap, where there is one: it decides more than any move


def shared_points(rules: Rules, has_steps: bool) -> vec[i64]:
    """By move: the point on which a placement, a flip, or maybe a step ends; for all others one beyond the board."""
    beyond = int(rules.board.points)
    points: list[int] = []
    for move in range(int(rules.move_space)):
        is_shared = is_placement(move) or (has_steps and is_step(move))
        points.append(rules.target_point(move) if is_shared else beyond)
    return vec[i64](points)


def is_placement(move: i64) -> bool:
    """Whether a move puts a piece down where it is, or turns it over there."""
    return move_kind(move) in (PLACE, FLIP)


class Search:
    """A tree grown from one position. All of its room is taken at the start.

    With equal rules, options, seed and tree, the same iterations give the same tree, compiled or interpreted.
    """

    def __init__(
        self,
        rules: Rules,
        options: SearchOptions,
        tree: Tree,
        seed: i64,
        playouts: Playouts,
        evaluator: Evaluator,
        patterns: Patterns | None,
    ) -> None:
        self.rules = rules
        self.playouts = playouts
        self.evaluator = evaluator
        self.patterns = patterns
        self.playouts.most_plies = evaluator.horizon()
        self.options = options
        self.foresight = options.foresight if patterns is None else options.foresight * patterns.credit
        self.expand_after = options.expand_after if patterns is None else options.expand_after * patterns.effort
        self.tree = tree
        self.random = Random(seed)
        self.root_state = rules.start()
        self.root_move: i64 = NO_MOVE  # the one that led to it, if it is known
        self.state = rules.start()
        self.after = rules.start()  # scratch
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
        self.promise: vec[float] = vec[float]([0.0] * int(rules.move_space))
        self.points_of_placements: vec[i64] = shared_points(rules, False)
        self.points_of_all: vec[i64] = shared_points(rules, True)
        self.shared_points: vec[i64] = self.points_of_placements  # one of the two
        self.exploration = options.exploration  # more where steps share games
        self.replies = Replies(rules.move_space)
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 1))  # nodes from the root to the leaf
        self.turns: vec[i64] = vec[i64]([0] * (DEEPEST + 1))  # the colors to move there
        self.iterations: i64 = 0
        self.sharing = 0.0  # the options' for this game
        self.sharing_weights: vec[float] = vec[float]([0.0] * KNOWN)  # of shared games, by visits of a move's own
        self.doubts: vec[float] = vec[float]([sqrt(1.0 / (own + 1)) for own in range(KNOWN)])  # by visits, likewise
        self.parts: vec[float] = vec[float]([1.0 / max(games, 1) for games in range(KNOWN)])  # of one game in so many
        self.credits: vec[float] = vec[float]([0.0, 0.0])  # scratch: what a game adds where it is shared not, and is
        self.is_crowded = False  # some position could not get its children
        self.is_open = True  # no victory is certain at the root
        self.only_child: i64 = NO_NODE  # the only one of the root's children to visit, if any

    def begin(self, state: State, last: i64 = NO_MOVE) -> None:
        """Forget the tree and search from this position, in which the game must not be over; `last` led to it."""
        self.root_state.assign(state)
        self.root_move = last
        self.tree.clear()
        self.is_crowded = False
        self.replies.forget()
        self.choose_sharing(self.expand(ROOT, self.root_state))

    def advance(self, move: i64) -> bool:
        """Go on from the position after a move, with what the tree knows of it; False if it knows nothing."""
        child = self.tree.find_child(ROOT, move)
        if child == NO_NODE or self.tree.count[child] == 0:
            return False
        self.rules.play(self.root_state, move)
        self.root_move = move
        self.tree.keep_only(child)
        self.suit_moves()
        return True

    def retreat(self, state: State, move: i64) -> bool:
        """Go back to the position before a move, with what the tree knows of the one after it; False without room.

        All that is proven there stays, but its visits count for little: the other moves are still to be looked at.
        """
        tree = self.tree
        count = self.draw_moves(state)
        if not tree.has_room(count):
            tree.make_room()
        if not tree.has_room(count):
            return False
        chosen: i64 = 0
        while self.moves[chosen] != move:
            chosen += 1
        self.root_state.assign(state)
        self.root_move = NO_MOVE
        self.is_crowded = False
        tree.lighten(ROOT, KEPT_VISITS)
        tree.hang_below(self.moves, count, chosen)
        child = 1 + chosen
        tree.visits[ROOT] = tree.visits[child]
        tree.total[ROOT] = float(tree.visits[child]) - tree.total[child]
        self.choose_sharing(self.evaluate_children(ROOT, self.root_state))
        if self.options.proves:
            tree.settle(ROOT)
        return True

    def choose_sharing(self, estimate: float) -> None:
        """How much, and what, the games of the root's moves share, by what the evaluator says of it."""
        self.suit_moves()
        self.is_open = estimate == NO_ESTIMATE or self.evaluator.victor() == NOBODY
        sharing = self.options.sharing if estimate != NO_ESTIMATE else self.options.blind_sharing
        self.sharing = sharing * self.playouts.sharing
        own: i64 = 0
        while own < KNOWN and self.sharing > 0.0:
            self.sharing_weights[own] = sqrt(self.sharing / (3.0 * float(own) + self.sharing))
            own += 1

    def suit_moves(self) -> None:
        """Let steps share games only if nothing can be placed at the root, and explore there as the game wants.

        Beside placements, shared games mislead about steps: without them 107 of 160 games of stacks were won at 4,000
        visits. Among steps alone they guide: without them 39 of 60 were lost at 2,000.
        """
        has_only_steps = not self.has_placement()
        doubt = self.playouts.doubt_in_steps if has_only_steps and self.options.sharing > 0.0 else 1.0
        self.shared_points = self.points_of_all if has_only_steps else self.points_of_placements
        self.exploration = self.options.exploration * doubt

    def has_placement(self) -> bool:
        """Whether anything can be placed at the root."""
        tree = self.tree
        child = tree.first[ROOT]
        end = child + tree.count[ROOT]
        while child < end:
            if is_placement(tree.move[child]):
                return True
            child += 1
        return False

    def is_decided(self) -> bool:
        """Whether the root is proven: more iterations can teach nothing about it."""
        return self.tree.proof[ROOT] != UNKNOWN

    def run(self, iterations: i64) -> i64:
        """Grow the tree by a number of random games, fewer if the root gets proven; returns how many."""
        done: i64 = 0
        while done < iterations and self.tree.proof[ROOT] == UNKNOWN:
            if self.is_crowded:
                self.tree.make_room()
                self.is_crowded = False
            self.iterate()
            done += 1
        self.iterations += done
        return done

    def run_below(self, child: i64, iterations: i64) -> None:
        """Grow the tree by random games that all begin with one of the root's moves."""
        self.only_child = child
        self.run(iterations)
        self.only_child = NO_NODE

    def iterate(self) -> None:
        """Walk down to a leaf, play a random game from there, and take the result back up."""
        tree = self.tree
        rules = self.rules
        state = self.state
        path = self.path
        turns = self.turns
        state.assign(self.root_state)
        node: i64 = ROOT
        depth: i64 = 0
        last_swap: i64 = -1  # the depth of the last node on the path whose move on it was the swap
        while tree.count[node] > 0 and tree.proof[node] == UNKNOWN and depth < DEEPEST:
            path[depth] = node
            turns[depth] = state.turn
            node = self.select(node) if depth > 0 or self.only_child == NO_NODE else self.only_child
            move = tree.move[node]
            if move == SWAP:
                last_swap = depth
            rules.play(state, move)
            depth += 1
        path[depth] = node
        turns[depth] = state.turn

        if tree.visits[node] == 0 and tree.proof[node] == UNKNOWN:
            tree.proof[node] = self.verdict(state)
        proof = tree.proof[node]
        value = proof_value(proof)
        if proof == UNKNOWN:
            estimate = NO_ESTIMATE
            if tree.visits[node] + 1 >= self.expand_after and tree.count[node] == 0:
                estimate = self.expand(node, state)
            victor = self.certain_victor(node, estimate)
            if victor != NOBODY:
                tree.proof[node] = LOSS if victor == state.turn else WIN
                value = proof_value(tree.proof[node])
            else:
                value = self.playout(depth)
                if estimate != NO_ESTIMATE:
                    value += self.options.estimate_share * (1.0 - estimate - value)
        self.back_up(depth, value, last_swap)

    def certain_victor(self, node: i64, estimate: float) -> i64:
        """Who is certain to win at a node, if an estimate was made there just now; or NOBODY.

        What is certain at the root already is played out: there the end is to be found, as if nothing were certain.
        """
        if estimate == NO_ESTIMATE or not (self.is_open and self.options.proves):
            return NOBODY
        return self.evaluator.victor() if self.tree.find_child(node, SWAP) == NO_NODE else NOBODY

    def verdict(self, state: State) -> i64:
        """What is proven, without looking ahead, for the person who moved to this position."""
        winner = self.rules.winner(state)
        if winner == NOBODY:
            return UNKNOWN
        if winner == TIE:
            return TIED
        return LOSS if winner == state.turn else WIN

    def playout(self, depth: i64) -> float:
        """Play a random game from the last node of the path, to which it came from the root.

        Returns what it is worth for the person who moved to that node: who wins it or, if it was broken off, by how
        much that is expected.
        """
        state = self.state
        turn = state.turn
        replies = self.replies if self.options.has_replies else None
        if replies is not None:
            replies.begin_game()
            level: i64 = 0
            while level < depth:
                replies.note(self.turns[level], self.tree.move[self.path[level + 1]])
                level += 1
        winner = self.playouts.playout(state, self.random, replies)
        value = 0.5 if winner == TIE else 0.0 if winner == turn else 1.0
        if winner == NOBODY:
            estimate, _ = self.evaluator.evaluate(state, self.moves, 0, self.promise)
            value = 1.0 - estimate if state.turn == turn else estimate
            winner = state.turn if estimate > 0.5 else opponent(state.turn)
        if replies is not None:
            replies.learn(winner)
        return value

    def expand(self, node: i64, state: State) -> float:
        """Give a node its children; nothing happens where there is no room. Returns what `evaluate_children` does."""
        count = self.draw_moves(state)
        if not self.tree.has_room(count):
            self.is_crowded = True
            return NO_ESTIMATE
        self.tree.add_children(node, self.moves, count)
        return self.evaluate_children(node, state)

    def draw_moves(self, state: State) -> i64:
        """Put the legal moves into `moves` in random order, a swap before all others; returns how many."""
        moves = self.moves
        count = self.rules.legal_moves(state, moves)
        k = count - 1
        while k > 0:
            other = self.random.randrange(k + 1)
            move = moves[k]
            moves[k] = moves[other]
            moves[other] = move
            k -= 1
        k = 0
        while k < count:
            if moves[k] == SWAP:
                moves[k] = moves[0]
                moves[0] = SWAP
            k += 1
        return count

    def evaluate_children(self, node: i64, state: State) -> float:
        """Take note of what is promised of a node's new children, which are those in `moves`, and of their proofs.

        Returns what the evaluator says of the position, for who is to move there, or NO_ESTIMATE.
        """
        count = self.tree.count[node]
        estimate, may_end = self.evaluator.evaluate(state, self.moves, count, self.promise)
        if self.patterns is not None:
            self.recognize(self.patterns, node, state)
        if self.patterns is not None or estimate != NO_ESTIMATE:
            self.look_forward(node)
        if may_end:
            self.judge_children(node, state)
        return estimate

    def recognize(self, patterns: Patterns, node: i64, state: State) -> None:
        """Promise of the new children of a node what patterns say, instead of what the evaluator did."""
        tree = self.tree
        last = self.root_move if node == ROOT else tree.move[node]
        patterns.promise(state, last, self.moves, tree.count[node], self.promise, self.options.trust)

    def judge_children(self, node: i64, state: State) -> None:
        """Prove the children of a node that end the game, and the node if that proves it."""
        tree = self.tree
        child = tree.first[node]
        end = child + tree.count[node]
        while child < end:
            if tree.proof[child] == UNKNOWN:
                self.after.assign(state)
                self.rules.play(self.after, tree.move[child])
                tree.proof[child] = self.verdict(self.after)
            child += 1
        tree.settle(node)

    def look_forward(self, node: i64) -> None:
        """Credit the new children of a node with what is promised of them, a swap or a pass with nothing."""
        tree = self.tree
        value = 1.0 - tree.mean(node)
        games = self.foresight
        first = tree.first[node]
        k: i64 = 0
        while k < tree.count[node]:
            if tree.move[first + k] % MOVE_KIND_STRIDE < PASS:
                tree.shared_visits[first + k] = games
                tree.shared_total[first + k] = float(games) * (value + self.promise[k])
            k += 1

    def select(self, node: i64) -> i64:
        """The child of an unproven node to try next; never one that is proven lost, where anything is proven."""
        tree = self.tree
        moves = tree.move
        visits = tree.visits
        total = tree.total
        proofs = tree.proof
        shared_visits = tree.shared_visits
        shared_total = tree.shared_total
        proves = self.options.proves
        sharing = self.sharing
        weights = self.sharing_weights
        doubts = self.doubts
        parts = self.parts
        exploration = self.exploration * sqrt(log(float(visits[node] + 1)))
        first_value = 1.0 - tree.mean(node)
        best: i64 = NO_NODE
        best_score = -1.0
        child = tree.first[node]
        end = child + tree.count[node]
        if moves[child] == SWAP and visits[child] * SWAP_SHARE < visits[node] and (proofs[child] != LOSS or not proves):
            return child
        while child < end:
            proof = proofs[child]
            if proof != LOSS or not proves:
                own = visits[child]
                shared = shared_visits[child]
                if own == 0 and (sharing == 0.0 or (shared == 0 and moves[child] % MOVE_KIND_STRIDE >= PASS)):
                    return child
                doubt = doubts[own] if own < KNOWN else sqrt(1.0 / float(own + 1))
                score = first_value
                if proof != UNKNOWN:
                    score = proof_value(proof)
                elif own == 0:
                    if shared > 0:
                        score = shared_total[child] * (parts[shared] if shared < KNOWN else 1.0 / float(shared))
                else:
                    score = total[child] * (parts[own] if own < KNOWN else 1.0 / float(own))
                    if shared > 0 and sharing > 0.0:
                        weight = weights[own] if own < KNOWN else sqrt(sharing / (3.0 * float(own) + sharing))
                        part = parts[shared] if shared < KNOWN else 1.0 / float(shared)
                        score += weight * (shared_total[child] * part - score)
                score += exploration * doubt
                if score > best_score:
                    best_score = score
                    best = child
            child += 1
        return best

    def back_up(self, depth: i64, value: float, last_swap: i64) -> None:
        """Add a result to the path; `value` is for the person who moved to its last node.

        Whatever is proven there is taken up as far as it proves anything; a proven node is worth its proof.
        """
        tree = self.tree
        path = self.path
        proves = self.options.proves
        level = depth
        while level >= 0:
            node = path[level]
            if proves and level < depth and tree.proof[node] == UNKNOWN and tree.proof[path[level + 1]] != UNKNOWN:
                tree.settle(node)
            proof = tree.proof[node]
            if proof != UNKNOWN:
                value = proof_value(proof)
            tree.visits[node] += 1
            tree.total[node] += value
            if self.sharing > 0.0 and level > last_swap and not self.is_opening(level):
                self.share(node, self.turns[level], 1.0 - value)
            value = 1.0 - value
            level -= 1

    def is_opening(self, level: i64) -> bool:
        """Whether a node lies before the pie rule, where a strong stone is no good one."""
        return self.rules.has_pie_rule and self.root_state.ply + level == 0

    def share(self, node: i64, turn: i64, value: float) -> None:
        """Credit all children whose shared point ended in the mover's color with a result, in the mover's eyes."""
        tree = self.tree
        owner = self.state.owner
        points = self.shared_points
        move = tree.move
        shared_visits = tree.shared_visits
        shared_total = tree.shared_total
        credits = self.credits
        credits[1] = value
        child = tree.first[node]
        end = child + tree.count[node]
        while child < end:
            is_mine = i64(owner[points[move[child]]] == turn)  # a number, as processors guess badly who gets a point
            shared_visits[child] += is_mine
            shared_total[child] += credits[is_mine]
            child += 1

    def is_before_pie(self) -> bool:
        """Whether the root's move will be offered for a swap."""
        return self.is_opening(0)
