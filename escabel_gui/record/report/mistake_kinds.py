"""Kinds of mistakes, as far as the rules show them: what was missed, and what the move allowed."""

from enum import Enum
from typing import Final

from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.review.review import Judgment
from escabel_gui.record.telling.chains import about_chains, about_harm, about_the_point
from escabel_gui.record.telling.points import about_bad_sleep, gain_of
from escabel_gui.record.telling.positions import read_moves
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.turn import Turn
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY

QUICK: Final = 200_000  # points looked at for one mistake
MAX_SECONDS: Final = 0.5  # for that, on a slow computer


class MistakeKind(Enum):
    """Kind of a mistake; the weightiest first, which counts where several are true."""

    SWAP = "swap"  # to swap or not to swap
    MISSED_WIN = "missed-win"  # the better move wins by force
    ALLOWED_WIN = "allowed-win"  # the opponent can win at once
    CHAIN = "chain"  # it cut a chain of one's own, or joined the opponent's
    SLEEP = "sleep"  # it put stacks of one's own to sleep, or woke the opponent's
    POINTS = "points"  # the better move gains more points at once
    CONNECTION = "connection"  # the better move joins chains, or cuts the opponent's
    POINT = "point"  # the better move is where the opponent would have joined or cut
    ANSWER = "answer"  # the best answer joins the opponent's chains, or cuts one's own
    OTHER = "other"  # nothing that shows at once


def kind_of(tree: GameTree, judgment: Judgment) -> MistakeKind:
    """Return the kind of a mistake."""
    rules, node = tree.rules, judgment.node
    before = tree.state_at(node.parent)
    better_line = read_moves(rules, before, judgment.better.pv[:1])
    if node.move == SWAP or SWAP in better_line:
        return MistakeKind.SWAP
    work = Work(QUICK, MAX_SECONDS)
    played = Turn(rules, before, node.move, NOBODY, work)
    better = Turn(rules, before, better_line[0], NOBODY, work) if better_line else None
    if better is not None and (judgment.better.proven == "win" or better.wins_by_force):
        return MistakeKind.MISSED_WIN
    if rules.winner(played.after) == played.enemy or any(win.is_sure for win in played.left or ()):
        return MistakeKind.ALLOWED_WIN
    if any(about_harm(played)):
        return MistakeKind.CHAIN
    if any(about_bad_sleep(played)):
        return MistakeKind.SLEEP
    if better is not None:
        if gain_of(better) > gain_of(played):
            return MistakeKind.POINTS
        if any(about_chains(better)) and not any(about_chains(played)):
            return MistakeKind.CONNECTION
        if any(about_the_point(better)) and not any(about_the_point(played)):
            return MistakeKind.POINT
    answer = best_answer(played, node.evaluation)
    if answer is not None and any(about_chains(Turn(rules, played.after, answer, NOBODY, work))):
        return MistakeKind.ANSWER
    return MistakeKind.OTHER


def best_answer(played: Turn, evaluation: Evaluation | None) -> int | None:
    """Return the best answer to a move by the evaluation after it, if that is a move on the board."""
    if evaluation is None or played.rules.winner(played.after) != NOBODY:
        return None
    moves = read_moves(played.rules, played.after, evaluation.best.pv[:1])
    return moves[0] if moves and moves[0] not in (PASS, SWAP) else None
