"""Which puzzle comes next: the list, sets, the puzzle of the day, and ratings."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from escabel_gui.model.background import kept_entries
from escabel_gui.model.learning.puzzle_tries import PuzzleTries
from escabel_gui.record.exercises.puzzle import (
    ALL_PUZZLES,
    Difficulty,
    PuzzleSet,
    find_puzzles,
    puzzle_of_the_day,
)
from escabel_gui.record.exercises.themes import PuzzleTheme
from escabel_gui.record.rating.puzzle_ratings import open_tries, tries_file
from escabel_gui.view.learning.puzzle_list import PuzzleList
from escabel_gui.view.learning.puzzle_texts import MIN_TOLD_RATING, rating_after
from escabel_gui.view.widgets.wrapping_list import WrappingList
from tests.model.seating import wait_until
from tests.patience import PATIENCE
from tests.view.hands import Person, SitDown
from tests.view.pupil import press, try_move
from tests.view.puzzle_files import page, puzzles

LEFT = Qt.MouseButton.LeftButton


def test_the_list_shows_what_is_solved_and_begins_the_one_that_is_chosen(solver: Person) -> None:
    window = solver.window
    window.settings.note_puzzle("quabble", 2)
    seen: list[str] = []

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PuzzleList)
        dialog.games.setCurrentIndex(dialog.games.findData("quabble"))
        seen.extend(dialog.rows.item(row).text() for row in range(dialog.rows.count()))
        assert dialog.solved.text() == "1 of 2 solved"
        assert dialog.rows.currentRow() == 1
        dialog.accept()

    QTimer.singleShot(0, choose)
    solver.parts.puzzle_acts.all_puzzles.trigger()
    assert [text.splitlines()[0] for text in seen] == [
        "✓ 1. Black moves and wins in 2 turns.",
        "2. White moves and wins in 2 turns.",
    ]
    assert page(solver).place.text() == "Quabble, 5\u00a0×\u00a05: puzzle 2"


@pytest.mark.parametrize("width", range(300, 900, 37))
@pytest.mark.parametrize("points", [10, 15])
def test_rows_never_cover_each_other(qtbot: QtBot, width: int, points: int) -> None:
    rows = WrappingList()
    qtbot.addWidget(rows)
    font = rows.font()
    font.setPointSize(points)
    rows.setFont(font)
    for number in range(30):
        rows.addItem(f"{number}. A task\nA degree\nWin at once · Stop a win · Connect chains · What comes with it")
    rows.resize(width, 350)
    rows.show()
    QApplication.processEvents()
    first, second = (rows.visualItemRect(rows.item(row)) for row in range(2))
    assert first.bottom() < second.top()


def choose_set(theme: PuzzleTheme, seen: list[str]) -> None:
    """Choose a set in the list by its theme, and begin its first puzzle; what is shown is added to `seen`."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PuzzleList)
    dialog.games.setCurrentIndex(dialog.games.findData("quabble"))
    dialog.themes.setCurrentIndex(dialog.themes.findData(theme.value))
    seen.extend(dialog.rows.item(row).text() for row in range(dialog.rows.count()))
    seen.extend((dialog.about_theme.text(), dialog.solved.text()))
    dialog.accept()


def test_the_list_says_what_each_is_about_and_has_sets_by_theme(solver: Person) -> None:
    seen: list[str] = []
    QTimer.singleShot(0, lambda: choose_set(PuzzleTheme.SAVE, seen))
    solver.parts.puzzle_acts.all_puzzles.trigger()
    row, about, solved = seen
    assert row.splitlines()[0] == "2. White moves and wins in 2 turns."
    assert row.splitlines()[2] == "Stop a win · What comes along"
    assert about == "Stop a win: the opponent would win on the next turn."
    assert solved == "0 of 1 solved"
    assert page(solver).about_set.text() == "Stop a win: 0 of 1 solved"
    assert page(solver).next.text() == "Finish", "the set has no other puzzle"
    assert solver.parts.puzzle_acts.next_puzzle.text() == "Next puzzle", "menus and the list of keys call it so"
    seen.clear()
    QTimer.singleShot(0, lambda: choose_set(PuzzleTheme.DOUBLE, seen))
    solver.parts.puzzle_acts.all_puzzles.trigger()
    assert seen[-1] == "0 of 1 solved"
    assert not page(solver).about.isVisible(), "before it is solved nothing is given away"
    try_move(solver, "b4")
    try_move(solver, "d4")
    assert page(solver).about.isVisible()
    assert page(solver).about.text() == "Double threat: a move threatens more than one reply can stop."
    assert page(solver).about_set.text() == "Double threat: 1 of 1 solved"
    puzzles(solver).begin(puzzles(solver).of_game("quabble")[0])
    assert not page(solver).about_set.isVisible()
    assert page(solver).next.text() == "Next puzzle"


