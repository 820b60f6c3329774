"""Presenter of the lines under the board: point under the pointer, refusal, last move, prompt."""

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from escabel_gui.model.analysis.game_analysis import GameAnalysis
from escabel_gui.model.learning.swap_coach import SwapCoach
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.model.table.activity import Stage
from escabel_gui.model.table.game import Game, Step
from escabel_gui.model.table.table import Table
from escabel_gui.record.telling.consequences import consequence, sum_up
from escabel_gui.record.telling.turn_sentences import foretell, offer_steps, report
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, opponent
from escabel_gui.view.board.board_table import stack_text
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.board.shown_game import ShownGame
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.language import as_text, translate, when_language_changes
from escabel_gui.view.look.texts import EdgeWay, color_name, edge_way, edges_text, format_games, player_names
from escabel_gui.view.playing.prompts import Prompt, Prompts
from escabel_gui.view.playing.sign_introduction import SignIntroduction
from escabel_gui.view.playing.status_bar import StatusBar
from escabel_gui.view.rating.rating_texts import rating_figure
from escabel_gui.view.widgets.announcing import Announcer, is_focus_heard


class Told(NamedTuple):
    """Sentences about the move to a node for a player of the color `you`, and where it threatens to win."""

    node: Node
    you: int
    turn: Message
    follow_up: Message | None
    threats: tuple[int, ...]


class StatusLines(NamedTuple):
    """The sentence, the less important line below it, and whether only that is about what is pointed at."""

    first: str
    second: str
    is_of_point: bool = False


