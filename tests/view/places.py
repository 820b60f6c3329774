"""Somebody who walks through the program: every page beside the board, every window and every dialog, once."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.invitation import INVITATION_BYTES
from escabel_gui.link.signing import Role
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.chapters.comparison import compare
from escabel_gui.record.chapters.lesson_maker import moves_of
from escabel_gui.record.chapters.study import Chapter, Study
from escabel_gui.record.chapters.study_file import StudyFile
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.query import Query
from escabel_gui.view.analysis.explorer_page import ExplorerPage
from escabel_gui.view.chapters.compare_dialog import CompareDialog
from escabel_gui.view.chapters.lesson_dialog import LessonDialog
from escabel_gui.view.friends.invitation_dialog import InvitationDialog
from escabel_gui.view.library.collection_window import CollectionWindow
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.library.tags_dialog import TagsDialog
from escabel_gui.view.report.report_window import ReportWindow
from tests.model.seating import rest, wait_until
from tests.record.reviews import reviewed
from tests.view.hands import Person
from tests.view.pupil import show_exercise

Look = Callable[[str, QWidget], None]

MISTAKEN = reviewed("c3 b2 d4 a1 e1 a5 c4", "50 50 50 50 80 30 98 98", "c3 b2 d4 a1 c4 b3,c4,d2 c4 d1").tree
WON_BY_BLACK = "b1 a2 b2 a3 b3 a4 b4 a5 b5 d1"
GUIDED = GameSetup("escabel", 5, (Player(), Player(1)), is_guided=True)
EXERCISES = ("lesson", "puzzle", "drill", "shape")


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def open_library(person: Person) -> LibraryWindow:
    person.window.acts.library.trigger()
    library = person.parts.library.made
    assert library is not None
    wait_until(lambda: library.list.games.rowCount() > 0)
    wait_until(lambda: library.messages.detail.text() != "")
    return library


def open_report(person: Person) -> ReportWindow:
    person.window.acts.report.trigger()
    report = person.parts.report.made
    assert report is not None
    wait_until(lambda: report.report is not None and not report.page._showing.is_busy)
    return report


def open_collection(person: Person) -> CollectionWindow:
    """Look at the person's own games as at ones elsewhere, and list them."""
    page = explorer_page(person.window)
    page.explorer.open_collection(person.table.kept_games.folder, is_folder=True)
    collection = page.explorer.collection
    assert collection is not None
    wait_until(lambda: collection.is_read)
    page.collected_games_wanted.emit(collection, Query())
    (window,) = (window for window in QApplication.topLevelWidgets() if isinstance(window, CollectionWindow))
    wait_until(lambda: bool(window.list.games.games))
    return window


def explorer_page(window: QWidget) -> ExplorerPage:
    page = window.findChild(ExplorerPage)
    assert isinstance(page, ExplorerPage)
    return page


def visit_window(person: Person, look: Look) -> None:
    """Visit the window with each of its pages, in a game, at its end, and looking back at it."""
    window = person.window
    look("first steps", window)
    visit_study(person, look)
    visit_preparation(person, look)
    person.play(WON_BY_BLACK)
    settle()
    look("end", window)
    person.table.put(MISTAKEN)
    wait_until(lambda: person.table.game.tree is MISTAKEN)
    window.acts.next_mistake.trigger()
    settle()
    look("review", window)
    for name, page in (("analysis", person.parts.analysis_page), ("moves", person.parts.history)):
        person.parts.pages.show_page(page)
        settle()
        look(name, window)
    window.acts.analysis.trigger()
    wait_until(lambda: bool(window.scene.analysis.candidates))
    settle()
    look("analysis with figures", window)
    window.acts.analysis.trigger()
    window.acts.explore.trigger()
    explorer = explorer_page(window).explorer
    wait_until(lambda: explorer.is_quiet or (explorer.progress is None and explorer.explored is not None))
    settle()
    look("other games", window)
    explorer.open_collection(person.table.kept_games.folder, is_folder=True)
    wait_until(lambda: not explorer.is_reading_collection)
    settle()
    look("games elsewhere", window)
    explorer.close()
    visit_question(person, look)


def visit_study(person: Person, look: Look) -> None:
    """Visit a study of two chapters; then the game as before."""
    studies, table, before = person.parts.studies, person.table, person.table.setup
    chapters = []
    for title in ("What the edges are for, and why the center comes first", ""):
        tree = read_sgf(write_sgf(MISTAKEN))
        tree.name = title
        tree.root.comment = "A remark that takes more than one line of the panel, as remarks do."
        chapters.append(Chapter(tree))
    studies.study.open(StudyFile(studies.study.folder, Study("First steps", chapters)))
    rest(table)
    settle()
    look("study", person.window)
    studies.acts.delete_chapter.trigger()
    settle()
    look("deleted chapter", person.window)
    table.begin(before)
    rest(table)


