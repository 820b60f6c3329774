"""Symmetries of games: mirror images and rotations of the board, with or without an exchange of colors."""

from math import cos, pi, sin
from typing import Final, NamedTuple

from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, STEP, SWAP, is_step, move_kind, move_point, pack_move
from escabel_gui.rules.state import BLACK, WHITE, State, opponent

TURNS: Final = 12  # of a whole turn: squares and hexagons come to lie on themselves after some of them
DIGITS: Final = 4  # to which coordinates are compared
COLOR_EDGES: Final = 3  # the bits of one color's edges


class Symmetry(NamedTuple):
    """Automorphism of a game: a permutation of the points, and whether colors are exchanged."""

    permutation: tuple[int, ...]  # by point: its image
    swaps_colors: bool  # whether Black's edges become White's, and so the stacks change their colors, too


def find_symmetries(rules: Rules) -> list[Symmetry]:
    """Return all symmetries of a game, the identity first.

    The board's neighbors and edges, the first position and its moves tell whether a game treats a point and its image
    alike. Colors are exchanged as if it did not matter who began, which is so after the first few plies.
    """
    start = rules.start()
    found: list[Symmetry] = []
    for image in board_automorphisms(rules):
        if not preserves_adjacency(rules, image):
            continue
        for swaps_colors in (False, True):
            symmetry = Symmetry(image, swaps_colors)
            if symmetry not in found and preserves_edges(rules, symmetry) and preserves_start(rules, start, symmetry):
                found.append(symmetry)
    return found


def color_preserving_symmetries(rules: Rules) -> list[Symmetry]:
    """Return the symmetries of a game that leave all colors as they are, the identity first."""
    return [symmetry for symmetry in find_symmetries(rules) if not symmetry.swaps_colors]


def board_automorphisms(rules: Rules) -> list[tuple[int, ...]]:
    """Return the permutations of the points by rotations and reflections of the drawing."""
    xy = rules.board.xy
    middle_x = (min(x for x, _ in xy) + max(x for x, _ in xy)) / 2
    middle_y = (min(y for _, y in xy) + max(y for _, y in xy)) / 2
    at = {(round(x - middle_x, DIGITS) + 0.0, round(y - middle_y, DIGITS) + 0.0): k for k, (x, y) in enumerate(xy)}
    images: list[tuple[int, ...]] = []
    for sign in (1, -1):
        for turn in range(TURNS):
            right, up = cos(2 * pi * turn / TURNS), sin(2 * pi * turn / TURNS)
            image = [
                at.get(
                    (
                        round(sign * ((x - middle_x) * right - (y - middle_y) * up), DIGITS) + 0.0,
                        round((x - middle_x) * up + (y - middle_y) * right, DIGITS) + 0.0,
                    ),
                    -1,
                )
                for x, y in xy
            ]
            if -1 not in image:
                images.append(tuple(image))
    return images


def preserves_adjacency(rules: Rules, image: tuple[int, ...]) -> bool:
    """Return whether neighbors stay neighbors."""
    neighbors = [set(rules.board.neighbors(point)) for point in range(len(image))]
    return all({image[other] for other in near} == neighbors[image[point]] for point, near in enumerate(neighbors))


def preserves_edges(rules: Rules, symmetry: Symmetry) -> bool:
    """Return whether all edges keep their colors, or all exchange them."""
    edges = [(int(bits) & COLOR_EDGES != 0, int(bits) & COLOR_EDGES << 2 != 0) for bits in rules.board.edges]
    return all(
        edges[symmetry.permutation[point]] == (bits[::-1] if symmetry.swaps_colors else bits)
        for point, bits in enumerate(edges)
    )


def preserves_start(rules: Rules, start: State, symmetry: Symmetry) -> bool:
    """Return whether the start position and its moves are mapped to themselves."""
    seen = transform_state(start, symmetry)
    if seen.key()[:2] != start.key()[:2]:
        return False
    moves = {transform_move(rules, move, symmetry) for move in rules.legal_move_list(start)}
    return moves == set(rules.legal_move_list(seen))


def transform_state(state: State, symmetry: Symmetry) -> State:
    """Return the image of a position under a symmetry."""
    twin = state.copy()
    for point, image in enumerate(symmetry.permutation):
        owner = state.owner[point]
        is_swapped = symmetry.swaps_colors and owner in (BLACK, WHITE)
        twin.owner[image] = opponent(owner) if is_swapped else owner
        twin.height[image] = state.height[point]
    if symmetry.swaps_colors:
        twin.turn = opponent(state.turn)
        twin.hand[BLACK] = state.hand[WHITE]
        twin.hand[WHITE] = state.hand[BLACK]
    return twin


def transform_move(rules: Rules, move: int, symmetry: Symmetry) -> int:
    """Return the image of a move under a symmetry."""
    kind = int(move_kind(move))
    if kind in (PASS, SWAP):
        return move
    source = symmetry.permutation[int(move_point(move))]
    if is_step(move):
        kind = STEP + rules.board.direction_between(source, symmetry.permutation[rules.target_point(move)])
    return int(pack_move(source, kind))


def canonical_key(symmetries: list[Symmetry], state: State) -> tuple[object, ...]:
    """Return a key that is equal exactly for positions that are images of each other, whatever their ply.

    `symmetries` are all those of the game.
    """
    return min(transformed_key(state, symmetry) for symmetry in symmetries)


def transformed_key(state: State, symmetry: Symmetry) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the key of a position's image, without the ply."""
    seen = transform_state(state, symmetry)
    owners = tuple(int(owner) for owner in seen.owner)
    heights = tuple(int(height) for height in seen.height)
    rest = (int(seen.turn), int(seen.passes), int(seen.hand[BLACK]), int(seen.hand[WHITE]))
    return owners, heights, rest
