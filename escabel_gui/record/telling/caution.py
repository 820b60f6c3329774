"""A question before a losing move: that it loses, and what to look at, without naming a better move or the answer.

Proven is only what a search has proven or what trying all moves shows; all else is said to be what the bot sees.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.telling.chains import edges_reached, joined
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.record.telling.points import gain_of
from escabel_gui.record.telling.positions import as_turn, read_moves
from escabel_gui.record.telling.refutation import find_proof, sure_replies
from escabel_gui.record.telling.threats import Work, find_holding_moves
from escabel_gui.record.telling.turn import Turn
from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.message import Message, join_and, join_sentences
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY, State

MAX_POINTS: Final = 4_000_000  # looked at to find out whether the move loses, and as many for what it is about
MAX_SECONDS: Final = 0.4  # for each of these
MIN_CHANCE: Final = 0.25  # win rate that is worth keeping
MAX_CHANCE: Final = 0.35  # win rate after a move that loses
MIN_LOSS: Final = 0.25  # of win rate, by such a move
MIN_VISITS: Final = 200  # of a position whose win rate counts
MAX_NAMED: Final = 6  # points in one sentence

ENDS: Final = Message("Sure? That ends the game, and {0} wins.")
KEEPS: Final = Message("Sure? After {1}, {0} wins at once with a chain between both edges.")
LOSES_AT_ONCE: Final = Message("Sure? After {1}, {0} can win with the next move.")
LOSES: Final = Message("Sure? After {1}, {0} can win, whatever you do.")
LOOKS_LOST: Final = Message("Sure? After {1}, {0} will probably win, as far as the bot sees.")

BETWEEN: Final = Message("the marked points from {0} to {1}")
WINS: Final = Message("Look at {0}.")
THREATENS: Final = Message("Look at {0}: {1} could threaten to win in several ways at once.")
TAKES: Final = Message("Look at {0}: {1} could take it over.")
CUTS: Final = Message("Look at {0} and {1}: {2} could cut them off from each other.")
CONNECTS: Final = Message("Look at {0} and {1}: {2} could connect them.")
REACHES: Final = Message("Look at {0}: {1} could bring this chain to an edge.")
GAINS: Final = Message("Look at columns {0} to {1} and rows {2} to {3}: {4} could gain points there.")
AROUND: Final = Message("Look at columns {0} to {1} and rows {2} to {3}: {4} would answer there.")
COUNT: Final = Message("Count the points once more.")


class Caution(NamedTuple):
    """A question to whoever is about to make a move that loses."""

    move: int
    question: Message
    points: tuple[int, ...]  # what it is about: to be marked on the board
    is_proven: bool


class Subject(NamedTuple):
    """The points to look at, and the sentence about them."""

    sentence: Message
    points: tuple[int, ...]


def find_caution(
    rules: Rules, state: State, move: int, before: Evaluation | None, after: Evaluation | None
) -> Caution | None:
    """Return the question before a legal move; None if it does not lose, or nothing better is known.

    `before` is the position in which it is to be played, `after` the one after it; None: not looked at.
    """
    if move == SWAP or (before is not None and before.best.proven == "loss"):
        return None
    turn = Turn(rules, state, move, NOBODY, Work(MAX_POINTS, MAX_SECONDS))
    enemy, text = COLOR_NAMES[turn.enemy], rules.format_move(move)
    words = (enemy, name_move(text))
    winner = rules.winner(turn.after)
    if winner != NOBODY:
        return about_end(turn) if winner == turn.enemy and not is_all_lost(turn) else None
    sure = sure_replies(turn)
    if sure:
        return None if is_all_lost(turn) else compose(turn, sure[0], Message(LOSES_AT_ONCE.text, words), True)
    if before is None or after is None or before.win_rate < MIN_CHANCE:
        return None
    line = read_moves(rules, turn.after, after.best.pv)
    if not line or line[0] == SWAP:
        return None
    proven = find_proof(turn, text, before, after)
    if proven == "loss":
        return compose(turn, line[0], Message(LOSES.text, words), True)
    rate = 1.0 - after.win_rate
    if proven or after.visits < MIN_VISITS or rate > MAX_CHANCE or before.win_rate - rate < MIN_LOSS:
        return None
    return compose(turn, line[0], Message(LOOKS_LOST.text, words), False)


def about_end(turn: Turn) -> Caution:
    """Return the question about a move that ends the game lost."""
    enemy, chain = COLOR_NAMES[turn.enemy], turn.rules.winning_points(turn.after)
    points = tuple(sorted(point for point in chain if turn.before.owner[point] == turn.enemy))
    if not points:
        return Caution(turn.move, Message(ENDS.text, (enemy,)), (), True)
    keeps = Message(KEEPS.text, (enemy, turn.name_of(turn.move)))
    return Caution(turn.move, join_sentences(keeps, Message(WINS.text, (name(turn, points),))), points, True)


def is_all_lost(turn: Turn) -> bool:
    """Return whether the opponent wins at once whatever is played."""
    return find_holding_moves(turn.rules, turn.before, turn.met or [], turn.work) == []


def compose(turn: Turn, reply: int, loses: Message, is_proven: bool) -> Caution:
    """Return the question about a move that loses to a reply."""
    answer = Turn(turn.rules, turn.after, reply, NOBODY, Work(MAX_POINTS, MAX_SECONDS))
    subject = next(find_subjects(answer))
    return Caution(turn.move, join_sentences(loses, subject.sentence), subject.points, is_proven)


def find_subjects(answer: Turn) -> Iterator[Subject]:
    """Yield what the answer to a losing move is about, the weightiest first; there is always something."""
    mover = COLOR_NAMES[answer.mover]
    if answer.move == PASS:
        yield Subject(COUNT, ())
        return
    if answer.wins_in_one:
        points = standing(answer, answer.rules.winning_points(as_turn(answer.after, answer.mover)))
        if points:
            yield Subject(Message(WINS.text, (name(answer, points),)), points)
    yield from threat_subjects(answer)
    target = answer.rules.target_point(answer.move)
    if answer.before.owner[target] == answer.enemy and answer.after.owner[target] == answer.mover:
        yield Subject(Message(TAKES.text, (name(answer, [target]), mover)), (target,))
    yield from chain_subjects(answer)
    near = sorted({target, *answer.rules.board.neighbors(target)})
    words = GAINS if gain_of(answer) > 0 else AROUND
    yield Subject(Message(words.text, (*bounds(answer, near), mover)), tuple(near))


def threat_subjects(answer: Turn) -> Iterator[Subject]:
    """Yield the pieces with which the answer threatens more than can be stopped."""
    sure = [win.move for win in answer.threats or () if win.is_sure and win.move != PASS]
    if len(sure) < 2 or answer.answers != []:
        return
    found: set[int] = set()
    for move in sure:
        after = as_turn(answer.after, answer.mover)
        answer.rules.play(after, move)
        found.update(standing(answer, answer.rules.winning_points(as_turn(after, answer.mover))))
    if found:
        points = tuple(sorted(found))
        yield Subject(Message(THREATENS.text, (name(answer, points), COLOR_NAMES[answer.mover])), points)


def chain_subjects(answer: Turn) -> Iterator[Subject]:
    """Yield chains that the answer cuts, connects or brings to an edge."""
    mover, color = answer.mover, COLOR_NAMES[answer.mover]
    ends = joined(answer, answer.new_chains[answer.enemy], answer.old_chains[answer.enemy])
    if ends is not None:
        yield Subject(Message(CUTS.text, (*ends, color)), points_named(answer, ends))
    ends = joined(answer, answer.old_chains[mover], answer.new_chains[mover])
    if ends is not None:
        yield Subject(Message(CONNECTS.text, (*ends, color)), points_named(answer, ends))
    for _, parts in edges_reached(answer):
        points = standing(answer, frozenset().union(*parts))
        yield Subject(Message(REACHES.text, (name(answer, points), color)), points)


def standing(answer: Turn, points: Iterable[int]) -> tuple[int, ...]:
    """Return those of the points that are the mover's before the answer, so that they can be seen on the board."""
    return tuple(sorted(point for point in points if answer.before.owner[point] == answer.mover))


def points_named(answer: Turn, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the points with these names."""
    index = answer.rules.board.index_by_name
    return tuple(sorted(index[text] for text in names))


def name(answer: Turn, points: Iterable[int]) -> Message:
    """Return the names of a few points, or of the first and the last of many."""
    names = [answer.rules.board.names[point] for point in sorted(points)]
    return join_and(names) if len(names) <= MAX_NAMED else Message(BETWEEN.text, (names[0], names[-1]))


def bounds(answer: Turn, points: Iterable[int]) -> tuple[str, str, str, str]:
    """Return the first and last column, and the first and last row, of some points."""
    names = [answer.rules.board.names[point] for point in points]
    columns, rows = [text[0] for text in names], [int(text[1:]) for text in names]
    return min(columns), max(columns), str(min(rows)), str(max(rows))
