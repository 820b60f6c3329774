"""Zones in Quabble and its relatives: chains, and the light squares that decide about dark ones."""

from mypy_extensions import i64

from escabel_gui.engine.heuristics.zones import EVERYTHING, MAX_POINTS, Zones, bit
from escabel_gui.rules.boards import DIRECTIONS
from escabel_gui.rules.games.quabble import ADJOINING, Quabble
from escabel_gui.rules.moves import move_point
from escabel_gui.rules.state import EMPTY, State


class QuabbleZones(Zones):
    """Zones of small boards. A chain stays, so that where one color wins the other has none."""

    def __init__(self, game: Quabble) -> None:
        super().__init__(game)
        self.game = game
        self.is_small: bool = game.board.points <= MAX_POINTS

    def of_win(self, state: State, winner: i64) -> i64:
        """Return the points of a shortest chain."""
        if not self.is_small:
            return EVERYTHING
        point = self.game.find_chain(state, winner)
        zone: i64 = 0
        while point >= 0:
            zone |= bit(point)
            point = self.game.came_from[point]
        return zone

    def before_move(self, state: State, move: i64, zone: i64) -> i64:
        """Return a zone with the point, and with what decides about a dark square there and around."""
        if not self.is_small:
            return EVERYTHING
        point = move_point(move)
        found = self.before_reply(state, move, zone) | bit(point)
        return found if self.game.adjoining[point] == 0 else found | self.around(point)

    # A stone on a light square takes or leaves the empty dark squares around.

    def before_reply(self, state: State, move: i64, zone: i64) -> i64:
        """Return a zone with what decides about its dark squares around the point."""
        if zone == EVERYTHING:
            return zone
        game = self.game
        point = move_point(move)
        found = zone
        direction: i64 = 0
        while direction < ADJOINING and game.adjoining[point] == 0:
            other = game.board.neighbor[point * DIRECTIONS + direction]
            if other < game.board.points and zone >> other & 1 and state.owner[other] == EMPTY:
                found |= self.around(other)
            direction += 1
        return found

    def around(self, dark: i64) -> i64:
        """Return the light squares that adjoin a dark one."""
        found: i64 = 0
        for direction in range(ADJOINING):
            other = self.game.board.neighbor[dark * DIRECTIONS + direction]
            if other < self.game.board.points:
                found |= bit(other)
        return found

    def changed_by(self, state: State, move: i64) -> i64:
        """Return the point and, if it is light, the dark squares that come with it."""
        if not self.is_small:
            return EVERYTHING
        game = self.game
        point = move_point(move)
        found: i64 = bit(point)
        direction: i64 = 0
        while direction < ADJOINING and game.adjoining[point] == 0:
            other = game.board.neighbor[point * DIRECTIONS + direction]
            if state.owner[other] == EMPTY and game.held(state, other, state.turn) + 1 >= game.majority[other]:
                found |= bit(other)
            direction += 1
        return found

    # The empty dark squares of the zone are placed on, or come with light ones, as those around them allow.

    def without_more_replies(self, state: State, zone: i64) -> i64:
        """Return a zone with what decides about its empty dark squares."""
        if zone == EVERYTHING:
            return zone
        game = self.game
        grown = zone
        for point in range(game.board.points):
            if zone >> point & 1 and state.owner[point] == EMPTY and game.adjoining[point] > 0:
                grown |= self.around(point)
        return grown

    def without_chain(self, state: State, zone: i64) -> i64:
        """Return the zone itself."""
        return zone
