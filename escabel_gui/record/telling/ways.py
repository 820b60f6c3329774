"""Ways between the edges: the moves with which a color would join them if the other one did nothing."""

from heapq import heappop, heappush
from math import dist
from typing import Final

from escabel_gui.record.telling.positions import as_turn, placements
from escabel_gui.record.telling.threats import Work
from escabel_gui.rules.boards import edges_of
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, PLACE, SWAP, pack_move
from escabel_gui.rules.state import EMPTY, State

MAX_LENGTH: Final = 24  # moves of a way
TOLL: Final = 10  # of an empty point
CLOSED_TOLLS: Final = (1, 10, 12, 30)  # of one on which one cannot place yet: it may come along with others, or be dear


def find_way(rules: Rules, state: State, color: int, work: Work) -> list[int] | None:
    """Return a short way, the shortest if two moves or fewer suffice; None if none is found, or points decide."""
    if rules.score(state) is not None:
        return None
    way = find_direct_way(rules, state, color)
    if way is not None and len(way) <= 1:
        return way
    pair = find_pair(rules, as_turn(state, color), work)
    return min(filter(None, (way, pair)), key=len, default=None)


def find_pair(rules: Rules, state: State, work: Work) -> list[int] | None:
    """Return one or two moves in a row with which the player to move joins its edges.

    Empty: none; None: too much work.
    """
    color = int(state.turn)
    moves = [move for move in rules.legal_move_list(state) if move not in (PASS, SWAP)]
    if not work.has_for(rules, len(moves) * (len(moves) + 1)):
        return None
    first, second = state.copy(), state.copy()
    for move in moves:
        second.assign(state)
        if play_for(rules, second, color, move):
            return [move]
    for move in moves:
        if not work.has_time():
            return None
        first.assign(state)
        play_for(rules, first, color, move)
        for other in rules.legal_move_list(first):
            if other not in (PASS, SWAP):
                second.assign(first)
                if play_for(rules, second, color, other):
                    return [move, other]
    return []


def play_for(rules: Rules, state: State, color: int, move: int) -> bool:
    """Make a move and leave the turn with its color; True if that joins its edges."""
    rules.play(state, move)
    state.turn = color
    return rules.winner(state) == color


def find_direct_way(rules: Rules, state: State, color: int) -> list[int] | None:
    """Return placements along a shortest path over own and empty points, without those that are not needed."""
    start, trial = as_turn(state, color), as_turn(state, color)
    found = []
    for toll in CLOSED_TOLLS:
        path = find_path(rules, state, color, toll)
        trial.assign(start)
        way = None if path is None else place_along(rules, trial, color, path)
        if way is not None:
            found.append(without_needless(rules, start, color, way))
    return min(found, key=len, default=None)


def without_needless(rules: Rules, start: State, color: int, way: list[int]) -> list[int]:
    """Return a way without the moves that the others do not need."""
    for move in reversed(list(way)):
        rest = [other for other in way if other != move]
        if can_play(rules, start, color, rest):
            way = rest
    return way


def place_along(rules: Rules, state: State, color: int, wanted: list[int]) -> list[int] | None:
    """Return placements that fill these points; where one is not allowed yet, points next to it come first."""
    way: list[int] = []
    while len(way) < MAX_LENGTH:
        wanted = [point for point in wanted if state.owner[point] == EMPTY]
        legal = set(rules.legal_move_list(state))
        beside = [other for point in wanted for other in rules.board.neighbors(point)]
        moves = [int(pack_move(point, PLACE)) for point in [*wanted, *beside]]
        move = next((move for move in moves if move in legal), None)
        if move is None:
            return None
        way.append(move)
        if play_for(rules, state, color, move):
            return way
    return None


def can_play(rules: Rules, start: State, color: int, way: list[int]) -> bool:
    """Return whether these moves can be made in a row and join the edges at the last one."""
    state = start.copy()
    for place, move in enumerate(way):
        if not rules.is_legal(state, move):
            return False
        if play_for(rules, state, color, move):
            return place == len(way) - 1
    return False


def find_path(rules: Rules, state: State, color: int, closed_toll: int) -> list[int] | None:
    """Return the points of the straightest of all shortest paths between a color's edges over own and empty points."""
    board, owner = rules.board, state.owner
    near, far = edges_of(color)
    filled = state.copy()
    tolls: dict[int, int] = {}
    placeable = placements(rules, as_turn(state, color))
    for point in range(int(board.points)):
        if owner[point] == color:
            tolls[point] = 0
        elif owner[point] == EMPTY:
            tolls[point] = TOLL if point in placeable else closed_toll
            filled.owner[point] = color
            filled.height[point] = 1
    queue = [(toll, 0.0, point, -1) for point, toll in tolls.items() if board.edges[point] & near]
    queue.sort()
    came_from: dict[int, int] = {}
    while queue:
        cost, length, point, before = heappop(queue)
        if point in came_from:
            continue
        came_from[point] = before
        if board.edges[point] & far:
            path = []
            while point >= 0:
                path.append(point)
                point = came_from[point]
            return path[::-1]
        for other in board.neighbors(point):
            if other in tolls and other not in came_from:
                link = rules.connection(filled, point, other)
                if link is not None and link.connected:
                    step = dist(board.xy[point], board.xy[other])
                    heappush(queue, (cost + tolls[other], length + step, other, point))
    return None
