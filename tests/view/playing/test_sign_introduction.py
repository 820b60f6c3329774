"""Signs on the board that are explained where they appear for the first time."""

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.message import Message
from tests.model.seating import wait_until
from tests.view.hands import Person, SitDown

JOINED = "A thin bar: what it joins is connected, and nothing stands between."


def test_a_sign_is_explained_where_it_first_appears_and_never_again(sit_down: SitDown) -> None:
    person = sit_down()
    person.play("c3 a1")
    assert person.about_point != JOINED
    person.play("c4")
    assert JOINED in person.about_point
    person.play("a2")
    assert person.about_point == ""
    person.table.begin(person.table.setup)
    person.play("c3 a1 c4")
    assert person.about_point == ""
    other = sit_down()
    other.play("c3 a1 c4")
    assert other.about_point == ""


def test_an_empty_point_leaves_the_explanation_where_it_is(person: Person) -> None:
    person.play("c3 a1 c4")
    person.hover("e1")
    assert person.about_point == JOINED
    person.hover("c3")
    assert person.about_point == "c3, Black"


def test_the_marks_of_the_last_move_are_explained(sit_down: SitDown) -> None:
    person = sit_down()
    person.play("c3")
    assert person.about_point == "Corner marks: the last move."
    person.play("c4")
    assert person.about_point == ""
    person.play("c3-c4")
    assert person.about_point == "Small corner marks: where the last move came from."
    person.play("a1 a5")
    assert person.about_point == ""


def test_it_is_explained_when_there_is_time_to_read_it(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))))
    person.click("c3")
    assert "Corner marks" not in person.about_point
    wait_until(lambda: person.table.turns.awaited is None and person.table.game.node.depth == 2)
    assert person.about_point == "Corner marks: the last move."


RING = "A ring of dots: the last move threatens to win there."
THREAT = "c3 c4 c2 d4 d2 b4 c3-c4 e4"  # White threatens to join both edges on the column a


def test_threats_are_marked_and_their_sign_is_explained_once(sit_down: SitDown) -> None:
    person = sit_down()
    names = person.table.game.rules.board.names
    told = []
    for move in THREAT.split():
        person.play(move)
        told.append((bool(person.window.scene.marks.threats), RING in person.about_point))
    assert told.index((True, True)) == [is_threat for is_threat, _ in told].index(True)
    assert sum(is_told for _, is_told in told) == 1
    marks = person.window.scene.marks
    assert {names[point] for point in marks.threats} == {"a3", "a4", "a5"}
    assert person.about_point.startswith("That threatens to join both edges with a3, a4 or a5")
    person.hover("e1")
    assert person.window.scene.marks.threats == marks.threats
    person.press("L")
    assert person.window.scene.marks.threats == marks.threats
    person.play("a1")
    assert person.window.scene.marks.threats == ()
    person.press("Left")
    assert person.window.scene.marks.threats == marks.threats
    assert RING not in person.about_point


def test_threats_are_marked_also_where_something_else_is_said(person: Person) -> None:
    before, last = THREAT.rsplit(" ", 1)
    person.play(before)
    person.parts.status.tell(Message("This game is saved now."))
    person.play(last)
    assert person.message.startswith("This game is saved now.")
    assert person.window.scene.marks.threats


def test_threats_are_not_marked_in_what_is_taken_back_or_over(person: Person) -> None:
    person.play(THREAT + " a1")
    person.press("Ctrl+Z")
    assert person.message == "Taken back. Black to move."
    assert person.window.scene.marks.threats == ()
    person.table.giving_up.resign()
    assert person.window.scene.marks.threats == ()


def test_the_end_is_not_disturbed(person: Person) -> None:
    person.play("b1 a2 b2 a3 b3 a4 b4 a5 b5 d1")
    assert person.about_point == "The chain runs from top to bottom."
