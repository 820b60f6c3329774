"""Sentences about wins: made, threatened, and taken away. {0} is the mover's color and {1} the opponent's."""

from collections.abc import Iterator
from typing import Final

from escabel_gui.record.telling.positions import as_turn
from escabel_gui.record.telling.turn import Turn
from escabel_gui.record.telling.voices import Voices
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS
from escabel_gui.rules.state import BLACK, TIE, WHITE

MAX_CUTS: Final = 4  # ways to prevent something that are all named

# ---- the end

JOINS_AND_WINS: Final = {
    BLACK: Voices(
        Message("That joins the top and bottom edges: {0} wins."),
        mover=Message("That joins the top and bottom edges: you win."),
    ),
    WHITE: Voices(
        Message("That joins the left and right edges: {0} wins."),
        mover=Message("That joins the left and right edges: you win."),
    ),
}
LEAVES_NO_MOVE: Final = Voices(
    Message("That leaves {1} no move: {0} wins."),
    mover=Message("That leaves {1} no move: you win."),
)
LOSES: Final = Voices(
    Message("That hands {1} the win."),
    opponent=Message("That hands you the win."),
)
MORE_POINTS: Final = Voices(
    Message("That ends the game: {0} wins {2} to {3}."),
    mover=Message("That ends the game: you win {2} to {3}."),
)
FEWER_POINTS: Final = Voices(
    Message("That ends the game: {1} wins {2} to {3}."),
    opponent=Message("That ends the game: you win {2} to {3}."),
)
TIES: Final = Message("That ends the game in a tie.")


def about_end(turn: Turn) -> Message:
    """Describe the end of the game that the move brings."""
    winner, score = turn.rules.winner(turn.after), turn.rules.score(turn.after)
    if winner == TIE:
        return TIES
    is_won = winner == turn.mover
    if score is not None:
        return turn.say(MORE_POINTS if is_won else FEWER_POINTS, max(score), min(score))
    if not is_won:
        return turn.say(LOSES)
    return turn.say(JOINS_AND_WINS[turn.mover] if turn.is_joined else LEAVES_NO_MOVE)


# ---- a chain that has to outlast the reply

HOLDS: Final = {
    BLACK: Voices(
        Message("That joins the top and bottom edges, and none of {1}’s {2} replies cuts the chain: {0} wins."),
        mover=Message("That joins the top and bottom edges, and none of {1}’s {2} replies cuts the chain: you win."),
        opponent=Message("That joins the top and bottom edges, and none of your {2} replies cuts the chain: {0} wins."),
    ),
    WHITE: Voices(
        Message("That joins the left and right edges, and none of {1}’s {2} replies cuts the chain: {0} wins."),
        mover=Message("That joins the left and right edges, and none of {1}’s {2} replies cuts the chain: you win."),
        opponent=Message("That joins the left and right edges, and none of your {2} replies cuts the chain: {0} wins."),
    ),
}
CAN_BE_CUT: Final = {
    BLACK: Voices(
        Message("That joins the top and bottom edges, but {1} can cut the chain with {2}."),
        opponent=Message("That joins the top and bottom edges, but you can cut the chain with {2}."),
    ),
    WHITE: Voices(
        Message("That joins the left and right edges, but {1} can cut the chain with {2}."),
        opponent=Message("That joins the left and right edges, but you can cut the chain with {2}."),
    ),
}
CAN_BE_CUT_OFTEN: Final = {
    BLACK: Voices(
        Message("That joins the top and bottom edges, but {1} can cut the chain in {2} ways."),
        opponent=Message("That joins the top and bottom edges, but you can cut the chain in {2} ways."),
    ),
    WHITE: Voices(
        Message("That joins the left and right edges, but {1} can cut the chain in {2} ways."),
        opponent=Message("That joins the left and right edges, but you can cut the chain in {2} ways."),
    ),
}
JOINS: Final = {
    BLACK: Voices(
        Message("That joins the top and bottom edges: it wins unless {1} cuts the chain."),
        opponent=Message("That joins the top and bottom edges: it wins unless you cut the chain."),
    ),
    WHITE: Voices(
        Message("That joins the left and right edges: it wins unless {1} cuts the chain."),
        opponent=Message("That joins the left and right edges: it wins unless you cut the chain."),
    ),
}
LEFT_NO_WAY: Final = Voices(
    Message("Whatever {1} does now, {0} wins on the next turn."),
    mover=Message("Whatever {1} does now, you win on the next turn."),
)


