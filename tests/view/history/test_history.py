"""The list of moves: what it shows, and going where one clicks."""

from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.history.history_rows import arrange
from tests.view.hands import LEFT, Person, SitDown


def rows(person: Person) -> list[tuple[str, str, str]]:
    """Return the texts of the list, row by row."""
    model = person.parts.history.model
    return [
        (model.index(row, 0).data(), model.index(row, 1).data(), model.index(row, 2).data())
        for row in range(model.rowCount())
    ]


def click(person: Person, text: str) -> None:
    """Click on the first cell with a text."""
    history = person.parts.history
    for row in range(history.model.rowCount()):
        for column in (1, 2):
            index = history.model.index(row, column)
            if index.data() == text:
                place = history.list.visualRect(index).center()
                QTest.mouseClick(history.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
                return
    raise AssertionError(f"{text} is not in the list")


def turn_wheel(person: Person, by: float) -> None:
    viewport = person.parts.history.list.viewport()
    place = QPointF(viewport.rect().center())
    event = QWheelEvent(
        place,
        viewport.mapToGlobal(place),
        QPoint(),
        QPoint(0, round(by * 120)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_an_empty_game_says_what_to_do(person: Person) -> None:
    person.window.settings.note_known(person.table.game.rules.wire_name)  # no lesson is offered in its place
    assert rows(person) == [("", "Start", "")]
    labels = [label for label in person.parts.history.children() if isinstance(label, QLabel)]
    assert any("Click the board" in label.text() and label.isVisible() for label in labels)


def test_moves_stand_in_two_columns(person: Person) -> None:
    person.play("c3 d4 a1")
    assert rows(person) == [("", "Start", ""), ("1", "c3", "d4"), ("2", "a1", "")]


def test_a_variation_stands_below_the_move_it_replaces(person: Person) -> None:
    person.play("c3 d4 a1")
    person.table.game.go_back()
    person.table.game.go_back()
    person.play("e5 b1")
    assert rows(person) == [
        ("", "Start", ""),
        ("1", "c3", "e5"),
        ("1", "…", "d4"),
        ("2", "a1", ""),
        ("2", "b1", ""),
    ]
    depths = [row.depth for row in person.parts.history.model.rows]
    assert depths == [0, 0, 1, 1, 0]


def test_how_the_game_ended_stands_under_its_moves(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("escabel", 3, (Player(), Player())))
    person.play("b2 a1")
    person.table.giving_up.resign()
    moves, ending = ("1", "b2", "a1"), ("", "White wins (resigned)", "")
    assert rows(person)[1:] == [moves, ending]
    history = person.parts.history
    assert history.list.columnSpan(2, 1) == 2
    click(person, "White wins (resigned)")
    person.table.game.go_back()
    assert rows(person)[1:] == [moves, ending], "it is said wherever one looks"
    person.table.game.go_on()
    person.table.moving.take_back()
    assert rows(person)[1:] == [moves]
    person.play("b1 c1")
    assert history.list.columnSpan(2, 1) == 1
    person.play("b3 a3")
    assert rows(person)[-1] == ("", "Black wins", "")
    person.table.moving.take_back()
    assert rows(person)[-1][1] != "Black wins", "another move is looked for"
    person.table.begin(GameSetup("escabel", 3, (Player(), Player())))
    assert rows(person) == [("", "Start", "")]


def test_how_a_long_game_ended_is_in_sight(person: Person) -> None:
    history = person.parts.history
    history.list.setFixedHeight(120)
    person.play(" ".join(f"{column}{row}" for row in "135" for column in "abcde"))
    person.table.giving_up.resign()
    last = history.model.index(history.model.rowCount() - 1, 1)
    assert last.data() == "Black wins (resigned)"
    person.qtbot.waitUntil(lambda: history.list.viewport().rect().contains(history.list.visualRect(last)))


def test_a_swap_is_seen_in_the_list(person: Person) -> None:
    person.play("c3 swap-sides d4 a1")
    assert rows(person)[1:] == [("1", "c3", "Swap"), ("2", "…", "d4"), ("3", "a1", "")]
    person.window.acts.first.trigger()
    assert person.parts.history.model.names == ["Black", "White"]  # neither person made all moves of a column


def test_a_click_goes_to_a_move(person: Person) -> None:
    person.play("c3 d4 a1")
    click(person, "c3")
    assert person.moves == "c3"
    assert person.piles == {"c3": "b"}
    click(person, "a1")
    assert person.moves == "c3 d4 a1"
    click(person, "Start")
    assert person.moves == ""


def test_the_wheel_steps_through_the_moves(person: Person) -> None:
    person.play("c3 d4 a1")
    turn_wheel(person, 1)
    assert person.moves == "c3 d4"
    turn_wheel(person, 1)
    turn_wheel(person, -1)
    assert person.moves == "c3 d4"


def test_a_touchpad_steps_as_often_as_a_wheel_that_turns_as_far(person: Person) -> None:
    person.play("c3 d4 a1")
    for _ in range(9):
        turn_wheel(person, 1 / 8)
    assert person.moves == "c3 d4"
    for _ in range(7):
        turn_wheel(person, -1 / 8)
    assert person.moves == "c3 d4"
    turn_wheel(person, -1 / 8)
    assert person.moves == "c3 d4 a1"
    turn_wheel(person, 2)
    assert person.moves == "c3"


def test_buttons_below_step_too(person: Person) -> None:
    person.play("c3 d4 a1")
    acts = person.window.acts
    buttons = {button.defaultAction(): button for button in person.window.panel.findChildren(QToolButton)}
    for action, moves in ((acts.first, ""), (acts.forward, "c3"), (acts.last, "c3 d4 a1"), (acts.back, "c3 d4")):
        QTest.mouseClick(buttons[action], LEFT)
        assert person.moves == moves


def test_the_current_move_is_kept_in_sight(person: Person) -> None:
    columns = "abcde"
    person.play(" ".join(f"{columns[k % 5]}{k // 5 + 1}" for k in range(18)))
    history = person.parts.history
    history.list.setFixedHeight(120)
    for go in (person.table.game.go_to_start, person.table.game.go_to_end):
        go()
        place = history.model.places[person.table.game.node]
        assert history.list.viewport().rect().contains(history.list.visualRect(history.model.index(*place)).center())


def test_looking_back_is_said_and_offers_the_way_to_the_end(person: Person) -> None:
    person.play("c3 d4")
    person.table.game.go_back()
    assert person.message.startswith("Black placed on c3. Looking back")
    assert "To the end" in person.offered
    person.push(person.window.acts.last)
    assert person.moves == "c3 d4"


def test_a_long_game_is_shown_at_its_last_move_as_soon_as_it_is_opened(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "long.sgf"
    moves = "".join(f";{'BW'[k % 2]}[{'abcdefghijklmnopqrs'[k % 19]}{1 + k // 19}]" for k in range(150))
    file.write_text(f"(;FF[4]GM[101]RU[escabel]SZ[19]{moves})")
    person.parts.files.open_file(file)
    person.qtbot.waitUntil(lambda: person.table.game.rules.size == 19)
    history = person.parts.history
    cell = history.list.visualRect(history.model.index(*history.model.places[person.table.game.node]))
    assert not cell.isEmpty()
    assert history.list.viewport().rect().contains(cell)


def test_the_list_is_the_same_however_the_moves_came(sit_down: SitDown) -> None:
    person = sit_down()
    game, model, chance = person.table.game, person.parts.history.model, Random(7)
    nodes = [game.node]
    for _ in range(200):
        if chance.random() < 0.15:
            game.go_to(chance.choice(nodes))
        moves = [
            *game.legal_moves.on_point.values(),
            *(m for step in game.legal_moves.steps.values() for m in step.values()),
        ]
        if game.is_over or not moves:
            game.go_to(chance.choice(nodes))
        else:
            nodes.append(game.play(chance.choice(moves)))
        if chance.random() < 0.05:
            game.promote(game.node)
        assert [row for row in model.rows if not row.is_result] == arrange(game)
        assert model.rowCount() == len(model.rows)
        row, column = model.places[game.node]
        assert model.node(model.index(row, column)) is game.node
    assert len(nodes) > 100


def test_a_move_at_the_end_costs_no_more_in_a_long_game(person: Person) -> None:
    resets: list[int] = []
    person.play("b2")
    person.parts.history.model.modelReset.connect(lambda: resets.append(1))
    person.play("b3 c3 d3")
    assert resets == []
    assert person.parts.history.model.data(person.parts.history.model.index(2, 2)) == "d3"


def test_swaps_and_passes_are_words_of_the_person(person: Person) -> None:
    person.play("c3 swap-sides")
    assert rows(person)[1] == ("1", "c3", "Swap")
    person.window.settings.language = "de"
    assert rows(person)[1] == ("1", "c3", "Tausch")
