"""Games as one HTML page that replays them in any browser: their drawings, their moves and a small script."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from html import escape
from typing import Final, TypedDict

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from escabel_gui.model.table.game import Game
from escabel_gui.record.evaluation import BLACK_WIN_RATE
from escabel_gui.record.marks import Mark, arrows_of, lines_of, marks_of
from escabel_gui.record.piles import LETTERS, Pile, format_pile
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.tree import ChildNode, GameTree, Node, all_nodes, lines_first, steps_to
from escabel_gui.rules.state import BLACK
from escabel_gui.shipped import resources
from escabel_gui.view.language import spoken_language, tr
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
from escabel_gui.view.look.picture import svg_drawing
from escabel_gui.view.look.position import Look, Marks, marks_at, paint_marks
from escabel_gui.view.look.signs import paint_chain, paint_last, paint_mark, paint_rim, paint_sleeping
from escabel_gui.view.look.texts import shown_move
from escabel_gui.view.look.themes import Theme

RADIUS: Final = 100.0  # of what is drawn once and shown on every point


def write_page(tree: GameTree, theme: Theme, is_flipped: bool, report: ProgressCallback = no_progress) -> bytes:
    """Return the page of one game, which needs nothing from elsewhere; what people wrote is plain text in it.

    What `report` raises when it is told how much has been drawn, which comes last, ends it.
    """
    return write_chapters_page("", [tree], theme, is_flipped, report)


def write_chapters_page(
    title: str,
    trees: Sequence[GameTree],
    theme: Theme,
    is_flipped: bool,
    report: ProgressCallback = no_progress,
) -> bytes:
    """Return the page of several games; with a title of its own, it has a list of them."""
    games: list[dict[str, object]] = []
    drawings: dict[str, Callable[[QPainter], None]] = {}
    for number, tree in enumerate(trees):
        geometry = Geometry(tree.rules.board, is_flipped)
        nodes = []
        for node in describe_nodes(tree):
            report(0, 1)
            nodes.append(node)
        heading = heading_of(tree)
        bounds = geometry.bounds()
        games.append(
            {
                "title": heading.title,
                "players": heading.players,
                "details": heading.details,
                "box": f"{bounds.x():g} {bounds.y():g} {bounds.width():g} {bounds.height():g}",
                "nodes": nodes,
                **describe_board(geometry, theme, nodes),
            }
        )
        drawings |= drawings_of(number, tree, geometry, theme, nodes)
    heading = heading_of(trees[0])
    fields = {
        "language": spoken_language(),
        "title": escape(title or heading.title),
        "players": escape("" if title else heading.players),
        "details": escape("" if title else heading.details),
        "moves": "".join(f"<p>{escape(text)}</p>" for text in moves_in_words(trees, bool(title))),
        "table": theme.table,
        "box": str(games[0]["box"]),
        "drawings": "\n".join(draw(drawings, report)),
        "game": as_script_data({"games": games, "is_study": bool(title), "words": words()}),
    }
    template = (resources() / "web" / "replay.html").read_text(encoding="utf-8")
    return re.sub("%%([a-z]+)%%", lambda match: fields[match[1]], template).encode("utf-8", "replace")


def moves_in_words(trees: Sequence[GameTree], has_titles: bool) -> Iterator[str]:
    """Yield the moves of each main line, for browsers without scripts."""
    for tree in trees:
        moves = move_text(tree, steps_to(tree.last_node()))
        yield f"{heading_of(tree).title}: {moves}" if has_titles else moves


def as_script_data(value: object) -> str:
    """Return a value as JSON that ends no script element, whatever its texts say."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")


def words() -> dict[str, str]:
    """Return the texts of the page itself, by key."""
    return {
        "first": tr("To the start"),
        "back": tr("One move back"),
        "forward": tr("One move forward"),
        "last": tr("To the end"),
        "graph": tr("Black’s chances"),
        "chapters": tr("Chapters"),
    }


# ---- the moves


