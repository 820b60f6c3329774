"""Monte Carlo tree search: UCT with RAVE, priors and MCTS-Solver (Winands et al., 2008), for any game.

Knowledge of a game beyond its rules is passed in: a tuning, playouts, an evaluator and a pattern policy.

In the tree, players alternate and not colors: after a swap of sides the same color is to move, for the other player.
So a value changes its point of view at every edge. Only the end of a game is judged by color: a winner who has the
color to move there is the player to move there.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.evaluator import NO_EVALUATION, UNLIMITED, Evaluator
from escabel_gui.engine.heuristics.move_patterns import PatternPolicy
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.engine.heuristics.tuning import Tuning
from escabel_gui.engine.search.attention import Attention
from escabel_gui.engine.search.node_pool import LOSS, NO_NODE, ROOT, TIED, UNKNOWN, WIN, NodePool, proof_value
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.engine.search.remote_playouts import LINE_NODES, MAX_LINE_LENGTH, MAX_POINTS, RemotePlayouts, slot_of
from escabel_gui.engine.search.selection import Selection
from escabel_gui.engine.search.simulation import MAX_DEPTH, Simulation
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import MOVE_KIND_STRIDE, NO_MOVE, PASS, SWAP
from escabel_gui.rules.state import NOBODY, TIE, State

MAX_VISITS_AFTER_RETREAT: Final = 50  # of the old root when the root moves back one ply


class Search:
    """Search tree of one root position, in a node pool that is allocated once.

    Deterministic without `remotes`: equal rules, options, seed, pool and iterations give equal trees, compiled or
    interpreted.
    """

    def __init__(
        self,
        rules: Rules,
        options: SearchOptions,
        tuning: Tuning,
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
        self.options = options
        self.tuning = tuning
        self.tree = tree
        self.random = Random(seed)
        self.simulation = Simulation(rules, playouts, evaluator, self.random, options.use_last_good_reply)
        self.root_state = self.simulation.root_state
        self.root_move: i64 = NO_MOVE  # move that led to the root, if known
        self.after = rules.start()  # scratch
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
        self.move_bonuses: vec[float] = vec[float]([0.0] * int(rules.move_space))
        self.selection = Selection(rules, options, tuning, tree)
        self.path: vec[i64] = vec[i64]([0] * (MAX_DEPTH + 1))  # nodes from the root to the leaf
        self.iterations: i64 = 0
        self.is_tree_full = False  # a leaf could not get its children
        self.has_static_proof = False  # the evaluator proves a winner at the root
        self.forced_child: i64 = NO_NODE  # the only child of the root to visit, if any
        self.remotes: list[RemotePlayouts] = []  # other processes that run playouts for this search
        self.attention: Attention | None = None  # of a weak player: only what it sees is searched below the root

    def reset(self, state: State, last: i64 = NO_MOVE) -> None:
        """Clear the tree and make a position its root. The game must not be over; `last` is the move that led here."""
        self.root_state.assign(state)
        self.root_move = last
        self.tree.clear()
        self.is_tree_full = False
        self.simulation.forget_replies()
        self.prepare_root(self.expand(ROOT, self.root_state))

    def narrow(self, moves: vec[i64], count: i64) -> None:
        """Begin the tree anew with only these of the root's moves, a swap first."""
        k: i64 = 0
        while k < count:
            self.moves[k] = moves[k]
            k += 1
        self.tree.clear()
        self.is_tree_full = False
        self.simulation.forget_replies()
        self.tree.add_children(ROOT, self.moves, count)
        self.prepare_root(self.init_children(ROOT, self.root_state))

    def advance(self, move: i64) -> bool:
        """Make the child of a move the root, with its subtree; False if it has none."""
        child = self.tree.find_child(ROOT, move)
        if child == NO_NODE or self.tree.child_count[child] == 0:
            return False
        self.rules.play(self.root_state, move)
        self.root_move = move
        self.tree.reroot(child)
        self.selection.select_amaf_moves(self.root_state.owner, self.playouts.movement_exploration_factor)
        return True

    def retreat(self, state: State, move: i64, last: i64) -> bool:
        """Put the position before a move above the root, which keeps its subtree; False if there is no room.

        `last` is the move that led to that position, or NO_MOVE. Proofs stay. The visits of the old root are capped, so
        that the other moves are searched, too.
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
        self.root_move = last
        self.is_tree_full = False
        tree.cap_visits(ROOT, MAX_VISITS_AFTER_RETREAT)
        tree.insert_root_above(self.moves, count, chosen)
        child = 1 + chosen
        tree.visits[ROOT] = tree.visits[child]
        tree.value_sum[ROOT] = float(tree.visits[child]) - tree.value_sum[child]
        self.prepare_root(self.init_children(ROOT, self.root_state))
        if self.options.use_mcts_solver:
            tree.propagate_proof(ROOT)
        return True

    def prepare_root(self, estimate: float) -> None:
        """Adapt selection to the root, whose evaluation is `estimate` or NO_EVALUATION."""
        self.selection.select_amaf_moves(self.root_state.owner, self.playouts.movement_exploration_factor)
        self.has_static_proof = estimate != NO_EVALUATION and self.evaluator.proven_winner() != NOBODY

    def is_root_proven(self) -> bool:
        """Return whether the root has a proof, after which nothing is left to search."""
        return self.tree.proof[ROOT] != UNKNOWN

    def run(self, iterations: i64) -> i64:
        """Run iterations, fewer if the root gets proven; returns their number."""
        done: i64 = 0
        while done < iterations and self.tree.proof[ROOT] == UNKNOWN:
            if self.is_tree_full:
                self.finish_posted_lines()
                self.tree.prune()
                self.is_tree_full = False
            self.run_iteration(self.remote_with_room())
            done += 1
        self.finish_posted_lines()
        self.iterations += done
        return done

    def run_below(self, child: i64, iterations: i64) -> None:
        """Run iterations that all begin with one child of the root."""
        self.forced_child = child
        self.run(iterations)
        self.forced_child = NO_NODE

    def run_iteration(self, remote: RemotePlayouts | None) -> None:
        """Run one iteration: selection, expansion, simulation, backpropagation.

        With `remote` the playout runs there; until its value is back the visit counts as usual (`count_posted`).
        """
        tree = self.tree
        simulation = self.simulation
        state = simulation.state
        path = self.path
        simulation.start()
        node: i64 = ROOT
        depth: i64 = 0
        last_swap: i64 = -1  # the depth of the last node on the path whose move on it was the swap
        while tree.child_count[node] > 0 and tree.proof[node] == UNKNOWN and depth < MAX_DEPTH:
            path[depth] = node
            node = self.selection.select(node) if depth > 0 or self.forced_child == NO_NODE else self.forced_child
            move = tree.move[node]
            if move == SWAP:
                last_swap = depth
            simulation.play(move)
            depth += 1
        path[depth] = node

        if tree.visits[node] == 0 and tree.proof[node] == UNKNOWN:
            tree.proof[node] = self.terminal_proof(state)
        proof = tree.proof[node]
        value = proof_value(proof)
        if proof == UNKNOWN:
            estimate = NO_EVALUATION
            if tree.visits[node] + 1 >= self.tuning.expansion_threshold and tree.child_count[node] == 0:
                estimate = self.expand(node, state)
            proven_winner = self.statically_proven_winner(node, estimate)
            if proven_winner != NOBODY:
                tree.proof[node] = LOSS if proven_winner == state.turn else WIN
                value = proof_value(tree.proof[node])
            elif remote is not None and depth <= MAX_LINE_LENGTH and tree.proof[node] == UNKNOWN:
                remote.post(simulation, path, estimate, last_swap)
                self.count_posted(remote, depth)
                return
            else:
                value = self.mix(simulation.run_playout(), estimate)
        self.backpropagate(depth, value, 1, last_swap, simulation.amaf_owner())

    def mix(self, value: float, estimate: float) -> float:
        """Return a playout's value mixed with the evaluation of its leaf for the color to move, if there is one."""
        if estimate == NO_EVALUATION:
            return value
        return value + self.options.eval_weight * (1.0 - estimate - value)

    def statically_proven_winner(self, node: i64, estimate: float) -> i64:
        """Return the color that the evaluator proves to win at a node evaluated just now, or NOBODY.

        Such proofs are not used where the root has one already: there the moves that carry out the win are searched.
        """
        if estimate == NO_EVALUATION or self.has_static_proof or not self.options.use_mcts_solver:
            return NOBODY
        return self.evaluator.proven_winner() if self.tree.find_child(node, SWAP) == NO_NODE else NOBODY

    def terminal_proof(self, state: State) -> i64:
        """Return the proof of a position by its result, for the player who moved there; UNKNOWN if play goes on."""
        winner = self.rules.winner(state)
        if winner == NOBODY:
            return UNKNOWN
        if winner == TIE:
            return TIED
        return LOSS if winner == state.turn else WIN

    def expand(self, node: i64, state: State) -> float:
        """Add a node's children, if the pool has room; returns the position's evaluation or NO_EVALUATION."""
        count = self.shuffle_moves(state)
        if self.attention is not None:
            count = self.omit_unseen_moves(self.attention, node, state, count)
        if not self.tree.has_room(count):
            self.is_tree_full = True
            return NO_EVALUATION
        self.tree.add_children(node, self.moves, count)
        return self.init_children(node, state)

    def shuffle_moves(self, state: State) -> i64:
        """Fill `moves` with the legal moves in random order, a swap first; returns their number."""
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

    def omit_unseen_moves(self, attention: Attention, node: i64, state: State, count: i64) -> i64:
        """Keep the moves that a weak player sees at a node; all of them if it sees none. Returns their number."""
        moves = self.moves
        last = self.tree.move[node]
        seen: i64 = 0
        k: i64 = 0
        while k < count:
            if attention.sees(state, last, moves[k]):
                moves[seen] = moves[k]
                seen += 1
            k += 1
        return seen if seen > 0 else count

    def init_children(self, node: i64, state: State) -> float:
        """Set priors and proofs of a node's new children, which belong to `moves`.

        Returns the evaluation of the position for the color to move, or NO_EVALUATION.
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
        """Set the policy logits of new children, and replace the evaluator's move bonuses by them."""
        tree = self.tree
        last = self.root_move if node == ROOT else tree.move[node]
        count = tree.child_count[node]
        first = tree.first_child[node]
        patterns.policy_logits(state, last, self.moves, count, self.move_bonuses)
        k: i64 = 0
        while k < count:
            logit = self.move_bonuses[k]
            if self.moves[k] % MOVE_KIND_STRIDE < PASS:
                tree.policy_logit[first + k] = logit
            self.move_bonuses[k] = self.tuning.pattern_prior_weight * logit
            k += 1

    def prove_terminal_children(self, node: i64, state: State) -> None:
        """Prove the children that end the game, and the node if that decides it."""
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
        """Give new children `prior_visits` AMAF visits of value (parent's value + bonus); swap and pass get none."""
        tree = self.tree
        value = 1.0 - tree.mean(node)
        games = self.tuning.prior_visits
        first = tree.first_child[node]
        k: i64 = 0
        while k < tree.child_count[node]:
            if tree.move[first + k] % MOVE_KIND_STRIDE < PASS:
                tree.amaf_visits[first + k] = games
                tree.amaf_total[first + k] = float(games) * (value + self.move_bonuses[k])
            k += 1

    def backpropagate(self, depth: i64, value: float, visits: i64, last_swap: i64, owner: vec[i64]) -> None:
        """Add a result to all nodes of the path; `value` is for the player who moved to the leaf.

        `visits` is 0 where the visit has been counted, else 1; `owner` is the color that AMAF credits, by point.
        Proofs are backed up as far as they reach; a proven node has the value of its proof.
        """
        tree = self.tree
        path = self.path
        selection = self.selection
        colors_to_move = self.simulation.colors_to_move
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
            tree.visits[node] += visits
            tree.value_sum[node] += value
            if self.tuning.rave_equivalence > 0.0 and level > last_swap and not self.is_pie_rule_node(level):
                selection.update_amaf(node, owner, colors_to_move[level], 1.0 - value)
            value = 1.0 - value
            level -= 1

    def is_pie_rule_node(self, level: i64) -> bool:
        """Return whether the node's move may be answered by a swap: there strong moves are not good moves."""
        return self.rules.has_pie_rule and self.root_state.ply + level == 0

    def offers_swap(self) -> bool:
        """Return whether the opponent may answer the root's move by a swap."""
        return self.is_pie_rule_node(0)

    # ---- playouts that other processes run ---------------------------------------------------------------------

    def can_use_remotes(self) -> bool:
        """Return whether playouts go on to the end, else telling another process costs more than it saves."""
        return self.playouts.max_plies == UNLIMITED and self.rules.board.points <= MAX_POINTS

    def remote_with_room(self) -> RemotePlayouts | None:
        """Return another process that a line can be posted to, if any; takes the values that have come."""
        for remote in self.remotes:
            self.receive_values(remote)
            if remote.has_room():
                return remote
        return None

    def count_posted(self, remote: RemotePlayouts, depth: i64) -> None:
        """Count the visit of the line posted last, at each node with the mean of its others (Cazenave 2021).

        At a leaf that has none it is what its parent's mean says. Counted as losses, visits made the tree broader and
        the play weaker.
        """
        tree = self.tree
        base = slot_of(remote.next - 1) * LINE_NODES
        mean = 0.5
        for level in range(depth + 1):
            node = self.path[level]
            mean = tree.mean(node) if tree.visits[node] > 0 else 1.0 - mean
            remote.means[base + level] = mean
            tree.visits[node] += 1
            tree.value_sum[node] += mean

    def receive_values(self, remote: RemotePlayouts) -> None:
        """Back up the values that have come."""
        while remote.receive():
            self.back_up_line(remote, remote.value, remote.owner)
            remote.finish(is_answered=True)

    def finish_posted_lines(self) -> None:
        """Back up all posted lines: those without a value yet are simulated here, so that nothing is waited for."""
        for remote in self.remotes:
            self.receive_values(remote)
            while remote.has_pending():
                self.simulation.start()
                slot = slot_of(remote.pending)
                for level in range(remote.depth[slot]):
                    self.simulation.play(self.tree.move[remote.nodes[slot * LINE_NODES + level + 1]])
                self.back_up_line(remote, self.simulation.run_playout(), self.simulation.amaf_owner())
                remote.finish(is_answered=False)

    def back_up_line(self, remote: RemotePlayouts, value: float, owner: vec[i64]) -> None:
        """Back up the value of the oldest pending line, whose visits have been counted."""
        tree = self.tree
        slot = slot_of(remote.pending)
        base = slot * LINE_NODES
        depth = remote.depth[slot]
        for level in range(depth + 1):
            node = remote.nodes[base + level]
            tree.value_sum[node] -= remote.means[base + level]
            self.path[level] = node
            self.simulation.colors_to_move[level] = remote.colors[base + level]
        self.backpropagate(depth, self.mix(value, remote.estimate[slot]), 0, remote.last_swap[slot], owner)
