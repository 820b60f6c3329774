"""Words of a report, in the person's language."""

from typing import Any

from PySide6.QtCore import QDate

from escabel_gui.record.report.mistake_kinds import MistakeKind
from escabel_gui.record.report.report import Report
from escabel_gui.record.report.tally import TallyRow
from escabel_gui.record.time_control import BYO_YOMI, FISCHER, parse_control
from escabel_gui.rules.state import BLACK, opponent
from escabel_gui.view.language import spoken_locale, tr
from escabel_gui.view.look.texts import level_name, recorded_names


def phase_text(phase: int) -> str:
    """Return a third of a game's moves, 0 to 2."""
    return (tr("First third of the moves"), tr("Second third of the moves"), tr("Last third of the moves"))[phase]


def kind_text(kind: MistakeKind) -> str:
    """Return what was wrong with a move."""
    match kind:
        case MistakeKind.SWAP:
            return tr("The choice to swap or not to swap")
        case MistakeKind.MISSED_WIN:
            return tr("A win was missed")
        case MistakeKind.ALLOWED_WIN:
            return tr("The opponent could win at once")
        case MistakeKind.CHAIN:
            return tr("It cut a chain of one’s own, or connected the opponent’s")
        case MistakeKind.SLEEP:
            return tr("It put stacks of one’s own to sleep, or woke the opponent’s")
        case MistakeKind.POINTS:
            return tr("Points were missed")
        case MistakeKind.CONNECTION:
            return tr("A connection or a cut was missed")
        case MistakeKind.POINT:
            return tr("A point that the opponent needed was left")
        case MistakeKind.ANSWER:
            return tr("The answer connects or cuts")
    return tr("Nothing that shows at once")


def level_text(level: int) -> str:
    #: a level of the bot, and its name
    return tr("{0}: {1}", "level").format(level, level_name(level))


def month_text(month: str) -> str:
    """Return a month like 2026-11 as people write it."""
    day = QDate.fromString(f"{month}-01", "yyyy-MM-dd")
    #: as Qt's QLocale::toString has it: MMM is the short name of the month, yyyy the year
    return spoken_locale().toString(day, tr("MMM yyyy")) if day.isValid() else month


def opponent_text(report: Report, row: TallyRow[Any]) -> str:
    """Return the name of who was played against."""
    place = row.games[0]
    summary = report.games[place].summary
    other = int(opponent(report.sides[place]))
    if not summary.players[other - BLACK] and summary.friend != other:
        return tr("Somebody without a name")
    return recorded_names(*summary.players, summary.friend)[other - BLACK]


def seconds_text(seconds: float) -> str:
    """Return a time in minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


def control_text(text: str) -> str:
    """Return a time control as files write it, in a few words."""
    if not text:
        return tr("No time control is known")
    control = parse_control(text)
    main = seconds_text(control.main)
    if control.kind == FISCHER:
        #: a time in minutes, and seconds that are added after each move
        return tr("{0} + {1} s").format(main, control.extra)
    if control.kind == BYO_YOMI:
        #: a time in minutes, and periods of so many seconds
        return tr("{0} + {1} × {2} s").format(main, control.periods, control.extra)
    return main
