"""A report as one HTML page without anything from elsewhere: bars, curves, and boards as maps."""

import re
from html import escape
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.report.ratings import RatedCurve
from escabel_gui.record.report.report import Report
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.shipped import resources
from escabel_gui.view.language import spoken_language, tr
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.painting import paint_board
from escabel_gui.view.look.picture import svg_drawing
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.report.board_map import paint_map
from escabel_gui.view.report.legend import part_text
from escabel_gui.view.report.sections import (
    MAPS,
    Bar,
    Board,
    Key,
    Part,
    Section,
    board_text,
    boards_of,
    dates_text,
    map_section,
    ruleset_title,
    sections_of,
)

MAX_ROWS: Final = 30  # of a section
MAX_BOARDS: Final = 3  # maps of each kind
CURVE: Final = (640, 200)  # size


def write_report_page(report: Report, theme: Theme, tell: ProgressCallback = no_progress) -> bytes:
    """Return the page; whatever people wrote stands in it as plain text. What `tell` raises ends it."""
    sections = [section for section in sections_of(report, MAX_ROWS) if section.key not in MAPS]
    shown = [(key, board) for key in MAPS for board in boards_of(report, key)[:MAX_BOARDS]]
    cards = []
    for done, section in enumerate(sections):
        tell(done, len(sections) + len(shown))
        curves = "".join(map(curve_drawing, report.ratings)) if section.key is Key.RATING else ""
        cards.append(card(section, curves))
    for done, (key, board) in enumerate(shown, len(sections)):
        tell(done, len(sections) + len(shown))
        whole = map_section(report, key, board)
        title = f"{whole.title}: {board_text(board)}"
        drawing = map_drawing(f"map{done}", board, whole.bars, theme)
        cards.append(card(whole._replace(title=title, bars=whole.bars[:MAX_ROWS]), drawing))
    fields = {
        "language": spoken_language(),
        "title": escape(tr("Report on %n game(s)", None, len(report.games))),
        "details": escape(dates_text(report)),
        "cards": "\n".join(cards),
    }
    template = (resources() / "web" / "report.html").read_text(encoding="utf-8")
    return re.sub("%%([a-z]+)%%", lambda match: fields[match[1]], template).encode("utf-8", "replace")


def card(section: Section, drawing: str = "") -> str:
    """Return a section as an element."""
    longest = max((bar.length for bar in section.bars), default=0)
    parts = dict.fromkeys(part for bar in section.bars for part, _ in bar.parts)
    rows = "\n".join(row(bar, longest) for bar in section.bars)
    about = f"<p>{escape(section.about)}</p>" if section.about else ""
    return (
        f"<section><h2>{escape(section.title)}</h2>{about}{legend(list(parts))}{drawing}<table>{rows}</table></section>"
    )


def legend(parts: list[Part]) -> str:
    """Return what the colors of bars mean."""
    texts = [f'<span><i class="{part.value}"></i>{escape(part_text(part))}</span>' for part in parts if part_text(part)]
    return f'<p class="legend">{"".join(texts)}</p>' if texts else ""


def row(bar: Bar, longest: int) -> str:
    """Return a row of a section as a row of a table, with its bar."""
    pieces = "".join(
        f'<i class="{part.value}" style="width:{100 * count / max(longest, 1):.3f}%"></i>' for part, count in bar.parts
    )
    drawn = f'<div class="bar">{pieces}</div>' if pieces else ""
    tip = f' title="{escape(bar.details)}"' if bar.details else ""
    return f"<tr{tip}><th>{escape(bar.label)}{drawn}</th><td>{escape(bar.figures)}</td></tr>"


def map_drawing(name: str, board: Board, bars: list[Bar], theme: Theme) -> str:
    """Return a board with a spot on each point that has a bar."""
    geometry = Geometry(make_rules(*board).board)
    names = geometry.board.index_by_name
    counts = {names[point]: bar.length for bar in bars for point in bar.points if point in names}

    def paint(painter: QPainter) -> None:
        paint_board(painter, geometry, theme)
        paint_map(painter, geometry, theme, counts)

    box = geometry.bounds()
    view = f"{box.x():g} {box.y():g} {box.width():g} {box.height():g}"
    return f'<svg class="map" viewBox="{view}" style="background:{theme.table}">{svg_drawing(name, paint)}</svg>'


def curve_drawing(curve: RatedCurve) -> str:
    """Return the curve of a rating with the band in which the true strength lies at 95%."""
    width, height = CURVE
    ratings = [point.rating for point in curve.points]
    low, high = min(rating.low for rating in ratings), max(rating.high for rating in ratings)

    def place(step: int, value: float) -> QPointF:
        x = width * step / max(len(ratings) - 1, 1)
        return QPointF(x, height * (high - value) / max(high - low, 1.0))

    def line(values: list[tuple[int, float]]) -> str:
        points = (place(step, value) for step, value in values)
        return " ".join(f"{point.x():.1f},{point.y():.1f}" for point in points)

    upper = [(step, rating.high) for step, rating in enumerate(ratings)]
    lower = [(step, rating.low) for step, rating in enumerate(ratings)]
    middle = [(step, rating.value) for step, rating in enumerate(ratings)]
    last = place(len(ratings) - 1, ratings[-1].value)
    return (
        f"<figure><svg class='curve' viewBox='0 0 {width} {height}' preserveAspectRatio='none'>"
        f"<polygon points='{line([*upper, *reversed(lower)])}'/><polyline points='{line(middle)}'/>"
        f"<circle cx='{last.x():.1f}' cy='{last.y():.1f}' r='5'/></svg>"
        f"<figcaption>{escape(ruleset_title(curve.game))}: {round(low)}–{round(high)}</figcaption></figure>"
    )