def test_a_set_is_proposed_again_where_the_game_has_it(person: Person) -> None:
    person.window.settings.puzzle_set = "climb medium"
    sets: list[PuzzleSet] = []
    counts: list[int] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PuzzleList)
        for game in ("escabel", "quabble"):
            dialog.games.setCurrentIndex(dialog.games.findData(game))
            sets.append(dialog.puzzle_set)
            counts.append(dialog.rows.count())
        dialog.reject()

    QTimer.singleShot(0, look)
    person.parts.puzzle_acts.all_puzzles.trigger()
    medium = PuzzleSet(None, Difficulty.MEDIUM)
    assert sets == [PuzzleSet(PuzzleTheme.CLIMB, Difficulty.MEDIUM), medium], "nothing climbs in Quabble"
    assert 0 < counts[0] < len(puzzles(person).of_game("escabel"))
    assert counts[1] == len(puzzles(person).of_set("quabble", medium))
    assert person.window.settings.puzzle_set == "climb medium", "nothing was begun"


@pytest.mark.parametrize(
    ("game", "size"),
    [("abande", ""), ("escabel", "5\u00a0×\u00a05 · "), ("conquare", "4\u00a0×\u00a04 spaces · ")],
)
def test_the_list_tells_the_size_of_boards_where_there_is_a_choice(person: Person, game: str, size: str) -> None:
    dialog = PuzzleList(puzzles(person), game, ALL_PUZZLES, person.window)
    assert dialog.rows.item(0).text().splitlines()[1].startswith(f"{size}Easy")
    dialog.deleteLater()


def test_a_set_without_puzzles_says_so(person: Person) -> None:
    every = [PuzzleSet(theme, difficulty) for theme in PuzzleTheme for difficulty in Difficulty]
    empty = next(one for one in every if not puzzles(person).of_set("escabel", one))
    dialog = PuzzleList(puzzles(person), "escabel", empty, person.window)
    dialog.themes.addItem("", empty.theme.value if empty.theme else "")
    dialog.themes.setCurrentIndex(dialog.themes.count() - 1)
    assert dialog.rows.count() == 0
    assert dialog.solved.text() == "There is no puzzle of this theme and difficulty."
    assert not dialog.start.isEnabled()
    assert dialog.chosen is None
    dialog.deleteLater()


def test_every_day_has_its_puzzle_and_all_have_their_turn(folder: Path) -> None:
    all_puzzles = find_puzzles(folder)
    assert [(puzzle.game, puzzle.number) for puzzle in all_puzzles] == [("abande", 1), ("quabble", 2), ("quabble", 1)]
    days = [puzzle_of_the_day(all_puzzles, date.fromordinal(date(2026, 11, 22).toordinal() + k)) for k in range(3)]
    assert len(set(days)) == 3
    assert puzzle_of_the_day(all_puzzles[::-1], date(2026, 11, 22)) == days[0]
    assert puzzle_of_the_day([], date(2026, 11, 22)) is None


def test_todays_puzzle_is_on_the_board_at_a_key(person: Person) -> None:
    person.parts.puzzle_acts.of_the_day.trigger()
    assert page(person).isVisible()
    assert puzzles(person).puzzle == puzzles(person).of_the_day
    assert page(person).place.text().startswith("Puzzle of the day")


def test_the_puzzle_of_the_day_is_of_a_game_that_one_knows(person: Person) -> None:
    first = puzzles(person).of_the_day
    assert first is not None
    assert first.game == "escabel"  # nobody has played anything yet
    game = puzzles(person).all[-1].game
    person.window.settings.note_known(game)
    puzzle = puzzles(person).of_the_day
    assert puzzle is not None
    assert puzzle.game == game


