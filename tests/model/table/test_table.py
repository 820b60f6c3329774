"""Playing at the table: turns, variations, taking back, swapping, resigning."""

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.tree import GameTree, all_nodes
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, WHITE
from tests.model.seating import MakeTable, lines, moves_to, play, rest
from tests.move_lists import format_move_list

FRIENDS = GameSetup("escabel", 4, (Player(0, "Ada"), Player(0, "Bo")))
WON_BY_BLACK = "b1 a2 b2 a3 b3 a4 b4 d1"  # its chain has stood White's last turn


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    """Return a table of two friends at an empty 4×4 board."""
    return make_table(FRIENDS)


def test_a_game_begins_empty_with_black_to_move(table: Table) -> None:
    assert (table.game.node.turn, table.player_of(table.game.node.turn).name) == (BLACK, "Ada")
    assert table.game.tree.players[1:] == ["Ada", "Bo"]
    assert table.game.is_live
    assert table.may_play
    assert not table.moving.can_take_back
    assert not table.moving.can_redo


def test_moves_alternate_and_are_seen_on_the_board(table: Table) -> None:
    play(table, "b2 b3")
    assert table.game.node.turn == BLACK
    assert table.game.piles[table.game.rules.board.index_by_name["b3"]] == (WHITE,)
    play(table, "b2-b3")
    assert table.game.piles[table.game.rules.board.index_by_name["b3"]] == (WHITE, BLACK)
    assert table.game.piles[table.game.rules.board.index_by_name["b2"]] == (WHITE,)


def test_what_the_rules_forbid_changes_nothing(table: Table) -> None:
    play(table, "b2")
    with pytest.raises(IllegalMove, match="taken"):
        table.play_text("b2")
    assert moves_to(table) == "b2"


def test_a_game_ends_when_the_rules_say_so(qtbot: QtBot, table: Table) -> None:
    play(table, WON_BY_BLACK.rsplit(" ", 1)[0])
    with qtbot.waitSignal(table.finished):
        table.play_text("d1")
    assert (table.game.result, table.game.tree.result) == (parse_result("B+"), parse_result("B+"))
    assert table.game.is_over
    assert not table.game.is_live
    with pytest.raises(IllegalMove, match="over"):
        table.play_text("c3")


def test_an_end_that_is_taken_back_is_another_one_only_after_another_move(qtbot: QtBot, table: Table) -> None:
    play(table, WON_BY_BLACK)
    table.moving.take_back()
    with qtbot.assertNotEmitted(table.finished):
        play(table, "d1")
    table.moving.take_back()
    with qtbot.waitSignal(table.finished):
        play(table, "c1")


def test_nothing_is_finished_by_a_win_in_a_variation_of_a_resigned_game(qtbot: QtBot, table: Table) -> None:
    play(table, WON_BY_BLACK[:-2])
    table.giving_up.resign()
    table.game.go_to_start()
    with qtbot.assertNotEmitted(table.finished):
        play(table, "b2 a2 b1 a3 b3 a4 b4 d1")
    assert table.game.is_over


def test_the_winning_chain_is_known_at_the_end_only(table: Table) -> None:
    play(table, WON_BY_BLACK)
    names = table.game.rules.board.names
    assert {names[point] for point in table.game.winning_points()} == {"b1", "b2", "b3", "b4"}
    table.game.go_back()
    assert table.game.winning_points() == []


# ---- variations


def test_going_back_and_playing_otherwise_makes_a_variation_and_loses_nothing(table: Table) -> None:
    play(table, "b2 c3 d4")
    table.game.go_back()
    table.game.go_back()
    play(table, "a1")
    assert moves_to(table) == "b2 a1"
    assert lines(table.game.tree) == ["b2 a1", "b2 c3 d4"], "the line that is played on is the game"


def test_a_variation_of_a_finished_game_leaves_the_game_as_it_was(table: Table) -> None:
    play(table, WON_BY_BLACK)
    table.game.go_to_start()
    play(table, "c2 c3")
    assert lines(table.game.tree)[0] == WON_BY_BLACK
    assert table.game.tree.result == parse_result("B+")
    assert table.game.result is None
    assert table.game.is_live


