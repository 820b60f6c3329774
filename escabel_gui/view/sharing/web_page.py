"""A whole game as one HTML page that replays it in any browser: its drawings, its moves and a small script."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from html import escape
from typing import Final, TypedDict

from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QPainter

from escabel_gui.model.table.game import Game
from escabel_gui.record.evaluation import BLACK_WIN_RATE
from escabel_gui.record.marks import Mark, marks_of
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.tree import ChildNode, GameTree, Node, Pile, steps_to
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.shipped import resources
from escabel_gui.view.language import tr
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.heading import heading_of, move_text
from escabel_gui.view.look.painting import (
    disc_center,
    faded,
    paint_board,
    paint_disc,
    paint_numeral,
    paint_shadow,
)
from escabel_gui.view.look.position import marks_at
from escabel_gui.view.look.signs import paint_chain, paint_last, paint_mark, paint_rim, paint_sleeping
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.sharing.picture import svg_drawing

LETTERS: Final = {BLACK: "b", WHITE: "w"}
RADIUS: Final = 100.0  # of what is drawn once and shown on every point


def write_page(tree: GameTree, theme: Theme, is_flipped: bool, report: ProgressCallback = no_progress) -> bytes:
    """The page, which needs nothing from elsewhere; whatever people wrote stands in it as plain text.

    What `report` raises when it is told how much has been drawn, which comes last, ends it.
    """
    heading = heading_of(tree)
    geometry = Geometry(tree.rules.board, is_flipped)
    bounds = geometry.bounds()
    nodes = []
    for node in describe_nodes(tree):
        report(0, 1)
        nodes.append(node)
    fields = {
        "language": QLocale().name().replace("_", "-"),
        "title": escape(heading.title),
        "players": escape(heading.players),
        "details": escape(heading.details),
        "moves": escape(move_text(tree, steps_to(tree.last_node()))),
        "table": theme.table,
        "box": f"{bounds.x():g} {bounds.y():g} {bounds.width():g} {bounds.height():g}",
        "drawings": "\n".join(draw(tree, geometry, theme, nodes, report)),
        "game": as_script_data({**describe_board(geometry, theme, nodes), "words": words(), "nodes": nodes}),
    }
    template = (resources() / "web" / "replay.html").read_text(encoding="utf-8")
    return re.sub("%%([a-z]+)%%", lambda match: fields[match[1]], template).encode("utf-8", "replace")


def as_script_data(value: object) -> str:
    """JSON that ends no script element, whatever its texts say."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")


def words() -> dict[str, str]:
    """Texts of the page itself, by key."""
    return {
        "first": tr("To the start"),
        "back": tr("One move back"),
        "forward": tr("One move forward"),
        "last": tr("To the end"),
        "graph": tr("Black's chances"),
    }


# ---- the moves


class NodeData(TypedDict, total=False):
    """A node as the script of the page knows it; empty fields are left out."""

    parent: int
    move: str
    number: int
    black: int  # 1 for a move of Black's
    piles: list[tuple[int, str]]  # that differ from those of the parent
    last: tuple[int, ...]
    chain: tuple[int, ...]
    faded: list[int]
    marks: list[tuple[int, str]]  # a point, and the name of the drawing on it
    comment: str
    chance: float  # of Black, in percent


def describe_nodes(tree: GameTree) -> Iterator[NodeData]:
    """All nodes, parents first; a loop, since lines may be very deep."""
    game = Game(tree)
    ids: dict[Node, int] = {}
    todo = [tree.root]
    while todo:
        node = todo.pop()
        ids[node] = len(ids)
        game.go_to(node)
        data = NodeData(move=tr("Start", "of the game"))
        before: list[Pile] = [()] * len(game.piles)
        if isinstance(node, ChildNode):
            before = tree.piles_at(node.parent)
            data = NodeData(parent=ids[node.parent], move=tree.rules.format_move(node.move), number=node.parent.number)
            if node.parent.turn == BLACK:
                data["black"] = 1
        data["piles"] = [(point, letters(pile)) for point, pile in enumerate(game.piles) if pile != before[point]]
        describe_notes(game, data)
        yield data
        todo += node.children[::-1]


def describe_notes(game: Game, data: NodeData) -> None:
    """Add what is marked and said about a position."""
    marks = marks_at(game)
    if marks.last:
        data["last"] = marks.last
    if marks.chain:
        data["chain"] = marks.chain
    if marks.sleeping:
        data["faded"] = sorted(marks.sleeping)
    if marks.drawn:
        data["marks"] = [(point, drawing_of(mark, game.piles[point])) for point, mark in marks.drawn]
    if game.node.comment:
        data["comment"] = game.node.comment
    chance = black_chance_at(game.node)
    if chance is not None:
        data["chance"] = chance