def test_the_puzzle_of_the_day_stays_the_same_when_other_games_become_known(person: Person) -> None:
    mine = puzzles(person)
    mine._today = lambda: date(2026, 11, 22)
    person.parts.puzzle_acts.of_the_day.trigger()
    begun, game = mine.puzzle, mine.all[-1].game
    person.window.settings.note_known(game)
    person.parts.puzzle_acts.of_the_day.trigger()
    assert mine.puzzle == begun
    mine._today = lambda: date(2026, 11, 23)
    assert mine.of_the_day is not None
    assert mine.of_the_day.game == game


def test_the_puzzle_of_the_day_stays_the_same_and_suits_what_was_shown_before(person: Person) -> None:
    mine = puzzles(person)
    first = mine.of_the_day
    assert first is not None
    assert first in mine.of_game("escabel")[:12]  # nobody has solved anything yet
    days = [date(2026, 11, 1 + number) for number in range(9)]
    for puzzle, day in zip(mine.of_game("escabel")[40:], days, strict=False):
        mine.tries.answer(puzzle, True, 9, day)
    mine._today = lambda: days[-1]
    strong = mine.of_the_day
    assert strong is not None
    assert strong.rating > 1_100
    mine.tries.answer(strong, True, 9, days[-1])
    mine.tries.answer(first, False, 9, days[-1])
    assert mine.of_the_day == strong


def test_earlier_answers_are_known_before_the_first_puzzle_is_chosen(
    person: Person, sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_entries, "MOMENT", PATIENCE)  # a busy machine may take longer than a moment
    mine = puzzles(person)
    easy = mine.of_the_day
    for number, puzzle in enumerate(mine.of_game("escabel")[40:]):
        mine.tries.answer(puzzle, True, 9, date(2026, 1, 1 + number))
    file = tries_file(person.table.kept_games.folder)
    wait_until(lambda: len(open_tries(file).read()) == len(mine.tries.entries))
    later = sit_down()
    later.parts.puzzle_acts.of_the_day.trigger()
    begun = puzzles(later).puzzle
    assert easy is not None
    assert begun is not None
    assert begun.rating > easy.rating + 300
    QApplication.processEvents()
    assert puzzles(later).rating_change == 0, "nothing is answered yet"


def test_a_first_answer_counts_and_says_how_the_rating_has_changed(solver: Person) -> None:
    mine = puzzles(solver)
    assert page(solver).difficulty.text() == "Easy, 700 points: the bot finds it from level 1 (Beginner) on."
    assert not page(solver).rating.isVisible()
    try_move(solver, "d4")
    before, after = mine.tries.ratings("quabble").person
    assert after.value < before.value
    assert page(solver).rating.text() == f"Your puzzle rating in this game: about {round(after.value)} so far"
    press(page(solver).retry)
    try_move(solver, "b4")
    try_move(solver, "c5")
    assert [tried.is_solved for tried in mine.tries.entries] == [False]
    assert mine.tries.difficulty(mine.of_game("quabble")[0]).value > 700
    assert "You would solve about " not in page(solver).difficulty.text()
    mine.begin(mine.of_game("quabble")[1])
    assert "You would solve about " not in page(solver).difficulty.text(), "one answer tells little"
    for number, puzzle in enumerate(mine.of_game("quabble") * 10):
        mine.tries.answer(puzzle, False, 9, date(2026, 11, 1 + number))
    assert mine.tries.ratings("quabble").is_sure
    mine.begin(mine.of_game("quabble")[0])
    assert "You would solve about " in page(solver).difficulty.text()


def test_the_first_wrong_answers_do_not_make_anybody_worth_nothing(person: Person) -> None:
    mine = puzzles(person)
    for puzzle in mine.of_game("escabel")[:5]:
        mine.tries.answer(puzzle, False, 9, date(2026, 11, 1))
    assert not mine.tries.ratings("escabel").is_sure
    assert mine.tries.ratings("escabel").person[-1].value < MIN_TOLD_RATING
    words = rating_after(mine.tries, "escabel", -9.0)
    assert words == "Your puzzle rating in this game is not known yet: a few answers more will tell."


