"""Puzzles in the window: solved, failed, shown, and what is remembered of that."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QToolButton

from escabel_gui.model.learning.phase import Phase
from escabel_gui.record.exercises.exercise import right_moves
from escabel_gui.view.learning import exercise_controller
from escabel_gui.view.new_game.players_dialog import PlayersDialog
from tests.model.seating import wait_until
from tests.view.hands import Person
from tests.view.pupil import click, press, shown_at, try_move
from tests.view.puzzle_files import REFUTED, numbers_on_board, page, puzzles

LEFT = Qt.MouseButton.LeftButton


def test_a_puzzle_is_solved_at_the_first_try(solver: Person) -> None:
    assert page(solver).isVisible()
    assert page(solver).task.text() == "Black moves and wins in 2 turns."
    assert page(solver).place.text() == "Quabble, 5\u00a0×\u00a05: puzzle 1"
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
    assert window.windowTitle() == "Quabble, 5\u00a0×\u00a05: puzzle 1 — Escabel"
    press(page(solver).learn)
    assert window.windowTitle() == "Quabble: lesson — Escabel"
    solver.parts.exercises().learning.lessons.leave()
    assert window.windowTitle().startswith("Black against White")


def test_a_click_after_a_wrong_move_begins_the_next_try(person: Person) -> None:
    of_game = puzzles(person).of_game("escabel")
    puzzles(person).begin(next(puzzle for puzzle in of_game if puzzle.number == 4))
    practice, names = puzzles(person).practice, person.board.choice.game.rules.board.names
    right = {found.move for found in right_moves(practice.game.node)}
    wrong = next(point for point, move in practice.game.legal_moves.on_point.items() if move not in right)
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
    wait_until(lambda: all(button.width() >= button.sizeHint().width() for button in buttons))
    for button in buttons:
        assert page(solver).rect().contains(button.geometry()), button.text()
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(buttons, 2))


def test_the_engine_says_why_a_move_fails_that_the_puzzle_knows_nothing_of(solver: Person) -> None:
    try_move(solver, "b2")
    assert page(solver).answer.verdict.text() == "This does not work."
    before = solver.board.choice.game.node
    buttons = [page(solver).retry, page(solver).play_out, page(solver).refute]
    places = [button.geometry() for button in buttons]
    press(page(solver).refute)
    assert page(solver).refute.isVisible(), "while the engine looks"
    wait_until(lambda: solver.board.choice.game.node is not before)
    assert not page(solver).refute.isEnabled()
    QApplication.processEvents()
    assert [button.geometry() for button in buttons] == places
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
    assert solver.parts.exercises().learning.cover.page.isVisible()
    assert not page(solver).isVisible()
    assert not puzzles(solver).is_on
    puzzles(solver).begin(puzzles(solver).all[0])
    assert page(solver).isVisible()
    assert not solver.parts.exercises().learning.cover.page.isVisible()
    assert window.table.turns.is_paused
    solver.parts.puzzle_acts.leave_puzzle.trigger()
    assert solver.parts.pages.isVisible()
    assert not window.table.turns.is_paused


def test_a_puzzle_is_played_out_as_a_game_against_the_bot(solver: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not page(solver).play_out.isVisible()
    try_move(solver, "b2")  # which fails
    asked: list[tuple[int, int]] = []

    def accept(dialog: PlayersDialog) -> int:
        asked.append((dialog.black.player.level, dialog.white.player.level))
        return 1

    monkeypatch.setattr(PlayersDialog, "exec", accept)
    press(page(solver).play_out)
    assert asked == [(0, 2)]  # the person has Black, as in the puzzle, and the bot the level of the last game
    assert not puzzles(solver).is_on
    game = solver.table.game
    assert (game.rules.wire_name, game.rules.size) == ("quabble", 5)
    assert game.tree.start_stacks == "a1b c3b e1w"
    assert game.rules.format_move(game.tree.moves_to(game.node)[0]) == "b2"
    assert not solver.window.acts.play_out.isEnabled()


def test_a_file_that_is_damaged_later_is_no_puzzle(solver: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(exercise_controller, "warn", lambda _window, words: told.append(words))
    following = puzzles(solver).of_game("quabble")[1]
    following.file.write_text("(;GM[103]RU[quabble")
    press(page(solver).next)
    assert not puzzles(solver).is_on
    assert solver.parts.pages.isVisible()
    assert told == ["The file ends in the middle of the game: its end is missing."]


def test_whose_color_and_edges_one_has_stands_below_the_board(solver: Person) -> None:
    assert solver.message == "Your move: you are Black."
    assert solver.about_point == "Black · top to bottom"
    try_move(solver, "b4")
    try_move(solver, "c5")
    assert "·" not in solver.about_point
