"""Answers to a friend elsewhere that are prepared, kept with the game, and played by themselves; by message."""

from pathlib import Path

import pytest

from escabel_gui.link.local_replica import PREPARED
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.preparation import Preparation
from escabel_gui.model.table.prepared_answers import PreparedAnswers
from escabel_gui.model.table.sessions import KEYS, with_unknown, without_friend
from escabel_gui.model.table.table import Table
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.state import BLACK, WHITE
from tests.model.seating import MakeTable, let_settle, lines, moves_to, play, reopened, rest, sent, told_at, wait_until

INVITED = GameSetup("escabel", 5, (Player(0, "Anna"), Player(0, "Ben", is_friend=True)))


class Friend:
    """Person at a table of their own, who may prepare answers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stage = Stage(Play(table, table), table)
        self.preparation = Preparation(table, self.stage, table)

    def prepare(self, *lines_to_add: str) -> None:
        self.preparation.begin()
        for line in lines_to_add:
            self.preparation.go_to(self.preparation.moves.home)
            self.add(line)
        self.preparation.stop()

    def add(self, moves: str) -> None:
        for move in moves.split():
            self.preparation.make_typed_move(move)

    @property
    def prepared(self) -> list[str]:
        """The prepared answers, line by line."""
        moves = self.table.answers.shown_moves
        return [] if moves is None else lines(moves.tree)

    @property
    def on_disk(self) -> str:
        rest(self.table)
        assert self.table.path is not None
        return self.table.kept_games.open(self.table.path).session.get(PREPARED, "")

    def come_back(self) -> None:
        reopened(self.table)

    def settle(self) -> None:
        """Wait until what happens by itself has happened."""
        wait_until(lambda: not self.table.answers._soon.isActive())
        rest(self.table)


Pair = tuple[Friend, Friend]


@pytest.fixture
def pair(make_table: MakeTable, tmp_path_factory: pytest.TempPathFactory) -> Pair:
    """Return Anna, who has invited and played d4, and Ben, whose turn it is."""
    anna, ben = (make_table(folder=tmp_path_factory.mktemp(name)) for name in ("anna", "ben"))
    anna.begin(INVITED)
    play(anna, "d4")
    rest(anna)
    ben.join(sent(anna))
    rest(ben)
    return Friend(anna), Friend(ben)


def send(sender: Friend, receiver: Friend, move: str = "") -> None:
    play(sender.table, move)
    let_settle(sender.table)
    receiver.table.remote_game.hear_code(*sent(sender.table))
    receiver.settle()


def test_an_answer_is_played_when_the_code_comes(pair: Pair) -> None:
    anna, ben = pair
    told = told_at(anna.table)
    anna.prepare("c4 d3 a1 b2", "c3 c4")
    assert anna.prepared == ["d4 c4 d3 a1 b2", "d4 c3 c4"]
    send(ben, anna, "c4")
    assert moves_to(anna.table) == "d4 c4 d3"
    assert told == ["After c4, d3 was played at once, as you had prepared it."]
    assert anna.prepared == ["d4 c4 d3 a1 b2"]
    assert anna.table.remote_game.has_news
    send(anna, ben)
    send(ben, anna, "a1")
    assert moves_to(anna.table) == "d4 c4 d3 a1 b2"
    assert anna.prepared == []
    assert anna.on_disk == ""


def test_something_else_clears_what_is_prepared(pair: Pair) -> None:
    anna, ben = pair
    anna.prepare("c4 d3", "c3 c4")
    send(ben, anna, "d5")
    assert moves_to(anna.table) == "d4 d5"
    assert anna.table.may_play
    assert anna.table.answers.moves is None
    assert anna.on_disk == ""


def test_it_is_there_again_after_the_program_was_closed(pair: Pair) -> None:
    anna, ben = pair
    anna.prepare("c4 d3 a1 b2")
    assert anna.on_disk == "d4; c4 d3 a1 b2"
    anna.come_back()
    assert anna.prepared == ["d4 c4 d3 a1 b2"]
    send(ben, anna, "c4")
    assert moves_to(anna.table) == "d4 c4 d3"
    anna.come_back()
    assert anna.prepared == ["d4 c4 d3 a1 b2"]


def test_the_answer_is_made_later_where_the_program_ended_before_it(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Come back to a game without the answer, as when somebody ended the program or an older program played on."""
    anna, ben = pair
    anna.prepare("c4 d3")
    play(ben.table, "c4")
    monkeypatch.setattr(PreparedAnswers, "follow", lambda _self: None)
    send(ben, anna)
    assert moves_to(anna.table) == "d4 c4"
    assert anna.on_disk == "d4; c4 d3"
    monkeypatch.undo()
    anna.come_back()
    anna.settle()
    assert moves_to(anna.table) == "d4 c4 d3"


