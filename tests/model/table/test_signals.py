"""One thing happens, one signal, and what it tells of is whole; nothing is read or checked twice on the way."""

from collections import Counter
from typing import Any, cast

from pytestqt.qtbot import QtBot

from escabel_gui.model.analysis.review_run import ReviewRun
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.rules.contract import Rules
from tests.model.seating import MakeTable, StartEngine, let_settle, moves_to, play

FRIENDS = GameSetup("escabel", 4, (Player(), Player()))
AGAINST_BOT = GameSetup("escabel", 4, (Player(), Player(2)))


class CountingRules:
    """Rules that count what they are asked."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        self.asked[name] += 1
        return getattr(self._rules, name)


def count_on(table: Table) -> Counter[str]:
    rules = CountingRules(table.game.rules)
    table.game.tree.rules = cast(Rules, rules)
    return rules.asked


def hear(table: Table) -> list[str]:
    """Return a list that grows with the names of the signals, at each of which the game is whole."""
    heard: list[str] = []
    game = table.game

    def check(name: str) -> None:
        tree = game.tree
        heard.append(name)
        if game.is_live or game.winner:
            assert game.node is tree.last_node()  # nothing is decided in these games, or it has just been
        assert tree.result == tree.result_at(tree.last_node()) or game.is_given_up
        assert (table.clock.running is None) or table.game.is_live

    game.node_changed.connect(lambda _: check("node"))
    game.tree_changed.connect(lambda: check("tree"))
    table.changed.connect(lambda: check("changed"))
    table.finished.connect(lambda: check("finished"))
    return heard


def test_a_move_is_told_once(make_table: MakeTable) -> None:
    table = make_table(FRIENDS)
    heard = hear(table)
    play(table, "d4")
    assert sorted(heard) == ["changed", "node", "tree"]


def test_a_new_line_is_told_once_and_is_the_game_by_then(make_table: MakeTable) -> None:
    table = make_table(FRIENDS, moves="d4 c3")
    table.game.go_back()
    heard = hear(table)
    play(table, "b2")
    assert sorted(heard) == ["changed", "node", "tree"]


def test_a_known_move_changes_no_tree(make_table: MakeTable) -> None:
    table = make_table(FRIENDS, moves="d4 c3")
    table.game.go_back()
    heard = hear(table)
    play(table, "c3")
    assert sorted(heard) == ["changed", "node"]


def test_the_last_move_is_told_with_its_result(make_table: MakeTable) -> None:
    table = make_table(FRIENDS, moves="b1 a2 b2 a3 b3 a4 b4")
    heard = hear(table)
    play(table, "d1")
    assert table.game.is_over
    assert sorted(heard) == ["changed", "finished", "node", "tree"]


def test_a_resignation_is_told_once(make_table: MakeTable) -> None:
    table = make_table(FRIENDS, moves="d4")
    heard = hear(table)
    table.giving_up.resign()
    assert heard == ["changed", "finished"]


def test_each_move_of_a_game_against_a_bot_is_told_once(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine
) -> None:
    table = make_table(AGAINST_BOT, start_engine("slow").bot)
    heard = hear(table)
    play(table, "d4")
    table.let_bot_move()
    qtbot.waitUntil(lambda: moves_to(table) == "d4 a1")
    assert Counter(heard) == {"changed": 2, "node": 2, "tree": 2}


def test_a_move_of_a_bot_is_read_once_and_checked_once(qtbot: QtBot, make_table: MakeTable) -> None:
    table = make_table(AGAINST_BOT)
    let_settle(table)
    asked = count_on(table)
    told: list[Counter[str]] = []  # when the move is on the board: its answer is read soon after
    table.game.node_changed.connect(lambda _step: told.append(Counter(asked)))
    table.let_bot_move()
    qtbot.waitUntil(lambda: len(told) > 0)
    assert told[0]["parse_legal_move"] + told[0]["parse_move"] == 1
    assert told[0]["move_error"] + told[0]["is_legal"] == 0  # beyond what reading does


def test_a_move_of_a_person_is_checked_once(make_table: MakeTable) -> None:
    table = make_table(FRIENDS)
    let_settle(table)
    asked = count_on(table)
    table.play(table.game.rules.parse_move("d4"))
    table.play_text("c3")
    assert (asked["parse_legal_move"], asked["move_error"]) == (1, 1)
    let_settle(table)


def test_a_reviewed_position_is_not_read_again(qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine) -> None:
    table = make_table(FRIENDS, moves="d4 c3 b2 a1 d1")
    review_run = ReviewRun(table, start_engine().analyst)
    asked = count_on(table)
    review_run.start()
    qtbot.waitUntil(lambda: not review_run.is_running)
    assert asked["parse_legal_move"] == asked["parse_move"] == asked["move_error"] == asked["is_legal"] == 0