def test_playing_a_known_move_just_leads_on(table: Table) -> None:
    play(table, "b2 c3 d4")
    table.game.go_to_start()
    play(table, "b2")
    assert lines(table.game.tree) == ["b2 c3 d4"]


def test_a_won_variation_replaces_the_open_line_and_its_result_is_told(table: Table) -> None:
    play(table, "d4 d3")
    table.game.go_to_start()
    play(table, WON_BY_BLACK)
    assert table.game.tree.result == parse_result("B+")
    assert lines(table.game.tree) == [WON_BY_BLACK, "d4 d3"]


def test_siblings_are_visited_in_a_circle(table: Table) -> None:
    for first in ("a1", "b1", "c1"):
        table.game.go_to_start()
        play(table, first)
    visited = []
    for _ in range(4):
        visited.append(moves_to(table))
        table.game.go_to_sibling(1)
    assert sorted(visited[:3]) == ["a1", "b1", "c1"]
    assert visited[3] == visited[0]


# ---- taking back


def test_friends_take_back_one_move_and_redo_it(table: Table) -> None:
    play(table, "b2 c3")
    table.moving.take_back()
    assert moves_to(table) == "b2"
    assert table.moving.can_redo
    table.moving.redo()
    assert moves_to(table) == "b2 c3"
    assert not table.moving.can_redo


def test_moves_that_are_taken_back_are_gone_until_they_are_made_again(table: Table) -> None:
    play(table, "b2 c3 d4")
    tree = table.game.tree
    for left in ("b2 c3", "b2", ""):
        table.moving.take_back()
        assert format_move_list(tree).split() == left.split()
        assert table.game.is_live
    for left in ("b2", "b2 c3"):
        table.moving.redo()
        assert moves_to(table) == left
    table.moving.take_back()
    play(table, "a1")
    assert not table.moving.can_redo
    table.moving.take_back()
    play(table, "a1 b1")
    rest(table)
    assert table.path is not None
    assert read_sgf(table.path.read_text("utf-8")).main_line()[-1].depth == 3
    assert all(len(node.children) <= 1 for node in all_nodes(tree)), "no variation"


def test_moves_with_a_variation_among_them_stay_when_they_are_taken_back(table: Table) -> None:
    play(table, "b2 c3 d4")
    table.game.go_back()
    play(table, "a1")
    table.moving.take_back()
    assert moves_to(table) == "b2 c3"
    assert len(table.game.node.children) == 2


def test_resigning_ends_the_game_and_can_be_taken_back(qtbot: QtBot, table: Table) -> None:
    play(table, "b2 c3")
    with qtbot.waitSignal(table.finished):
        table.giving_up.resign()
    assert (table.game.result, table.game.is_over, table.may_play) == (parse_result("W+R"), True, False)
    table.moving.take_back()
    assert (table.game.result, table.game.is_over, moves_to(table)) == (None, False, "b2 c3")
    assert table.game.tree.result is None
    play(table, "d4")


@pytest.mark.parametrize(("moves", "back"), [("b2 c3 d4", 1), ("b2 c3 d4", 3), ("b2 swap-sides c3", 2)])
def test_who_looks_back_resigns_for_the_one_to_move_at_the_end(table: Table, moves: str, back: int) -> None:
    for move in moves.split():
        table.play_text(move)
        rest(table)
    loser = table.seating.player_to_resign(table.game.node)
    for _ in range(back):
        table.game.go_back()
    assert table.giving_up.color_to_resign == table.game.tree.main_line()[-1].turn
    table.giving_up.resign()
    assert moves_to(table) == moves
    assert table.game.result is not None
    assert table.seating.person_of(table.game.result.winner) == 1 - loser


