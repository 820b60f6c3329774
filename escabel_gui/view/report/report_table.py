"""A report as a table: one row a line, for spreadsheets."""

import csv
from io import StringIO
from typing import Final

from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.report.report import Report
from escabel_gui.view.language import tr
from escabel_gui.view.report.sections import sections_of

FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r")  # with which spreadsheets begin a formula


def columns() -> dict[str, str]:
    """Return the titles of the columns of figures, by key."""
    return {
        "games": tr("Games"),
        "won": tr("Won"),
        "lost": tr("Lost"),
        "tied": tr("Tied"),
        "black": tr("Won by Black"),
        "white": tr("Won by White"),
        "ties": tr("Ties"),
        "unfinished": tr("Unfinished"),
        "mistakes": tr("Mistakes"),
        "blunders": tr("Blunders"),
        "used": tr("Seconds used"),
        "used_by_opponent": tr("Seconds used by the opponent"),
        "rating": tr("Rating"),
        "deviation": tr("Deviation of the rating"),
    }


def write_table(report: Report, tell: ProgressCallback = no_progress) -> bytes:
    """Return all rows of all sections as CSV, as spreadsheets open it; what `tell` raises ends it."""
    titles = columns()
    text = StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow([tr("Section"), tr("Entry"), tr("In words"), *titles.values()])
    sections = sections_of(report, None)
    for done, section in enumerate(sections):
        tell(done, len(sections))
        for bar in section.bars:
            values = dict(bar.values)
            words = [section.title, bar.label, bar.figures]
            writer.writerow([*map(harmless, words), *(values.get(key, "") for key in titles)])
    return text.getvalue().encode("utf-8-sig", "replace")


def harmless(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula: names come from anywhere."""
    return f"'{text}" if text.startswith(FORMULA_SIGNS) else text
