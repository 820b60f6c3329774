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

from escabel_gui.engine.heuristics.evaluator import NO_EVALUATION, Evaluator
from escabel_gui.engine.heuristics.last_good_replies import LastGoodReplies
from escabel_gui.engine.heuristics.move_patterns import PatternPolicy
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.engine.search.node_pool import LOSS, NO_NODE, ROOT, TIED, UNKNOWN, WIN, NodePool, proof_value
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import FLIP, MOVE_KIND_STRIDE, NO_MOVE, PASS, PLACE, SWAP, is_step, move_kind
from escabel_gui.rules.state import NOBODY, TIE, State, opponent

MAX_DEPTH: Final = 4096  # no game is searched deeper than this many moves below the root
MAX_VISITS_AFTER_RETREAT: Final = 50  # that a position counts for when one goes back to the one before it
TABLE_SIZE: Final = 2048  # numbers of visits whose parts and roots are looked up
SWAP_VISIT_RATIO: Final = 4  # one in so many visits goes to the swap, where there is one: it decides more than any move


def amaf_targets(rules: Rules, includes_steps: bool) -> vec[i64]:
    """By move: the point on which a placement, a flip, or maybe a step ends; for all others one beyond the board."""
    beyond = int(rules.board.points)
    points: list[int] = []
    for move in range(int(rules.move_space)):
        is_amaf_move = is_placement(move) or (includes_steps and is_step(move))
        points.append(rules.target_point(move) if is_amaf_move else beyond)
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
        tree: NodePool,
        seed: i64,
        playouts: Playouts,
        evaluator: Evaluator,
        patterns: PatternPolicy | None,
    ) -> None:
        self.rules = rules
        self.playouts = playouts
        self.evaluator = evaluator
        self.patterns = patterns
        self.playouts.max_plies = evaluator.playout_length_limit()
        self.options = options
        self.prior_visits = (
            options.prior_visits if patterns is None else options.prior_visits * patterns.prior_visits_factor
        )
        self.expansion_threshold = (
            options.expansion_threshold
            if patterns is None
            else options.expansion_threshold * patterns.expansion_threshold_factor
        )
        self.tree = tree
        self.random = Random(seed)
        self.root_state = rules.start()
        self.root_move: i64 = NO_MOVE  # the one that led to it, if it is known
        self.state = rules.start()
        self.after = rules.start()  # scratch
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
        self.move_bonuses: vec[float] = vec[float]([0.0] * int(rules.move_space))
        self.placement_targets: vec[i64] = amaf_targets(rules, False)
        self.placement_and_step_targets: vec[i64] = amaf_targets(rules, True)
        self.amaf_targets: vec[i64] = self.placement_targets  # one of the two
        self.exploration = options.exploration  # more where steps share games
        self.replies = LastGoodReplies(rules.move_space)
        self.path: vec[i64] = vec[i64]([0] * (MAX_DEPTH + 1))  # nodes from the root to the leaf
        self.colors_to_move: vec[i64] = vec[i64]([0] * (MAX_DEPTH + 1))  # the colors to move there
        self.iterations: i64 = 0
        self.rave_equivalence = 0.0  # the options' for this game
        self.rave_beta: vec[float] = vec[float]([0.0] * TABLE_SIZE)  # of shared games, by visits of a move's own
        self.exploration_by_visits: vec[float] = vec[float](
            [sqrt(1.0 / (own + 1)) for own in range(TABLE_SIZE)]
        )  # by visits, likewise
        self.reciprocals: vec[float] = vec[float](
            [1.0 / max(games, 1) for games in range(TABLE_SIZE)]
        )  # of one game in so many
        self.amaf_increment: vec[float] = vec[float](
            [0.0, 0.0]
        )  # scratch: what a game adds where it is shared not, and is
        self.is_tree_full = False  # some position could not get its children
        self.has_no_static_proof = True  # no victory is certain at the root
        self.forced_child: i64 = NO_NODE  # the only one of the root's children to visit, if any

    def reset(self, state: State, last: i64 = NO_MOVE) -> None:
        """Forget the tree and search from this position, in which the game must not be over; `last` led to it."""
        self.root_state.assign(state)
        self.root_move = last
        self.tree.clear()
        self.is_tree_full = False
        self.replies.clear()
        self.configure_rave(self.expand(ROOT, self.root_state))

    def advance(self, move: i64) -> bool:
        """Go on from the position after a move, with what the tree knows of it; False if it knows nothing."""
        child = self.tree.find_child(ROOT, move)
        if child == NO_NODE or self.tree.child_count[child] == 0:
            return False
        self.rules.play(self.root_state, move)
        self.root_move = move
        self.tree.reroot(child)
        self.select_amaf_moves()
        return True

    def retreat(self, state: State, move: i64) -> bool:
        """Go back to the position before a move, with what the tree knows of the one after it; False without room.

        All that is proven there stays, but its visits count for little: the other moves are still to be looked at.
        """
        tree = self.tree
        count = self.shuffle_moves(state)
        if not tree.has_room(count):
            tree.prune()
        if not tree.has_room(count):
            return False
        chosen: i64 = 0
        while self.moves[chosen] != move:
            chosen += 1
        self.root_state.assign(state)
        self.root_move = NO_MOVE
        self.is_tree_full = False
        tree.cap_visits(ROOT, MAX_VISITS_AFTER_RETREAT)
        tree.insert_root_above(self.moves, count, chosen)
        child = 1 + chosen
        tree.visits[ROOT] = tree.visits[child]
        tree.value_sum[ROOT] = float(tree.visits[child]) - tree.value_sum[child]
        self.configure_rave(self.init_children(ROOT, self.root_state))
        if self.options.use_mcts_solver:
            tree.propagate_proof(ROOT)
        return True

    def configure_rave(self, estimate: float) -> None:
        """How much, and what, the games of the root's moves share, by what the evaluator says of it."""
        self.select_amaf_moves()
        self.has_no_static_proof = estimate == NO_EVALUATION or self.evaluator.proven_winner() == NOBODY
        rave_equivalence = (
            self.options.rave_equivalence if estimate != NO_EVALUATION else self.options.rave_equivalence_without_eval
        )
        self.rave_equivalence = rave_equivalence * self.playouts.amaf_scale
        own: i64 = 0
        while own < TABLE_SIZE and self.rave_equivalence > 0.0:
            self.rave_beta[own] = sqrt(self.rave_equivalence / (3.0 * float(own) + self.rave_equivalence))
            own += 1

    def select_amaf_moves(self) -> None:
        """Let steps share games only if nothing can be placed at the root, and explore there as the game wants.

        Beside placements, shared games mislead about steps: without them 107 of 160 games of stacks were won at 4,000
        visits. Among steps alone they guide: without them 39 of 60 were lost at 2,000.
        """
        has_only_steps = not self.has_placement()
        uncertainty = (
            self.playouts.movement_exploration_factor if has_only_steps and self.options.rave_equivalence > 0.0 else 1.0
        )
        self.amaf_targets = self.placement_and_step_targets if has_only_steps else self.placement_targets
        self.exploration = self.options.exploration * uncertainty

    def has_placement(self) -> bool:
        """Whether anything can be placed at the root."""
        tree = self.tree
        child = tree.first_child[ROOT]
        end = child + tree.child_count[ROOT]
        while child < end:
            if is_placement(tree.move[child]):
                return True
            child += 1
        return False

    def is_root_proven(self) -> bool:
        """Whether the root is proven: more iterations can teach nothing about it."""
        return self.tree.proof[ROOT] != UNKNOWN

    def run(self, iterations: i64) -> i64:
        """Grow the tree by a number of random games, fewer if the root gets proven; returns how many."""
        done: i64 = 0
        while done < iterations and self.tree.proof[ROOT] == UNKNOWN:
            if self.is_tree_full:
                self.tree.prune()
                self.is_tree_full = False
            self.run_iteration()
            done += 1
        self.iterations += done
        return done

    def run_below(self, child: i64, iterations: i64) -> None:
        """Grow the tree by random games that all begin with one of the root's moves."""
        self.forced_child = child
        self.run(iterations)
        self.forced_child = NO_NODE

    def run_iteration(self) -> None:
        """Walk down to a leaf, play a random game from there, and take the result back up."""
        tree = self.tree
        rules = self.rules
        state = self.state
        path = self.path
        colors_to_move = self.colors_to_move
        state.assign(self.root_state)
        node: i64 = ROOT
        depth: i64 = 0
        last_swap: i64 = -1  # the depth of the last node on the path whose move on it was the swap
        while tree.child_count[node] > 0 and tree.proof[node] == UNKNOWN and depth < MAX_DEPTH:
            path[depth] = node
            colors_to_move[depth] = state.turn
            node = self.select(node) if depth > 0 or self.forced_child == NO_NODE else self.forced_child
            move = tree.move[node]
            if move == SWAP:
                last_swap = depth
            rules.play(state, move)
            depth += 1
        path[depth] = node
        colors_to_move[depth] = state.turn

        if tree.visits[node] == 0 and tree.proof[node] == UNKNOWN:
            tree.proof[node] = self.terminal_proof(state)
        proof = tree.proof[node]
        value = proof_value(proof)
        if proof == UNKNOWN:
            estimate = NO_EVALUATION
            if tree.visits[node] + 1 >= self.expansion_threshold and tree.child_count[node] == 0:
                estimate = self.expand(node, state)
            proven_winner = self.statically_proven_winner(node, estimate)
            if proven_winner != NOBODY:
                tree.proof[node] = LOSS if proven_winner == state.turn else WIN
                value = proof_value(tree.proof[node])
            else:
                value = self.simulate(depth)
                if estimate != NO_EVALUATION:
                    value += self.options.eval_weight * (1.0 - estimate - value)
        self.backpropagate(depth, value, last_swap)

    def statically_proven_winner(self, node: i64, estimate: float) -> i64:
        """Who is certain to win at a node, if an estimate was made there just now; or NOBODY.

        What is certain at the root already is played out: there the end is to be found, as if nothing were certain.
        """
        if estimate == NO_EVALUATION or not (self.has_no_static_proof and self.options.use_mcts_solver):
            return NOBODY
        return self.evaluator.proven_winner() if self.tree.find_child(node, SWAP) == NO_NODE else NOBODY

    def terminal_proof(self, state: State) -> i64:
        """What is proven, without looking ahead, for the person who moved to this position."""
        winner = self.rules.winner(state)
        if winner == NOBODY:
            return UNKNOWN
        if winner == TIE:
            return TIED
        return LOSS if winner == state.turn else WIN

    def simulate(self, depth: i64) -> float:
        """Play a random game from the last node of the path, to which it came from the root.

        Returns what it is worth for the person who moved to that node: who wins it or, if it was broken off, by how
        much that is expected.
        """
        state = self.state
        turn = state.turn
        replies = self.replies if self.options.use_last_good_reply else None
        if replies is not None:
            replies.start_playout()
            level: i64 = 0
            while level < depth:
                replies.record(self.colors_to_move[level], self.tree.move[self.path[level + 1]])
                level += 1
        winner = self.playouts.playout(state, self.random, replies)
        value = 0.5 if winner == TIE else 0.0 if winner == turn else 1.0
        if winner == NOBODY:
            estimate, _ = self.evaluator.evaluate(state, self.moves, 0, self.move_bonuses)
            value = 1.0 - estimate if state.turn == turn else estimate
            winner = state.turn if estimate > 0.5 else opponent(state.turn)
        if replies is not None:
            replies.update(winner)
        return value

    def expand(self, node: i64, state: State) -> float:
        """Give a node its children; nothing happens where there is no room. Returns what `init_children` does."""
        count = self.shuffle_moves(state)
        if not self.tree.has_room(count):
            self.is_tree_full = True
            return NO_EVALUATION
        self.tree.add_children(node, self.moves, count)
        return self.init_children(node, state)

    def shuffle_moves(self, state: State) -> i64:
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

    def init_children(self, node: i64, state: State) -> float:
        """Take note of what is promised of a node's new children, which are those in `moves`, and of their proofs.

        Returns what the evaluator says of the position, for who is to move there, or NO_ESTIMATE.
        """
        count = self.tree.child_count[node]
        estimate, can_end_next_ply = self.evaluator.evaluate(state, self.moves, count, self.move_bonuses)
        if self.patterns is not None:
            self.apply_pattern_priors(self.patterns, node, state)
        if self.patterns is not None or estimate != NO_EVALUATION:
            self.seed_amaf(node)
        if can_end_next_ply:
            self.prove_terminal_children(node, state)
        return estimate

    def apply_pattern_priors(self, patterns: PatternPolicy, node: i64, state: State) -> None:
        """Promise of the new children of a node what patterns say, instead of what the evaluator did."""
        tree = self.tree
        last = self.root_move if node == ROOT else tree.move[node]
        patterns.move_bonuses(
            state, last, self.moves, tree.child_count[node], self.move_bonuses, self.options.pattern_prior_weight
        )

    def prove_terminal_children(self, node: i64, state: State) -> None:
        """Prove the children of a node that end the game, and the node if that proves it."""
        tree = self.tree
        child = tree.first_child[node]
        end = child + tree.child_count[node]
        while child < end:
            if tree.proof[child] == UNKNOWN:
                self.after.assign(state)
                self.rules.play(self.after, tree.move[child])
                tree.proof[child] = self.terminal_proof(self.after)
            child += 1
        tree.propagate_proof(node)

    def seed_amaf(self, node: i64) -> None:
        """Credit the new children of a node with what is promised of them, a swap or a pass with nothing."""
        tree = self.tree
        value = 1.0 - tree.mean(node)
        games = self.prior_visits
        first = tree.first_child[node]
        k: i64 = 0
        while k < tree.child_count[node]:
            if tree.move[first + k] % MOVE_KIND_STRIDE < PASS:
                tree.amaf_visits[first + k] = games
                tree.amaf_total[first + k] = float(games) * (value + self.move_bonuses[k])
            k += 1

    def select(self, node: i64) -> i64:
        """The child of an unproven node to try next; never one that is proven lost, where anything is proven."""
        tree = self.tree
        moves = tree.move
        visits = tree.visits
        total = tree.value_sum
        proofs = tree.proof
        amaf_visits = tree.amaf_visits
        amaf_total = tree.amaf_total
        use_mcts_solver = self.options.use_mcts_solver
        rave_equivalence = self.rave_equivalence
        beta = self.rave_beta
        exploration_by_visits = self.exploration_by_visits
        reciprocals = self.reciprocals
        exploration = self.exploration * sqrt(log(float(visits[node] + 1)))
        first_value = 1.0 - tree.mean(node)
        best: i64 = NO_NODE
        best_score = -1.0
        child = tree.first_child[node]
        end = child + tree.child_count[node]
        if (
            moves[child] == SWAP
            and visits[child] * SWAP_VISIT_RATIO < visits[node]
            and (proofs[child] != LOSS or not use_mcts_solver)
        ):
            return child
        while child < end:
            proof = proofs[child]
            if proof != LOSS or not use_mcts_solver:
                own = visits[child]
                shared = amaf_visits[child]
                if own == 0 and (rave_equivalence == 0.0 or (shared == 0 and moves[child] % MOVE_KIND_STRIDE >= PASS)):
                    return child
                uncertainty = exploration_by_visits[own] if own < TABLE_SIZE else sqrt(1.0 / float(own + 1))
                score = first_value
                if proof != UNKNOWN:
                    score = proof_value(proof)
                elif own == 0:
                    if shared > 0:
                        score = amaf_total[child] * (
                            reciprocals[shared] if shared < TABLE_SIZE else 1.0 / float(shared)
                        )
                else:
                    score = total[child] * (reciprocals[own] if own < TABLE_SIZE else 1.0 / float(own))
                    if shared > 0 and rave_equivalence > 0.0:
                        weight = (
                            beta[own]
                            if own < TABLE_SIZE
                            else sqrt(rave_equivalence / (3.0 * float(own) + rave_equivalence))
                        )
                        part = reciprocals[shared] if shared < TABLE_SIZE else 1.0 / float(shared)
                        score += weight * (amaf_total[child] * part - score)
                score += exploration * uncertainty
                if score > best_score:
                    best_score = score
                    best = child
            child += 1
        return best

    def backpropagate(self, depth: i64, value: float, last_swap: i64) -> None:
        """Add a result to the path; `value` is for the person who moved to its last node.

        Whatever is proven there is taken up as far as it proves anything; a proven node is worth its proof.
        """
        tree = self.tree
        path = self.path
        use_mcts_solver = self.options.use_mcts_solver
        level = depth
        while level >= 0:
            node = path[level]
            if (
                use_mcts_solver
                and level < depth
                and tree.proof[node] == UNKNOWN
                and tree.proof[path[level + 1]] != UNKNOWN
            ):
                tree.propagate_proof(node)
            proof = tree.proof[node]
            if proof != UNKNOWN:
                value = proof_value(proof)
            tree.visits[node] += 1
            tree.value_sum[node] += value
            if self.rave_equivalence > 0.0 and level > last_swap and not self.is_pie_rule_node(level):
                self.update_amaf(node, self.colors_to_move[level], 1.0 - value)
            value = 1.0 - value
            level -= 1

    def is_pie_rule_node(self, level: i64) -> bool:
        """Whether a node lies before the pie rule, where a strong stone is no good one."""
        return self.rules.has_pie_rule and self.root_state.ply + level == 0

    def update_amaf(self, node: i64, turn: i64, value: float) -> None:
        """Credit all children whose shared point ended in the mover's color with a result, in the mover's eyes."""
        tree = self.tree
        owner = self.state.owner
        points = self.amaf_targets
        move = tree.move
        amaf_visits = tree.amaf_visits
        amaf_total = tree.amaf_total
        amaf_increment = self.amaf_increment
        amaf_increment[1] = value
        child = tree.first_child[node]
        end = child + tree.child_count[node]
        while child < end:
            is_own = i64(owner[points[move[child]]] == turn)  # a number, as processors guess badly who gets a point
            amaf_visits[child] += is_own
            amaf_total[child] += amaf_increment[is_own]
            child += 1

    def offers_swap(self) -> bool:
        """Whether the root's move will be offered for a swap."""
        return self.is_pie_rule_node(0)
