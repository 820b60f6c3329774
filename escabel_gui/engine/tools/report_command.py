"""Figures over the games of folders: results, first moves, lengths, opponents, mistakes, clocks, ratings."""

import argparse
import datetime
import json
import re
from collections.abc import Sequence
from typing import Final

from escabel_gui.arguments import whole_number
from escabel_gui.engine.processes.output import counted, tell_unreadable
from escabel_gui.engine.tools.game_folders import (
    add_folder_arguments,
    check_folders,
    files_beside,
    open_index,
    tell_progress,
)
from escabel_gui.engine.tools.threshold_arguments import add_threshold_arguments, thresholds_of
from escabel_gui.record.report.as_json import PHASE_NAMES, report_data
from escabel_gui.record.report.first_moves import images_of
from escabel_gui.record.report.mistakes import MAX_EXPLAINED, explain_mistakes
from escabel_gui.record.report.reading import read_again, read_files, read_index
from escabel_gui.record.report.report import Report, make_report
from escabel_gui.record.report.report_game import Choice, ReportGame
from escabel_gui.record.report.tally import Tally
from escabel_gui.record.storage.folders import find_sgf_files
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.state import BLACK, NOBODY, WHITE

COLORS: Final = {"black": BLACK, "white": WHITE}
MAX_LINES: Final = 10  # of one kind in the text


def date(text: str) -> str:
    """Check a date, or a beginning of one, as an argparse type."""
    if not re.fullmatch(r"[0-9]{4}(-[0-9]{2}){0,2}", text):
        raise argparse.ArgumentTypeError("a date is written as 2026-11-21, 2026-11 or 2026")
    try:
        datetime.date.fromisoformat((text + "-01-01")[:10])
    except ValueError:
        raise argparse.ArgumentTypeError(f"there is no {text} in the calendar") from None
    return text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_folder_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON object")
    parser.add_argument("--files", action="store_true", help="with --json: name the files behind each figure")
    parser.add_argument("--person", default="", metavar="NAME", help="whose games; else who played against bots")
    parser.add_argument("--against", default="", metavar="NAME", help="only games of that person against NAME")
    parser.add_argument("--color", choices=COLORS, help="only games in which the person had it in the end")
    names = [ruleset.name for ruleset in CATALOGUE]
    parser.add_argument("--game", default="", choices=names, metavar="NAME", help="only games of these rules")
    parser.add_argument("--tag", default="", metavar="TAG", help="only games with this tag")
    parser.add_argument("--since", type=date, metavar="DATE", help="only games from this date on")
    parser.add_argument("--until", type=date, metavar="DATE", help="only games up to this date")
    add_threshold_arguments(parser)
    parser.add_argument("--explain", type=whole_number(0), default=MAX_EXPLAINED, metavar="N",
        help="of how many mistakes, the latest, the kind is found out (%(default)s)")  # fmt: skip


def run_report(options: argparse.Namespace) -> int:
    """Read, count and print; raises OSError, or ValueError with a reason."""
    thresholds = thresholds_of(options)
    check_folders(options)
    choice = Choice(
        options.person,
        against=options.against,
        ruleset=options.game,
        color=COLORS[options.color] if options.color else NOBODY,
        since=options.since or "",
        until=options.until or "",
        tag=options.tag,
    )
    games = [game for game in read_games(options) if choice.has(game)]
    report = make_report(games, options.person, thresholds)
    mistakes = explain_mistakes(report.games, report.mistakes, read_again, options.explain)
    report = report._replace(mistakes=mistakes)
    if options.json:
        print(json.dumps(report_data(report, options.files), indent=2, ensure_ascii=False))
    else:
        print("\n".join(lines_of(report)))
    return 0


def read_games(options: argparse.Namespace) -> list[ReportGame]:
    """Return the games of the folders; files that cannot be read are told of and left out."""
    if options.index is None:
        return list(read_files(find_sgf_files(options.folders), tell_unreadable, tell_progress))
    with open_index(options) as index:
        return [*read_index(index), *read_files(files_beside(index), tell_unreadable, tell_progress)]


def lines_of(report: Report) -> list[str]:
    """Return a report as lines of text."""
    first, last = report.dates
    dates = first if first == last else f"{first} to {last}"
    lines = [", ".join(filter(None, (counted(len(report.games), "game"), dates))), f"all: {results(report.total)}"]
    lines += [f"{row.key}: {results(row.tally)}" for row in report.by_game]
    lines += [f"as {'Black' if row.key == BLACK else 'White'}: {results(row.tally)}" for row in report.by_color]
    for opponent in report.by_opponent[:MAX_LINES]:
        lines.append(f"against {opponent.key.name or 'somebody without a name'}: {results(opponent.tally)}")
    for stone in report.by_first_move[:MAX_LINES]:
        board = f"{stone.key.wire_name} {stone.key.size}"
        lines.append(f"first move {first_named(images_of(report.games[stone.games[0]]))} ({board}): "
            f"{results(stone.tally)}")  # fmt: skip
    lines += [f"{row.key.first} to {row.key.last} moves: {results(row.tally)}" for row in report.by_length]
    if left_out := sum(game.is_set_up for game in report.games):
        lines.append(f"left out of first moves and lengths: {left_out} from positions that were set up")
    lines += [f"decided in the {PHASE_NAMES[row.key]}: {results(row.tally)}" for row in report.by_decision]
    mistakes = report.mistakes
    if mistakes.moves:
        lines.append(
            f"reviewed: {counted(len(mistakes.reviewed), 'game')}, {counted(mistakes.moves, 'move')}, "
            f"accuracy {mistakes.accuracy:.0f} %, {counted(len(mistakes.found), 'mistake')}, "
            f"of these {counted(mistakes.blunders, 'blunder')}"
        )
    lines += [f"mistakes in the {PHASE_NAMES[row.key]}: {row.mistakes}" for row in mistakes.by_phase]
    lines += [f"mistakes, {row.key.value}: {row.mistakes} of {mistakes.explained}" for row in mistakes.by_kind]
    for clock in report.clocks:
        used = "not known" if clock.used is None else f"{clock.used:.0f} s"
        games = counted(len(clock.games), "game")
        lines.append(f"clock {clock.control or 'not known'}: {games}, used on average: {used}")
    for curve in report.ratings:
        rating = curve.points[-1].rating
        lines.append(f"rating, {curve.game}: {rating.value:.0f} ± {rating.high - rating.value:.0f}")
    return lines


def first_named(moves: Sequence[str]) -> str:
    """Return a first move, and how many others are its mirror images."""
    return moves[0] if len(moves) == 1 else f"{moves[0]} +{len(moves) - 1}" if moves else "?"


def results(tally: Tally) -> str:
    """Return counted results in words."""
    parts = [counted(tally.games, "game")]
    if tally.decided:
        parts.append(f"{tally.won} won, {tally.lost} lost, {tally.tied} tied")
    parts.append(f"Black won {tally.black}, White {tally.white}")
    if tally.ties:
        parts.append(counted(tally.ties, "tie"))
    if tally.unfinished:
        parts.append(f"{tally.unfinished} unfinished")
    return "; ".join(parts)
