"""Sections of a report: titles and rows in the person's language, for the window, the web page and the table alike."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLocale

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.report.clocks import ClockTally
from escabel_gui.record.report.first_moves import images_of
from escabel_gui.record.report.mistakes import MistakeRow
from escabel_gui.record.report.report import Report
from escabel_gui.record.report.report_game import ReportGame
from escabel_gui.record.report.tally import Tally, TallyRow
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.view.language import tr
from escabel_gui.view.look.shown_texts import title_text, variant_texts
from escabel_gui.view.look.texts import color_name, date_text, percent
from escabel_gui.view.rating.rating_texts import rating_figure
from escabel_gui.view.report.report_texts import (
    control_text,
    kind_text,
    level_text,
    month_text,
    opponent_text,
    phase_text,
    seconds_text,
)

MAX_BARS: Final = 12  # that a section of the window shows
ALL: Final = slice(None)
Board = tuple[str, int]  # wire name and size


class Part(Enum):
    """Meaning of a part of a bar."""

    WON = "won"
    TIED = "tied"
    LOST = "lost"
    BLACK = "black"
    WHITE = "white"
    OPEN = "open"  # unfinished games, and those that count for nobody
    BLUNDER = "blunder"
    MISTAKE = "mistake"  # that is no blunder
    PLAIN = "plain"


class Key(Enum):
    """Subject of a section."""

    SUMMARY = "summary"
    GAME = "game"
    COLOR = "color"
    OPPONENT = "opponent"
    LEVEL = "level"
    MONTH = "month"
    LENGTH = "length"
    FIRST_MOVE = "first-move"
    DECISION = "decision"
    PHASE = "phase"
    KIND = "kind"
    POINT = "point"
    CLOCK = "clock"
    RATING = "rating"


MAPS: Final = (Key.FIRST_MOVE, Key.POINT)  # subjects that are shown on a board


class Bar(NamedTuple):
    """Row of a section."""

    label: str
    figures: str  # in a few words
    details: str = ""  # in a sentence
    parts: tuple[tuple[Part, int], ...] = ()
    values: tuple[tuple[str, object], ...] = ()  # what a table has of it, by column
    games: tuple[int, ...] = ()  # behind it: places in the report
    points: tuple[str, ...] = ()  # of a board
    plies: tuple[int, ...] = ()  # of each game, the number of moves after which it is to be shown

    @property
    def length(self) -> int:
        """Length of the bar, in games or mistakes."""
        return sum(count for _, count in self.parts)


class Section(NamedTuple):
    """Rows under a title; `about` says what is counted where the title does not."""

    key: Key
    title: str
    about: str
    bars: list[Bar]


def sections_of(report: Report, most: int | None = MAX_BARS) -> list[Section]:
    """Return all sections with anything in them, those that are maps over all boards, with so many rows at most."""
    cut = slice(most)
    sections = [
        *results_sections(report, cut),
        first_move_section(report, None, cut),
        decision_section(report),
        phase_section(report),
        kind_section(report),
        point_section(report, None, cut),
        clock_section(report, cut),
        rating_section(report),
    ]
    return [section for section in sections if section.bars]


def boards_of(report: Report, key: Key) -> list[Board]:
    """Return the boards of a section that is a map, those with the most games or mistakes first."""
    counts: dict[Board, int] = {}
    for row in report.by_first_move if key is Key.FIRST_MOVE else report.mistakes.by_point:
        board = row.key.wire_name, row.key.size
        counts[board] = counts.get(board, 0) + len(row.games)
    return sorted(counts, key=lambda board: -counts[board])


def map_section(report: Report, key: Key, board: Board) -> Section:
    """Return a section that is a map, of one board with all its points."""
    return first_move_section(report, board) if key is Key.FIRST_MOVE else point_section(report, board)


def board_text(board: Board) -> str:
    """Return a game with its size and its options in words."""
    return ", ".join((title_text(*board), *variant_texts(board[0])))


# ---- results


def results_sections(report: Report, cut: slice = ALL) -> list[Section]:
    """Return the sections of results; bots stand among the levels, and not among the opponents."""
    opponents = [row for row in report.by_opponent if not parse_bot_level(row.key.name)]
    shown: list[tuple[Key, str, list[tuple[str, TallyRow[Any]]]]] = [
        (Key.GAME, tr("Games", "kinds of games"), [(ruleset_title(row.key), row) for row in report.by_game[cut]]),
        (Key.COLOR, tr("Colors"), [(tr("As {0}").format(color_name(row.key)), row) for row in report.by_color]),
        (Key.OPPONENT, tr("Opponents"), [(opponent_text(report, row), row) for row in opponents[cut]]),
        (Key.LEVEL, tr("Levels of the bot"), [(level_text(row.key), row) for row in report.by_level]),
        (Key.MONTH, tr("Months"), [(month_text(row.key), row) for row in report.by_month[::-1][cut]]),
    ]
    bars = [Section(key, title, "", [result_bar(report, *row) for row in rows]) for key, title, rows in shown]
    lengths = [result_bar(report, tr("{0} to {1} moves").format(*row.key), row) for row in report.by_length]
    about = left_out_text(report.games)
    return [summary_section(report), *bars, Section(Key.LENGTH, tr("Lengths of games"), about, lengths)]


def dates_text(report: Report) -> str:
    """Return the days from the first game to the last one, or the only day; empty where none is known."""
    first, last = map(date_text, report.dates)
    return first if first == last else tr("{0} to {1}", "dates").format(first, last)


def summary_section(report: Report) -> Section:
    """Return the figures over all games."""
    total, mistakes, number = report.total, report.mistakes, QLocale().toString
    bars = [Bar(tr("Games"), number(total.games), values=tally_values(total))]
    if dates := dates_text(report):
        bars.append(Bar(tr("Dates"), dates))
    if is_personal(report) and total.score is not None:
        figures = tr("{0} of {1}").format(number(total.won), number(total.decided))
        bars.append(Bar(tr("Won"), f"{figures} · {percent(total.score)}"))
    elif total.black_score is not None:
        bars.append(Bar(tr("Won by Black"), percent(total.black_score)))
    if report.lengths:
        average, left_out = number(round(report.mean_length)), left_out_text(report.games)
        counted = f" · {tr('%n game(s)', None, len(report.lengths))}" if left_out else ""
        bars.append(Bar(tr("Moves in a game, on average"), f"{average}{counted}", left_out))
    if mistakes.moves and mistakes.accuracy is not None:
        bars.append(Bar(tr("Reviewed games"), number(len(mistakes.reviewed)), games=mistakes.reviewed))
        bars.append(Bar(tr("Accuracy"), percent(mistakes.accuracy / 100)))
        texts = tr("%n blunder(s)", None, mistakes.blunders)
        bars.append(Bar(tr("Mistakes"), f"{number(len(mistakes.found))} · {texts}"))
    return Section(Key.SUMMARY, tr("Summary"), "", bars)


def result_bar(report: Report, label: str, row: TallyRow[Any], points: Sequence[str] = ()) -> Bar:
    tally = row.tally
    return Bar(
        label,
        result_figures(tally, is_personal(report)),
        result_details(tally),
        result_parts(tally, is_personal(report)),
        tally_values(tally),
        row.games,
        tuple(points),
    )


def is_personal(report: Report) -> bool:
    """Return whether the person played most games with a result: then their figures are told, not the colors'."""
    total = report.total
    return 2 * total.decided > total.games - total.unfinished


