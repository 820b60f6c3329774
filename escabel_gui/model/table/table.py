"""The table: a game, the two who play it, their clocks, and the file it is kept in."""

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.packing import SentGame
from escabel_gui.link.tree_merge import to_game_tree
from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.players.player import Player, name_in_record
from escabel_gui.model.table.autosave import Autosave
from escabel_gui.model.table.clock import Clock
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.game_writer import GameKeeper
from escabel_gui.model.table.giving_up import GivingUp
from escabel_gui.model.table.leaving import Leaving
from escabel_gui.model.table.match_score import MatchScore
from escabel_gui.model.table.moving import Moving
from escabel_gui.model.table.next_game import (
    continuation_setup,
    invited_setup,
    new_copy,
    rematch_setup,
    score_after,
    two_persons_setup,
)
from escabel_gui.model.table.prepared_answers import PreparedAnswers
from escabel_gui.model.table.remote_game import RemoteGame
from escabel_gui.model.table.saving_again import SavingAgain
from escabel_gui.model.table.seating import Seating
from escabel_gui.model.table.sessions import parse_session
from escabel_gui.model.table.turn_taking import TurnTaking
from escabel_gui.record.guidance import begin_guidance
from escabel_gui.record.line_tree import line_tree
from escabel_gui.record.storage.file_names import portable_stem
from escabel_gui.record.storage.game_store import GameFile, GameStore, Session
from escabel_gui.record.tags import change_tags
from escabel_gui.record.texts import one_line
from escabel_gui.record.time_control import TimeControl
from escabel_gui.record.tree import ASSISTANCE, GameTree, Node
from escabel_gui.rules.catalogue import make_rules, ruleset_of
from escabel_gui.rules.message import IllegalMove, Message

NO_CONTROL: Final = TimeControl()


