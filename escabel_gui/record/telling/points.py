"""Sentences about points: stacks that sleep, wake, are bound or taken, and the score. {0} moves, {1} does not."""

from collections.abc import Iterator
from typing import Final

from escabel_gui.record.telling.positions import as_turn, placements, step_beginnings
from escabel_gui.record.telling.turn import Turn
from escabel_gui.record.telling.voices import Voices
from escabel_gui.rules.abilities import bound_points, sleeping_points
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS
from escabel_gui.rules.state import BLACK, EMPTY

MAX_NAMES: Final = 4  # in one sentence

PUTS_TO_SLEEP: Final = Voices(
    Message("That puts {1}’s {2} to sleep."),
    opponent=Message("That puts your {2} to sleep."),
)
WAKES: Final = Voices(
    Message("That wakes {0}’s {2}."),
    mover=Message("That wakes your {2}."),
)
PUTS_OWN_TO_SLEEP: Final = Voices(
    Message("That puts {0}’s {2} to sleep."),
    mover=Message("That puts your {2} to sleep."),
)
WAKES_ENEMY: Final = Voices(
    Message("That wakes {1}’s {2}."),
    opponent=Message("That wakes your {2}."),
)
SLEEPS: Final = Message("It sleeps there: without an enemy stack next to it, it does not count.")
BINDS: Final = Voices(
    Message("That binds {1}’s {2}."),
    opponent=Message("That binds your {2}."),
)


def about_sleep(turn: Turn) -> Iterator[Message]:
    """Yield the opponent's stacks that fall asleep, and the mover's that wake up."""
    yield from about_sleepers(turn, turn.enemy, PUTS_TO_SLEEP, turn.mover, WAKES)


def about_bad_sleep(turn: Turn) -> Iterator[Message]:
    """Yield the mover's stacks that fall asleep or enter asleep, and the opponent's that wake up."""
    yield from about_sleepers(turn, turn.mover, PUTS_OWN_TO_SLEEP, turn.enemy, WAKES_ENEMY)
    old, new = turn.before.owner, turn.after.owner
    if any(old[point] != new[point] for point in sleeping_points(turn.rules, turn.after)):
        yield SLEEPS


def about_sleepers(turn: Turn, sleeper: int, asleep: Voices, waker: int, awake: Voices) -> Iterator[Message]:
    """Yield which stacks of one color fall asleep, and which of the other wake up, where they stay whose they were."""
    rules, old, new = turn.rules, turn.before, turn.after
    was, now = set(sleeping_points(rules, old)), set(sleeping_points(rules, new))
    for voices, color, points in ((asleep, sleeper, now - was), (awake, waker, was - now)):
        own = [point for point in points if old.owner[point] == color and new.owner[point] == color]
        if 0 < len(own) <= MAX_NAMES:
            yield turn.say(voices, turn.names(own))


def about_binding(turn: Turn) -> Iterator[Message]:
    """Yield stacks of the opponent that could move before, and that the band needs now where they are."""
    bound = set(bound_points(turn.rules, turn.after))
    if bound:
        bound &= step_beginnings(turn.rules, as_turn(turn.before, turn.enemy))
    if 0 < len(bound) <= MAX_NAMES:
        yield turn.say(BINDS, turn.names(bound))


# ---- the score

POINTS: Final = Voices(
    Message("Points after that: {0} {2}, {1} {3} (before: {4} and {5})."),
    mover=Message("Points after that: you {2}, {1} {3} (before: {4} and {5})."),
    opponent=Message("Points after that: {0} {2}, you {3} (before: {4} and {5})."),
)
SAME_POINTS: Final = Voices(
    Message("The points stay as they are: {0} {2}, {1} {3}."),
    mover=Message("The points stay as they are: you {2}, {1} {3}."),
    opponent=Message("The points stay as they are: {0} {2}, you {3}."),
)
GAINS_MOST: Final = Message("No other move leads to such a good score at once.")
GAINS_AS_MUCH: Final = Message("No move leads to a better score at once.")


def about_score(turn: Turn) -> Iterator[Message]:
    """Yield the points after the move, and before it, where they change."""
    old, new = turn.rules.score(turn.before), turn.rules.score(turn.after)
    if old is not None and new is not None and new != old:
        yield turn.say(POINTS, *ordered(turn, new), *ordered(turn, old))


def gain_of(turn: Turn) -> int:
    """Return the points that the mover gains on the opponent; 0 where points are not counted."""
    if turn.rules.score(turn.before) is None:
        return 0
    return int(turn.rules.margin(turn.after, turn.mover) - turn.rules.margin(turn.before, turn.mover))


def about_same_score(turn: Turn) -> Iterator[Message]:
    """Yield the points where the move does not change them."""
    old, new = turn.rules.score(turn.before), turn.rules.score(turn.after)
    if new is not None and new == old:
        yield turn.say(SAME_POINTS, *ordered(turn, new))


