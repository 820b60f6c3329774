"""Games played at random, and as many of them as the rules are fast enough for."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import escabel_gui.rules.contract
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, ruleset_of
from escabel_gui.rules.contract import Diagram, Rules
from escabel_gui.rules.state import BLACK, EMPTY, State
from tests.rules.plain import GAMES, make_plain
from tests.rules.plain.position import PlainGame, Position, name

COMPILED = Path(escabel_gui.rules.contract.__file__).suffix != ".py"

WIRE_NAMES = [wire_name for ruleset in CATALOGUE for wire_name in all_wire_names(ruleset)]
TWINNED_NAMES = [wire_name for wire_name in WIRE_NAMES if wire_name.split(":")[0] in GAMES]

Piles = dict[str, str]  # by point name, the colors from the bottom up: "bwb"


def nearest_size(wire_name: str, size: int) -> int:
    """Return the size nearest to this one that a game is played on."""
    return min(ruleset_of(wire_name).sizes, key=lambda own: abs(own - size))


def sizes_to_play(wire_name: str) -> tuple[int, ...]:
    """Return the smaller sizes that a game is played on."""
    return ruleset_of(wire_name).sizes[:5]


def repeat(times: int) -> range:
    """Return a range of that many games, or of a twentieth of them where the rules run interpreted."""
    return range(times if COMPILED else max(1, times // 20))


def share(wire_name: str, times: int) -> range:
    """Return a range as `repeat` does, for one of a game's combinations of options, which share that many games."""
    return repeat(times // len(all_wire_names(ruleset_of(wire_name))))


def random_game(rules: Rules, random: Random) -> Iterator[tuple[State, list[int], int]]:
    """Yield each position with its legal moves and the one that is played there, up to the last one before the end."""
    state = rules.start()
    while moves := rules.legal_move_list(state):
        move = random.choice(moves)
        yield state, moves, move
        rules.play(state, move)


def random_end(rules: Rules, random: Random) -> tuple[State, list[int]]:
    """Return the last position of a random game, and its moves."""
    played = []
    state = rules.start()
    for position, _, move in random_game(rules, random):
        state = position
        played.append(move)
    return state, played


def owners_and_heights(rules: Rules, state: State) -> dict[str, tuple[str, int]]:
    return {
        point_name: ("b" if state.owner[point] == BLACK else "w", int(state.height[point]))
        for point, point_name in enumerate(rules.board.names)
        if state.owner[point] != EMPTY
    }


def tops_and_heights(piles: Piles) -> dict[str, tuple[str, int]]:
    return {point_name: (pile[-1], len(pile)) for point_name, pile in piles.items()}


def named_piles(position: Position) -> Piles:
    return {name(point): pile for point, pile in position.piles.items()}


def start_piles(rules: Rules) -> Piles:
    """Return the piles of the first position, in which no stack is higher than one piece."""
    return {point_name: color for point_name, (color, _) in owners_and_heights(rules, rules.start()).items()}


def transfer_piles(rules: Rules, state: State, move: int, piles: Piles) -> None:
    """Move the pieces of the piles as a move does it physically."""
    names = rules.board.names
    for color, source, target, pieces in rules.deltas(state, move):
        moving = "b" if color == BLACK else "w"
        if source is not None:
            pile = piles.pop(names[source])
            moving = pile[-pieces:]
            if len(pile) > pieces:
                piles[names[source]] = pile[:-pieces]
        if target is not None:
            piles[names[target]] = piles.get(names[target], "") + moving


def plain_twin(rules: Rules) -> PlainGame:
    return make_plain(rules.wire_name, rules.size)


def assert_can_be_drawn(rules: Rules, diagram: Diagram) -> None:
    """Check that all points exist, links join two stacks of one color, and arrows are legal moves of their owners."""
    state = rules.diagram_position(diagram)
    for pair in diagram.links.split():
        first, second = (rules.board.index_by_name[point_name] for point_name in pair.split("-"))
        assert rules.connection(state, first, second) is not None, pair
    for arrow in diagram.arrows.split():
        state.turn = state.owner[rules.board.index_by_name[arrow.split("-")[0]]]
        assert rules.move_error(state, rules.parse_move(arrow)) is None, arrow
