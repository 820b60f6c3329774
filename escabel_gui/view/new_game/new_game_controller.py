"""Dialogs that begin a game, set one up, invite a friend or change who plays, and what comes of them at the table."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.players.player import Player
from escabel_gui.model.players.player_factory import DEFAULT_LEVEL, GUIDED_LEVEL
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.rules.catalogue import parse_wire_name, ruleset_of
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.new_game.invite_dialog import InviteDialog
from escabel_gui.view.new_game.new_game_dialog import NewGameDialog
from escabel_gui.view.new_game.opponent_form import BY_MESSAGE, BY_NETWORK, FRIEND, INVITED
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from escabel_gui.view.new_game.set_up_dialog import SetUpDialog
from escabel_gui.view.widgets.questions import dialog_scope


class NewGameController(QObject):
    """Controller that opens the dialogs over `window`, and begins or changes games at the table after them."""

    rules_wanted = Signal(str)  # of the game of this name
    network_game_wanted = Signal(object)  # with a friend elsewhere; a GameSetup that is proposed
    joining_wanted = Signal()  # of a friend who has invited
    lesson_wanted = Signal(str)  # about what this wire name stands for

    def __init__(self, table: Table, settings: Settings, ratings: Ratings, scene: BoardScene, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._settings = settings
        self._ratings = ratings
        self._scene = scene
        self._window = window
        self._draft: GameSetup | None = None  # of a game that was not begun because its lesson came first

    def begin(self, setup: GameSetup) -> None:
        """Begin a game that next time will be proposed first."""
        self._settings.setup = setup
        self._draft = None
        self._table.begin(setup)

    def choose(self, wire_name: str = "") -> None:
        """Begin the game that the person chooses; the last one is proposed, or the last one of the kind given."""
        dialog = NewGameDialog(
            self._proposal(wire_name),
            self._scene.theme,
            self._window,
            self._ratings,
            last_rules=self._settings.last_rules,
        )
        with dialog_scope(dialog):
            dialog.rules_wanted.connect(self.rules_wanted)
            dialog.lesson_wanted.connect(self.lesson_wanted, Qt.ConnectionType.QueuedConnection)  # when it is gone
            is_accepted, setup, form = dialog.exec(), dialog.setup, dialog.form
            way = form.way.value if is_accepted and form.kind.value == FRIEND else None
            if dialog.is_for_lesson:
                self._draft = setup
        if way == BY_MESSAGE:
            self.invite_by_message(setup)
        elif way == BY_NETWORK:
            self.network_game_wanted.emit(setup)
        elif way == INVITED:
            self.joining_wanted.emit()
        elif is_accepted:
            self.begin(setup)

    def _proposal(self, wire_name: str) -> GameSetup:
        """Return the setup that was chosen before a lesson, if it is of the kind given or none is, or else the last."""
        draft = self._draft
        if draft is not None and (not wire_name or ruleset_of(wire_name) is ruleset_of(draft.wire_name)):
            return draft
        return self._last_of(wire_name)

    def _last_of(self, wire_name: str) -> GameSetup:
        """Return the last setup, with the last variant and size of a ruleset; a variant that is named comes first."""
        setup = self._settings.setup
        if not wire_name or wire_name == setup.wire_name:
            return setup
        ruleset, options = parse_wire_name(wire_name)
        last = {ruleset_of(name).name: (name, size) for name, size in self._settings.last_rules}
        name, size = last.get(ruleset.name, (wire_name, ruleset.default_size))
        return setup._replace(wire_name=wire_name if options else name, size=size)

    def begin_guided(self, rules: Rules) -> None:
        """Begin a guided game; the person plays Black. Next time, a usual game with the bot of before is proposed."""
        guided = GameSetup(rules.wire_name, rules.size, (self._person, Player(GUIDED_LEVEL)), is_guided=True)
        self._settings.setup = guided._replace(players=(self._person, self._bot), is_guided=False)
        self._draft = None
        self._table.begin(guided)

    def invite_by_message(self, proposed: GameSetup | None = None) -> None:
        """Invite a friend to a game; the form shows what is proposed, or the game on the table."""
        with dialog_scope(InviteDialog(proposed or self._table.setup, self._scene.theme, self._window)) as dialog:
            if dialog.exec():
                self._table.begin(dialog.draw_setup())

    def change_players(self) -> None:
        """Let others play the game on the table, which goes on while they are chosen."""
        node = self._table.game.node
        with dialog_scope(PlayersDialog(*self._seated, self._window), self._table.game.replaced) as dialog:
            if dialog.exec():
                self._table.change_players(dialog.black.player, dialog.white.player, node)

    def play_on(self) -> None:
        """Begin a game from the position that is looked at."""
        self._play_on(self._table.game, *self._seated, self.tr("Play on from here"))

    def play_out(self, game: Game, you: int) -> None:
        """Begin a game from the position of an exercise, against the bot unless the person wants it otherwise.

        `you` is the person's color there, or NOBODY for the side to move. The bot has the level of the last new game.
        """
        color = int(game.state.turn) if you == NOBODY else you
        players = (self._person, self._bot) if color == BLACK else (self._bot, self._person)
        self._play_on(game, *players, self.tr("Play it out"))

    def _play_on(self, game: Game, black: Player, white: Player, title: str) -> None:
        """Begin a game from where another one is now, whatever is played there while the players are chosen."""
        tree, node = game.tree, game.node
        dialog = PlayersDialog(black, white, self._window, title)
        with dialog_scope(dialog, self._table.game.replaced):
            if dialog.exec():
                self._table.play_on(dialog.black.player, dialog.white.player, tree, node)

    def set_up(self) -> None:
        """Begin a game from a position that the person sets up."""
        table = self._table
        with dialog_scope(SetUpDialog(table.game, self._seated, self._scene.theme, self._window)) as dialog:
            if dialog.exec():
                rules = dialog.tree.rules
                table.begin(GameSetup(rules.wire_name, rules.size, dialog.players), dialog.tree)

    @property
    def _person(self) -> Player:
        """The person, with the name given in the last new game."""
        return Player(0, next((player.name for player in self._settings.setup.players if not player.level), ""))

    @property
    def _bot(self) -> Player:
        """Bot of the level of the last new game."""
        return Player(max(player.level for player in self._settings.setup.players) or DEFAULT_LEVEL)

    @property
    def _seated(self) -> tuple[Player, Player]:
        return self._table.player_of(BLACK), self._table.player_of(WHITE)
