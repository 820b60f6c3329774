"""A turn in one sentence: what it would do to the board, or what it has done."""

from typing import Final, NamedTuple

from escabel_gui.record.telling.consequences import consequence
from escabel_gui.record.telling.voices import Voices
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message, join_and, join_or, join_sentences
from escabel_gui.rules.moves import FLIP, PASS, PLACE, SWAP, is_step, move_kind, move_point, pack_move
from escabel_gui.rules.state import EMPTY, State

# {0} is the mover's color and {1} the opponent's.


class Tense(NamedTuple):
    """The sentences about each kind of turn."""

    place: Voices  # on {2}
    grow: Voices  # on a stack on {2}, then {3} high
    place_and_win: Voices  # on {2}, and {3} comes along
    flip: Voices  # what is on {2}
    climb_and_give: Voices  # from {2} onto {3}, then {4} high; {2} goes to the opponent
    climb_and_leave: Voices  # from {2} onto {3}, then {4} high; {2} becomes empty
    move: Voices  # from {2} to {3}, which was empty
    capture: Voices  # from {2} on {3}, where nothing of the opponent's is left
    pass_turn: Voices
    swap: Voices


FUTURE: Final = Tense(
    place=Voices(
        Message("{2} becomes {0}’s."),
        mover=Message("{2} becomes yours."),
    ),
    grow=Voices(
        Message("{0}’s stack {2} grows: it becomes {3} high."),
        mover=Message("Your stack {2} grows: it becomes {3} high."),
    ),
    place_and_win=Voices(
        Message("{2} becomes {0}’s, and {3} with it."),
        mover=Message("{2} becomes yours, and {3} with it."),
    ),
    flip=Voices(
        Message("{2} flips and becomes {0}’s."),
        mover=Message("{2} flips and becomes yours."),
    ),
    climb_and_give=Voices(
        Message("{2} climbs {3}: {3} becomes {0}’s and {4} high; {1} gets {2}."),
        mover=Message("{2} climbs {3}: {3} becomes yours and {4} high; {1} gets {2}."),
        opponent=Message("{2} climbs {3}: {3} becomes {0}’s and {4} high; you get {2}."),
    ),
    climb_and_leave=Voices(
        Message("{2} climbs {3}: {3} becomes {0}’s and {4} high; {2} is left empty."),
        mover=Message("{2} climbs {3}: {3} becomes yours and {4} high; {2} is left empty."),
    ),
    move=Voices(
        Message("{2} moves to {3}."),
    ),
    capture=Voices(
        Message("{2} captures {3}."),
    ),
    pass_turn=Voices(
        Message("{0} passes."),
        mover=Message("You pass."),
    ),
    swap=Voices(
        Message("The players swap sides, and White moves next."),
        mover=Message("You swap sides: Black becomes yours, and White moves next."),
        opponent=Message("White swaps sides: White becomes yours, and it is your turn."),
    ),
)

PAST: Final = Tense(
    place=Voices(
        Message("{0} placed on {2}."),
        mover=Message("You placed on {2}."),
    ),
    grow=Voices(
        Message("{0} placed on {2}: it is {3} high now."),
        mover=Message("You placed on {2}: it is {3} high now."),
    ),
    place_and_win=Voices(
        Message("{0} placed on {2} and won {3} with it."),
        mover=Message("You placed on {2} and won {3} with it."),
    ),
    flip=Voices(
        Message("{0} flipped {2}: it is {0}’s now."),
        mover=Message("You flipped {2}: it is yours now."),
    ),
    climb_and_give=Voices(
        Message("{0} climbed {3}: it is {0}’s now and {4} high; {1} got {2}."),
        mover=Message("You climbed {3}: it is yours now and {4} high; {1} got {2}."),
        opponent=Message("{0} climbed {3}: it is {0}’s now and {4} high; you got {2}."),
    ),
    climb_and_leave=Voices(
        Message("{0} climbed {3} from {2}: it is {0}’s now and {4} high."),
        mover=Message("You climbed {3} from {2}: it is yours now and {4} high."),
    ),
    move=Voices(
        Message("{0} moved from {2} to {3}."),
        mover=Message("You moved from {2} to {3}."),
    ),
    capture=Voices(
        Message("{0} captured {3} from {2}."),
        mover=Message("You captured {3} from {2}."),
    ),
    pass_turn=Voices(
        Message("{0} passed."),
        mover=Message("You passed."),
    ),
    swap=Voices(
        Message("The players swapped sides."),
        mover=Message("You swapped sides: Black is yours now."),
        opponent=Message("White swapped sides: White is yours now."),
    ),
)


