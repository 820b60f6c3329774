"""Texts that a list shows of games, by which they are found."""

import re
from datetime import date, timedelta
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.result import parse_result
from escabel_gui.record.storage.search_terms import Facet, Values
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.view.language import spoken_locale, tr
from escabel_gui.view.look.texts import (
    clock_text,
    date_text,
    game_title,
    level_name,
    recorded_names,
    result_label,
    variant_labels,
)

MIDNIGHT: Final = "00:00"
MAX_DATES: Final = 50_000
DATE_PART: Final = re.compile(r"d+|M+|y+|\s+")  # in a format of dates


def shown_text(facet: Facet, values: Values) -> str:
    """Return the text by which a game with these values is found: all that a row shows for them. Any thread."""
    match facet:
        case Facet.GAME:
            return " ".join((title_text(*values), *variant_texts(values[0])))
        case Facet.PLAYERS:
            levels = [level_name(level) for level in map(parse_bot_level, values[:2]) if level]
            return "\n".join((*recorded_names(*values), *levels))
        case Facet.RESULT:
            return result_label(parse_result(values[0]))
        case Facet.DATE:
            return shown_date(values[0], QLocale().name(), date.today())
        case Facet.CLOCK:
            return f"{clock_text(values[0])} {values[0]}" if values[0] else ""
    return tr("reviewed") if values[0] else ""


@lru_cache(maxsize=MAX_DATES)
def shown_date(day: str, _language: str, today: date) -> str:
    """Return the texts of a date in the language and on the day that are given: there are thousands in a library.

    It is found in numbers, too, as people write it where they live.
    """
    yesterday = (today - timedelta(days=1)).isoformat()
    relative = date_text(day, MIDNIGHT).replace(clock_text(MIDNIGHT), "") if day >= yesterday else ""
    numbers = spoken_locale().toString(QDate.fromString(day, Qt.DateFormat.ISODate), numeric_date_format())
    return f"{relative} {date_text(day)} {numbers} {day}"


def numeric_date_format() -> str:
    """Return how people write a date in numbers where they live, with all digits and no spaces: `dd.MM.yyyy`."""
    parts = {"d": "dd", "M": "MM", "y": "yyyy"}
    return DATE_PART.sub(lambda part: parts.get(part[0][0], ""), QLocale().dateFormat(QLocale.FormatType.ShortFormat))


def title_text(wire_name: str, size: int) -> str:
    """Return the title of a game; the wire name of one that only a later version knows."""
    try:
        return game_title(parse_wire_name(wire_name)[0], size)
    except ValueError:
        return wire_name


def variant_texts(wire_name: str) -> list[str]:
    """Return the names of the chosen options; none of a game that only a later version knows."""
    try:
        return variant_labels(*parse_wire_name(wire_name))
    except ValueError:
        return []
