"""The table: a game, the two who play it, their clocks, and the file it is kept in."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.link.laying import tree_of
from escabel_gui.link.own_copy import OwnCopy
from escabel_gui.link.packing import Sent
from escabel_gui.link.way import Way
from escabel_gui.model.beginnings import again, copy_for, for_two_persons, invited, line_to, played_on, score_after
from escabel_gui.model.clock import Clock, TimeControl
from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.friendship import Friendship
from escabel_gui.model.game import Game
from escabel_gui.model.leaving import Leaving
from escabel_gui.model.match_score import MatchScore
from escabel_gui.model.players.live_player import LivePlayer
from escabel_gui.model.players.player import Player, format_player, name_in_record
from escabel_gui.model.saving import Saving
from escabel_gui.model.seating import Seating
from escabel_gui.model.sessions import parse_session
from escabel_gui.model.setup import Setup
from escabel_gui.model.taking_back import TakingBack
from escabel_gui.model.turn_taking import TurnTaking
from escabel_gui.record.keeping.kept import GameFile, KeptGames, Session
from escabel_gui.record.result import Ending, Result, lost_by
from escabel_gui.record.tree import HELP, RESEATED, GameTree, Node, line_end
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.words import IllegalMove, Words

NO_CONTROL: Final = TimeControl()
SLOW_DISK_MS: Final = 300  # it is told when a move has been held for so long


class HeldMove(NamedTuple):
    """A move that has been made, and is shown as soon as the one before it is on disk."""

    node: Node  # at which it was made
    move: int
    mover: int | None  # the person whose clock was running
    words: Words | None  # what there is to say about it


class Table(QObject):
    """The referee: who may do what, and what follows from it.

    A game is live where its line ends and nothing is decided: there the clock runs and the players move. Looking back
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
        setup = Setup()
        self.game = game or Game(GameTree(make_rules(setup.wire_name, setup.size)), parent=self)
        self.clock = Clock(self)
        self.bot = bot or Bot(self)
        self.seating = Seating(self.game, self.bot, self)
        self.friendship = Friendship(self.game, self.seating, self)
        self._taking_back = TakingBack(self.game, self.seating, self.clock, self.friendship, self)
        self._turns = TurnTaking(self.game, self.seating, self.clock, self)
        self._saving = Saving(self.game, self.seating, self.clock, kept_games, self)
        self._leaving = Leaving(self._saving, self)
        self.keeping = self._saving.keeping
        self._held: HeldMove | None = None
        self._disk = QTimer(self)
        self._disk.setSingleShot(True)
        self._disk.setInterval(SLOW_DISK_MS)
        self._disk.timeout.connect(self._tell_slow_disk)
        self.keeping.kept.connect(self.kept)
        self.keeping.settled.connect(self._go_on_from_disk)
        self._saving.said.connect(self.said)
        self._saving.taken_in.connect(self.friendship.restore)
        self._saving.taken_in.connect(self._go_on)
        self.friendship.changed.connect(self._keep_friendship)
        self.friendship.ended.connect(self.finished)
        self.friendship.said.connect(self.said)
        self.friendship.presence_changed.connect(self.changed)
        self._leaving.could_not_save.connect(self.could_not_save)
        self.clock.flag_fell.connect(self._take_flag)
        self.seating.chose.connect(self._play)
        self.seating.resigned.connect(lambda person: self._lose(person, Ending.RESIGNATION))
        self.seating.said.connect(self.said)
        self.seating.lost.connect(self._rest_without_player)
        self._taking_back.reopened.connect(self._rest_reopened)
        self.game.node_changed.connect(self._go_on)

    @property
    def path(self) -> Path | None:
        """The file of the game, once it has one."""
        return self.keeping.file.path if self.keeping.file is not None else None

    # ---- who sits where

    @property
    def setup(self) -> Setup:
        return self.seating.setup

    @property
    def score(self) -> MatchScore:
        """How the match stands, with this game where it has ended."""
        return score_after(self.setup, self.game.tree) if self.is_decided else self.setup.score

    def person_of(self, color: int) -> int:
        return self.seating.person_of(color)

    def player_of(self, color: int) -> Player:
        return self.seating.player_of(color)

    @property
    def turn(self) -> int:
        return int(self.game.state.turn)

    # ---- how the game stands

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def is_live(self) -> bool:
        return self.game.is_live

    @property
    def result(self) -> Result | None:
        return self.game.result

    @property
    def is_decided(self) -> bool:
        return self.game.is_decided

    @property
    def is_paused(self) -> bool:
        return self._turns.is_paused

    @property
    def awaited(self) -> LivePlayer | None:
        """Who has to move here and is not, so that nobody else may."""
        return self._turns.awaited

    @property
    def thinker(self) -> LivePlayer | None:
        """Who thinks now, and is not here."""
        return self._turns.thinker

    @property
    def is_thinking(self) -> bool:
        """Whether somebody who is not here, or stands in for a person, thinks about their move."""
        return self._turns.thinker is not None

    @property
    def is_disk_slow(self) -> bool:
        """Whether a move has been held by the disk for longer than goes unnoticed."""
        return self._held is not None and not self._disk.isActive()

    @property
    def why_not_play(self) -> Words | None:
        """Why no person may make a move at the current node, if that is so."""
        if self.is_over:
            return Words("The game is over.")
        if self._held is not None or self.is_leaving:
            return Words("Wait a moment: the disk is slow.")
        return self.awaited.why_not_for_them if self.awaited is not None else self.friendship.why_not_play

    @property
    def may_play(self) -> bool:
        return self.why_not_play is None

    @property
    def may_pause(self) -> bool:
        """Whether something goes on here that can rest."""
        return self.is_live and not self.is_paused and self._goes_on_by_itself

    @property
    def may_unpause(self) -> bool:
        return self.is_live and self.is_paused

    @property
    def _goes_on_by_itself(self) -> bool:
        return self.clock.is_used or not self.seating.is_anybody_here

    @property
    def may_resign(self) -> bool:
        """Whether somebody can resign; once the game has ended, nobody can, not even in its variations."""
        if self.friendship.has_parted:
            return False
        return not self.is_over and not self.is_decided and self.seating.is_anybody_here

    @property
    def may_ask_for_move(self) -> bool:
        """Whether somebody else may be asked to make the move here: never in a game with a friend elsewhere."""
        return not self.is_over and not self.friendship.is_on

    @property
    def would_help_be_unfair(self) -> bool:
        """Whether one's game against somebody who is not here is still undecided: to have help must be meant."""
        return self.seating.is_opponent_away and not self.is_decided

    # ---- beginning

    # What comes in the place of a game comes at once, or when that game is on disk or is left without.

    def begin(self, setup: Setup, tree: GameTree | None = None, way: Way | None = None) -> None:
        """Put a new game on the table and start its clock and players; `tree` may have a beginning of it.

        With `way` the friend elsewhere plays directly.
        """
        self._begin(setup, tree, copy_for(setup, way) if tree is None else None)

    def begin_with(self, setup: Setup, copy: OwnCopy) -> None:
        """Put a new game on the table to which both friends have agreed."""
        self._begin(setup, None, copy)

    def join(self, sent: Sent, way: Way | None = None, control: TimeControl = NO_CONTROL) -> None:
        """Put a game on the table to which a friend has invited, and which is not known here."""
        copy = OwnCopy(sent.game, 1 - sent.sender, len(sent.game.acts), way=way)
        self._begin(invited(copy, control), tree_of(sent.game), copy)

    def _begin(self, setup: Setup, tree: GameTree | None, copy: OwnCopy | None) -> None:
        if tree is None:
            tree = GameTree(make_rules(setup.wire_name, setup.size))
        now = time.localtime()
        tree.players = ["", *(name_in_record(player) for player in setup.players)]
        tree.date = time.strftime("%Y-%m-%d", now)
        self._leave(lambda: self._put_new(setup, tree, now, copy))

    def _put_new(self, setup: Setup, tree: GameTree, now: time.struct_time, copy: OwnCopy | None = None) -> None:
        self.seating.seat(setup, copy)
        self._turns.is_paused = False
        self.clock.reset(setup.control)
        self.keeping.take(self.kept_games.new_file(tree, now))
        self.game.replace(tree, tree.end())
        self._saving.save(has_news=self._saving.is_worth_keeping)
        self._go_on()
        if copy is not None and copy.has_acts_of(copy.person):
            self.said.emit(Words("This game is new here, and has moves of yours: have you made them elsewhere?"))

    def play_again(self) -> None:
        """The next game of the match: the same again with the colors changed.

        A friend who plays directly is asked first.
        """
        if self.friendship.is_direct:
            self.friendship.again_wanted.emit()
            return
        self.begin(again(self.setup, self.game.tree))

    def play_on(self, black: Player, white: Player) -> None:
        """Begin a game of its own with the moves up to the current node; `black` and `white` as the colors are here."""
        line = line_to(self.game.tree, self.game.node)
        self.begin(played_on(line, black, white, self.setup.control), line)

    def put(self, tree: GameTree) -> None:
        """Put a game from elsewhere on the table, as a copy of our own, for two persons, at its end."""
        tree.result = tree.result_at(tree.end()) or tree.result
        self._leave(lambda: self._put_new(for_two_persons(tree), tree, time.localtime()))

    def resume(self, file: GameFile, tree: GameTree, session: Session, news: Sent | None = None) -> None:
        """Resume a kept game where it was left; a running clock waits until somebody moves or says so.

        `news` are what has come from a friend elsewhere with whom it is played.
        """
        left_game = parse_session(tree, session)

        def take_up() -> None:
            self.seating.seat(left_game.setup, left_game.copy)
            self.clock.reset(left_game.setup.control)
            if left_game.left is not None:
                self.clock.restore(left_game.setup.control, left_game.left)
            self._turns.is_paused = self._goes_on_by_itself
            self.keeping.take(file)
            self.keeping.make_current()
            self.game.replace(tree, left_game.node)
            self._go_on()
            if news is not None:
                self.friendship.hear_code(*news)

        self._leave(take_up)

    def close(self) -> None:
        """Write down where one was, and end the bot; `closed` tells when that is done."""
        self._leave(self._close, is_last=True)

    def _close(self) -> None:
        self.bot.close()
        self.closed.emit()

    # ---- leaving

    def _leave(self, then: Callable[[], None], is_last: bool = False) -> None:
        if self.is_closing and not is_last:
            return  # what was asked for before, and has taken until now
        self._turns.rest()
        self._leaving.go(then, is_last)
        if self.is_leaving:
            self.changed.emit()

    def leave_anyway(self) -> None:
        """Let what is to come in the place of this game come, whatever is lost."""
        self._leaving.go_anyway()

    def stay(self) -> None:
        """Go on with the game that is on the table."""
        self._leaving.stay()
        self._go_on()

    @property
    def is_leaving(self) -> bool:
        """Whether something waits for the game on the table to be left."""
        return self._leaving.is_under_way

    @property
    def is_closing(self) -> bool:
        """Whether what waits for that is the end: nothing comes in the place of this game, unless it may `stay`."""
        return self._leaving.is_closing

    def _go_on_from_disk(self) -> None:
        """What has waited for the disk need not wait any longer."""
        if self._held is not None:
            held, self._held = self._held, None
            self._make_move(held)
        else:
            self._leaving.go_if_safe()

    # ---- playing

    def play(self, move: int) -> None:
        """A person moves at the current node; raises IllegalMove."""
        self._check_turn()
        reason = self.game.rules.why_illegal(self.game.state, move)
        if reason is not None:
            raise IllegalMove(reason)
        self._play(move)

    def play_text(self, text: str) -> None:
        """A typed move; raises IllegalMove with the reason."""
        self._check_turn()
        self._play(self.game.rules.read_move(self.game.state, text))

    def _check_turn(self) -> None:
        why_not = self.why_not_play
        if why_not is not None:
            raise IllegalMove(why_not)

    def _play(self, move: int, words: Words | None = None) -> None:
        """Let a legal move be made here as soon as the one before is on disk, and then say something."""
        made = HeldMove(self.game.node, move, self.clock.running, words)
        if not self.keeping.has_news:
            self._make_move(made)
            return
        self._held = made
        self._disk.start()
        self._go_on()

    def _tell_slow_disk(self) -> None:
        if self._held is not None:
            self.changed.emit()

    def _make_move(self, made: HeldMove) -> None:
        was_live = self.is_live
        self._turns.is_paused = False
        if was_live and not self.game.node.is_root:
            self.clock.move_made(made.mover)
        self.friendship.note_move(made.move)
        is_known = made.node.child(made.move) is not None
        self.game.play(made.move)
        if is_known and not self.is_decided and not self.seating.to_move.is_here and self._taking_back.can_redo:
            self._taking_back.redo()  # the same move again is answered as it was
        self._saving.save()
        if was_live and self.is_over:
            self.finished.emit()
        if made.words is not None:
            self.said.emit(made.words)

    def resign(self) -> None:
        """The person to move gives up; against somebody who is not here, the person does, whoever is to move."""
        if self.may_resign:
            self._lose(self.seating.player_to_resign(self.turn), Ending.RESIGNATION)

    def _take_flag(self, person: int) -> None:
        """Somebody's time is over; a friend's own program tells that of the friend."""
        copy = self.friendship.copy
        if copy is None or person == copy.person:
            self._lose(person, Ending.TIME)

    def _lose(self, person: int, ending: Ending) -> None:
        self._held = None
        self._turns.rest()
        self.friendship.note_end(person, ending)
        node = self.game.node
        self.game.end(lost_by(self.seating.color_at(line_end(node), person), ending))
        if self.game.node is node:  # or that is told already
            self._go_on()
        self._saving.save()
        self.finished.emit()

    @property
    def can_take_back(self) -> bool:
        return self._held is not None or self._taking_back.is_possible

    def take_back(self) -> None:
        """Undo to one's own turn; a move that is held by the disk is taken back first."""
        if self._held is not None:
            self._held = None
            self._go_on()
        else:
            self._taking_back.take_back()

    def _rest_reopened(self) -> None:
        """The game goes on after all, but no clock runs before somebody says so or moves."""
        self._turns.is_paused = self.clock.is_used
        self._saving.save()
        self._go_on()

    @property
    def can_redo(self) -> bool:
        return self._taking_back.can_redo

    def redo(self) -> None:
        """Go on along the line that was taken back, to the next turn of a person or to its end."""
        self._taking_back.redo()

    # ---- players and their turns

    def pause(self) -> None:
        if self.friendship.is_direct:
            self.friendship.pause_wanted.emit(True)
        else:
            self.set_paused(True)

    def unpause(self) -> None:
        if self.friendship.is_direct:
            self.friendship.pause_wanted.emit(False)
        else:
            self.set_paused(False)

    def set_paused(self, is_paused: bool) -> None:
        if self._turns.is_paused != is_paused:
            self._turns.is_paused = is_paused
            self._go_on()

    def let_bot_move(self) -> None:
        """Have one move made for whoever is to move here; while somebody thinks, have it made at once."""
        thinker = self._turns.thinker
        if thinker is not None:
            thinker.hurry()
        elif self.may_ask_for_move and self._held is None:
            if self.would_help_be_unfair and self.seating.to_move.is_here:
                self.game.node.set_text(HELP, "move")
            self._turns.ask_at_once()
            self._go_on()

    def change_players(self, black: Player, white: Player) -> None:
        """Seat others, in the middle of a game too; `black` and `white` as the colors are now."""
        players = (black, white) if self.person_of(1) == 0 else (white, black)
        is_same = players == self.setup.players
        if [player._replace(name="") for player in players] != [one._replace(name="") for one in self.setup.players]:
            self._take_note_of_others(players)
        self.seating.seat(self.setup._replace(players=players, score=self.setup.score if is_same else MatchScore()))
        self.game.tree.players = ["", *(name_in_record(player) for player in players)]
        self._saving.save()
        self._go_on()

    def _take_note_of_others(self, players: tuple[Player, Player]) -> None:
        """A game that two have begun and others end says nothing about how strong anybody is."""
        if self.game.tree.root.children:
            kinds = (format_player(player._replace(name="")) for player in players)
            self.game.tree.root.set_text(RESEATED, ", ".join(kinds))

    def _keep_friendship(self) -> None:
        """The friend, or the person here, has done something besides moving."""
        if self.is_over:
            self._held = None
        self._saving.save()
        self._go_on()

    def _rest_without_player(self, why: Words) -> None:
        self._turns.give_up_asking()
        self.said.emit(why)
        self._go_on()

    def _go_on(self, _step: object = None) -> None:
        """Let what the current node asks for be done."""
        if self._held is not None and self._held.node is not self.game.node:
            self._held = None
        if self.is_leaving:
            return  # it rests until it is left, or not
        self._turns.follow(is_held=self._held is not None)
        self._saving.save_later()
        self.changed.emit()

    # ---- what others do to the game

    def keep(self) -> None:
        """Write down what others have put into the game's nodes; no game waits for that when it is left."""
        self._saving.save(has_news=not self.is_leaving)

    def rename(self, name: str) -> None:
        """Let the game be called `name` in the library."""
        self.game.tree.name = name
        self._saving.save()

    def take_note_of_edit(self, was_live: bool) -> None:
        """Keep a tree that was changed by hand; where that made the current node live, nothing goes on by itself."""
        if self.is_live and not was_live:
            self._turns.is_paused = self.clock.is_used or self.seating.is_anybody_away
        self._saving.save()
        self._go_on()
