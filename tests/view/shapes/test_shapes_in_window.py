"""Shapes in the window: chosen from the list, looked at, tried out, and left."""

import pytest
from PySide6.QtWidgets import QDialog

from escabel_gui.record.shapes.shape import Shape, find_shapes, games_with_shapes
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import WHITE
from escabel_gui.shipped import resources
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from escabel_gui.view.shapes.shape_list import ShapeList
from escabel_gui.view.shapes.shape_texts import claim_sentence, proof_sentence
from tests.model.seating import wait_until
from tests.view.hands import Person
from tests.view.pupil import click, shape_page, show_exercise, shown_at


@pytest.fixture
def reader(person: Person) -> Person:
    """Return a person in front of Escabel's first shape that has a line, in the middle of a game of their own."""
    person.play("b2 c2")
    person.parts.exercises().shapes.begin(shape_of(person, "escabel/05-gap"))
    wait_until(shape_page(person).isVisible)
    return person


def shape_of(person: Person, key: str) -> Shape:
    shapes = person.parts.exercises().shapes.activity.of_game(key.partition("/")[0])
    return next(shape for shape in shapes if shape.key == key)


def test_the_list_leads_to_a_shape(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def choose(dialog: ShapeList) -> int:
        wait_until(lambda: not dialog._painting.is_busy)
        seen.extend(dialog.rows.item(row).text() for row in range(dialog.rows.count()))
        dialog.rows.setCurrentRow(1)
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(ShapeList, "exec", choose)
    person.parts.learning_acts.shapes.trigger()
    assert not any("On the board now" in text for text in seen)
    assert len(seen) == len(list((resources() / "shapes" / "escabel").glob("*.sgf")))
    assert shape_page(person).title.text() == seen[1]
    assert person.window.windowTitle().startswith(seen[1])


def test_the_list_says_which_shapes_are_on_the_board(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def look(dialog: ShapeList) -> int:
        wait_until(lambda: not dialog._painting.is_busy)
        seen.extend(dialog.rows.item(row).text() for row in range(dialog.rows.count()))
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(ShapeList, "exec", look)
    person.table.put(GameTree(make_rules("escabel", 5), WHITE, "c3wb d4wb"))
    wait_until(lambda: person.table.game.node.turn == WHITE)
    person.parts.learning_acts.shapes.trigger()
    assert "The high diagonal\nOn the board now: c3 and d4" in seen


def test_the_list_opens_at_the_game_of_the_puzzle_on_the_board(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(ShapeList, "exec", lambda dialog: shown.append(dialog.games.currentData()) or 0)
    show_exercise(person.parts, "puzzle")
    person.parts.learning_acts.shapes.trigger()
    assert shown == ["quabble"]


def test_the_title_bar_names_the_shape_that_is_on_the_board(reader: Person) -> None:
    first = shape_page(reader).title.text()
    assert reader.window.windowTitle() == f"{first} — Escabel"
    reader.parts.learning_acts.next_shape.trigger()
    second = shape_page(reader).title.text()
    assert second != first
    assert reader.window.windowTitle() == f"{second} — Escabel"


def test_the_page_says_what_is_proven_of_the_case_on_the_board(reader: Person) -> None:
    page = shape_page(reader)
    assert page.case.text() == "Case 1 of 6"
    assert page.answer.isVisible()
    assert "b2, d2" in page.answer.words.text()
    assert page.proof.text().startswith("Proven")
    reader.parts.learning_acts.next_case.trigger()
    assert page.case.text() == "Case 2 of 6"
    for _ in range(5):
        reader.parts.learning_acts.next_case.trigger()
    assert page.case.text() == "Case 1 of 6"


def test_what_is_said_of_shapes_speaks_of_stacks_only_where_there_are_some(qapp: object) -> None:
    folder = resources() / "shapes"
    for game in games_with_shapes(folder):
        for shape in find_shapes(folder, game):
            for claim in shape.claims:
                words = f"{claim_sentence(claim)} {proof_sentence(claim, shape.rules)}"
                assert "stack" not in words or game in ("escabel", "abande")


def test_the_line_of_a_shape_is_gone_through_with_the_arrow_keys(reader: Person) -> None:
    page = shape_page(reader)
    for _ in range(4):
        page.steps.on.trigger()
    assert not page.steps.on.isEnabled()
    assert page.case.text() == "Case 1 of 6, before any move"
    assert shown_at(reader, "c2") == (2, 1)
    page.steps.back.trigger()
    assert shown_at(reader, "c2") == (2,)


def test_both_sides_are_moved_freely_and_nothing_of_it_stays(reader: Person) -> None:
    click(reader, "a5")
    click(reader, "a4")
    assert (shown_at(reader, "a5"), shown_at(reader, "a4")) == ((2,), (1,))
    reader.parts.exercises().shapes.begin(shape_of(reader, "escabel/05-gap"))
    assert shown_at(reader, "a5") == ()


def test_the_way_forward_is_that_of_the_move_made_last(reader: Person) -> None:
    page = shape_page(reader)
    for point in ("a5", "e5", "a5"):  # at last the first one once more
        click(reader, point)
        page.steps.back.trigger()
    page.steps.on.trigger()
    assert shown_at(reader, "a5") == (2,)


def test_the_game_on_the_table_is_as_before_when_the_shape_is_left(reader: Person) -> None:
    reader.parts.learning_acts.leave_shape.trigger()
    assert reader.parts.stage.is_at_table
    assert not shape_page(reader).isVisible()
    assert [int(move) for move in reader.table.game.tree.moves_to(reader.table.game.node)]
    assert not reader.parts.learning_acts.next_case.isEnabled()


def test_after_the_last_shape_the_game_goes_on(reader: Person) -> None:
    activity = reader.parts.exercises().shapes.activity
    activity.begin(activity.of_game("escabel")[-1])
    assert reader.parts.learning_acts.next_shape.iconText() == "Finish"
    reader.parts.learning_acts.next_shape.trigger()
    assert reader.parts.stage.is_at_table


def test_the_question_from_which_a_shape_was_opened_is_there_again_after_it(person: Person) -> None:
    person.play("b2 c2")
    person.press("Shift+H")
    click(person, "d4")
    question = person.parts.analysis.game_analysis.question
    wait_until(lambda: question.answer is not None)
    asked, node = question.asked, question.game.node
    person.parts.exercises().shapes.begin_by_key("escabel/05-gap")
    assert not question.is_on
    person.parts.learning_acts.leave_shape.trigger()
    assert question.is_on
    assert (question.asked, question.game.node) == (asked, node)
    assert person.parts.analysis.question_cover.page.isVisible()


def test_a_question_about_another_game_does_not_come_back(person: Person) -> None:
    person.play("b2 c2")
    person.press("Shift+H")
    person.parts.exercises().shapes.begin_by_key("escabel/05-gap")
    person.table.begin(person.table.setup)
    assert person.parts.stage.is_at_table
    assert not person.parts.analysis.game_analysis.question.is_on


def test_a_hint_is_told_again_after_a_shape(person: Person) -> None:
    hint = person.parts.analysis.hint
    person.press("H")
    wait_until(lambda: hint.move is not None)
    advice = hint.advice
    assert advice is not None
    person.parts.exercises().shapes.begin_by_key("escabel/05-gap")
    assert str(advice.say(False)) not in person.message
    person.parts.learning_acts.leave_shape.trigger()
    assert person.message.startswith(str(advice.say(False)))
    assert person.window.acts.hint.iconText() == "More"


def test_a_shape_is_played_out_from_the_side_for_which_it_speaks(
    reader: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated: list[tuple[bool, bool]] = []

    def look(dialog: PlayersDialog) -> int:
        seated.append((dialog.black.player.level > 0, dialog.white.player.level > 0))
        return int(QDialog.DialogCode.Rejected)

    monkeypatch.setattr(PlayersDialog, "exec", look)
    reader.window.acts.play_out.trigger()
    for _ in range(3):
        reader.parts.learning_acts.next_case.trigger()
    assert reader.parts.exercises().shapes.activity.claim is not None
    assert not reader.parts.exercises().shapes.activity.claim.holds
    reader.window.acts.play_out.trigger()
    assert seated == [(False, True), (True, False)]
