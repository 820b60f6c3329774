"""What can be told of a game without opening it: a row of the library."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.keeping.files import read_bytes
from escabel_gui.record.review.evaluation import BLACK_WIN_RATE
from escabel_gui.record.sgf import decode, read_own_sgf
from escabel_gui.record.tree import COMMENT, GameTree, Node
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.state import BLACK, WHITE

TEXT_PROPERTIES: Final = (COMMENT, "N", "GC", "EV")  # comment, name of a node, game comment, event
MOST_TEXT: Final = 1_000_000  # characters of one game that are searched


class Summary(NamedTuple):
    """A game in short; `stacks` are its last position as `Rules.position` reads it, with the true colors of piles."""

    file: str  # its name in the games folder
    wire_name: str
    size: int
    black: str
    white: str
    name: str
    result: str  # empty while unknown
    plies: int
    date: str  # when it was played: 2026-11-21
    is_unfinished: bool
    is_reviewed: bool
    stacks: str

    @property
    def ruleset(self) -> str:
        """The wire name without its options."""
        return self.wire_name.partition(":")[0]


def summarize(path: Path) -> tuple[Summary, str] | None:
    """A game's summary and the text in which it is searched; None for a game in which nothing has happened.

    Raises OSError, or RecordError for what is no game.
    """
    tree = read_own_sgf(decode(read_bytes(path)))
    if not tree.root.children and tree.start_stacks is None:
        return None
    line = tree.main_line()
    result = tree.result or tree.result_at(line[-1])
    summary = Summary(
        path.name,
        tree.rules.wire_name,
        tree.rules.size,
        tree.players[BLACK],
        tree.players[WHITE],
        tree.name,
        result,
        len(line) - 1,
        date_of(tree, path),
        not result,
        any(BLACK_WIN_RATE in node.properties for node in line),
        format_stacks(tree, line[-1]),
    )
    return summary, searched_text(tree, summary)


def date_of(tree: GameTree, path: Path) -> str:
    """When the game was played, as it says itself, or else when its file was written."""
    match = re.match(r"[0-9]{4}(-[0-9]{2}){0,2}", tree.date)
    if match:
        return match[0]
    try:
        return f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d}"
    except (ValueError, OverflowError):  # a file can be of the year 33658
        return ""


def format_stacks(tree: GameTree, node: Node) -> str:
    names = tree.rules.board.names
    piles = tree.piles_at(node)
    return " ".join(
        names[point] + "".join("b" if color == BLACK else "w" for color in pile)
        for point, pile in enumerate(piles)
        if pile
    )


def searched_text(tree: GameTree, summary: Summary) -> str:
    """Everything that people write or see about a game, in the form in which `fold` puts what they search for."""
    title = parse_wire_name(summary.wire_name)[0].title
    parts = [summary.name, summary.black, summary.white, title, summary.wire_name, summary.result, summary.date]
    length = 0
    for node in all_nodes(tree):
        for name in TEXT_PROPERTIES:
            if length < MOST_TEXT and (text := node.text(name)):
                parts.append(text[: MOST_TEXT - length])
                length += len(text)
    return fold("\n".join(part for part in parts if part))


def all_nodes(tree: GameTree) -> Iterator[Node]:
    todo = [tree.root]
    while todo:
        node = todo.pop()
        yield node
        todo += node.children


def fold(text: str) -> str:
    """Text as it is compared: without case."""
    return text.casefold()
