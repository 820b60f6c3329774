"""Zones in Escabel: what chains, crosscuts and climbs depend on."""

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.zones import EVERYTHING, MAX_POINTS, Zones, bit, bit_count
from escabel_gui.rules.boards import BLACK_FAR, DIRECTIONS, WHITE_FAR
from escabel_gui.rules.games.escabel import ORTHOGONAL, Escabel
from escabel_gui.rules.moves import PLACE, STEP, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, State, opponent


class EscabelZones(Zones):
    """Zones of small boards."""

    def __init__(self, game: Escabel) -> None:
        super().__init__(game)
        self.game = game
        self.size: i64 = game.size
        self.is_small: bool = game.board.points <= MAX_POINTS
        points = int(game.board.points)
        self.costs: vec[i64] = vec[i64]([0] * points)  # of a wall that ends at a point
        self.walls: vec[i64] = vec[i64]([0] * points)  # the points of that wall
        self.queue: vec[i64] = vec[i64]([0] * points)
        self.is_queued: vec[i64] = vec[i64]([0] * points)

    def of_win(self, state: State, winner: i64) -> i64:
        """Return the points of a shortest chain and what connects its diagonals; all points if there are no moves."""
        if not self.is_small or winner != state.turn:
            return EVERYTHING
        game = self.game
        point = game.find_chain(state, winner)
        zone: i64 = 0
        while point >= 0:
            zone |= bit(point)
            before = game.came_from[point]
            if before >= 0:
                zone |= self.of_link(state, point, before, zone)
            point = before
        return zone

    # A diagonal depends on as few of the two points between its ends as decide it: on one that bears no enemy, as then
    # there is no crosscut, or on a lower enemy.

    def of_link(self, state: State, first: i64, second: i64, zone: i64) -> i64:
        """Return the points beside a diagonal that keep its ends connected; none for neighbors side by side."""
        size = self.size
        one = first // size * size + second % size
        other = second // size * size + first % size
        if one in (first, second):
            return 0
        enemy = opponent(state.owner[first])
        low = min(state.height[first], state.height[second])
        is_one_enough = state.owner[one] != enemy or state.height[one] < low
        is_other_enough = state.owner[other] != enemy or state.height[other] < low
        if is_one_enough and is_other_enough:
            if zone >> one & 1 or (state.owner[one] != EMPTY and not zone >> other & 1):
                return bit(one)
            return bit(other)
        if is_one_enough:
            return bit(one)
        if is_other_enough:
            return bit(other)
        return bit(one) | bit(other)

    # A move stays legal while its point and its target bear the same; in crosscuts, while one of its crosscuts is
    # there; where it grows, while one neighbor is as high.

    def before_move(self, state: State, move: i64, zone: i64) -> i64:
        """Return a zone with what the move changes and what allows it."""
        if not self.is_small:
            return EVERYTHING
        point = move_point(move)
        kind = move_kind(move)
        zone |= self.changed_by(state, move)
        if kind == PLACE:
            return zone if state.owner[point] == EMPTY else zone | self.of_equal_neighbor(state, point, zone)
        return zone | self.of_crosscut(state, point, kind - STEP, zone) if self.game.moves_in_crosscuts_only else zone

    def of_equal_neighbor(self, state: State, point: i64, zone: i64) -> i64:
        """Return a neighbor of a stack with its height, one of the zone if there is any."""
        found: i64 = 0
        for direction in range(ORTHOGONAL):
            other = self.game.board.neighbor[point * DIRECTIONS + direction]
            if state.height[other] == state.height[point] and (found == 0 or zone >> other & 1):
                found = bit(other)
        return found

    def of_crosscut(self, state: State, point: i64, direction: i64, zone: i64) -> i64:
        """Return the two points that make a crosscut with a stack and the enemy beside it, if possible of the zone."""
        base = point * DIRECTIONS
        neighbor = self.game.board.neighbor
        found: i64 = 0
        side: i64
        for side in range(2):
            diagonal = ORTHOGONAL + (direction + 3 * side) % ORTHOGONAL
            if self.game.is_crosscut(state, point, diagonal):
                points = bit(neighbor[base + diagonal]) | bit(neighbor[base + (direction + 1 + 2 * side) % ORTHOGONAL])
                if found == 0 or points & ~zone == 0:
                    found = points
        return found

    def before_reply(self, state: State, move: i64, zone: i64) -> i64:
        """Return the zone itself: a reply changes its points alike as long as they bore the same."""
        return zone

    def changed_by(self, state: State, move: i64) -> i64:
        """Return the point of a placement, or both of a step."""
        if not self.is_small:
            return EVERYTHING
        point = move_point(move)
        kind = move_kind(move)
        if kind == PLACE:
            return bit(point)
        return bit(point) | bit(self.game.board.neighbor[point * DIRECTIONS + kind - STEP])

    # The loser can place where it could before. For a step from or onto a stack of the zone, the neighbor would have to
    # be as high and of the other color: what it bears is the same, or no step is possible without it.

    def without_more_replies(self, state: State, zone: i64) -> i64:
        """Return a zone with the neighbors that could come to climb from, or to be climbed onto, or to grow beside."""
        if zone == EVERYTHING:
            return zone
        game = self.game
        neighbor = game.board.neighbor
        owner = state.owner
        grown = zone
        for point in range(game.board.points):
            if zone >> point & 1 and owner[point] != EMPTY:
                can_come_to_grow = game.has_growth and owner[point] == state.turn and not game.can_grow(state, point)
                for direction in range(ORTHOGONAL):
                    other = neighbor[point * DIRECTIONS + direction]
                    if other < game.board.points:
                        if can_come_to_grow:
                            grown |= bit(other)
                        if not game.can_step(state, point, direction):
                            grown |= self.of_no_step(state, point, direction, grown)
        return grown

    def of_no_step(self, state: State, point: i64, direction: i64, zone: i64) -> i64:
        """Return what, outside a zone, keeps the loser from a step between a stack of the zone and its neighbor."""
        neighbor = self.game.board.neighbor
        owner = state.owner
        other = neighbor[point * DIRECTIONS + direction]
        enemy = opponent(owner[point])
        if owner[other] != enemy or state.height[other] != state.height[point]:
            if zone >> other & 1:
                return 0
            if not self.game.moves_in_crosscuts_only:
                return bit(other)
        found: i64 = 0
        side: i64
        for side in range(2):
            straight = neighbor[point * DIRECTIONS + (direction + 1 + 2 * side) % ORTHOGONAL]
            diagonal = neighbor[point * DIRECTIONS + ORTHOGONAL + (direction + 3 * side) % ORTHOGONAL]
            if diagonal != self.game.board.points:
                forbids: i64 = 0
                if owner[straight] != enemy:
                    forbids |= bit(straight)
                if owner[diagonal] != owner[point]:
                    forbids |= bit(diagonal)
                if forbids & zone == 0:
                    if owner[other] != enemy or state.height[other] != state.height[point]:
                        return bit(other)
                    found |= forbids & -forbids
        return found

    # The color to move has no chain if a wall of the other color, from edge to edge, crosses the board: points that are
    # not of the color to move, side by side, or diagonal where the crosscut is not lost.

    def without_chain(self, state: State, zone: i64) -> i64:
        """Return a zone with a wall against the color to move that has the fewest points outside the zone."""
        if zone == EVERYTHING:
            return zone
        game = self.game
        board = game.board
        owner = state.owner
        me = state.turn
        near = game.white_near if me == BLACK else game.black_near
        far: i64 = WHITE_FAR if me == BLACK else BLACK_FAR
        costs = self.costs
        walls = self.walls
        queue = self.queue
        is_queued = self.is_queued
        points = board.points
        for point in range(points):
            costs[point] = MAX_POINTS
            is_queued[point] = 0
        head: i64 = 0
        length: i64 = 0
        for point in near:
            if owner[point] != me:
                costs[point] = 1 - (zone >> point & 1)
                walls[point] = bit(point)
                queue[length] = point
                is_queued[point] = 1
                length += 1
        while length > 0:
            point = queue[head]
            head = (head + 1) % points
            length -= 1
            is_queued[point] = 0
            for direction in range(DIRECTIONS):
                other = board.neighbor[point * DIRECTIONS + direction]
                if other < points and owner[other] != me:
                    more: i64 = bit(other)
                    if direction >= ORTHOGONAL:
                        more |= self.of_wall_link(state, point, direction, zone)
                    if more != EVERYTHING:
                        cost = bit_count((walls[point] | more) & ~zone)
                        if cost < costs[other]:
                            costs[other] = cost
                            walls[other] = walls[point] | more
                            if is_queued[other] == 0:
                                queue[(head + length) % points] = other
                                is_queued[other] = 1
                                length += 1
        best: i64 = -1
        for point in range(points):
            if board.edges[point] & far and costs[point] < MAX_POINTS and (best < 0 or costs[point] < costs[best]):
                best = point
        return EVERYTHING if best < 0 else zone | walls[best]

    def of_wall_link(self, state: State, point: i64, direction: i64, zone: i64) -> i64:
        """Return the enemies that a diagonal of a wall cannot be lost to; EVERYTHING where a wall goes round them.

        That is where one of them bears nothing that could cut, or where they are connected.
        """
        game = self.game
        if not game.is_crosscut(state, point, direction) or state.owner[point] == EMPTY:
            return EVERYTHING
        base = point * DIRECTIONS
        end = game.board.neighbor[base + direction]
        one = game.board.neighbor[base + direction - ORTHOGONAL]
        other = game.board.neighbor[base + (direction - 3) % ORTHOGONAL]
        height = state.height
        if game.wins_crosscut(height[one], height[other], height[point], height[end]):
            return EVERYTHING
        low = min(height[point], height[end])
        if game.has_tiebreak:
            low -= 1
        is_one_enough = height[one] <= low
        is_other_enough = height[other] <= low
        if is_one_enough and (zone >> one & 1 or not is_other_enough):
            return bit(one)
        if is_other_enough:
            return bit(other)
        return bit(one) | bit(other)