def about_other_scores(turn: Turn) -> Iterator[Message]:
    """Yield how the points that a move gains compare with those that others do."""
    rules, before = turn.rules, turn.before
    if rules.score(before) is None:
        return
    gained = rules.margin(turn.after, turn.mover)
    moves = (move for move in rules.legal_move_list(before) if move != turn.move)
    others = [rules.margin(rules.after(before, move), turn.mover) for move in moves]
    if others and max(others) < gained:
        yield GAINS_MOST
    elif others and max(others) == gained > rules.margin(before, turn.mover):
        yield GAINS_AS_MUCH


def ordered(turn: Turn, score: tuple[int, int]) -> tuple[int, int]:
    """Return a score with the mover's points first."""
    return score if turn.mover == BLACK else (score[1], score[0])


# ---- passes, where two of them end the game

THEN_WON: Final = Voices(
    Message("If {1} passes, too, the game ends: {0} wins {2} to {3}."),
    mover=Message("If {1} passes, too, the game ends: you win {2} to {3}."),
    opponent=Message("If you pass, too, the game ends: {0} wins {2} to {3}."),
)
THEN_LOST: Final = Voices(
    Message("If {1} passes, too, the game ends: {1} wins {2} to {3}."),
    opponent=Message("If you pass, too, the game ends: you win {2} to {3}."),
)
THEN_TIED: Final = Voices(
    Message("If {1} passes, too, the game ends in a tie."),
    opponent=Message("If you pass, too, the game ends in a tie."),
)
PASS_LOSES: Final = Voices(
    Message("A pass instead ends the game, and {1} wins {2} to {3}."),
    opponent=Message("A pass instead ends the game, and you win {2} to {3}."),
)
NO_GAIN: Final = Message("No other move gains a point at once.")


def about_pass(turn: Turn) -> Iterator[Message]:
    """Yield how the game ends if a pass is answered by one, where it can be, or would end if this move were one."""
    rules = turn.rules
    if rules.score(turn.before) is None:
        return
    if turn.move == PASS:
        if rules.is_legal(turn.after, PASS):
            lead = int(rules.margin(turn.after, turn.mover))
            score = rules.score(turn.after) or (0, 0)
            voices = THEN_WON if lead > 0 else THEN_LOST if lead < 0 else THEN_TIED
            yield turn.say(voices, max(score), min(score))
        if not gains_anything(turn):
            yield NO_GAIN
    elif turn.before.passes == 1 and rules.margin(turn.before, turn.enemy) > 0 and rules.is_legal(turn.before, PASS):
        score = rules.score(turn.before) or (0, 0)
        yield turn.say(PASS_LOSES, max(score), min(score))


def gains_anything(turn: Turn) -> bool:
    """Return whether any move makes the difference of the points better for the mover."""
    rules, before = turn.rules, turn.before
    now = rules.margin(before, turn.mover)
    return any(rules.margin(rules.after(before, move), turn.mover) > now for move in rules.legal_move_list(before))


# ---- places

TAKES: Final = Voices(
    Message("That takes {1}’s {2}."),
    opponent=Message("That takes your {2}."),
)
BRINGS: Final = Message("That also takes {0}.")
OPENS: Final = Voices(
    Message("That lets {0} place on {2} as well."),
    mover=Message("That lets you place on {2} as well."),
)
DENIES: Final = Voices(
    Message("{1} can no longer place on {2}."),
    opponent=Message("You can no longer place on {2}."),
)


def about_taking(turn: Turn) -> Iterator[Message]:
    """Yield the opponent's stack that the move makes the mover's, and what comes along."""
    if turn.move == PASS:
        return
    target = turn.rules.target_point(turn.move)
    if turn.before.owner[target] == turn.enemy and turn.after.owner[target] == turn.mover:
        yield turn.say(TAKES, turn.names([target]))
    gained = [
        point
        for point in range(int(turn.rules.board.points))
        if point != target and turn.before.owner[point] == EMPTY and turn.after.owner[point] == turn.mover
    ]
    if gained:
        yield Message(BRINGS.text, (turn.names(gained),))


def about_places(turn: Turn) -> Iterator[Message]:
    """Yield the empty places on which the mover may place from now on."""
    if turn.rules.score(turn.after) is not None:
        return  # there any new stack opens what is round it
    opened = placements(turn.rules, as_turn(turn.after, turn.mover)) - placements(turn.rules, turn.before)
    if 0 < len(opened) <= MAX_NAMES:
        yield turn.say(OPENS, turn.names(opened))


def about_denied_places(turn: Turn) -> Iterator[Message]:
    """Yield the places, empty still, on which the opponent could have placed before the move."""
    if turn.rules.score(turn.after) is not None:
        return
    denied = placements(turn.rules, as_turn(turn.before, turn.enemy)) - placements(turn.rules, turn.after)
    empty = [point for point in denied if turn.after.owner[point] == EMPTY]
    if 0 < len(empty) <= MAX_NAMES:
        yield turn.say(DENIES, turn.names(empty))
