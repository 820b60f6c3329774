"""What one has learned, what comes next, and how it is exported and forgotten."""

import json
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from escabel_gui.model.background import kept_entries
from escabel_gui.model.progress.learning_progress import ExerciseKind, LearningProgress
from escabel_gui.record.exercises.drills import Drill, drills_file, open_drills
from escabel_gui.record.exercises.puzzle import Difficulty, PuzzleSet
from escabel_gui.record.exercises.themes import PuzzleTheme
from escabel_gui.record.rated_game import RatedGame
from escabel_gui.record.rating.puzzle_ratings import FIRST_SOLVER
from escabel_gui.rules.state import BLACK
from escabel_gui.view.progress.progress_dialog import ProgressDialog
from escabel_gui.view.widgets.scroll_page import ScrollPage
from tests.model.seating import wait_until
from tests.patience import PATIENCE
from tests.view.hands import Person, SitDown, answer_questions
from tests.view.pupil import MISTAKEN, show_exercise

YES = QMessageBox.StandardButton.Yes
GAME = "escabel"


@pytest.fixture
def progress(person: Person) -> LearningProgress:
    return person.parts.exercises().progress(person.parts.ratings)


@pytest.fixture
def dialog(person: Person, progress: LearningProgress) -> ProgressDialog:
    dialog = ProgressDialog(progress, GAME)
    person.qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def finish_lessons(person: Person, count: int) -> None:
    lessons = person.parts.exercises().learning.lessons
    for lesson in lessons.of_game(GAME)[:count]:
        for step in range(len(lesson.files)):
            person.window.settings.note_step(lesson.key, step)


def solve_puzzles(person: Person, count: int) -> None:
    for puzzle in person.parts.exercises().puzzling.puzzles.of_game(GAME)[:count]:
        person.window.settings.note_puzzle(GAME, puzzle.number)


def test_the_lesson_comes_first_then_puzzles_variants_and_a_game(person: Person, progress: LearningProgress) -> None:
    exercises = person.parts.exercises()
    lessons, puzzles = exercises.learning.lessons.of_game(GAME), exercises.puzzling.puzzles.of_game(GAME)
    following = progress.next_exercise(GAME)
    assert following.lesson == lessons[0]
    steps = len(lessons[0].files)
    assert str(following.why) == f"This lesson has {steps} steps."
    person.window.settings.note_step(lessons[0].key, 0)
    assert str(progress.next_exercise(GAME).why) == f"This lesson has {steps - 1} more steps."
    finish_lessons(person, 1)
    following = progress.next_exercise(GAME)
    assert following.puzzle == puzzles[0]
    assert following.why.args == (0, len(puzzles))
    solve_puzzles(person, 10)
    assert progress.next_exercise(GAME).lesson == lessons[1]
    finish_lessons(person, len(lessons))
    following = progress.next_exercise(GAME)
    assert following.puzzle in puzzles[10:20], "nothing is known of the person yet"
    solve_puzzles(person, len(puzzles))
    assert progress.next_exercise(GAME).kind is ExerciseKind.GAME


