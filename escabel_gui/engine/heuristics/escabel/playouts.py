"""Playouts of Escabel, exact and fast: a mailbox board of signed heights with incremental connectivity."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.escabel.connectivity import (
    BORDER_HEIGHT,
    EPOCH_SLOT,
    FAR_EDGE_SLOT,
    MAILBOX_SIZE,
    MAILBOX_STRIDE,
    Connectivity,
)
from escabel_gui.engine.heuristics.last_good_replies import LastGoodReplies
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State

# Candidates are the same for both colors: empty points, and pairs of stacks side by side of which either may step onto
# the other. A candidate is `4 * point + kind`, with the left or lower point of a pair. With growth, stacks
# that can grow are candidates, too, those of both colors: each is open to its owner alone.
CANDIDATE_KINDS: Final = 4
PLACEMENT: Final = 0
PAIR_RIGHT: Final = 1
PAIR_UP: Final = 2
GROWTH: Final = 3

# Tuned by random search on the checkered 8×8 at 0.25 s of processor time a move, 903 games: values from 1.3 to 2.5
# gained 115 to 148 Elo, +-35 to 60, against 1.
MOVEMENT_EXPLORATION_FACTOR: Final = 1.5

MAX_CUT_TRIALS: Final = 4  # steps that are tried against a chain
MAX_CUT_SAMPLES: Final = 40  # candidates that are drawn to find them
NO_CANDIDATE: Final = -1


class EscabelPlayouts(Playouts):
    """Playouts on a `SignedHeightBoard`."""

    def __init__(self, game: Escabel) -> None:
        super().__init__(game)
        self.movement_exploration_factor = MOVEMENT_EXPLORATION_FACTOR
        self.amaf_needs_growth = game.has_growth
        self.board = SignedHeightBoard(int(game.size), game.has_tiebreak, game.moves_in_crosscuts_only, game.has_growth)

    def playout(self, state: State, random: Random, replies: LastGoodReplies | None) -> i64:
        """Run a playout; with replies, colors also cut chains that can be cut."""
        return self.board.playout(state, random, self.max_plies, replies is not None)


class SignedHeightBoard:
    """Board of playouts that end at the start of a turn: with a chain of the color to move, or without a move.

    A stack is a number: its height if it is Black's, minus its height if it is White's, 0 where there is none. So
    stacks may step onto each other when they add up to 0. Around the points lies a rim of stacks, those of Black
    below and above, those of White on the left and on the right: a chain connects two sides of the rim.

    What is kept for each color lies from `base` on, which is 0 for Black and MAILBOX_SIZE for White.
    """

    def __init__(self, size: int, has_tiebreak: bool, in_crosscuts: bool, has_growth: bool) -> None:
        self.size: i64 = size
        self.has_tiebreak = has_tiebreak
        self.in_crosscuts = in_crosscuts
        self.has_growth = has_growth
        rim = [0] * MAILBOX_SIZE
        for k in range(1, size + 1):
            rim[k] = rim[(size + 1) * MAILBOX_STRIDE + k] = BORDER_HEIGHT
            rim[k * MAILBOX_STRIDE] = rim[k * MAILBOX_STRIDE + size + 1] = -BORDER_HEIGHT
        self.stacks: vec[i64] = vec[i64](rim)
        # where Black's stacks are, by row; White's, by column
        self.lines: vec[i64] = vec[i64]([0] * (MAILBOX_SIZE + MAILBOX_STRIDE))
        self.connectivity = Connectivity(size, self.stacks, has_tiebreak)
        self.trial = Connectivity(size, self.stacks, has_tiebreak)  # of what would be connected after a step
        self.candidates: vec[i64] = vec[i64]([0] * (3 * size * size))
        # by candidate, whether it is among these
        self.is_candidate: vec[i64] = vec[i64]([0] * (CANDIDATE_KINDS * MAILBOX_SIZE))

    def playout(self, state: State, random: Random, max_plies: i64, defends: bool) -> i64:
        """Run a playout like `Playouts.playout`, of at most `max_plies`; then NOBODY has won.

        Every turn is as likely as every other; but if it `defends`, who faces a chain makes a step that cuts it, if a
        few draws find one. Otherwise a chain that is easily cut would count almost as much as one that stands.

        A chain leads from line to line. As long as one line does not touch the next, nothing else is looked at.
        From then on what the color's near edge reaches is kept up to date; when that comes to the far edge, it is
        looked at anew whether there is a chain now.

        Pairs stay listed when they are no longer level, and stacks when they can no longer grow, until they are drawn.
        """
        size = self.size
        stacks = self.stacks
        lines = self.lines
        connectivity = self.connectivity
        marks = connectivity.marks
        candidates = self.candidates
        is_candidate = self.is_candidate
        in_crosscuts = self.in_crosscuts
        has_growth = self.has_growth
        count = self.load_position(state)
        deferred: i64 = 0  # candidates after the first `count`, drawn now but in no crosscut, or not the mover's
        sign: i64 = 1 if state.turn == BLACK else -1
        base: i64 = 0 if state.turn == BLACK else MAILBOX_SIZE
        gap: i64 = 1  # a line of the mover's that does not touch the next one; `size` when its reach is kept instead
        their_gap: i64 = 1
        winner: i64 = NOBODY
        ply: i64 = 0
        is_new_turn = True
        while ply < max_plies:
            if gap < size:
                gap = first_disconnected_line(lines, base, gap, size)
                has_chain = gap == size and connectivity.reflood(sign, base)
            else:
                has_chain = marks[base + FAR_EDGE_SLOT] == marks[base + EPOCH_SLOT] and connectivity.reflood(sign, base)
            if has_chain:
                winner = BLACK if sign > 0 else WHITE
                break
            if count == 0:
                winner = WHITE if sign > 0 else BLACK
                break
            place: i64 = NO_CANDIDATE
            if defends and is_new_turn:
                is_new_turn = False
                their_base = MAILBOX_SIZE - base
                if their_gap < size:
                    their_gap = first_disconnected_line(lines, their_base, their_gap, size)
                    has_chain = their_gap == size and connectivity.reflood(-sign, their_base)
                else:
                    reaches_far = marks[their_base + FAR_EDGE_SLOT] == marks[their_base + EPOCH_SLOT]
                    has_chain = reaches_far and connectivity.reflood(-sign, their_base)
                if has_chain:
                    place = self.find_cutting_move(sign, their_base, count, random)
            if place == NO_CANDIDATE:
                place = random.randrange(count)
            candidate = candidates[place]
            count -= 1
            candidates[place] = candidates[count]
            candidates[count] = candidates[count + deferred]
            point = candidate // CANDIDATE_KINDS
            kind = candidate % CANDIDATE_KINDS
            if kind == PLACEMENT:
                stacks[point] = sign
                if sign > 0:
                    lines[point // MAILBOX_STRIDE] |= 1 << point % MAILBOX_STRIDE
                else:
                    lines[MAILBOX_SIZE + point % MAILBOX_STRIDE] |= 1 << point // MAILBOX_STRIDE
                if gap == size:
                    connectivity.add_stone(point, sign, base)
                count = add_pairs(candidates, is_candidate, stacks, point, count + deferred)
                if has_growth:
                    count = add_growth(candidates, is_candidate, stacks, point, count)
            elif kind == GROWTH:
                if not has_equal_neighbor(stacks, point):
                    is_candidate[candidate] = 0
                    continue
                if stacks[point] * sign < 0:
                    candidates[count + deferred] = candidate
                    deferred += 1
                    continue
                is_candidate[candidate] = 0
                stacks[point] += sign
                if gap == size:
                    connectivity.raise_stack(point, sign, base)
                count = add_pairs(candidates, is_candidate, stacks, point, count + deferred)
                count = add_growth(candidates, is_candidate, stacks, point, count)
            else:
                other = point + 1 if kind == PAIR_RIGHT else point + MAILBOX_STRIDE
                stack = stacks[point]
                if stack + stacks[other] != 0:
                    is_candidate[candidate] = 0
                    continue
                if in_crosscuts and not in_common_crosscut(
                    stacks, point, other, MAILBOX_STRIDE if kind == PAIR_RIGHT else 1
                ):
                    candidates[count + deferred] = candidate
                    deferred += 1
                    continue
                is_candidate[candidate] = 0
                source = point if stack * sign > 0 else other
                target = point + other - source
                stacks[target] = sign - stacks[target]
                stacks[source] = -stacks[source]
                toggle_bit(lines, target)
                toggle_bit(lines, source)
                marks[base + source] = 0
                marks[MAILBOX_SIZE - base + target] = 0
                if gap == size:
                    connectivity.add_stone(target, sign, base)
                if their_gap == size:
                    connectivity.add_stone(source, -sign, MAILBOX_SIZE - base)
                count = add_pairs(candidates, is_candidate, stacks, target, count + deferred)
                count = add_pairs(candidates, is_candidate, stacks, source, count)
                if has_growth:
                    count = add_growth(candidates, is_candidate, stacks, target, count)
            deferred = 0
            is_new_turn = True
            sign = -sign
            base = MAILBOX_SIZE - base
            my_gap = gap
            gap = their_gap
            their_gap = my_gap
            ply += 1
        state.turn = BLACK if sign > 0 else WHITE
        state.ply += ply
        self.write_back(state)
        return winner

    def find_cutting_move(self, sign: i64, base: i64, count: i64, random: Random) -> i64:
        """Return the index of a candidate that cuts the enemy's chain, or NO_CANDIDATE if a few samples find none.

        The chain was found by the last flood, and its color's marks lie from `base` on: whatever it hangs on is marked.
        On 7×7 at 0.1 s a move, a first version with six trials won 70 of 100 games against none; four won 62 against
        eight and 65 against two. To try placements, too, did not pay.
        """
        stacks = self.stacks
        marks = self.connectivity.marks
        epoch = marks[base + EPOCH_SLOT]
        candidates = self.candidates
        trials: i64 = 0
        draws: i64 = 0
        while draws < MAX_CUT_SAMPLES and trials < MAX_CUT_TRIALS:
            draws += 1
            place = random.randrange(count)
            point = candidates[place] // CANDIDATE_KINDS
            kind = candidates[place] % CANDIDATE_KINDS
            other = point + 1 if kind == PAIR_RIGHT else point + MAILBOX_STRIDE
            stack = stacks[point]
            if kind == GROWTH:
                if stack * sign > 0 and has_equal_neighbor(stacks, point):
                    trials += 1
                    stacks[point] = stack + sign
                    is_cut = not self.trial.reflood(-sign, base)
                    stacks[point] = stack
                    if is_cut:
                        return place
                continue
            if kind == PLACEMENT or stack + stacks[other] != 0:
                continue
            if self.in_crosscuts and not in_common_crosscut(
                stacks, point, other, MAILBOX_STRIDE if kind == PAIR_RIGHT else 1
            ):
                continue
            target = point if stack * sign < 0 else other
            if marks[base + target] < epoch:
                continue
            trials += 1
            stacks[point] = -stack
            stacks[other] = stack
            stacks[target] += sign
            is_cut = not self.trial.reflood(-sign, base)
            stacks[point] = stack
            stacks[other] = -stack
            if is_cut:
                return place
        return NO_CANDIDATE

    def load_position(self, state: State) -> i64:
        """Set up a position and its candidates; returns their number."""
        owner = state.owner
        height = state.height
        stacks = self.stacks
        candidates = self.candidates
        is_candidate = self.is_candidate
        lines = self.lines
        size = self.size
        line: i64 = 1
        while line <= size:
            lines[line] = 0
            lines[MAILBOX_SIZE + line] = 0
            line += 1
        count: i64 = 0
        here: i64 = 0
        for row in range(size):
            point = (row + 1) * MAILBOX_STRIDE + 1
            end = here + size
            while here < end:
                stack = height[here] if owner[here] == BLACK else -height[here]
                stacks[point] = stack
                if stack > 0:
                    lines[row + 1] |= 1 << point % MAILBOX_STRIDE
                elif stack < 0:
                    lines[MAILBOX_SIZE + point % MAILBOX_STRIDE] |= 1 << row + 1
                is_candidate[CANDIDATE_KINDS * point + PAIR_RIGHT] = 0
                is_candidate[CANDIDATE_KINDS * point + PAIR_UP] = 0
                if stack == 0:
                    candidates[count] = CANDIDATE_KINDS * point + PLACEMENT
                    count += 1
                else:
                    if stacks[point - 1] + stack == 0:
                        count = add_candidate(
                            candidates, is_candidate, CANDIDATE_KINDS * (point - 1) + PAIR_RIGHT, count
                        )
                    if stacks[point - MAILBOX_STRIDE] + stack == 0:
                        count = add_candidate(
                            candidates, is_candidate, CANDIDATE_KINDS * (point - MAILBOX_STRIDE) + PAIR_UP, count
                        )
                here += 1
                point += 1
        return self.list_growth(count) if self.has_growth else count

    def list_growth(self, count: i64) -> i64:
        """List the stacks of a position that can grow; returns the new count."""
        end = (self.size + 1) * MAILBOX_STRIDE
        for point in range(MAILBOX_STRIDE, end):
            self.is_candidate[CANDIDATE_KINDS * point + GROWTH] = 0
        for point in range(MAILBOX_STRIDE, end):
            if 0 < point % MAILBOX_STRIDE <= self.size and self.stacks[point] != 0:
                count = add_growth(self.candidates, self.is_candidate, self.stacks, point, count)
        return count

    def write_back(self, state: State) -> None:
        """Write the board into a state."""
        owner = state.owner
        height = state.height
        stacks = self.stacks
        size = self.size
        here: i64 = 0
        for row in range(size):
            point = (row + 1) * MAILBOX_STRIDE + 1
            end = here + size
            while here < end:
                stack = stacks[point]
                is_black = i64(stack > 0)  # numbers: branches on them would be mispredicted
                is_white = i64(stack < 0)
                owner[here] = BLACK * is_black + WHITE * is_white
                height[here] = stack * (is_black - is_white)
                here += 1
                point += 1


def first_disconnected_line(lines: vec[i64], base: i64, gap: i64, size: i64) -> i64:
    """Return the first line from `gap` on without a stack next to one of the next line; `size` if there is none."""
    while gap < size:
        ahead = lines[base + gap + 1]
        if lines[base + gap] & (ahead | ahead << 1 | ahead >> 1) == 0:
            break
        gap += 1
    return gap


def toggle_bit(lines: vec[i64], point: i64) -> None:
    """Toggle a point in its line's bits of both colors."""
    lines[point // MAILBOX_STRIDE] ^= 1 << point % MAILBOX_STRIDE
    lines[MAILBOX_SIZE + point % MAILBOX_STRIDE] ^= 1 << point // MAILBOX_STRIDE


def add_pairs(candidates: vec[i64], is_candidate: vec[i64], stacks: vec[i64], point: i64, count: i64) -> i64:
    """List the level pairs of a stack that are not listed yet; returns the number of candidates."""
    enemy = -stacks[point]
    if stacks[point + 1] == enemy:
        count = add_candidate(candidates, is_candidate, CANDIDATE_KINDS * point + PAIR_RIGHT, count)
    if stacks[point + MAILBOX_STRIDE] == enemy:
        count = add_candidate(candidates, is_candidate, CANDIDATE_KINDS * point + PAIR_UP, count)
    if stacks[point - 1] == enemy:
        count = add_candidate(candidates, is_candidate, CANDIDATE_KINDS * (point - 1) + PAIR_RIGHT, count)
    if stacks[point - MAILBOX_STRIDE] == enemy:
        count = add_candidate(candidates, is_candidate, CANDIDATE_KINDS * (point - MAILBOX_STRIDE) + PAIR_UP, count)
    return count


def add_growth(candidates: vec[i64], is_candidate: vec[i64], stacks: vec[i64], point: i64, count: i64) -> i64:
    """List a stack and its neighbors of the same height, which can grow beside each other; returns the new count."""
    count = add_equals(candidates, is_candidate, stacks, point, point - 1, count)
    count = add_equals(candidates, is_candidate, stacks, point, point + 1, count)
    count = add_equals(candidates, is_candidate, stacks, point, point - MAILBOX_STRIDE, count)
    return add_equals(candidates, is_candidate, stacks, point, point + MAILBOX_STRIDE, count)


def add_equals(
    candidates: vec[i64], is_candidate: vec[i64], stacks: vec[i64], point: i64, other: i64, count: i64
) -> i64:
    """List two neighbors if they have the same height; returns the new count."""
    if stacks[other] != stacks[point] and stacks[other] != -stacks[point]:
        return count
    count = add_candidate(candidates, is_candidate, CANDIDATE_KINDS * point + GROWTH, count)
    return add_candidate(candidates, is_candidate, CANDIDATE_KINDS * other + GROWTH, count)


def has_equal_neighbor(stacks: vec[i64], point: i64) -> bool:
    """Return whether a stack of the same height, of either color, stands beside this one."""
    square = stacks[point] * stacks[point]
    left, right = stacks[point - 1], stacks[point + 1]
    lower, upper = stacks[point - MAILBOX_STRIDE], stacks[point + MAILBOX_STRIDE]
    return left * left == square or right * right == square or lower * lower == square or upper * upper == square


def add_candidate(candidates: vec[i64], is_candidate: vec[i64], candidate: i64, count: i64) -> i64:
    """List a candidate unless it is listed; returns the number of candidates."""
    if is_candidate[candidate] != 0:
        return count
    is_candidate[candidate] = 1
    candidates[count] = candidate
    return count + 1


def in_common_crosscut(stacks: vec[i64], first: i64, second: i64, beside: i64) -> bool:
    """Return whether two enemies side by side belong to a crosscut, on either side."""
    stack = stacks[first]
    return (stacks[first + beside] * stack < 0 and stacks[second + beside] * stack > 0) or (
        stacks[first - beside] * stack < 0 and stacks[second - beside] * stack > 0
    )
