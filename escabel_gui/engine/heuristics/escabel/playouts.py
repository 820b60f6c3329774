"""Random games of Escabel, exact and fast: on a board of signed heights, with what the edges reach kept up to date."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.escabel.reach import FAR, HIGHEST, POINTS, STAMP, WIDTH, Reach
from escabel_gui.engine.heuristics.evaluator import UNLIMITED
from escabel_gui.engine.heuristics.last_good_replies import Replies
from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State

# What can be chosen is the same for both colors: the empty points, and the pairs of stacks side by side of which
# either may step onto the other. A choice is `4 * point + kind`, with the left or lower point of a pair.
KINDS: Final = 4
ALONE: Final = 0
WITH_RIGHT: Final = 1
WITH_UPPER: Final = 2

# Found by play on the checkered 8×8 at 0.25 s of processor time a move: in 903 games with options drawn at random, what
# was between 1.3 and 2.5 was worth 115 to 148 Elo against 1, give or take 35 to 60.
DOUBT_IN_STEPS: Final = 1.5

MOST_TRIALS: Final = 4  # steps that are tried against a chain
MOST_DRAWS: Final = 40  # choices that are drawn to find them
NOWHERE: Final = -1


class EscabelPlayouts(Playouts):
    """Random games on a board of their own."""

    def __init__(self, game: Escabel) -> None:
        super().__init__(game)
        self.doubt_in_steps = DOUBT_IN_STEPS
        self.games = SteppingGames(int(game.size), game.has_tiebreak, game.moves_in_crosscuts_only)

    def playout(self, state: State, random: Random, replies: Replies | None) -> i64:
        return self.games.playout(state, random, defends=replies is not None)


class SteppingGames:
    """A board for random games that end at the start of a turn, with a chain of the mover or without a move.

    A stack is a number: its height if it is Black's, minus its height if it is White's, 0 where there is none. So
    stacks may step onto each other when they add up to 0. Around the points lies a rim of stacks, those of Black
    below and above, those of White on the left and on the right: a chain connects two sides of the rim.

    What is kept for each color lies from `base` on, which is 0 for Black and POINTS for White.
    """

    def __init__(self, size: int, has_tiebreak: bool, in_crosscuts: bool) -> None:
        self.size: i64 = size
        self.has_tiebreak = has_tiebreak
        self.in_crosscuts = in_crosscuts
        rim = [0] * POINTS
        for k in range(1, size + 1):
            rim[k] = rim[(size + 1) * WIDTH + k] = HIGHEST
            rim[k * WIDTH] = rim[k * WIDTH + size + 1] = -HIGHEST
        self.stacks: vec[i64] = vec[i64](rim)
        self.lines: vec[i64] = vec[i64]([0] * (POINTS + WIDTH))  # where Black's stacks are, by row; White's, by column
        self.reach = Reach(size, self.stacks, has_tiebreak)
        self.trial = Reach(size, self.stacks, has_tiebreak)  # of what would be connected after a step
        self.choices: vec[i64] = vec[i64]([0] * (3 * size * size))
        self.is_listed: vec[i64] = vec[i64]([0] * (KINDS * POINTS))  # by choice, whether a pair is among the choices

    def playout(self, state: State, random: Random, most_plies: i64 = UNLIMITED, defends: bool = False) -> i64:
        """As `Playouts.playout`; but it stops after so many plies, with NOBODY as the winner.

        Every turn is as likely as every other; but if it `defends`, who faces a chain makes a step that cuts it, if a
        few draws find one. Otherwise a chain that is easily cut would count almost as much as one that stands.

        A chain leads from line to line. As long as one line does not touch the next, nothing else is looked at.
        From then on what the color's near edge reaches is kept up to date; when that comes to the far edge, it is
        looked at anew whether there is a chain now.

        Pairs stay listed when they are no longer level, until they are drawn.
        """
        size = self.size
        stacks = self.stacks
        lines = self.lines
        reach = self.reach
        marks = reach.marks
        choices = self.choices
        is_listed = self.is_listed
        in_crosscuts = self.in_crosscuts
        count = self.set_up(state)
        aside: i64 = 0  # choices after the first `count`, which were drawn in this turn but are in no crosscut
        sign: i64 = 1 if state.turn == BLACK else -1
        base: i64 = 0 if state.turn == BLACK else POINTS
        gap: i64 = 1  # a line of the mover's that does not touch the next one; `size` when its reach is kept instead
        their_gap: i64 = 1
        winner: i64 = NOBODY
        ply: i64 = 0
        is_new_turn = True
        while ply < most_plies:
            if gap < size:
                gap = find_gap(lines, base, gap, size)
                has_chain = gap == size and reach.flood(sign, base)
            else:
                has_chain = marks[base + FAR] == marks[base + STAMP] and reach.flood(sign, base)
            if has_chain:
                winner = BLACK if sign > 0 else WHITE
                break
            if count == 0:
                winner = WHITE if sign > 0 else BLACK
                break
            place: i64 = NOWHERE
            if defends and is_new_turn:
                is_new_turn = False
                their_base = POINTS - base
                if their_gap < size:
                    their_gap = find_gap(lines, their_base, their_gap, size)
                    has_chain = their_gap == size and reach.flood(-sign, their_base)
                else:
                    has_chain = marks[their_base + FAR] == marks[their_base + STAMP] and reach.flood(-sign, their_base)
                if has_chain:
                    place = self.find_cut(sign, their_base, count, random)
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
                    reach.gain(point, sign, base)
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
                marks[base + source] = 0
                marks[POINTS - base + target] = 0
                if gap == size:
                    reach.gain(target, sign, base)
                if their_gap == size:
                    reach.gain(source, -sign, POINTS - base)
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

    def find_cut(self, sign: i64, base: i64, count: i64, random: Random) -> i64:
        """The place of a step of one color that cuts the other one's chain, or NOWHERE if a few draws find none.

        The chain was found by the last flood, and its color's marks lie from `base` on: whatever it hangs on is marked.
        On 7×7 at 0.1 s a move, a first version with six trials won 70 of 100 games against none; four won 62 against
        eight and 65 against two. To try placements, too, did not pay.
        """
        stacks = self.stacks
        marks = self.reach.marks
        stamp = marks[base + STAMP]
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
            if marks[base + target] < stamp:
                continue
            trials += 1
            stacks[point] = -stack
            stacks[other] = stack
            stacks[target] += sign
            is_cut = not self.trial.flood(-sign, base)
            stacks[point] = stack
            stacks[other] = -stack
            if is_cut:
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
                is_black = i64(stack > 0)  # numbers, as processors guess badly whose a stack is
                is_white = i64(stack < 0)
                owner[here] = BLACK * is_black + WHITE * is_white
                height[here] = stack * (is_black - is_white)
                here += 1
                point += 1
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
