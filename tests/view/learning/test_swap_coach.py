"""How fair first stones are, as the window shows it: on the board and in the sentence, and only if one wants it."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMessageBox

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.view.board.analysis_item import AnalysisMarks, CandidateMark
from tests.view.hands import Person, SitDown, answer_questions, differences

OFF_THE_BOARD = QPoint(2, 2)
FRIENDS = (Player(), Player())


def test_it_is_off_at_first_and_comes_and_goes_with_a_key(person: Person) -> None:
    person.move_to(OFF_THE_BOARD)
    empty = person.picture()
    assert person.window.scene.first_stones == {}
    person.press("F")
    assert len(person.window.scene.first_stones) == 25
    assert person.window.acts.first_stones.isChecked()
    assert person.picture() != empty
    assert person.about_point.startswith("Black’s wins in percent")
    person.press("F")
    assert person.window.scene.first_stones == {}
    assert differences(person.picture(), empty) == []
    assert not person.about_point.startswith("Black’s wins in percent")


def test_pointing_tells_the_figure_of_a_point(person: Person) -> None:
    person.press("F")
    person.hover("a1")
    assert person.message == "a1 is fair: Black wins 52% of the games."
    assert person.about_point == "a1 becomes Black’s."
    person.move_to(OFF_THE_BOARD)
    person.press("F2")
    assert person.message == "c3 is fair: Black wins 55% of the games."


def test_where_a_swap_is_offered_one_can_ask(person: Person) -> None:
    person.click("c3")
    person.move_to(OFF_THE_BOARD)
    assert person.offered == ["Swap sides", "Show fairness"]
    before = person.picture()
    person.push(person.window.acts.first_stones)
    assert person.message == "c3 is fair: Black wins 55% of the games. Swap sides, or just play on?"
    assert person.offered == ["Swap sides"]
    assert list(person.window.scene.first_stones) == [person.table.game.rules.board.index_by_name["c3"]]
    assert person.picture() != before
    person.click("a1")
    assert person.window.scene.first_stones == {}
    assert "fair" not in person.message


def test_it_stays_as_it_was_chosen(sit_down: SitDown) -> None:
    sit_down().press("F")
    other = sit_down()
    assert other.window.acts.first_stones.isChecked()
    assert len(other.window.scene.first_stones) == 25


@pytest.mark.parametrize(
    ("opponent", "reason"),
    [
        (Player(0, "Ben", is_friend=True), "You are playing against a person."),
        (Player(2), "With help, this game does not count for your rating."),
    ],
)
def test_where_help_is_not_fair_it_asks_once(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, opponent: Player, reason: str
) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), opponent)))
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    person.press("F")
    assert asked == [f"{reason} Do you want to see how fair first moves are?"]
    assert person.window.scene.first_stones == {}
    assert not person.window.acts.first_stones.isChecked()
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    for _ in range(3):
        person.press("F")
    assert len(asked) == 1
    assert len(person.window.scene.first_stones) == 25
    assert person.window.acts.first_stones.isChecked()


def test_on_a_solved_board_it_is_proven(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("quabble", 5, FRIENDS))
    person.press("F")
    assert person.about_point.startswith("Who wins with perfect play after each first move")
    person.hover("a1")
    assert person.message == "a1: White wins with perfect play, which is proven. Do not swap."


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (GameSetup("abande", 7, FRIENDS), "There is no swap in this game"),
        (GameSetup("escabel", 10, FRIENDS), "not known for this board, only for the sizes 3, 4, 5, 6, 7, 8 and 9."),
        (GameSetup("escabel:connection=tiebreak", 5, FRIENDS), "not known for this variant."),
    ],
)
def test_where_there_is_no_map_the_sentence_says_so(sit_down: SitDown, setup: GameSetup, reason: str) -> None:
    person = sit_down(setup)
    person.press("F")
    assert reason in person.message
    assert not person.window.messages.message.is_cut
    assert person.window.scene.first_stones == {}


def test_it_goes_from_board_to_board_with_the_theme_and_the_side(sit_down: SitDown) -> None:
    person = sit_down(GameSetup("quabble", 3, FRIENDS))
    person.press("F")
    person.table.begin(GameSetup("qualos", 3, FRIENDS))  # the same figures on another board
    assert len(person.window.scene.first_stones) == 5
    person.move_to(OFF_THE_BOARD)
    for change in (partial(person.press, "Ctrl+F"), partial(setattr, person.window.settings, "theme", "slate")):
        change()
        shown = person.picture()
        person.press("F")
        assert person.picture() != shown
        person.press("F")
        assert differences(person.picture(), shown) == []


def test_an_analysis_takes_its_place(person: Person) -> None:
    person.press("F")
    person.move_to(OFF_THE_BOARD)
    shown = person.picture()
    scene = person.window.scene
    scene.show_analysis(AnalysisMarks((CandidateMark("c3", None, 12, "52", "1k", 1.0, True),)))
    both = person.picture()
    person.press("F")
    assert scene.first_stones == {}
    assert differences(person.picture(), both) == []
    person.press("F")
    assert len(scene.first_stones) == 25
    scene.show_analysis(AnalysisMarks())
    assert differences(person.picture(), shown) == []


def test_a_lesson_has_its_board_for_itself(person: Person) -> None:
    person.press("F")
    person.parts.learning_acts.lesson.trigger()
    assert person.window.scene.first_stones == {}
    person.parts.learning_acts.leave.trigger()
    assert len(person.window.scene.first_stones) == 25


def test_every_map_that_is_shipped_is_shown(person: Person) -> None:
    person.press("F")
    maps = sorted((Path(__file__).parents[3] / "resources" / "openings").glob("*.json"))
    assert maps
    for path in maps:
        name, _, size = path.stem.rpartition(" ")
        person.table.begin(GameSetup(name, int(size), FRIENDS))
        rules = person.table.game.rules
        assert len(person.window.scene.first_stones) == len(rules.legal_move_list(rules.start()))
