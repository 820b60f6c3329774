"""Explanation of a mistake in sentences: the move played compared with the better one."""

from __future__ import annotations

from typing import Final

from escabel_gui.record.review.effects import Effect, effects_of, read_moves
from escabel_gui.record.review.review import Judgment
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import NOBODY, State, opponent

MOST_TOLD: Final = 2  # effects of one move
SHORT_LINE: Final = 4  # moves that are all named


def explain(tree: GameTree, judgment: Judgment) -> list[Message]:
    """Return sentences on what the move did, what it allowed, and what the better move would have done."""
    node, rules = judgment.node, tree.rules
    before, after = tree.state_at(node.parent), tree.state_at(node)
    color, enemy = judgment.color, int(opponent(judgment.color))
    reply = reply_line(tree, judgment)
    played, better = effects_of(rules, before, [node.move]), better_effects(rules, before, judgment)
    shared = {effect.sentence for effect in played} & {effect.sentence for effect in better}
    played = [effect for effect in played if effect.sentence not in shared]
    better = [effect for effect in better if effect.sentence not in shared]
    sentences: list[Message] = []
    if harm := [effect for effect in played if effect.favours != color]:
        sentences += told_of(rules.format_move(node.move), order(harm, enemy))
    if reply and (gain := favouring(effects_of(rules, after, reply[:1]), enemy)):
        answer = rules.format_move(reply[0])
        #: what the move that was a mistake lets the other player play
        sentences.append(Message("It lets {0} play {1}.", (COLOR_NAMES[enemy], answer)))
        sentences += told_of(answer, gain)
    if gain := favouring(better, color):
        sentences += told_of(judgment.better.move, gain)
    if not sentences:
        sentences = explain_lines(rules, before, after, judgment, reply)
    return sentences or [Message("Nothing changes at once: the line shows where the two moves diverge.")]


def explain_lines(rules: Rules, before: State, after: State, judgment: Judgment, reply: list[int]) -> list[Message]:
    """Return sentences on the ends of both lines, for moves without immediate effects."""
    color, enemy = judgment.color, int(opponent(judgment.color))
    sentences: list[Message] = []
    line = read_moves(rules, before, judgment.better.pv)
    if len(line) > 1 and (gain := favouring(effects_of(rules, before, line), color)):
        sentences += told_of(format_line(rules, line), gain)
    if len(reply) > 1 and (gain := favouring(effects_of(rules, after, reply), enemy)):
        sentences += told_of(format_line(rules, reply), gain)
    return sentences


def better_effects(rules: Rules, before: State, judgment: Judgment) -> list[Effect]:
    """Return the effects of the best move."""
    move = read_moves(rules, before, (judgment.better.move,))
    return effects_of(rules, before, move) if move else []


def reply_line(tree: GameTree, judgment: Judgment) -> list[int]:
    """Return the best continuation after the move; empty if unknown or the game is over."""
    evaluation = judgment.node.evaluation
    state = tree.state_at(judgment.node)
    if evaluation is None or tree.rules.winner(state) != NOBODY:
        return []
    return read_moves(tree.rules, state, evaluation.best.pv)


def favouring(effects: list[Effect], color: int) -> list[Effect]:
    """Return the gains of a color followed by neutral effects; empty without gains."""
    if not any(effect.favours == color for effect in effects):
        return []
    return order([effect for effect in effects if effect.favours in (color, NOBODY)], color)


def order(effects: list[Effect], color: int) -> list[Effect]:
    """Return the effects with the gains of a color first."""
    return sorted(effects, key=lambda effect: effect.favours != color)


def told_of(move: str, effects: list[Effect]) -> list[Message]:
    """Return sentences on the most important effects of one or more moves."""
    return [effect.told_of(move) for effect in effects[:MOST_TOLD]]


def format_line(rules: Rules, line: list[int]) -> str:
    """The moves of a line; of a long one, how it begins and ends."""
    moves = [rules.format_move(move) for move in line]
    return " ".join(moves if len(moves) <= SHORT_LINE else [*moves[: SHORT_LINE - 1], "…", moves[-1]])
