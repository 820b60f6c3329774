"""The report as a person uses it: what it shows, what a click lists, and what is kept of it."""

import csv
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.names import format_bot
from escabel_gui.record.rated_game import rated_game
from escabel_gui.record.rating.rated_games import open_rated_games, ratings_file
from escabel_gui.record.report.report import make_report
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.plain import BREAK
from escabel_gui.view.report.report_window import ReportWindow
from escabel_gui.view.report.sections import Key
from escabel_gui.view.widgets.action_button import ActionButton
from tests.model.seating import wait_until
from tests.record.storage_games import played, shelve
from tests.view.hands import Person, SitDown
from tests.view.places import open_library
from tests.view.rich_game import EVIL

Put = Callable[..., GameTree]
LONG = "a1 b1 c1 d1 e1 a2 b2 c2"


@pytest.fixture
def put(tmp_path: Path) -> Put:
    """Return a function that puts a game of Escabel 5×5 into the library.

    It takes the game's players, moves, winner, date and Black's chances by ply.
    """

    def put(players: tuple[str, str], moves: str, winner: int, date: str, rates: str = "") -> GameTree:
        tree = played(players, moves, date, winner)
        for step, rate in zip(tree.main_line(), rates.split(), strict=False):
            own = int(rate) / 100 if step.turn == BLACK else 1 - int(rate) / 100
            step.set_evaluation(Evaluation(step.turn, own, (Candidate("e5", 900, own, "", ("e5",)),)))
        return shelve(tmp_path / "games", tree)

    return put


@pytest.fixture
def shelf(put: Put, tmp_path: Path) -> None:
    """Put four games of one's own, one of which has been reviewed, and one between two others into the library."""
    rated = [
        put(("", format_bot(2)), LONG, BLACK, "2026-01-05"),
        put((format_bot(3), ""), LONG.replace("a1", "e1", 1).replace("d1 e1", "d1 a1"), BLACK, "2026-02-05"),
    ]
    put(("", format_bot(2)), "b2 c3 d4", BLACK, "2026-02-06", "50 30 30 90")
    put((format_bot(2), ""), "d2 c3", WHITE, "2026-03-01")
    put(("Ada", EVIL), "c3 d4", BLACK, "2026-03-02")
    games = [rated_game(tree, color, 2, tree.date) for tree, color in zip(rated, (BLACK, WHITE), strict=True)]
    kept = [game for game in games if game is not None]
    assert len(kept) == 2
    open_rated_games(ratings_file(tmp_path / "games")).change(lambda _: kept)


def open_report(person: Person) -> ReportWindow:
    person.window.acts.report.trigger()
    report = person.parts.report.made
    assert report is not None
    person.qtbot.waitUntil(report.isActiveWindow)
    wait_until(lambda: report.report is not None)
    settle(report)
    return report


def settle(report: ReportWindow) -> None:
    """Wait until all is shown."""
    wait_until(lambda: not report.page._showing.is_busy and not report._soon.isActive())


def wait_for_games(report: ReportWindow, count: int) -> None:
    wait_until(lambda: report.report is not None and len(report.report.games) == count)
    settle(report)


def come_back(report: ReportWindow) -> None:
    """Turn from the library to the report."""
    report.activateWindow()
    wait_until(report.isActiveWindow)


def rows(report: ReportWindow, key: Key) -> list[str]:
    """Return what a section shows."""
    section = report.page.cards[key].section
    return [] if section is None else [f"{bar.label} | {bar.figures}" for bar in section.bars]


def listed(person: Person) -> list[str]:
    library = person.parts.library.made
    assert library is not None
    return sorted(game.file for game in library.list.games.games)


