"""Names and results, as they are written for a person."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QDate, QLocale, QObject, Qt
from PySide6.QtWidgets import QApplication

from escabel_gui.model.players.player import Player
from escabel_gui.record.result import Ending, lost_by, parse_result
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE
from escabel_gui.shipped import resources
from escabel_gui.view.language import SOURCE, Language
from escabel_gui.view.look.texts import (
    date_text,
    edges_text,
    format_count,
    pairing,
    player_name,
    recorded_names,
    result_text,
)
from escabel_gui.view.plain import kept_apart


@pytest.mark.parametrize(
    ("player", "is_alone", "name"),
    [
        (Player(), True, "You"),
        (Player(), False, "White"),
        (Player(0, "Ada"), True, "Ada"),
        (Player(3), True, "Bot (level 3)"),
        (Player(3, "Hex"), True, "Hex"),
    ],
)
def test_everybody_has_one_name(qapp: object, player: Player, is_alone: bool, name: str) -> None:
    assert player_name(player, WHITE, WHITE if is_alone else NOBODY) == name


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        ("B+", "You win."),
        ("B+1", "You win by 1 point."),
        ("B+3", "You win by 3 points."),
        ("B+R", "You win: Ada resigned."),
        ("B+T", "You win: Ada ran out of time."),
        ("W+", "Ada wins."),
        ("W+1", "Ada wins by 1 point."),
        ("W+3", "Ada wins by 3 points."),
        ("W+R", "Ada wins: you resigned."),
        ("W+T", "Ada wins: you ran out of time."),
        ("W+F", "Ada wins: you forfeited the game."),
        ("0", "The game is a tie."),
    ],
)
def test_a_result_is_a_good_sentence(qapp: object, result: str, sentence: str) -> None:
    known = parse_result(result)
    assert known is not None
    assert result_text(known, "You", "Ada") == sentence


@pytest.mark.parametrize(
    ("black", "white", "language", "words"),
    [
        (Player(), Player(2), "en", "You against Bot (level 2)"),
        (Player(2), Player(), "en", "Bot (level 2) against you"),
        (Player(2), Player(), "de", "Bot (Stufe 2) gegen dich"),
        (Player(2), Player(), "es", "Bot (nivel 2) contra ti"),
        (Player(2), Player(), "hu", "Gép (2. szint) – Te"),
        (Player(), Player(is_friend=True), "en", "You against your friend"),
        (Player(), Player(is_friend=True), "de", "Du gegen dein Gegenüber"),
        (Player(is_friend=True), Player(), "es", "Tu rival contra ti"),
    ],
)
def test_the_second_name_stands_within_a_sentence(
    qapp: QApplication, black: Player, white: Player, language: str, words: str
) -> None:
    before, owner = QLocale(), QObject()
    chosen = Language(resources() / "translations", owner)
    chosen.choose(language)
    own = WHITE if black.level or black.is_friend else BLACK
    shown = pairing(player_name(black, BLACK, own), player_name(white, WHITE, own))
    chosen.choose(SOURCE)
    QLocale.setDefault(before)
    del chosen, owner
    assert shown == words


def test_who_has_resigned_is_named_within_a_sentence(qapp: object) -> None:
    lost = lost_by(WHITE, Ending.RESIGNATION)
    assert result_text(lost, "You", player_name(Player(is_friend=True), WHITE, BLACK)) == (
        "You win: your friend resigned."
    )


def test_names_are_never_places_to_fill_in(qapp: object) -> None:
    assert result_text(lost_by(WHITE, Ending.RESIGNATION), "{1}", "{0}") == "{1} wins: {0} resigned."


def test_who_connects_what_is_known_from_the_board(qapp: object) -> None:
    board = make_rules("escabel", 5).board
    assert (edges_text(board, BLACK), edges_text(board, WHITE)) == ("top to bottom", "left to right")
    assert edges_text(make_rules("abande", 7).board, BLACK) == ""
    for ruleset in CATALOGUE:
        board = make_rules(ruleset.name, ruleset.default_size).board
        assert bool(edges_text(board, BLACK)) == any(board.edges)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("Nov 2, 2026", *(f"{day}, 14:05" for day in ("Nov 2, 2026", "today", "yesterday")), "2026-11")),
        ("de", ("2. Nov. 2026", "2. Nov. 2026, 14:05", "heute, 14:05", "gestern, 14:05", "2026-11")),
        ("es", ("2 nov 2026", "2 nov 2026, 14:05", "hoy, 14:05", "ayer, 14:05", "2026-11")),
        ("hu", ("2026. nov. 2.", "2026. nov. 2. 14:05", "ma 14:05", "tegnap 14:05", "2026-11")),
    ],
)
def test_dates_are_written_as_the_language_does(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str, texts: tuple[str, ...]
) -> None:
    monkeypatch.setattr(QLocale, "system", QLocale.c)
    before, owner = QLocale(), QObject()
    chosen = Language(resources() / "translations", owner)
    chosen.choose(language)
    today = QDate.currentDate()
    days = [(day.toString(Qt.DateFormat.ISODate), "14:05") for day in (today, today.addDays(-1))]
    shown = [date_text(*one) for one in (("2026-11-02",), ("2026-11-02", "14:05"), *days, ("2026-11", "14:05"))]
    chosen.choose(SOURCE)
    QLocale.setDefault(before)
    del chosen, owner
    assert tuple(shown) == texts


SHOW_ON_A_DESKTOP = """
from PySide6.QtCore import QCoreApplication, QDate
from escabel_gui.shipped import resources
from escabel_gui.view.language import Language
from escabel_gui.view.look.texts import date_text, long_day_text
application = QCoreApplication([])
Language(resources() / "translations", application).choose("")
print(date_text("2026-10-05", "14:05"), long_day_text(QDate(2026, 10, 5)), sep="; ")
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the desktop's languages are not in the environment")
@pytest.mark.parametrize(
    ("desktop", "text"),
    [
        ({"LANG": "en_US.UTF-8"}, "Oct 5, 2026, 2:05\u00a0PM"),
        ({"LANG": "en_US.UTF-8", "LC_TIME": "hu_HU.UTF-8"}, "Oct 5, 2026, 14:05"),
        ({"LANG": "hu_HU.UTF-8", "LC_TIME": "en_US.UTF-8"}, "2026. okt. 5. 2:05\u00a0du."),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "en"}, "Oct 5, 2026, 14:05"),
        ({"LANG": "fr_FR.UTF-8"}, "Oct 5, 2026, 14:05"),
        ({"LANG": "ru_RU.UTF-8"}, "Oct 5, 2026, 14:05"),
        ({"LANG": "ar_EG.UTF-8"}, "Oct 5, 2026, 2:05\u00a0PM"),
        ({"LANG": "C.UTF-8"}, "Oct 5, 2026, 14:05"),
    ],
)
def test_dates_are_in_the_language_of_the_texts_on_any_desktop(desktop: dict[str, str], text: str) -> None:
    short, long = shown_on(desktop)
    assert short == text
    assert ("október" if "okt." in text else "October") in long


def shown_on(desktop: dict[str, str]) -> list[str]:
    """Return a date with its time and a long one, as they are on a desktop of these languages."""
    others = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    shown = subprocess.run(
        [sys.executable, "-c", SHOW_ON_A_DESKTOP],
        env={**others, **desktop, "PYTHONUTF8": "1"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    return shown.stdout.rstrip().split("; ")


@pytest.mark.parametrize(
    ("number", "text"),
    [
        *((812, "812"), (1240, "1,2k"), (9949, "9,9k"), (9951, "10k"), (34_400, "34k"), (999_499, "999k")),
        *((999_500, "1,0M"), (3_484_000, "3,5M"), (12_345_678, "12M")),
    ],
)
def test_visits_are_written_as_the_language_does(qapp: object, number: int, text: str) -> None:
    QLocale.setDefault(QLocale("de"))
    try:
        assert format_count(number) == text
    finally:
        QLocale.setDefault(QLocale.system())


def test_a_name_in_hebrew_is_kept_apart_from_what_is_said_with_it() -> None:
    name = "\u05d0\u05d1"
    assert recorded_names(name, "Ben") == (kept_apart(name), "Ben")
    assert kept_apart(name) != name