def about_joining(turn: Turn) -> Message:
    """Describe a chain of the mover's that wins at its next turn, unless it is cut."""
    cuts, color = turn.cuts, turn.mover
    if cuts is None or (cuts and turn.is_riddle):
        return turn.say(JOINS[color])
    if not cuts:
        replies = len(turn.rules.legal_move_list(turn.after))
        return turn.say(LEFT_NO_WAY if replies == 1 else HOLDS[color], replies)
    if len(cuts) > MAX_CUTS:
        return turn.say(CAN_BE_CUT_OFTEN[color], len(cuts))
    return turn.say(CAN_BE_CUT[color], turn.one_of(cuts))


def about_winning_chain(turn: Turn) -> Iterator[Message]:
    """Yield that the mover wins at its next turn: with a chain, unless it is cut, or whatever the reply."""
    if turn.is_joined:
        yield about_joining(turn)
    elif turn.leaves_no_way:
        yield turn.say(LEFT_NO_WAY)


# ---- what the opponent would have won with

CUTS_EDGES: Final = Voices(
    Message("That cuts {1}’s chain from {2} to {3}, which would have won."),
    opponent=Message("That cuts your chain from {2} to {3}, which would have won."),
)
STOPS: Final = Voices(
    Message("That stops {1} from winning with {2}."),
    opponent=Message("That stops you from winning with {2}."),
)
STOPS_THERE: Final = Voices(
    Message("That stops {1} from winning there."),
    opponent=Message("That stops you from winning there."),
)
STOPS_MANY: Final = Voices(
    Message("That stops {1} from winning in {2} ways."),
    opponent=Message("That stops you from winning in {2} ways."),
)
STOPS_JOINING: Final = Voices(
    Message("That stops {1} from joining both edges with {2}."),
    opponent=Message("That stops you from joining both edges with {2}."),
)
CAN_CUT: Final = Voices(
    Message("After {2}, {0} can cut the chain with {3}."),
    mover=Message("After {2}, you can cut the chain with {3}."),
)
CAN_CUT_EACH: Final = Voices(
    Message("After {2}, {0} can cut the chain."),
    mover=Message("After {2}, you can cut the chain."),
)
CAN_NOW_CUT: Final = Voices(
    Message("If {1} joins both edges with {2}, {0} can now also cut the chain with {3}."),
    mover=Message("If {1} joins both edges with {2}, you can now also cut the chain with {3}."),
)
CAN_STILL_CUT: Final = Voices(
    Message("If {1} joins both edges with {2}, {0} can still cut the chain with {3}."),
    mover=Message("If {1} joins both edges with {2}, you can still cut the chain with {3}."),
)
LETS_WIN: Final = Voices(
    Message("But {1} then wins with {2}."),
    opponent=Message("But you then win with {2}."),
)
LETS_WIN_OFTEN: Final = Voices(
    Message("But {1} then has {2} ways to win."),
    opponent=Message("But you then have {2} ways to win."),
)


def about_stopping(turn: Turn) -> Iterator[Message]:
    """Yield what the move takes away from the opponent, of what it could have won with."""
    if turn.was_beaten:
        chain = turn.rules.winning_points(as_turn(turn.before, turn.enemy))
        names = turn.rules.board.names
        yield turn.say(CUTS_EDGES, names[chain[-1]], names[chain[0]])
    met, left = turn.met, turn.left
    if met is None or left is None:
        return
    still = {win.move for win in left if win.is_sure or win.cuts is None}
    stopped = [win.move for win in met if win.is_sure and win.move not in still and win.move != PASS]
    if len(stopped) > turn.most_named:
        yield turn.say(STOPS_MANY, len(stopped))
    elif stopped:
        is_there = stopped == [turn.move] and not still
        yield turn.say(STOPS_THERE) if is_there else turn.say(STOPS, turn.one_of(stopped))
    elif not still:
        gone = {win.move for win in met} - {win.move for win in left}
        if 0 < len(gone) <= turn.most_named and not any(win.is_sure for win in met):
            yield turn.say(STOPS_JOINING, turn.one_of(sorted(gone)))
    open_still = [win for win in left if win.cuts and win.move in stopped]
    if len(open_still) > 2:
        yield turn.say(CAN_CUT_EACH, turn.one_of(win.move for win in open_still))
    else:
        for win in open_still:
            yield turn.say(CAN_CUT, turn.rules.format_move(win.move), turn.one_of((win.cuts or ())[:2]))


def about_open_chains(turn: Turn) -> Iterator[Message]:
    """Yield what cuts every chain with which the opponent could join its edges next, as it could before the move.

    It is told what the move makes possible, or else what has been possible before.
    """
    wins, known = turn.left or [], {win.move: set(win.cuts) for win in turn.met or () if win.cuts is not None}
    if turn.is_threatened or not 0 < len(wins) <= MAX_CUTS or any(win.move not in known for win in wins):
        return
    cuts = set.intersection(*(set(win.cuts or ()) for win in wins))
    old = [known[win.move] for win in wins]
    for voices, told in ((CAN_NOW_CUT, cuts.difference(*old)), (CAN_STILL_CUT, cuts.intersection(*old))):
        if told:
            yield turn.say(voices, turn.one_of(win.move for win in wins), turn.one_of(sorted(told)[:MAX_CUTS]))
            return