@pytest.mark.usefixtures("shelf")
def test_own_games_are_told_of_first(person: Person) -> None:
    report = open_report(person)
    assert rows(report, Key.SUMMARY)[:3] == ["Games | 4", "Dates | Jan 5, 2026 to Mar 1, 2026", "Won | 3 of 4 · 75%"]
    assert rows(report, Key.GAME) == ["Escabel | 3 of 4 won"]
    assert rows(report, Key.COLOR) == ["As Black | 2 of 2 won", "As White | 1 of 2 won"]
    assert rows(report, Key.LEVEL) == ["2: Novice | 3 of 3 won", "3: Casual | 0 of 1 won"]
    assert rows(report, Key.MONTH) == ["Mar 2026 | 1 of 1 won", "Feb 2026 | 1 of 2 won", "Jan 2026 | 1 of 1 won"]
    assert rows(report, Key.FIRST_MOVE) == ["a1 +3 | 1 of 2 won", "b2 +3 | 2 of 2 won"]
    assert rows(report, Key.OPPONENT) == []
    wait_until(lambda: bool(rows(report, Key.KIND)))
    assert rows(report, Key.PHASE) == ["First third of the moves | 1 mistake"]
    assert rows(report, Key.POINT) == ["b2 | 1 mistake"]


@pytest.mark.usefixtures("shelf")
def test_other_games_are_chosen(person: Person) -> None:
    report = open_report(person)
    choices = report.choices
    choices.people.setCurrentIndex(choices.people.findData(""))
    wait_for_games(report, 5)
    assert rows(report, Key.GAME) == ["Escabel | 3 of 4 won"]
    choices.people.setCurrentIndex(choices.people.findData("Ada"))
    wait_for_games(report, 1)
    assert rows(report, Key.GAME) == ["Escabel | 1 of 1 won"]
    assert "Dates | Mar 2, 2026" in rows(report, Key.SUMMARY)
    assert len(rows(report, Key.OPPONENT)) == 1
    choices.colors.setCurrentIndex(choices.colors.findData(WHITE))
    wait_until(lambda: report.pages.currentWidget() is report.empty)
    assert not report.acts.save_page.isEnabled()
    QTest.mouseClick(report.empty.button, Qt.MouseButton.LeftButton)
    wait_for_games(report, 5)
    assert report.pages.currentWidget() is report.sections_area


