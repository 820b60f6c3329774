"""Sentences about chains: joined and cut, where they reach, and what the opponent would have done in their place."""

from collections.abc import Iterator
from math import dist
from typing import Final

from escabel_gui.record.telling.positions import as_turn
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.turn import Chain, Turn
from escabel_gui.record.telling.voices import Voices
from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, WHITE_FAR, WHITE_NEAR, edges_of
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PLACE, move_kind
from escabel_gui.rules.state import BLACK

MIN_NAMES: Final = 3  # that are worth a sentence of their own
MAX_NAMES: Final = 4  # in one sentence

CONNECTS: Final = Message("That connects {0} with {1}.")
CONNECTS_ROWS: Final = Message("That connects {0} with {1}: a chain from row {2} to row {3}.")
CONNECTS_COLUMNS: Final = Message("That connects {0} with {1}: a chain from column {2} to column {3}.")
REACHES_ROWS: Final = Message("That makes a chain from row {0} to row {1}.")
REACHES_COLUMNS: Final = Message("That makes a chain from column {0} to column {1}.")
OF_ROWS: Final = Message("That makes a chain of {0}, from row {1} to row {2}.")
OF_COLUMNS: Final = Message("That makes a chain of {0}, from column {1} to column {2}.")
CUTS: Final = Message("That cuts {0} off from {1}.")
LETS_CONNECT: Final = Voices(
    Message("But that connects {2} and {3} for {1}."),
    opponent=Message("But that connects {2} and {3} for you."),
)
LETS_GO: Final = Message("But {0} and {1} are no longer connected.")
EDGES: Final = {
    BLACK_NEAR: Message("That brings the chain with {0} to the bottom edge."),
    BLACK_FAR: Message("That brings the chain with {0} to the top edge."),
    WHITE_NEAR: Message("That brings the chain with {0} to the left edge."),
    WHITE_FAR: Message("That brings the chain with {0} to the right edge."),
}
STOPS_CUTTING: Final = Voices(
    Message("That stops {1} from cutting {2} off from {3} there."),
    opponent=Message("That stops you from cutting {2} off from {3} there."),
)
STOPS_CONNECTING: Final = Voices(
    Message("That stops {1} from connecting {2} with {3} there."),
    opponent=Message("That stops you from connecting {2} with {3} there."),
)


def about_chains(turn: Turn) -> Iterator[Message]:
    """Yield the mover's cuts and connections."""
    ends = joined(turn, turn.new_chains[turn.enemy], turn.old_chains[turn.enemy])
    if ends is not None:
        yield Message(CUTS.text, ends)
    yield from about_connections(turn)


def about_other_chains(turn: Turn) -> Iterator[Message]:
    """Yield the same, but for the cut of a chain that would have won: `about_stopping` tells that."""
    yield from about_connections(turn) if turn.was_beaten else about_chains(turn)


def about_connections(turn: Turn) -> Iterator[Message]:
    """Yield the mover's connections."""
    rules, color = turn.rules, turn.mover
    for chain in turn.new_chains[color]:
        parts = parts_of(chain, turn.old_chains[color])
        span = span_of(rules, color, chain)
        if len(parts) > 1:
            ends = nearest_names(turn, parts[0], parts[1])
            words = CONNECTS_ROWS if color == BLACK else CONNECTS_COLUMNS
            yield Message(words.text, (*ends, *span)) if span[0] != span[1] else Message(CONNECTS.text, ends)
        elif parts and len(chain) >= MIN_NAMES and span != span_of(rules, color, parts[0]):
            if len(chain) <= MAX_NAMES:
                yield Message((OF_ROWS if color == BLACK else OF_COLUMNS).text, (turn.in_order(chain), *span))
            else:
                yield Message((REACHES_ROWS if color == BLACK else REACHES_COLUMNS).text, span)


def about_edges(turn: Turn) -> Iterator[Message]:
    """Yield edges that a chain of the mover's touches now, and did not before."""
    for edge, parts in edges_reached(turn):
        yield Message(EDGES[edge].text, nearest_names(turn, parts[0]))


def about_harm(turn: Turn) -> Iterator[Message]:
    """Yield cuts of the mover's chains and connections of the opponent's."""
    ends = joined(turn, turn.new_chains[turn.mover], turn.old_chains[turn.mover])
    if ends is not None:
        yield Message(LETS_GO.text, ends)
    ends = joined(turn, turn.old_chains[turn.enemy], turn.new_chains[turn.enemy])
    if ends is not None:
        yield turn.say(LETS_CONNECT, *ends)


def about_the_point(turn: Turn) -> Iterator[Message]:
    """Yield what the opponent would have cut or connected by placing where the mover places."""
    rules, state = turn.rules, as_turn(turn.before, turn.enemy)
    if move_kind(turn.move) != PLACE or not rules.is_legal(state, turn.move):
        return
    if any(win.move == turn.move for win in turn.met or ()):
        return  # that has been told
    other = Turn(rules, state, turn.move, turn.you, Work(0))
    ends = joined(other, other.new_chains[turn.mover], other.old_chains[turn.mover])
    if ends is not None:
        yield turn.say(STOPS_CUTTING, *ends)
        return
    ends = joined(other, other.old_chains[turn.enemy], other.new_chains[turn.enemy])
    if ends is not None:
        yield turn.say(STOPS_CONNECTING, *ends)


def edges_reached(turn: Turn) -> Iterator[tuple[int, list[Chain]]]:
    """Yield edges that a chain of the mover's touches now, and did not before, with the parts that it had then."""
    edges = turn.rules.board.edges
    for chain in turn.new_chains[turn.mover]:
        before = [old for old in turn.old_chains[turn.mover] if old & chain]  # also what is no part of it any more
        for edge in edges_of(turn.mover):
            at_edge = {point for point, at in enumerate(edges) if at & edge}
            if before and not at_edge.isdisjoint(chain) and all(at_edge.isdisjoint(old) for old in before):
                yield edge, parts_of(chain, before)


def joined(turn: Turn, apart: list[Chain], together: list[Chain]) -> tuple[str, ...] | None:
    """Return two points of one chain in the second list that belong to two chains in the first one, or None."""
    for whole in together:
        parts = parts_of(whole, apart)
        if len(parts) > 1:
            return nearest_names(turn, parts[0], parts[1])
    return None


def parts_of(whole: Chain, chains: list[Chain]) -> list[Chain]:
    """Return the intersections of other chains with this one, largest first."""
    return sorted((part & whole for part in chains if part & whole), key=lambda part: (-len(part), min(part)))


def span_of(rules: Rules, color: int, chain: Chain) -> tuple[str, str]:
    """Return from where to where a chain reaches between its color's edges: rows for Black, columns for White."""
    names = [rules.board.names[point] for point in chain]
    if color == BLACK:
        rows = [int(name[1:]) for name in names]
        return str(min(rows)), str(max(rows))
    columns = [name[0] for name in names]
    return min(columns), max(columns)


def nearest_names(turn: Turn, *groups: Chain) -> tuple[str, ...]:
    """Return the names of points, one of each group, that lie closest to a point that the move has changed."""
    board = turn.rules.board

    def nearest(changed: int, group: Chain) -> tuple[float, int]:
        return min((round(dist(board.xy[changed], board.xy[point]), 6), point) for point in group)

    found = ([nearest(changed, group) for group in groups] for changed in turn.changed)
    return tuple(board.names[point] for _, point in min(found, key=lambda pairs: sum(away for away, _ in pairs)))