def test_the_page_says_it_and_begins_what_comes_next(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    finish_lessons(person, 1)
    solve_puzzles(person, 2)
    seen: list[str] = []

    def use(dialog: ProgressDialog) -> int:
        seen.extend([dialog.next_title.text(), dialog.why.text(), dialog.puzzles.words.text()])
        dialog.begin_button.click()
        return dialog.result()

    monkeypatch.setattr(ProgressDialog, "exec", use)
    person.parts.learning_acts.progress.trigger()
    puzzles = person.parts.exercises().puzzling.puzzles
    total = len(puzzles.of_game(GAME))
    assert seen[0].startswith("Next: a puzzle. ")
    assert seen[1] == f"You have solved 2 of {total} puzzles: this one is good to begin with."
    assert seen[2] == f"2 of {total} solved"
    assert puzzles.puzzle == puzzles.of_game(GAME)[2]


def test_a_game_of_which_all_is_learned_leads_to_a_new_game(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    finish_lessons(person, 99)
    solve_puzzles(person, 999)
    asked: list[str] = []
    monkeypatch.setattr(person.parts.new_games(), "choose", asked.append)
    monkeypatch.setattr(ProgressDialog, "exec", lambda dialog: dialog.begin_button.click() or dialog.result())
    person.parts.learning_acts.progress.trigger()
    assert asked == [GAME]


def test_drills_of_before_are_known_when_the_page_is_the_first_that_opens(
    person: Person, sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_entries, "MOMENT", PATIENCE)  # a busy machine may take longer than a moment
    box = person.parts.exercises().drilling.box
    box.take_in(MISTAKEN, 0)
    file = drills_file(person.table.kept_games.folder)
    wait_until(lambda: file.exists() and len(open_drills(file).read()) == len(box.entries))
    seen: list[str] = []
    monkeypatch.setattr(ProgressDialog, "exec", lambda dialog: seen.append(dialog.drills.text()) or 0)
    sit_down().parts.learning_acts.progress.trigger()
    assert seen[0].startswith("Kept as drills: ")


def test_another_game_has_its_own_numbers(person: Person, dialog: ProgressDialog) -> None:
    solve_puzzles(person, 3)
    dialog.games.setCurrentIndex(dialog.games.findData("abande"))
    assert dialog.puzzles.words.text().startswith("0 of ")
    dialog.games.setCurrentIndex(dialog.games.findData(GAME))
    assert dialog.puzzles.words.text().startswith("3 of ")


def test_an_even_game_is_told_for_the_board_of_the_last_rated_game(person: Person, dialog: ProgressDialog) -> None:
    assert dialog.even.text().startswith("On a board of 9\u00a0×\u00a09, an even game would be one against level ")
    person.parts.ratings.add(RatedGame("1", GAME, 11, 3, 1.0, "2026-03-04"))
    dialog._show_game()
    assert dialog.even.text().startswith("On a board of 11\u00a0×\u00a011, an even game would be one against level ")
    dialog.games.setCurrentIndex(dialog.games.findData("conquare"))
    assert dialog.even.text().startswith(
        "On a board of 7\u00a0×\u00a07 spaces, an even game would be one against level "
    )
    dialog.games.setCurrentIndex(dialog.games.findData("abande"))
    assert dialog.even.text().startswith("An even game would be one against level ")


def test_the_page_tells_of_first_answers_by_theme(person: Person, progress: LearningProgress) -> None:
    puzzles = person.parts.exercises().puzzling.puzzles
    for number, puzzle in enumerate(puzzles.of_game(GAME)[:6]):
        puzzles.tries.answer(puzzle, number > 1, 20, date(2026, 3, 4))
    dialog = ProgressDialog(progress, GAME)
    person.qtbot.addWidget(dialog)
    assert dialog.solving.text().startswith("Puzzle rating: ")
    assert dialog.solving.text().endswith(", after 6 puzzles")
    assert "Win at once " in dialog.themes.text()
    assert sum(total for _, total in progress.theme_scores(GAME).values()) >= 6
    puzzles.tries.forget(GAME)
    dialog._show_game()
    assert dialog.solving.text() == "Puzzle rating: none yet"


def test_the_page_tells_how_many_drills_there_are_and_are_due(person: Person, dialog: ProgressDialog) -> None:
    box = person.parts.exercises().drilling.box
    for number in (1, 2):
        due = {"due": f"202{number}-03-04T00:00:00+00:00"}
        box.add(Drill(str(number), GAME, 5, BLACK, "", ("c3",), "a1", (), due))
    dialog._show_game()
    assert dialog.drills.text() == "Kept as drills: 2 positions from your own games. Due now: 2."
    box.remove(box.entries[0])
    dialog._show_game()
    assert dialog.drills.text() == "Kept as drills: 1 position from your own games. Due now: 1."


def test_a_course_without_any_puzzle_is_not_what_comes_next(person: Person, progress: LearningProgress) -> None:
    finish_lessons(person, 1)
    mine = person.parts.exercises().puzzling.puzzles
    none = PuzzleSet(PuzzleTheme.FLIP)
    assert mine.of_set(GAME, none) == []
    gone = [puzzle._replace(number=990 + number) for number, puzzle in enumerate(mine.of_game(GAME)[:2])]
    mine.courses.start(GAME, none, gone)
    assert progress.next_exercise(GAME).course is None


def test_a_course_is_what_comes_next_as_long_as_it_is_due(person: Person, progress: LearningProgress) -> None:
    finish_lessons(person, 1)
    mine = person.parts.exercises().puzzling.puzzles
    two = mine.of_game(GAME)[:2]
    course = mine.courses.start(GAME, PuzzleSet(None, Difficulty.EASY), two)
    following = progress.next_exercise(GAME)
    assert following.course == course
    assert str(following.why) == "This round of the course has 2 more puzzles."
    assert person.parts.exercises().begin(following)
    assert mine.puzzle == two[0]
    for puzzle in two:
        mine.courses.answer(course.identity, puzzle.number, True, 9)
    assert progress.next_exercise(GAME).course is None
    dialog = ProgressDialog(progress, GAME)
    person.qtbot.addWidget(dialog)
    name, first, later = dialog.courses.text().splitlines()
    assert name == "Course: Easy"
    assert first.startswith("Round 1, ")
    assert first.endswith(": 2 of 2 right, in 18 seconds")
    assert later.startswith("Round 2 helps most from ")
    assert progress.as_data()[GAME]["courses"][0]["game"] == GAME
    progress.forget(GAME)
    assert progress.courses(GAME) == []


def test_all_of_it_is_exported(
    person: Person, dialog: ProgressDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solve_puzzles(person, 2)
    person.parts.ratings.add(RatedGame("1", GAME, 9, 3, 1.0, "2026-03-04"))
    puzzles = person.parts.exercises().puzzling.puzzles
    puzzles.tries.answer(puzzles.of_game(GAME)[4], True, 20, date(2026, 3, 4))
    target = tmp_path / "progress.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    dialog._export()
    said = json.loads(target.read_text("utf-8"))[GAME]
    solved = [puzzle.number for puzzle in person.parts.exercises().puzzling.puzzles.of_game(GAME)[:2]]
    assert said["puzzles_solved"] == sorted(solved)
    assert (said["rated_games"][0]["size"], said["rated_games"][0]["level"]) == (9, 3)
    assert len(said["ratings"]) == 1
    assert [tried["number"] for tried in said["puzzle_tries"]] == [puzzles.of_game(GAME)[4].number]
    assert said["puzzle_rating"]["value"] > FIRST_SOLVER.value


def test_it_is_forgotten_on_request_only(
    person: Person, dialog: ProgressDialog, progress: LearningProgress, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish_lessons(person, 1)
    solve_puzzles(person, 2)
    person.window.settings.note_puzzle("abande", 1)
    person.parts.ratings.add(RatedGame("1", GAME, 9, 3, 1.0, "2026-03-04"))
    answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    dialog._forget()
    assert progress.of_game(GAME).puzzles_solved == 2
    assert answer_questions(monkeypatch, YES) == []
    dialog._forget()
    told = progress.of_game(GAME)
    assert (told.steps_done, told.puzzles_solved, told.rated_games) == (0, 0, 0)
    assert progress.of_game("abande").puzzles_solved == 1


def test_its_keys_scroll(dialog: ProgressDialog) -> None:
    dialog.resize(500, 260)
    page = dialog.findChild(ScrollPage)
    assert page is not None
    QTest.keyClick(dialog.games, Qt.Key.Key_Tab)
    assert page.hasFocus()
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert page.verticalScrollBar().value() > 0


def test_the_page_opens_at_the_game_of_the_puzzle_on_the_board(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(ProgressDialog, "exec", lambda dialog: shown.append(dialog.games.currentData()) or 0)
    show_exercise(person.parts, "puzzle")
    person.parts.learning_acts.progress.trigger()
    assert shown == ["quabble"]
