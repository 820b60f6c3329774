"""Consequences of a move in one line, and in full: wins, threats, connections, cuts, points, sleeping stacks.

These sentences read well before the move and after it. In one line, only so much is tried that it is there before the
pointer has left.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from escabel_gui.record.telling.chains import about_edges, about_harm, about_other_chains
from escabel_gui.record.telling.points import (
    about_bad_sleep,
    about_binding,
    about_pass,
    about_places,
    about_score,
    about_sleep,
)
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.turn import Turn
from escabel_gui.record.telling.wins import about_end, about_stopping, about_threats, about_winning_chain, find_threats
from escabel_gui.record.tree import ChildNode, GameTree, Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message, join_sentences
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import NOBODY, State

LINE: Final = 84  # characters that fit under the board, in English
QUICK: Final = 120_000  # points looked at to find wins, while somebody points at a move


def consequence(rules: Rules, before: State, move: int, you: int, is_riddle: bool = False) -> Message | None:
    """Return the most important consequence of a legal move, or None.

    `you` is the listener's color before the move, or NOBODY; `is_riddle` keeps back how the move can be answered.
    """
    if move == SWAP:
        return None
    turn = Turn(rules, before, move, you, Work(QUICK))
    turn.is_riddle = is_riddle
    return in_one_line(turn)


def sum_up(rules: Rules, before: State, move: int, you: int) -> tuple[Message | None, tuple[int, ...]]:
    """Return the result of `consequence`, and the points at which the move threatens to win."""
    if move == SWAP:
        return None, ()
    turn = Turn(rules, before, move, you, Work(QUICK))
    told = in_one_line(turn)
    threats = () if rules.winner(turn.after) != NOBODY else find_threats(turn)[0]
    return told, tuple(sorted({rules.target_point(threat) for threat in threats}))


def in_one_line(turn: Turn) -> Message | None:
    """Return as many of the consequences of a move as fit into a line."""
    line: Message | None = None
    for sentence in consequences(turn):
        if line is None:
            line = sentence
        elif len(str(line)) + 1 + len(str(sentence)) <= LINE:
            return join_sentences(line, sentence)
        else:
            break
    return line


def consequences(turn: Turn) -> Iterator[Message]:
    """Yield the consequences of a move, most important first."""
    if turn.rules.winner(turn.after) != NOBODY:
        yield about_end(turn)
        return
    yield from about_winning_chain(turn)
    yield from about_pass(turn)
    yield from about_stopping(turn)
    yield from about_threats(turn)
    yield from about_other_chains(turn)
    yield from about_edges(turn)
    yield from about_harm(turn)
    yield from about_sleep(turn)
    yield from about_bad_sleep(turn)
    yield from about_score(turn)
    yield from about_binding(turn)
    yield from about_places(turn)


def about_win(rules: Rules, before: State, move: int) -> Message | None:
    """Return the sentence that tells how a legal move wins by what it joins or threatens, or None."""
    if move == SWAP:
        return None
    turn = Turn(rules, before, move, NOBODY, Work(QUICK))
    if rules.winner(turn.after) != NOBODY or not turn.wins_by_force:
        return None
    return next(chain(about_winning_chain(turn), about_threats(turn)), None)


def consequence_at(tree: GameTree, node: Node, you: int) -> Message | None:
    """Return what came of the move that led to a node, if the color `you` made it."""
    if not isinstance(node, ChildNode):
        return None
    before = tree.state_at(node.parent)
    return consequence(tree.rules, before, node.move, you) if before.turn == you else None