def test_a_certain_rating_is_told_with_its_change(solver: Person) -> None:
    mine = puzzles(solver)
    for number, puzzle in enumerate(mine.of_game("quabble") * 10):
        mine.tries.answer(puzzle, False, 9, date(2026, 11, 1 + number))
    mine.begin(mine.of_game("quabble")[0])
    before = mine.tries.ratings("quabble").person[-1].value
    try_move(solver, "b4")
    try_move(solver, "c5")
    after = mine.tries.ratings("quabble").person[-1].value
    words = page(solver).rating.text()
    assert words == f"Your puzzle rating in this game: {round(after)} (+{round(after - before)})"


def test_earlier_answers_that_come_or_go_meanwhile_do_not_change_the_rating_by_the_puzzle(solver: Person) -> None:
    mine = puzzles(solver)
    first, second = mine.of_game("quabble")
    mine.tries.answer(second, True, 9, date(2026, 11, 1))  # as if the disk had been slow
    try_move(solver, "d4")
    before, after = mine.tries.ratings("quabble").person[-2:]
    assert mine.rating_change == after.value - before.value < 0
    mine.begin(first)
    mine.tries.forget("quabble")
    mine.practice.restart()
    assert not page(solver).rating.isVisible()


def test_a_hint_counts_as_no_solution(solver: Person) -> None:
    solver.parts.puzzle_acts.hint.trigger()
    try_move(solver, "b4")
    try_move(solver, "c5")
    assert [tried.is_solved for tried in puzzles(solver).tries.entries] == [False]


def test_tries_are_there_after_the_next_start_and_forgotten_on_request(solver: Person) -> None:
    try_move(solver, "b4")
    try_move(solver, "d4")
    file = tries_file(solver.table.kept_games.folder)
    wait_until(file.exists)
    (tried,) = open_tries(file).read()
    assert (tried.game, tried.number, tried.is_solved) == ("quabble", 2, True)
    again = PuzzleTries(solver.table, file, solver.window)
    wait_until(lambda: again.entries == [tried])
    again.forget("quabble")
    wait_until(lambda: not open_tries(file).read())
    assert not again.ratings("quabble").is_known


def test_as_long_as_little_is_known_puzzles_are_short_and_small(person: Person) -> None:
    mine = puzzles(person)
    all_puzzles = mine.of_game("escabel")
    puzzle = mine.best_of(all_puzzles)
    assert puzzle == all_puzzles[0]
    while puzzle.turns <= 2:  # whoever solves all has longer ones sooner or later
        assert puzzle.size <= 7 or mine.tries.ratings("escabel").is_sure
        mine.tries.answer(puzzle, True, 9, date(2026, 11, 1))
        person.window.settings.note_puzzle("escabel", puzzle.number)
        puzzle = mine.best_of(all_puzzles, puzzle)
        assert puzzle is not None
    assert mine.tries.ratings("escabel").is_sure


def test_what_comes_next_is_as_hard_as_the_person_is_good(person: Person) -> None:
    mine = puzzles(person)
    all_puzzles = mine.of_game("escabel")
    assert mine.best_of(all_puzzles) == all_puzzles[0]
    for puzzle in all_puzzles[13:40]:
        mine.tries.answer(puzzle, True, 9, date(2026, 11, 1))
        person.window.settings.note_puzzle("escabel", puzzle.number)
    fitting = mine.best_of(all_puzzles)
    assert fitting is not None
    assert mine.tries.chance(fitting) == pytest.approx(2 / 3, abs=0.05)
    assert fitting.rating > 1_300
    assert not mine.is_solved(fitting)
    mine._today = lambda: date(2026, 11, 22)
    mine.tries.answer(fitting, False, 9, date(2026, 11, 22))
    assert mine.best_of(all_puzzles) != fitting  # it was tried today


def test_the_list_begins_with_the_game_of_the_puzzle_on_the_board(solver: Person) -> None:
    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PuzzleList)
        seen.append(dialog.games.currentData())
        dialog.reject()

    for _ in range(2):
        QTimer.singleShot(0, look)
        solver.parts.puzzle_acts.all_puzzles.trigger()
        solver.parts.puzzle_acts.leave_puzzle.trigger()
    assert seen == ["quabble", "abande"], "of the table there is no puzzle: the first game is offered"
