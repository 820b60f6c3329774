"""Texts in the person's language: sentences from the layers below, and words that several places share."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, Qt, QTime

from escabel_gui.model.players.friend_player import FRIEND
from escabel_gui.model.players.player import Player
from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.result import Ending, Result
from escabel_gui.record.telling.move_names import WORDS, label_move
from escabel_gui.record.texts import one_line, strip_directions
from escabel_gui.rules.boards import Board, format_size
from escabel_gui.rules.contract import Rules, Ruleset
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, TIE, WHITE, State
from escabel_gui.view.language import as_text, spoken_locale, tr, translate
from escabel_gui.view.plain import NO_BREAK, kept_apart, shortened

if TYPE_CHECKING:
    from escabel_gui.model.table.table import Table

MAX_SHOWN_NAME_CHARS: Final = 80


def game_title(ruleset: Ruleset, size: int) -> str:
    """Return a game, and how large its board is where there is a choice: `…, 9 × 9`."""
    title, size_of_board = ruleset.title, board_size(ruleset, size)
    #: a game and the size of its board
    return tr("{0}, {1}").format(title, size_of_board) if size_of_board else title


def board_size(ruleset: Ruleset, size: int) -> str:
    """Return how large a board is, with what is counted, as in `9 × 9`; empty where a ruleset has no choice."""
    return with_counted(ruleset, format_size(size)) if len(ruleset.sizes) > 1 else ""


def with_counted(ruleset: Ruleset, sizes: str) -> str:
    """Return sizes of a ruleset's board with what they count, where that is not the points in a row."""
    return sizes if ruleset.counted is None else f"{sizes} {translate(ruleset.counted)}"


def variant_labels(ruleset: Ruleset, options: dict[str, str]) -> list[str]:
    """Return the labels of the options that differ from their defaults."""
    return [
        translate(choice.label)
        for option in ruleset.options
        for choice in option.choices[1:]
        if options[option.name] == choice.value
    ]


def color_name(color: int) -> str:
    if color == BLACK:
        return tr("Black")
    return tr("White")


def level_name(level: int) -> str:
    """Return the name of a level of the bot, 1 (beginner) to 8."""
    names = [
        tr("Beginner", "level"),
        tr("Novice", "level"),
        tr("Casual", "level"),
        tr("Regular", "level"),
        tr("Strong", "level"),
        tr("Expert", "level"),
        tr("Champion", "level"),
        tr("Master", "level"),
    ]
    return names[level - 1]


def level_description(level: int) -> str:
    """Return the description of a level of the bot."""
    descriptions = [
        tr("Answers at once. Looks at a few moves, and overlooks even a win that is far from the last moves."),
        tr("Answers at once. Sees every win in one move, and overlooks much that is far away or unusual."),
        tr("Answers at once. Looks a little ahead, and overlooks some moves that are far away or unusual."),
        tr("Answers at once. Looks some moves ahead, and seldom overlooks anything."),
        tr("Thinks for a moment, three seconds at most. Takes advantage of mistakes."),
        tr("Thinks for three seconds at most. Hardly ever misses the best move it sees."),
        tr("Thinks for six seconds at most, and always plays the best move it finds."),
        tr("Thinks for about six seconds a move, and plays as well as it can."),
    ]
    return descriptions[level - 1]


def format_rate(rate: float) -> str:
    """Format a win rate from 0 to 1 as whole percent, without the sign; only what is proven is 0 or 100."""
    if rate in (0.0, 1.0):
        return str(round(100 * rate))
    return str(min(max(round(100 * rate), 1), 99))


def percent(rate: float) -> str:
    return tr("{0}%").format(format_rate(rate))


def format_count(number: int) -> str:
    """Format a number of visits, short: `812`, `1.2k`, `34k`, `5.6M`; in other languages `1,2k`."""
    if number < 1_000:
        return str(number)
    unit, sign = (1_000, "k") if number < 999_500 else (1_000_000, "M")
    units = number / unit
    return f"{QLocale().toString(units, 'f', 1 if units < 9.95 else 0)}{sign}"


def shown_move(rules: Rules, move: int) -> str:
    """Return a move as lists show it: its points, or a word in the language of the person."""
    return move_as_shown(rules.format_move(move))


def move_as_shown(move: str) -> str:
    """Return a move that is written as the bot and saved games do, as lists show it."""
    return as_text(label_move(strip_directions(move)))


