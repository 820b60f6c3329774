"""Writing SGF strictly: a whole tree, or node by node."""

from collections.abc import Iterable, Iterator
from typing import Final

from escabel_gui import __version__
from escabel_gui.record.evaluation import format_stored
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.result import format_result
from escabel_gui.record.sgf.tokens import REPORT_TOKENS, START
from escabel_gui.record.texts import escape_text, one_line
from escabel_gui.record.tree import ChildNode, GameTree, Node, Properties
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.state import BLACK, WHITE

LINE_WIDTH: Final = 100  # of the files we write, where comments allow it

# the properties of a node as a file has them, its move or the game's header first
NodeProperties = list[tuple[str, list[str]]]
Part = str | NodeProperties  # of a file: a parenthesis, or what a node says


def write_sgf(tree: GameTree, report: ProgressCallback = no_progress) -> str:
    """Return the whole tree as SGF."""
    return fold_lines(map(format_part, parts_of(tree)), report)


def fold_lines(texts: Iterable[str], report: ProgressCallback = no_progress) -> str:
    """Return the text of a file in lines of bearable length."""
    lines: list[str] = []
    line: list[str] = []
    length = 0
    for number, text in enumerate(texts, 1):
        if number % REPORT_TOKENS == 0:
            report(0, 1)  # nobody has counted the nodes
        if length + len(text) > LINE_WIDTH and text != ")" and length > 1:
            lines.append("".join(line))
            line = []
            length = 0
        line.append(text)
        length += len(text)
    return "\n".join([*lines, "".join(line)]) + "\n"


def parts_of(tree: GameTree) -> Iterator[Part]:
    """Yield the parts of a tree's SGF text in order."""
    for part in walk_parts(tree):
        yield part if isinstance(part, str) else node_properties(tree, part)


def walk_parts(tree: GameTree) -> Iterator[Node | str]:
    """Yield the nodes of a tree as a file has them, in parentheses.

    Another thread may change the tree meanwhile: the children of each node are looked at once.
    """
    todo: list[Node | str] = [")", tree.root, "("]
    while todo:
        part = todo.pop()
        yield part
        if isinstance(part, Node):
            todo.extend(continuations(part))


def node_properties(tree: GameTree, node: Node, session: Properties | None = None) -> NodeProperties:
    """Return the SGF properties of a node; at the root those of the `session` replace its own."""
    if not isinstance(node, ChildNode):
        header = header_of(tree)
        beside = {name: values for name, values in extra_properties(node).items() if name not in header}
        return [*header.items(), *(beside | (session or {})).items()]
    letter = "B" if node.parent.turn == BLACK else "W"
    return [(letter, [tree.rules.format_move(node.move)]), *extra_properties(node).items()]


def header_of(tree: GameTree) -> Properties:
    """Return the root properties for the fields of `GameTree`."""
    ruleset = ruleset_of(tree.rules.wire_name)
    header = {
        "FF": "4",
        "CA": "UTF-8",
        "AP": f"Escabel:{__version__}",
        "GM": str(ruleset.sgf_game_id),
        "GN": tree.name,
        "RU": tree.rules.wire_name,
        "SZ": str(tree.rules.size),
        "PB": tree.players[BLACK],
        "PW": tree.players[WHITE],
        "DT": tree.date,
        "RE": format_result(tree.result),
    }
    if tree.start_stacks is not None:
        header[START] = ("b" if tree.start_turn == BLACK else "w") + " " + tree.start_stacks
    return {name: [escape_text(value)] for name, text in header.items() if (value := one_line(text))}


def continuations(node: Node) -> list[Node | str]:
    """Return what follows a node as a stack: its only child, or each child in parentheses."""
    children = node.children.copy()
    if len(children) == 1:
        return [children[0]]
    return [part for child in reversed(children) for part in (")", child, "(")]


def extra_properties(node: Node) -> Properties:
    """Return the properties of a node besides its move."""
    written = node.stored_properties or {}
    if node.evaluation is None:
        return written
    return written | {name: [escape_text(text)] for name, text in format_stored(node.evaluation).items()}


def format_part(part: Part) -> str:
    """Format a part: a parenthesis, or the properties of a node."""
    if isinstance(part, str):
        return part
    return ";" + "".join(name + "".join(f"[{value}]" for value in values) for name, values in part if values)
