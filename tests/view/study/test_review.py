"""The review in the window: graph, list, sentence, thresholds, steps from mistake to mistake, and trying it oneself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QScrollArea
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.setup import Setup
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.result import Ending, lost_by
from escabel_gui.record.review.review import BLUNDER, MISTAKE, Thresholds
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK
from escabel_gui.view.look.move_signs import SignKind, sign_picture
from escabel_gui.view.look.style import SIGN_CONTRAST, TEXT_CONTRAST, contrast
from escabel_gui.view.look.themes import THEMES, Theme
from escabel_gui.view.study.figure_row import FigureRow
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from hands import Person, SitDown

AGAINST_BOT = Setup("escabel", 5, (Player(), Player(2)))
LEFT = Qt.MouseButton.LeftButton

RATES = (50, 50, 70, 35, 35, 90)  # Black's, in percent, by ply: d5 costs White 20, d2 costs Black 35
BETTER = ("c3", "b3", "e1,e2", "b5", "c4,c2", "e5")


def judge(tree: GameTree) -> None:
    """Let the game of five moves be reviewed."""
    for node, rate, line in zip(tree.main_line(), RATES, BETTER, strict=True):
        color = int(tree.state_at(node).turn)
        value = rate / 100 if color == BLACK else 1 - rate / 100
        moves = tuple(line.split(","))
        node.keep_evaluation(Evaluation(color, value, (Candidate(moves[0], 900, value, "", moves),)))


def judged_game() -> GameTree:
    tree = GameTree(make_rules("escabel", 5))
    for text in ["c3", "d5", "d2", "e4", "a1"]:
        tree.add(tree.main_line()[-1], tree.rules.read_move(tree.state_at(tree.main_line()[-1]), text))
    tree.result = lost_by(BLACK, Ending.RESIGNATION)
    judge(tree)
    return tree


@pytest.fixture
def reviewed(person: Person) -> Person:
    """A person before a game of five moves, reviewed, of which two are mistakes."""
    person.play("c3 d5 d2 e4 a1")
    judge(person.table.game.tree)
    person.table.game.tree_changed.emit()
    return person


def mistakes(person: Person) -> list[str]:
    """What the list shows."""
    rows = person.window.study.review_panel.mistakes
    return [" ".join(text for text in rows.row_texts(row) if text) for row in range(rows.rowCount())]


def title(person: Person) -> str:
    return person.window.study.review_panel.title.text()


def words(person: Person) -> str:
    return person.window.study.review_panel.words.text()


def figures(*rows: FigureRow) -> list[str]:
    """What rows say, with their figures."""
    return [f"{row.text.text()} {row.figure.text()}" for row in rows]


def show_review(person: Person) -> None:
    person.window.pages.show_page(person.window.study.review_panel)
    QApplication.processEvents()


# ---- going through the game


def test_a_game_is_reviewed_with_a_progress_bar(qtbot: QtBot, person: Person) -> None:
    person.play("c3 b2 d4")
    panel = person.window.study.review_panel
    assert not person.window.study.graph.isVisible()
    seen: list[tuple[int, int]] = []
    person.window.study.reviewing.changed.connect(
        lambda: seen.append((panel.progress.value(), panel.progress.maximum()))
    )
    person.press("Ctrl+R")
    assert panel.cancel.isVisible()
    qtbot.waitUntil(lambda: not person.window.study.reviewing.is_running)
    assert seen[:4] == [(0, 4), (1, 4), (2, 4), (3, 4)]
    assert not panel.cancel.isVisible()
    assert person.window.study.graph.isVisible()
    assert None not in person.window.study.graph.rates
    person.window.pages.show_page(person.window.history)
    person.press("Ctrl+R")
    assert not person.window.study.reviewing.is_running
    assert panel.isVisible()
    assert all(row.isVisible() for row in panel.accuracies)


def test_a_review_can_be_cancelled_and_taken_up_again(qtbot: QtBot, person: Person) -> None:
    person.play("c3 b2 d4 e5 a1")
    reviewing = person.window.study.reviewing
    panel = person.window.study.review_panel
    reviewing.changed.connect(lambda: panel.cancel.click() if reviewing.done == 2 else None)
    person.press("Ctrl+R")
    qtbot.waitUntil(lambda: not reviewing.is_running)
    assert len(reviewing.review.unseen) == 4
    assert len(reviewing.review.judgments) == 1
    assert person.window.acts.review.isEnabled()
    assert panel.none.text() == ""  # of the game as a whole nothing is said before all of it has been looked at
    assert not any(row.isVisible() for row in panel.accuracies)


def test_a_review_takes_the_analysis_off_the_board(qtbot: QtBot, person: Person) -> None:
    person.play("c3 b2 d4")
    person.press("Space")
    person.press("Ctrl+R")
    assert not person.window.study.analysis.is_on
    assert not person.window.acts.analysis.isEnabled()
    qtbot.waitUntil(lambda: not person.window.study.reviewing.is_running)
    assert person.window.acts.analysis.isEnabled()


def test_a_review_against_the_bot_is_asked_for(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.No)
    person = sit_down(AGAINST_BOT)
    person.play("c3")
    person.press("Ctrl+R")
    assert not person.window.study.reviewing.is_running


# ---- what is shown


def test_mistakes_are_listed_and_marked(reviewed: Person) -> None:
    assert mistakes(reviewed) == ["1. d5 ? −20 %", "2. d2 ?? −35 %"]
    history = reviewed.window.history.model
    texts = {history.data(history.index(row, column)) for row in range(history.rowCount()) for column in (1, 2)}
    assert {"d5 ?", "d2 ??", "c3"} <= texts
    assert reviewed.window.study.graph.marks == {2: MISTAKE, 3: BLUNDER}


def test_the_thresholds_decide_what_is_listed(reviewed: Person) -> None:
    dialog = PreferencesDialog(reviewed.window.settings, reviewed.window)
    dialog.mistake_from.setValue(30)
    dialog.blunder_from.setValue(50)
    assert mistakes(reviewed) == ["2. d2 ? −35 %"]
    assert reviewed.window.study.graph.marks == {3: MISTAKE}


def test_accuracy_of_both_is_told(reviewed: Person) -> None:
    rows = reviewed.window.study.review_panel.accuracies
    assert [row.text.text() for row in rows] == ["Black: accuracy", "White: accuracy"]
    assert all(row.figure.text().endswith(" %") for row in rows)


def test_n_and_p_go_from_mistake_to_mistake(reviewed: Person) -> None:
    reviewed.press("Home")
    reviewed.press("N")
    assert reviewed.moves == "c3 d5"
    assert title(reviewed) == "1. White d5 ?"
    reviewed.press("N")
    assert reviewed.moves == "c3 d5 d2"
    reviewed.press("N")
    assert reviewed.moves == "c3 d5"
    reviewed.press("P")
    assert reviewed.moves == "c3 d5 d2"


def test_a_mistake_is_told_with_figures_the_better_line_and_a_reason(qtbot: QtBot, reviewed: Person) -> None:
    reviewed.table.game.go_to(reviewed.table.game.tree.main_line()[3])
    panel = reviewed.window.study.review_panel
    assert figures(panel.played, panel.better) == ["d2 was played 35 %", "e1 is better 70 %"]
    assert panel.line.moves == ("e1", "e2")
    qtbot.waitUntil(lambda: words(reviewed).endswith("."))


def test_a_click_in_the_list_goes_to_the_mistake(reviewed: Person) -> None:
    rows = reviewed.window.study.review_panel.mistakes
    show_review(reviewed)
    QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualItemRect(rows.item(1, 2)).center())
    assert reviewed.moves == "c3 d5 d2"


def test_a_good_move_is_told_shortly(reviewed: Person) -> None:
    reviewed.press("Home")
    reviewed.press("Right")
    assert words(reviewed) == "The best move: it keeps 50 %."


# ---- the graph


def test_a_click_on_the_graph_goes_there_and_dragging_goes_on(reviewed: Person) -> None:
    graph = reviewed.window.study.graph
    middle = graph.height() // 2
    QTest.mousePress(graph, LEFT, pos=QPoint(round(graph.x_of(2)), middle))
    assert reviewed.moves == "c3 d5"
    QTest.mouseMove(graph, QPoint(round(graph.x_of(4)), middle))
    QApplication.processEvents()
    QTest.mouseRelease(graph, LEFT, pos=QPoint(round(graph.x_of(4)), middle))
    assert graph.ply_at(graph.x_of(4)) == 4


def test_the_graph_tells_about_the_ply_under_the_pointer(reviewed: Person) -> None:
    graph = reviewed.window.study.graph
    assert graph.text_at(0) == "Start, Black wins 50 % of the games"
    assert graph.text_at(3) == "2. d2, Black wins 35 % of the games"


def test_points_are_in_the_graph_where_they_are_counted(sit_down: SitDown) -> None:
    person = sit_down(Setup("abande", 7, (Player(), Player())))
    person.play("d4 d5 e4")
    assert person.window.study.graph.text_at(3) == "2. e4, Black leads by 1"


def test_another_game_takes_the_graph_away(reviewed: Person) -> None:
    assert not reviewed.window.study.graph.isHidden()
    reviewed.table.begin(Setup("escabel", 4, (Player(), Player())))
    assert reviewed.window.study.graph.isHidden()
    assert mistakes(reviewed) == []


# ---- try it yourself


@pytest.fixture
def trying(reviewed: Person) -> Person:
    """The person tries to do better than d2."""
    reviewed.press("Home")
    reviewed.press("N")
    reviewed.press("N")
    reviewed.press("T")
    return reviewed


def test_the_answer_is_hidden(trying: Person) -> None:
    assert trying.moves == "c3 d5"
    assert title(trying) == "Black to move. What is better than d2?"
    assert "e1" not in title(trying) + words(trying)
    assert not trying.window.acts.analysis.isEnabled()
    assert trying.message.startswith("Try it yourself: Black to move.")


def test_the_better_move_is_praised(trying: Person) -> None:
    trying.click("e1")
    assert words(trying) == "e1 is good: it keeps 70 %."
    assert trying.moves == "c3 d5"


def test_another_move_gets_its_verdict(qtbot: QtBot, trying: Person) -> None:
    trying.click("a5")
    assert words(trying) == "Looking at a5 …"
    qtbot.waitUntil(lambda: words(trying).startswith("a5 leaves"))
    assert len(trying.table.game.node.children) == 1


def test_a_typed_move_is_tried_too(trying: Person) -> None:
    trying.press("M")
    trying.write("d2")
    trying.press("Return")
    assert words(trying) == "d2 is the move that was played. White answers b5. Try another one."


def test_the_answer_comes_when_it_is_wanted(trying: Person) -> None:
    trying.window.study.review_panel.answer.click()
    assert trying.moves == "c3 d5 d2"
    assert trying.window.study.review_panel.better.text.text() == "e1 is better"


def test_keys_work_after_the_answer_was_clicked(trying: Person) -> None:
    answer = trying.window.study.review_panel.answer
    answer.parentWidget().parentWidget().raise_()
    QApplication.processEvents()
    QTest.mouseClick(answer, LEFT)
    trying.press("P")
    assert trying.moves == "c3 d5"


def test_another_game_ends_the_trial(reviewed: Person) -> None:
    for key in ("Home", "N", "T"):
        reviewed.press(key)
    assert title(reviewed) == "White to move. What is better than d5?"
    reviewed.window.files.read_text("(;GM[101]SZ[3];B[a1])", "a game on a board that has no d5")
    assert reviewed.moves == "a1"
    assert not reviewed.window.study.trial.is_on


def test_nothing_changes_the_game_while_one_tries(trying: Person) -> None:
    assert not trying.window.acts.bot_move.isEnabled()
    trying.press("End")
    assert trying.window.acts.bot_move.isEnabled()


def test_who_steps_on_plays_again(trying: Person) -> None:
    trying.press("End")
    trying.click("e1")
    assert trying.moves == "c3 d5 d2 e4 a1 e1"


@pytest.mark.parametrize(
    ("rate", "better", "said"),
    [
        (0.0, "e1", "Everything loses here."),
        (0.0, "d4", "Everything loses here."),
        (0.02, "e1", "Nearly everything loses here: 2 % at best."),
    ],
)
def test_where_everything_loses_no_move_is_called_good(person: Person, rate: float, better: str, said: str) -> None:
    person.play("c3 d4")
    tree = person.table.game.tree
    for node, color, value, move in zip(
        tree.main_line(), (1, 2, 1), (1 - rate, rate, 1 - rate), ["d4", "e1", "e5"], strict=True
    ):
        best = better if color == 2 else move
        node.keep_evaluation(Evaluation(color, value, (Candidate(best, 900, value, "", (best,)),)))
    person.table.game.tree_changed.emit()
    assert words(person) == said


def test_a_wrong_move_is_answered_on_the_board(trying: Person) -> None:
    trying.click("a5")
    trying.qtbot.waitUntil(lambda: "leaves" in words(trying))
    line = trying.window.scene.analysis.line
    assert line is not None
    names = trying.table.game.rules.board.names
    reply = next(names[point] for point, number in line.numbers.items() if number == "2")
    assert f"White answers {reply}." in words(trying)
    trying.hover("e1")
    assert trying.window.scene.analysis.line is None
    trying.window.study.trial.stop()
    assert trying.window.scene.analysis.line is None


def test_next_goes_on_to_try_the_next_mistake(trying: Person) -> None:
    QTest.mouseClick(trying.window.study.review_panel.following, LEFT)
    assert title(trying) == "White to move. What is better than d5?"
    assert trying.moves == "c3"
    trying.press("N")
    assert title(trying) == "Black to move. What is better than d2?"


# ---- on the board


def test_a_mistake_is_drawn_beside_the_better_move(reviewed: Person) -> None:
    reviewed.press("Home")
    reviewed.press("N")
    reviewed.press("N")
    names = reviewed.table.game.rules.board.names
    signs = reviewed.window.scene.analysis.signs
    assert [(sign.kind, names[sign.target]) for sign in signs] == [(SignKind.BETTER, "e1"), (SignKind.PLAYED, "d2")]
    reviewed.press("P")
    assert [names[sign.target] for sign in reviewed.window.scene.analysis.signs] == ["b3", "d5"]
    reviewed.press("Home")
    assert reviewed.window.scene.analysis.signs == ()
    reviewed.press("N")
    reviewed.window.pages.show_page(reviewed.window.history)
    QApplication.processEvents()
    assert reviewed.window.scene.analysis.signs == ()


def test_nothing_is_drawn_that_would_give_the_answer_away(trying: Person) -> None:
    assert trying.window.scene.analysis.signs == ()
    assert trying.window.scene.analysis.line is None
    assert trying.window.study.review_panel.line.moves == ()


def test_the_better_line_is_seen_on_the_board_move_by_move(reviewed: Person) -> None:
    reviewed.table.game.go_to(reviewed.table.game.tree.main_line()[3])
    show_review(reviewed)
    line = reviewed.window.study.review_panel.line
    names = reviewed.table.game.rules.board.names

    def shown() -> dict[str, str]:
        drawn = reviewed.window.scene.analysis.line
        return {} if drawn is None else {names[point]: number for point, number in drawn.numbers.items()}

    page = reviewed.window.pages.pages.currentWidget()
    assert isinstance(page, QScrollArea)
    page.ensureWidgetVisible(line)
    for by in (1, 0):  # Qt tells of no move to where the mouse is
        QTest.mouseMove(line, line.place_of(1).center().toPoint() + QPoint(by, 0))
    QApplication.processEvents()
    assert shown() == {"e1": "1"}
    QTest.mouseClick(line, LEFT, pos=line.place_of(2).center().toPoint())
    assert shown() == {"e1": "1", "e2": "2"}
    assert names.index("d2") in reviewed.window.scene.analysis.line.piles  # which is not played in this line
    assert reviewed.moves == "c3 d5 d2"
    QTest.mouseClick(line, LEFT, pos=line.place_of(2).center().toPoint())
    assert shown() == {}


def test_the_better_line_can_be_walked_by_keys(reviewed: Person) -> None:
    reviewed.table.game.go_to(reviewed.table.game.tree.main_line()[3])
    show_review(reviewed)
    line = reviewed.window.study.review_panel.line
    line.setFocus(Qt.FocusReason.TabFocusReason)
    for keys, count in (("Right", 1), ("Right", 2), ("Right", 2), ("Left", 1)):
        reviewed.press(keys)
        assert line.count == count
    assert reviewed.moves == "c3 d5 d2"
    reviewed.press("Escape")
    assert reviewed.board.hasFocus()
    assert reviewed.window.scene.analysis.line is None


# ---- whose mistakes


def test_against_a_bot_ones_own_mistakes_come_first(sit_down: SitDown) -> None:
    person = sit_down(AGAINST_BOT)
    tree = judged_game()
    person.table.begin(AGAINST_BOT, tree)
    panel = person.window.study.review_panel
    assert panel.mine.isChecked()
    assert mistakes(person) == ["2. d2 ?? −35 %"]
    show_review(person)
    QTest.mouseClick(panel.all, LEFT)
    assert mistakes(person) == ["1. d5 ? −20 %", "2. d2 ?? −35 %"]
    QTest.mouseClick(panel.mine, LEFT)
    person.press("Home")
    person.press("N")
    assert person.moves == "c3 d5 d2"


def test_who_lists_the_mistakes_of_both_can_step_through_them(sit_down: SitDown) -> None:
    person = sit_down(AGAINST_BOT)
    tree = judged_game()
    person.window.settings.thresholds = Thresholds(30, 50)
    person.table.begin(AGAINST_BOT._replace(players=AGAINST_BOT.players[::-1]), tree)
    assert mistakes(person) == []
    assert not person.window.acts.next_mistake.isEnabled()
    show_review(person)
    QTest.mouseClick(person.window.study.review_panel.all, LEFT)
    assert person.window.acts.next_mistake.isEnabled()


def test_between_friends_there_is_nothing_to_choose(reviewed: Person) -> None:
    show_review(reviewed)
    assert not reviewed.window.study.review_panel.mine.isVisible()


# ---- the legend


def test_the_graph_says_what_is_drawn_in_it(reviewed: Person) -> None:
    graph = reviewed.window.study.graph
    assert [text for _, text in graph.legend] == ["Black wins", "mistake", "blunder"]


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_the_labels_of_the_graph_can_be_read(reviewed: Person, theme: Theme) -> None:
    reviewed.window.settings.theme = theme.key
    graph = reviewed.window.study.graph
    picture = graph.grab().toImage()
    ground = picture.pixelColor(0, 0).name()
    labels = range(int(graph.x_of(0) * picture.devicePixelRatio()) - 8)
    inks = {picture.pixelColor(x, y).name() for x in labels for y in range(picture.height())}
    assert max(contrast(ink, ground) for ink in inks) >= TEXT_CONTRAST


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_the_signs_of_moves_can_be_told_from_each_other_and_from_their_casing(theme: Theme) -> None:
    for color in (theme.accent, theme.warning):
        assert contrast(color, theme.casing) >= SIGN_CONTRAST
    pictures = [sign_picture(kind, 24, 1.0, theme._replace(warning=theme.accent)).toImage() for kind in SignKind]
    assert pictures[0] != pictures[1]  # in shape, not in color alone


def test_a_game_that_begins_turns_from_the_review_to_its_moves(reviewed: Person) -> None:
    window = reviewed.window
    window.pages.show_page(window.study.review_panel)
    reviewed.table.begin(AGAINST_BOT)
    assert window.history.isVisibleTo(window.pages)
    assert not window.study.review_panel.isVisibleTo(window.pages)


def test_who_resigned_too_early_is_told(person: Person) -> None:
    person.table.begin(AGAINST_BOT._replace(players=(Player(), Player())), judged_game())
    assert person.window.study.review_panel.none.text() == ("Black resigned a game that was not lost: 90 % to win.")


def test_after_the_review_something_else_leads_on(qtbot: QtBot, person: Person) -> None:
    person.play("c3 b2 d4")
    person.table.resign()
    acts = person.window.acts
    assert person.button(acts.review).property("isMain")
    assert not person.button(acts.again).property("isMain")
    person.press("Ctrl+R")
    qtbot.waitUntil(lambda: not person.window.study.reviewing.is_running)
    assert not person.button(acts.review).property("isMain")
    assert person.button(acts.again).property("isMain")
