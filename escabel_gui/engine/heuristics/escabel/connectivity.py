"""Incremental connectivity of Escabel playouts: stacks that the near edges reach."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAILBOX_STRIDE: Final = 32  # from a point to the point above
MAILBOX_SIZE: Final = 21 * MAILBOX_STRIDE
BORDER_HEIGHT: Final = 1 << 20  # height of the border, which no stack equals

EPOCH_SLOT: Final = MAILBOX_SIZE - 2  # in a color's marks: the epoch of its last flood
FAR_EDGE_SLOT: Final = MAILBOX_SIZE - 1  # the mark of the far edge
ALWAYS_MARKED: Final = 1 << 62  # the mark of the near edge


class Connectivity:
    """Marks of the stacks of each color that are connected with its near edge, or have been since the last flood.

    A stack is marked with the stamp of a flood, which is higher than those before: so nothing need be cleared. What
    is kept for each color lies from `base` on, which is 0 for Black and MAILBOX_SIZE for White; its `sign` is 1 or -1.

    A chain comes about only where a stack changes hands or grows: heights only grow, and a higher enemy stack has never
    connected anything. So if the mark of what is marked spreads to each stack that a color gains or raises, and each
    that it loses is wiped, all that is connected with the near edge is marked, and maybe more. A flood makes certain.
    """

    def __init__(self, size: int, stacks: vec[i64], has_tiebreak: bool) -> None:
        """Refer to the `stacks` of a `SignedHeightBoard`, which are shared."""
        self.size: i64 = size
        self.stacks = stacks
        self.has_tiebreak = has_tiebreak
        marks = [0] * (2 * MAILBOX_SIZE)
        for k in range(1, size + 1):
            marks[k] = marks[MAILBOX_SIZE + k * MAILBOX_STRIDE] = ALWAYS_MARKED
        self.marks: vec[i64] = vec[i64](marks)
        self.queue: vec[i64] = vec[i64]([0] * MAILBOX_SIZE)  # scratch

    def reflood(self, sign: i64, base: i64) -> bool:
        """Mark what the near edge reaches, from scratch; returns whether it reaches the far edge."""
        marks = self.marks
        stacks = self.stacks
        epoch = marks[base + EPOCH_SLOT] + 1
        marks[base + EPOCH_SLOT] = epoch
        step: i64 = 1 if base == 0 else MAILBOX_STRIDE
        point: i64 = MAILBOX_STRIDE + 1
        for _ in range(self.size):
            if stacks[point] * sign > 0 and marks[base + point] < epoch:
                self.flood_from(point, sign, base)
                if marks[base + FAR_EDGE_SLOT] == epoch:
                    return True
            point += step
        return False

    def add_stone(self, point: i64, sign: i64, base: i64) -> None:
        """Update the marks after a color has gained a stack."""
        if is_adjacent_to_marked(self.marks, self.stacks, point, sign, base, self.has_tiebreak):
            self.flood_from(point, sign, base)

    def raise_stack(self, point: i64, sign: i64, base: i64) -> None:
        """Update the marks after a stack of a color has grown, which may be connected with more than before."""
        marks = self.marks
        if marks[base + point] >= marks[base + EPOCH_SLOT]:
            self.flood_from(point, sign, base)
        else:
            self.add_stone(point, sign, base)

    def flood_from(self, start: i64, sign: i64, base: i64) -> None:
        """Mark a stack and the unmarked stacks connected with it, up to the far edge."""
        marks = self.marks
        stacks = self.stacks
        queue = self.queue
        has_tiebreak = self.has_tiebreak
        epoch = marks[base + EPOCH_SLOT]
        marks[base + start] = epoch
        queue[0] = start
        count: i64 = 1
        while count > 0:
            count -= 1
            point = queue[count]
            stack = sign * stacks[point]
            if stack == BORDER_HEIGHT:
                marks[base + FAR_EDGE_SLOT] = epoch
                return
            left = sign * stacks[point - 1]
            right = sign * stacks[point + 1]
            lower = sign * stacks[point - MAILBOX_STRIDE]
            upper = sign * stacks[point + MAILBOX_STRIDE]
            if left > 0:
                count = mark_and_push(marks, queue, point - 1, base, epoch, count)
            if lower > 0:
                count = mark_and_push(marks, queue, point - MAILBOX_STRIDE, base, epoch, count)
            else:
                other = sign * stacks[point - MAILBOX_STRIDE - 1]
                if left <= 0 and other > 0 and is_connected(stack, other, left, lower, has_tiebreak):
                    count = mark_and_push(marks, queue, point - MAILBOX_STRIDE - 1, base, epoch, count)
                other = sign * stacks[point - MAILBOX_STRIDE + 1]
                if right <= 0 and other > 0 and is_connected(stack, other, right, lower, has_tiebreak):
                    count = mark_and_push(marks, queue, point - MAILBOX_STRIDE + 1, base, epoch, count)
            if upper > 0:
                count = mark_and_push(marks, queue, point + MAILBOX_STRIDE, base, epoch, count)
            else:
                other = sign * stacks[point + MAILBOX_STRIDE - 1]
                if left <= 0 and other > 0 and is_connected(stack, other, left, upper, has_tiebreak):
                    count = mark_and_push(marks, queue, point + MAILBOX_STRIDE - 1, base, epoch, count)
                other = sign * stacks[point + MAILBOX_STRIDE + 1]
                if right <= 0 and other > 0 and is_connected(stack, other, right, upper, has_tiebreak):
                    count = mark_and_push(marks, queue, point + MAILBOX_STRIDE + 1, base, epoch, count)
            if right > 0:
                count = mark_and_push(marks, queue, point + 1, base, epoch, count)


def mark_and_push(marks: vec[i64], queue: vec[i64], point: i64, base: i64, epoch: i64, count: i64) -> i64:
    """Mark a stack and push it on the queue, unless it is marked; returns the length of the queue."""
    if marks[base + point] >= epoch:
        return count
    marks[base + point] = epoch
    queue[count] = point
    return count + 1


def is_adjacent_to_marked(
    marks: vec[i64], stacks: vec[i64], point: i64, sign: i64, base: i64, has_tiebreak: bool
) -> bool:
    """Return whether a stack is connected with a marked one, or stands at the near edge."""
    epoch = marks[base + EPOCH_SLOT]
    here = base + point
    if marks[here - 1] >= epoch or marks[here + 1] >= epoch:
        return True
    if marks[here - MAILBOX_STRIDE] >= epoch or marks[here + MAILBOX_STRIDE] >= epoch:
        return True
    return is_diagonally_adjacent_to_marked(
        marks, stacks, point, sign, base, has_tiebreak, -1
    ) or is_diagonally_adjacent_to_marked(marks, stacks, point, sign, base, has_tiebreak, 1)


def is_diagonally_adjacent_to_marked(
    marks: vec[i64], stacks: vec[i64], point: i64, sign: i64, base: i64, has_tiebreak: bool, step: i64
) -> bool:
    """Return whether a stack is connected with a marked diagonal neighbor: right for step 1, left for step -1."""
    epoch = marks[base + EPOCH_SLOT]
    lower = point - MAILBOX_STRIDE + step
    upper = point + MAILBOX_STRIDE + step
    if marks[base + lower] < epoch and marks[base + upper] < epoch:
        return False
    stack = sign * stacks[point]
    side = sign * stacks[point + step]
    return (
        marks[base + lower] >= epoch
        and is_connected(stack, sign * stacks[lower], side, sign * stacks[point - MAILBOX_STRIDE], has_tiebreak)
    ) or (
        marks[base + upper] >= epoch
        and is_connected(stack, sign * stacks[upper], side, sign * stacks[point + MAILBOX_STRIDE], has_tiebreak)
    )


def is_connected(first: i64, second: i64, third: i64, fourth: i64, has_tiebreak: bool) -> bool:
    """Return whether diagonal neighbors of heights `first` and `second` are connected across the other diagonal.

    That is an enemy of height `-third`, or nothing; and the same of `fourth`. (Beside a stack of the color itself they
    are connected anyway.)
    """
    low = min(first, second)
    enemy_low = -max(third, fourth)
    if low > enemy_low:
        return True
    if not has_tiebreak or low < enemy_low:
        return False
    return first + second + third + fourth > 0
