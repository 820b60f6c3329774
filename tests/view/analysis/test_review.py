"""The review in the window: its list, its sentences, its thresholds, steps from mistake to mistake."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from escabel_gui.model.analysis import mistake_reasons
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.rated_game import may_count
from escabel_gui.record.review.review import BLUNDER, MISTAKE, Thresholds
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.analysis.mistake_list import MistakeList
from escabel_gui.view.window.preferences_dialog import PreferencesDialog
from tests.record import reviews
from tests.view.hands import Person, SitDown, answer_questions
from tests.view.judged_game import figures, judge, judged_game, mistakes, show_review, title, words
from tests.view.places import settle

AGAINST_BOT = GameSetup("escabel", 5, (Player(), Player(2)))

LEFT = Qt.MouseButton.LeftButton


# ---- going through the game


def test_a_game_is_reviewed_with_a_progress_bar(qtbot: QtBot, person: Person) -> None:
    person.play("c3 b2 d4")
    panel = person.parts.analysis.review_panel
    assert not person.parts.analysis.graph.isVisible()
    seen: list[tuple[int, int]] = []
    person.parts.analysis.review_run.changed.connect(
        lambda: seen.append((panel.progress.value(), panel.progress.maximum()))
    )
    person.press("Ctrl+R")
    assert panel.cancel.isVisible()
    qtbot.waitUntil(lambda: not person.parts.analysis.review_run.is_running)
    assert seen[:4] == [(0, 4), (1, 4), (2, 4), (3, 4)]
    assert not panel.cancel.isVisible()
    assert person.parts.analysis.graph.isVisible()
    assert None not in person.parts.analysis.graph.rates
    person.parts.pages.show_page(person.parts.history)
    person.press("Ctrl+R")
    assert not person.parts.analysis.review_run.is_running
    assert panel.isVisible()
    assert all(row.isVisible() for row in panel.accuracies.rows)


def test_a_review_can_be_cancelled_and_taken_up_again(qtbot: QtBot, person: Person) -> None:
    person.play("c3 b2 d4 e5 a1")
    review_run = person.parts.analysis.review_run
    panel = person.parts.analysis.review_panel
    review_run.changed.connect(lambda: panel.cancel.click() if review_run.done == 2 else None)
    person.press("Ctrl+R")
    qtbot.waitUntil(lambda: not review_run.is_running)
    assert len(review_run.review.unseen) == 4
    assert len(review_run.review.judgments) == 1
    assert person.window.acts.review.isEnabled()
    assert panel.mistakes.none.text() == ""  # nothing of the game as a whole before all of it has been looked at
    assert not any(row.isVisible() for row in panel.accuracies.rows)


def test_a_review_takes_the_analysis_off_the_board(qtbot: QtBot, person: Person) -> None:
    person.play("c3 b2 d4")
    person.press("Space", "Ctrl+R")
    assert not person.parts.analysis.live_analysis.is_on
    assert not person.window.acts.analysis.isEnabled()
    qtbot.waitUntil(lambda: not person.parts.analysis.review_run.is_running)
    assert person.window.acts.analysis.isEnabled()


def test_a_review_against_the_bot_is_asked_for(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    person = sit_down(AGAINST_BOT)
    person.play("c3")
    person.press("Ctrl+R")
    assert asked == [
        "With help, this game does not count for your rating. "
        "Do you want to see what the bot says about the moves so far?"
    ]
    assert not person.parts.analysis.review_run.is_running
    assert may_count(person.table.game.tree)


def test_a_review_of_a_game_that_goes_on_is_help(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    person = sit_down(AGAINST_BOT)
    person.play("c3")
    person.press("Ctrl+R")
    assert person.parts.analysis.review_run.is_running
    assert not may_count(person.table.game.tree)


def test_a_review_of_a_game_that_is_over_is_no_help(person: Person) -> None:
    person.table.begin(AGAINST_BOT)
    person.play("c3")
    person.table.giving_up.resign()
    person.press("Ctrl+R")
    assert person.parts.analysis.review_run.is_running
    assert may_count(person.table.game.tree)


@pytest.mark.parametrize("moves", ["", "c3"], ids=["new", "of a lesson"])
def test_a_game_that_begins_turns_from_the_review_to_its_moves(reviewed: Person, moves: str) -> None:
    reviewed.parts.pages.show_page(reviewed.parts.analysis.review_panel)
    reviewed.table.begin(AGAINST_BOT, reviews.reviewed(moves, "", "").tree)
    assert reviewed.parts.history.isVisibleTo(reviewed.parts.pages)
    assert not reviewed.parts.analysis.review_panel.isVisibleTo(reviewed.parts.pages)


def test_another_game_fills_the_page_once(reviewed: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    filled: list[bool] = []
    fill = MistakeList.refresh

    def note(mistakes: MistakeList) -> None:
        filled.append(reviewed.parts.analysis.game_analysis.lists_mine)
        fill(mistakes)

    monkeypatch.setattr(MistakeList, "refresh", note)
    reviewed.table.begin(AGAINST_BOT)
    assert filled == [True]


def test_the_accuracies_stay_together_where_nothing_is_said_of_a_move(reviewed: Person) -> None:
    panel = reviewed.parts.analysis.review_panel
    reviewed.window.resize(1080, 690)
    reviewed.parts.pages.show_page(panel)
    apart = []
    for move in (2, 0):
        reviewed.table.game.go_to(reviewed.table.game.tree.main_line()[move])
        settle()
        assert panel.judged.title.isVisible() == bool(move)
        apart.append(panel.accuracies.rows[1].y() - panel.accuracies.rows[0].y())
    assert apart[0] == apart[1]


def test_after_the_review_something_else_leads_on(qtbot: QtBot, person: Person) -> None:
    person.play("c3 b2 d4")
    person.table.giving_up.resign()
    acts = person.window.acts
    assert person.button(acts.review).property("isMain")
    assert not person.button(acts.again).property("isMain")
    person.press("Ctrl+R")
    qtbot.waitUntil(lambda: not person.parts.analysis.review_run.is_running)
    assert not person.button(acts.review).property("isMain")
    assert person.button(acts.again).property("isMain")


# ---- what is shown


def test_mistakes_are_listed_and_marked(reviewed: Person) -> None:
    assert mistakes(reviewed) == ["1. d5 ? −20%", "2. d2 ?? −35%"]
    history = reviewed.parts.history.model
    texts = {history.data(history.index(row, column)) for row in range(history.rowCount()) for column in (1, 2)}
    assert {"d5 ?", "d2 ??", "c3"} <= texts
    assert reviewed.parts.analysis.graph.marks == {2: MISTAKE, 3: BLUNDER}


def test_only_what_was_proven_costs_everything(person: Person) -> None:
    person.play("c3 d5 d2 e4 a1")
    judge(person.table.game.tree, (50, 50, 99.7, 0, 0, 0))
    person.table.game.tree_changed.emit()
    assert mistakes(person) == ["1. d5 ?? −50%", "2. d2 ?? −99%"]


def test_the_thresholds_decide_what_is_listed(reviewed: Person) -> None:
    dialog = PreferencesDialog(reviewed.window.settings, reviewed.window)
    dialog.mistake_from.setValue(30)
    dialog.blunder_from.setValue(50)
    assert mistakes(reviewed) == ["2. d2 ? −35%"]
    assert reviewed.parts.analysis.graph.marks == {3: MISTAKE}


def test_a_blunder_loses_no_less_than_a_mistake(reviewed: Person) -> None:
    settings = reviewed.window.settings
    dialog = PreferencesDialog(settings, reviewed.window)
    dialog.mistake_from.setValue(40)
    assert settings.thresholds == Thresholds(40, 40)
    assert mistakes(reviewed) == []
    dialog.open()
    dialog.blunder_from.setFocus()
    dialog.blunder_from.selectAll()
    QTest.keyClicks(dialog.blunder_from, "35")
    assert dialog.mistake_from.value() == 40  # and not 3
    QTest.keyClick(dialog.blunder_from, Qt.Key.Key_Return)
    assert settings.thresholds == Thresholds(35, 35)
    assert mistakes(reviewed) == ["2. d2 ?? −35%"]


def test_accuracy_of_both_is_told(reviewed: Person) -> None:
    rows = reviewed.parts.analysis.review_panel.accuracies.rows
    assert [row.text.text() for row in rows] == ["Black: accuracy", "White: accuracy"]
    assert all(row.figure.text().endswith("%") for row in rows)


def test_n_and_p_go_from_mistake_to_mistake(reviewed: Person) -> None:
    reviewed.press("Home", "N")
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
    panel = reviewed.parts.analysis.review_panel
    assert figures(panel.judged.played, panel.judged.better) == [
        "d2 was played: Black’s chance to win 35%",
        "e1 is better: Black’s chance to win 70%",
    ]
    assert panel.judged.line.moves == ("e1", "e2")
    qtbot.waitUntil(lambda: words(reviewed).endswith("."))


def test_what_is_said_of_a_mistake_stays_while_the_review_looks_at_others(qtbot: QtBot, reviewed: Person) -> None:
    tree = reviewed.table.game.tree
    line = tree.main_line()
    reviewed.table.game.go_to(line[3])
    qtbot.waitUntil(lambda: words(reviewed).endswith("."))
    said = words(reviewed)
    for ply, stays in ((5, True), (0, True), (2, False)):  # the last one is the position before the mistake
        evaluation = line[ply].evaluation
        assert evaluation is not None
        line[ply].set_evaluation(evaluation._replace(unlisted_visits=1))
        reviewed.table.game.tree_changed.emit()
        assert (words(reviewed) == said) is stays


def test_reasons_are_looked_for_again_by_who_comes_back_after_something_went_wrong(
    qtbot: QtBot, reviewed: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = reviewed.table.game
    line = game.tree.main_line()
    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(mistake_reasons, "find_reasons", lambda *_: 1 // 0)
        game.go_to(line[3])
        qtbot.waitUntil(lambda: bool(raised))
    assert words(reviewed) == ""
    game.go_to(line[0])
    game.go_to(line[3])
    qtbot.waitUntil(lambda: words(reviewed).endswith("."))


def test_a_click_in_the_list_goes_to_the_mistake(reviewed: Person) -> None:
    rows = reviewed.parts.analysis.review_panel.mistakes.rows
    show_review(reviewed)
    item = rows.item(1, 2)
    assert item is not None
    QTest.mouseClick(rows.viewport(), LEFT, pos=rows.visualItemRect(item).center())
    assert reviewed.moves == "c3 d5 d2"


def test_a_good_move_is_told_shortly(reviewed: Person) -> None:
    reviewed.press("Home", "Right")
    assert words(reviewed) == "The best move: a chance of 50% to win."


@pytest.mark.parametrize(("rate", "better"), [(1.0, "e7"), (1.0, "c7"), (0.02, "e7")])
def test_of_the_move_that_wins_no_chance_is_told(person: Person, rate: float, better: str) -> None:
    person.table.begin(GameSetup("fast-conquare", 3, (Player(), Player())))
    person.play("c5 c3 e3 c1 e1 g7 c7")
    assert person.table.game.winner == BLACK
    tree = person.table.game.tree
    for node in tree.main_line()[:-1]:
        color = BLACK if node.depth % 2 == 0 else WHITE
        value = rate if color == BLACK else 1 - rate
        node.set_evaluation(Evaluation(color, value, (Candidate(better, 900, value, "", (better,)),)))
    person.table.game.tree_changed.emit()
    assert words(person) == "This move wins the game."


@pytest.mark.parametrize(
    ("rate", "better", "said"),
    [
        (0.0, "e1", "Everything loses here."),
        (0.0, "d4", "Everything loses here."),
        (0.02, "e1", "There is little left to win here: a chance of 2% at best."),
    ],
)
def test_where_everything_loses_no_move_is_called_good(person: Person, rate: float, better: str, said: str) -> None:
    person.play("c3 d4")
    tree = person.table.game.tree
    for node, color, value, move in zip(
        tree.main_line(), (1, 2, 1), (1 - rate, rate, 1 - rate), ["d4", "e1", "e5"], strict=True
    ):
        best = better if color == 2 else move
        node.set_evaluation(Evaluation(color, value, (Candidate(best, 900, value, "", (best,)),)))
    person.table.game.tree_changed.emit()
    assert words(person) == said


def test_who_resigned_too_early_is_told(person: Person) -> None:
    person.table.begin(AGAINST_BOT._replace(players=(Player(), Player())), judged_game())
    assert person.parts.analysis.review_panel.mistakes.none.text() == (
        "Black resigned a game that was not lost: 90% to win."
    )


def test_who_resigned_too_early_is_spoken_to(sit_down: SitDown) -> None:
    person = sit_down(AGAINST_BOT)
    person.table.begin(AGAINST_BOT, judged_game())
    assert "You resigned a game that was not lost: 90% to win." in (
        person.parts.analysis.review_panel.mistakes.none.text()
    )


# ---- whose mistakes


def test_against_a_bot_ones_own_mistakes_come_first(sit_down: SitDown) -> None:
    person = sit_down(AGAINST_BOT)
    tree = judged_game()
    person.table.begin(AGAINST_BOT, tree)
    panel = person.parts.analysis.review_panel
    assert panel.mistakes.mine.isChecked()
    assert mistakes(person) == ["2. d2 ?? −35%"]
    assert person.parts.analysis.graph.marks == {3: BLUNDER}
    show_review(person)
    QTest.mouseClick(panel.mistakes.all, LEFT)
    assert mistakes(person) == ["1. d5 ? −20%", "2. d2 ?? −35%"]
    assert person.parts.analysis.graph.marks == {2: MISTAKE, 3: BLUNDER}
    QTest.mouseClick(panel.mistakes.mine, LEFT)
    person.press("Home", "N")
    assert person.moves == "c3 d5 d2"


def test_steps_between_mistakes_have_words_and_say_where_the_list_begins_anew(reviewed: Person) -> None:
    show_review(reviewed)
    panel = reviewed.parts.analysis.review_panel
    assert (panel.previous.text(), panel.following.text()) == ("Previous", "Next")
    told = "No mistake comes later: here is the first one."
    reviewed.press("Home")
    for _ in range(panel.mistakes.rows.rowCount()):
        QTest.mouseClick(panel.following, LEFT)
        assert told not in reviewed.message
    QTest.mouseClick(panel.following, LEFT)
    assert told in reviewed.message
    QTest.mouseClick(panel.previous, LEFT)
    assert "No mistake comes earlier: here is the last one." in reviewed.message


def test_who_lists_the_mistakes_of_both_can_step_through_them(sit_down: SitDown) -> None:
    person = sit_down(AGAINST_BOT)
    tree = judged_game()
    person.window.settings.thresholds = Thresholds(30, 50)
    person.table.begin(AGAINST_BOT._replace(players=AGAINST_BOT.players[::-1]), tree)
    assert mistakes(person) == []
    assert not person.window.acts.next_mistake.isEnabled()
    show_review(person)
    QTest.mouseClick(person.parts.analysis.review_panel.mistakes.all, LEFT)
    assert person.window.acts.next_mistake.isEnabled()


def test_between_friends_there_is_nothing_to_choose(reviewed: Person) -> None:
    show_review(reviewed)
    assert not reviewed.parts.analysis.review_panel.mistakes.mine.isVisible()


def test_other_players_have_other_mistakes(sit_down: SitDown) -> None:
    person = sit_down(AGAINST_BOT)
    person.table.begin(AGAINST_BOT, judged_game())
    show_review(person)
    panel = person.parts.analysis.review_panel
    person.table.change_players(Player(0, "Anna"), Player(0, "Bo"))
    assert not panel.mistakes.mine.isVisible()
    assert mistakes(person) == ["1. d5 ? −20%", "2. d2 ?? −35%"]
    person.table.change_players(Player(2), Player(0, "Bo"))
    assert panel.mistakes.mine.isVisible()
    assert mistakes(person) == ["1. d5 ? −20%"]
    assert person.parts.analysis.graph.marks == {2: MISTAKE}