def test_a_message_that_opens_the_game_is_answered(pair: Pair) -> None:
    anna, ben = pair
    anna.prepare("c4 d3")
    table = anna.table
    rest(table)
    assert table.path is not None
    path = table.path
    table.begin(GameSetup("abande", 7, (Player(), Player())))
    rest(table)
    play(ben.table, "c4")
    table.resume(*table.kept_games.open(path), news=sent(ben.table))
    rest(table)
    anna.settle()
    assert moves_to(table) == "d4 c4 d3"


def test_older_programs_keep_it_as_something_unknown(pair: Pair) -> None:
    anna, _ = pair
    anna.prepare("c4 d3")
    assert anna.table.path is not None
    rest(anna.table)
    session = anna.table.kept_games.open(anna.table.path).session
    assert PREPARED in KEYS
    older = {key: value for key, value in session.items() if key != PREPARED}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("escabel_gui.model.table.sessions.KEYS", KEYS - {PREPARED})
        assert with_unknown(older, session) == session


def test_nothing_of_it_leaves_the_program(pair: Pair) -> None:
    anna, ben = pair
    code = anna.table.remote_game.tell().code
    text = write_sgf(anna.table.game.tree)
    anna.prepare("c4 d3", "c3 c4")
    assert anna.table.remote_game.tell().code == code
    assert write_sgf(anna.table.game.tree) == text
    assert lines(anna.table.game.tree) == ["d4"]
    assert anna.table.path is not None
    rest(anna.table)
    copy = anna.table.kept_games.duplicate(anna.table.path, "A copy", without_friend)
    assert b"prepared" not in copy.read_bytes()
    send(anna, ben)
    assert ben.prepared == []
    assert ben.on_disk == ""


def test_the_table_of_the_friend_cannot_prepare_in_the_own_turn(pair: Pair) -> None:
    anna, ben = pair
    assert anna.preparation.may_begin
    assert not ben.preparation.may_begin
    anna.table.giving_up.resign()
    rest(anna.table)
    assert not anna.preparation.may_begin


def test_a_game_against_nobody_elsewhere_has_nothing_to_prepare(make_table: MakeTable, tmp_path: Path) -> None:
    table = make_table(GameSetup("escabel", 5, (Player(), Player(2))), folder=tmp_path / "alone")
    assert not Friend(table).preparation.may_begin


def test_an_ask_comes_before_the_answer(pair: Pair) -> None:
    anna, ben = pair
    anna.prepare("c4 d3", "c3 c4")
    play(ben.table, "c4")
    ben.table.remote_game.tell()
    ben.table.moving.take_back()
    send(ben, anna)
    assert moves_to(anna.table) == "d4 c4"
    assert anna.table.remote_game.is_asked
    anna.table.remote_game.answer(True)
    anna.settle()
    assert moves_to(anna.table) == "d4"
    assert anna.prepared == ["d4 c4 d3", "d4 c3 c4"]
    send(anna, ben)
    send(ben, anna, "c3")
    assert moves_to(anna.table) == "d4 c3 c4"


def test_who_refuses_is_answered_for(pair: Pair) -> None:
    anna, ben = pair
    anna.prepare("c4 d3")
    play(ben.table, "c4")
    ben.table.remote_game.tell()
    ben.table.moving.take_back()
    send(ben, anna)
    anna.table.remote_game.answer(False)
    anna.settle()
    assert moves_to(anna.table) == "d4 c4 d3"


def test_an_answer_that_is_taken_back_is_not_played_again(pair: Pair) -> None:
    anna, ben = pair
    anna.prepare("c4 d3 a1 b2")
    send(ben, anna, "c4")
    assert moves_to(anna.table) == "d4 c4 d3"
    anna.table.moving.take_back()
    anna.settle()
    assert moves_to(anna.table) == "d4 c4"
    anna.come_back()
    anna.settle()
    assert moves_to(anna.table) == "d4 c4"
    play(anna.table, "d3")
    assert anna.prepared == ["d4 c4 d3 a1 b2"]
    anna.table.moving.take_back()
    anna.settle()
    play(anna.table, "e4")
    assert anna.prepared == []
    assert anna.on_disk == ""


def test_nothing_is_played_while_one_prepares(pair: Pair) -> None:
    anna, ben = pair
    told = told_at(anna.table)
    anna.prepare("c4 d3 a1 b2")
    anna.preparation.begin()
    send(ben, anna, "c4")
    assert not anna.preparation.is_on
    assert anna.stage.is_at_table
    assert moves_to(anna.table) == "d4 c4"
    assert told == ["Ben has moved while you were preparing, so nothing was played by itself: you had prepared d3."]
    anna.come_back()
    anna.settle()
    assert moves_to(anna.table) == "d4 c4"
    play(anna.table, "d3")
    assert anna.prepared == ["d4 c4 d3 a1 b2"]


