"""The table: a game, the two who play it, their clocks, the bot that plays for them, and the file it is kept in."""

from __future__ import annotations

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
from escabel_gui.model.keeping import Failure, Keeping
from escabel_gui.model.players.player import Player, format_player, name_in_record, parse_player
from escabel_gui.record.keeping.kept import ChangedElsewhere, GameFile, KeptGames, Session
from escabel_gui.record.result import Ending, Result, lost_by
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.game import COLOR_NAMES
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, WHITE, opponent
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


class HeldMove(NamedTuple):
    """A move that has been made, and is shown as soon as the one before it is on disk."""

    node: Node  # at which it was made
    move: int
    mover: int | None  # the person whose clock was running
    words: Words | None  # what there is to say about it


class Table(QObject):
    """Two persons (0 sits at Black when the game begins, 1 at White) play; the swap exchanges their colors.

    A game is live where its line ends and nothing is decided: there the clock runs and the bot moves. Looking back
    stops both; playing something else there makes a variation, which is live in turn.

    Every move is on disk before the next one is made, and a game is left when it is on disk: a move waits for that,
    and so does what comes in the place of a game. The window never does.
    """

    changed = Signal()  # whose turn it is, who plays, what may be done
    said = Signal(object)  # Words: one line for the persons
    finished = Signal()  # the game has just been decided
    kept = Signal()  # everything so far is on disk
    could_not_save = Signal(object)  # Failure: part of the game will be lost; it rests until `leave_anyway` or `stay`
    closed = Signal()  # nothing is left to be done

    def __init__(self, kept_games: KeptGames, bot: Bot | None = None, game: Game | None = None) -> None:
        """`game` is on the screen already, and no table has it yet."""
        super().__init__()
        self.kept_games = kept_games
        self.setup = Setup()
        self.is_paused = False
        self.game = game or Game(GameTree(make_rules(self.setup.wire_name, self.setup.size)), parent=self)
        self.clock = Clock(self)
        self.bot = bot or Bot(self)
        self._thinking_node: Node | None = None  # the node for which the bot thinks
        self._asked_for: Node | None = None  # the node at which the bot was asked to move for once
        self._held: HeldMove | None = None
        self._is_annotated = False  # since it was written last
        self._next: Callable[[], None] | None = None  # what comes when the game on the table may be left
        self.keeping = Keeping(kept_games, self)
        self.keeping.kept.connect(self.kept)
        self.keeping.failed.connect(self._tell_not_saved)
        self.keeping.met.connect(self._take_in)
        self.keeping.settled.connect(self._go_on_from_disk)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(lambda: self._save(has_news=self._is_annotated))
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
        self.game.annotated.connect(self._take_note_of_annotation)

    @property
    def path(self) -> Path | None:
        """The file of the game, once it has one."""
        return self.keeping.file.path if self.keeping.file is not None else None

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
    def why_not_play(self) -> Words | None:
        """Why no person may make a move at the current node, if that is so."""
        if self.is_over:
            return Words("The game is over.")
        if self._held is not None or self._next is not None:
            return Words("Wait a moment: the disk is slow.")
        if self.is_live and self.player_to_move.is_bot:
            return Words("It is the bot's turn: wait for its move.")
        return None

    @property
    def may_play(self) -> bool:
        return self.why_not_play is None

    @property
    def is_bot_thinking(self) -> bool:
        return self.bot.is_thinking

    @property
    def result(self) -> Result | None:
        """The result at the current node; None while the game goes on there."""
        tree, node = self.game.tree, self.game.node
        return tree.result_at(node) or (tree.result if self.game.is_given_up else None)

    @property
    def is_decided(self) -> bool:
        """Whether the game, as told by its main line, has ended."""
        return self.game.tree.final_result is not None

    # ---- beginning

    # What comes in the place of a game comes at once, or when that game is on disk or is left without.

    def begin(self, setup: Setup, tree: GameTree | None = None) -> None:
        """Put a new game on the table and start its clock and bot; `tree` may have a beginning of that game in it."""
        if tree is None:
            tree = GameTree(make_rules(setup.wire_name, setup.size))
        now = time.localtime()
        tree.players = ["", *(name_in_record(player) for player in setup.players)]
        tree.date = time.strftime("%Y-%m-%d", now)
        self._leave(lambda: self._put_new(setup, tree, now))

    def _put_new(self, setup: Setup, tree: GameTree, now: time.struct_time) -> None:
        self.setup = setup
        self.is_paused = False
        self.clock.reset(setup.control)
        self.keeping.take(self.kept_games.new_file(tree, now))
        self.game.replace(tree, tree.end())
        self._save(has_news=self._is_worth_keeping)
        self._go_on()

    def play_again(self) -> None:
        """The same again with the colors changed; a swap has changed them already."""
        tree = self.game.tree
        first, second = self.setup.players
        is_swapped = tree.is_swapped_at(tree.end())
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

    def put(self, tree: GameTree) -> None:
        """Put a game from elsewhere on the table, as a copy of our own, for two persons, at its end."""
        tree.result = tree.result_at(tree.end()) or tree.result
        players = (Player(0, tree.players[BLACK]), Player(0, tree.players[WHITE]))
        setup = Setup(tree.rules.wire_name, tree.rules.size, players)
        self._leave(lambda: self._put_new(setup, tree, time.localtime()))

    def resume(self, file: GameFile, tree: GameTree, session: Session) -> None:
        """Take a kept game up where it was left; a running clock waits until somebody moves or says so.

        A file that nobody has played on here yet, and that has no session therefore, is taken up at its end.
        """
        players = [
            parse_player(session[key]) if key in session else Player(0, tree.players[color])
            for key, color in (("black", BLACK), ("white", WHITE))
        ]
        control = parse_control(session.get("control", ""))
        setup = Setup(tree.rules.wire_name, tree.rules.size, (players[0], players[1]), control)
        left = [parse_left(session.get(key, "")) for key in ("black-left", "white-left")]
        node = parse_place(tree, session.get("node"))

        def take_up() -> None:
            self.setup = setup
            self.clock.reset(control)
            if left[0] is not None and left[1] is not None:
                self.clock.restore(control, [left[0], left[1]])
            self.keeping.take(file)
            self.keeping.make_current()
            self.game.replace(tree, node)
            self.is_paused = self.clock.is_used or self.is_between_bots
            self._go_on()

        self._leave(take_up)

    def close(self) -> None:
        """Write down where one was, and end the bot; `closed` tells when that is done."""
        self._leave(self._close)

    def _close(self) -> None:
        self.bot.close()
        self.closed.emit()

    # ---- leaving

    def _leave(self, then: Callable[[], None]) -> None:
        """Do something when nothing of the game on the table can be lost any more, or may be."""
        self._next = then
        self.bot.cancel()
        self.clock.stop()
        self._forced_pass.stop()
        self._asked_for = None
        if self.keeping.file is not None:  # or nothing has begun here yet
            if self._is_worth_keeping or self._is_closing:
                self._save(has_news=self._is_annotated or self.keeping.failure is not None)
            else:
                self.keeping.remove()
        self._settle.stop()
        self._leave_if_safe()
        if self._next is not None:
            self.changed.emit()

    def _leave_if_safe(self) -> None:
        failure = self.keeping.failure
        if self.keeping.has_news or (self._is_closing and self.keeping.is_busy):
            return
        if failure is not None and failure.is_lost and self._is_worth_keeping:
            self.could_not_save.emit(failure)
        else:
            self.leave_anyway()

    def leave_anyway(self) -> None:
        """Let what is to come in its place come, whatever is lost."""
        then, self._next = self._next, None
        if then is not None:
            then()

    def stay(self) -> None:
        """Go on with the game that is on the table."""
        self._next = None
        self._go_on()

    def _go_on_from_disk(self) -> None:
        """What has waited for the disk need not wait any longer."""
        if self._held is not None:
            held, self._held = self._held, None
            self._make_move(held)
        elif self._next is not None:
            self._leave_if_safe()

    @property
    def _is_closing(self) -> bool:
        return self._next == self._close

    @property
    def is_leaving(self) -> bool:
        """Whether something waits for the game on the table to be left."""
        return self._next is not None

    @property
    def _is_worth_keeping(self) -> bool:
        """Whether anything was played, written or set up."""
        tree = self.game.tree
        return bool(tree.root.children or tree.root.properties or tree.start_stacks is not None)

    # ---- playing

    def play(self, move: int) -> None:
        """A person moves at the current node; raises IllegalMove."""
        why_not = self.why_not_play
        if why_not is not None:
            raise IllegalMove(why_not)
        self._play(move)

    def _play(self, move: int, words: Words | None = None) -> None:
        """Let a move be made here as soon as the one before is on disk, and then say something."""
        reason = self.game.rules.why_illegal(self.game.state, move)
        if reason is not None:
            raise IllegalMove(reason)
        made = HeldMove(self.game.node, move, self.clock.running, words)
        if not self.keeping.has_news:
            self._make_move(made)
            return
        self._held = made
        self._go_on()

    def _make_move(self, made: HeldMove) -> None:
        was_live, was_decided = self.is_live, self.is_decided
        self.is_paused = False
        if was_live and not self.game.node.is_root:
            self.clock.move_made(made.mover)
        self.bot.cancel()
        node = self.game.play(made.move)
        if not was_decided:
            self._continue_game(node)
        self._save()
        if was_live and self.is_over:
            self.finished.emit()
        if made.words is not None:
            self.said.emit(made.words)

    def _continue_game(self, node: Node) -> None:
        """The line that is played on is the game: it becomes the main line, and its result is the game's."""
        tree = self.game.tree
        if node is not tree.end():
            self.game.promote(node)
        tree.result = tree.result_at(node)

    def play_text(self, text: str) -> None:
        """A typed move; raises IllegalMove with the reason."""
        self.play(self.game.rules.read_move(self.game.state, text))

    def _pass_as_forced(self) -> None:
        """Spare a person the only thing that they can do."""
        self._play(PASS, Words("{0} had no move and had to pass.", (COLOR_NAMES[self.turn],)))

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
            self._end(lost_by(color, Ending.RESIGNATION))

    def _lose_on_time(self, person: int) -> None:
        self._end(lost_by(self.color_of(person), Ending.TIME))

    def _end(self, result: Result) -> None:
        self._held = None
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
        return self._held is not None or self._take_back_target is not None or self.game.is_given_up

    def take_back(self) -> None:
        """Undo to one's own turn; a resignation or a loss on time is taken back first. The moves stay in the tree."""
        if self._held is not None:
            self._held = None
            self._go_on()
            return
        if self.game.is_given_up:
            self.game.tree.result = None
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
        elif not self.is_over and self._held is None:
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
        if self._held is not None and self._held.node is not node:
            self._held = None
        if self._next is not None:
            return  # it rests until it is left, or not
        is_playing = self.is_live and not self.is_paused and self._held is None
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
        words = None
        if move == SWAP and self.is_between_bots:
            words = Words("The bots have swapped sides.")
        elif move == SWAP:
            words = Words("The bot has swapped sides: it has taken over Black, and White is yours now.")
        elif move == PASS:
            words = Words("The bot has passed.")
        self._play(move, words)

    def _give_up_bot(self) -> None:
        self.is_paused = True
        self._asked_for = None
        self.said.emit(
            Words("The bot does not answer. Press Enter to try once more, or choose other players in the Game menu.")
        )
        self._go_on()

    # ---- keeping

    def keep(self) -> None:
        """Write down what others have put into the game's nodes; no game waits for that when it is left."""
        self._save(has_news=not self.is_leaving)

    def _take_note_of_annotation(self) -> None:
        self._is_annotated = True
        self._settle.start()

    def _save(self, has_news: bool = True) -> None:
        """Write the game and where one is in it, in the background."""
        self._settle.stop()
        self._is_annotated = False
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
        self.keeping.save(tree, session, has_news)

    def _take_in(self, change: ChangedElsewhere) -> None:
        """Another program has written to the file of this game: what it has played is a variation here."""
        tree, file, other = self.game.tree, self.keeping.file, change.game
        assert file is not None
        if other is None or not tree.is_same_game(other.tree):
            self.keeping.take(self.kept_games.new_file(tree, time.localtime()))
            self.said.emit(Words("Something else is in the file of this game now: it goes on in a file of its own."))
        else:
            if file.seen is not None and other.tree.name != file.seen.name:
                tree.name = other.tree.name
            file.seen = other.file.seen
            if self.game.merge(other.tree):
                self.said.emit(Words("This game was played on in another window, too: both lines are kept here."))
        self._save()
        self._go_on()

    def _tell_not_saved(self, failure: Failure) -> None:
        self.said.emit(
            Words(
                "This game could not be saved in {0} ({1}). It goes on, but make room there or use Save as.",
                (str(self.kept_games.folder), failure.reason),
            )
        )
