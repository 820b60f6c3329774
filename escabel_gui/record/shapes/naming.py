"""Shapes that moves make, named in sentences, and found again in these."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from escabel_gui.record.shapes.claim import EDGES
from escabel_gui.record.shapes.occurrence import find_occurrences
from escabel_gui.record.shapes.shape import Shape, find_shapes
from escabel_gui.record.telling.advice import Advice
from escabel_gui.record.telling.positions import read_moves
from escabel_gui.record.telling.refutation import MoveRefutation
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.message import Message, join_and, shipped_name
from escabel_gui.rules.moves import PASS, SWAP, move_point
from escabel_gui.rules.state import NOBODY, State, opponent
from escabel_gui.shipped import resources

CANNOT_CUT: Final = Message("That makes the shape “{0}” ({1}): {2} cannot cut it.")
CANNOT_CUT_YET: Final = Message(
    "That makes the shape “{0}” ({1}): {2} cannot cut it as long as nobody climbs into it or out of it."
)


@cache
def known_shapes(game: str) -> list[Shape]:
    """Return the shapes of a game, given by its wire name without options."""
    return find_shapes(resources() / "shapes", game)


def name_shape(rules: Rules, state: State, move: int) -> list[Message]:
    """Return a sentence about a shape that a move makes, with the opponent to move after it; none without one."""
    made = shape_made(rules, state, move)
    if made is None:
        return []
    said = CANNOT_CUT_YET if ruleset_of(rules.wire_name).has_steps else CANNOT_CUT
    return [Message(said.text, (*made, COLOR_NAMES[opponent(state.turn)]))]


def add_shape(rules: Rules, state: State, advice: Advice) -> Advice:
    """Return advice whose last sentence is about a shape that the move makes, unless it simply wins."""
    if advice.proven == "win" and not advice.more:
        return advice
    return advice._replace(more=(*advice.more, *name_shape(rules, state, advice.move)))


def name_missed_shape(rules: Rules, state: State, move: int, better: str) -> list[Message]:
    """Return a sentence about a shape that the better move, a text, would have made and the move did not; or none."""
    best = read_moves(rules, state, (better,))  # from a file it may be anything
    made = shape_made(rules, state, best[0]) if best else None
    if made is None or made == shape_made(rules, state, move):
        return []
    return [Message("{0} would have made the shape “{1}” ({2}).", (better, *made))]


def name_shapes_of_answer(rules: Rules, state: State, refutation: MoveRefutation, better: str) -> list[Message]:
    """Return sentences about shapes in the answer to a move: what it missed, what it makes, and what replies make.

    `better` is the best move, a text. Each shape is named once.
    """
    move, line = refutation.move, refutation.line
    said = [] if refutation.is_as_good else name_missed_shape(rules, state, move, better)
    now = state.copy()
    for played in (move, *line):
        made = shape_made(rules, now, played)
        if made is not None and not any(made[0] in sentence.args for sentence in said):
            said.append(Message("{0} makes the shape “{1}” ({2}).", (rules.format_move(played), *made)))
        rules.play(now, played)
    return said


def find_named(said: Iterable[Message], game: str) -> list[Shape]:
    """Return the shapes of a game that sentences name, in the order of the game's shapes."""
    named = {inner.text for sentence in said for inner in parts_of(sentence)}
    return [shape for shape in known_shapes(game) if shape.title in named] if named else []


def parts_of(sentence: Message) -> Iterator[Message]:
    """Yield the messages that are arguments of a sentence, at any depth."""
    for part in sentence.args:
        if isinstance(part, Message):
            yield part
            yield from parts_of(part)


def shape_made(rules: Rules, state: State, move: int) -> tuple[Message, Message] | None:
    """Return the name of a shape that a legal move makes, and the points that it links; None without one."""
    mover, after = int(state.turn), state.copy()
    if move in (PASS, SWAP):
        return None
    rules.play(after, move)
    if rules.winner(after) != NOBODY:
        return None
    changed = {int(move_point(move)), rules.target_point(move)}
    waiting = state.copy()
    waiting.turn = after.turn
    shapes = known_shapes(ruleset_of(rules.wire_name).name)
    before = {(found.shape.key, found.points) for found in find_occurrences(shapes, rules, waiting, mover)}
    for found in find_occurrences(shapes, rules, after, mover):
        if found.points & changed and (found.shape.key, found.points) not in before:
            return shipped_name(found.shape.title), join_and([word for word in found.words if word not in EDGES])
    return None
