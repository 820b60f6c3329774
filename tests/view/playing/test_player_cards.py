"""The players' cards."""

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from hands import Person, SitDown


def test_the_person_sits_below_and_both_turn_with_the_board(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(3), Player())))
    seats = person.parts.players
    assert seats.below.seat is not None
    assert seats.above.seat is not None
    assert (seats.below.seat.name, seats.below.seat.details) == ("You", "White · left to right")
    assert (seats.above.seat.name, seats.above.seat.details) == ("Bot, level 3", "Casual · Black · top to bottom")
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
