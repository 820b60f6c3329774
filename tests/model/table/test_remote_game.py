"""Two tables in two places, and a game of which each has a copy."""

from pathlib import Path

import pytest

from escabel_gui.link.local_replica import ID
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.edits import Edits
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.sessions import parse_session, without_friend
from escabel_gui.model.table.table import Table
from escabel_gui.record.result import format_result
from escabel_gui.record.storage.summary import summarize
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.state import BLACK, NOBODY, WHITE
from tests.model.seating import MakeTable, let_settle, lines, moves_to, play, reopened, rest, sent, told_at

INVITED = GameSetup("escabel", 5, (Player(0, "Anna"), Player(0, "Ben", is_friend=True)))

Pair = tuple[Table, Table]


@pytest.fixture
def pair(make_table: MakeTable, tmp_path_factory: pytest.TempPathFactory) -> Pair:
    """Return Anna, who has invited, and Ben, who has joined: he has White."""
    anna, ben = (make_table(folder=tmp_path_factory.mktemp(name)) for name in ("anna", "ben"))
    anna.begin(INVITED)
    rest(anna)
    ben.join(sent(anna))
    rest(ben)
    return anna, ben


def send(sender: Table, receiver: Table, move: str = "") -> None:
    play(sender, move)
    let_settle(sender)
    receiver.remote_game.hear_code(*sent(sender))
    rest(receiver)


def acts(table: Table) -> str:
    copy = table.remote_game.copy
    assert copy is not None
    return " ".join(copy.game.format_act(act).replace(" ", ":") for act in copy.game.acts)


def test_a_game_goes_to_and_fro(pair: Pair) -> None:
    anna, ben = pair
    assert not ben.may_play
    play(anna, "d4")
    assert not anna.may_play
    send(anna, ben)
    assert moves_to(ben) == "d4"
    send(ben, anna, "swap-sides")
    assert moves_to(anna) == "d4 swap-sides"
    assert anna.player_of(2).name == "Anna"
    play(reopened(anna), "c3")
    send(anna, reopened(ben))
    send(ben, anna, "d5")
    assert moves_to(ben) == moves_to(anna) == "d4 swap-sides c3 d5"
    assert anna.may_play


def test_it_is_the_friends_turn_or_ones_own(pair: Pair) -> None:
    anna, ben = pair
    play(anna, "d4")
    with pytest.raises(IllegalMove, match="friend’s turn"):
        anna.play_text("d5")
    anna.let_bot_move()
    assert moves_to(anna) == "d4"
    assert not ben.may_ask_for_move


def test_an_old_code_changes_nothing(pair: Pair) -> None:
    anna, ben = pair
    play(anna, "d4")
    old = sent(anna)
    ben.remote_game.hear_code(*old)
    play(ben, "d5")
    told = told_at(ben)
    ben.remote_game.hear_code(*old)
    assert told[-1].startswith("This code is older")
    assert moves_to(ben) == "d4 d5"


def test_ones_own_code_is_known(pair: Pair) -> None:
    anna, _ = pair
    play(anna, "d4")
    told = told_at(anna)
    anna.remote_game.hear_code(*sent(anna))
    assert told[-1].startswith("This is a code of your own")


def test_a_move_that_was_not_sent_is_taken_back_at_once(pair: Pair) -> None:
    anna, _ = pair
    play(anna, "d4")
    assert anna.moving.can_take_back
    anna.moving.take_back()
    assert moves_to(anna) == ""
    play(anna, "c3")
    assert lines(anna.game.tree) == ["c3"]


def test_taking_back_is_asked_for_and_allowed(pair: Pair) -> None:
    anna, ben = pair
    send(anna, ben, "d4")
    anna.moving.take_back()
    assert acts(anna) == "d4 ask:0"
    assert anna.moving.can_take_back, "the question itself"
    send(anna, ben)
    assert not anna.moving.can_take_back
    assert ben.remote_game.is_asked
    reopened(ben)
    ben.remote_game.answer(True)
    assert moves_to(ben) == ""
    told = told_at(anna)
    send(ben, anna)
    assert told[-1] == "Ben has let you take your move back."
    assert moves_to(anna) == ""
    send(anna, ben, "c3")
    assert lines(ben.game.tree) == lines(anna.game.tree) == ["c3"]


def test_taking_back_is_refused_or_just_played_on(pair: Pair) -> None:
    anna, ben = pair
    send(anna, ben, "d4")
    anna.moving.take_back()
    send(anna, ben)
    ben.remote_game.answer(False)
    told = told_at(anna)
    send(ben, anna)
    assert told[-1] == "Ben does not want you to take your move back."
    anna.moving.take_back()
    send(anna, ben)
    send(ben, anna, "d5")
    assert moves_to(anna) == "d4 d5"
    assert anna.may_play