class StatusPresenter(QObject):
    """Presenter of the two status lines, made anew from the table and the board whenever one of them changes.

    Only a refusal and what the table said are kept: a refusal until one points at something else, the other until the
    person's next move, or the second one of bots; both until another position is on the board.
    """

    def __init__(
        self,
        table: Table,
        stage: Stage,
        shown: ShownGame,
        board: BoardView,
        coach: SwapCoach,
        signs: SignIntroduction,
        analysis: GameAnalysis,
        ratings: Ratings,
        messages: StatusBar,
        acts: WindowActions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._table = table
        self._stage = stage
        self._shown = shown
        self._board = board
        self._choice = board.choice
        self._coach = coach
        self._signs = signs
        self._analysis = analysis
        self._ratings = ratings
        self._messages = messages
        self._acts = acts
        self._prompts = Prompts(table, stage, coach, acts)
        self._said: Message | None = None
        self._said_at: Node | None = None  # in the game on the table
        self._is_all = False  # whether what was said needs no task after it
        self._undo: QAction | None = None  # takes back what was said to have been done
        self._refusal: Message | None = None
        self._told: Told | None = None
        self._has_pointed = False  # since there were news: until then they are told
        self._announcer = Announcer(messages)
        self._answered = ""  # about the point cursor
        shown.replaced.connect(self._look_elsewhere)
        shown.node_changed.connect(self._look_elsewhere)
        shown.annotated.connect(self.speak)
        table.finished.connect(self.forget)
        table.remote_game.changed.connect(self.forget)
        for said in (table.said, analysis.live_analysis.said, analysis.review_run.said):
            said.connect(self.tell)
        analysis.review_run.finished.connect(self.speak)
        analysis.hint.said.connect(self.tell_all)
        analysis.hint.changed.connect(self._forget_hint)
        ratings.changed.connect(self.speak)
        self._choice.point_changed.connect(self._take_pointing)
        when_language_changes(window, self.speak)

    # ---- what is heard

    def tell(self, words: Message) -> None:
        """Say something before what there is to do.

        It stays until the person's next move or until they look elsewhere.
        """
        self._tell(words, is_all=False, undo=None)

    def tell_all(self, words: Message, undo: QAction | None = None) -> None:
        """Say something instead of what there is to do; `undo` takes it back, if it was done."""
        self._tell(words, is_all=True, undo=undo)

    def _tell(self, words: Message, is_all: bool, undo: QAction | None) -> None:
        self._said, self._is_all, self._undo = words, is_all, undo
        self._said_at = self._table.game.node
        self._has_pointed = False
        self.speak()

    def refuse(self, words: Message) -> None:
        """Say why something cannot be done; the line keeps what it offers."""
        self.speak()
        self._refusal = words
        self._show()
        self._announcer.answer(translate(words))

    def forget(self) -> None:
        """Drop what was said before, as the person does something."""
        self._said = None
        self.speak()

    def _forget_hint(self) -> None:
        """Stop speaking of a hint that was called off."""
        if not self._analysis.hint.is_on:
            self.forget()

    def attend(self) -> None:
        """Say the news, whatever is pointed at."""
        self._has_pointed = False
        self.speak()

    def _look_elsewhere(self, step: Step | None = None) -> None:
        game = self._table.game
        is_played = step is not None and bool(step.deltas) and not step.backwards and game.is_live
        if not (is_played and self._said_at in (game.node, game.node.parent)):
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
        if (told := self._told_of_move()) is not None:
            self._shown.show_threats(told.threats)
        prompt = self._prompts.current(follows_news=self._said is not None and self._stage.is_at_table)
        if self._says_all and not self._has_ended:
            prompt = Prompt("", [action for action in prompt.actions if action is not self._acts.redo])
        first, second, is_of_point = self._lines(prompt.text)
        is_end = first == prompt.text and self._has_ended
        main = self._way_on(prompt.actions) if is_end else self._told_action
        main = self._acts.think_again if self._stage.activity.is_asking else main
        undo = [] if self._said is None or self._undo is None else [self._undo]
        actions = undo + prompt.actions + [self._acts.look_at_shape] * self._names_shape
        self._messages.say(first, actions, is_end, main, second, is_of_point)
        stack = "" if self._point is None else self._stack_text(self._point)
        self._board.setAccessibleDescription(stack)
        self._announce(first, second, stack)

    def _announce(self, first: str, second: str, stack: str) -> None:
        """Say the news aloud, or what is under the point cursor, but not what is under the mouse pointer.

        `stack` is what lies where either points, or empty.
        """
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
    def _says_all(self) -> bool:
        """True while something is said that needs no task after it."""
        is_asked = self._refusal is not None or self._stage.activity.is_asking
        return self._is_all and self._said is not None and self._stage.is_at_table and not is_asked

    @property
    def _has_ended(self) -> bool:
        return self._stage.is_at_table and self._table.game.result is not None

    def _lines(self, prompt: str) -> StatusLines:
        """Return what is said now; `prompt` is what there is to do."""
        game, choice = self._game, self._choice
        refusal = as_text(self._refusal)
        about = "" if self._point is None else self._about(self._point, refusal)
        coached = "" if self._point is None else as_text(self._coach.about(self._point))
        if refusal and not self._has_ended:
            return StatusLines(refusal, about)
        if self._stage.activity.is_asking:
            return StatusLines(f"{as_text(self._said)} {prompt}".strip(), about if self._has_pointed else "")
        if self._has_pointed and choice.pointed_move is not None:
            told = (game.rules, game.state, choice.pointed_move, self._you)
            if coached:
                return StatusLines(coached, translate(foretell(*told)))
            return StatusLines(translate(foretell(*told)), as_text(consequence(*told)) or self._new_sign() or about)
        if self._has_pointed and choice.pointed_steps is not None:
            return StatusLines(translate(offer_steps(game.rules, game.state, *choice.pointed_steps, self._you)), about)
        news, follow_up = self._news()
        is_new = self._is_beginning and self._stage.is_at_table and not self._is_taken_back
        introduction = self._introduction() if is_new else self._ending()
        if self._has_ended:  # which keeps its place while one points at the board
            about = about if self._has_pointed and self._point is not None and game.piles[self._point] else ""
            return StatusLines(prompt, " ".join(filter(None, (refusal or introduction, news, about))))
        pointed = about if self._has_pointed else ""
        if self._says_all:
            return StatusLines(news, pointed, bool(pointed))
        if follow_up and not pointed:
            follow_up = f"{follow_up} {self._new_sign(is_threat=True)}".strip()
        second = pointed or follow_up or introduction or self._new_sign() or self._side_in_exercise()
        return StatusLines(f"{news} {prompt}".strip(), second or about, bool(pointed))

    def _new_sign(self, is_threat: bool = False) -> str:
        """Explain a sign that appears for the first time in a game on the table, where there is time to read that."""
        if not self._stage.is_at_table or self._table.turns.awaited is not None:
            return ""
        return as_text(self._signs.tell_of_threats() if is_threat else self._signs.tell())

    @property
    def _names_shape(self) -> bool:
        """True where what the table said names a shape, to which an action leads."""
        return self._said is not None and self._stage.is_at_table and self._acts.look_at_shape.isEnabled()

    def _way_on(self, actions: list[QAction]) -> QAction | None:
        """Return the action to offer after the end: the review, or what follows it."""
        review = self._analysis.review_run.review
        is_reviewed = bool(review.judgments) and not review.unseen
        return next((action for action in actions if not (is_reviewed and action is self._acts.review)), None)

    @property
    def _is_beginning(self) -> bool:
        """True before the first move; in a guided game, before the person's first one."""
        node = self._game.node
        return node.is_root or (self._table.setup.is_guided and node.depth == 1 and node.turn == self._you)

    @property
    def _told_action(self) -> QAction | None:
        """Action that a lesson asks for, if any."""
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
        if self._said is not None and self._stage.is_at_table:
            return as_text(self._said), ""
        told = self._told_of_move()
        return ("", "") if told is None else (translate(told.turn), as_text(told.follow_up))

    @property
    def _is_taken_back(self) -> bool:
        """True where moves have been taken back that can be brought back."""
        return self._table.game.is_reopened or self._table.moving.is_taken_back

    def _told_of_move(self) -> Told | None:
        """Return what is told of the last move, or None where there is nothing to tell of one."""
        game, activity = self._game, self._stage.activity
        node = game.node
        is_settled = bool(game.result) or not activity.is_played or self._prompts.asks_for_swap or self._is_taken_back
        if is_settled or not isinstance(node, ChildNode):
            return None
        you = int(opponent(self._you)) if node.move == SWAP and self._you != NOBODY else self._you
        if self._told is None or self._told.node is not node or self._told.you != you:
            told = (game.rules, game.tree.state_at(node.parent), node.move, you)
            self._told = Told(node, you, report(*told), *sum_up(*told))
        return self._told

    def _about(self, point: int, said: str) -> str:
        """Describe a point and what the rules say about it."""
        notes = [translate(words) for words in self._game.notes(point)]
        notes = [note for note in notes if note != said]
        name = self._game.rules.board.names[point]
        if any(note.startswith((f"{name} ", f"{name}:")) for note in notes):
            return " ".join(notes)
        return " ".join([f"{self._stack_text(point)}.", *notes]) if notes else self._stack_text(point)

    def _side_in_exercise(self) -> str:
        """Return the person's color and edges where they may move in an exercise; else empty.

        They may differ from exercise to exercise, and no cards show them there.
        """
        activity = self._stage.activity
        if self._stage.is_at_table or activity.you == NOBODY or activity.why_not_move is not None:
            return ""
        way = edges_text(self._game.rules.board, activity.you)
        return f"{color_name(activity.you)} · {way}" if way else ""

    def _stack_text(self, point: int) -> str:
        return stack_text(self._game.rules.board.names[point], self._game.piles[point])

    def _introduction(self) -> str:
        """Explain the figures of first moves where they are shown, or guidance, else the aim of the game."""
        legend = self._coach.legend
        if legend is not None:
            return translate(legend)
        if self._table.setup.is_guided:
            return self.tr("A guided game: up to three times, the bot asks before a move that loses. It is not rated.")
        ruleset = ruleset_of(self._table.game.rules.wire_name)
        return translate(ruleset.summary)

    def _ending(self) -> str:
        """Describe how the game ended, the state of the match, and the rating; the chain gives way to news."""
        game = self._game
        way = edge_way(game.rules.board, game.winner) if game.winning_points() else None
        chains = {
            EdgeWay.DOWN: self.tr("The chain runs from top to bottom."),
            EdgeWay.ACROSS: self.tr("The chain runs from left to right."),
        }
        chain = chains[way] if way is not None and self._said is None else ""
        return " ".join(filter(None, (chain, self._match(), self._rating())))

    def _rating(self) -> str:
        """Return the person's rating after a game that has just counted, or why it does not; that after a take-back."""
        if not self._has_ended and not (self._is_taken_back and self._stage.is_at_table):
            return ""
        rating = self._ratings.rating_after(self._table.game.tree) if self._has_ended else None
        unrated = as_text(self._ratings.why_not_rated())
        return unrated if unrated or rating is None else self.tr("Your rating: {0}.").format(rating_figure(rating))

    def _match(self) -> str:
        """Describe the state of a match of several games."""
        table = self._table
        if not self._has_ended or not any(table.setup.score):
            return ""
        names = player_names(table)
        score = {color: format_games(table.score[table.seating.person_of(color)]) for color in names}
        return self.tr("The match: {0} {1} – {2} {3}.").format(names[BLACK], score[BLACK], score[WHITE], names[WHITE])
