"""A report as plain data for JSON."""

from collections.abc import Sequence
from typing import Any, Final

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.report.clocks import ClockTally
from escabel_gui.record.report.first_moves import images_of
from escabel_gui.record.report.mistakes import MistakeRow
from escabel_gui.record.report.ratings import RatedCurve
from escabel_gui.record.report.report import Report
from escabel_gui.record.report.tally import Tally, TallyRow
from escabel_gui.rules.state import BLACK

PHASE_NAMES: Final = ("first third", "second third", "last third")
Said = dict[str, Any]


def report_data(report: Report, has_files: bool) -> Said:
    """Return a report as plain data, if wanted with the files behind each figure."""

    def files(places: Sequence[int]) -> Said:
        return {"files": [report.games[place].path for place in places]} if has_files else {}

    def row(key: Said, told: TallyRow[Any]) -> Said:
        return key | tally_data(told.tally) | files(told.games)

    def mistake_row(key: Said, told: MistakeRow[Any]) -> Said:
        return (
            key | {"mistakes": told.mistakes, "blunders": told.blunders, "games": len(told.games)} | files(told.games)
        )

    mistakes = report.mistakes
    first, last = report.dates
    return {
        "person": report.person or None,
        "first_date": first or None,
        "last_date": last or None,
        "total": tally_data(report.total),
        "by_game": [row({"game": told.key}, told) for told in report.by_game],
        "by_color": [row({"color": "black" if told.key == BLACK else "white"}, told) for told in report.by_color],
        "by_first_move": [
            row(
                {"game": told.key.wire_name, "size": told.key.size, "moves": images_of(report.games[told.games[0]])},
                told,
            )
            for told in report.by_first_move
        ],
        "length": {"mean": rounded(report.mean_length), "median": report.median_length},
        "by_length": [row({"first": told.key.first, "last": told.key.last}, told) for told in report.by_length],
        "by_opponent": [
            row(
                {
                    "opponent": told.key.name or None,
                    "level": parse_bot_level(told.key.name) or None,
                    "is_friend": told.key.is_friend,
                },
                told,
            )
            for told in report.by_opponent
        ],
        "by_level": [row({"level": told.key}, told) for told in report.by_level],
        "by_month": [row({"month": told.key}, told) for told in report.by_month],
        "decided": [row({"phase": PHASE_NAMES[told.key]}, told) for told in report.by_decision],
        "mistakes": {
            "games": len(mistakes.reviewed),
            "moves": mistakes.moves,
            "accuracy": rounded(mistakes.accuracy),
            "mistakes": len(mistakes.found),
            "blunders": mistakes.blunders,
            "by_phase": [mistake_row({"phase": PHASE_NAMES[told.key]}, told) for told in mistakes.by_phase],
            "by_point": [
                mistake_row(
                    {"game": told.key.wire_name, "size": told.key.size, "point": told.key.point},
                    told,
                )
                for told in mistakes.by_point
            ],
            "explained": mistakes.explained,
            "by_kind": [mistake_row({"kind": told.key.value}, told) for told in mistakes.by_kind],
        },
        "clock": [clock_data(told) | files(told.games) for told in report.clocks],
        "rating": [rating_data(curve, report) for curve in report.ratings],
    }


def tally_data(tally: Tally) -> Said:
    """Return counted results as plain data."""
    return tally._asdict() | {"score": rounded(tally.score), "black_score": rounded(tally.black_score)}


def clock_data(row: ClockTally) -> Said:
    """Return the use of clocks as plain data."""
    return {
        "control": row.control or None,
        "games": len(row.games),
        "used": rounded(row.used),
        "used_by_opponent": rounded(row.used_by_opponent),
        "used_by_phase": [rounded(seconds) for seconds in row.by_phase] or None,
        "won_on_time": row.won_on_time,
        "lost_on_time": row.lost_on_time,
    }


def rating_data(curve: RatedCurve, report: Report) -> Said:
    """Return a curve of ratings as plain data."""
    return {
        "game": curve.game,
        "points": [
            {
                "date": report.games[point.game].summary.date,
                "file": report.games[point.game].path,
                "rating": round(point.rating.value),
                "deviation": round(point.rating.deviation),
            }
            for point in curve.points
        ],
    }


def rounded(value: float | None) -> float | None:
    """Return a figure with four digits behind the point."""
    return None if value is None else round(value, 4)
