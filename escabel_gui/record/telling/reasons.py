"""Reasons for a move: whole sentences from the rules and from what a search knows, the weightiest first."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from escabel_gui.record.telling.chains import about_chains, about_edges, about_harm, about_the_point
from escabel_gui.record.telling.points import (
    GAINS_AS_MUCH,
    about_bad_sleep,
    about_binding,
    about_denied_places,
    about_other_scores,
    about_pass,
    about_places,
    about_same_score,
    about_score,
    about_sleep,
    about_taking,
    gain_of,
)
from escabel_gui.record.telling.positions import as_turn
from escabel_gui.record.telling.turn import Turn
from escabel_gui.record.telling.voices import Voices
from escabel_gui.record.telling.ways import can_play, find_direct_way, find_pair, find_way
from escabel_gui.record.telling.wins import (
    about_end,
    about_losing,
    about_open_chains,
    about_stopping,
    about_threats,
    about_winning_chain,
    find_threats,
)
from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS
from escabel_gui.rules.state import BLACK, NOBODY, WHITE

ENOUGH: Final = 3  # sentences, after which there are no less weighty ones
SHORT: Final = 4  # moves of a way that is told of
MAX_HOLDING: Final = 3  # moves that are named as the only ones that hold

LOST_TO_CHAIN: Final = Message("This is lost: {0} has a chain from {1} to {2}, and every move leaves {0} a way to win.")
LOST_AT_ONCE: Final = Message("This is lost: {0} can win with {1}, and every move leaves {0} a way to win.")
LOST: Final = Message("This is lost, whatever is played: that is proven.")
TIED: Final = Message("With best play this ends in a tie: that is proven.")
WON: Final = Voices(
    Message("{0} wins, whatever {1} answers: that is proven."),
    mover=Message("You win, whatever {1} answers: that is proven."),
)
WON_ALL_THE_SAME: Final = Voices(
    Message("All the same {0} wins, whatever {1} answers: that is proven."),
    mover=Message("All the same you win, whatever {1} answers: that is proven."),
)
ONLY: Final = Message("Every other move loses at once.")
ONLY_FEW: Final = Message("Only {0} hold: every other move loses at once.")
ANSWERED: Final = Message("But {0} answers with {1} and then threatens {2}, and no move stops all of that.")
NO_OTHER: Final = Message("There is no other move.")

WAY: Final = {
    BLACK: Message("{0} more moves would then join the top and bottom edges: {1}."),
    WHITE: Message("{0} more moves would then join the left and right edges: {1}."),
}
LONG_WAY: Final = {
    BLACK: Message("After that, about {0} more moves are needed to join the top and bottom edges."),
    WHITE: Message("After that, about {0} more moves are needed to join the left and right edges."),
}
LONGER_WAY: Final = {
    BLACK: Message("{0} could have joined the top and bottom edges with {1}: now that takes at least three moves."),
    WHITE: Message("{0} could have joined the left and right edges with {1}: now that takes at least three moves."),
}


def reasons_for(turn: Turn, proven: str, line: list[int], otherwise: Iterable[Message] = ()) -> list[Message]:
    """Return the reasons for a move, and its costs; empty only if the rules show nothing.

    `proven` is what a search has proven of it for the mover (`win`, `loss`, `tie` or nothing), `line` how both go on,
    `otherwise` what is told where the rules show no reason, or only points that other moves may gain as well.
    """
    if turn.rules.winner(turn.after) != NOBODY:
        is_defeat = turn.rules.winner(turn.after) == turn.enemy
        return [*(about_defeat(turn) if is_defeat and turn.is_lost else ()), about_end(turn)]
    if turn.wins_in_one:
        return [*about_winning_chain(turn)]
    found = [*about_the_result(turn, proven, line)]
    if not turn.is_lost:
        most = ENOUGH - 1 if turn.wins_by_force or proven == "win" else ENOUGH
        for tell in (about_ordinary_gains, about_score_reasons, about_ways):
            found += islice(tell(turn), max(most - len(found), 0))
        if not found:
            found += about_long_way(turn)
        shared = [*about_score(turn), GAINS_AS_MUCH]
        if all(sentence in shared for sentence in found):
            found += otherwise
        if len(found) < most and turn.move != PASS:
            found += about_same_score(turn)
    return [*found, *about_harm(turn), *about_bad_sleep(turn)]


def result_of(turn: Turn, proven: str) -> str:
    """Return what is proven of a move for the mover: by the rules, or else by a search."""
    return "win" if turn.wins_by_force else "loss" if turn.is_lost else proven


def gains_of(turn: Turn, proven: str) -> Iterator[Message]:
    """Yield what a move gains, without what it costs or how it compares with others."""
    if turn.rules.winner(turn.after) != NOBODY:
        if turn.rules.winner(turn.after) != turn.enemy:
            yield about_end(turn)
        return
    yield from about_winning_chain(turn)
    if turn.wins_in_one:
        return
    yield from about_stopping(turn)
    yield from about_threats(turn)
    if proven == "win":
        yield from about_proof(turn)
    yield from about_ordinary_gains(turn)
    if gain_of(turn) > 0:
        yield from about_score(turn)


def about_the_result(turn: Turn, proven: str, line: list[int]) -> Iterator[Message]:
    """Yield what wins, loses and holds."""
    if turn.is_lost:
        yield from about_defeat(turn)
    elif proven == "loss":
        yield LOST
    elif proven == "tie":
        yield TIED
    yield from about_winning_chain(turn)
    yield from about_pass(turn)
    stopping = [*about_stopping(turn)]
    yield from stopping
    yield from about_open_chains(turn)
    holding = turn.holding
    if holding == [turn.move]:
        yield ONLY
    elif holding and turn.move in holding and len(holding) <= MAX_HOLDING:
        yield Message(ONLY_FEW.text, (turn.all_of(holding),))
    if stopping or not turn.is_lost:
        yield from about_losing(turn)
    yield from about_threats(turn)
    if proven == "win":
        yield from about_proof(turn)
    if proven == "loss" and not turn.is_lost and len(line) > 1:
        yield from about_the_answer(turn, line[1])


def about_proof(turn: Turn) -> Iterator[Message]:
    """Yield that a search has proven a win, unless the move has been told to win at once."""
    if not turn.wins_by_force:
        moves, is_sure = find_threats(turn)
        can_be_cut = turn.is_joined or (moves and not is_sure)
        yield turn.say(WON_ALL_THE_SAME if can_be_cut else WON)


def about_defeat(turn: Turn) -> Iterator[Message]:
    """Yield what the opponent wins with at once, whatever is played."""
    enemy = COLOR_NAMES[turn.enemy]
    if turn.was_beaten:
        chain = turn.rules.winning_points(as_turn(turn.before, turn.enemy))
        names = turn.rules.board.names
        yield Message(LOST_TO_CHAIN.text, (enemy, names[chain[-1]], names[chain[0]]))
    else:
        sure = [win.move for win in turn.met or () if win.is_sure and win.move != PASS]
        yield Message(LOST_AT_ONCE.text, (enemy, turn.one_of(sure)))


def about_the_answer(turn: Turn, reply: int) -> Iterator[Message]:
    """Yield what the opponent threatens after its best reply, if nothing stops all of it."""
    after = Turn(turn.rules, turn.after, reply, NOBODY, turn.work)
    if turn.rules.winner(after.after) != NOBODY or reply == PASS:
        return
    sure = [win.move for win in after.threats or () if win.is_sure]
    if sure and after.answers == []:
        answer = turn.rules.format_move(reply)
        yield Message(ANSWERED.text, (COLOR_NAMES[turn.enemy], answer, turn.all_of(sure)))


def about_ordinary_gains(turn: Turn) -> Iterator[Message]:
    """Yield chains joined and cut, edges reached, and what the opponent can no longer do."""
    yield from about_taking(turn)
    yield from about_chains(turn)
    yield from about_edges(turn)
    yield from about_the_point(turn)
    yield from about_sleep(turn)
    yield from about_binding(turn)
    yield from about_denied_places(turn)
    yield from about_places(turn)


def about_score_reasons(turn: Turn) -> Iterator[Message]:
    """Yield the points that change, where they are counted."""
    yield from about_score(turn)
    yield from about_other_scores(turn)
    if turn.rules.legal_move_list(turn.before) == [turn.move]:
        yield NO_OTHER


def about_ways(turn: Turn) -> Iterator[Message]:
    """Yield how far the edges are from being joined, and how far they were for the opponent, where that is not far."""
    rules = turn.rules
    if turn.move == PASS or turn.is_threatened or turn.is_joined or turn.threats:
        return
    way = find_way(rules, turn.after, turn.mover, turn.work)
    if way is not None and 1 < len(way) <= SHORT and shortens(turn, way):
        yield Message(WAY[turn.mover].text, (len(way), turn.all_of(way)))
    if turn.met == [] and turn.left == []:
        before = find_pair(rules, as_turn(turn.before, turn.enemy), turn.work)
        if before and find_pair(rules, turn.after, turn.work) == []:
            yield Message(LONGER_WAY[turn.enemy].text, (COLOR_NAMES[turn.enemy], turn.all_of(before)))


def shortens(turn: Turn, way: list[int]) -> bool:
    """Return whether a way after the move was none before it: else the move has no part in it."""
    return not can_play(turn.rules, turn.before, turn.mover, way)


def about_long_way(turn: Turn) -> Iterator[Message]:
    """Yield how far the edges are from being joined, where that is far and the move has brought them closer."""
    way = None if turn.move == PASS else find_way(turn.rules, turn.after, turn.mover, turn.work)
    if way is not None and len(way) > SHORT:
        before = find_direct_way(turn.rules, turn.before, turn.mover)
        if before is not None and len(before) <= len(way):
            return
        yield Message(LONG_WAY[turn.mover].text, (len(way),))
    elif way is not None and len(way) > 1 and shortens(turn, way):
        yield Message(WAY[turn.mover].text, (len(way), turn.all_of(way)))
