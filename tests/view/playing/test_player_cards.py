"""The players' cards, and the title of the window."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.time_control import TimeLeft
from escabel_gui.rules.state import BLACK
from escabel_gui.view.look.style import STEP, body_font
from escabel_gui.view.look.texts import recorded_names
from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.playing.player_card import PlayerCard, Seat
from escabel_gui.view.playing.player_cards import format_clock
from tests.model.seating import wait_until
from tests.view.hands import Person, SitDown
from tests.view.painted_texts import runs_of


def test_the_person_sits_below_and_both_turn_with_the_board(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(3), Player())))
    seats = person.parts.players
    assert seats.below.seat is not None
    assert seats.above.seat is not None
    assert (seats.below.seat.name, seats.below.seat.details) == ("You", "White · left to right")
    assert (seats.above.seat.name, seats.above.seat.details) == ("Bot (level 3)", "Casual · Black · top to bottom")
    person.press("Ctrl+F")
    assert seats.above.seat.name == "You"


def test_the_winners_card_says_so(person: Person) -> None:
    person.play("b1 a2 b2 a3 b3 a4 b4 a5 b5 d1")
    below, above = person.parts.players.below.seat, person.parts.players.above.seat
    assert below is not None
    assert above is not None
    assert (below.note, below.is_winner, above.is_winner) == ("Winner", True, False)
    assert person.window.messages.is_end
    assert person.about_point == "The chain runs from top to bottom."


def test_a_saved_game_against_the_bot_has_the_names_of_the_library(person: Person) -> None:
    game = (
        "(;FF[4]GM[101]RU[escabel]SZ[5]PW[Escabel bot 1];B[b1];W[a2];B[b2];W[a3];B[b3];W[a4];B[b4];W[a5];B[b5];W[d1])"
    )
    tree = read_sgf(game)
    person.table.put(tree)
    wait_until(lambda: person.table.game.tree is tree)
    below, above = person.parts.players.below.seat, person.parts.players.above.seat
    assert below is not None
    assert above is not None
    assert recorded_names("", "Escabel bot 1") == (below.name, above.name) == ("You", "Bot (level 1)")
    assert person.message == "You win."
    assert person.window.windowTitle().startswith("You against Bot (level 1)")


@pytest.mark.parametrize("game", ["conquare", "fast-conquare"])
def test_the_title_says_that_the_size_counts_spaces(sit_down: SitDown, game: str) -> None:
    person = sit_down(GameSetup(game, 3, (Player(), Player())))
    assert ", 3\u00a0×\u00a03 spaces — Escabel" in person.window.windowTitle()


@pytest.mark.parametrize("note", ["to move", "Winner"])
@pytest.mark.parametrize(("is_low", "width"), [(False, 262), (False, 300), (False, 320), (True, 262), (True, 320)])
def test_a_card_with_little_room_says_who_it_is_about_within_its_frame(
    qtbot: QtBot, qapp: QApplication, is_low: bool, width: int, note: str
) -> None:
    qapp.setFont(body_font())
    card = PlayerCard(MAPLE)
    qtbot.addWidget(card)
    card.set_low(is_low)
    points = "9 points · 10 in hand"
    is_over = note == "Winner"
    card.show_seat(Seat(BLACK, "Maximilian", "Black", note, points=points, is_to_move=not is_over, is_winner=is_over))
    card.resize(width, PlayerCard.height_when(is_low))
    runs = list(runs_of(card))
    assert all(run.place.top() >= STEP and run.place.bottom() <= card.height() - STEP for run in runs)
    assert {"Ma", points} <= {run.text if run.text[0] == "9" else run.text[:2] for run in runs}


@pytest.mark.parametrize("is_low", [True, False])
def test_thinking_takes_the_place_of_details_in_a_low_card_and_no_height(
    qtbot: QtBot, qapp: QApplication, is_low: bool
) -> None:
    qapp.setFont(body_font())
    card = PlayerCard(MAPLE)
    qtbot.addWidget(card)
    card.set_low(is_low)
    seat = Seat(BLACK, "Bot (Stufe 2)", "Lehrling · Schwarz · von oben nach unten", is_to_move=True)
    card.seat = seat
    width = next(width for width in range(200, 900) if card.height_wanted(width) == card.height_when(is_low))
    card.resize(width, card.height_when(is_low))
    card.show_seat(seat._replace(note="denkt nach …", is_thinking=True))
    assert card.height_wanted(width) == card.height()
    said = " ".join(run.text for run in runs_of(card))
    assert "denkt nach" in said
    assert ("Lehrling" in said) == (not is_low)
    card.show_seat(seat._replace(note="to move"))
    assert (card.height_wanted(width) > card.height()) == is_low


@pytest.mark.parametrize(
    ("left", "text"),
    [
        (TimeLeft(598.0, 0), "9:58"),
        (TimeLeft(3723.0, 0), "1:02:03"),
        (TimeLeft(60.0, 2), "1:00 +2"),
        (TimeLeft(5.0, 2, in_periods=True), "0:05.0 +1"),
        (TimeLeft(0.0, 1, in_periods=True), "0:00.0"),
    ],
)
def test_a_clock_shows_only_the_periods_that_are_still_to_begin(left: TimeLeft, text: str) -> None:
    assert format_clock(left) == text