def test_nobody_resigns_while_the_end_is_taken_back(table: Table) -> None:
    play(table, WON_BY_BLACK)
    result = table.game.result
    table.moving.take_back()
    assert not table.giving_up.may_resign
    table.giving_up.resign()
    table.moving.redo()
    assert (table.game.result, table.game.tree.result) == (result, result)


def test_resigning_after_a_take_back_ends_the_game_there(table: Table) -> None:
    play(table, "b2 c3 d4")
    table.moving.take_back()
    table.giving_up.resign()
    assert not table.moving.can_redo
    table.moving.redo()
    assert (moves_to(table), table.game.result) == ("b2 c3", parse_result("W+R"))
    table.moving.take_back()
    table.moving.redo()
    assert (moves_to(table), table.game.result) == ("b2 c3 d4", None)


def test_a_resigned_game_can_be_looked_at_and_its_moves_tried_otherwise(table: Table) -> None:
    play(table, "b2 c3")
    table.giving_up.resign()
    table.game.go_back()
    assert table.game.result is None
    play(table, "a1 a2")
    assert not table.giving_up.may_resign
    table.giving_up.resign()
    assert table.game.tree.result == parse_result("W+R")
    assert lines(table.game.tree)[0] == "b2 c3"


def test_resigning_at_a_variation_makes_it_the_game(table: Table) -> None:
    play(table, "b2 c3")
    table.game.go_back()
    play(table, "a1")
    table.giving_up.resign()
    assert lines(table.game.tree)[0] == "b2 a1"
    assert table.game.result == parse_result("W+R")


@pytest.mark.parametrize("result", ["W+F", "B+R", "W+T", "B+"])
def test_a_game_that_was_given_up_elsewhere_is_over_at_its_end(table: Table, result: str) -> None:
    table.put(read_sgf(f"(;GM[101]SZ[4]RE[{result}];B[b2];W[c3])"))
    assert (table.game.result, table.game.is_over, table.may_play) == (parse_result(result), True, False)
    table.moving.take_back()
    assert (table.game.result, table.game.is_over) == (None, False)


def test_the_end_can_be_taken_back_and_the_game_goes_on(qtbot: QtBot, table: Table) -> None:
    play(table, WON_BY_BLACK)
    line = lines(table.game.tree)[0]
    table.moving.take_back()
    assert table.game.tree.is_decided, "nothing is lost until somebody moves"
    assert (table.game.result, table.game.is_decided, table.may_play) == (None, False, True)
    table.moving.take_back()
    assert not table.game.is_decided
    free = next(move for move in table.game.legal_moves.on_point.values() if table.game.rules.format_move(move) != "d1")
    table.play(free)
    assert (table.game.tree.result, table.game.is_live, table.game.is_decided) == (None, True, False)
    assert lines(table.game.tree)[1] == line
    with qtbot.waitSignal(table.finished):
        table.giving_up.resign()


def test_the_end_comes_back_by_going_there(table: Table) -> None:
    play(table, WON_BY_BLACK)
    result = table.game.result
    for leave in (table.moving.redo, table.game.go_to_end, table.game.go_back):
        table.moving.take_back()
        leave()
        assert table.game.is_decided
        table.game.go_to_end()
        assert table.game.result == result


def test_stepping_back_from_the_end_only_looks(table: Table) -> None:
    play(table, WON_BY_BLACK)
    line = lines(table.game.tree)[0]
    table.game.go_back()
    table.game.go_back()
    table.play(next(iter(table.game.legal_moves.on_point.values())))
    assert table.game.is_decided
    assert lines(table.game.tree)[0] == line


# ---- swapping


def test_a_swap_exchanges_the_persons_and_leaves_the_board(table: Table) -> None:
    play(table, "b2")
    assert table.game.legal_moves.can_swap
    table.play(SWAP)
    assert (table.player_of(BLACK).name, table.player_of(WHITE).name) == ("Bo", "Ada")
    assert (table.game.node.turn, table.player_of(table.game.node.turn).name) == (WHITE, "Ada")
    assert table.game.piles[table.game.rules.board.index_by_name["b2"]] == (BLACK,)