def result_parts(tally: Tally, is_person: bool) -> tuple[tuple[Part, int], ...]:
    """Return the person's results, or else the colors'."""
    if is_person:
        parts = ((Part.WON, tally.won), (Part.TIED, tally.tied), (Part.LOST, tally.lost))
        rest = tally.games - tally.decided
    else:
        parts = ((Part.BLACK, tally.black), (Part.TIED, tally.ties), (Part.WHITE, tally.white))
        rest = tally.unfinished
    return tuple((part, count) for part, count in (*parts, (Part.OPEN, rest)) if count)


def result_figures(tally: Tally, is_person: bool) -> str:
    """Return results in a few words."""
    number = QLocale().toString
    if is_person and tally.decided:
        #: games that were won, of those that have a result
        return tr("{0} of {1} won").format(number(tally.won), number(tally.decided))
    finished = tally.games - tally.unfinished
    if finished and not is_person:
        return tr("Black won {0} of {1}").format(number(tally.black), number(finished))
    return tr("%n game(s)", None, tally.games)


def result_details(tally: Tally) -> str:
    """Return results in a sentence."""
    parts = [tr("%n game(s)", None, tally.games)]
    if tally.decided:
        parts.append(tr("won: {0}, lost: {1}, tied: {2}").format(tally.won, tally.lost, tally.tied))
    parts.append(tr("won by Black: {0}, by White: {1}, ties: {2}").format(tally.black, tally.white, tally.ties))
    if tally.unfinished:
        parts.append(tr("unfinished: {0}").format(tally.unfinished))
    return "; ".join(parts)


def tally_values(tally: Tally) -> tuple[tuple[str, object], ...]:
    """Return the columns that a table has of results."""
    return tuple(tally._asdict().items())


def ruleset_title(ruleset: str) -> str:
    """Return the title of a game by its wire name."""
    return ruleset_of(ruleset).title


# ---- first moves, and where games are decided


def first_move_section(report: Report, board: Board | None, cut: slice = ALL) -> Section:
    """Return the first moves on a board, each with its mirror images."""
    bars = []
    rows = [row for row in report.by_first_move if board in (None, (row.key.wire_name, row.key.size))]
    for row in rows[cut]:
        images = images_of(report.games[row.games[0]])
        label = images[0] if len(images) == 1 else f"{images[0]} +{len(images) - 1}" if images else "?"
        if board is None:
            label = f"{label} · {board_text((row.key.wire_name, row.key.size))}"
        bars.append(result_bar(report, label, row, images))
    mirrored = tr(
        "Moves that are mirror images of each other are counted together: +3 after a move means three more, and on"
        " the board each shows the number of them all."
    )
    left_out = left_out_text(game for game in report.games if board in (None, board_of(game)))
    return Section(Key.FIRST_MOVE, tr("First moves"), f"{mirrored} {left_out}".rstrip(), bars)


