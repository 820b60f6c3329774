"""Presenter of the lines under the board: point under the pointer, refusal, last move, task."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from escabel_gui.model.learning.swap_coach import SwapCoach
from escabel_gui.model.study.review_run import ReviewRun
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.game import Game, Step
from escabel_gui.model.table.table import Table
from escabel_gui.record.telling.consequences import consequence
from escabel_gui.record.telling.turns import foretell, offer_steps, report
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, opponent
from escabel_gui.view.board.board_table import stack_text
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.board.shown_game import ShownGame
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.language import fill, tr, translate
from escabel_gui.view.look.texts import (
    EdgeWay,
    color_name,
    edge_way,
    format_games,
    player_names,
    result_text,
    spoken_names,
)
from escabel_gui.view.playing.sign_introduction import SignIntroduction
from escabel_gui.view.playing.status_bar import StatusBar
from escabel_gui.view.widgets.announcing import Announcer, is_focus_heard


class Told(NamedTuple):
    """Sentences about the move to a node for a player of the color `you`, cached between refreshes."""

    node: Node
    you: int
    turn: Message
    follow_up: Message | None


class StatusPresenter(QObject):
    """Nothing is kept that could grow old: both lines are made anew from the table and the board whenever one changes.

    Only a refusal and what the table said are kept: a refusal until one points at something else, the other until the
    person's next move; both until another position is on the board.
    """

    def __init__(
        self,
        table: Table,
        stage: Stage,
        shown: ShownGame,
        board: BoardView,
        coach: SwapCoach,
        signs: SignIntroduction,
        review_run: ReviewRun,
        messages: StatusBar,
        acts: WindowActions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._stage = stage
        self._board = board
        self._choice = board.choice
        self._coach = coach
        self._signs = signs
        self._reviewing = review_run
        self._messages = messages
        self._acts = acts
        self._said: Message | str | None = None
        self._refusal: Message | None = None
        self._told: Told | None = None
        self._has_pointed = False  # since there were news: until then they are told
        self._announcer = Announcer(messages)
        self._answered = ""  # about the point cursor
        shown.replaced.connect(self._look_elsewhere)
        shown.node_changed.connect(self._look_elsewhere)
        shown.annotated.connect(self.speak)
        table.finished.connect(self.forget)
        review_run.finished.connect(self.speak)
        self._choice.point_changed.connect(self._take_pointing)

    # ---- what is heard

    def tell(self, words: Message | str) -> None:
        """Say something before what there is to do."""
        self._said = words
        self._has_pointed = False
        self.speak()

    def refuse(self, words: Message) -> None:
        """Say why not; what the line offers it goes on to offer."""
        self.speak()
        self._refusal = words
        self._show()
        self._announcer.answer(translate(words))

    def forget(self) -> None:
        """The person does something: what was said before is no news any more."""
        self._said = None
        self.speak()

    def attend(self) -> None:
        """There are news, whatever is pointed at."""
        self._has_pointed = False
        self.speak()

    def _look_elsewhere(self, step: Step | None = None) -> None:
        is_played = step is not None and bool(step.deltas) and not step.backwards and self._table.game.is_live
        if not is_played:
            self._said = None
        self._has_pointed = False
        self.speak()

    def _take_pointing(self, _point: object) -> None:
        self._has_pointed = True
        self.speak()

    # ---- what is said

    def speak(self) -> None:
        """Say what there is to say now; a refusal is not part of it any more."""
        self._refusal = None
        self._show()

    def _show(self) -> None:
        task, actions = self._task()
        first, second = self._lines(task)
        is_end = first == task and self._has_ended
        main = self._way_on(actions) if is_end else self._told_action
        main = self._acts.think_again if self._stage.activity.is_asking else main
        self._messages.say(first, actions, is_end, main, second)
        if self._point is not None:
            self._board.setAccessibleDescription(self._stack_text(self._point))
        self._announce(first, second)

    def _announce(self, first: str, second: str) -> None:
        """Say the news aloud, or what is under the point cursor; a pointer tells nobody who does not see it."""
        stack = "" if self._point is None else self._stack_text(self._point)
        if self._has_pointed and self._has_ended:
            second = second.removeprefix(self._ending()).lstrip()
        second = second.removeprefix(stack).removeprefix(". ")
        if not self._has_pointed:
            self._answered = ""
            self._announcer.tell(f"{first} {second}".strip())
        elif self._refusal is None and stack and self._choice.has_cursor:
            is_offer = self._choice.pointed_move is not None or self._choice.pointed_steps is not None
            told = ["" if is_focus_heard() else f"{stack}.", first if is_offer else "", second]
            selected = self._choice.selected
            if selected is not None and selected == self._point:
                told.insert(1, self.tr("{0} is selected.").format(self._game.rules.board.names[selected]))
            about = " ".join(filter(None, told))
            if about != self._answered:
                self._answered = about
                self._announcer.answer(about)

    @property
    def _has_ended(self) -> bool:
        return self._stage.is_at_table and self._table.game.result is not None

    def _lines(self, task: str) -> tuple[str, str]:
        """The sentence, and what stands below it in a quieter voice."""
        game, choice = self._game, self._choice
        refusal = translate_any(self._refusal)
        about = "" if self._point is None else self._about(self._point, refusal)
        coached = "" if self._point is None else translate_any(self._coach.about(self._point))
        if refusal:
            return refusal, about
        if self._stage.activity.is_asking:
            return f"{translate_any(self._said)} {task}".strip(), about if self._has_pointed else ""
        if self._has_pointed and choice.pointed_move is not None:
            told = (game.rules, game.state, choice.pointed_move, self._you)
            if coached:
                return coached, translate(foretell(*told))
            return translate(foretell(*told)), translate_any(consequence(*told) or self._new_sign()) or about
        if self._has_pointed and choice.pointed_steps is not None:
            return translate(offer_steps(game.rules, game.state, *choice.pointed_steps, self._you)), about
        news, follow_up = self._news()
        introduction = self._introduction() if self._is_beginning and self._stage.is_at_table else self._ending()
        second = about or follow_up if self._has_pointed else follow_up or about
        if self._has_ended:  # which keeps its place while one points at the board
            about = about if self._has_pointed and self._point is not None and game.piles[self._point] else ""
            return task, " ".join(filter(None, (introduction, news, about)))
        return f"{news} {task}".strip(), second or introduction or translate_any(self._new_sign())

    def _new_sign(self) -> Message | None:
        """Explain a sign that appears for the first time in a game on the table."""
        return self._signs.tell() if self._stage.is_at_table else None

    def _way_on(self, actions: list[QAction]) -> QAction | None:
        """Return the action to offer after the end: the review, or what follows it."""
        review = self._reviewing.review
        is_reviewed = bool(review.judgments) and not review.unseen
        return next((action for action in actions if not (is_reviewed and action is self._acts.review)), None)

    @property
    def _is_beginning(self) -> bool:
        """True before the first move; in a guided game, before the person's first one."""
        node = self._game.node
        return node.is_root or (self._table.setup.is_guided and node.depth == 1 and node.turn == self._you)

    @property
    def _told_action(self) -> QAction | None:
        """Return the action that a lesson asks for."""
        told = self._stage.activity.told_move
        return None if told is None else {SWAP: self._acts.swap, PASS: self._acts.pass_turn}.get(told)

    @property
    def _game(self) -> Game:
        """Game on the board."""
        return self._stage.activity.game

    @property
    def _you(self) -> int:
        return self._stage.activity.you

    @property
    def _point(self) -> int | None:
        """The point that is pointed at, if this board has it."""
        point = self._choice.point
        return None if point is None or point >= len(self._game.piles) else point

    def _news(self) -> tuple[str, str]:
        """Return the table's message, or the sentences about the last move."""
        game, activity = self._game, self._stage.activity
        if self._said is not None and self._stage.is_at_table:
            return translate_any(self._said), ""
        node = game.node
        is_taken_back = game.is_reopened or self._table.moving.is_taken_back
        is_settled = bool(game.result) or not activity.is_played or self._asks_for_swap or is_taken_back
        if is_settled or not isinstance(node, ChildNode):
            return "", ""
        you = int(opponent(self._you)) if node.move == SWAP and self._you != NOBODY else self._you
        if self._told is None or self._told.node is not node or self._told.you != you:
            told = (game.rules, game.tree.state_at(node.parent), node.move, you)
            self._told = Told(node, you, report(*told), consequence(*told))
        return translate(self._told.turn), translate_any(self._told.follow_up)

    def _about(self, point: int, said: str) -> str:
        """Describe a point and what the rules say about it."""
        notes = [translate(words) for words in self._game.notes(point)]
        notes = [note for note in notes if note != said]
        name = self._game.rules.board.names[point]
        if any(note.startswith((f"{name} ", f"{name}:")) for note in notes):
            return " ".join(notes)
        return ". ".join([self._stack_text(point), *notes])

    def _stack_text(self, point: int) -> str:
        return stack_text(self._game.rules.board.names[point], self._game.piles[point])

    def _introduction(self) -> str:
        """Explain the figures of first moves where they are shown, or guidance, else the aim of the game."""
        legend = self._coach.legend
        if legend is not None:
            return translate(legend)
        if self._table.setup.is_guided:
            return self.tr("A guided game: up to three times, the bot asks before a move that loses. It is not rated.")
        ruleset, _ = parse_wire_name(self._table.game.rules.wire_name)
        return translate(ruleset.summary)

    def _ending(self) -> str:
        """Describe how the game ended, and the state of the match."""
        game = self._game
        way = edge_way(game.rules.board, game.winner) if game.winning_points() else None
        chains = {
            EdgeWay.DOWN: self.tr("The chain runs from top to bottom."),
            EdgeWay.ACROSS: self.tr("The chain runs from left to right."),
        }
        chain = chains[way] if way is not None else ""
        guided = self._has_ended and self._table.setup.is_guided
        unrated = self.tr("A guided game is not rated.") if guided else ""
        return " ".join(filter(None, (chain, self._match(), unrated)))

    def _match(self) -> str:
        """Describe the state of a match of several games."""
        table = self._table
        if not self._has_ended or not any(table.setup.score):
            return ""
        names = player_names(table)
        score = {color: format_games(table.score[table.seating.person_of(color)]) for color in names}
        return self.tr("The match: {0} {1} – {2} {3}.").format(names[BLACK], score[BLACK], score[WHITE], names[WHITE])

    def _taken_back_text(self) -> str:
        """Return the sentence for moves that have been taken back."""
        game, seating = self._game, self._table.seating
        if game.node.turn == seating.you:
            return self.tr("Taken back. Your move.")
        return self.tr("Taken back. {0} to move.").format(player_names(self._table)[game.node.turn])

    def _friend_task(self) -> tuple[str, list[QAction]] | None:
        """Return the task and actions in a game with a friend, or None on the local player's turn."""
        table, acts, remote_game = self._table, self._acts, self._table.remote_game
        name = remote_game.friend_name
        if not remote_game.is_at_end:
            return self.tr("You are looking at an earlier position. Go to the end to play on."), [acts.last]
        if remote_game.is_asked:
            text = self.tr("{0} asks to take back their latest move.")
            return fill(text, name), [acts.allow, acts.refuse]
        if remote_game.is_direct:
            return self._direct_task(name)
        if table.turns.awaited is None and not remote_game.has_asked:
            return None
        copying = acts.copy_invitation if remote_game.is_new else acts.copy_code
        if not remote_game.has_news:
            text = self.tr("Waiting for {0}. When the answer comes, copy all of it and paste it here (Ctrl+V).")
            return self._with_prepared(fill(text, name)), [copying, *self._preparing]
        if remote_game.has_asked:
            text = self.tr("You ask to take back your move. Copy the message, and send it to {0}.")
        elif remote_game.is_new:
            text = self.tr("Copy the invitation, and send it to {0}: by mail, by messenger, as you like.")
        else:
            text = self.tr("Copy your answer, and send it to {0}.")
        return fill(text, name), [copying]

    def _direct_task(self, name: str | Message) -> tuple[str, list[QAction]] | None:
        """The same where the friend's program is met directly, and for a pause of both."""
        table, acts, remote_game = self._table, self._acts, self._table.remote_game
        if remote_game.has_asked:
            return fill(self.tr("You ask to take back your move. {0} has to agree."), name), []
        if table.turns.awaited is None:
            return None
        if not remote_game.presence.is_there:
            text = self.tr("Waiting for {0}: the game goes on when you are both there.")
            shown = [acts.show_invitation] if acts.show_invitation.isEnabled() else []
            return self._with_prepared(fill(text, name)), shown + self._preparing
        if table.turns.is_paused:
            return None
        return self._with_prepared(fill(self.tr("{0} is thinking…"), name)), self._preparing

    def _with_prepared(self, text: str) -> str:
        """A sentence about waiting for a friend, and how many answers are prepared meanwhile."""
        moves = self._table.answers.shown_moves
        count = 0 if moves is None else moves.answer_count
        if not count:
            return text
        prepared = tr("%n answer(s) prepared.", None, count)
        return f"{text} {prepared}"

    @property
    def _preparing(self) -> list[QAction]:
        """The action that prepares answers, where that can be done."""
        return [self._acts.prepare] if self._table.answers.may_prepare else []

    @property
    def _asks_for_swap(self) -> bool:
        table = self._table
        if not self._stage.is_at_table:
            return False
        return table.game.is_live and not table.turns.is_paused and table.may_play and table.game.offers.can_swap

    def _task(self) -> tuple[str, list[QAction]]:
        """Return the current task and its actions."""
        table, game, acts = self._table, self._table.game, self._acts
        activity = self._stage.activity
        if activity.is_asking:
            return translate_any(activity.task), [acts.think_again, acts.play_anyway]
        if activity.task is not None:
            offered = activity.game.offers if activity.why_not_move is None else None
            actions = [acts.swap] if offered is not None and offered.can_swap else []
            actions += [acts.pass_turn] if offered is not None and offered.can_pass else []
            return translate(activity.task), actions
        names = player_names(table)
        remote_game = table.remote_game
        if remote_game.offer is not None:
            return translate(remote_game.offer), [acts.accept, acts.decline]
        if remote_game.question is not None:
            return translate(remote_game.question), [acts.keep_line, acts.take_line]
        if game.result:
            actions = [acts.review, acts.again, acts.new] if not game.node.children else []
            if remote_game.has_news and remote_game.is_at_end and not remote_game.is_direct:
                actions = [acts.copy_invitation if remote_game.is_new else acts.copy_code, acts.review, acts.new]
            spoken = spoken_names(table)
            if all(table.player_of(color).level for color in spoken):  # two bots may well have one name
                spoken = {color: self.tr("{0} ({1})").format(name, color_name(color)) for color, name in spoken.items()}
            return result_text(game.result, spoken[BLACK], spoken[WHITE]), actions
        if table.moving.is_disk_slow:
            return self.tr("Wait a moment: the disk is slow."), []
        turn = color_name(game.node.turn)
        is_own = game.node.turn == table.seating.you
        if remote_game.is_on:
            told = self._friend_task()
            if told is not None:
                return told
        if not game.is_live:
            if game.is_reopened:
                return self._taken_back_text(), [acts.redo]
            if game.is_decided:
                return self.tr("Looking back: {0} to move. A move here begins a variation.").format(turn), [acts.last]
            looking_back = self.tr("Looking back: {0} to move. Another move replaces the one played.")
            return looking_back.format(turn), [acts.swap, acts.last] if game.offers.can_swap else [acts.last]
        if table.turns.is_paused:
            return self.tr("The game is paused. {0} to move.").format(turn), [acts.unpause]
        if table.turns.awaited is not None:
            return self.tr("{0} is thinking…").format(names[game.node.turn]), [acts.bot_move]
        if self._asks_for_swap:
            coached = self._coach.question
            if coached is not None:
                question = self.tr("Swap sides, or just play on?")
                return f"{translate(coached)} {question}", [acts.swap]
            question = self.tr("Swap sides, or just play on? A swap makes Black and this first move yours.")
            return question, [acts.swap, acts.first_stones] if self._coach.known else [acts.swap]
        if table.moving.is_taken_back:
            return self._taken_back_text(), [acts.redo]
        name = names[game.node.turn]
        if game.offers.can_pass:
            text = self.tr("Your move, or a pass.") if is_own else self.tr("{0} to move, or to pass.")
            return text.format(name), [acts.pass_turn]
        if game.node.is_root:
            begins = self.tr("You begin.") if is_own else self.tr("{0} begins.").format(name)
            how = translate(parse_wire_name(game.rules.wire_name)[0].how_to_begin)
            if is_own and remote_game.is_new and not remote_game.is_direct:
                then = fill(self.tr("Then copy the invitation for {0}."), remote_game.friend_name)
            else:
                then = self.tr("F1 shows the rules.")
            return f"{begins} {how} {then}", []
        task = (self.tr("Your move.") if is_own else self.tr("{0} to move.")).format(name)
        return task, [] if table.seating.to_move.is_here else [acts.bot_move]


def translate_any(words: Message | str | None) -> str:
    return words or "" if not isinstance(words, Message) else translate(words)
