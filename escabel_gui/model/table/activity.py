"""Activities: what a person does at the board. One at a time has it."""

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.table.game import Game
from escabel_gui.model.table.table import Table
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import NOBODY


class Activity(QObject):
    """Mode of the board: it gets every move that a person makes there, and says whether there may be one."""

    changed = Signal()  # what may be done here, or what there is to say

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        """Set up a mode with `game` on the board."""
        super().__init__(parent)
        self.game = game

    @property
    def is_played(self) -> bool:
        """True if the moves on the board are played by the players there, so that they are described."""
        return False

    @property
    def you(self) -> int:
        """The color of the only person here, who may be spoken to as "you"; NOBODY where there are two, or none."""
        return NOBODY

    @property
    def color_to_play_out(self) -> int:
        """The color that the person has if the position is played out; NOBODY for the side to move."""
        return self.you

    @property
    def task(self) -> Message | None:
        """The instruction of this mode, or None where the table gives it."""
        return None

    @property
    def is_asking(self) -> bool:
        """True if the task is a question about whether to make a move."""
        return False

    @property
    def told_move(self) -> int | None:
        """The move that the person is told to make, by words that stand elsewhere, or None."""
        return None

    @property
    def why_not_move(self) -> Message | None:
        """The reason why no move can be made on the board, or None."""
        return None

    @property
    def is_returning(self) -> bool:
        """True while a move is about to be taken back by itself: what the person does meanwhile is the next try."""
        return False

    @property
    def may_ask_for_move(self) -> bool:
        """True if another player can be asked for the move."""
        return False

    def make_move(self, move: int) -> None:
        """Make a move. Raises IllegalMove with the reason."""
        raise NotImplementedError

    def make_typed_move(self, text: str) -> None:
        """Make a typed move. Raises IllegalMove with the reason."""
        self.make_move(self.game.rules.parse_legal_move(self.game.state, text))

    def why_refused(self, source: int | None, target: int) -> Message:
        """Return why an attempt is refused: to place on a point, or to move from one to another."""
        rules, state = self.game.rules, self.game.state
        return rules.placement_error(state, target) if source is None else rules.step_error(state, source, target)

    def leave(self) -> None:
        """End this activity, as another one has taken the board."""

    def resume(self) -> None:
        """Go on, if that makes sense here, as the activity that has taken the board has given it back."""


class Play(Activity):
    """Mode in which the game on the table is played."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(table.game, parent)
        self._table = table
        table.changed.connect(self.changed)

    @property
    def is_played(self) -> bool:
        """Always True: the moves are those of the players."""
        return True

    @property
    def you(self) -> int:
        """Color of the user at this computer, or NOBODY."""
        return self._table.seating.you

    @property
    def why_not_move(self) -> Message | None:
        """The table's reason against a move, or None."""
        return self._table.why_not_play

    @property
    def may_ask_for_move(self) -> bool:
        """True if the table allows to ask another player."""
        return self._table.may_ask_for_move

    def make_move(self, move: int) -> None:
        """Play a move at the table."""
        self._table.play(move)

    def make_typed_move(self, text: str) -> None:
        """Play a typed move. Raises IllegalMove with the reason."""
        self._table.play_text(text)

    def why_refused(self, source: int | None, target: int) -> Message:
        """Return the reason of the rules, or of the table where nobody may move."""
        table = self._table
        if table.remote_game.is_on and not table.game.is_over and table.why_not_play is not None:
            return table.why_not_play
        if table.game.is_over:
            return Message("The game is over. Go back to try another move.")
        if table.turns.awaited is not None and not table.turns.is_paused:
            return Message("It is the bot’s turn: wait for its move, or press Enter.")
        return table.why_not_play or super().why_refused(source, target)


class Stage(QObject):
    """Switch for the mode that owns the board: the game on the table, unless another mode has taken it."""

    changed = Signal()  # another activity has the board, or there is news of the one that has it

    def __init__(self, play: Activity, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._play = play
        self.activity = play
        play.changed.connect(self.changed)

    @property
    def is_at_table(self) -> bool:
        """True if the game on the table is on the board."""
        return self.activity.game is self._play.game

    def take(self, activity: Activity) -> None:
        """Let an activity have the board, instead of the one that has it now."""
        if activity is not self.activity:
            before = self.activity
            self._let(activity)
            before.leave()
            self.changed.emit()

    def show_table(self) -> None:
        """Put the game on the table on the board; what has another one there ends."""
        if not self.is_at_table:
            self.take(self._play)

    def give_back(self, activity: Activity) -> None:
        """Put the game on the table back on the board when an activity is over, if nothing else has taken the board."""
        if activity is self.activity:
            self._let(self._play)
            self.changed.emit()

    def _let(self, activity: Activity) -> None:
        self.activity.changed.disconnect(self.changed)
        self.activity = activity
        activity.changed.connect(self.changed)


class SideBoard(Activity):
    """Activity with a game of its own that is not saved; the one on the table stays as it is."""

    rests_table = True  # whether clocks and players wait there meanwhile

    def __init__(self, table: Table, stage: Stage, game: Game, parent: QObject | None = None) -> None:
        super().__init__(game, parent)
        game.setParent(self)
        self.is_on = False
        self._table = table
        self._stage = stage
        self._was_resting = False
        self._interrupted: Activity | None = None  # what had the board before
        table.game.replaced.connect(self._give_way)

    def _take_board(self) -> None:
        """Take the board, unless this activity has it already, and tell that something is new on it."""
        begins, self.is_on = not self.is_on, True
        if begins:
            self._interrupted = self._stage.activity
        self._stage.take(self)
        if begins and self.rests_table:  # not before: another activity that leaves the board lets the table go on
            self._was_resting = self._table.turns.is_paused
            self._table.pause()
        self.changed.emit()

    def stop(self) -> None:
        """Go back to the game on the table, or to a question about it that had the board before."""
        self.leave()
        self._stage.give_back(self)
        before, self._interrupted = self._interrupted, None
        if before is not None and self._stage.is_at_table:
            before.resume()

    def leave(self) -> None:
        """Leave the board to something else; the table's game goes on, unless it was paused before or has a clock."""
        if self.is_on:
            self.is_on = False
            self._clear()
            if self.rests_table and not self._was_resting and not self._table.clock.is_used:
                self._table.unpause()  # a clock waits until the person says so
            self.changed.emit()

    def _clear(self) -> None:
        """End what is under way, as the board is left."""

    def _give_way(self) -> None:
        """Stop, as another game is on the table; whether that one is paused is not changed."""
        self._was_resting = True
        self.stop()


class FreeBoard(SideBoard):
    """Side board with moves of both sides, through which one can go back and forth."""

    @property
    def earlier(self) -> Node | None:
        """The position before the latest move; None at the beginning."""
        return self.game.node.parent if self.is_on else None

    @property
    def later(self) -> ChildNode | None:
        """The position after the move that was made or shown last from here; None at the end."""
        children = self.game.node.children
        return children[-1] if children and self.is_on else None

    def go_back(self) -> None:
        """Show the position before, if there is one."""
        if self.earlier is not None:
            self._show(self.earlier)

    def go_on(self) -> None:
        """Show the position after, if there is one."""
        if self.later is not None:
            self._show(self.later)

    def _add(self, move: int) -> ChildNode:
        """Add a legal move to the tree; one that was made here before becomes the last one again."""
        node = self.game.tree.add_legal_move(self.game.node, move)
        siblings = node.parent.children
        siblings.remove(node)
        siblings.append(node)
        return node

    def _show(self, node: Node) -> None:
        self.game.go_to(node)
        self.changed.emit()
