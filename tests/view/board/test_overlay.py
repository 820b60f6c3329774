"""The overlay on the board: what it shows, and for how long it is on."""

from PySide6.QtCore import QPoint

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.rules_overlay import RulesOverlay
from tests.model.seating import wait_until
from tests.view.hands import Person

FRIENDS = GameSetup("escabel", 5, (Player(), Player()))


def test_all_connections_are_shown_on_a_key(person: Person) -> None:
    person.play("b2 c2 c3 b3 e5")
    person.move_to(QPoint(1, 1))
    numbers = person.table.game.rules.board.index_by_name
    assert not person.window.acts.overlay.isChecked()
    assert person.window.scene.overlay.contested == ()  # that move has changed nothing there
    pairs = {(numbers["b2"], numbers["c3"], False), (numbers["c2"], numbers["b3"], False)}
    person.press("L")
    assert set(person.window.scene.overlay.contested) == pairs
    person.press("L")
    assert person.window.scene.overlay.contested == ()


def test_what_the_last_move_has_changed_is_shown_and_what_lies_under_the_pointer(person: Person) -> None:
    person.play("b2 c2 c3 b3")
    person.move_to(QPoint(1, 1))
    assert len(person.window.scene.overlay.contested) == 2
    person.play("e5")
    person.hover("b2")
    assert len(person.window.scene.overlay.contested) == 1


def test_the_signs_show_what_would_come_of_the_move_under_the_pointer(person: Person) -> None:
    person.play("b2 c2 c3")
    assert person.window.scene.overlay.contested == ()
    person.hover("b3")
    assert len(person.window.scene.overlay.contested) == 2
    person.hover("e5")
    assert person.window.scene.overlay.contested == ()


def test_the_signs_of_a_move_go_when_it_cannot_be_made_any_more(person: Person) -> None:
    person.play("c2 a1")
    numbers = person.table.game.rules.board.index_by_name
    person.hover("c3")
    for may_move in (True, False, True):
        person.board.choice.open_for(may_move)
        assert ((numbers["c2"], numbers["c3"]) in person.window.scene.overlay.joined) == may_move


def test_a_finished_game_has_no_signs_but_the_chain(person: Person) -> None:
    person.press("L")
    person.play("a1 b1 a2")
    person.table.giving_up.resign()
    assert person.table.game.is_over
    person.hover("b2")
    assert person.window.scene.overlay == RulesOverlay()


def test_the_news_are_shown_until_one_has_finished_three_games_of_a_kind(person: Person) -> None:
    for _ in range(3):
        person.play("a1 b1 b2")
        assert person.window.scene.overlay.joined
        person.table.giving_up.resign()
        person.table.begin(FRIENDS)
        wait_until(lambda: not person.table.game.tree.root.children)
    person.play("a1 b1 b2")
    assert person.window.scene.overlay == RulesOverlay()
    person.table.begin(FRIENDS._replace(wire_name="quabble"))
    wait_until(lambda: person.table.game.rules.wire_name == "quabble")
    person.play("b2 a1 c3")
    assert person.window.scene.overlay.claims