@pytest.mark.usefixtures("shelf")
def test_a_click_on_a_row_lists_its_games(person: Person) -> None:
    report = open_report(person)
    rows_of_colors = report.page.cards[Key.COLOR].rows
    report.sections_area.ensureWidgetVisible(rows_of_colors)
    place = rows_of_colors.visualRect(rows_of_colors.bars.index(1, 0)).center()
    QTest.mouseClick(rows_of_colors.viewport(), Qt.MouseButton.LeftButton, pos=place)
    wait_until(lambda: person.parts.library.made is not None)
    wait_until(lambda: listed(person) == ["001.sgf", "003.sgf"])
    library = person.parts.library.made
    assert library is not None
    assert library.query_bar.only_reported.isVisible()
    assert library.query_bar.only_reported.toolTip() == "Colors: As White"
    QTest.mouseClick(library.query_bar.only_reported, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    wait_until(lambda: len(listed(person)) == 5)
    assert not library.query_bar.only_reported.isVisible()


@pytest.mark.usefixtures("shelf")
def test_a_click_on_a_card_lists_its_games_while_another_report_takes_its_place(person: Person) -> None:
    report = open_report(person)
    assert report.report is not None
    rows_of_colors = report.page.cards[Key.COLOR].rows
    report.sections_area.ensureWidgetVisible(rows_of_colors)
    place = rows_of_colors.visualRect(rows_of_colors.bars.index(1, 0)).center()
    report.page.show_report(make_report(report.report.games[:1]))
    QTest.mouseClick(rows_of_colors.viewport(), Qt.MouseButton.LeftButton, pos=place)
    wait_until(lambda: person.parts.library.made is not None)
    wait_until(lambda: listed(person) == ["001.sgf", "003.sgf"])


@pytest.mark.usefixtures("shelf")
def test_everything_is_reached_by_keyboard(person: Person) -> None:
    report = open_report(person)
    first_moves = report.page.cards[Key.FIRST_MOVE].rows
    first_moves.setFocus()
    QTest.keyClick(first_moves, Qt.Key.Key_Down)
    QTest.keyClick(first_moves, Qt.Key.Key_Return)
    wait_until(lambda: person.parts.library.made is not None)
    wait_until(lambda: listed(person) == ["002.sgf", "003.sgf"])
    board = report.page.maps[Key.FIRST_MOVE]
    come_back(report)
    board.setFocus()
    names = make_rules("escabel", 5).board.index_by_name
    board._point = names["b1"]
    QTest.keyClick(board, Qt.Key.Key_Left)
    assert board._point == names["a1"]
    QTest.keyClick(board, Qt.Key.Key_Return)
    wait_until(lambda: listed(person) == ["000.sgf", "001.sgf"])
    curve = report.page.curve
    come_back(report)
    curve.setFocus()
    QTest.keyClick(curve, Qt.Key.Key_Left)
    QTest.keyClick(curve, Qt.Key.Key_Return)
    wait_until(lambda: listed(person) == ["000.sgf"])


@pytest.mark.usefixtures("shelf")
def test_no_point_stays_marked_when_pointer_and_keyboard_have_gone(person: Person) -> None:
    report = open_report(person)
    board, first_moves = report.page.maps[Key.FIRST_MOVE], report.page.cards[Key.FIRST_MOVE].rows
    report.sections_area.ensureWidgetVisible(board)
    unmarked = board.grab().toImage()
    for part in (board, first_moves):
        part.setFocus()
        assert board.grab().toImage() != unmarked
        report.choices.people.setFocus()
        assert board.grab().toImage() == unmarked
    first_moves.pointed.emit(0)
    assert board.grab().toImage() != unmarked
    QApplication.sendEvent(first_moves, QEvent(QEvent.Type.Leave))
    assert board.grab().toImage() == unmarked


def test_what_first_moves_and_lengths_leave_out_is_told(person: Person, put: Put, tmp_path: Path) -> None:
    put(("", format_bot(2)), "c3 d4", BLACK, "2026-02-06")
    tree = GameTree(make_rules("escabel", 5), BLACK, "")
    tree.players = ["", "", format_bot(1)]
    tree.add_legal_move(tree.root, tree.rules.parse_move("c3"))
    shelve(tmp_path / "games", tree)
    report = open_report(person)
    assert rows(report, Key.FIRST_MOVE) == ["c3 | 1 of 1 won"]
    assert rows(report, Key.LENGTH) == ["1 to 5 moves | 1 of 1 won"]
    for key in (Key.FIRST_MOVE, Key.LENGTH):
        told = report.page.cards[key].about.text()
        assert told.endswith("Left out: 1 game from a position that was set up, as in a lesson.")
    assert {"Games | 2", "Moves in a game, on average | 2 · 1 game"} <= set(rows(report, Key.SUMMARY))
    assert rows(report, Key.GAME) == ["Escabel | 1 of 1 won"]


@pytest.mark.usefixtures("shelf")
def test_a_click_on_the_board_lists_the_games_with_that_first_move(person: Person) -> None:
    report = open_report(person)
    board = report.page.maps[Key.FIRST_MOVE]
    report.sections_area.ensureWidgetVisible(board)
    geometry = board._geometry
    assert geometry is not None
    place = board._transform().map(geometry.center(geometry.board.index_by_name["d4"])).toPoint()
    QTest.mouseMove(board, place)
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=place)
    wait_until(lambda: person.parts.library.made is not None)
    wait_until(lambda: listed(person) == ["002.sgf", "003.sgf"])


@pytest.mark.usefixtures("shelf")
def test_games_with_mistakes_open_before_them(person: Person) -> None:
    report = open_report(person)
    report.page.cards[Key.POINT].want(0)
    wait_until(lambda: person.parts.library.made is not None)
    wait_until(lambda: listed(person) == ["002.sgf"])
    library = person.parts.library.made
    assert library is not None
    assert library.messages.message.text() == "Enter opens a game before its first mistake of this kind."
    library.list.select(["002.sgf"])
    library.acts.open.trigger()
    wait_until(lambda: person.table.path is not None and person.table.path.name == "002.sgf")
    wait_until(lambda: person.moves == "")