def black_chance_at(node: Node) -> float | None:
    """Black's win rate in percent, as our engine or another program has seen it."""
    if node.evaluation is not None:
        return round(100 * node.evaluation.win_rate_for(BLACK), 2)
    with suppress(ValueError):
        chance = float(node.text(BLACK_WIN_RATE))
        if 0 <= chance <= 100:
            return chance
    return None


def drawing_of(mark: Mark, pile: tuple[int, ...]) -> str:
    """The name of the drawing of a mark, which depends on what lies below it."""
    written = "".join(f"-{ord(letter):x}" for letter in mark.text)
    return f"{mark.kind}{written}-{letters(pile[-1:])}{min(len(pile), 2)}"


def letters(pile: tuple[int, ...]) -> str:
    return "".join(LETTERS[color] for color in pile)


# ---- the drawings


def describe_board(geometry: Geometry, theme: Theme, nodes: list[NodeData]) -> dict[str, object]:
    """Return the coordinates of the points and the offsets of discs by height, in disc radii."""
    board = geometry.board
    centers = [geometry.center(point) for point in range(int(board.points))]
    return {
        "names": board.names,
        "points": [[round(p.x(), 2), round(p.y(), 2), geometry.radius(point)] for point, p in enumerate(centers)],
        "order": sorted(range(len(centers)), key=lambda point: centers[point].y()),
        "lifts": [
            [round(disc_center(QPointF(), 1.0, level, height).y(), 4) for level in range(height)]
            for height in range(highest_pile(nodes) + 1)
        ],
        "shadows": theme.has_shadows,
    }


def highest_pile(nodes: list[NodeData]) -> int:
    return max((len(pile) for node in nodes for _, pile in node["piles"]), default=0)


def marked_piles(tree: GameTree) -> set[tuple[Mark, Pile]]:
    """All marks of a game with the piles that bear them, as far as they differ."""
    found: set[tuple[Mark, Pile]] = set()
    todo = [tree.root]
    while todo:
        node = todo.pop()
        todo += node.children
        for point, mark in marks_of(node, tree.rules.board.index_by_name).items():
            found.add((mark, tree.piles_at(node)[point][-2:]))
    return found


def draw(
    tree: GameTree, geometry: Geometry, theme: Theme, nodes: list[NodeData], report: ProgressCallback
) -> Iterator[str]:
    """Everything that the page shows, each thing once, under the names that its script uses."""
    spot = QPointF()
    drawings: dict[str, Callable[[QPainter], None]] = {
        "board-itself": partial(paint_board, geometry=geometry, theme=theme),
        "shadow": partial(paint_shadow, center=spot, radius=RADIUS, theme=theme),
    }
    for color, letter in LETTERS.items():
        for prefix, look in (("", theme), ("faded-", faded(theme))):
            drawings[prefix + letter] = partial(paint_disc, center=spot, radius=RADIUS, color=color, theme=look)
            for height in range(2, highest_pile(nodes) + 1):
                ink = look.piece(color).numeral
                numeral = partial(paint_numeral, center=spot, radius=RADIUS, height=height, color=ink)
                drawings[f"{prefix}{letter}-{height}"] = numeral
        drawings[f"rim-{letter}"] = partial(paint_rim, center=spot, radius=RADIUS, color=color, theme=theme)
    for height in (1, 2):
        moon = partial(paint_sleeping, top=spot, radius=RADIUS, pile=(BLACK,) * height, theme=theme)
        drawings[f"sleeping-{height}"] = moon
    for is_target in (False, True):
        corners = partial(paint_last, center=spot, radius=RADIUS, is_target=is_target, theme=theme)
        drawings[f"last-{int(is_target)}"] = corners
    for number, node in enumerate(nodes):
        if "chain" in node:
            drawings[f"chain-{number}"] = partial(paint_chain, geometry=geometry, points=node["chain"], theme=theme)
    for mark, pile in sorted(marked_piles(tree)):
        drawings[drawing_of(mark, pile)] = partial(
            paint_mark, center=spot, radius=RADIUS, mark=mark, pile=pile, theme=theme
        )
    for number, (name, paint) in enumerate(drawings.items()):
        report(number, len(drawings))
        yield f'<g id="{name}">{svg_drawing(name, paint)}</g>'
