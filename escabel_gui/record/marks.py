"""Marks as SGF writes them: four signs and short labels on points, arrows and lines between them."""

from typing import Final, NamedTuple

from escabel_gui.record.texts import escape_text, unescape_start
from escabel_gui.record.tree import Node

TRIANGLE: Final = "TR"
SQUARE: Final = "SQ"
CIRCLE: Final = "CR"
CROSS: Final = "MA"
LABEL: Final = "LB"
ARROW: Final = "AR"
LINE: Final = "LN"
KINDS: Final = (TRIANGLE, SQUARE, CIRCLE, CROSS, LABEL)
ALL_KINDS: Final = (*KINDS, ARROW, LINE)
MAX_MARKS: Final = 1000  # of a kind that are read at a node: more than there are points
MAX_PAIRS: Final = 100  # arrows or lines that are drawn at a node
MAX_LABEL_CHARS: Final = 3  # characters that have room on a point


class Mark(NamedTuple):
    """Kind of mark on a point; `text` is the text of a label."""

    kind: str
    text: str = ""


def marks_of(node: Node, numbers: dict[str, int]) -> dict[int, Mark]:
    """Return the marks by point; `numbers` are the points of the board by name, and other names are skipped."""
    marks: dict[int, Mark] = {}
    for kind in KINDS:
        for value in node.values(kind)[-MAX_MARKS:]:  # the last one counts
            point = numbers.get(point_name_of(value))
            text = _label_of(value) if kind == LABEL else ""
            if point is not None and (text or kind != LABEL):
                marks[point] = Mark(kind, text)
    return marks


def _label_of(value: str) -> str:
    """Return the label of a mark's value, as far as it has room on a point."""
    text = value.partition(":")[2].strip()
    return unescape_start(text, MAX_LABEL_CHARS).strip()


def arrows_of(node: Node, numbers: dict[str, int]) -> list[tuple[int, int]]:
    """Return the arrows from point to point."""
    return _pairs_of(node, ARROW, numbers)


def lines_of(node: Node, numbers: dict[str, int]) -> list[tuple[int, int]]:
    """Return the lines between points."""
    return _pairs_of(node, LINE, numbers)


def _pairs_of(node: Node, kind: str, numbers: dict[str, int]) -> list[tuple[int, int]]:
    """Return the arrows or lines of a node; pairs that are not two points of the board are skipped."""
    pairs: list[tuple[int, int]] = []
    for value in node.values(kind)[:MAX_PAIRS]:
        begin, _, end = value.lower().partition(":")
        source, target = numbers.get(begin.strip()), numbers.get(end.strip())
        if source is not None and target is not None and source != target:
            pairs.append((source, target))
    return pairs


def set_mark(node: Node, name: str, mark: Mark | None) -> None:
    """Give the point with this name this mark and no other."""
    for kind in KINDS:
        values = [value for value in node.values(kind) if point_name_of(value) != name]
        if mark is not None and mark.kind == kind:
            values.append(f"{name}:{escape_text(mark.text)}" if kind == LABEL else name)
        node.set_values(kind, values)


def toggle_arrow(node: Node, source: str, target: str) -> None:
    """Draw an arrow from a point to another, or remove the one that is there."""
    arrow = f"{source}:{target}"
    values = [value for value in node.values(ARROW) if value.lower() != arrow]
    if len(values) == len(node.values(ARROW)):
        values.append(arrow)
    node.set_values(ARROW, values)


def has_marks(node: Node) -> bool:
    """Return whether a node has any marks."""
    return any(node.values(kind) for kind in ALL_KINDS)


def clear_marks(node: Node) -> None:
    """Remove all marks from a node."""
    for kind in ALL_KINDS:
        node.properties.pop(kind, None)


def point_name_of(value: str) -> str:
    """Return the point name of a mark's value, without the text of a label."""
    return value.partition(":")[0].strip().lower()


def next_label(marks: dict[int, Mark]) -> str:
    """Return the first letter that no point bears yet, or `?` if all are taken."""
    taken = {mark.text for mark in marks.values()}
    return next((letter for letter in map(chr, range(ord("A"), ord("Z") + 1)) if letter not in taken), "?")
