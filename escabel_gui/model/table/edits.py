"""Changes to the tree of moves by hand, each of which can be undone."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.table.table import Table
from escabel_gui.record.tree import ASSISTANCE, ChildNode, GameTree, Node, ancestors, steps_to
from escabel_gui.rules.message import Message, make_message


class Edits(QObject):
    """Promotion and deletion of variations of the game on the table; neither starts a clock or the bot.

    Nodes to undo a change at are found by the moves that lead there: they may have been deleted and played again since.
    """

    done = Signal(object)  # Message: what has been done, and can be undone

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._inverses: list[Callable[[], None]] = []  # of what was done, the latest last
        table.game.replaced.connect(self._inverses.clear)

    @property
    def can_undo(self) -> bool:
        """True if there is an edit to undo."""
        return bool(self._inverses)

    def undo(self) -> None:
        """Take the latest change back; moves that were played since then stay."""
        if self._inverses:
            self._inverses.pop()()

    def remember(self, undo: Callable[[], None], words: Message) -> None:
        """Let `undo` take back a change that was made to the game on the table elsewhere; it takes back all of it."""
        self._inverses.append(undo)
        self.done.emit(words)

    def can_remove(self, node: Node) -> bool:
        """Return whether the subtree of a node can be deleted; of a game with a friend, variations after its end."""
        remote_game, tree = self._table.remote_game, self._table.game.tree
        is_shared = remote_game.is_on or (remote_game.copy is not None and node in tree.main_line())
        return not node.is_root and not is_shared

    def can_promote(self, node: Node) -> bool:
        """Return whether a node is outside the main line and can become part of it; that of a friend's game stays."""
        is_shared = self._table.remote_game.copy is not None
        return not is_shared and any(step.parent.children[0] is not step for step in steps_to(node))

    def promote(self, node: Node) -> None:
        """Let the main line go through `node`."""
        tree = self._table.game.tree
        path = tree.path_to(node)
        moves = tree.moves_to(node)
        orders = [[child.move for child in step.children] for step in path[:-1]]
        back_to_result = result_keeper(tree)
        left = next((step.parent for step in steps_to(node) if step.parent.children[0] is not step), node)
        help_before = left.text(ASSISTANCE)

        def undo() -> None:
            step: Node | None = tree.root
            for move, order in zip(moves, orders, strict=True):
                if step is None:
                    break
                if step.depth == left.depth:
                    self._table.seating.forget_take_back(step, help_before)
                rank = {known: place for place, known in enumerate(order)}
                step.children[:] = sorted(step.children, key=lambda child: rank.get(child.move, len(rank)))
                step = step.child(move)
            back_to_result()

        self._table.seating.note_take_back(left)
        self._change(lambda: tree.promote(node))
        self._inverses.append(partial(self._change, undo))
        self.done.emit(Message("This is the main line now."))

    def remove(self, node: Node) -> None:
        """Delete a node and all that follows it; whoever looks at one of them is led to the move before."""
        if not isinstance(node, ChildNode):
            return
        game, parent = self._table.game, node.parent
        tree = game.tree
        index = parent.children.index(node)
        moves = tree.moves_to(parent)
        back_to_result = result_keeper(tree)
        help_before = parent.text(ASSISTANCE)

        def undo() -> None:
            place = tree.root
            for move in moves:
                place = tree.add_move(place, move)
            tree.restore(place, node, index)
            self._table.seating.forget_take_back(place, help_before)
            back_to_result()

        count = count_moves(node)
        if not game.is_decided or node in tree.main_line():
            self._table.seating.note_take_back(parent)
        if node in ancestors(game.node):
            game.go_to(parent)
        self._change(lambda: tree.remove(node))
        self._inverses.append(partial(self._change, undo))
        self.done.emit(make_message("%n move(s) deleted.", None, count))

    def _change(self, change: Callable[[], object]) -> None:
        """Change the tree; a main line with another end has the result that the rules give it there."""
        table = self._table
        tree, was_in_play, end = table.game.tree, table.game.is_in_play, table.game.tree.last_node()
        result = tree.result
        change()
        new_end = tree.last_node()
        if new_end is not end and tree.result == result:
            tree.result = tree.result_at(new_end)
        table.game.tree_changed.emit()
        table.take_note_of_edit(was_in_play)


def count_moves(node: Node) -> int:
    """Return the number of moves in the subtree of a node, its own included."""
    count, todo = 0, [node]
    while todo:
        todo += todo.pop().children
        count += 1
    return count


def result_keeper(tree: GameTree) -> Callable[[], None]:
    """Return a function that restores the result of a game if its main line ends at the same node again."""
    result, moves = tree.result, tree.moves_to(tree.last_node())

    def put_back() -> None:
        if tree.moves_to(tree.last_node()) == moves:
            tree.result = result

    return put_back
