"""Depth-first proof-number search (df-pn, Nagai 2002): a solver that proves who wins a position.

A node has a proof number and a disproof number: at least so many leaves must turn out well to prove that the color to
move wins, or loses; 0 is a proof, and the other number is then INFINITE. One good move is enough to win, so the proof
number is the smallest disproof number of the children; all moves must be bad to lose, so the disproof number is the
sum of the children's proof numbers. A node is searched until one of its numbers reaches its threshold; thresholds
leave a quarter of slack (1 + epsilon).

A question can be bounded: does the attacker win within so many turns of theirs? If not, they have lost. The turns
left are then a part of the position's key.

A proven position is stored with its zone (`heuristics/zones.py`), the points that the win rests on. As soon as a move
has lost whose points are outside the zone of that loss, all others outside it have lost, too.

Only for games without ties in which no position comes twice. The swap is not considered.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.registry import make_zones
from escabel_gui.engine.heuristics.zones import EVERYTHING, Zones
from escabel_gui.engine.search.lost_moves import LostMoves
from escabel_gui.engine.search.position_key import MAX_TURNS_LEFT, PositionKey
from escabel_gui.engine.search.transposition_table import TranspositionTable
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS
from escabel_gui.rules.state import NOBODY, State, opponent

PROVEN_WIN: Final = -1  # in place of a number of moves
INFINITE: Final = (1 << 31) - 1
MAX_TURNS: Final = MAX_TURNS_LEFT // 2  # of a bounded question
RADIX: Final = 1 << 31  # the table's number of a position is its proof number times this, plus its disproof number
# … or, where the winner is proven, below 0: -1 minus twice the zone, and minus 1 if the color to move wins.


class DfpnFrame:
    """Stack frame: a position, its lost moves, the others, and the two numbers of the child after each of these."""

    def __init__(self, rules: Rules, zones: Zones) -> None:
        self.state = rules.start()
        self.lost = LostMoves(rules, zones)
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
        self.proofs: vec[i64] = vec[i64]([0] * int(rules.move_space))
        self.disproofs: vec[i64] = vec[i64]([0] * int(rules.move_space))


class DfpnSolver:
    """Solver of the positions of one game; its table is kept from position to position.

    It knows the game's zones, or those that it is given.
    """

    def __init__(self, rules: Rules, megabytes: i64, zones: Zones | None = None) -> None:
        self.rules = rules
        self.zones: Zones = make_zones(rules) if zones is None else zones
        self.keys = PositionKey(rules)
        self.table = TranspositionTable(self.keys.words, megabytes)
        self.stack: list[DfpnFrame] = []
        self.nodes_left: i64 = 0  # positions that may still be expanded
        self.proof: i64 = 0  # of the position that was looked at last, as is `disproof`
        self.disproof: i64 = 0
        self.zone: i64 = EVERYTHING  # if it is proven
        self.attacker: i64 = NOBODY  # who has to win in time; NOBODY where there is all the time in the world
        self.last_ply: i64 = 0  # when the attacker must have won

    def solve(self, state: State, expansions: i64) -> i64:
        """Return the winner, or NOBODY if `expansions` more nodes or the table's memory do not suffice to prove one."""
        self.attacker = NOBODY
        return self.root_winner(state, expansions)

    def solve_within(self, state: State, attacker: i64, turns: i64, expansions: i64) -> i64:
        """Solve like `solve`, but the attacker loses if they do not win within `turns` turns (at most MAX_TURNS)."""
        self.attacker = attacker
        self.last_ply = state.ply + 2 * turns
        if state.turn != attacker:
            self.last_ply += 1
        elif turns == 0 and self.rules.winner(state) == NOBODY:
            return opponent(attacker)
        return self.root_winner(state, expansions)

    def root_winner(self, state: State, expansions: i64) -> i64:
        """Search and return the winner that the root's numbers prove, or NOBODY."""
        winner = self.rules.winner(state)
        if winner != NOBODY:
            self.zone = self.zones.of_win(state, winner)
            return winner
        self.nodes_left = expansions
        self.frame(0).state.assign(state)
        self.search(0, INFINITE, INFINITE)
        if self.proof == 0:
            return state.turn
        return opponent(state.turn) if self.disproof == 0 else NOBODY

    def frame(self, depth: i64) -> DfpnFrame:
        """Return the stack frame of a depth, made when it is first needed."""
        if depth == len(self.stack):
            self.stack.append(DfpnFrame(self.rules, self.zones))
        return self.stack[depth]

    def search(self, depth: i64, proof_limit: i64, disproof_limit: i64) -> None:
        """Search the position of a frame until one of its numbers reaches its limit (procedure MID of df-pn)."""
        here = self.frame(depth)
        after = self.frame(depth + 1).state
        proofs = here.proofs
        disproofs = here.disproofs
        nodes_left = self.nodes_left
        self.nodes_left -= 1
        count = self.expand(depth)
        while count > 0:
            best: i64 = 0
            second: i64 = INFINITE  # the smallest disproof number but for the best one's
            disproof = proofs[0]
            k: i64 = 1
            while k < count:
                disproof += proofs[k]
                if disproofs[k] < disproofs[best]:
                    second = disproofs[best]
                    best = k
                elif disproofs[k] < second:
                    second = disproofs[k]
                k += 1
            proof = disproofs[best]
            if proof >= proof_limit or disproof >= disproof_limit or self.nodes_left <= 0 or self.table.is_full():
                self.store(here.state, proof, disproof, nodes_left - self.nodes_left)
                return
            after.assign(here.state)
            self.rules.play(after, here.moves[best])
            child_threshold = second + second // 4 + 1  # a quarter more than needed saves going to and fro
            self.search(
                depth + 1,
                disproof_limit - (disproof - proofs[best]),
                min(child_threshold, proof_limit),
            )
            if self.disproof == 0:
                self.zone = self.zones.before_move(here.state, here.moves[best], self.zone)
                count = PROVEN_WIN
            elif self.proof == 0:
                count = self.drop_lost(here, best, count)
            else:
                proofs[best] = self.proof
                disproofs[best] = self.disproof
        if count == 0:
            self.zone = here.lost.zone(here.state)
            self.store(here.state, INFINITE, 0, nodes_left - self.nodes_left)
        else:
            self.store(here.state, 0, INFINITE, nodes_left - self.nodes_left)

    def drop_lost(self, here: DfpnFrame, lost: i64, count: i64) -> i64:
        """Drop the move at an index, which loses by `zone`, and those that lose with it; returns how many are left."""
        zone = self.zone
        is_like_pass = zone & self.zones.changed_by(here.state, here.moves[lost]) == 0
        left: i64 = 0
        k: i64 = 0
        while k < count:
            changes = self.zones.changed_by(here.state, here.moves[k])
            if k == lost or (is_like_pass and zone & changes == 0):
                here.lost.add(here.moves[k], changes, zone)
            else:
                here.moves[left] = here.moves[k]
                here.proofs[left] = here.proofs[k]
                here.disproofs[left] = here.disproofs[k]
                left += 1
            k += 1
        return left

    def expand(self, depth: i64) -> i64:
        """Fill a frame with the moves not proven to lose; returns their number, or PROVEN_WIN if a move wins."""
        here = self.frame(depth)
        after = self.frame(depth + 1).state
        turns = self.rules.generate_moves(here.state, here.moves)
        here.lost.count = 0
        pass_zone = self.find_threat(here.state)
        if pass_zone == 0:
            pass_zone = EVERYTHING
        else:
            here.lost.add(PASS, 0, pass_zone)
        count: i64 = 0
        k: i64 = 0
        while k < turns:
            move = here.moves[k]
            changes = self.zones.changed_by(here.state, move)
            if changes & pass_zone == 0:
                here.lost.add(move, changes, pass_zone)
            else:
                after.assign(here.state)
                self.rules.play(after, move)
                self.lookup_or_init(after, depth + 2)
                if self.disproof == 0:
                    self.zone = self.zones.before_move(here.state, move, self.zone)
                    return PROVEN_WIN
                here.moves[count] = move
                here.proofs[count] = self.proof
                here.disproofs[count] = self.disproof
                count += 1
                if self.proof == 0:
                    count = self.drop_lost(here, count - 1, count)
                    if changes & self.zone == 0:
                        pass_zone = self.zone
            k += 1
        return count

    def find_threat(self, state: State) -> i64:
        """Return the zone of the opponent's win if a pass would lose at once, else 0."""
        mover = state.turn
        state.turn = opponent(mover)
        is_lost = self.rules.winner(state) == state.turn
        zone = self.zones.of_win(state, state.turn) if is_lost else 0
        state.turn = mover
        return zone

    def lookup_or_init(self, state: State, scratch_depth: i64) -> None:
        """Set `proof` and `disproof` of a position: from the table, by its result, or initial ones.

        The frame of `scratch_depth` is used for the moves there.
        """
        is_last = self.attacker != NOBODY and state.ply >= self.last_ply - 1
        if not is_last:
            self.write_key(state)
            known = self.table.probe(self.keys.key)
            if known < 0:
                code = -1 - known
                self.proof = 0 if code & 1 else INFINITE
                self.disproof = INFINITE - self.proof
                self.zone = self.keys.original_of(code >> 1)
                return
            if known > 0:
                self.proof = known // RADIX
                self.disproof = known % RADIX
                return
        winner = self.rules.winner(state)
        self.zone = EVERYTHING
        if winner != NOBODY:
            self.zone = self.zones.of_win(state, winner)
        elif is_last:
            winner = self.evaluate_last_turn(state, self.frame(scratch_depth))
        if winner == NOBODY:
            self.proof = 1
            self.disproof = self.count_defenses(state, self.frame(scratch_depth))
        else:
            self.proof = 0 if winner == state.turn else INFINITE
            self.disproof = INFINITE - self.proof

    def evaluate_last_turn(self, state: State, scratch: DfpnFrame) -> i64:
        """Return the winner where the attacker has no turn left: the attacker only if every reply loses at once."""
        rules = self.rules
        defender = opponent(self.attacker)
        if state.turn == self.attacker:
            return defender
        turns = rules.generate_moves(state, scratch.moves)
        k: i64 = 0
        while k < turns:
            scratch.state.assign(state)
            rules.play(scratch.state, scratch.moves[k])
            if rules.winner(scratch.state) != self.attacker:
                return defender
            k += 1
        return self.attacker

    def write_key(self, state: State) -> None:
        """Write the key of a position, with the plies that are left in a bounded question."""
        self.keys.turns_left = 0 if self.attacker == NOBODY else self.last_ply - state.ply
        self.keys.write(state)

    def count_defenses(self, state: State, scratch: DfpnFrame) -> i64:
        """Return the initial disproof number: the number of moves that do not lose at once.

        Where the opponent would not win if it were their turn, all turns count. Sets the zone if there are none.
        """
        rules = self.rules
        zones = self.zones
        turns = rules.generate_moves(state, scratch.moves)
        pass_zone = self.find_threat(state)
        if pass_zone == 0:
            return turns
        enemy = opponent(state.turn)
        lost = scratch.lost
        lost.count = 0
        lost.add(PASS, 0, pass_zone)
        defenses: i64 = 0
        k: i64 = 0
        while k < turns:
            move = scratch.moves[k]
            changes = zones.changed_by(state, move)
            if changes & pass_zone == 0:
                lost.add(move, changes, pass_zone)
            else:
                scratch.state.assign(state)
                rules.play(scratch.state, move)
                if rules.winner(scratch.state) != enemy:
                    defenses += 1
                elif defenses == 0:
                    lost.add(move, changes, zones.of_win(scratch.state, enemy))
            k += 1
        if defenses == 0:
            self.zone = lost.zone(state)
        return defenses

    def store(self, state: State, proof: i64, disproof: i64, expansions: i64) -> None:
        """Store a position's two numbers and what they took in the table, and set `proof` and `disproof`."""
        self.proof = min(proof, INFINITE)
        self.disproof = min(disproof, INFINITE)
        self.write_key(state)
        number = self.proof * RADIX + self.disproof
        if self.proof == 0 or self.disproof == 0:
            number = -1 - 2 * self.keys.image_of(self.zone) - (1 if self.proof == 0 else 0)
        self.table.store(self.keys.key, number, expansions)
