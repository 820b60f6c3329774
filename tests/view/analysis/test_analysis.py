"""Analysis in the window: figures on the board, the line under the pointer, and a question before help."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.rules.catalogue import find_ruleset
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.analysis.analysis_panel import GLANCE
from escabel_gui.view.analysis.figure_table import FigureTable, cut_to_words
from tests.model.seating import wait_until
from tests.view.hands import Person, SitDown, answer_questions
from tests.view.reading import row_texts

AGAINST_BOT = GameSetup("escabel", 5, (Player(), Player(2)))


def see(qtbot: QtBot, person: Person) -> None:
    """Wait until the board shows an analysis."""
    qtbot.waitUntil(lambda: bool(person.window.scene.analysis.candidates))


def test_space_shows_candidates_on_the_board(qtbot: QtBot, person: Person) -> None:
    person.press("Space")
    see(qtbot, person)
    marks = person.window.scene.analysis.candidates
    assert [(mark.move, mark.rate, mark.visits, mark.is_best) for mark in marks[:2]] == [
        ("a1", "60", "1.0k", True),
        ("b1", "50", "900", False),
    ]
    person.press("Space")
    assert person.window.scene.analysis.candidates == ()


def test_a_step_is_an_arrow_from_its_source(qtbot: QtBot, person: Person) -> None:
    person.play("a1 b1")
    person.press("Space")
    see(qtbot, person)
    mark = person.window.scene.analysis.candidates[0]
    names = person.table.game.rules.board.names
    assert mark.move == "a1-b1"
    assert mark.source is not None
    assert (names[mark.source], names[mark.target]) == ("a1", "b1")


def test_pointing_at_a_candidate_shows_its_line_with_numbers(qtbot: QtBot, person: Person) -> None:
    person.press("Space")
    see(qtbot, person)
    person.hover("b1")
    line = person.window.scene.analysis.line
    assert line is not None
    names = person.table.game.rules.board.names
    assert {names[point]: number for point, number in line.numbers.items()} == {
        "b1": "1",
        "a1": "2",
        "c1": "3",
        "d1": "4",
    }
    person.hover("e5")
    assert person.window.scene.analysis.line is None


def test_the_panel_tells_whose_figures_these_are(qtbot: QtBot, person: Person) -> None:
    person.play("c3")
    person.press("Space")
    see(qtbot, person)
    panel = person.parts.analysis.analysis_panel
    assert panel.summary.text() == "White to move, with a chance of 60% to win."
    assert row_texts(panel.table, 0)[0] == "a1"
    assert "White" in panel.note.text()


def test_of_a_line_is_told_what_moves_do_and_not_where_they_are(person: Person) -> None:
    person.play("b2 b3 c4")
    panel = person.parts.analysis.analysis_panel
    best = Candidate("d1", 900, 0.5, "", ("d1", "b2-b3"))
    person.parts.analysis.live_analysis.evaluation = Evaluation(WHITE, 0.5, (best,))
    panel.refresh()
    assert panel.words.text().startswith("2. b2 climbs b3: b3 becomes Black’s and 2 high; White gets b2.")
    assert "d1" not in panel.words.text()


@pytest.mark.parametrize("percent", [100, 150])
def test_all_rows_are_seen_without_a_scroll_bar_of_their_own(person: Person, percent: int) -> None:
    person.window.settings.type_size = percent
    person.press("Space")
    panel = person.parts.analysis.analysis_panel
    rows = tuple(Candidate(f"{column}1", 900, 0.5, "", (f"{column}1", "e2", "e3")) for column in "abcde")
    rows = (*rows, rows[0]._replace(move="a2"))
    person.parts.analysis.live_analysis.evaluation = Evaluation(BLACK, 0.5, rows)
    panel.refresh()
    table = panel.table
    assert table.rowCount() == len(rows)
    wait_until(lambda: table.viewport().height() >= len(rows) * table.row_height)
    assert table.verticalScrollBar().maximum() == 0


def test_a_swap_in_a_line_has_its_name_in_the_language(person: Person) -> None:
    panel = person.parts.analysis.analysis_panel
    best = Candidate("c3", 900, 0.5, "", ("c3", "swap-sides", "d4"))
    person.parts.analysis.live_analysis.evaluation = Evaluation(BLACK, 0.5, (best,))
    panel.refresh()
    assert row_texts(panel.table, 0)[-1] == "Swap d4"
    assert panel.line.accessibleDescription() == "c3 Swap d4"
    assert panel.line.moves == best.pv


def test_what_moves_promise_at_a_glance_is_shown_to_who_wants_to_see(
    qtbot: QtBot, person: Person, sit_down: SitDown
) -> None:
    for is_shown_at_first in (False, True):
        person.press("Space")
        see(qtbot, person)
        panel = person.parts.analysis.analysis_panel
        assert row_texts(panel.table, 0)[:4] == ["a1", "40%", "60%", "1.0k"]
        assert panel.table.isColumnHidden(GLANCE) is not is_shown_at_first
        assert panel.glance.isChecked() is is_shown_at_first
        panel.glance.setChecked(True)
        assert not panel.table.isColumnHidden(GLANCE)
        person = sit_down()


def test_the_line_after_a_move_is_a_column_only_where_it_has_room(qtbot: QtBot, person: Person) -> None:
    person.press("Space")
    see(qtbot, person)
    table = person.parts.analysis.analysis_panel.table
    last = table.columnCount() - 1
    for width, is_hidden in ((900, False), (250, True), (900, False)):
        table.setFixedWidth(width)
        qtbot.waitUntil(lambda: table.isColumnHidden(last) is is_hidden)  # noqa: B023
        shown = [column for column in range(last + 1) if not table.isColumnHidden(column)]
        assert sum(map(table.columnWidth, shown)) <= table.viewport().width()


@pytest.mark.parametrize(("shown", "room"), [("d10 e5 d11", "d10 e5 d11"), ("d10 e5 …", "d10 e5 d…"), ("…", "d…")])
def test_a_line_without_room_is_cut_between_moves(person: Person, shown: str, room: str) -> None:
    metrics = person.window.fontMetrics()
    assert cut_to_words("d10 e5 d11", metrics, metrics.horizontalAdvance(room)) == shown


def test_a_line_that_is_cut_between_moves_is_painted_as_it_is(person: Person) -> None:
    """Paint where Qt may put dots of its own and where it may not: both look the same, as Qt cuts nothing once more."""
    table = FigureTable(["d10", "d10 e5"], right=set(), stretched=1, hides_stretched=True)
    table.setParent(person.window)  # whose style sheet it has
    table.set_titles(["", ""])
    table.setRowCount(1)
    table.show_row(0, ["d10", "d10 e5 d11 f4 g7 h11"])
    table.show()
    for width in range(180, 240):
        table.resize(width, 60)
        pictures = []
        for mode in (Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideNone):
            table.setTextElideMode(mode)
            pictures.append(table.grab().toImage())
        assert pictures[0] == pictures[1], width
    assert not table.isColumnHidden(1)
    table.setParent(None)


def test_a_game_whose_moves_all_look_alike_at_first_shows_no_first_impressions(qtbot: QtBot, person: Person) -> None:
    panel = person.parts.analysis.analysis_panel
    panel.glance.setChecked(True)
    for game, has_policy in (("abande", False), ("escabel", True)):
        person.table.begin(GameSetup(game, find_ruleset(game).default_size, (Player(), Player())))
        person.press("Space")
        see(qtbot, person)
        assert panel.glance.isHidden() is not has_policy
        assert panel.table.isColumnHidden(GLANCE) is not has_policy
        person.press("Space")


def test_stepping_back_shows_the_position_before(qtbot: QtBot, person: Person) -> None:
    person.play("a1")
    person.press("Space")
    see(qtbot, person)
    before = person.window.scene.analysis.candidates
    person.press("Left")
    assert person.window.scene.analysis.candidates != before
    see(qtbot, person)
    assert person.window.scene.analysis.candidates[0].move == "a1"


def test_another_game_takes_the_figures_away(qtbot: QtBot, person: Person) -> None:
    person.press("Space")
    see(qtbot, person)
    person.table.begin(AGAINST_BOT._replace(size=4))
    assert person.window.scene.analysis.candidates == ()
    assert not person.window.acts.analysis.isChecked()


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_help_against_the_bot_is_asked_for(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton
) -> None:
    asked = answer_questions(monkeypatch, answer)
    person = sit_down(AGAINST_BOT)
    person.press("Space")
    assert len(asked) == 1
    assert person.parts.analysis.live_analysis.is_on == (answer == QMessageBox.StandardButton.Yes)
    assert person.window.acts.analysis.isChecked() == (answer == QMessageBox.StandardButton.Yes)


def test_space_presses_the_button_that_has_the_keyboard(person: Person) -> None:
    button = person.parts.analysis.analysis_panel.switch
    person.window.acts.analysis.trigger()
    button.setFocus()
    person.press("Space", widget=button)
    assert not person.parts.analysis.live_analysis.is_on
