"""Shapes in a position: where the points of a claim bear what it says, moved, turned or mirrored, in either color."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from escabel_gui.record.piles import Pile, parse_pile, parse_piles
from escabel_gui.record.shapes.claim import EDGES, ClaimGoal, ShapeClaim
from escabel_gui.record.shapes.shape import Shape
from escabel_gui.rules.abilities import deciders
from escabel_gui.rules.boards import edges_of
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, EMPTY, State, opponent

Spot = tuple[int, int]  # column and row, or how far to go in both directions
Turning = tuple[int, int, int, int]  # a matrix: one of the eight ways to turn and mirror a square

TURNINGS: Final[tuple[Turning, ...]] = (
    (1, 0, 0, 1),
    (-1, 0, 0, 1),
    (1, 0, 0, -1),
    (-1, 0, 0, -1),
    (0, 1, 1, 0),
    (0, -1, 1, 0),
    (0, 1, -1, 0),
    (0, -1, -1, 0),
)
DIRECTIONS: Final[dict[str, Spot]] = {"bottom": (0, -1), "top": (0, 1), "left": (-1, 0), "right": (1, 0)}
SETUP: Final = "setup"  # the option that changes only the beginning


class ShapeOccurrence(NamedTuple):
    """A shape at a place of a position, and the points and edges of its claim there."""

    shape: Shape
    words: tuple[str, ...]
    points: frozenset[int]  # of its area


class ShapePattern(NamedTuple):
    """A claim that can occur elsewhere: what its points may bear, by place on the board of the shape."""

    shape: Shape
    claim: ShapeClaim
    wanted: dict[Spot, frozenset[tuple[int, int]]]  # owner and height, each pair that is proven


def find_occurrences(shapes: list[Shape], rules: Rules, state: State, color: int) -> Iterator[ShapeOccurrence]:
    """Find where a color has what is joined for certain, with the opponent to move; each shape once."""
    if state.turn == color:
        return
    for shape in shapes:
        if not is_alike(shape.rules, rules):
            continue
        found = (place for pattern in patterns_of(shape) for place in places_of(pattern, rules, state, color))
        first = next(found, None)
        if first is not None:
            yield first


def is_alike(first: Rules, second: Rules) -> bool:
    """Return whether the same is true under two rules, whatever the size and the beginning."""
    (game, options), (other, others) = parse_wire_name(first.wire_name), parse_wire_name(second.wire_name)
    return game is other and all(options[name] == others[name] for name in options if name != SETUP)


def patterns_of(shape: Shape) -> Iterator[ShapePattern]:
    """Yield the claims that hold in an area wherever it is: something is joined, with the opponent to move."""
    board = shape.rules.board
    for claim in shape.claims:
        if not (claim.holds and claim.area and claim.goal is ClaimGoal.JOIN and claim.turn != claim.color):
            continue
        wanted = {board.lattice[board.index_by_name[name]]: {(EMPTY, 0)} for name in claim.area}
        stacks = shape.stacks if claim.stacks is None else claim.stacks
        for spot, pile in zip(board.lattice, parse_piles(shape.rules, stacks), strict=True):
            if pile:
                wanted[spot] = {pile_state(pile)}
        for part in claim.varied:
            for name in part.points:
                wanted[board.lattice[board.index_by_name[name]]] = {pile_state(parse_pile(pile)) for pile in part.piles}
        yield ShapePattern(shape, claim, {spot: frozenset(states) for spot, states in wanted.items()})


def pile_state(pile: Pile) -> tuple[int, int]:
    """Return the owner and the height of a pile; EMPTY and 0 of none."""
    return (pile[-1], len(pile)) if pile else (EMPTY, 0)


def places_of(pattern: ShapePattern, rules: Rules, state: State, color: int) -> Iterator[ShapeOccurrence]:
    """Yield the places at which a pattern occurs for a color."""
    is_same = color == pattern.claim.color
    lattice = rules.board.lattice
    numbers = {spot: number for number, spot in enumerate(lattice)}
    for turning in TURNINGS:
        edges = turned_edges(pattern.claim, turning, is_same)
        if edges is None:
            continue
        turned = {turn_spot(spot, turning): spot for spot in pattern.wanted}
        corner = next(spot for spot, old in turned.items() if (EMPTY, 0) not in pattern.wanted[old])
        for start in numbers.values():
            if not fits(pattern, rules, state, start, turned[corner], is_same):
                continue
            by = (lattice[start][0] - corner[0], lattice[start][1] - corner[1])
            points = {numbers.get((spot[0] + by[0], spot[1] + by[1]), -1): spot for spot in turned}
            if -1 in points or not all(
                fits(pattern, rules, state, point, turned[spot], is_same) for point, spot in points.items()
            ):
                continue
            if all(reaches(pattern, rules, points, turned, old, new) for old, new in edges.items()):
                words = tuple(words_at(pattern, rules, points, turned, edges))
                yield ShapeOccurrence(pattern.shape, words, frozenset(points))


def turn_spot(spot: Spot, turning: Turning) -> Spot:
    """Turn a place about the origin."""
    return turning[0] * spot[0] + turning[1] * spot[1], turning[2] * spot[0] + turning[3] * spot[1]


def turned_edges(claim: ShapeClaim, turning: Turning, is_same: bool) -> dict[str, str] | None:
    """Return the edges of a claim by what they are after turning; None if one is then the other color's."""
    names = {direction: name for name, direction in DIRECTIONS.items()}
    edges = {word: names[turn_spot(DIRECTIONS[word], turning)] for word in claim.words if word in EDGES}
    black = edges_of(BLACK)
    if any(((EDGES[old] in black) == (EDGES[new] in black)) != is_same for old, new in edges.items()):
        return None
    return edges


def fits(pattern: ShapePattern, rules: Rules, state: State, point: int, spot: Spot, is_same: bool) -> bool:
    """Return whether a point bears what the pattern has on a spot, and is of the same kind."""
    owner = int(state.owner[point])
    if owner != EMPTY and not is_same:
        owner = int(opponent(owner))
    if (owner, int(state.height[point])) not in pattern.wanted[spot]:
        return False
    before = pattern.shape.rules
    return deciders(rules, point) == deciders(before, before.board.lattice.index(spot))


def reaches(
    pattern: ShapePattern, rules: Rules, points: dict[int, Spot], turned: dict[Spot, Spot], old: str, new: str
) -> bool:
    """Return whether the points of a pattern that touch an edge touch the one in its place."""
    before = pattern.shape.rules.board
    return all(
        bool(rules.board.edges[point] & EDGES[new])
        == bool(before.edges[before.lattice.index(turned[spot])] & EDGES[old])
        for point, spot in points.items()
    )


def words_at(
    pattern: ShapePattern, rules: Rules, points: dict[int, Spot], turned: dict[Spot, Spot], edges: dict[str, str]
) -> Iterator[str]:
    """Yield the points and edges that are joined, by their names at the place."""
    before = pattern.shape.rules.board
    names = dict(edges)
    for point, spot in points.items():
        names[before.names[before.lattice.index(turned[spot])]] = rules.board.names[point]
    return (names[word] for word in pattern.claim.words)
