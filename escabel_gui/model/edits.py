"""Changes to the tree of moves by hand, each of which can be undone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.table import Table
from escabel_gui.record.tree import Node
from escabel_gui.rules.words import Words


class Edits(QObject):
    """Promotes and deletes variations of the game on the table; nothing of that starts a clock or the bot."""

    done = Signal(object)  # Words: what has been done, and can be undone

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._inverses: list[Callable[[], None]] = []  # of what was done, the latest last
        table.game.replaced.connect(self._inverses.clear)

    @property
    def can_undo(self) -> bool:
        return bool(self._inverses)

    def undo(self) -> None:
        """Take the latest change back; moves that were played since then stay."""
        if self._inverses:
            self._change(self._inverses.pop())

    def can_promote(self, node: Node) -> bool:
        return node not in self._table.game.tree.main_line()

    def promote(self, node: Node) -> None:
        """Let the main line go through `node`."""
        tree = self._table.game.tree
        before = [(step, step.children.copy()) for step in tree.path_to(node)]
        back_to_result = self._result_keeper()

        def undo() -> None:
            for step, children in before:
                step.children.sort(key=lambda child: children.index(child) if child in children else len(children))
            back_to_result()

        self._change(lambda: tree.promote(node))
        self._inverses.append(undo)
        self.done.emit(Words("This is the main line now."))

    def remove(self, node: Node) -> None:
        """Delete a node and all that follows it; whoever looks at one of them is led to the move before."""
        game, parent = self._table.game, node.parent
        if parent is None:
            return
        index = parent.children.index(node)
        back_to_result = self._result_keeper()

        def undo() -> None:
            game.tree.restore(node, index)
            back_to_result()

        count = count_moves(node)
        if node in game.tree.path_to(game.node):
            game.go_to(parent)
        self._change(lambda: game.tree.remove(node))
        self._inverses.append(undo)
        self.done.emit(Words("{0} moves deleted.", (count,)) if count > 1 else Words("The move is deleted."))

    def _result_keeper(self) -> Callable[[], None]:
        """What puts the present result back, if the main line ends again where it ends now."""
        tree = self._table.game.tree
        result, end = tree.result, tree.main_line()[-1]

        def put_back() -> None:
            if tree.main_line()[-1] is end:
                tree.result = result

        return put_back

    def _change(self, change: Callable[[], None]) -> None:
        """Change the tree; a main line with another end has the result that the rules give it there."""
        table = self._table
        tree, was_live, end = table.game.tree, table.is_live, table.game.tree.main_line()[-1]
        result = tree.result
        change()
        new_end = tree.main_line()[-1]
        if new_end is not end and tree.result == result:
            tree.result = tree.result_at(new_end)
        table.game.tree_changed.emit()
        table.take_note_of_edit(was_live)


def count_moves(node: Node) -> int:
    count, todo = 0, [node]
    while todo:
        todo += todo.pop().children
        count += 1
    return count
