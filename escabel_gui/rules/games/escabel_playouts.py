"""Random games of Escabel, exact and fast: on a board of signed heights, with what is connected kept up to date."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.knowledge.playouts import Playouts
from escabel_gui.rules.knowledge.replies import Replies
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, State

# What can be chosen is the same for both colors: the empty points, and the pairs of stacks side by side of which
# either may step onto the other. A choice is `4 * point + kind`, with the left or lower point of a pair.
KINDS: Final = 4
ALONE: Final = 0
WITH_RIGHT: Final = 1
WITH_UPPER: Final = 2

WIDTH: Final = 32  # from a point to the one above it
POINTS: Final = 21 * WIDTH
HIGHEST: Final = 1 << 20  # the stacks of the rim: nobody can climb them
UNLIMITED: Final = 1 << 40

TRIALS: Final = 2 * POINTS  # from the groups of a color to those that are made on trial
MOST_TRIALS: Final = 4  # steps that are tried against a chain
MOST_DRAWS: Final = 40  # choices that are drawn to find them
NOWHERE: Final = -1


class EscabelPlayouts(Playouts):
    """Random games on a board of their own."""

    def __init__(self, game: Escabel) -> None:
        super().__init__(game)
        self.games = SteppingGames(int(game.size), game.has_tiebreak, game.moves_in_crosscuts_only)

    def playout(self, state: State, random: Random, replies: Replies | None) -> i64:
        return self.games.playout(state, random, defends=replies is not None)


class SteppingGames:
    """A board for random games that end at the start of a turn, with a chain of the mover or without a move.

    A stack is a number: its height if it is Black's, minus its height if it is White's, 0 where there is none. So
    stacks may step onto each other when they add up to 0. Around the points lies a rim of stacks, those of Black
    below and above, those of White on the left and on the right: a chain connects two sides of the rim.

    What is kept for each color lies from `base` on, which is 0 for Black and POINTS for White. In `groups` the near
    side of the rim belongs to the first member, and the far side to the last one.
    """

    def __init__(self, size: int, has_tiebreak: bool, in_crosscuts: bool) -> None:
        self.size: i64 = size
        self.has_tiebreak = has_tiebreak
        self.in_crosscuts = in_crosscuts
        rim = [0] * POINTS
        leaders = list(range(TRIALS + 2 * POINTS))
        for k in range(1, size + 1):
            below, above = k, (size + 1) * WIDTH + k
            left, right = k * WIDTH, k * WIDTH + size + 1
            rim[below] = rim[above] = HIGHEST
            rim[left] = rim[right] = -HIGHEST
            for black in (0, TRIALS):
                white = black + POINTS
                leaders[black + below] = black
                leaders[black + above] = black + POINTS - 1
                leaders[white + left] = white
                leaders[white + right] = white + POINTS - 1
        self.stacks: vec[i64] = vec[i64](rim)
        self.lines: vec[i64] = vec[i64]([0] * (POINTS + WIDTH))  # where Black's stacks are, by row; White's, by column
        self.lone: vec[i64] = vec[i64](leaders)  # the groups when no stacks are connected
        self.groups: vec[i64] = vec[i64](leaders)  # by member: one before it in its group, or itself if it is the first
        self.choices: vec[i64] = vec[i64]([0] * (3 * size * size))
        self.is_listed: vec[i64] = vec[i64]([0] * (KINDS * POINTS))  # by choice, whether a pair is among the choices

    def playout(self, state: State, random: Random, most_plies: i64 = UNLIMITED, defends: bool = False) -> i64:
        """As `Playouts.playout`; but it stops after so many plies, with NOBODY as the winner.

        Every turn is as likely as every other; but if it `defends`, who faces a chain makes a step that cuts it, if a
        few draws find one. Otherwise a chain that is easily cut would count almost as much as one that stands.

        A chain leads from line to line. As long as one line does not touch the next, nothing else is looked at.
        From then on a color's groups hold what was connected at any time since they were made. A chain is part
        of a group, as it comes about where a stack changes hands: heights only grow, and a higher enemy stack has
        never connected anything. When a group reaches from edge to edge, they are made anew of what is connected now.

        Pairs stay listed when they are no longer level, until they are drawn.
        """
        size = self.size
        stacks = self.stacks
        lines = self.lines
        groups = self.groups
        choices = self.choices
        is_listed = self.is_listed
        has_tiebreak = self.has_tiebreak
        in_crosscuts = self.in_crosscuts
        count = self.set_up(state)
        aside: i64 = 0  # choices after the first `count`, which were drawn in this turn but are in no crosscut
        sign: i64 = 1 if state.turn == BLACK else -1
        base: i64 = 0 if state.turn == BLACK else POINTS
        gap: i64 = 1  # a line of the mover's that does not touch the next one; `size` when there are groups instead
        their_gap: i64 = 1
        winner: i64 = NOBODY
        ply: i64 = 0
        is_new_turn = True
        while ply < most_plies:
            if gap < size:
                gap = self.close_gap(sign, base, gap)
            if gap == size and self.has_chain(sign, base):
                winner = BLACK if sign > 0 else WHITE
                break
            if count == 0:
                winner = WHITE if sign > 0 else BLACK
                break
            place: i64 = NOWHERE
            if defends and is_new_turn:
                is_new_turn = False
                if their_gap < size:
                    their_gap = self.close_gap(-sign, POINTS - base, their_gap)
                if their_gap == size and self.has_chain(-sign, POINTS - base):
                    place = self.find_cut(sign, POINTS - base, count, random)
            if place == NOWHERE:
                place = random.randrange(count)
            choice = choices[place]
            count -= 1
            choices[place] = choices[count]
            choices[count] = choices[count + aside]
            point = choice // KINDS
            kind = choice % KINDS
            if kind == ALONE:
                stacks[point] = sign
                if sign > 0:
                    lines[point // WIDTH] |= 1 << point % WIDTH
                else:
                    lines[POINTS + point % WIDTH] |= 1 << point // WIDTH
                if gap == size:
                    join(groups, stacks, point, sign, base, has_tiebreak)
                count = add_pairs(choices, is_listed, stacks, point, count + aside)
            else:
                other = point + 1 if kind == WITH_RIGHT else point + WIDTH
                stack = stacks[point]
                if stack + stacks[other] != 0:
                    is_listed[choice] = 0
                    continue
                if in_crosscuts and not share_crosscut(stacks, point, other, WIDTH if kind == WITH_RIGHT else 1):
                    choices[count + aside] = choice
                    aside += 1
                    continue
                is_listed[choice] = 0
                source = point if stack * sign > 0 else other
                target = point + other - source
                stacks[target] = sign - stacks[target]
                stacks[source] = -stacks[source]
                change_hands(lines, target)
                change_hands(lines, source)
                if gap == size:
                    join(groups, stacks, target, sign, base, has_tiebreak)
                if their_gap == size:
                    join(groups, stacks, source, -sign, POINTS - base, has_tiebreak)
                count = add_pairs(choices, is_listed, stacks, target, count + aside)
                count = add_pairs(choices, is_listed, stacks, source, count)
            aside = 0
            is_new_turn = True
            sign = -sign
            base = POINTS - base
            my_gap = gap
            gap = their_gap
            their_gap = my_gap
            ply += 1
        state.turn = BLACK if sign > 0 else WHITE
        state.ply += ply
        self.put_back(state)
        return winner

    def close_gap(self, sign: i64, base: i64, gap: i64) -> i64:
        """The first gap from `gap` on between lines of one color; if there is none any more, make its groups."""
        gap = find_gap(self.lines, base, gap, self.size)
        if gap == self.size:
            self.regroup(sign, base)
        return gap

    def has_chain(self, sign: i64, base: i64) -> bool:
        """Whether one color, which has groups, has a chain; if so, its groups are those of now."""
        groups = self.groups
        if leader(groups, base + POINTS - 1) != base:
            return False
        self.regroup(sign, base)
        return leader(groups, base + POINTS - 1) == base

    def find_cut(self, sign: i64, base: i64, count: i64, random: Random) -> i64:
        """The place of a step of one color that cuts the other one's chain, or NOWHERE if a few draws find none.

        The groups of the chain's color lie from `base` on. On 7×7 at 0.1 s a move, a first version with six trials won
        70 of 100 games against none; four won 62 against eight and 65 against two. To try placements, too, did not pay.
        """
        stacks = self.stacks
        groups = self.groups
        choices = self.choices
        trials: i64 = 0
        draws: i64 = 0
        while draws < MOST_DRAWS and trials < MOST_TRIALS:
            draws += 1
            place = random.randrange(count)
            point = choices[place] // KINDS
            kind = choices[place] % KINDS
            other = point + 1 if kind == WITH_RIGHT else point + WIDTH
            stack = stacks[point]
            if kind == ALONE or stack + stacks[other] != 0:
                continue
            if self.in_crosscuts and not share_crosscut(stacks, point, other, WIDTH if kind == WITH_RIGHT else 1):
                continue
            target = point if stack * sign < 0 else other
            if leader(groups, base + target) != base:
                continue
            trials += 1
            stacks[point] = -stack
            stacks[other] = stack
            stacks[target] += sign
            self.regroup(-sign, TRIALS + base)
            stacks[point] = stack
            stacks[other] = -stack
            if leader(groups, TRIALS + base + POINTS - 1) != TRIALS + base:
                return place
        return NOWHERE

    def set_up(self, state: State) -> i64:
        """Take over a position, and list what can be chosen; returns how much that is."""
        owner = state.owner
        height = state.height
        stacks = self.stacks
        choices = self.choices
        is_listed = self.is_listed
        lines = self.lines
        size = self.size
        line: i64 = 1
        while line <= size:
            lines[line] = 0
            lines[POINTS + line] = 0
            line += 1
        count: i64 = 0
        here: i64 = 0
        row: i64 = 0
        while row < size:
            point = (row + 1) * WIDTH + 1
            end = here + size
            while here < end:
                stack = height[here] if owner[here] == BLACK else -height[here]
                stacks[point] = stack
                if stack > 0:
                    lines[row + 1] |= 1 << point % WIDTH
                elif stack < 0:
                    lines[POINTS + point % WIDTH] |= 1 << row + 1
                is_listed[KINDS * point + WITH_RIGHT] = 0
                is_listed[KINDS * point + WITH_UPPER] = 0
                if stack == 0:
                    choices[count] = KINDS * point + ALONE
                    count += 1
                else:
                    if stacks[point - 1] + stack == 0:
                        count = add_pair(choices, is_listed, KINDS * (point - 1) + WITH_RIGHT, count)
                    if stacks[point - WIDTH] + stack == 0:
                        count = add_pair(choices, is_listed, KINDS * (point - WIDTH) + WITH_UPPER, count)
                here += 1
                point += 1
            row += 1
        return count

    def put_back(self, state: State) -> None:
        """Make the position that of the board."""
        owner = state.owner
        height = state.height
        stacks = self.stacks
        size = self.size
        here: i64 = 0
        row: i64 = 0
        while row < size:
            point = (row + 1) * WIDTH + 1
            end = here + size
            while here < end:
                stack = stacks[point]
                owner[here] = EMPTY if stack == 0 else BLACK if stack > 0 else WHITE
                height[here] = stack if stack > 0 else -stack
                here += 1
                point += 1
            row += 1

    def regroup(self, sign: i64, base: i64) -> None:
        """Make groups of what is connected now, for one color."""
        stacks = self.stacks
        groups = self.groups
        lone = self.lone
        groups[base + POINTS - 1] = base + POINTS - 1
        end: i64 = self.size + 1
        row: i64 = 1
        while row <= end:
            column: i64 = 1
            while column <= end:
                point = row * WIDTH + column
                groups[base + point] = lone[base + point]
                if stacks[point] * sign > 0:
                    join_half(groups, stacks, point, sign, base, self.has_tiebreak, -1)
                column += 1
            row += 1


def find_gap(lines: vec[i64], base: i64, gap: i64, size: i64) -> i64:
    """The first line from `gap` on that has no stack next to one of the next line's; `size` if there is none."""
    while gap < size:
        ahead = lines[base + gap + 1]
        if lines[base + gap] & (ahead | ahead << 1 | ahead >> 1) == 0:
            break
        gap += 1
    return gap