def test_a_resignation_travels(pair: Pair) -> None:
    anna, ben = pair
    play(anna, "d4")
    anna.giving_up.resign()
    assert anna.moving.can_take_back  # nobody knows yet
    finished: list[bool] = []
    ben.finished.connect(lambda: finished.append(True))
    send(anna, ben)
    assert format_result(ben.game.result) == "W+R"
    assert finished == [True]
    assert not anna.remote_game.is_on
    assert format_result(reopened(ben).game.result) == "W+R"


@pytest.mark.parametrize("end", ["resign", "a1 d3 a2 d2 a3 d1 a4 d5 b1"])
def test_the_end_of_a_friends_game_stays(pair: Pair, end: str) -> None:
    """Take back after the end: one looks back, and what is played there is a variation."""
    anna, ben = pair
    send(anna, ben, "d4")
    if end == "resign":
        ben.giving_up.resign()
        send(ben, anna)
    else:
        for number, move in enumerate(end.split()):
            send(*((ben, anna) if number % 2 == 0 else (anna, ben)), move)
    result, moves = anna.game.result, moves_to(anna)
    assert result is not None
    anna.moving.take_back()
    assert anna.game.is_decided
    play(anna, "b3")
    assert (anna.game.tree.result, anna.game.is_variation) == (result, True)
    edits, variation = Edits(anna), anna.game.node
    assert not edits.can_promote(variation)
    anna.game.go_to(anna.game.tree.last_node())
    assert moves_to(anna) == moves
    assert [edits.can_remove(node) for node in (anna.game.node, variation)] == [False, True]


def test_acts_that_crossed_are_put_in_order(pair: Pair) -> None:
    anna, ben = pair
    send(anna, ben, "d4")
    anna.moving.take_back()  # asks
    play(ben, "d5")
    first, second = sent(anna), sent(ben)
    anna.remote_game.hear_code(*second)
    ben.remote_game.hear_code(*first)
    assert acts(anna) == acts(ben) == "d4 ask:0 d5"


def part(anna: Table, ben: Table) -> None:
    """Let Ben find another answer of his after he has sent one."""
    send(anna, ben, "d4")
    before = ben.remote_game.copy
    assert before is not None
    game = before.game.followed_by(before.game.acts)
    send(ben, anna, "d5")
    game.append(game.parse_act("c3"))
    anna.remote_game.hear_code(game, 1)
    rest(anna)


@pytest.mark.parametrize("takes_theirs", [False, True])
def test_codes_that_part_are_shown_and_settled(pair: Pair, takes_theirs: bool) -> None:
    anna, ben = pair
    part(anna, ben)
    assert anna.remote_game.has_conflict
    assert moves_to(anna) == "d4 c3"  # what the friend has
    assert lines(anna.game.tree) == ["d4 d5", "d4 c3"]
    anna.game.go_to_end()
    assert not anna.may_play
    reopened(anna)
    assert anna.remote_game.has_conflict
    anna.remote_game.settle(takes_theirs)
    assert moves_to(anna) == ("d4 c3" if takes_theirs else "d4 d5")
    assert sorted(lines(anna.game.tree)) == ["d4 c3", "d4 d5"]
    assert anna.may_play


@pytest.mark.parametrize("sender", [0, 1])
@pytest.mark.parametrize("takes_theirs", [False, True])
def test_moves_that_one_has_not_made_are_asked_about(pair: Pair, sender: int, takes_theirs: bool) -> None:
    """Ask about such moves also where a code says that one has sent it oneself."""
    anna, _ = pair
    play(anna, "d4")
    copy = anna.remote_game.copy
    assert copy is not None
    longer = copy.game.followed_by(copy.game.acts)
    for text in ("d5", "e4", "ask 1"):
        longer.append(longer.parse_act(text))
    anna.remote_game.hear_code(longer, sender)
    rest(anna)
    assert acts(anna) == "d4 d5"
    assert str(anna.remote_game.question) == "Ben has a longer game, in which you have played e4. Which game counts?"
    assert moves_to(anna) == "d4 d5 e4"
    assert not anna.may_play
    reopened(anna)
    assert moves_to(anna) == "d4 d5 e4"
    anna.remote_game.settle(takes_theirs)
    assert acts(anna) == ("d4 d5 e4 ask:1" if takes_theirs else "d4 d5")
    assert anna.remote_game.question is None
    assert anna.may_play != takes_theirs


def test_a_game_that_is_new_here_may_have_moves_of_ones_own(pair: Pair, make_table: MakeTable, tmp_path: Path) -> None:
    anna, ben = pair
    send(anna, ben, "d4")
    play(ben, "d5")
    let_settle(ben)
    other_computer = make_table(folder=tmp_path / "elsewhere")
    told = told_at(other_computer)
    other_computer.join(sent(ben))
    rest(other_computer)
    assert told == ["This game is new here, and has moves of yours: have you made them elsewhere?"]


