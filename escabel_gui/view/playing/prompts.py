"""The prompt under the board: what there is to do now, and the actions that do it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QAction

from escabel_gui.model.learning.swap_coach import SwapCoach
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.table import Table
from escabel_gui.record.names import parse_bot_level
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import BLACK, WHITE, opponent
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.language import as_text, fill, tr, translate
from escabel_gui.view.look.texts import color_name, how_to_begin, player_name, result_text, spoken_names


class Prompt(NamedTuple):
    """Sentence that says what there is to do, and the actions that it offers, the likeliest first."""

    text: str
    actions: list[QAction]


class Prompts:
    """Maker of the prompt of the moment, from the table and from what is on the stage."""

    def __init__(self, table: Table, stage: Stage, coach: SwapCoach, acts: WindowActions) -> None:
        self._table = table
        self._stage = stage
        self._coach = coach
        self._acts = acts
        self._follows_news = False
        self._cases: tuple[Callable[[], Prompt | None], ...] = (
            self._of_activity,
            self._of_question,
            self._of_end,
            self._of_slow_disk,
            self._of_friend,
            self._of_earlier_position,
            self._of_pause,
            self._of_thinking,
            self._of_swap,
            self._of_taken_back,
            self._of_pass,
            self._of_beginning,
            self._of_opened_game,
        )

    def current(self, follows_news: bool) -> Prompt:
        """Return the prompt of the first case that holds; else it is somebody's turn.

        Where it `follows_news`, it does not tell what happened before them.
        """
        self._follows_news = follows_news
        made = (case() for case in self._cases)
        return next((prompt for prompt in made if prompt is not None), None) or self._of_turn()

    @property
    def asks_for_swap(self) -> bool:
        """True if the person at the table may swap sides now."""
        table = self._table
        if not self._stage.is_at_table:
            return False
        return table.game.is_live and not table.turns.is_paused and table.may_play and table.game.legal_moves.can_swap

    # ---- what the rest is about

    @property
    def _game(self) -> Game:
        return self._table.game

    @property
    def _turn(self) -> str:
        """Name of the color to move."""
        return color_name(self._game.node.turn)

    @property
    def _name(self) -> str:
        """Name of the player to move."""
        color = self._game.node.turn
        return player_name(self._table.player_of(color), color, self._table.seating.you)

    @property
    def _is_own(self) -> bool:
        """True if it is the turn of the only person at this table."""
        return self._game.node.turn == self._table.seating.you

    # ---- cases, in the order in which they count

    def _of_activity(self) -> Prompt | None:
        """Return the prompt of an exercise, a retry, or a question of the guided game."""
        activity, acts = self._stage.activity, self._acts
        if activity.is_asking:
            return Prompt(as_text(activity.task), [acts.think_again, acts.play_anyway])
        if activity.task is None:
            return None
        offered = activity.game.legal_moves if activity.why_not_move is None else None
        actions = [acts.swap] if offered is not None and offered.can_swap else []
        actions += [acts.pass_turn] if offered is not None and offered.can_pass else []
        actions += [acts.last] if activity.game is self._game and not self._game.is_live else []
        return Prompt(translate(activity.task), actions)

    def _of_question(self) -> Prompt | None:
        """Return the prompt of a friend's offer, or of the choice between two lines."""
        acts, remote_game = self._acts, self._table.remote_game
        if remote_game.offer is not None:
            return Prompt(translate(remote_game.offer), [acts.accept, acts.decline])
        if remote_game.question is not None:
            return Prompt(translate(remote_game.question), [acts.keep_line, acts.take_line])
        return None

    def _of_end(self) -> Prompt | None:
        table, game, acts, remote_game = self._table, self._game, self._acts, self._table.remote_game
        if not game.result:
            return None
        following = [acts.review] if game.is_studied else [acts.review, acts.again, acts.new]
        actions = following if not game.node.children else []
        if remote_game.has_news and remote_game.is_at_end and not remote_game.is_direct:
            actions = [self._copying, acts.review, acts.new]
        spoken = spoken_names(table)
        if all(table.player_of(color).level for color in spoken):  # two bots may well have one name
            spoken = {color: tr("{0} ({1})").format(name, color_name(color)) for color, name in spoken.items()}
        return Prompt(result_text(game.result, spoken[BLACK], spoken[WHITE]), actions)

    def _of_slow_disk(self) -> Prompt | None:
        return Prompt(tr("Wait a moment: the disk is slow."), []) if self._table.moving.is_disk_slow else None

    def _of_friend(self) -> Prompt | None:
        """Return the prompt of a game with a friend, but for the local player's turn."""
        table, acts, remote_game = self._table, self._acts, self._table.remote_game
        name = remote_game.friend_name
        if not remote_game.is_on:
            return None
        if not remote_game.is_at_end:
            return Prompt(tr("You are looking at an earlier position. Go to the end to play on."), [acts.last])
        if remote_game.is_asked:
            return Prompt(fill(tr("{0} asks to take back their latest move."), name), [acts.allow, acts.refuse])
        if remote_game.is_direct:
            return self._of_friend_directly(name)
        if table.turns.awaited is None and not remote_game.has_asked:
            return None
        if not remote_game.has_news:
            text = tr("When {0} has answered, copy all of the answer, and paste it here (Ctrl+V).")
            return self._while_waiting(fill(text, name), [self._copying])
        if remote_game.has_asked:
            text = tr("You ask to take back your move. Copy the message, and send it to {0}.")
        elif remote_game.is_new:
            text = tr("Copy the invitation, and send it to {0}: by mail, by messenger, as you like.")
        else:
            text = tr("Copy your answer, and send it to {0}.")
        return Prompt(fill(text, name), [self._copying])

    def _of_friend_directly(self, name: str | Message) -> Prompt | None:
        """Return the prompt of a game with a friend who is met directly; None also for a pause of both."""
        table, acts, remote_game = self._table, self._acts, self._table.remote_game
        if remote_game.has_asked:
            return Prompt(fill(tr("You ask to take back your move. {0} has to agree."), name), [])
        if table.turns.awaited is None:
            return None
        if not remote_game.presence.is_there:
            text = tr("Waiting for {0}: the game goes on when you are both there.")
            return self._while_waiting(fill(text, name), [acts.show_invitation] * acts.show_invitation.isEnabled())
        if table.turns.is_paused:
            return None
        return self._while_waiting(fill(tr("{0} is thinking…"), name), [])

    def _while_waiting(self, text: str, actions: list[QAction]) -> Prompt:
        """Return a prompt about waiting for a friend, for whom answers are or can be prepared meanwhile."""
        answers = self._table.answers
        count = 0 if answers.shown_moves is None else answers.shown_moves.answer_count
        prepared = [tr("%n answer(s) prepared.", None, count)] if count else []
        return Prompt(" ".join([text, *prepared]), actions + [self._acts.prepare] * answers.may_prepare)

    @property
    def _copying(self) -> QAction:
        """Action that copies what is to be sent to a friend."""
        return self._acts.copy_invitation if self._table.remote_game.is_new else self._acts.copy_code

    def _of_earlier_position(self) -> Prompt | None:
        game, acts = self._game, self._acts
        if game.is_live:
            return None
        if game.is_reopened:
            return self._of_redo()
        if game.is_decided or game.is_studied:
            text = tr("Looking back: {0} to move. A move here begins a variation.")
            return Prompt(text.format(self._turn), [acts.last])
        text = tr("Looking back: {0} to move. Another move replaces the one played.")
        return Prompt(text.format(self._turn), [acts.swap, acts.last] if game.legal_moves.can_swap else [acts.last])

    def _of_pause(self) -> Prompt | None:
        if not self._table.turns.may_unpause:
            return None
        return Prompt(tr("The game is paused. {0} to move.").format(self._turn), [self._acts.unpause])

    def _of_thinking(self) -> Prompt | None:
        if self._table.turns.awaited is None:
            return None
        return Prompt(tr("{0} is thinking…").format(self._name), [self._acts.bot_move])

    def _of_swap(self) -> Prompt | None:
        acts = self._acts
        if not self.asks_for_swap:
            return None
        coached = self._coach.question
        further = [acts.redo] if self._table.moving.is_taken_back else []
        if coached is not None:
            question = tr("Swap sides, or just play on?")
            return Prompt(f"{translate(coached)} {question}", [acts.swap, *further])
        question = tr("Swap sides, or just play on? A swap makes Black and this first move yours.")
        further = further or ([acts.first_stones] if self._coach.known else [])
        return Prompt(question, [acts.swap, *further])

    def _of_taken_back(self) -> Prompt | None:
        return self._of_redo() if self._table.moving.is_taken_back else None

    def _of_redo(self) -> Prompt:
        """Return the prompt after moves that have been taken back."""
        own, other = tr("Taken back. Your move."), tr("Taken back. {0} to move.")
        if self._follows_news:
            own, other = tr("Your move."), tr("{0} to move.")
        return Prompt(own if self._is_own else other.format(self._name), [self._acts.redo])

    def _of_pass(self) -> Prompt | None:
        if not self._game.legal_moves.can_pass:
            return None
        text = tr("Your move, or a pass.") if self._is_own else tr("{0} to move, or to pass.")
        return Prompt(text.format(self._name), [self._acts.pass_turn])

    def _of_beginning(self) -> Prompt | None:
        game, remote_game = self._game, self._table.remote_game
        if not game.node.is_root:
            return None
        begins = tr("You begin.") if self._is_own else tr("{0} begins.").format(self._name)
        how = how_to_begin(ruleset_of(game.rules.wire_name), game.state)
        then = tr("F1 shows the rules.")
        if self._is_own and remote_game.is_new and not remote_game.is_direct:
            then = fill(tr("Then copy the invitation for {0}."), remote_game.friend_name)
        return Prompt(f"{begins} {how} {then}", [])

    def _of_opened_game(self) -> Prompt | None:
        """Return the prompt where a bot has played in a game from a file, which does not play here by itself."""
        table, turn = self._table, self._game.node.turn
        if self._game.is_studied:
            return None
        if parse_bot_level(table.player_of(turn).name):
            text = tr("{0} to move. No bot plays here now: move for it, or change the players.")
        elif parse_bot_level(table.player_of(int(opponent(turn))).name):
            text = tr("{0} to move. No bot will answer: change the players to let it play.")
        else:
            return None
        return Prompt(text.format(self._name), [self._acts.players])

    def _of_turn(self) -> Prompt:
        text = tr("Your move.") if self._is_own else tr("{0} to move.").format(self._name)
        return Prompt(text, [] if self._table.seating.to_move.is_here else [self._acts.bot_move])