def move_as_written(text: str) -> str:
    """Return a move that a person has typed as the bot and saved games write it: it may be a word as it is shown."""
    words = {translate(word).casefold(): move for move, word in WORDS.items()}
    return words.get(text.strip().casefold(), text)


def you() -> str:
    """Return the name of the local player in games against the bot."""
    #: in place of a name, on the card of the person who plays against the bot
    return tr("You")


def bot_name(level: int) -> str:
    """Return the name of the bot at a level."""
    return tr("Bot (level {0})").format(level)


def how_to_begin(ruleset: Ruleset, start: State) -> str:
    """Return what to click on to begin: where no point is empty, one of one's own pieces."""
    return translate(ruleset.how_to_begin) if EMPTY in start.owner else how_to_move()


def how_to_move() -> str:
    """Return how pieces are moved that lie on the board."""
    return tr("Click or drag one of your pieces to see where it can go.")


def player_name(player: Player, color: int, own_color: int) -> str:
    """Return the one name of a player, used everywhere; `own_color` is that of the only person here, or NOBODY."""
    name = one_line(player.name)
    level = parse_bot_level(name) if name else player.level
    if level:
        return bot_name(level)
    if name:
        return kept_apart(shortened(name, MAX_SHOWN_NAME_CHARS))
    if player.is_friend:
        return tr("Your friend")
    return you() if color == own_color else color_name(color)


def own_color(table: Table) -> int:
    """Return the color of the only person here, or of the one who played a saved game against the bot; or NOBODY."""
    if table.seating.you != NOBODY:
        return table.seating.you
    black, white = table.player_of(BLACK), table.player_of(WHITE)
    return NOBODY if black.is_friend or white.is_friend else _recorded_color(black.name, white.name)


def player_names(table: Table) -> dict[int, str]:
    """Return the names of both who sit at a table, by color."""
    own = own_color(table)
    return {color: player_name(table.player_of(color), color, own) for color in (BLACK, WHITE)}


def spoken_names(table: Table) -> dict[int, str]:
    """Return the names of both for use in a sentence, by color: "you" for the only person here, whatever their name."""
    return {color: you() if color == table.seating.you else name for color, name in player_names(table).items()}


def _recorded_color(black: str, white: str, friend: int = NOBODY) -> int:
    """Return the color of the person who has played against the bot or a friend in a saved game, or NOBODY.

    `black` and `white` are the names in the game, `friend` is the color of a friend.
    """
    if parse_bot_level(white) or friend == WHITE:
        return BLACK
    return WHITE if parse_bot_level(black) or friend == BLACK else NOBODY


def recorded_names(black: str, white: str, friend: int = NOBODY) -> tuple[str, str]:
    """Return the names of players as they are shown, from those in a saved game and the color of a friend elsewhere."""
    own = _recorded_color(black, white, friend)
    players = (Player(0, black, friend == BLACK), Player(0, white, friend == WHITE))
    return player_name(players[0], BLACK, own), player_name(players[1], WHITE, own)


def pairing(black: str, white: str) -> str:
    """Return who plays whom, by the names that are shown: `Bot (level 2) against you`."""
    text = tr("{0} against you") if white == you() else tr("{0} against {1}")
    return text.format(black, within_sentence(white))


def within_sentence(name: str) -> str:
    """Return a name that is shown as it stands within a sentence: `your friend`."""
    return translate(FRIEND) if name == tr("Your friend") else name


class EdgeWay(Enum):
    """Pair of opposite edges that a color connects."""

    DOWN = auto()
    ACROSS = auto()


def edge_way(board: Board, color: int) -> EdgeWay | None:
    """Return the pair of edges that a color connects, or None where nobody owns edges."""
    for edge in board.drawing.edge_lines:
        if edge.color == color:
            (x1, y1), (x2, y2) = edge.corners[0], edge.corners[-1]
            if abs(x1 - x2) > abs(y1 - y2):
                return EdgeWay.DOWN
            return EdgeWay.ACROSS
    return None


def edges_text(board: Board, color: int) -> str:
    """Return the pair of edges that a color connects in a few words; empty where nobody owns edges."""
    way = edge_way(board, color)
    if way is None:
        return ""
    return tr("top to bottom") if way is EdgeWay.DOWN else tr("left to right")


