"""Answers that are prepared for what the friend may play: as a tree, as text, and as the game goes on."""

from functools import partial
from random import Random

import pytest

from escabel_gui.link.conditional_moves import (
    MAX_DEPTH,
    MAX_MOVES,
    ConditionalMoves,
    format_conditional_moves,
    parse_conditional_moves,
)
from escabel_gui.link.local_replica import PREPARED, LocalReplica, parse_replica, without_replica
from escabel_gui.link.shared_game import ActKind, SharedGame
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.state import NOBODY
from tests.link.friendly import make_game, play_at_random

BRANCHED = "d4; (c4 d3 a1 b2)(d5 e5 (a1 b2)(a2 b1))"


def prepare(moves: ConditionalMoves, line: str) -> None:
    """Prepare a line like `c4 d3 a1 b2`, from home on."""
    node, tree = moves.home, moves.tree
    for text in line.split():
        node = moves.add(node, tree.rules.parse_legal_move(tree.state_at(node), text))


def prepared(line: str = "d4", *lines: str, size: int = 5) -> LocalReplica:
    """Return a copy of person 0, who has prepared lines after what was played."""
    copy = LocalReplica(make_game("escabel", size, line), 0)
    copy.prepared = ConditionalMoves(copy.game.rules, copy.game.line)
    for text in lines:
        prepare(copy.prepared, text)
    return copy


def answer_in(copy: LocalReplica) -> str:
    move = copy.prepared_answer
    return "" if move is None else copy.game.rules.format_move(move)


def text_of(copy: LocalReplica) -> str:
    return "" if copy.prepared is None else format_conditional_moves(copy.prepared)


def hear(copy: LocalReplica, acts: str, size: int = 5) -> None:
    copy.receive(make_game("escabel", size, acts))


def test_a_tree_as_text_and_back() -> None:
    copy = prepared("d4", "c4 d3 a1 b2", "d5 e5 a1 b2", "d5 e5 a2 b1")
    assert text_of(copy) == BRANCHED
    again = parse_conditional_moves(BRANCHED, copy.game, 0)
    assert again is not None
    assert format_conditional_moves(again) == BRANCHED
    assert (again.count, again.answer_count) == (10, 5)


def test_the_session_of_a_copy_keeps_it_and_its_code_does_not_have_it() -> None:
    copy = prepared("d4", "c4 d3")
    session = copy.session
    again = parse_replica(session)
    assert again is not None
    assert text_of(again) == text_of(copy) == session[PREPARED] == "d4; c4 d3"
    assert copy.code == prepared("d4").code
    assert not without_replica(session)


def test_the_answer_comes_after_the_move_that_it_answers() -> None:
    copy = prepared("d4", "c4 d3 a1 b2", "c3 c4")
    assert answer_in(copy) == ""
    hear(copy, "d4 c4")
    assert answer_in(copy) == "d3"
    copy.do(ActKind.MOVE, copy.prepared_answer or 0)
    assert text_of(copy) == "d4 c4 d3; a1 b2"
    hear(copy, "d4 c4 d3 a1")
    assert answer_in(copy) == "b2"
    copy.do(ActKind.MOVE, copy.prepared_answer or 0)
    assert copy.prepared is None


def test_something_else_clears_it() -> None:
    copy = prepared("d4", "c4 d3", "c3 c4")
    hear(copy, "d4 d5")
    assert copy.prepared is None
    copy = prepared("d4", "c4 d3 a1 b2")
    hear(copy, "d4 c4")
    copy.do(ActKind.MOVE, copy.game.rules.parse_move("e5"))
    assert copy.prepared is None


def test_nothing_is_answered_before_a_question_is() -> None:
    copy = prepared("d4", "c4 d3")
    hear(copy, "d4 c4, ask 1")
    assert answer_in(copy) == ""
    copy.do(ActKind.REFUSE)
    assert answer_in(copy) == "d3"
    copy = prepared("d4", "c4 d3", "c3 c4")
    hear(copy, "d4 c4, ask 1")
    copy.do(ActKind.ALLOW)
    hear(copy, "d4 c4, ask 1, allow 0, c3")
    assert answer_in(copy) == "c4"