def change_hands(lines: vec[i64], point: i64) -> None:
    lines[point // WIDTH] ^= 1 << point % WIDTH
    lines[POINTS + point % WIDTH] ^= 1 << point // WIDTH


def leader(groups: vec[i64], member: i64) -> i64:
    """The first member of a group, which stands for it."""
    before = groups[member]
    while before != member:
        groups[member] = groups[before]
        member = groups[before]
        before = groups[member]
    return member


def merge(groups: vec[i64], first: i64, member: i64) -> i64:
    """Make one group of that of a leader and that of a member; returns who leads it."""
    second = leader(groups, member)
    low = first if first < second else second
    groups[first + second - low] = low
    return low


def join(groups: vec[i64], stacks: vec[i64], point: i64, sign: i64, base: i64, has_tiebreak: bool) -> None:
    """Add a stack to the groups of those that it is connected with."""
    join_half(groups, stacks, point, sign, base, has_tiebreak, 1)
    join_half(groups, stacks, point, sign, base, has_tiebreak, -1)


def join_half(
    groups: vec[i64], stacks: vec[i64], point: i64, sign: i64, base: i64, has_tiebreak: bool, step: i64
) -> None:
    """As `join`, with the neighbours on the right and above for step 1, with the others for step -1."""
    ahead = step * WIDTH
    stack = sign * stacks[point]
    side = sign * stacks[point + step]
    front = sign * stacks[point + ahead]
    member = base + point
    first = leader(groups, member)
    if side > 0:
        first = merge(groups, first, member + step)
    if front > 0:
        first = merge(groups, first, member + ahead)
        return
    other = sign * stacks[point + ahead + step]
    if other > 0 and side <= 0 and is_linked(stack, other, side, front, has_tiebreak):
        first = merge(groups, first, member + ahead + step)
    other = sign * stacks[point + ahead - step]
    if other > 0:
        side = sign * stacks[point - step]
        if side <= 0 and is_linked(stack, other, side, front, has_tiebreak):
            merge(groups, first, member + ahead - step)


def is_linked(first: i64, second: i64, third: i64, fourth: i64, has_tiebreak: bool) -> bool:
    """Whether diagonal neighbours of heights `first` and `second` are connected between what is on the other diagonal.

    That is an enemy of height `-third`, or nothing; and the same of `fourth`.
    """
    low = first if first < second else second
    enemy_low = -third if third > fourth else -fourth
    if low > enemy_low:
        return True
    if not has_tiebreak or low < enemy_low:
        return False
    return first + second + third + fourth > 0


def add_pairs(choices: vec[i64], is_listed: vec[i64], stacks: vec[i64], point: i64, count: i64) -> i64:
    """List the pairs of a stack that are level and not listed yet; returns the new number of choices."""
    enemy = -stacks[point]
    if stacks[point + 1] == enemy:
        count = add_pair(choices, is_listed, KINDS * point + WITH_RIGHT, count)
    if stacks[point + WIDTH] == enemy:
        count = add_pair(choices, is_listed, KINDS * point + WITH_UPPER, count)
    if stacks[point - 1] == enemy:
        count = add_pair(choices, is_listed, KINDS * (point - 1) + WITH_RIGHT, count)
    if stacks[point - WIDTH] == enemy:
        count = add_pair(choices, is_listed, KINDS * (point - WIDTH) + WITH_UPPER, count)
    return count


def add_pair(choices: vec[i64], is_listed: vec[i64], pair: i64, count: i64) -> i64:
    if is_listed[pair] != 0:
        return count
    is_listed[pair] = 1
    choices[count] = pair
    return count + 1


def share_crosscut(stacks: vec[i64], first: i64, second: i64, beside: i64) -> bool:
    """Whether two enemies side by side belong to a crosscut, on either side of the two."""
    stack = stacks[first]
    return (stacks[first + beside] * stack < 0 and stacks[second + beside] * stack > 0) or (
        stacks[first - beside] * stack < 0 and stacks[second - beside] * stack > 0
    )