def left_out_text(games: Iterable[ReportGame]) -> str:
    """Return how many of these games have neither a first move nor a length of their own; empty if all have."""
    left_out = sum(game.is_set_up for game in games)
    if not left_out:
        return ""
    return tr("Left out: %n game(s) from a position that was set up, as in a lesson.", None, left_out)


def board_of(game: ReportGame) -> Board:
    """Return the board of a game."""
    return game.summary.wire_name, game.summary.size


def decision_section(report: Report) -> Section:
    """Return when games are decided."""
    about = tr("When the winner came ahead for good, by the chances to win in reviewed games.")
    bars = [result_bar(report, phase_text(row.key), row) for row in report.by_decision]
    return Section(Key.DECISION, tr("Where games are decided"), about, bars)


# ---- mistakes


def phase_section(report: Report) -> Section:
    """Return the thirds of games in which mistakes are made."""
    mistakes = report.mistakes
    about = tr("Mistakes lose {0}% of the chance to win or more, blunders {1}%.").format(*mistakes.thresholds)
    bars = [mistake_bar(phase_text(row.key), row) for row in mistakes.by_phase]
    return Section(Key.PHASE, tr("When mistakes are made"), about, bars)


def kind_section(report: Report) -> Section:
    """Return the kinds of mistakes, as far as they are known."""
    mistakes = report.mistakes
    about = tr("Of the latest %n mistake(s).", None, mistakes.explained)
    bars = [mistake_bar(kind_text(row.key), row) for row in mistakes.by_kind]
    return Section(Key.KIND, tr("Kinds of mistakes"), about, bars)


def point_section(report: Report, board: Board | None, cut: slice = ALL) -> Section:
    """Return the points of a board on which moves ended that were mistakes."""
    bars = []
    rows = [row for row in report.mistakes.by_point if board in (None, (row.key.wire_name, row.key.size))]
    for row in rows[cut]:
        place = row.key.wire_name, row.key.size
        label = row.key.point if board is not None else f"{row.key.point} · {board_text(place)}"
        bars.append(mistake_bar(label, row, (row.key.point,)))
    return Section(Key.POINT, tr("Where mistakes are made"), tr("The point where the move ended."), bars)


def mistake_bar(label: str, row: MistakeRow[Any], points: Sequence[str] = ()) -> Bar:
    figures = tr("%n mistake(s)", None, row.mistakes)
    blunders = tr("%n blunder(s)", None, row.blunders)
    parts = ((Part.BLUNDER, row.blunders), (Part.MISTAKE, row.mistakes - row.blunders))
    return Bar(
        label,
        f"{figures} · {blunders}" if row.blunders else figures,
        f"{figures}, {blunders}; {tr('%n game(s)', None, len(row.games))}",
        tuple((part, count) for part, count in parts if count),
        (("games", len(row.games)), ("mistakes", row.mistakes), ("blunders", row.blunders)),
        row.games,
        tuple(points),
        row.plies,
    )


# ---- clocks and ratings


def clock_section(report: Report, cut: slice = ALL) -> Section:
    about = tr("Time used in a game, on average.")
    return Section(Key.CLOCK, tr("Clocks"), about, [clock_bar(row) for row in report.clocks[cut]])


def clock_bar(row: ClockTally) -> Bar:
    """Return the games with one time control as a bar, as long as the time that was used."""
    parts = [tr("%n game(s)", None, len(row.games))]
    used = "–" if row.used is None else seconds_text(row.used)
    if row.used_by_opponent is not None:
        parts.append(tr("the opponent: {0}").format(seconds_text(row.used_by_opponent)))
    if row.by_phase:
        thirds = ", ".join(map(seconds_text, row.by_phase))
        parts.append(tr("in each third of the moves: {0}").format(thirds))
    if row.won_on_time or row.lost_on_time:
        parts.append(tr("won on time: {0}, lost on time: {1}").format(row.won_on_time, row.lost_on_time))
    values: list[tuple[str, object]] = [("games", len(row.games))]
    values += [
        (name, round(seconds, 1))
        for name, seconds in (("used", row.used), ("used_by_opponent", row.used_by_opponent))
        if seconds is not None
    ]
    return Bar(
        control_text(row.control),
        used,
        "; ".join(parts),
        () if row.used is None else ((Part.PLAIN, round(row.used)),),
        tuple(values),
        row.games,
    )


def rating_section(report: Report) -> Section:
    """Return the latest rating in each game, with all games that made it."""
    bars = []
    for curve in report.ratings:
        rating = curve.points[-1].rating
        values = (("games", len(curve.points)), ("rating", round(rating.value)), ("deviation", round(rating.deviation)))
        games = tuple(point.game for point in curve.points)
        details = tr("%n rated game(s)", None, len(games))
        bars.append(Bar(ruleset_title(curve.game), rating_figure(rating), details, (), values, games))
    return Section(Key.RATING, tr("Ratings"), "", bars)