def test_what_is_claimed_or_parted_is_settled_first() -> None:
    copy = prepared("d4", "c4 d3")
    hear(copy, "d4 c4 d3 e5")
    assert copy.other is not None
    assert answer_in(copy) == ""
    copy.resolve_conflict(takes_theirs=False)
    assert answer_in(copy) == "d3"
    copy = prepared("d4", "c4 d3")
    hear(copy, "c3 c4")
    assert copy.other is not None
    copy.resolve_conflict(takes_theirs=True)
    assert copy.prepared is None


def test_an_answer_that_was_taken_out_is_not_made_again() -> None:
    copy = prepared("d4", "c4 d3 a1 b2")
    hear(copy, "d4 c4")
    copy.do(ActKind.MOVE, copy.prepared_answer or 0)
    copy.undo()
    assert answer_in(copy) == ""
    again = parse_replica(copy.session)
    assert again is not None
    assert answer_in(again) == ""
    again.do(ActKind.MOVE, again.game.rules.parse_move("d3"))
    hear(again, "d4 c4 d3 a1")
    assert answer_in(again) == "b2"


def test_an_answer_can_be_passed_over() -> None:
    copy = prepared("d4", "c4 d3 a1 b2")
    hear(copy, "d4 c4")
    assert copy.prepared is not None
    copy.prepared.pass_over(copy.game.line)
    assert answer_in(copy) == ""
    copy.do(ActKind.MOVE, copy.game.rules.parse_move("d3"))
    assert text_of(copy) == "d4 c4 d3; a1 b2"


def test_the_end_of_the_game_clears_it() -> None:
    copy = prepared("d4", "c4 d3")
    hear(copy, "d4, resign 1")
    assert copy.prepared is None
    copy = prepared("d4", "c4 d3")
    copy.mark_sent()
    copy.do(ActKind.RESIGN)
    assert answer_in(copy) == ""
    copy.undo()  # of which the friend has not heard
    assert text_of(copy) == "d4; c4 d3"
    copy.do(ActKind.RESIGN)
    copy.mark_sent()
    assert copy.prepared is None


def test_a_swap_is_a_move_that_can_be_answered() -> None:
    copy = prepared("d4", "swap-sides c3 a1 b2")
    assert text_of(copy) == "d4; swap-sides c3 a1 b2"
    hear(copy, "d4 swap-sides")
    assert answer_in(copy) == "c3"
    guest = LocalReplica(make_game("escabel", 5), 1)
    guest.prepared = ConditionalMoves(guest.game.rules)
    prepare(guest.prepared, "d4 swap-sides c3 c4")
    assert text_of(guest) == "; d4 swap-sides c3 c4"
    guest.receive(make_game("escabel", 5, "d4"))
    assert answer_in(guest) == "swap-sides"


def test_each_move_has_one_answer() -> None:
    copy = prepared("d4", "c4 d3 a1 b2", "c4 e5")
    assert text_of(copy) == "d4; c4 e5"


def test_a_move_without_an_answer_is_not_kept() -> None:
    copy = prepared("d4", "c4 d3 a1", "c3")
    assert copy.prepared is not None
    assert copy.prepared.count == 4
    assert text_of(copy) == "d4; c4 d3"
    copy.prepared.prune()
    assert copy.prepared.count == 2
    copy.prepared.remove(copy.prepared.home)
    copy.prepared.remove(copy.prepared.home.children[0])
    assert copy.prepared.count == 0
    assert PREPARED not in copy.session


def test_a_move_without_an_answer_clears_it_like_any_other() -> None:
    copy = prepared("d4", "c4 d3", "c3")
    hear(copy, "d4 c3")
    assert copy.prepared is None


def test_only_legal_moves_are_prepared() -> None:
    copy = prepared("d4")
    assert copy.prepared is not None
    with pytest.raises(IllegalMove):
        copy.prepared.add(copy.prepared.home, copy.game.rules.parse_move("d4"))
    assert copy.prepared.count == 0


