"""Proof-number search, depth first (Nagai's df-pn): who wins a position, for certain.

Every position has two numbers: how many open positions would at least have to turn out well to prove that its mover
wins, and how many to prove that they lose; 0 is a proof, NEVER the opposite of one. A mover wins with one good move:
the proof number is the smallest of the disproof numbers after the moves. They lose if all moves are bad: the disproof
number is the sum of the proof numbers. The search goes where the least is missing, until that is elsewhere.

A question can be bounded: does the attacker win within so many turns of theirs? If not, they have lost; how much
of that time is left is a part of the position.

It is made for games that somebody wins and in which no position comes twice, and looks at turns only, not at the swap.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.search.position_key import MAX_TURNS_LEFT, PositionKey
from escabel_gui.engine.search.transposition_table import TranspositionTable
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State, opponent

PROVEN_WIN: Final = -1  # in place of a number of moves
INFINITE: Final = (1 << 31) - 1
MAX_TURNS: Final = MAX_TURNS_LEFT // 2  # of a bounded question
RADIX: Final = 1 << 31  # the table's number of a position is its proof number times this, plus its disproof number


class Frame:
    """A position on the way down, with its moves that are not known to lose and the two numbers after each."""

    def __init__(self, rules: Rules) -> None:
        self.state = rules.start()
        self.moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
        self.proofs: vec[i64] = vec[i64]([0] * int(rules.move_space))
        self.disproofs: vec[i64] = vec[i64]([0] * int(rules.move_space))


class DfpnSolver:
    """Solves positions of one game; what it has learnt about one helps with the next."""

    def __init__(self, rules: Rules, megabytes: i64) -> None:
        self.rules = rules
        self.keys = PositionKey(rules)
        self.table = TranspositionTable(self.keys.words, megabytes)
        self.stack: list[Frame] = []
        self.nodes_left: i64 = 0  # positions that may still be expanded
        self.proof: i64 = 0  # of the position that was looked at last, as is `disproof`
        self.disproof: i64 = 0
        self.attacker: i64 = NOBODY  # who has to win in time; NOBODY where there is all the time in the world
        self.last_ply: i64 = 0  # when the attacker must have won

    def solve(self, state: State, expansions: i64) -> i64:
        """The winner, or NOBODY if that many more expansions or all the memory did not suffice to prove one."""
        self.attacker = NOBODY
        return self.root_winner(state, expansions)

    def solve_within(self, state: State, attacker: i64, turns: i64, expansions: i64) -> i64:
        """As `solve`, but the attacker has lost if they have not won by taking so many turns: MOST_TURNS at most."""
        self.attacker = attacker
        self.last_ply = state.ply + 2 * turns
        if state.turn != attacker:
            self.last_ply += 1
        elif turns == 0 and self.rules.winner(state) == NOBODY:
            return opponent(attacker)
        return self.root_winner(state, expansions)

    def root_winner(self, state: State, expansions: i64) -> i64:
        """Whom the numbers prove to win."""
        winner = self.rules.winner(state)
        if winner != NOBODY:
            return winner
        self.nodes_left = expansions
        self.frame(0).state.assign(state)
        self.search(0, INFINITE, INFINITE)
        if self.proof == 0:
            return state.turn
        return opponent(state.turn) if self.disproof == 0 else NOBODY

    def frame(self, depth: i64) -> Frame:
        if depth == len(self.stack):
            self.stack.append(Frame(self.rules))
        return self.stack[depth]

    def search(self, depth: i64, proof_limit: i64, disproof_limit: i64) -> None:
        """Work on a level's position until one of its numbers reaches its limit."""
        here = self.frame(depth)
        after = self.frame(depth + 1).state
        proofs = here.proofs
        disproofs = here.disproofs
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
                self.store(here.state, proof, disproof)
                return
            after.assign(here.state)
            self.rules.play(after, here.moves[best])
            child_threshold = second + second // 4 + 1  # a quarter more than needed saves going to and fro
            self.search(
                depth + 1,
                disproof_limit - (disproof - proofs[best]),
                child_threshold if child_threshold < proof_limit else proof_limit,
            )
            if self.disproof == 0:
                count = PROVEN_WIN
            elif self.proof == 0:
                count -= 1
                here.moves[best] = here.moves[count]
                proofs[best] = proofs[count]
                disproofs[best] = disproofs[count]
            else:
                proofs[best] = self.proof
                disproofs[best] = self.disproof
        if count == 0:
            self.store(here.state, INFINITE, 0)
        else:
            self.store(here.state, 0, INFINITE)

    def expand(self, depth: i64) -> i64:
        """Fill a level with the moves of its position and return how many do not lose; WON if one wins."""
        here = self.frame(depth)
        after = self.frame(depth + 1).state
        turns = self.rules.generate_moves(here.state, here.moves)
        count: i64 = 0
        k: i64 = 0
        while k < turns:
            move = here.moves[k]
            after.assign(here.state)
            self.rules.play(after, move)
            self.lookup_or_init(after, depth + 2)
            if self.disproof == 0:
                return PROVEN_WIN
            if self.proof > 0:
                here.moves[count] = move
                here.proofs[count] = self.proof
                here.disproofs[count] = self.disproof
                count += 1
            k += 1
        return count

    def lookup_or_init(self, state: State, scratch: i64) -> None:
        """Find the two numbers of a position: remembered, decided or guessed."""
        is_last = self.attacker != NOBODY and state.ply >= self.last_ply - 1
        if not is_last:
            self.write_key(state)
            known = self.table.probe(self.keys.key)
            if known != 0:
                self.proof = known // RADIX
                self.disproof = known % RADIX
                return
        winner = self.rules.winner(state)
        if is_last and winner == NOBODY:
            winner = self.evaluate_last_turn(state, self.frame(scratch))
        if winner == NOBODY:
            self.proof = 1
            self.disproof = self.count_defenses(state, self.frame(scratch))
        else:
            self.proof = 0 if winner == state.turn else INFINITE
            self.disproof = INFINITE - self.proof

    def evaluate_last_turn(self, state: State, scratch: Frame) -> i64:
        """Who wins when the attacker has taken their last turn: they do if nothing saves the opponent."""
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
        """Let `keys` have the key of a position, and of the time that is left, of which there is some."""
        self.keys.turns_left = 0 if self.attacker == NOBODY else self.last_ply - state.ply
        self.keys.write(state)

    def count_defenses(self, state: State, scratch: Frame) -> i64:
        """How many turns of the mover do not lose at once: what must be refuted to prove that they lose.

        Where the opponent would not win if it were their turn, all turns count.
        """
        rules = self.rules
        turns = rules.generate_moves(state, scratch.moves)
        mover = state.turn
        state.turn = opponent(mover)
        is_threatened = rules.winner(state) == state.turn
        state.turn = mover
        if not is_threatened:
            return turns
        defenses: i64 = 0
        k: i64 = 0
        while k < turns:
            scratch.state.assign(state)
            rules.play(scratch.state, scratch.moves[k])
            if rules.winner(scratch.state) != opponent(mover):
                defenses += 1
            k += 1
        return defenses

    def store(self, state: State, proof: i64, disproof: i64) -> None:
        """Remember a position's two numbers, and return them."""
        self.proof = proof if proof < INFINITE else INFINITE
        self.disproof = disproof if disproof < INFINITE else INFINITE
        self.write_key(state)
        self.table.store(self.keys.key, self.proof * RADIX + self.disproof)