@pytest.mark.usefixtures("shelf")
def test_the_report_is_about_what_the_library_lists(person: Person) -> None:
    library = open_library(person)
    library.search.setText("Ada")
    wait_until(lambda: listed(person) == ["004.sgf"])
    library.acts.report.trigger()
    report = person.parts.report.made
    assert report is not None
    wait_for_games(report, 1)
    assert report.choices.listed.isVisible()
    assert report.choices.listed.isChecked()
    report.choices.listed.setChecked(False)
    wait_for_games(report, 5)


@pytest.mark.usefixtures("shelf")
def test_ratings_are_those_of_the_person(person: Person) -> None:
    report = open_report(person)
    wait_until(lambda: len(person.parts.ratings.entries) == 2)
    report._soon.start()
    wait_until(lambda: bool(rows(report, Key.RATING)))
    rating = person.parts.ratings.curve("escabel")[-1]
    assert rows(report, Key.RATING)[0].startswith(f"Escabel | {round(rating.value)} ±")
    assert report.page.curve.text(0).startswith("Jan 5, 2026: ")


@pytest.mark.usefixtures("shelf")
def test_it_is_kept_as_a_web_page_and_as_a_table(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    report = open_report(person)
    report.choices.people.setCurrentIndex(report.choices.people.findData("Ada"))
    wait_for_games(report, 1)
    page, table = tmp_path / "kept.html", tmp_path / "kept.csv"
    for path, action in ((page, report.acts.save_page), (table, report.acts.save_table)):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))
        action.trigger()
        assert path.exists()
        assert report.messages.message.text().replace(BREAK, "") == f"Saved in {path}."
    report.choices.changed.emit()
    wait_until(lambda: "Click" in report.messages.message.text())
    text = page.read_text("utf-8")
    assert "Report on 1 game" in text
    assert "<script" not in text
    assert "&lt;/script&gt;" in text
    assert text.count("<svg") == 1
    lines = list(csv.reader(StringIO(table.read_text("utf-8-sig"))))
    assert lines[0][:4] == ["Section", "Entry", "In words", "Games"]
    assert ["Colors", "As Black", "1 of 1 won", "1", "1", "0"] in [line[:6] for line in lines]


@pytest.mark.usefixtures("shelf")
def test_nothing_is_written_where_the_person_thinks_better_of_it(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    report = open_report(person)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    before = sorted(tmp_path.rglob("*.html"))
    report.acts.save_page.trigger()
    assert sorted(tmp_path.rglob("*.html")) == before
    assert "Click" in report.messages.message.text()


def test_without_games_of_ones_own_all_are_told_of(sit_down: SitDown, put: Put) -> None:
    put(("Ada", "Bo"), "c3 d4", BLACK, "2026-03-02")
    report = open_report(sit_down())
    wait_for_games(report, 1)
    assert rows(report, Key.GAME) == ["Escabel | Black won 1 of 1"]


def test_an_empty_library_says_so(person: Person) -> None:
    report = open_report(person)
    wait_until(lambda: report.pages.currentWidget() is report.empty)
    assert report.empty.label.text() == "No game is chosen."
    QTest.keyClick(report, Qt.Key.Key_Escape)
    assert not report.isVisible()


@pytest.mark.usefixtures("shelf")
def test_enter_presses_buttons_and_the_keyboard_stays_where_enter_does_nothing_else(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = open_report(person)
    pressed: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pressed.append("save") or ("", ""))
    button = next(one for one in report.findChildren(ActionButton) if one.text() == report.acts.save_table.iconText())
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert pressed == ["save"]
    report.acts.save_table.setEnabled(False)
    assert report.focusWidget() is report.choices.people


@pytest.mark.usefixtures("shelf")
def test_what_is_played_meanwhile_is_in_the_next_report(person: Person, put: Put) -> None:
    report = open_report(person)
    put(("", format_bot(1)), "c3 d4", BLACK, "2026-03-02")
    report.library.refresh()
    wait_for_games(report, 5)


@pytest.mark.usefixtures("shelf")
def test_it_speaks_another_language_at_once(person: Person) -> None:
    report = open_report(person)
    person.window.settings.language = "de"
    wait_until(lambda: report.page.cards[Key.COLOR].title.text() == "Farben")
    settle(report)
    assert rows(report, Key.COLOR)[0].startswith("Als Schwarz")