class Table(QObject):
    """Game, players, clocks and file in one: decides who may do what, and does what follows from it.

    A game is live where its line ends and nothing is decided: there the clock runs and the players move. Looking back
    stops both; playing something else there makes a variation, which is live in turn.

    Every move is on disk before the next one is made, and a game is left when it is on disk: a move waits for that,
    and so does what comes in the place of a game. The window never does.
    """

    changed = Signal()  # whose turn it is, who plays, what may be done
    said = Signal(object)  # Message: one line for the persons
    finished = Signal()  # the game has just been decided
    next_wanted = Signal()  # something is to come in the place of the game: at once, or when the disk is ready
    kept = Signal()  # everything so far is on disk
    could_not_save = Signal(object)  # Failure: part of the game will be lost; it rests until `leave_anyway` or `stay`
    stayed = Signal()  # the game is kept on: what was to come in its place does not come
    closed = Signal()  # nothing is left to be done

    def __init__(self, kept_games: GameStore, bot: Bot | None = None, game: Game | None = None) -> None:
        """Set up a table; `game` is on the screen already, and no table has it yet."""
        super().__init__()
        self.kept_games = kept_games
        setup = GameSetup()
        self.game = game or Game(GameTree(make_rules(setup.wire_name, setup.size)), parent=self)
        self.clock = Clock(self)
        self.bot = bot or Bot(self)
        self.seating = Seating(self.game, self.bot, self)
        self.remote_game = RemoteGame(self.game, self.seating, self)
        self.turns = TurnTaking(self.game, self.seating, self.clock, self)
        self._autosave = Autosave(self.game, self.seating, self.clock, kept_games, self)
        self.moving = Moving(self.game, self.seating, self.clock, self.remote_game, self.turns, self._autosave, self)
        self.giving_up = GivingUp(
            self.game, self.seating, self.clock, self.remote_game, self.turns, self.moving, self._autosave, self
        )
        self.answers = PreparedAnswers(self.game, self.remote_game, self.turns, self.moving, self)
        self._leaving = Leaving(self._autosave, self)
        SavingAgain(self._autosave, self._leaving, self)
        self.writer = self._autosave.writer
        self.writer.kept.connect(self.kept)
        self.writer.settled.connect(self._go_on_from_disk)
        for part in (self._autosave, self.remote_game, self.answers, self.seating, self.moving):
            part.said.connect(self.said)
        self._autosave.taken_in.connect(self.remote_game.restore)
        self._autosave.taken_in.connect(self._go_on)
        self.remote_game.changed.connect(self._keep_remote_game)
        self.remote_game.ended.connect(self.finished)
        self.remote_game.presence_changed.connect(self.changed)
        self.answers.changed.connect(self._keep_prepared)
        self._leaving.could_not_save.connect(self.could_not_save)
        self.seating.chose.connect(self.moving.make)
        self.seating.lost.connect(self._rest_without_player)
        for deciding in (self.moving, self.giving_up):
            deciding.changed.connect(self._go_on)
            deciding.finished.connect(self.finished)
        self.moving.slowed.connect(self.changed)
        self.game.node_changed.connect(self._go_on)

    @property
    def path(self) -> Path | None:
        """The file of the game, once it has one."""
        return self.writer.file.path if self.writer.file is not None else None

    @property
    def stem(self) -> str:
        """The name, without its ending, of that file, or the one under which it will be made; a chapter's title."""
        file = self.writer.file
        assert file is not None
        if self.path is not None:
            return self.path.stem
        tree = self.game.tree
        return file.stem or portable_stem(tree.name or f"{ruleset_of(tree.rules.wire_name).title} {tree.rules.size}")

    # ---- who sits where

    @property
    def setup(self) -> GameSetup:
        """Setup of the current game."""
        return self.seating.setup

    @property
    def score(self) -> MatchScore:
        """The match score, including this game once it has ended."""
        return score_after(self.setup, self.game.tree) if self.game.is_decided else self.setup.score

    def player_of(self, color: int) -> Player:
        """Return the configuration of the player of a color at the current node."""
        return self.seating.player_of(color)

    # ---- who may do what

    @property
    def why_not_play(self) -> Message | None:
        """The reason why no person can make a move at the current node, or None."""
        if self.game.is_over:
            return Message("The game is over.")
        if self.moving.is_held or self.is_leaving:
            return Message("Wait a moment: the disk is slow.")
        awaited = self.turns.awaited
        if awaited is not None and self.turns.is_paused and not self.remote_game.is_on:
            return Message("The game is paused: go on, and the bot moves.")
        return awaited.reason_to_wait if awaited is not None else self.remote_game.why_not_play

    @property
    def may_play(self) -> bool:
        """True if a person can make a move at the current node."""
        return self.why_not_play is None

    @property
    def may_ask_for_move(self) -> bool:
        """True if another player can be asked for the move; never in a game with a friend."""
        return not self.game.is_over and not self.remote_game.is_on

    @property
    def would_help_be_unfair(self) -> bool:
        """True if the game is an undecided one against a bot or friend, where help needs a confirmation."""
        return self.seating.is_opponent_away and not self.game.is_decided

    # ---- beginning

    # Each of these waits until the game before is on disk, or is left though part of it is lost.

    def begin(self, setup: GameSetup, tree: GameTree | None = None, copy: LocalReplica | None = None) -> None:
        """Put a new game on the table and start its clock and players.

        `tree` may have a beginning of it; `copy` is the person's own of a game with a friend elsewhere, if there is
        one already.
        """
        if tree is None:
            tree = GameTree(make_rules(setup.wire_name, setup.size))
            copy = new_copy(setup) if copy is None else copy
        now = time.localtime()
        tree.players = ["", *(name_in_record(player) for player in setup.players)]
        tree.date = time.strftime("%Y-%m-%d", now)
        if setup.is_guided:
            begin_guidance(tree)
        self._leave(lambda: self._put_new(setup, tree, now, copy))

    def join(self, sent: SentGame, info: ConnectionInfo | None = None, control: TimeControl = NO_CONTROL) -> None:
        """Put a game on the table to which a friend has invited, and which is not known here."""
        copy = LocalReplica(sent.game, 1 - sent.sender, len(sent.game.acts), connection_info=info)
        self.begin(invited_setup(copy, control), to_game_tree(sent.game), copy)

    def _put_new(
        self, setup: GameSetup, tree: GameTree, now: time.struct_time, copy: LocalReplica | None = None
    ) -> None:
        self.seating.seat(setup, copy)
        self.turns.is_paused = False
        self.clock.reset(setup.control)
        self.writer.take(self.kept_games.new_file(tree, now))
        self.game.replace(tree, tree.last_node())
        self._autosave.save(has_news=self._autosave.is_worth_keeping)
        self._go_on()
        if copy is not None and copy.has_acts_of(copy.person):
            self.said.emit(Message("This game is new here, and has moves of yours: have you made them elsewhere?"))

    def play_again(self) -> None:
        """Begin the next game of the match: the same again with the colors changed.

        A friend who plays directly is asked first.
        """
        if self.remote_game.is_direct:
            self.remote_game.rematch_wanted.emit()
            return
        self.begin(rematch_setup(self.setup, self.game.tree))

    def play_on(self, black: Player, white: Player, tree: GameTree, node: Node) -> None:
        """Begin a game with the moves of another one up to a node; `black` and `white` as the colors are there."""
        line = line_tree(tree, node)
        self.begin(continuation_setup(line, black, white, self.setup.control), line)

    def put(self, tree: GameTree) -> None:
        """Put a game from elsewhere on the table, as a copy of our own, for two persons, at its end."""
        tree.result = tree.result_at(tree.last_node()) or tree.result
        self._leave(lambda: self._put_new(two_persons_setup(tree), tree, time.localtime()))

    def resume(self, file: GameFile, tree: GameTree, session: Session, news: SentGame | None = None) -> None:
        """Resume a kept game where it was left; a running clock waits until somebody moves or says so.

        `news` are what has come from a friend elsewhere with whom it is played.
        """
        left_game = parse_session(tree, session)

        def take_up() -> None:
            self.seating.seat(left_game.setup, left_game.copy)
            self.clock.reset(left_game.setup.control)
            if left_game.left is not None:
                self.clock.restore(left_game.setup.control, left_game.left)
            self.turns.is_paused = self.turns.goes_on_by_itself and not self.remote_game.is_direct
            self.writer.take(file)
            self.writer.make_current()
            self.game.replace(tree, left_game.node)
            self._go_on()
            if news is not None:
                self.remote_game.hear_code(*news)

        self._leave(take_up)

    def study(self, chapter: GameFile, keeper: GameKeeper, tree: GameTree, node: Node) -> None:
        """Put a chapter of a study on the table, at a node; it is for two persons, and its keeper writes it."""

        def take_up() -> None:
            self.seating.seat(two_persons_setup(tree))
            self.clock.reset(NO_CONTROL)
            self.turns.is_paused = False
            self.writer.take(chapter, keeper)
            self.game.replace(tree, node, is_studied=True)
            self._go_on()

        self._leave(take_up)

    def close(self) -> None:
        """Write down where one was, and end the bot; `closed` tells when that is done."""
        self._leave(self._close, is_last=True)

    def keep_now(self, seconds: float) -> None:
        """Write all that there is, and wait so long for it, for a desktop that ends the program when this returns."""
        self._autosave.finish(is_closing=True)
        self.writer.wait(seconds)

    def _close(self) -> None:
        self.bot.close()
        self.closed.emit()

    # ---- leaving

    def _leave(self, then: Callable[[], None], is_last: bool = False) -> None:
        if self.is_closing and not is_last:
            return  # what was asked for before, and has taken until now
        self.next_wanted.emit()
        self.turns.rest()
        self.answers.rest()
        self._leaving.go(then, is_last)
        if self.is_leaving:
            self.changed.emit()

    def leave_anyway(self) -> None:
        """Do what is to come in the place of this game, whatever is lost."""
        self._leaving.go_anyway()

    def stay(self) -> None:
        """Go on with the game that is on the table."""
        self._leaving.stay()
        self.stayed.emit()
        self._go_on()

    @property
    def is_leaving(self) -> bool:
        """True if a request waits for the game on the table to be left."""
        return self._leaving.is_under_way

    @property
    def is_closing(self) -> bool:
        """True if that request is to close the program, so that no other game follows."""
        return self._leaving.is_closing

    def _go_on_from_disk(self) -> None:
        """Continue what has waited for the disk."""
        if self.moving.is_held:
            self.moving.make_held()
        else:
            self._leaving.go_if_safe()

    # ---- playing

    def play(self, move: int) -> None:
        """Make the move of a person at the current node; raises IllegalMove."""
        self.check(move)
        self.moving.make(move)

    def check(self, move: int) -> None:
        """Raise IllegalMove if no person can make a move at the current node."""
        self._check_turn()
        reason = self.game.rules.move_error(self.game.state, move)
        if reason is not None:
            raise IllegalMove(reason)

    def play_text(self, text: str) -> None:
        """Make a typed move; raises IllegalMove with the reason."""
        self._check_turn()
        self.moving.make(self.game.rules.parse_legal_move(self.game.state, text))

    def _check_turn(self) -> None:
        why_not = self.why_not_play
        if why_not is not None:
            raise IllegalMove(why_not)

    # ---- players and their turns

    def pause(self) -> None:
        """Pause the game; with a friend, offer a pause if there is anything to pause."""
        if not self.remote_game.is_direct:
            self.set_paused(True)
        elif self.turns.may_pause:
            self.remote_game.pause_wanted.emit(True)

    def unpause(self) -> None:
        """Resume the game; with a friend, say so if it is paused."""
        if not self.remote_game.is_direct:
            self.set_paused(False)
        elif self.turns.is_paused:
            self.remote_game.pause_wanted.emit(False)

    def set_paused(self, is_paused: bool) -> None:
        """Stop or start clocks and players."""
        if self.turns.is_paused != is_paused:
            self.turns.is_paused = is_paused
            self._go_on()

    def set_connected(self, is_connected: bool) -> None:
        """Let the clocks of a direct game run only while the friend is there, and has the same moves."""
        if self.turns.is_connected != is_connected:
            self.turns.is_connected = is_connected
            self._go_on()

    def let_bot_move(self) -> None:
        """Ask for one move in the place of whoever is to move here; while somebody thinks, make them move at once."""
        thinker = self.turns.thinker
        if thinker is not None:
            thinker.move_at_once()
        elif self.may_ask_for_move and not self.moving.is_held:
            if self.would_help_be_unfair and self.seating.to_move.is_here:
                self.game.node.set_text(ASSISTANCE, "move")
            self.turns.ask_at_once()
            self._go_on()

    def change_players(self, black: Player, white: Player, node: Node | None = None) -> None:
        """Seat others, in the middle of a game too; `black` and `white` as the colors are at a node, or now."""
        self.seating.change_players(black, white, node)
        self._autosave.save()
        self._go_on()

    def _keep_remote_game(self) -> None:
        """Save the game and go on, as the friend, or the person here, has done something besides moving."""
        if self.game.is_over:
            self.moving.forget_held()
        self._autosave.save()
        self._go_on()

    def _keep_prepared(self) -> None:
        self._autosave.save()
        self.changed.emit()

    def _rest_without_player(self, why: Message) -> None:
        self.turns.give_up_asking()
        self.said.emit(why)
        self._go_on()

    def _go_on(self, _step: object = None) -> None:
        """Start or stop clocks and players as the current node asks for."""
        if self.is_leaving:
            return  # it rests until it is left, or not
        self.turns.follow(is_held=self.moving.is_held)
        self.answers.follow()
        self._autosave.save_later()
        self.changed.emit()

    # ---- what others do to the game

    def keep(self) -> None:
        """Write down what others have put into the game's nodes; no game waits for that when it is left."""
        self._autosave.save(has_news=not self.is_leaving)

    def note_help(self, kind: str) -> None:
        """Note at the current node that the person had help, for whoever rates games against the bot."""
        if self.would_help_be_unfair:
            self.game.node.set_text(ASSISTANCE, kind)
            self.keep()

    def rename(self, name: str) -> None:
        """Let the game be called `name` in the library."""
        self.game.tree.name = one_line(name)
        self._autosave.save()

    def change_tags(self, added: Iterable[str], removed: Iterable[str]) -> None:
        """Add tags to the game and take others away."""
        change_tags(self.game.tree, added, removed)
        self._autosave.save()

    def take_note_of_edit(self, was_in_play: bool) -> None:
        """Keep a tree that was changed by hand; where the game goes on since then, nothing does so by itself."""
        game = self.game
        if game.is_in_play and not was_in_play:
            self.turns.is_paused = self.clock.is_used or self.seating.is_anybody_away
        if not game.is_decided and not was_in_play:
            self.clock.raise_flag()  # it may have been lost on time
        self._autosave.save()
        self._go_on()