def test_taking_a_swap_back_returns_everyone_to_their_seat(table: Table) -> None:
    play(table, "b2")
    table.play(SWAP)
    table.moving.take_back()
    assert (table.player_of(BLACK).name, table.player_of(WHITE).name) == ("Ada", "Bo")
    table.moving.redo()
    assert table.player_of(BLACK).name == "Bo"


def test_nobody_may_swap_later(table: Table) -> None:
    play(table, "b2 c3")
    with pytest.raises(IllegalMove):
        table.play(SWAP)


def test_the_swap_is_a_move_like_any_other_in_the_tree(table: Table) -> None:
    play(table, "b2")
    table.play(SWAP)
    play(table, "c3")
    assert [node.move == SWAP for node in table.game.tree.main_line()] == [False, False, True, False]


# ---- other games on the table


def test_playing_again_changes_the_colors(table: Table) -> None:
    play(table, WON_BY_BLACK)
    table.play_again()
    assert [player.name for player in table.setup.players] == ["Bo", "Ada"]
    assert moves_to(table) == ""


def test_playing_again_after_a_swap_changes_the_colors_that_one_had(table: Table) -> None:
    play(table, "b2")
    table.play(SWAP)
    table.giving_up.resign()
    table.play_again()
    rest(table)
    assert table.player_of(BLACK).name == "Ada"


def test_the_score_of_a_match_goes_with_the_persons(table: Table) -> None:
    """Let Ada win as Black, and Bo win a game with a swap, as Ada resigns."""
    play(table, WON_BY_BLACK)
    assert (table.setup.score, table.score) == ((0, 0), (2, 0))
    table.moving.take_back()
    assert table.score == (0, 0), "the end was taken back"
    table.moving.redo()
    table.play_again()
    rest(table)
    assert [player.name for player in table.setup.players] == ["Bo", "Ada"]
    assert (table.setup.score, table.score) == ((0, 2), (0, 2))
    play(table, "b2")
    table.play(SWAP)
    play(table, "c3")
    table.giving_up.resign()  # Ada has Black now, and it is her turn
    assert table.game.result == parse_result("W+R")
    assert table.score == (2, 2)
    table.play_again()
    rest(table)
    assert [player.name for player in table.setup.players] == ["Bo", "Ada"], "they had changed seats"
    assert table.setup.score == (2, 2)


def test_an_undecided_game_counts_for_nobody_and_other_players_begin_anew(table: Table) -> None:
    play(table, WON_BY_BLACK)
    table.play_again()
    rest(table)
    table.play_again()
    rest(table)
    assert [player.name for player in table.setup.players] == ["Ada", "Bo"]
    assert table.setup.score == (2, 0)
    table.change_players(Player(0, "Ada"), Player(0, "Bo"))
    assert table.setup.score == (2, 0)
    table.change_players(Player(0, "Ada"), Player(0, "Cy"))
    assert table.setup.score == (0, 0)


def test_a_game_from_elsewhere_is_put_on_the_table_at_its_end(table: Table) -> None:
    tree = GameTree(make_rules("escabel:setup=checkered-black", 5))
    tree.players = ["", "Cy", "Di"]
    node = tree.root
    for move in tree.rules.legal_move_list(tree.state_at(node))[:1]:
        node = tree.add_move(node, move)
    table.put(tree)
    assert table.game.node is node
    assert (table.setup.wire_name, table.setup.size) == ("escabel:setup=checkered-black", 5)
    assert (table.player_of(BLACK).name, table.player_of(WHITE).name) == ("Cy", "Di")
    assert table.may_play


def test_others_can_be_seated_in_the_middle_of_a_game(table: Table) -> None:
    play(table, "b2")
    table.play(SWAP)
    table.change_players(Player(0, "Cy"), Player(0, "Di"))
    assert (table.player_of(BLACK).name, table.player_of(WHITE).name) == ("Cy", "Di")
    table.moving.take_back()
    assert (table.player_of(BLACK).name, table.player_of(WHITE).name) == ("Di", "Cy")
