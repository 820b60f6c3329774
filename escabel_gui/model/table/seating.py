"""Assignment of players to colors."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.players.live_player import LivePlayer
from escabel_gui.model.players.player import Player, format_player, name_in_record
from escabel_gui.model.players.player_factory import make_live_player, make_substitute
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.match_score import MatchScore
from escabel_gui.record.tree import ASSISTANCE, PLAYER_CHANGE, TAKE_BACK, Node
from escabel_gui.rules.state import BLACK, NOBODY, WHITE


def nameless(players: Iterable[Player]) -> list[Player]:
    """Return the players without their names, to compare and write of which kind they are."""
    return [player._replace(name="") for player in players]


class Seating(QObject):
    """Two persons (0 sits at Black when the game begins, 1 at White); the swap exchanges their colors.

    What the players who sit here say and do is told on, whoever they are.
    """

    chose = Signal(int, object)  # a legal move, and Message to say about it or None
    lost = Signal(object)  # Message
    said = Signal(object)  # Message

    def __init__(self, game: Game, client: Bot, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._client = client
        self.setup = GameSetup()
        self.copy: LocalReplica | None = None  # of the game that a friend elsewhere plays with the person here
        self._live: list[LivePlayer] = []
        self.seat(self.setup)

    def seat(self, setup: GameSetup, copy: LocalReplica | None = None) -> None:
        """Let others sit down; whoever sat here is asked no more. A friend elsewhere plays in `copy`."""
        for live in self._live:
            live.cancel()
            live.deleteLater()
        self.setup = setup
        self.copy = copy
        players = (make_live_player(player, self._client, copy, self) for player in setup.players)
        self._live = [*players, make_substitute(setup.players, self._client, self)]
        for live in self._live:
            live.chose.connect(lambda move, live=live: self._tell_choice(live, move))
            live.lost.connect(self.lost)
            live.said.connect(self.said)

    def change_players(self, black: Player, white: Player, node: Node | None = None) -> None:
        """Seat others, in the middle of a game too; `black` and `white` as the colors are at a node, or now."""
        tree = self._game.tree
        players = (black, white) if tree.person_at(node or self._game.node, BLACK) == 0 else (white, black)
        if tree.root.children and nameless(players) != nameless(self.setup.players):
            # a game that two have begun and others end says nothing about how strong anybody is
            tree.root.set_text(PLAYER_CHANGE, ", ".join(map(format_player, nameless(players))))
        score = self.setup.score if players == self.setup.players else MatchScore()
        self.seat(self.setup._replace(players=players, score=score))
        tree.players = ["", *map(name_in_record, players)]

    def note_take_back(self, node: Node) -> None:
        """Note in a game against somebody elsewhere that it did not end at a node, or go on from it, as it had."""
        if self.is_opponent_away:
            node.set_text(ASSISTANCE, TAKE_BACK)  # of which nothing else would tell any more

    def forget_take_back(self, node: Node, before: str) -> None:
        """Put back what stood in the place of a note on a take-back; help that the person had since then stays."""
        if node.text(ASSISTANCE) in ("", TAKE_BACK):
            node.set_text(ASSISTANCE, before)

    def _tell_choice(self, live: LivePlayer, move: int) -> None:
        is_for_person = live is self._live[2]  # who is told of it as of an own move
        words = None if is_for_person else live.announcement_of(move, self._game.node.turn, self.to_wait)
        self.chose.emit(move, words)

    # ---- colors and persons

    def person_of(self, color: int) -> int:
        """Return the player (0 or 1) that has a color at the current node."""
        return self._game.tree.person_at(self._game.node, color)

    def player_of(self, color: int) -> Player:
        """Return the configuration of the player of a color at the current node."""
        return self.setup.players[self.person_of(color)]

    def live_at(self, node: Node) -> LivePlayer:
        """Return the player to move at a node."""
        return self._live[self._game.tree.person_at(node, node.turn)]

    @property
    def to_move(self) -> LivePlayer:
        """Player to move at the current node."""
        return self.live_at(self._game.node)

    @property
    def to_wait(self) -> LivePlayer:
        """The player whose turn it is not."""
        return self._live[1 - self.person_of(self._game.node.turn)]

    @property
    def substitute(self) -> LivePlayer:
        """The player that answers a "move now" request: the player to move, or the bot for a person."""
        return self._live[2] if self.to_move.is_here else self.to_move

    # ---- who is here

    def is_here(self, person: int) -> bool:
        """Return whether a player (0 or 1) moves by hand."""
        return self._live[person].is_here

    @property
    def colors_here(self) -> list[int]:
        """The colors of those who move by hand."""
        return [color for color in (BLACK, WHITE) if self.is_here(self.person_of(color))]

    @property
    def you(self) -> int:
        """The color of the only person here, who may be spoken to as "you"; NOBODY where there are two, or none."""
        colors = self.colors_here
        return colors[0] if len(colors) == 1 else int(NOBODY)

    @property
    def is_anybody_here(self) -> bool:
        """True if any player is a person at this computer."""
        return bool(self.colors_here)

    @property
    def is_opponent_away(self) -> bool:
        """True if one local person plays against a bot or friend."""
        return self.you != NOBODY

    @property
    def is_anybody_away(self) -> bool:
        """True if any player is a bot or a friend elsewhere."""
        return len(self.colors_here) < len((BLACK, WHITE))

    def player_to_resign(self, end: Node) -> int:
        """Return the person who resigns at the end of a line: the one to move there, or the only one who is here."""
        return self.person_of(self.you) if self.you != NOBODY else self._game.tree.person_at(end, end.turn)