def test_another_game_is_not_taken_for_this_one(pair: Pair) -> None:
    anna, ben = pair
    told = told_at(anna)
    ben.begin(INVITED)
    rest(ben)
    anna.remote_game.hear_code(*sent(ben))
    assert told[-1].startswith("This code was not made for the game here")


def test_an_invitation_is_kept_before_anything_is_played(pair: Pair) -> None:
    anna, _ = pair
    copy = anna.remote_game.copy
    assert copy is not None
    assert reopened(anna).remote_game.is_new
    assert anna.kept_games.find(ID, copy.game.terms.id.hex()) == anna.path
    assert anna.remote_game.copy is not None


def test_it_is_an_invitation_until_the_friend_has_answered(pair: Pair) -> None:
    anna, ben = pair
    send(anna, ben, "d4")
    assert (anna.remote_game.is_new, ben.remote_game.is_new) == (True, False)
    anna.remote_game.hear_code(*sent(anna))  # a code of one's own
    assert reopened(anna).remote_game.is_new
    send(ben, anna, "d5")
    assert not reopened(anna).remote_game.is_new


def test_a_code_goes_on_with_the_game_that_was_left(pair: Pair) -> None:
    anna, ben = pair
    send(anna, ben, "d4")
    play(ben, "d5")
    rest(anna)
    path = anna.path
    assert path is not None
    anna.begin(GameSetup("abande", 7, (Player(), Player())))
    rest(anna)
    anna.resume(*anna.kept_games.open(path), news=sent(ben))
    assert moves_to(anna) == "d4 d5"


def test_looking_back_the_friends_game_cannot_be_changed(pair: Pair) -> None:
    anna, ben = pair
    send(anna, ben, "d4")
    send(ben, anna, "d5")
    anna.game.go_to_start()
    with pytest.raises(IllegalMove, match="stands elsewhere"):
        anna.play_text("c3")


def test_playing_again_is_another_game_with_the_same_friend(pair: Pair) -> None:
    anna, _ = pair
    play(anna, "d4")
    anna.giving_up.resign()
    first = anna.remote_game.copy
    rest(anna)
    anna.play_again()
    rest(anna)
    second = anna.remote_game.copy
    assert first is not None
    assert second is not None
    assert second.game.terms.id != first.game.terms.id
    assert (second.person, second.game.terms.names) == (1, ("Ben", "Anna"))


def friend_in_library(path: Path | None) -> int:
    assert path is not None
    found = summarize(path)
    assert found is not None
    return found[0].friend


def test_the_library_knows_who_was_elsewhere(pair: Pair) -> None:
    anna, ben = pair
    send(anna, ben, "d4")
    assert (friend_in_library(anna.path), friend_in_library(ben.path)) == (WHITE, BLACK)
    send(ben, anna, "swap-sides")
    rest(anna)
    assert (friend_in_library(anna.path), friend_in_library(ben.path)) == (BLACK, WHITE)


def test_a_duplicate_is_nobody_elses(pair: Pair) -> None:
    anna, _ = pair
    play(anna, "d4")
    rest(anna)
    assert anna.path is not None
    copy = anna.kept_games.duplicate(anna.path, "mine", without_friend)
    assert friend_in_library(copy) == NOBODY
    anna.resume(*anna.kept_games.open(copy))
    rest(anna)
    assert anna.remote_game.copy is None
    assert anna.may_play


def test_a_damaged_copy_makes_an_ordinary_game(pair: Pair) -> None:
    anna, _ = pair
    play(anna, "d4")
    rest(anna)
    assert anna.path is not None
    file, tree, session = anna.kept_games.open(anna.path)
    session["shared"] = session["shared"][:-30]
    anna.resume(file, tree, session)
    rest(anna)
    assert anna.remote_game.copy is None
    assert moves_to(anna) == "d4"


def test_a_friend_who_goes_on_has_answered(pair: Pair) -> None:
    """Let Anna ask to take back while Ben's move is on its way."""
    anna, ben = pair
    said: list[str] = []
    anna.remote_game.said.connect(lambda words: said.append(str(words)))
    send(anna, ben, "c3")
    play(ben, "d4")
    anna.moving.take_back()
    assert anna.remote_game.has_asked
    send(ben, anna)
    assert not anna.remote_game.has_asked
    assert moves_to(anna) == "c3 d4"
    assert "Ben has gone on instead: your move is not taken back." in said


def test_who_plays_elsewhere_is_known_by_the_copy_whatever_else_a_file_says(pair: Pair) -> None:
    anna, _ = pair
    let_settle(anna)
    rest(anna)
    assert anna.path is not None
    _, tree, session = anna.kept_games.open(anna.path)
    left = parse_session(tree, session | {"black": "person:Anna", "white": "bot 3"})
    assert left.setup.players == (Player(0, "Anna"), Player(0, "", is_friend=True))
