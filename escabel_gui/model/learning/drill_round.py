"""A round of drills: those that are due, one after the other, on the board."""

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.learning.drill_box import DrillBox
from escabel_gui.model.learning.practice import Practice
from escabel_gui.record.exercises.drills import Drill
from escabel_gui.rules.state import NOBODY


class DrillRound(QObject):
    """Round of drills. The first answer to each counts: a wrong move or help is a wrong one, whatever comes later."""

    changed = Signal()  # another drill is on the board, or none, or one has been answered

    def __init__(self, box: DrillBox, practice: Practice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.box = box
        self.practice = practice
        self.drill: Drill | None = None  # the one that is on the board
        self.done = 0  # answers in this round
        self.right = 0  # of them
        self._is_answered = False
        practice.solved.connect(self._take_note)
        practice.changed.connect(self._follow)

    @property
    def is_on(self) -> bool:
        """True while a drill is on the board."""
        return self.drill is not None

    @property
    def following(self) -> list[Drill]:
        """The drills of the session after the one on the board."""
        on_board = self.drill.identity if self.drill is not None and not self._is_answered else ""
        return [drill for drill in self.box.due if drill.identity != on_board]

    def begin(self) -> None:
        """Begin a round: put the first drill that is due on the board, if one is."""
        self.done = self.right = 0
        self.go_on()

    def go_on(self) -> None:
        """Go to the next drill that is due, or back to the game on the table."""
        for drill in self.following:
            try:
                exercise = drill.exercise()
            except ValueError:  # somebody has edited the file
                self.box.remove(drill)
                continue
            self.drill = drill
            self._is_answered = False
            self.practice.begin(exercise)
            self.changed.emit()
            return
        self.leave()

    def leave(self) -> None:
        """Go back to the game on the table."""
        if self.drill is not None:
            self.practice.stop()

    def _take_note(self) -> None:
        """Note the answer, as a good move was found or shown; one that is new to the drill is an answer from now on."""
        self._learn()
        self._answer(not self.practice.failures and not self.practice.is_helped)

    def _learn(self) -> None:
        if self.drill is not None and (moves := self.practice.game.tree.moves_to(self.practice.game.node)):
            found = self.practice.game.rules.format_move(moves[0])
            if found not in self.drill.answers and self.practice.game.winner == NOBODY:
                self.drill = self.box.learn(self.drill, found)

    def _follow(self) -> None:
        """Count a wrong move, or help, as a wrong answer; end the drill when something else is on the board."""
        if self.drill is None:
            return
        if not self.practice.is_on:
            self.drill = None
            self.changed.emit()
        elif self.practice.failures or self.practice.is_helped:
            self._answer(False)

    def _answer(self, is_right: bool) -> None:
        if self.drill is not None and not self._is_answered:
            self._is_answered = True
            self.done += 1
            self.right += is_right
            self.box.answer(self.drill, is_right)
            self.changed.emit()
