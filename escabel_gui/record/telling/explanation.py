"""Explanation of a mistake in sentences: the reasons for the better move, and what the move played allowed."""

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from escabel_gui.record.evaluation import Candidate
from escabel_gui.record.review.review import Judgment
from escabel_gui.record.telling.advice import MAX_SECONDS, SWAPS, THOROUGH
from escabel_gui.record.telling.chains import about_harm
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.record.telling.points import about_bad_sleep, about_pass, about_score, gain_of
from escabel_gui.record.telling.positions import read_moves
from escabel_gui.record.telling.reasons import gains_of, reasons_for, result_of
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.turn import Turn
from escabel_gui.record.telling.wins import about_end, about_joining, about_losing
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY, State

MAX_REASONS: Final = 4  # for the better move
MAX_GAINS: Final = 2  # of the opponent's answer

BETTER: Final = Message("{0} is better.")
PLAYED: Final = Message("{0} was played.")
PLAYED_INSTEAD: Final = Message("{0} was played instead.")
CAN_ANSWER: Final = Message("{0} can answer {1}.")
LATER: Final = Message("Only the moves that follow show why {0} is better.")


class Mistake(NamedTuple):
    """A move that was played, a better one, and the best answer to the move, where it is known."""

    before: State
    move: int
    better: Candidate
    answer: Candidate | None


def find_mistake(tree: GameTree, judgment: Judgment) -> Mistake:
    """Return what a judgment says of a move, apart from the game."""
    node = judgment.node
    answer = None if node.evaluation is None else node.evaluation.best
    return Mistake(tree.state_at(node.parent).copy(), node.move, judgment.better, answer)


def explain(rules: Rules, mistake: Mistake) -> list[Message]:
    """Return sentences on why the better move is better, and what the move that was played allowed."""
    work = Work(THOROUGH, MAX_SECONDS)
    played = Turn(rules, mistake.before, mistake.move, NOBODY, work, is_thorough=True)
    gains, losses = about_better(played, mistake.better), [*about_played(played)]
    if not losses and mistake.answer is not None:
        losses += about_answer(played, mistake.answer)
    sentences: list[Message] = []
    if gains:
        sentences += [Message(BETTER.text, (name_move(mistake.better.move),)), *gains]
    if losses:
        played_words = PLAYED_INSTEAD if gains else PLAYED
        sentences += [Message(played_words.text, (name_move(rules.format_move(mistake.move)),)), *losses]
    return sentences or tell_without_reasons(played, mistake.better)


def tell_without_reasons(played: Turn, better: Candidate) -> list[Message]:
    """Return what the move that was played does, where the rules show neither what it cost nor what was better."""
    gains = [] if played.move == SWAP else [*islice(gains_of(played, ""), MAX_GAINS)]
    told = [Message(PLAYED.text, (name_move(played.rules.format_move(played.move)),)), *gains] if gains else []
    return [*told, Message(LATER.text, (name_move(better.move),))]


def about_better(played: Turn, better: Candidate) -> list[Message]:
    """Return the reasons for the better move that do not speak for the move that was played as well."""
    rules, before = played.rules, played.before
    line = read_moves(rules, before, better.pv)
    if not line:
        return []
    if line[0] == SWAP:
        return [SWAPS]
    turn = Turn(rules, before, line[0], NOBODY, played.work, is_thorough=True)
    reasons = reasons_for(turn, result_of(turn, better.proven), line)
    shared = [] if played.move == SWAP else reasons_for(played, "", [])
    return [reason for reason in reasons if reason not in shared][:MAX_REASONS]


def about_played(turn: Turn) -> Iterator[Message]:
    """Yield what the move that was played brings about for the opponent."""
    if turn.move == SWAP:
        return
    if turn.rules.winner(turn.after) != NOBODY:
        yield about_end(turn)
        return
    if turn.cuts and turn.is_joined:
        yield about_joining(turn)
    if any(win.move == PASS for win in turn.left or ()):
        yield from islice(about_pass(turn), 1)
    yield from about_losing(turn)
    yield from about_harm(turn)
    yield from about_bad_sleep(turn)
    if gain_of(turn) < 0:
        yield from about_score(turn)


def about_answer(played: Turn, answer: Candidate) -> list[Message]:
    """Return the opponent's best answer with what it gains; empty if it gains nothing at once."""
    rules, after = played.rules, played.after
    line = read_moves(rules, after, answer.pv) if rules.winner(after) == NOBODY else []
    if not line or line[0] in (PASS, SWAP):
        return []
    turn = Turn(rules, after, line[0], NOBODY, played.work, is_thorough=True)
    gains = [*islice(gains_of(turn, result_of(turn, answer.proven)), MAX_GAINS)]
    told = Message(CAN_ANSWER.text, (COLOR_NAMES[turn.mover], rules.format_move(line[0])))
    return [told, *gains] if gains else []
