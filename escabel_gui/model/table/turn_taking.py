"""Taking turns: lets the clock run and the players move as the position on the table asks for."""

from PySide6.QtCore import QObject

from escabel_gui.model.players.live_player import LivePlayer, MoveRequest
from escabel_gui.model.table.clock import Clock
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.seating import Seating
from escabel_gui.record.tree import Node


class TurnTaking(QObject):
    """Control of the turns: at most one player is asked to move, and at most one clock runs.

    In a variation of a game that is decided nothing goes on by itself: both sides can be tried there by hand, and
    who is not here waits until asked.
    """

    def __init__(self, game: Game, seating: Seating, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._seating = seating
        self._clock = clock
        self.is_paused = False
        self.is_connected = False  # to a friend who plays directly, and the same moves are known to both
        self._asked: LivePlayer | None = None
        self._onlooker: LivePlayer | None = None  # the other one
        self._node: Node | None = None  # at which they were asked
        self._at_once: Node | None = None  # where somebody is to move at once, whoever sits there

    @property
    def awaited(self) -> LivePlayer | None:
        """The bot or friend that has to move here, so that nobody else can; else None."""
        if self._game.is_in_play and not self._seating.to_move.is_here:
            return self._seating.to_move
        return None

    @property
    def thinker(self) -> LivePlayer | None:
        """The non-local player that thinks now, or None."""
        asked = self._asked
        return asked if asked is not None and asked.is_thinking and not asked.is_here else None

    @property
    def is_thinking(self) -> bool:
        """True while a non-local player, or a bot substituting for a local one, chooses a move."""
        return self.thinker is not None

    @property
    def goes_on_by_itself(self) -> bool:
        """True if clocks run or players move without the user's doing."""
        return self._clock.is_used or not self._seating.is_anybody_here

    @property
    def _is_in_play(self) -> bool:
        """True if the game goes on at the current node; a direct one does so wherever one looks."""
        copy = self._seating.copy
        if copy is None or not copy.is_direct:
            return self._game.is_in_play
        return copy.other is None and not copy.game.is_over

    @property
    def may_pause(self) -> bool:
        """True if a clock or a player runs that can be paused."""
        copy = self._seating.copy
        is_apart = copy is not None and copy.is_direct and not self.is_connected
        return self._is_in_play and not self.is_paused and self.goes_on_by_itself and not is_apart

    @property
    def may_unpause(self) -> bool:
        """True if the game is paused and can be resumed."""
        return self._is_in_play and self.is_paused

    def ask_at_once(self) -> None:
        """Let somebody move at the current node, for the person whose turn it is or because they were waiting."""
        self.is_paused = False
        self._at_once = self._game.node

    def give_up_asking(self) -> None:
        """Pause after a player has failed to answer."""
        self.is_paused = True
        self._at_once = None

    def rest(self) -> None:
        """Stop everything until `follow`."""
        self._at_once = None
        self._ask(None)
        self._clock.stop()

    def follow(self, is_held: bool) -> None:
        """Do what the current node asks for; while a move is held, nobody is asked for one."""
        game, node = self._game, self._game.node
        if self._at_once is not node:
            self._at_once = None
        is_game = not game.is_decided
        is_playing = game.is_live and not (self.is_paused and is_game) and not is_held
        self._follow_clock(is_held, is_playing and is_game and not node.is_root)
        if self._at_once is node:
            self._ask(self._seating.substitute)
        elif is_playing and (is_game or self._seating.to_move.is_here):
            self._ask(self._seating.to_move)
        else:
            self._ask(None)

    def _follow_clock(self, is_held: bool, runs: bool) -> None:
        """Let the clock run of who is to move.

        In a direct game it runs while both are connected, also while one looks at something else.
        """
        person, copy = self._seating.person_of(self._game.node.turn), self._seating.copy
        if copy is not None and copy.is_direct:
            is_on = bool(copy.game.line) and self._is_in_play
            person, runs = copy.game.to_move, is_on and self.is_connected and not self.is_paused and not is_held
        if not runs:
            self._clock.stop()
        elif self._clock.running != person:
            self._clock.start(person)

    def _ask(self, player: LivePlayer | None) -> None:
        before, node = self._asked, self._game.node
        if before is not None and before is player and self._node is node and before.is_thinking:
            return
        if before is not None and before.is_thinking:
            before.cancel()
        if self._onlooker is not None:
            self._onlooker.look_away()
        self._asked = player
        self._node = node
        is_persons_turn = player is not None and player.is_here and not self._game.is_decided
        self._onlooker = self._seating.to_wait if is_persons_turn else None
        if player is not None:
            player.think(self._turn())
        if self._onlooker is not None:
            self._onlooker.look_on(self._turn())

    def _turn(self) -> MoveRequest:
        game, clock = self._game, self._clock
        seconds_left: float | None = None
        extra = clock.control.essence.extra
        if clock.is_used and self._at_once is None:
            left = clock.left(self._seating.person_of(game.node.turn))
            is_period_to_come = left.periods > 0 and not left.in_periods  # further ones are kept for delays
            seconds_left = left.seconds + (extra if is_period_to_come else 0)
        return MoveRequest(game.tree, game.node, seconds_left, extra)