class NodeData(TypedDict, total=False):
    """Data of a node for the script of the page; empty fields are left out."""

    parent: int
    move: str
    number: int
    black: int  # 1 for a move of Black's
    answer: int  # 1 for a move that stands beside Black's, whose number it has
    piles: list[tuple[int, str]]  # that differ from those of the parent
    last: tuple[int, ...]
    chain: tuple[int, ...]
    faded: list[int]
    marks: list[tuple[int, str]]  # a point, and the name of the drawing on it
    arrows: int  # 1 with arrows or lines, which are a drawing of their own
    comment: str
    chance: float  # of Black, in percent


def describe_nodes(tree: GameTree) -> Iterator[NodeData]:
    """Yield the data of all nodes, parents first."""
    game = Game(tree)
    ids: dict[Node, int] = {}
    for node in lines_first(tree):
        ids[node] = len(ids)
        game.go_to(node)
        data = NodeData(move=tr("Start", "of the game"))
        before: list[Pile] = [()] * len(game.piles)
        if isinstance(node, ChildNode):
            before = tree.piles_at(node.parent)
            data = NodeData(parent=ids[node.parent], move=shown_move(tree.rules, node.move), number=node.parent.number)
            if node.parent.turn == BLACK:
                data["black"] = 1
            if node.is_answer:
                data["answer"] = 1
        data["piles"] = [(point, format_pile(pile)) for point, pile in enumerate(game.piles) if pile != before[point]]
        describe_notes(game, data)
        yield data


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
    if marks.arrows or marks.lines:
        data["arrows"] = 1
    if game.node.has_comment:
        data["comment"] = game.node.comment
    chance = black_chance_at(game.node)
    if chance is not None:
        data["chance"] = chance


def black_chance_at(node: Node) -> float | None:
    """Return Black's win rate in percent, from our engine or another program; None if there is none."""
    if node.evaluation is not None:
        return round(100 * node.evaluation.win_rate_for(BLACK), 2)
    with suppress(ValueError):
        chance = float(node.text(BLACK_WIN_RATE))
        if 0 <= chance <= 100:
            return chance
    return None


def drawing_of(mark: Mark, pile: Pile) -> str:
    """Return the name of the drawing of a mark, which depends on what lies below it."""
    written = "".join(f"-{ord(letter):x}" for letter in mark.text)
    return f"{mark.kind}{written}-{format_pile(pile[-1:])}{min(len(pile), 2)}"


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
    """Return all marks of a game with the piles that bear them, as far as they differ."""
    found: set[tuple[Mark, Pile]] = set()
    for node in all_nodes(tree):
        for point, mark in marks_of(node, tree.rules.board.index_by_name).items():
            found.add((mark, tree.piles_at(node)[point][-2:]))
    return found


def drawings_of(
    number: int, tree: GameTree, geometry: Geometry, theme: Theme, nodes: list[NodeData]
) -> dict[str, Callable[[QPainter], None]]:
    """Return the drawings of a game under the names in the script; only some have the game's number."""
    spot = QPointF()
    drawings: dict[str, Callable[[QPainter], None]] = {
        f"board-{number}": partial(paint_board, geometry=geometry, theme=theme),
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
    for node_number, (node, data) in enumerate(zip(lines_first(tree), nodes, strict=True)):
        if "chain" in data:
            chain = partial(paint_chain, geometry=geometry, points=data["chain"], theme=theme)
            drawings[f"chain-{number}-{node_number}"] = chain
        if "arrows" in data:
            drawings[f"pairs-{number}-{node_number}"] = partial(paint_pairs, node=node, look=Look(geometry, theme))
    for mark, pile in sorted(marked_piles(tree)):
        drawings[drawing_of(mark, pile)] = partial(
            paint_mark, center=spot, radius=RADIUS, mark=mark, pile=pile, theme=theme
        )
    return drawings


def paint_pairs(painter: QPainter, node: Node, look: Look) -> None:
    """Paint the arrows and lines of a node."""
    numbers = look.geometry.board.index_by_name
    marks = Marks(arrows=tuple(arrows_of(node, numbers)), lines=tuple(lines_of(node, numbers)))
    paint_marks(painter, look, [], marks)


def draw(drawings: dict[str, Callable[[QPainter], None]], report: ProgressCallback) -> Iterator[str]:
    """Yield everything that the page shows as SVG, each thing once."""
    for number, (name, paint) in enumerate(drawings.items()):
        report(number, len(drawings))
        yield f'<g id="{name}">{svg_drawing(name, paint)}</g>'