def test_another_game_ends_the_preparation_and_has_nothing_of_it(pair: Pair) -> None:
    anna, _ = pair
    anna.preparation.begin()
    anna.add("c4 d3")
    path = anna.table.path
    assert path is not None
    anna.table.begin(INVITED)
    rest(anna.table)
    assert not anna.preparation.is_on
    assert anna.table.answers.moves is None
    anna.table.resume(*anna.table.kept_games.open(path))
    rest(anna.table)
    assert anna.prepared == ["d4 c4 d3"]


def test_what_is_prepared_is_changed_and_the_change_undone(pair: Pair) -> None:
    anna, _ = pair
    preparation = anna.preparation
    preparation.begin()
    assert str(preparation.task) == "Make a move that Ben may play."
    assert preparation.you == BLACK
    anna.add("c4")
    assert str(preparation.task) == "Make the move with which you will answer c4."
    assert anna.on_disk == ""
    anna.add("d3")
    assert anna.on_disk == "d4; c4 d3"
    preparation.go_back()
    assert str(preparation.task) == "Your answer to c4 is d3. Another move takes its place."
    anna.add("e4")
    assert anna.on_disk == "d4; c4 e4"
    preparation.undo()
    assert anna.on_disk == "d4; c4 d3"
    preparation.go_to(preparation.moves.home)
    anna.add("c3 c4")
    assert anna.on_disk == "d4; (c4 d3)(c3 c4)"
    preparation.go_back()
    preparation.go_to_sibling(1)
    preparation.remove()
    assert preparation.is_home
    assert anna.on_disk == "d4; c3 c4"
    preparation.remove_all()
    assert anna.on_disk == ""
    preparation.undo()
    preparation.undo()
    assert anna.on_disk == "d4; (c4 d3)(c3 c4)"
    while preparation.can_undo:
        preparation.undo()
    assert anna.on_disk == ""
    preparation.stop()
    assert anna.prepared == []


def test_a_move_without_an_answer_goes_when_one_leaves(pair: Pair) -> None:
    anna, _ = pair
    anna.prepare("c4 d3 a1", "c3")
    assert anna.prepared == ["d4 c4 d3"]


def test_only_what_the_rules_allow_is_prepared(pair: Pair) -> None:
    anna, _ = pair
    anna.preparation.begin()
    with pytest.raises(IllegalMove):
        anna.preparation.make_typed_move("d4")
    anna.add("swap-sides")
    assert anna.preparation.you == WHITE
    with pytest.raises(IllegalMove):
        anna.preparation.make_typed_move("d4")
    anna.add("c3")


def test_a_swap_is_answered(pair: Pair) -> None:
    anna, ben = pair
    anna.prepare("swap-sides c3")
    send(ben, anna, "swap-sides")
    assert moves_to(anna.table) == "d4 swap-sides c3"


def test_after_a_parting_one_says_first_which_copy_counts(pair: Pair) -> None:
    anna, ben = pair
    anna.prepare("c4 d3")
    copy = ben.table.remote_game.copy
    assert copy is not None
    other = copy.game.followed_by(copy.game.acts)
    for text in ("c4", "d3", "e5"):
        other.append(other.parse_act(text))
    anna.table.remote_game.hear_code(other, 1)
    anna.settle()
    assert anna.table.remote_game.has_conflict
    copy = anna.table.remote_game.copy
    assert copy is not None
    assert len(copy.game.acts) == 2
    anna.table.remote_game.settle(False)
    anna.settle()
    assert moves_to(anna.table) == "d4 c4 d3"


def test_both_sides_answer_each_other(pair: Pair) -> None:
    anna, ben = pair
    anna.prepare("c4 d3 a1 b2")
    play(ben.table, "c4")
    ben.prepare("d3 a1 b2 b1")
    send(ben, anna)
    send(anna, ben)
    send(ben, anna)
    send(anna, ben)
    assert moves_to(ben.table) == moves_to(anna.table) + " b1" == "d4 c4 d3 a1 b2 b1"


def test_a_question_of_the_friend_ends_the_preparation(pair: Pair) -> None:
    anna, ben = pair
    send(ben, anna, "c4")
    send(anna, ben, "d3")
    anna.preparation.begin()
    anna.add("a1 b2 c1")
    ben.table.moving.take_back()
    send(ben, anna)
    assert anna.table.remote_game.is_asked
    assert not anna.preparation.is_on
    assert not anna.preparation.may_begin
    assert anna.prepared == ["d4 c4 d3 a1 b2"]
    anna.table.remote_game.answer(False)
    assert anna.preparation.may_begin


def test_nothing_is_changed_when_one_has_left(pair: Pair) -> None:
    anna, _ = pair
    anna.prepare("c4 d3")
    preparation = anna.preparation
    anna.table.begin(GameSetup("escabel", 3, (Player(), Player())))
    rest(anna.table)
    for do in (preparation.undo, preparation.remove, preparation.remove_all, preparation.go_back):
        do()
    preparation.go_to_sibling(1)
    assert not preparation.can_undo
    assert anna.table.answers.moves is None