OFFER_AND_GIVE: Final = Voices(
    Message("{2} can climb {3}: {0} gets it, and {1} gets {2}."),
    mover=Message("{2} can climb {3}: you get it, and {1} gets {2}."),
)
OFFER_TO_MOVE: Final = Message("{0} can move to {1}.")
OFFER_TO_GROW: Final = Message("{0} Chosen twice, it becomes {1} high.")
OFFER_AND_LEAVE: Final = Voices(
    Message("{2} can climb {3}: {0} gets it, and {2} is left empty."),
    mover=Message("{2} can climb {3}: you get it, and {2} is left empty."),
)


def foretell(rules: Rules, before: State, move: int, you: int) -> Message:
    """Describe what a legal move would do; `you` is the listener's color before it, or NOBODY."""
    return tell(FUTURE, rules, before, move, you)


def is_mere_placement(rules: Rules, before: State, move: int) -> bool:
    """Return whether a move puts something on an empty point and does nothing else."""
    is_placed = move not in (PASS, SWAP) and not is_step(move) and move_kind(move) == PLACE
    return is_placed and before.owner[rules.target_point(move)] == EMPTY and len(rules.deltas(before, move)) == 1


def report(rules: Rules, before: State, move: int, you: int) -> Message:
    """Describe what a move did on the position `before`; `you` is the listener's color then, or NOBODY."""
    return tell(PAST, rules, before, move, you)


def report_whole(rules: Rules, before: State, move: int, you: int, is_riddle: bool = False) -> Message:
    """Describe what a move did and its consequences, but not how to answer it if that is to be found."""
    return join_sentences(report(rules, before, move, you), consequence(rules, before, move, you, is_riddle))


def tell(tense: Tense, rules: Rules, before: State, move: int, you: int) -> Message:
    """Describe a move in a tense, for a listener of the color `you`, or NOBODY."""
    if move == SWAP:
        return tense.swap.say(before, you)
    if move == PASS:
        return tense.pass_turn.say(before, you)
    names = rules.board.names
    target = rules.target_point(move)
    if is_step(move):
        return tell_step(tense, rules, before, move, you)
    if move_kind(move) == FLIP:
        return tense.flip.say(before, you, names[target])
    gained = sorted(other.target for other in rules.deltas(before, move)[1:] if other.target is not None)
    if gained:
        return tense.place_and_win.say(before, you, names[target], join_and([names[point] for point in gained]))
    if before.owner[target] != EMPTY:
        return tense.grow.say(before, you, names[target], int(before.height[target]) + 1)
    return tense.place.say(before, you, names[target])


def tell_step(tense: Tense, rules: Rules, before: State, move: int, you: int) -> Message:
    """Describe a step: onto a stack, onto an empty point, or onto what is captured."""
    source, target = int(move_point(move)), rules.target_point(move)
    names = rules.board.names[source], rules.board.names[target]
    after = rules.after(before, move)
    if is_climb(before, after, target):
        climb = tense.climb_and_leave if after.owner[source] == EMPTY else tense.climb_and_give
        return climb.say(before, you, *names, int(after.height[target]))
    step = tense.move if before.owner[target] == EMPTY else tense.capture
    return step.say(before, you, *names)


def is_climb(before: State, after: State, target: int) -> bool:
    """Return whether a step ended on top of a stack."""
    return bool(0 < before.height[target] < after.height[target])


def offer_steps(rules: Rules, before: State, source: int, moves: dict[int, int], you: int) -> Message:
    """Describe the moves of a stack, by target, before one is chosen; and that it may grow, where it may."""
    names = rules.board.names
    targets = join_or([names[target] for target in moves])
    after = before.copy()
    for target, move in moves.items():
        after.assign(before)
        rules.play(after, move)
        if not is_climb(before, after, target):
            return Message(OFFER_TO_MOVE.text, (names[source], targets))
    offer = OFFER_AND_LEAVE if after.owner[source] == EMPTY else OFFER_AND_GIVE
    words = offer.say(before, you, names[source], targets)
    if rules.is_legal(before, int(pack_move(source, PLACE))):
        return Message(OFFER_TO_GROW.text, (words, int(before.height[source]) + 1))
    return words