def test_there_are_limits() -> None:
    copy = prepared("d4", size=19)
    moves = copy.prepared
    assert moves is not None
    chance = Random(1)
    node = moves.home
    while moves.why_not_add(node) is None:
        node = moves.add(node, chance.choice(moves.tree.rules.legal_move_list(moves.tree.state_at(node))))
    assert moves.count == MAX_DEPTH
    assert "in a row" in str(moves.why_not_add(node))
    while moves.why_not_add(moves.home) is None:
        node = moves.add(moves.home, chance.choice(moves.tree.rules.legal_move_list(moves.tree.state_at(moves.home))))
        if not node.children:
            moves.add(node, chance.choice(moves.tree.rules.legal_move_list(moves.tree.state_at(node))))
    assert moves.count == MAX_MOVES
    with pytest.raises(IllegalMove, match=str(MAX_MOVES)):
        moves.add(moves.home, next(iter(set(moves.tree.rules.legal_move_list(moves.tree.state_at(moves.home)))
                                        - {child.move for child in moves.home.children})))  # fmt: skip
    first = moves.home.children[1]
    moves.add(first, next(move for move in moves.tree.rules.legal_move_list(moves.tree.state_at(first))
                          if move != first.children[0].move))  # fmt: skip
    assert moves.count == MAX_MOVES
    again = parse_conditional_moves(format_conditional_moves(moves), copy.game, 0)
    assert again is not None
    assert again.count == MAX_MOVES


@pytest.mark.parametrize(
    "text",
    [
        "",
        ";",
        "d4",
        "d4;",
        "d4; c4",  # no answer
        "d4; c4 d4",  # not legal
        "d4; c4 d3)",
        "d4; c4 x",
        "c4; d4 d3",  # another game
        "d4 c4; d3 e5",  # the own turn
        "d4 d4 d3; a1 b2",
        f"d4 {'a1 ' * 100}; a1 b2",
        f"d4; {'(' * 19_000}",
        f"d4; {'c4 d3 ' * 3_000}",
        "d4; c4 d3 \ud800",
        "x" * 100_000,
    ],
)
def test_anything_else_is_nothing(text: str) -> None:
    copy = prepared("d4")
    assert parse_conditional_moves(text, copy.game, 0) is None
    again = parse_replica(copy.session | {PREPARED: text})
    assert again is not None
    assert again.prepared is None


def test_damage_never_makes_an_illegal_move() -> None:
    chance = Random(7)
    game = make_game("escabel", 5, "d4")
    letters = "abcde12345 ()-;*"
    for _ in range(2000):
        text = list(BRANCHED)
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(len(text))
            text[place : place + chance.randint(0, 2)] = chance.choices(letters, k=chance.randint(0, 2))
        moves = parse_conditional_moves("".join(text), game, 0)
        if moves is not None:
            assert_is_sound(moves, game)


def assert_is_sound(moves: ConditionalMoves, game: SharedGame) -> None:
    rules, tree = game.rules, moves.tree
    assert moves.count <= MAX_MOVES
    todo = [moves.home]
    while todo:
        node = todo.pop()
        assert not moves.is_friends(node) or len(node.children) <= 1
        for child in node.children:
            assert rules.is_legal(tree.state_at(node), child.move)
        todo += node.children


def has_plies(count: int, game: SharedGame) -> bool:
    return len(game.line) >= count


@pytest.mark.parametrize("wire_name", [ruleset.name for ruleset in CATALOGUE])
def test_both_sides_of_every_game(wire_name: str) -> None:
    """Prepare lines at random, which come true move by move, whatever the game, passes and swaps included."""
    for seed in range(10):
        chance = Random(seed)
        begun = chance.randint(0, 12)
        game = play_at_random(wire_name, None, chance, partial(has_plies, begun))
        if game.is_over:
            continue
        copy = LocalReplica(game, 1 - game.to_move)
        moves = ConditionalMoves(game.rules, game.line)
        node = moves.home
        for _ in range(20):
            state = moves.tree.state_at(node)
            if game.rules.winner(state) != NOBODY:
                break
            node = moves.add(node, chance.choice(game.rules.legal_move_list(state)))
        line = moves.tree.moves_to(node)[len(game.line) :]
        copy.prepared = moves
        for friends, answer in zip(line[::2], line[1::2], strict=False):
            again = parse_replica(copy.session)
            assert again is not None
            copy = again
            theirs = copy.game.followed_by(copy.game.acts)
            theirs.append(theirs.parse_act(game.rules.format_move(friends)))
            copy.receive(theirs)
            assert copy.prepared_answer == answer
            copy.do(ActKind.MOVE, answer)
