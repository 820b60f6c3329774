"""Writing one game again and again, after each of its moves."""

from typing import NamedTuple

from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.sgf.round_trip import parts_survive_round_trip
from escabel_gui.record.sgf.writing import NodeProperties, fold_lines, format_part, node_properties, walk_parts
from escabel_gui.record.tree import GameTree, Node, Properties


class RoundTripError(Exception):
    """Raised if the serialized SGF does not parse back to the same tree; `text` is the offending output."""

    def __init__(self, text: str) -> None:
        super().__init__("a node would not be read as it is")
        self.text = text


class CachedNodeText(NamedTuple):
    """Text of a node, and what it says."""

    properties: Properties
    evaluation: Evaluation | None
    text: str


class NodeTextCache:
    """Cache of the texts of a game's nodes, which makes it cheap to write the game again after a move.

    What a node says is formatted, and read back, once. A file is its nodes in parentheses, each of which ends with a
    bracket: it reads back if every node does.
    """

    def __init__(self) -> None:
        self._known: dict[Node, CachedNodeText] = {}

    def text(self, tree: GameTree, session: Properties) -> str:
        """Return the text of the file; raises RoundTripError."""
        texts: list[str] = []
        known = self._known
        for part in walk_parts(tree):
            if isinstance(part, str):
                texts.append(part)
            elif part.parent is None:
                texts.append(format_node(node_properties(tree, part, session)))
            else:
                written = known.get(part)
                if (
                    written is None
                    or written.properties != (part.stored_properties or {})
                    or written.evaluation is not part.evaluation
                ):
                    properties, evaluation = (part.stored_properties or {}).copy(), part.evaluation
                    written = CachedNodeText(properties, evaluation, format_node(node_properties(tree, part)))
                    known[part] = written
                texts.append(written.text)
        if len(known) > 2 * len(texts):  # most of it has been deleted
            known.clear()
        return fold_lines(texts)


def format_node(said: NodeProperties) -> str:
    """Format the properties of a node as SGF text."""
    text = format_part(said)
    if not parts_survive_round_trip(f"({text})", ["(", said, ")"]):
        raise RoundTripError(text)
    return text
