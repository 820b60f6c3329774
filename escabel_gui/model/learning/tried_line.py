"""The moves from a wrong one on, as the board answers it."""

from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.practice import Practice
from escabel_gui.record.tree import ChildNode, Node


class TriedLine:
    """Line of moves from a wrong one on, to go back and forth through while an exercise waits for another try."""

    def __init__(self, practice: Practice) -> None:
        self._practice = practice

    @property
    def start(self) -> Node | None:
        """The position in which the wrong move was made; None while nothing has failed."""
        return self._practice.before if self._practice.phase is Phase.FAILED else None

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves from there to the position on the board, as text."""
        if self.start is None:
            return ()
        tree = self._practice.game.tree
        moves = tree.moves_to(self._practice.game.node)[self.start.depth :]
        return tuple(tree.rules.format_move(move) for move in moves)

    @property
    def earlier(self) -> ChildNode | None:
        """The position before the latest answer; None at the wrong move itself."""
        before = self._practice.game.node.parent
        if self._practice.is_failed and isinstance(before, ChildNode) and before is not self.start:
            return before
        return None

    @property
    def later(self) -> ChildNode | None:
        """The position after the next move; None at the end."""
        children = self._practice.game.node.children
        return children[0] if self._practice.is_failed and children else None

    def go_back(self) -> None:
        """Show the position before, if there is one."""
        if self.earlier is not None:
            self._practice.look_at(self.earlier)

    def go_on(self) -> None:
        """Show the position after, if there is one."""
        if self.later is not None:
            self._practice.look_at(self.later)
