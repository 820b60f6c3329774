"""Games on paper: their positions as diagrams, with the moves between them and all comments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextLayout

from escabel_gui.model.table.game import Game
from escabel_gui.record.progress import ProgressCallback, no_progress, sub_progress
from escabel_gui.record.tree import ChildNode, GameTree, Node, steps_to
from escabel_gui.view.language import tr
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.heading import heading_of, move_text, numbered_move, place_text
from escabel_gui.view.look.painting import text_font
from escabel_gui.view.look.picture import Picture, on_paper, open_buffer
from escabel_gui.view.look.position import Look, marks_at
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.plain import unbroken

DOTS_PER_INCH: Final = 1200
POINT: Final = DOTS_PER_INCH / 72  # dots, as all lengths here
COLUMNS: Final = 2
ROWS: Final = 3  # on a page without notes, also below the heading
GUTTER: Final = 24 * POINT
MARGIN_MM: Final = 18.0
MAX_VARIATION_MOVES: Final = 12  # moves that are told of a variation

INK: Final = "#1c1b1a"
PALE: Final = "#6f6a63"
STUDY_TITLE: Final = 24 * POINT  # heights of fonts
TITLE: Final = 18 * POINT
TEXT: Final = 10 * POINT
SMALL: Final = 8 * POINT


def write_booklet(
    tree: GameTree, theme: Theme, is_flipped: bool, every: int, report: ProgressCallback = no_progress
) -> bytes:
    """Return the main line as PDF: a diagram after every so many moves, and wherever there is a comment.

    What `report` raises when it is told how much has been printed ends it.
    """
    return write_chapters_booklet("", [tree], theme, is_flipped, every, report)


def write_chapters_booklet(
    title: str,
    trees: Sequence[GameTree],
    theme: Theme,
    is_flipped: bool,
    every: int,
    report: ProgressCallback = no_progress,
) -> bytes:
    """Return several games as PDF, each from a page of its own on, under their title (empty: none)."""
    buffer = open_buffer()
    writer = QPdfWriter(buffer)
    writer.setTitle(title or heading_of(trees[0]).title)
    writer.setCreator("Escabel")
    writer.setResolution(DOTS_PER_INCH)
    is_metric = QLocale().measurementSystem() == QLocale.MeasurementSystem.MetricSystem
    size = QPageSize(QPageSize.PageSizeId.A4 if is_metric else QPageSize.PageSizeId.Letter)
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter))
    sheet = Sheet(writer)
    try:
        if title:
            sheet.write(title, STUDY_TITLE, is_bold=True)
            sheet.skip(TEXT)
        for number, tree in enumerate(trees):
            if number:
                sheet.turn_page()
            look = Look(Geometry(tree.rules.board, is_flipped), on_paper(theme))
            is_alone = len(trees) == 1
            print_game(sheet, tree, look, every, report if is_alone else sub_progress(report, number, len(trees)))
    finally:
        sheet.end()
    return bytes(buffer.data().data())


def choose_nodes(tree: GameTree, every: int) -> list[Node]:
    """Return the nodes that get a diagram: after every so many moves, those with comments, and the last.

    The root is one of them if it has a comment, if the position was set up, or if there are no moves.
    """
    line = tree.main_line()
    chosen = [node for node in line[1:-1] if node.depth % every == 0 or node.has_comment]
    is_opening_shown = line[0].has_comment or tree.start_stacks is not None or len(line) == 1
    return ([line[0]] if is_opening_shown else []) + chosen + (line[-1:] if len(line) > 1 else [])


def print_game(sheet: Sheet, tree: GameTree, look: Look, every: int, report: ProgressCallback) -> None:
    heading = heading_of(tree)
    sheet.write(heading.title, TITLE, is_bold=True)
    for line in (heading.players, heading.details):
        sheet.write(line, TEXT, PALE)
    sheet.end_heading()
    nodes = choose_nodes(tree, every)
    moves = steps_to(tree.last_node())
    shown = 0  # moves that have been printed
    for start in range(0, len(nodes), COLUMNS):
        report(start, len(nodes))
        row = nodes[start : start + COLUMNS]
        captions = []
        for node in row:
            captions.append(move_text(tree, moves[shown : node.depth]) or place_text(tree, None))
            shown = node.depth
        pictures = [Picture(look, tree.piles_at(node), marks_at(Game(tree, node))) for node in row]
        sheet.print_row(pictures, captions)
        for node, since in zip(row, [nodes[start - 1] if start else None, *row], strict=False):
            print_notes(sheet, tree, node, moves[since.depth if since is not None else 0 : node.depth])


def print_notes(sheet: Sheet, tree: GameTree, node: Node, moves: list[ChildNode]) -> None:
    """Print the comments and variations of a position."""
    if node.has_comment:
        sheet.skip(TEXT / 2)
        sheet.write(place_text(tree, node), SMALL, PALE)
        sheet.write(node.comment, TEXT)
    for move in moves:
        for other in move.parent.children:
            if other is not move:
                line = first_moves(other)
                text = tr("Instead of {0}: {1}").format(numbered_move(tree, move), move_text(tree, line))
                sheet.skip(TEXT / 2)
                sheet.write(text + (" …" if line[-1].children else ""), SMALL, PALE)
                for step in line:
                    sheet.write(step.comment, TEXT)


def first_moves(node: ChildNode) -> list[ChildNode]:
    line = [node]
    while line[-1].children and len(line) < MAX_VARIATION_MOVES:
        line.append(line[-1].children[0])
    return line


class Sheet:
    """Pages that fill from top to bottom; whatever does not fit goes to the next one."""

    def __init__(self, writer: QPdfWriter) -> None:
        self._writer = writer
        self._painter = QPainter(writer)
        self.width = float(writer.width())
        self.height = writer.height() - 2 * SMALL  # the number of the page stands below
        self._height_for_rows = self.height
        self._page = 1
        self._y = 0.0
        self._print_number()

    def end(self) -> None:
        self._painter.end()

    def _print_number(self) -> None:
        lines = Lines(str(self._page), text_font(SMALL), self.width)
        lines.draw(self._painter, QPointF((self.width - lines.natural_width) / 2, self.height + SMALL), PALE)

    def turn_page(self) -> None:
        """Go on with the next page."""
        self._writer.newPage()
        self._page += 1
        self._y = 0.0
        self._print_number()

    def skip(self, height: float) -> None:
        """Leave room, but none at the top of a page."""
        if self._y:
            self._y += height

    def write(self, text: str, size: float, color: str = INK, is_bold: bool = False) -> None:
        """Print a text over the whole width, on as many pages as it needs."""
        for paragraph in text.split("\n") if text else ():
            lines = Lines(paragraph, text_font(size, is_bold), self.width)
            for number, height in enumerate(lines.heights):
                if self._y + height > self.height:
                    self.turn_page()
                lines.draw_line(self._painter, number, QPointF(0, self._y), color)
                self._y += height

    def end_heading(self) -> None:
        """Limit the height of diagrams so that as many rows fit below the heading as on the other pages."""
        self._height_for_rows = self.height - self._y

    def print_row(self, pictures: list[Picture], captions: list[str]) -> None:
        """Print diagrams side by side, each with its caption below."""
        cell = (self.width - (COLUMNS - 1) * GUTTER) / COLUMNS
        highest = self._height_for_rows / ROWS - 3 * TEXT - GUTTER / 2  # with a line or two of moves below
        width = min(cell, highest * cell / pictures[0].height_for(cell))
        height = pictures[0].height_for(width)
        below = [Lines(caption, text_font(TEXT), width) for caption in captions]
        self.skip(GUTTER / 2)
        if self._y + height + max(lines.height for lines in below) > self.height:
            self.turn_page()
        for column, (picture, lines) in enumerate(zip(pictures, below, strict=True)):
            left = column * (cell + GUTTER) + (cell - width) / 2
            picture.paint(self._painter, QRectF(left, self._y, width, height))
            lines.draw(self._painter, QPointF(left, self._y + height), INK)
        self._y += height + max(lines.height for lines in below)


class Lines:
    """A paragraph, broken into lines of a width."""

    def __init__(self, text: str, font: QFont, width: float) -> None:
        self._layout = QTextLayout(unbroken(text), font)
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
        self._layout.endLayout()
        lines = [self._layout.lineAt(number) for number in range(self._layout.lineCount())]
        self.heights = [line.height() for line in lines]
        self.height = sum(self.heights)
        self.natural_width = max((line.naturalTextWidth() for line in lines), default=0.0)

    def draw(self, painter: QPainter, place: QPointF, color: str) -> None:
        for number, height in enumerate(self.heights):
            self.draw_line(painter, number, place, color)
            place += QPointF(0, height)

    def draw_line(self, painter: QPainter, number: int, place: QPointF, color: str) -> None:
        painter.setPen(QColor(color))
        self._layout.lineAt(number).draw(painter, place)
