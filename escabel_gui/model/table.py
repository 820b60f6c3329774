"""The table: a game, the two who play it, their clocks, the bot that plays for them, and the file it is kept in."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.clock import (
    BYO_YOMI,
    Clock,
    TimeControl,
    format_control,
    format_left,
    parse_control,
    parse_left,
)
from escabel_gui.model.engines.bot import Bot, Request
from escabel_gui.model.engines.engine_process import position_at
from escabel_gui.model.game import Game, format_place, parse_place
from escabel_gui.model.players.player import Player, format_player, name_in_record, parse_player
from escabel_gui.model.saver import Saver
from escabel_gui.record.keeping.kept import KeptGames
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.game import COLOR_NAMES
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, opponent
from escabel_gui.rules.words import IllegalMove, Words

DEFAULT_LEVEL: Final = 4  # of the bot when it is asked to move for a person
FORCED_PASS_MS: Final = 700  # so that one sees that it was one's turn
SETTLE_MS: Final = 1000  # where one looks is written down when one has stayed there for so long


class Setup(NamedTuple):
    """What is agreed before a game: `players` are Black and White at the start."""

    wire_name: str = "escabel"
    size: int = 9
    players: tuple[Player, Player] = (Player(), Player(2))
    control: TimeControl = TimeControl()


class Table(QObject):
    """Two persons (0 sits at Black when the game begins, 1 at White) play; the swap exchanges their colors.

    A game is live where its line ends and nothing is decided: there the clock runs and the bot moves. Looking back
    stops both; playing something else there makes a variation, which is live in turn.
    """

    changed = Signal()  # whose turn it is, who plays, what may be done
    said = Signal(object)  # Words: one line for the persons
    finished = Signal()  # the game has just been decided
    kept = Signal()  # everything so far is on disk

    def __init__(self, kept_games: KeptGames, bot: Bot | None = None, game: Game | None = None) -> None:
        """`game` is on the screen already, and no table has it yet."""
        super().__init__()
        self.kept_games = kept_games
        self.setup = Setup()
        self.path: Path | None = None
        self.may_lose: Callable[[str], bool] = lambda reason: False  # asks about a game that cannot be saved
        self.is_paused = False
        self.game = game or Game(GameTree(make_rules(self.setup.wire_name, self.setup.size)), parent=self)
        self.clock = Clock(self)
        self.bot = bot or Bot(self)
        self._thinking_node: Node | None = None  # the node for which the bot thinks
        self._asked_for: Node | None = None  # the node at which the bot was asked to move for once
        self._why_not_saved = ""  # when that was tried last; empty: it is, or is just being written
        self._saver = Saver(self)
        self._saver.saved.connect(self.kept)
        self._saver.failed.connect(self._tell_not_saved)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._save)
        self._forced_pass = QTimer(self)
        self._forced_pass.setSingleShot(True)
        self._forced_pass.setInterval(FORCED_PASS_MS)
        self._forced_pass.timeout.connect(self._pass_as_forced)
        self.clock.flag_fell.connect(self._lose_on_time)
        self.bot.chose.connect(self._play_for_bot)
        self.bot.restarted.connect(
            lambda why: self.said.emit(Words("The bot was restarted, as {0}. The game goes on.", (why,)))
        )
        self.bot.gave_up.connect(self._give_up_bot)
        self.bot.thinking_changed.connect(self.changed)
        self.game.node_changed.connect(self._go_on)
        self.game.annotated.connect(self._settle.start)

    # ---- who sits where

    def person_of(self, color: int) -> int:
        """The person who has this color at the current node."""
        return (color - 1) ^ int(self.game.tree.is_swapped_at(self.game.node))

    def color_of(self, person: int) -> int:
        return (person ^ int(self.game.tree.is_swapped_at(self.game.node))) + 1

    def player_of(self, color: int) -> Player:
        return self.setup.players[self.person_of(color)]

    @property
    def turn(self) -> int:
        return int(self.game.state.turn)

    @property
    def player_to_move(self) -> Player:
        return self._player_to_move_at(self.game.node)

    def _player_to_move_at(self, node: Node) -> Player:
        return self.setup.players[(node.turn - 1) ^ int(self.game.tree.is_swapped_at(node))]

    @property
    def has_bot(self) -> bool:
        return any(player.is_bot for player in self.setup.players)

    @property
    def is_between_bots(self) -> bool:
        return all(player.is_bot for player in self.setup.players)

    # ---- how the game stands

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def is_live(self) -> bool:
        return not self.game.node.children and not self.is_over

    @property
    def may_play(self) -> bool:
        """Whether a person may make a move at the current node."""
        return not self.is_over and not (self.is_live and self.player_to_move.is_bot)

    @property
    def is_bot_thinking(self) -> bool:
        return self.bot.is_thinking

    @property
    def result(self) -> str:
        """The result at the current node, `B+`, `W+R` …; empty while the game goes on there."""
        if self.game.winner != NOBODY:
            return self.game.rules.format_result(self.game.state)
        return self.game.tree.result if self.game.is_given_up else ""

    @property
    def is_decided(self) -> bool:
        """Whether the game, as told by its main line, has ended."""
        tree = self.game.tree
        return bool(tree.result) or tree.rules.winner(tree.state_at(tree.main_line()[-1])) != NOBODY

    # ---- beginning

    # A game that cannot be saved is left only if `may_lose` says so; what would have come in its place says False then.

    def begin(self, setup: Setup, tree: GameTree | None = None) -> bool:
        """Put a new game on the table and start its clock and bot; `tree` may have a beginning of that game in it."""
        if tree is None:
            tree = GameTree(make_rules(setup.wire_name, setup.size))
        tree.players = ["", *(name_in_record(player) for player in setup.players)]
        tree.date = time.strftime("%Y-%m-%d")
        if not self._leave():
            return False
        self.setup = setup
        self.path = None
        self.is_paused = False
        self.clock.reset(setup.control)
        self.game.replace(tree, tree.main_line()[-1])
        self._save()
        self._go_on()
        return True

    def play_again(self) -> None:
        """The same again with the colors changed; a swap has changed them already."""
        tree = self.game.tree
        first, second = self.setup.players
        is_swapped = tree.is_swapped_at(tree.main_line()[-1])
        self.begin(self.setup._replace(players=(first, second) if is_swapped else (second, first)))

    def play_on(self, black: Player, white: Player) -> None:
        """Begin a game of its own with the moves up to the current node; `black` and `white` as the colors are here."""
        old, rules = self.game.tree, self.game.rules
        tree = GameTree(make_rules(rules.wire_name, rules.size), old.start_turn, old.start_stacks)
        node = tree.root
        for step in old.path_to(self.game.node)[1:]:
            assert step.move is not None
            node = tree.add(node, step.move)
        players = (white, black) if tree.is_swapped_at(node) else (black, white)
        self.begin(Setup(rules.wire_name, rules.size, players, self.setup.control), tree)

    def put(self, tree: GameTree) -> bool:
        """Put a game from elsewhere on the table, as a copy of our own, for two persons, at its end."""
        if not self._leave():
            return False
        end = tree.main_line()[-1]
        tree.result = tree.result_at(end) or tree.result
        players = (Player(0, tree.players[BLACK]), Player(0, tree.players[WHITE]))
        self.setup = Setup(tree.rules.wire_name, tree.rules.size, players)
        self.path = None
        self.is_paused = False
        self.clock.reset(TimeControl())
        self.game.replace(tree, end)
        self._save()
        self._go_on()
        return True

    def resume(self, path: Path, tree: GameTree, session: dict[str, str]) -> bool:
        """Take a kept game up where it was left; a running clock waits until somebody moves or says so.

        A file that nobody has played on here yet, and that has no session therefore, is taken up at its end.
        """
        if not self._leave():
            return False
        players = [
            parse_player(session[key]) if key in session else Player(0, tree.players[color])
            for key, color in (("black", BLACK), ("white", WHITE))
        ]
        self.setup = Setup(
            tree.rules.wire_name,
            tree.rules.size,
            (players[0], players[1]),
            parse_control(session.get("control", "")),
        )
        self.path = path
        self.clock.reset(self.setup.control)
        left = [parse_left(session.get(key, "")) for key in ("black-left", "white-left")]
        if left[0] is not None and left[1] is not None:
            self.clock.restore(self.setup.control, [left[0], left[1]])
        self.game.replace(tree, parse_place(tree, session.get("node")))
        self.is_paused = self.clock.is_used or self.is_between_bots
        self._go_on()
        return True

    def _leave(self) -> bool:
        """Finish with the game that is on the table: nothing of it is thinking, running or unsaved any more."""
        if not self._rest():
            return False
        if self.path is not None and not self._is_worth_keeping:
            with contextlib.suppress(OSError):  # what cannot be removed stays
                self.path.unlink()
        self._why_not_saved = ""
        return True

    def _rest(self) -> bool:
        """Stop all that goes on and write the game down; if that fails and the person minds, it goes on after all."""
        self.bot.cancel()
        self.clock.stop()
        self._forced_pass.stop()
        self._asked_for = None
        if self.path is not None or self._why_not_saved:  # or nothing has begun here yet
            self._save()
        self._settle.stop()
        self._saver.wait()
        if self._would_be_lost and not self.may_lose(self._why_not_saved):
            self._go_on()
            return False
        return True

    @property
    def _would_be_lost(self) -> bool:
        """Whether something of the game is on the table only."""
        if not self._why_not_saved or not self._is_worth_keeping:
            return False
        return self.path is None or not self.kept_games.has(self.path, self.game.tree)

    @property
    def _is_worth_keeping(self) -> bool:
        """Whether anything was played, written or set up."""
        tree = self.game.tree
        return bool(tree.root.children or tree.root.properties or tree.start_stacks is not None)

    def close(self) -> bool:
        """Write down where one was, and end the bot."""
        if not self._rest():
            return False
        self.bot.close()
        return True

    # ---- playing

    def play(self, move: int) -> None:
        """A person moves at the current node; raises IllegalMove."""
        if not self.may_play:
            raise IllegalMove(
                Words("The game is over.") if self.is_over else Words("It is the bot's turn: wait for its move.")
            )
        self._play(move)

    def _play(self, move: int) -> None:
        self._saver.wait()
        was_live, was_decided = self.is_live, self.is_decided
        self.is_paused = False
        if was_live and not self.game.node.is_root:
            self.clock.move_made()
        self.bot.cancel()
        node = self.game.play(move)
        if not was_decided:
            self._continue_game(node)
        self._save()
        if was_live and self.is_over:
            self.finished.emit()

    def _continue_game(self, node: Node) -> None:
        """The line that is played on is the game: it becomes the main line, and its result is the game's."""
        tree = self.game.tree
        if node is not tree.main_line()[-1]:
            self.game.promote(node)
        tree.result = tree.rules.format_result(tree.state_at(node))

    def play_text(self, text: str) -> None:
        """A typed move; raises IllegalMove with the reason."""
        self.play(self.game.rules.read_move(self.game.state, text))

    def _pass_as_forced(self) -> None:
        """Spare a person the only thing that they can do."""
        color = self.turn
        self._play(PASS)
        self.said.emit(Words("{0} had no move and had to pass.", (COLOR_NAMES[color],)))

    @property
    def may_resign(self) -> bool:
        """Whether somebody can give up here; in a variation of a game that has ended nobody has anything to lose."""
        return self.is_live and not self.is_decided and not self.is_between_bots

    def resign(self) -> None:
        """The person to move gives up; against a bot, the person does, whoever is to move."""
        if self.may_resign:
            color = self.turn
            if self.player_of(color).is_bot and not self.player_of(opponent(color)).is_bot:
                color = int(opponent(color))
            self._end("B+R" if color == WHITE else "W+R")

    def _lose_on_time(self, person: int) -> None:
        self._end("B+T" if self.color_of(person) == WHITE else "W+T")

    def _end(self, result: str) -> None:
        self.bot.cancel()
        self.clock.stop()
        self.game.promote(self.game.node)
        self.game.tree.result = result
        self._save()
        self._go_on()
        self.finished.emit()

    @property
    def _take_back_target(self) -> Node | None:
        """The nearest earlier node at which a person was to move, or just the one before when no person plays."""
        node = self.game.node.parent
        if self.has_bot and not self.is_between_bots:
            while node is not None and self._player_to_move_at(node).is_bot:
                node = node.parent
        return node

    @property
    def can_take_back(self) -> bool:
        return self._take_back_target is not None or self.game.is_given_up

    def take_back(self) -> None:
        """Undo to one's own turn; a resignation or a loss on time is taken back first. The moves stay in the tree."""
        if self.game.is_given_up:
            self.game.tree.result = ""
            self.clock.raise_flag()
            self.is_paused = self.clock.is_used
            self._save()
            self._go_on()
            return
        target = self._take_back_target
        if target is not None:
            self.game.go_to(target)

    @property
    def can_redo(self) -> bool:
        return bool(self.game.node.children)

    def redo(self) -> None:
        """Go on along the line that was taken back, to the next turn of a person or to its end."""
        node = self.game.node
        while node.children:
            node = node.children[0]
            if not self._player_to_move_at(node).is_bot:
                break
        self.game.go_to(node)

    # ---- pausing and the bot

    def pause(self) -> None:
        self.is_paused = True
        self._go_on()

    def unpause(self) -> None:
        self.is_paused = False
        self._go_on()

    def let_bot_move(self) -> None:
        """Have the bot make one move for whoever is to move here; while it thinks, have it move at once."""
        if self.bot.is_thinking:
            self.bot.move_now()
        elif not self.is_over:
            self.is_paused = False
            self._asked_for = self.game.node
            self._go_on()

    def change_players(self, black: Player, white: Player) -> None:
        """Seat others, in the middle of a game too; `black` and `white` as the colors are now."""
        by_color = {BLACK: black, WHITE: white}
        players = (by_color[self.color_of(0)], by_color[self.color_of(1)])
        self.setup = self.setup._replace(players=players)
        self.game.tree.players = ["", *(name_in_record(player) for player in players)]
        self.bot.cancel()  # it thinks at the level of the one who sat there
        self._save()
        self._go_on()

    def take_note_of_edit(self, was_live: bool) -> None:
        """Keep a tree that was changed by hand; where that made the current node live, nothing goes on by itself."""
        if self.is_live and not was_live:
            self.is_paused = self.clock.is_used or self.has_bot
        self._save()
        self._go_on()

    def rename(self, name: str) -> None:
        """Let the game be called `name` in the library."""
        self.game.tree.name = name
        self._save()

    def _go_on(self, _step: object = None) -> None:
        """Let the clock and the bot do what the current node asks for."""
        node = self.game.node
        if self._asked_for is not node:
            self._asked_for = None
        is_playing = self.is_live and not self.is_paused
        if is_playing and not node.is_root and not self.is_decided:
            if self.clock.running != self.person_of(self.turn):
                self.clock.start(self.person_of(self.turn))
        else:
            self.clock.stop()
        if is_playing and not self.player_to_move.is_bot and self.game.rules.must_pass(self.game.state):
            self._forced_pass.start()
        else:
            self._forced_pass.stop()
        if self._asked_for is node or (is_playing and self.player_to_move.is_bot):
            if not self.bot.is_thinking or self._thinking_node is not node:
                self._thinking_node = node
                self.bot.think(self._request(), self._is_legal_text)
        else:
            self.bot.cancel()
        self._settle.start()
        self.changed.emit()

    def _request(self) -> Request:
        seconds_left: float | None = None
        if self.clock.is_used and self._asked_for is None:
            left = self.clock.left(self.person_of(self.turn))
            periods = left.periods - int(left.in_periods) if self.clock.control.kind == BYO_YOMI else 0
            seconds_left = left.seconds + max(periods, 0) * self.clock.control.extra
        return Request(
            position_at(self.game.tree, self.game.node),
            self.player_to_move.level or self._other_level(),
            seconds_left,
            self.clock.control.extra if self.clock.control.kind == "fischer" else 0,
        )

    def _other_level(self) -> int:
        return max(player.level for player in self.setup.players) or DEFAULT_LEVEL

    def _is_legal_text(self, text: str) -> bool:
        try:
            self.game.rules.read_move(self.game.state, text)
        except IllegalMove:
            return False
        return True

    def _play_for_bot(self, text: str) -> None:
        move = self.game.rules.read_move(self.game.state, text)
        self._play(move)
        if move == SWAP and self.is_between_bots:
            self.said.emit(Words("The bots have swapped sides."))
        elif move == SWAP:
            self.said.emit(Words("The bot has swapped sides: it has taken over Black, and White is yours now."))
        elif move == PASS:
            self.said.emit(Words("The bot has passed."))

    def _give_up_bot(self) -> None:
        self.is_paused = True
        self._asked_for = None
        self.said.emit(
            Words("The bot does not answer. Press Enter to try once more, or choose other players in the Game menu.")
        )
        self._go_on()

    # ---- keeping

    def finish_saving(self) -> None:
        """Return when everything so far is on disk, or cannot be."""
        self._saver.wait()

    def keep(self) -> None:
        """Write down what others have put into the game's nodes."""
        self._save()

    def _save(self) -> None:
        """Write the game and where one is in it, in the background."""
        self._settle.stop()
        tree = self.game.tree
        session = {
            "black": format_player(self.setup.players[0]),
            "white": format_player(self.setup.players[1]),
            "node": format_place(tree, self.game.node),
        }
        if self.clock.is_used:
            session["control"] = format_control(self.setup.control)
            session["black-left"] = format_left(self.clock.left(0))
            session["white-left"] = format_left(self.clock.left(1))
        self._saver.wait()
        self._why_not_saved = ""
        try:
            if self.path is None:
                from datetime import datetime  # a game that is resumed has its name already

                self.path = self.kept_games.new_file(tree, datetime.now(), session)
                self.kept.emit()
            else:
                self._saver.save(self.kept_games.prepare(self.path, tree, session))
        except OSError as error:
            self._tell_not_saved(error.strerror or str(error))

    def _tell_not_saved(self, reason: str) -> None:
        self._why_not_saved = reason
        self.said.emit(
            Words(
                "This game could not be saved in {0} ({1}). It goes on, but make room there or use Save as.",
                (str(self.kept_games.folder), reason),
            )
        )
