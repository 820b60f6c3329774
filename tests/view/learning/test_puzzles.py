"""Puzzles in the window: solved, failed, shown, and what is remembered of that."""

from __future__ import annotations

from datetime import date
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QToolButton

from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.puzzle_tries import PuzzleTries
from escabel_gui.model.learning.puzzles import Puzzles
from escabel_gui.record.exercises.course import courses_file
from escabel_gui.record.exercises.exercise import right_moves
from escabel_gui.record.exercises.puzzle import (
    Difficulty,
    PuzzleSet,
    find_puzzles,
    format_puzzle_set,
    puzzle_of_the_day,
)
from escabel_gui.record.exercises.themes import PuzzleTheme
from escabel_gui.record.rating.puzzle_ratings import open_tries, tries_file
from escabel_gui.view.learning.puzzle_list import PuzzleList
from escabel_gui.view.learning.puzzle_page import PuzzlePage
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from hands import Person, SitDown, answer_questions
from pupil import click, press, shown_at, try_move
from seating import wait_until

LEFT = Qt.MouseButton.LeftButton
QUABBLE = "(;FF[4]CA[UTF-8]GM[103]RU[quabble]SZ[5]"
FIRST = (
    QUABBLE + "XSTART[b a1b c3b e1w]XGOAL[win 2][grade:1][turns:2][kind:attack][themes:double]"
    "(;B[b4]TE[1];W[d2](;B[c5]TE[1])(;B[d4]TE[1]))(;B[d4]BM[1];W[b4]))"
)
REFUTED = FIRST.replace("BM[1];W[b4])", "BM[1];W[b4];B[c5];W[d2])")
SECOND = (
    QUABBLE
    + "XSTART[w a1b c3b]XGOAL[win 2][grade:3][turns:2][kind:defence][themes:save,gain];W[b4]TE[1];B[d2];W[b2]TE[1])"
)
ENDING = "(;FF[4]GM[102]RU[abande]SZ[7]XSTART[b d4b d5w]XGOAL[best B+3][grade:2][turns:2][kind:ending];B[d3]TE[1])"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two puzzles of one game, the harder one first, one of another, and something that is none."""
    resources = tmp_path / "resources"
    for game, number, text in (
        ("quabble", 1, SECOND),
        ("quabble", 2, FIRST),
        ("quabble", 3, "(;GM[103])"),
        ("abande", 1, ENDING),
    ):
        path = resources / "puzzles" / game / f"{number:03}.sgf"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return resources / "puzzles"


@pytest.fixture
def solver(person: Person, folder: Path) -> Person:
    """Somebody in front of the easier puzzle, in the middle of a game of their own."""
    person.play("b2 c2")
    puzzles = person.parts.exercises().puzzling.puzzles
    puzzles._folder = folder
    puzzles.begin(puzzles.of_game("quabble")[0])
    return person


def page(person: Person) -> PuzzlePage:
    return person.parts.exercises().puzzling.page


def puzzles(person: Person) -> Puzzles:
    return person.parts.exercises().puzzling.puzzles


def numbers_on_board(person: Person) -> list[str]:
    analysis = person.window.board.board_scene.analysis
    return [] if analysis is None or analysis.line is None else sorted(analysis.line.numbers.values())


def test_a_puzzle_is_solved_at_the_first_try(solver: Person) -> None:
    assert page(solver).isVisible()
    assert page(solver).task.text() == "Black moves and wins in 2 turns."
    assert page(solver).place.text() == "Quabble, 5 × 5: puzzle 1"
    assert not page(solver).streak.isVisible()
    try_move(solver, "b4")
    assert page(solver).answer.verdict.text() == "Right. Go on."
    try_move(solver, "d4")  # as good as the first one
    assert page(solver).answer.verdict.text() == "Solved."
    assert puzzles(solver).streak == 1
    assert page(solver).streak.text() == "In a row at the first try: 1"
    assert puzzles(solver).is_solved(puzzles(solver).of_game("quabble")[0])
    press(page(solver).next)
    assert page(solver).task.text() == "White moves and wins in 2 turns."


def test_a_wrong_move_is_refuted_and_tried_again_and_ends_the_streak(solver: Person) -> None:
    solver.window.settings.puzzle_streak = 4
    try_move(solver, "d4")
    assert page(solver).answer.verdict.text() == "This does not work."
    assert shown_at(solver, "b4")  # what refutes it stands there
    assert page(solver).answer.words.text().startswith("White placed on b4")
    assert puzzles(solver).streak == 0
    press(page(solver).retry)
    try_move(solver, "b4")
    try_move(solver, "c5")
    assert page(solver).answer.verdict.text() == "Solved."
    assert puzzles(solver).streak == 0
    press(page(solver).retry)  # once more from the beginning, which is no feat
    try_move(solver, "b4")
    try_move(solver, "c5")
    assert puzzles(solver).streak == 0


def test_what_answers_a_wrong_move_is_gone_through_at_ones_own_pace(person: Person, folder: Path) -> None:
    (folder / "quabble" / "002.sgf").write_text(REFUTED)
    mine = puzzles(person)
    mine._folder = folder
    mine.begin(mine.of_game("quabble")[0])
    steps, answer = page(person).steps, page(person).answer
    assert not steps.isVisible()
    try_move(person, "d4")
    wait_until(lambda: mine.practice.phase is Phase.FAILED)
    assert shown_at(person, "b4")
    assert not shown_at(person, "c5")  # what follows waits for the person
    assert [button.isEnabled() for button in (steps.back, steps.on)] == [True, True]
    steps.on.trigger()
    assert shown_at(person, "c5")
    assert answer.words.text().startswith("Black placed on c5")
    person.press("Right")
    assert shown_at(person, "d2")
    assert not steps.on.isEnabled()
    assert numbers_on_board(person) == ["1", "2", "3", "4"]
    for _ in range(3):
        person.press("Left")
    assert numbers_on_board(person) == ["1"]
    assert not steps.back.isEnabled()
    assert puzzles(person).practice.failures == 1
    press(page(person).retry)
    assert not steps.isVisible()
    assert numbers_on_board(person) == []


def test_the_answer_is_seen_however_large_the_type(solver: Person) -> None:
    solver.window.settings.type_size = 200
    solver.window.resize(1000, 600)
    scrolled, answer = page(solver).scrolled, page(solver).answer
    try_move(solver, "d4")
    wait_until(lambda: scrolled.verticalScrollBar().value() > 0)
    assert not answer.verdict.visibleRegion().isEmpty()
    press(page(solver).retry)
    wait_until(lambda: scrolled.verticalScrollBar().value() == 0)


def test_who_does_not_know_the_game_of_a_puzzle_is_offered_its_lesson(solver: Person) -> None:
    assert page(solver).learn.isVisible()
    press(page(solver).learn)
    assert not page(solver).isVisible()
    lesson = solver.parts.exercises().learning.lessons.lesson
    assert lesson is not None
    assert lesson.wire_name.startswith("quabble")
    solver.window.settings.note_known("quabble")
    puzzles(solver).begin(puzzles(solver).of_game("quabble")[0])
    assert page(solver).isVisible()
    assert not page(solver).learn.isVisible()


def test_the_window_is_called_after_what_is_on_the_board(solver: Person) -> None:
    window = solver.window
    assert window.windowTitle() == "Quabble, 5 × 5: puzzle 1 — Escabel"
    press(page(solver).learn)
    assert window.windowTitle() == "Quabble: lesson — Escabel"
    solver.parts.exercises().learning.lessons.leave()
    assert window.windowTitle().startswith("Black against White")


def test_a_click_after_a_wrong_move_begins_the_next_try(person: Person) -> None:
    of_game = puzzles(person).of_game("escabel")
    puzzles(person).begin(next(puzzle for puzzle in of_game if puzzle.number == 4))
    practice, names = puzzles(person).practice, person.board.choice.game.rules.board.names
    right = {found.move for found in right_moves(practice.game.node)}
    wrong = next(point for point, move in practice.game.offers.on_point.items() if move not in right)
    try_move(person, names[wrong])
    assert practice.failures == 1
    click(person, "c5")
    assert practice.phase is Phase.LOOKING
    assert person.message == "Taken back: look for a better move."
    assert person.board.choice.selected is not None
    assert names[person.board.choice.selected] == "c5"


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("is_wide", [True, False])
def test_no_button_is_cut(solver: Person, percent: int, is_wide: bool) -> None:
    solver.window.settings.type_size = percent
    solver.window.resize(QSize(1080, 780) if is_wide else QSize(700, 1000))
    try_move(solver, "b2")
    assert page(solver).learn.width() >= page(solver).learn.sizeHint().width()  # it can be scrolled to
    buttons = [button for button in page(solver).findChildren(QToolButton) if button.isVisible()]
    buttons = [button for button in buttons if not page(solver).scrolled.isAncestorOf(button)]
    assert page(solver).refute in buttons
    for button in buttons:
        wait_until(lambda button=button: button.width() >= button.sizeHint().width())
        assert page(solver).rect().contains(button.geometry()), button.text()
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(buttons, 2))


def test_the_engine_says_why_a_move_fails_that_the_puzzle_knows_nothing_of(solver: Person) -> None:
    try_move(solver, "b2")
    assert page(solver).answer.verdict.text() == "This does not work."
    before = solver.board.choice.game.node
    press(page(solver).refute)
    wait_until(lambda: solver.board.choice.game.node is not before)
    assert not page(solver).refute.isVisible()
    press(page(solver).retry)
    assert not solver.board.choice.game.node.children or solver.board.choice.game.node.child(before.move or 0) is None


def test_a_hint_points_at_where_the_move_begins(solver: Person) -> None:
    def pointed_at() -> list[int]:
        return [sign.target for sign in solver.window.scene.analysis.signs]

    before = solver.picture()
    press(page(solver).hint)
    assert pointed_at() == [solver.board.choice.game.rules.board.index_by_name["b4"]]
    solver.hover("a5")
    assert len(pointed_at()) == 1
    assert solver.picture() != before
    assert page(solver).answer.words.text() == "Look at b4."
    assert not page(solver).hint.isEnabled()
    try_move(solver, "b4")
    assert pointed_at() == []
    try_move(solver, "c5")
    assert page(solver).answer.verdict.text() == "Solved."
    assert puzzles(solver).streak == 0


def test_the_solution_is_played_through_and_does_not_count(solver: Person) -> None:
    said = []
    for _ in range(2):
        press(page(solver).show_solution)
        wait_until(lambda: puzzles(solver).practice.phase is not Phase.ANSWERING)
        said.append((page(solver).answer.verdict.text(), page(solver).answer.words.text()))
        assert solver.window.scene.marks.last == tuple(solver.board.choice.game.last_points()) != ()
    assert said[0][0] == "b4 was the move."
    assert said[0][1].startswith("White placed on d2")
    assert said[1][0] == solver.message == "This is the solution."
    assert puzzles(solver).streak == 0
    assert not any(puzzles(solver).is_solved(puzzle) for puzzle in puzzles(solver).all)


def test_points_and_hands_stand_beside_a_puzzle_that_counts_them(solver: Person) -> None:
    assert not page(solver).score.isVisible()
    puzzles(solver).begin(puzzles(solver).of_game("abande")[0])
    assert page(solver).score.isVisible()
    assert page(solver).score.text().startswith("Points: Black 1, White 1. In hand: Black ")


def test_the_game_on_the_table_rests_and_goes_on(solver: Person) -> None:
    table = solver.window.table
    assert table.turns.is_paused
    solver.parts.puzzle_acts.leave_puzzle.trigger()
    assert not page(solver).isVisible()
    assert solver.parts.pages.isVisible()
    assert not table.turns.is_paused
    solver.play("d4")
    assert len(table.game.tree.main_line()) == 4


def test_a_lesson_takes_the_place_of_a_puzzle_and_the_other_way_round(solver: Person) -> None:
    window = solver.window
    solver.parts.learning_acts.lesson.trigger()
    assert solver.parts.exercises().learning.page.isVisible()
    assert not page(solver).isVisible()
    assert not puzzles(solver).is_on
    puzzles(solver).begin(puzzles(solver).all[0])
    assert page(solver).isVisible()
    assert not solver.parts.exercises().learning.page.isVisible()
    assert window.table.turns.is_paused
    solver.parts.puzzle_acts.leave_puzzle.trigger()
    assert solver.parts.pages.isVisible()
    assert not window.table.turns.is_paused


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
    assert page(solver).place.text() == "Quabble, 5 × 5: puzzle 2"


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
    assert about == "Stop a win: the opponent would win with the next move."
    assert solved == "0 of 1 solved"
    assert page(solver).about_set.text() == "Stop a win: 0 of 1 solved"
    assert page(solver).next.text() == "Finish", "the set has no other puzzle"
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


def test_the_puzzle_of_the_day_stays_the_same_and_suits_what_was_shown_before(person: Person) -> None:
    mine = puzzles(person)
    first = mine.of_the_day
    assert first is not None
    assert first in mine.of_game("escabel")[:12]  # nobody has solved anything yet
    days = [date(2026, 11, 1 + number) for number in range(9)]
    for puzzle, day in zip(mine.of_game("escabel")[40:], days, strict=False):
        mine.tries.add(puzzle, True, 9, day)
    mine._today = lambda: days[-1]
    strong = mine.of_the_day
    assert strong is not None
    assert strong.rating > 1_100
    mine.tries.add(strong, True, 9, days[-1])
    mine.tries.add(first, False, 9, days[-1])
    assert mine.of_the_day == strong


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
    assert [tried.is_solved for tried in mine.tries.tries] == [False]
    assert mine.tries.difficulty(mine.of_game("quabble")[0]).value > 700
    assert "You would solve about " not in page(solver).difficulty.text()
    mine.begin(mine.of_game("quabble")[1])
    assert "You would solve about " in page(solver).difficulty.text()


def test_a_certain_rating_is_told_with_its_change(solver: Person) -> None:
    mine = puzzles(solver)
    for number, puzzle in enumerate(mine.of_game("quabble") * 10):
        mine.tries.add(puzzle, False, 9, date(2026, 11, 1 + number))
    mine.begin(mine.of_game("quabble")[0])
    before = mine.tries.ratings("quabble").person[-1].value
    try_move(solver, "b4")
    try_move(solver, "c5")
    after = mine.tries.ratings("quabble").person[-1].value
    words = page(solver).rating.text()
    assert words == f"Your puzzle rating in this game: {round(after)} (+{round(after - before)})"


def test_a_hint_counts_as_no_solution(solver: Person) -> None:
    solver.parts.puzzle_acts.hint.trigger()
    try_move(solver, "b4")
    try_move(solver, "c5")
    assert [tried.is_solved for tried in puzzles(solver).tries.tries] == [False]


def test_tries_are_there_after_the_next_start_and_forgotten_on_request(solver: Person) -> None:
    try_move(solver, "b4")
    try_move(solver, "d4")
    file = tries_file(solver.table.kept_games.folder)
    wait_until(file.exists)
    (tried,) = open_tries(file).read()
    assert (tried.game, tried.number, tried.is_solved) == ("quabble", 2, True)
    again = PuzzleTries(solver.table, file, solver.window)
    wait_until(lambda: again.tries == [tried])
    again.forget("quabble")
    wait_until(lambda: not open_tries(file).read())
    assert not again.ratings("quabble").is_known


def test_as_long_as_little_is_known_puzzles_are_short_and_small(person: Person) -> None:
    mine = puzzles(person)
    all_puzzles = mine.of_game("escabel")
    puzzle = mine.best_of(all_puzzles)
    assert puzzle == all_puzzles[0]
    while not mine.tries.ratings("escabel").is_sure:
        assert puzzle is not None
        assert puzzle.turns <= 2
        assert puzzle.size <= 7
        mine.tries.add(puzzle, True, 9, date(2026, 11, 1))
        person.window.settings.note_puzzle("escabel", puzzle.number)
        puzzle = mine.best_of(all_puzzles, puzzle)
    assert puzzle is not None
    assert puzzle.turns > 2


def test_what_comes_next_is_as_hard_as_the_person_is_good(person: Person) -> None:
    mine = puzzles(person)
    all_puzzles = mine.of_game("escabel")
    assert mine.best_of(all_puzzles) == all_puzzles[0]
    for puzzle in all_puzzles[20:40]:
        mine.tries.add(puzzle, True, 9, date(2026, 11, 1))
        person.window.settings.note_puzzle("escabel", puzzle.number)
    fitting = mine.best_of(all_puzzles)
    assert fitting is not None
    assert mine.tries.chance(fitting) == pytest.approx(2 / 3, abs=0.05)
    assert fitting.rating > 1_300
    assert not mine.is_solved(fitting)
    mine.tries.add(fitting, False, 9, date.today())
    assert mine.best_of(all_puzzles) != fitting  # it was tried today


def test_a_puzzle_is_played_out_as_a_game_against_the_bot(solver: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not page(solver).play_out.isVisible()
    try_move(solver, "b2")  # which fails
    asked: list[tuple[int, int]] = []

    def accept(dialog: PlayersDialog) -> int:
        asked.append((dialog.black.player.level, dialog.white.player.level))
        return 1

    monkeypatch.setattr(PlayersDialog, "exec", accept)
    press(page(solver).play_out)
    assert asked == [(0, 4)]  # the person has Black, as in the puzzle
    assert not puzzles(solver).is_on
    game = solver.table.game
    assert (game.rules.wire_name, int(game.rules.size)) == ("quabble", 5)
    assert game.tree.start_stacks == "a1b c3b e1w"
    assert game.rules.format_move(game.tree.moves_to(game.node)[0]) == "b2"
    assert not solver.window.acts.play_out.isEnabled()


def test_a_file_that_is_damaged_later_is_no_puzzle(solver: Person) -> None:
    following = puzzles(solver).of_game("quabble")[1]
    following.file.write_text("(;GM[103]RU[quabble")
    press(page(solver).next)
    assert not puzzles(solver).is_on
    assert solver.parts.pages.isVisible()


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    return sit_down()


def test_a_set_is_a_course_that_is_solved_in_rounds(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = puzzles(person)
    easy = PuzzleSet(PuzzleTheme.CONNECT, Difficulty.EASY)
    monkeypatch.setattr(PuzzleList, "exec", lambda dialog: dialog.take.click() or dialog.result())
    person.window.settings.puzzle_set = format_puzzle_set(easy)
    person.parts.puzzle_acts.all_puzzles.trigger()
    in_course = mine.of_set("escabel", easy)
    assert len(in_course) > 1
    assert mine.puzzle == in_course[0]
    assert page(person).about_set.text().startswith("Course: Connect chains · Easy\nRound 1: 0 of ")
    for puzzle in in_course:
        assert mine.puzzle == puzzle
        mine.practice.show_me()
        press(page(person).next)
    assert not mine.is_on
    course = mine.courses.of_set("escabel", easy)
    assert course is not None
    assert [one.wrong for one in course.past] == [course.numbers]
    assert course.due is not None
    wait_until(courses_file(person.table.kept_games.folder).exists)
    person.parts.puzzle_acts.all_puzzles.trigger()  # the next round, earlier than it would help most
    assert mine.puzzle == in_course[0]
    again = mine.course
    assert again is not None
    assert again.current is not None
    assert "Round 1, " in page(person).about_set.text()
    mine.leave()
    monkeypatch.setattr(PuzzleList, "exec", lambda dialog: dialog.give_up.click() or dialog.result())
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    person.parts.puzzle_acts.all_puzzles.trigger()
    assert mine.courses.of_game("escabel") == []


def test_in_a_course_the_first_answer_counts_and_a_puzzle_can_wait(person: Person) -> None:
    mine = puzzles(person)
    easy = PuzzleSet(PuzzleTheme.CONNECT, Difficulty.EASY)
    in_course = mine.of_set("escabel", easy)
    course = mine.courses.start("escabel", easy, in_course)
    mine.begin_course(course)
    mine.go_on()  # without an answer
    assert mine.puzzle == in_course[1]
    move = right_moves(mine.practice.game.node)[0].move
    mine.practice.make_move(move)
    wait_until(lambda: mine.practice.phase in (Phase.SOLVED, Phase.LOOKING))
    while mine.practice.phase is not Phase.SOLVED:
        mine.practice.make_move(right_moves(mine.practice.game.node)[0].move)
        wait_until(lambda: mine.practice.phase in (Phase.SOLVED, Phase.LOOKING))
    now = mine.course
    assert now is not None
    assert now.current is not None
    assert now.current.right == (in_course[1].number,)
    assert in_course[0].number in now.waiting
    mine.go_on()
    assert mine.puzzle == in_course[0]
