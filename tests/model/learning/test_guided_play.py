"""Moves in a guided game wait for nothing for long, and those of other games for nothing at all."""

import pytest

from escabel_gui.model.learning.guided_play import GuidedPlay
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.guidance import MAX_QUESTIONS, is_guided, note_questions, questions_left
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.moves import PASS
from tests.model.seating import MakeTable, StartEngine, let_settle, moves_to, wait_until

GUIDED = GameSetup("escabel", 5, (Player(), Player(1)), is_guided=True)


def test_an_analyst_that_says_nothing_holds_no_move(make_table: MakeTable, start_engine: StartEngine) -> None:
    table = make_table(GUIDED)
    play = GuidedPlay(table, start_engine("hangs").analyst, table)
    play.make_typed_move("c3")
    assert moves_to(table) == ""
    assert str(play.task) == "Looking at c3…"
    assert not play.may_ask_for_move
    play._latest.timeout.emit()
    let_settle(table)
    assert moves_to(table).startswith("c3")
    assert play.weighed is None


def test_a_pass_that_is_weighed_is_called_by_its_word(make_table: MakeTable, start_engine: StartEngine) -> None:
    table = make_table(GameSetup("abande", 7, (Player(), Player(1)), is_guided=True))
    play, game = GuidedPlay(table, start_engine("hangs").analyst, table), table.game
    play._node, play._weighed = game.node, PASS
    assert str(play.task) == "Looking at a pass…"


def test_another_move_takes_the_place_of_the_one_that_is_weighed(
    make_table: MakeTable, start_engine: StartEngine
) -> None:
    table = make_table(GUIDED)
    play = GuidedPlay(table, start_engine("hangs").analyst, table)
    play.make_typed_move("c3")
    play.make_typed_move("d3")
    play._latest.timeout.emit()
    let_settle(table)
    assert moves_to(table).startswith("d3")


def test_an_illegal_move_is_refused_at_once(make_table: MakeTable, start_engine: StartEngine) -> None:
    table = make_table(GUIDED)
    play = GuidedPlay(table, start_engine("hangs").analyst, table)
    with pytest.raises(IllegalMove):
        play.make_typed_move("z9")
    assert play.weighed is None


@pytest.mark.parametrize("players", [(Player(), Player()), (Player(), Player(1))])
def test_other_games_ask_no_analyst(
    make_table: MakeTable, start_engine: StartEngine, players: tuple[Player, Player]
) -> None:
    table, engine = make_table(GameSetup("escabel", 5, players)), start_engine()
    play = GuidedPlay(table, engine.analyst, table)
    play.make_typed_move("c3")
    let_settle(table)
    assert moves_to(table).startswith("c3")
    assert engine.starts == 0
    assert not is_guided(table.game.tree)


def test_somebody_else_who_takes_the_analyst_is_not_disturbed(make_table: MakeTable, start_engine: StartEngine) -> None:
    class Other:
        is_stopped = False

        def stop(self) -> None:
            self.is_stopped = True

    table, engine = make_table(GUIDED), start_engine("hangs")
    play = GuidedPlay(table, engine.analyst, table)
    play.make_typed_move("c3")
    other = Other()
    engine.analyst.serve(other)
    assert play.weighed is None
    table.changed.emit()
    play.make_typed_move("c3")
    assert other.is_stopped


def test_the_number_of_questions_is_kept_with_the_game(make_table: MakeTable) -> None:
    table = make_table(GUIDED)
    table.play_text("c3")
    wait_until(lambda: table.game.node.depth == 2)
    note_questions(table.game.tree, 2)
    kept = read_sgf(write_sgf(table.game.tree))
    assert is_guided(kept)
    assert questions_left(kept) == MAX_QUESTIONS - 2


@pytest.mark.parametrize("note", ["9", "-1", "many", "1\n2"])
def test_a_note_that_cannot_be_read_leaves_no_question(make_table: MakeTable, note: str) -> None:
    tree = make_table(GUIDED).game.tree
    tree.root.set_text("XGUIDE", note)
    assert is_guided(tree)
    assert questions_left(tree) == 0


def test_the_next_game_of_a_match_is_guided_too(make_table: MakeTable) -> None:
    table = make_table(GUIDED)
    let_settle(table)
    table.giving_up.resign()
    table.play_again()
    wait_until(lambda: table.setup.players == (Player(1), Player()))
    assert table.setup.is_guided
    assert questions_left(table.game.tree) == MAX_QUESTIONS


def test_a_move_that_is_weighed_is_forgotten_with_its_game(make_table: MakeTable, start_engine: StartEngine) -> None:
    table = make_table(GUIDED)
    play = GuidedPlay(table, start_engine("hangs").analyst, table)
    play.make_typed_move("e5")
    tasks: list[object] = []
    table.game.replaced.connect(lambda: tasks.append(play.task))
    table.begin(GameSetup("escabel", 3, (Player(), Player()), is_guided=False))
    wait_until(lambda: len(tasks) == 1)
    assert tasks == [None], "the other board has no such point"
    assert play.weighed is None
    play.make_typed_move("c3")
    let_settle(table)
    assert moves_to(table) == "c3"