def result_text(result: Result, black: str, white: str) -> str:
    """Return a result as a sentence; `black` and `white` are the players' names."""
    if result.winner == TIE:
        return tr("The game is a tie.")
    winner, loser = (black, white) if result.winner == BLACK else (white, black)
    if winner == you():
        text = _own_win_text(result)
    elif loser == you():
        text = _own_loss_text(result)
    else:
        text = _win_text(result)
    return text.format(winner, within_sentence(loser))


def _win_text(result: Result) -> str:
    """Return the sentence about a win, in which {0} stands for the winner and {1} for the loser."""
    match result.ending:
        case Ending.RESIGNATION:
            return tr("{0} wins: {1} resigned.")
        case Ending.TIME:
            return tr("{0} wins: {1} ran out of time.")
        case Ending.FORFEIT:
            return tr("{0} wins: {1} forfeited the game.")
    if not result.points:
        return tr("{0} wins.")
    return tr("{0} wins by %n point(s).", None, result.points)


def _own_win_text(result: Result) -> str:
    match result.ending:
        case Ending.RESIGNATION:
            return tr("You win: {1} resigned.")
        case Ending.TIME:
            return tr("You win: {1} ran out of time.")
        case Ending.FORFEIT:
            return tr("You win: {1} forfeited the game.")
    if not result.points:
        return tr("You win.")
    return tr("You win by %n point(s).", None, result.points)


def _own_loss_text(result: Result) -> str:
    match result.ending:
        case Ending.RESIGNATION:
            return tr("{0} wins: you resigned.")
        case Ending.TIME:
            return tr("{0} wins: you ran out of time.")
        case Ending.FORFEIT:
            return tr("{0} wins: you forfeited the game.")
        case _:
            return _win_text(result)


def format_games(halves: int) -> str:
    """Format a number of games won, given in halves, a tie being half of one: `2`, `1½`."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def date_text(date: str, clock: str = "") -> str:
    """Return a date like `2026-11-21` and a time like `14:05` as people write both; dates without a day as they are.

    Where the time is known, it may be "today" or "yesterday".
    """
    day = QDate.fromString(date, Qt.DateFormat.ISODate)
    if not day.isValid():
        return date
    if not clock:
        return day_text(day)
    ago = day.daysTo(QDate.currentDate())
    if ago == 0:
        #: a time of day
        return tr("today, {0}").format(clock_text(clock))
    if ago == 1:
        #: a time of day
        return tr("yesterday, {0}").format(clock_text(clock))
    #: a date and a time of day
    return tr("{0}, {1}", "date").format(day_text(day), clock_text(clock))


def day_text(day: QDate) -> str:
    """Return a day in the language of the texts, the month by its name."""
    #: as Qt's QLocale::toString has it: d is the day, MMM the short name of the month, yyyy the year
    return spoken_locale().toString(day, tr("MMM d, yyyy"))


def long_day_text(day: QDate) -> str:
    """Return a day in the language of the texts, with the day of the week."""
    return spoken_locale().toString(day, QLocale.FormatType.LongFormat)


def clock_text(clock: str) -> str:
    """Return a time of day like `14:05` as people write it where they live."""
    if QLocale().language() == QLocale.Language.C:
        return clock
    format, usual = (one.timeFormat(QLocale.FormatType.ShortFormat) for one in (QLocale(), QLocale.system()))
    if has_half_days(format) and not has_half_days(usual):  # of a place for which Qt does not know the language
        format = "HH:mm"
    time = spoken_locale().toString(QTime.fromString(clock, "HH:mm"), format)
    return time.replace("\u202f", NO_BREAK).replace(" ", NO_BREAK)


def has_half_days(format: str) -> bool:
    """Return whether times in a format of Qt's are those of a clock of 12 hours."""
    return "a" in format.lower()  # for AM and PM


def result_label(result: Result | None) -> str:
    """Return a result in a few words, for a column of them; None is an unfinished game."""
    if result is None:
        #: a game that has no result yet
        return tr("Unfinished")
    if result.winner == TIE:
        return tr("Tie")
    winner = color_name(result.winner)
    match result.ending:
        case Ending.RESIGNATION:
            return tr("{0} wins (resigned)").format(winner)
        case Ending.TIME:
            return tr("{0} wins (time)").format(winner)
        case Ending.FORFEIT:
            return tr("{0} wins (forfeit)").format(winner)
    if not result.points:
        return tr("{0} wins").format(winner)
    return tr("{0} wins by {1}").format(winner, result.points)