def visit_preparation(person: Person, look: Look) -> None:
    """Visit a game with a friend elsewhere in which answers are prepared; then a game as before."""
    before = person.table.setup
    person.table.begin(before._replace(players=(Player(0, "Anna"), Player(0, "Ben", is_friend=True))))
    person.play("c3")
    person.window.acts.prepare.trigger()
    for line in ("d4 b2 d2 b4", "b2 d4"):
        person.parts.preparing.preparation.go_to(person.parts.preparing.preparation.moves.home)
        for move in line.split():
            person.parts.preparing.preparation.make_typed_move(move)
    person.parts.preparing.preparation.go_back()
    settle()
    look("prepared answers", person.window)
    person.window.acts.leave_preparation.trigger()
    person.table.remote_game.tell()
    settle()
    look("game with a friend", person.window)
    person.table.begin(before)
    rest(person.table)


def visit_question(person: Person, look: Look) -> None:
    """Visit the question before a losing move in a guided game."""
    table, guided = person.table, person.parts.guided
    table.begin(GUIDED)
    wait_until(lambda: table.setup == GUIDED)

    def play(move: str) -> None:
        depth = table.game.node.depth
        wait_until(lambda: table.may_play)
        guided.make_typed_move(move)
        wait_until(lambda: table.game.node.depth == depth + 2)

    for move in ("c3", "c4", "e5", "e4"):
        play(move)
    wait_until(lambda: table.may_play)
    guided.make_typed_move("e3")
    wait_until(lambda: guided.is_asking)
    settle()
    look("question before a move", person.window)
    guided.think_again()


def visit_exercises(person: Person, look: Look) -> None:
    for exercise in EXERCISES:
        show_exercise(person.parts, exercise)
        settle()
        look(exercise, person.window)
        person.press("M")
        settle()
        look(f"{exercise} with the field for moves", person.window)


def visit_others(person: Person, monkeypatch: pytest.MonkeyPatch, look: Look) -> None:
    """Visit the windows and dialogs that come up over the game."""
    window, acts, learning = person.window, person.window.acts, person.parts.learning_acts

    def see(name: str, place: QWidget) -> None:
        place.show()
        place.activateWindow()
        settle()
        look(name, place)
        place.close()

    def show(dialog: QDialog) -> int:
        see(type(dialog).__name__, dialog)
        dialog.reject()
        return 0

    monkeypatch.setattr(QDialog, "exec", show)
    openers: list[QAction] = [acts.new, acts.players, acts.set_up, acts.preferences, acts.keys, acts.signs, acts.about]
    studies = person.parts.studies.acts
    openers += [studies.new_study, studies.open_study, studies.add_to_study]
    openers += [acts.invite, acts.invite_directly, acts.join, acts.save_picture]
    openers += [
        learning.progress,
        learning.all_lessons,
        learning.shapes,
        person.parts.puzzle_acts.all_puzzles,
        person.parts.drill_acts.drills,
    ]
    for action in openers:
        action.trigger()
        settle()
    acts.explore.trigger()
    explorer_page(window).part_wanted.emit()
    info = ConnectionInfo(Role.HOST, bytes(INVITATION_BYTES))
    invitation = InvitationDialog(person.parts.direct_games.direct, info, person.table, window)
    see("InvitationDialog", invitation)
    invitation.deleteLater()
    tags = TagsDialog([], ("endgame", "lost on time", "to show the others in the club"), window)
    see("TagsDialog", tags)
    tags.deleteLater()
    mine, theirs = Chapter(MISTAKEN), Chapter(read_sgf(write_sgf(MISTAKEN)))
    theirs.tree.root.comment = "What somebody else has written about how this game begins, in a sentence or two."
    theirs.tree.add_move(theirs.tree.root, theirs.tree.rules.parse_move("e5"))
    comparison = CompareDialog(list(compare([mine], [theirs])), [mine], window.scene.theme, False, window)
    see("CompareDialog", comparison)
    comparison.deleteLater()
    mine.tree.root.children[0].properties["TE"] = ["1"]
    moves, folder = list(moves_of([mine])), window.table.kept_games.folder
    lesson = LessonDialog("First steps", [mine], moves, folder, window.scene.theme, False, window)
    see("LessonDialog", lesson)
    lesson.deleteLater()
    see("LibraryWindow", open_library(person))
    see("CollectionWindow", open_collection(person))
    see("ReportWindow", open_report(person))
    acts.rules.trigger()
    rules = person.parts.dialogs().rules
    assert rules is not None
    see("RulesWindow", rules)
