"""Shapes that a move makes are named."""

import pytest

from escabel_gui.record.shapes.naming import add_shape, find_named, name_missed_shape, name_shape, name_shapes_of_answer
from escabel_gui.record.telling.advice import Advice
from escabel_gui.record.telling.refutation import MoveRefutation
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS
from escabel_gui.rules.state import BLACK


@pytest.mark.parametrize(
    ("game", "stacks", "move", "said"),
    [
        (
            "escabel",
            "b2wb c3w c4b",
            "c4-c3",
            "That makes the shape “The high diagonal” (b2 and c3): White cannot cut it as",
        ),
        ("escabel", "b2wb c3w c4b", "e5", ""),
        ("quabble", "c3b", "d4", "That makes the shape “Two ways at a corner” (c3 and d4): White cannot cut it."),
        ("abande", "d4b d5w c3b", "e5", ""),
    ],
)
def test_a_move_that_makes_a_shape_names_it(game: str, stacks: str, move: str, said: str) -> None:
    rules = make_rules(game, 7)
    state = rules.parse_position(BLACK, stacks)
    told = " ".join(str(sentence) for sentence in name_shape(rules, state, rules.parse_legal_move(state, move)))
    assert told.startswith(said)
    assert bool(told) == bool(said)


def test_a_pass_makes_none() -> None:
    rules = make_rules("escabel", 5)
    assert name_shape(rules, rules.parse_position(BLACK, "b2wb c3wb"), PASS) == []


def test_advice_ends_with_the_shape_that_its_move_makes_unless_it_simply_wins() -> None:
    rules = make_rules("quabble", 7)
    state, move = rules.parse_position(BLACK, "c3b"), rules.parse_move("d4")
    line = Message("White’s best answer is e5.")
    advice = Advice(move, "d4", (Message("So."),), (line,), (move,), (), "", 0.6)
    assert add_shape(rules, state, advice).more == (line, *name_shape(rules, state, move))
    won = advice._replace(proven="win")
    assert add_shape(rules, state, won).more == (line, *name_shape(rules, state, move))
    assert add_shape(rules, state, won._replace(more=())).more == ()


def test_a_shape_that_was_missed_is_named_where_the_move_did_not_make_it() -> None:
    rules = make_rules("escabel", 5)
    state = rules.parse_position(BLACK, "b2wb c3w c4b")
    played, climb = rules.parse_move("e5"), rules.parse_move("c4-c3")
    (told,) = name_missed_shape(rules, state, played, "c4-c3")
    assert str(told) == "c4-c3 would have made the shape “The high diagonal” (b2 and c3)."
    assert name_missed_shape(rules, state, climb, "c4-c3") == []
    assert name_missed_shape(rules, state, played, "a1") == []
    assert name_missed_shape(rules, state, played, "z99") == []  # as a file may say


def test_shapes_in_the_answer_to_a_move_are_named_and_found_again() -> None:
    rules = make_rules("escabel", 5)
    state = rules.parse_position(BLACK, "b2wb c3w c4b")
    move, reply, climb = (rules.parse_move(text) for text in ("e5", "a1", "c4-c3"))
    answer = MoveRefutation(move, (), False, "", (reply, climb), (), 0.4)
    told = name_shapes_of_answer(rules, state, answer, "e4")
    assert [str(words) for words in told] == ["c4-c3 makes the shape “The high diagonal” (b2 and c3)."]
    missed = name_shapes_of_answer(rules, state, answer, "c4-c3")
    assert [str(words) for words in missed] == ["c4-c3 would have made the shape “The high diagonal” (b2 and c3)."]
    assert name_shapes_of_answer(rules, state, answer._replace(is_as_good=True, line=()), "c4-c3") == []
    (shape,) = find_named([Message("{0} {1}", (Message("So."), told[0]))], "escabel")
    assert shape.title == "The high diagonal"
    assert find_named(told, "quabble") == find_named([Message("The high diagonal")], "escabel") == []