def about_losing(turn: Turn) -> Iterator[Message]:
    """Yield what the opponent wins with after the move; that a second pass wins, `about_pass` tells."""
    wins = [win.move for win in turn.left or () if win.is_sure and win.move != PASS]
    if len(wins) > turn.most_named:
        yield turn.say(LETS_WIN_OFTEN, len(wins))
    elif wins:
        yield turn.say(LETS_WIN, turn.one_of(wins))


# ---- what the mover would win with next

THREATENS: Final = Message("That threatens to win with {0}.")
THREATENS_FOR_SURE: Final = Voices(
    Message("That threatens to win with {2}, and {1} cannot stop it: {0} wins."),
    mover=Message("That threatens to win with {2}, and {1} cannot stop it: you win."),
    opponent=Message("That threatens to win with {2}, and you cannot stop it: {0} wins."),
)
DOUBLE: Final = Voices(
    Message("That makes two threats at once, {2}, and {1} cannot stop both: {0} wins."),
    mover=Message("That makes two threats at once, {2}, and {1} cannot stop both: you win."),
    opponent=Message("That makes two threats at once, {2}, and you cannot stop both: {0} wins."),
)
MANY: Final = Voices(
    Message("That makes {3} threats at once, {2}, and {1} cannot stop them all: {0} wins."),
    mover=Message("That makes {3} threats at once, {2}, and {1} cannot stop them all: you win."),
    opponent=Message("That makes {3} threats at once, {2}, and you cannot stop them all: {0} wins."),
)
THREATENS_TWICE: Final = Message("That makes two threats at once, {0}.")
THREATENS_MORE: Final = Message("That makes {1} threats at once, {0}.")
THREATENS_OFTEN: Final = Message("That makes {0} threats at once.")
BOTH_STOPPED_BY: Final = Voices(
    Message("That makes two threats at once, {2}; {1} can stop both only with {4}."),
    opponent=Message("That makes two threats at once, {2}; you can stop both only with {4}."),
)
STOPPED_BY: Final = Voices(
    Message("That makes {3} threats at once, {2}; {1} can stop them all only with {4}."),
    opponent=Message("That makes {3} threats at once, {2}; you can stop them all only with {4}."),
)
THREATENS_TO_JOIN: Final = Voices(
    Message("That threatens to join both edges with {2}, but {1} could still cut the chain."),
    opponent=Message("That threatens to join both edges with {2}, but you could still cut the chain."),
)


def find_threats(turn: Turn) -> tuple[list[int], bool]:
    """Return the mover's wins in one that the move has brought, and whether they are sure unless they are stopped."""
    if turn.threats is None or turn.had is None or any(win.is_sure for win in turn.had):
        return [], False
    sure = [win.move for win in turn.threats if win.is_sure and win.move != PASS]
    if sure:
        return ([] if any(win.is_sure for win in turn.left or ()) else sure), True
    had = {win.move for win in turn.had}
    joining = [win.move for win in turn.threats if win.cuts and win.move not in had]
    return (joining if len(joining) <= turn.most_named else []), False


def about_threats(turn: Turn) -> Iterator[Message]:
    """Yield the mover's wins in one that are there after the move, and whether they can be stopped."""
    moves, is_sure = find_threats(turn)
    if moves:
        yield about_sure_threats(turn, moves) if is_sure else turn.say(THREATENS_TO_JOIN, turn.one_of(moves))


def about_sure_threats(turn: Turn, sure: list[int]) -> Message:
    """Describe wins that the mover threatens, one or several."""
    answers, count = turn.answers, len(sure)
    if count > turn.most_named:
        return Message(THREATENS_OFTEN.text, (count,))
    if answers == [] and count == 1:
        return turn.say(THREATENS_FOR_SURE, turn.all_of(sure))
    if answers == []:
        return turn.say(DOUBLE if count == 2 else MANY, turn.all_of(sure), count)
    if count == 1:
        return Message(THREATENS.text, (turn.all_of(sure),))
    if turn.is_thorough and answers is not None and len(answers) <= MAX_CUTS:
        voices = BOTH_STOPPED_BY if count == 2 else STOPPED_BY
        return turn.say(voices, turn.all_of(sure), count, turn.one_of(answers))
    return Message((THREATENS_TWICE if count == 2 else THREATENS_MORE).text, (turn.all_of(sure), count))
