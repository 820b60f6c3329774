"""Sentences from below, put into the person's language; and the words that several places share."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from escabel_gui.model.players.player import Player
from escabel_gui.record.result import Ending, Result
from escabel_gui.rules.game import Ruleset
from escabel_gui.rules.state import BLACK, TIE
from escabel_gui.rules.words import Words
from escabel_gui.view.plain import shortened

LONGEST_NAME: Final = 80  # characters


def translate(words: Words) -> str:
    """Translate first, fill in afterwards."""
    args = [translate(arg) if isinstance(arg, Words) else arg for arg in words.args]
    return QCoreApplication.translate("rules", words.text).format(*args)


def rules_text(text: str) -> str:
    """A title or sentence that a game declares about itself."""
    return QCoreApplication.translate("rules", text)


def game_title(ruleset: Ruleset, size: int) -> str:
    """A game, and how large its board is where there is a choice: `…, 9 × 9`."""
    title = rules_text(ruleset.title)
    if len(ruleset.sizes) == 1:
        return title
    return QCoreApplication.translate("rules", "{0}, {1} × {1}").format(title, size)


def variant_labels(ruleset: Ruleset, options: dict[str, str]) -> list[str]:
    """What is chosen about a game that is not the usual choice."""
    return [
        rules_text(choice.label)
        for option in ruleset.options
        for choice in option.choices[1:]
        if options[option.name] == choice.value
    ]


def color_name(color: int) -> str:
    if color == BLACK:
        return QCoreApplication.translate("Colors", "Black")
    return QCoreApplication.translate("Colors", "White")


def level_name(level: int) -> str:
    """What a level of the bot is called, from 1 (beginner) to 8."""
    names = [
        QCoreApplication.translate("Levels", "Beginner"),
        QCoreApplication.translate("Levels", "Novice"),
        QCoreApplication.translate("Levels", "Casual"),
        QCoreApplication.translate("Levels", "Regular"),
        QCoreApplication.translate("Levels", "Strong"),
        QCoreApplication.translate("Levels", "Expert"),
        QCoreApplication.translate("Levels", "Champion"),
        QCoreApplication.translate("Levels", "Master"),
    ]
    return names[level - 1]


def format_rate(rate: float) -> str:
    """A win rate from 0 to 1 as whole percent, without the sign; only what is proven is 0 or 100."""
    if rate in (0.0, 1.0):
        return str(round(100 * rate))
    return str(min(max(round(100 * rate), 1), 99))


def percent(rate: float) -> str:
    return QCoreApplication.translate("Figures", "{0} %").format(format_rate(rate))


def format_count(number: int) -> str:
    """A number of visits, short: `812`, `1.2k`, `34k`."""
    if number < 1_000:
        return str(number)
    thousands = number / 1_000
    return f"{thousands:.1f}k" if thousands < 9.95 else f"{thousands:.0f}k"


def player_name(player: Player, color: int, you: int) -> str:
    """How a player is called on screen; `you` is the color of the only person here, or nobody's."""
    if player.name:
        return shortened(player.name, LONGEST_NAME)
    if player.level:
        return QCoreApplication.translate("Players", "Bot, {0}").format(level_name(player.level))
    return QCoreApplication.translate("Players", "You") if color == you else color_name(color)


def result_text(result: Result, black: str, white: str) -> str:
    """A result as a sentence; `black` and `white` are the players' names."""
    if result.winner == TIE:
        return QCoreApplication.translate("Results", "The game is a tie.")
    winner, loser = (black, white) if result.winner == BLACK else (white, black)
    color = color_name(result.winner)
    who = color if winner == color else f"{color} ({winner})"
    match result.ending:
        case Ending.RESIGNATION:
            return QCoreApplication.translate("Results", "{0} wins: {1} resigned.").format(who, loser)
        case Ending.TIME:
            return QCoreApplication.translate("Results", "{0} wins: {1} ran out of time.").format(who, loser)
        case Ending.FAULT:
            return QCoreApplication.translate("Results", "{0} wins: {1} forfeited the game.").format(who, loser)
    if not result.points:
        return QCoreApplication.translate("Results", "{0} wins.").format(who)
    if result.points == 1:
        return QCoreApplication.translate("Results", "{0} wins by one point.").format(who)
    return QCoreApplication.translate("Results", "{0} wins by {1} points.").format(who, result.points)


def result_label(result: Result | None) -> str:
    """A result in a few words, for a column of them."""
    if result is None:
        return QCoreApplication.translate("Results", "Unfinished")
    if result.winner == TIE:
        return QCoreApplication.translate("Results", "Tie")
    winner = color_name(result.winner)
    match result.ending:
        case Ending.RESIGNATION:
            return QCoreApplication.translate("Results", "{0} wins (resigned)").format(winner)
        case Ending.TIME:
            return QCoreApplication.translate("Results", "{0} wins (time)").format(winner)
        case Ending.FAULT:
            return QCoreApplication.translate("Results", "{0} wins (forfeit)").format(winner)
    if not result.points:
        return QCoreApplication.translate("Results", "{0} wins").format(winner)
    return QCoreApplication.translate("Results", "{0} wins by {1}").format(winner, result.points)
