"""What two friends do in a game, and what one copy of it is to another."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escabel_gui.link.game_code import find_code, format_code
from escabel_gui.link.packing import SentGame
from escabel_gui.link.shared_game import (
    MAX_ACTS,
    MAX_NAME_CHARS,
    Act,
    ActKind,
    IllegalAct,
    SharedGame,
    parse_terms,
    sanitize_name,
)
from escabel_gui.record.result import parse_result
from tests.link.friendly import make_game, play_at_random


def test_a_swap_changes_who_moves_and_not_the_board() -> None:
    game = make_game("escabel", 5, "d4 swap-sides")
    assert [act.person for act in game.acts] == [0, 1]
    assert game.to_move == 0  # who has White now
    assert (game.color_of(0), game.color_of(1)) == (2, 1)


def test_taking_back_goes_to_the_latest_turn_of_who_asked() -> None:
    game = make_game("escabel", 5, "d4 d5 e4, ask 1")
    assert game.target_of(1) == 1
    game.append(Act(ActKind.ALLOW, 0))
    assert len(game.line) == 1
    assert game.to_move == 1
    assert len(game.acts) == 5  # and what was taken back is not forgotten


def test_a_forced_pass_is_no_turn_to_go_back_to() -> None:
    games = (play_at_random("qualos", 5, Random(seed), has_to_pass) for seed in range(1000))
    game = next(game for game in games if has_to_pass(game))
    forced = game.to_move
    turns = [ply for ply, act in enumerate(game.acts) if act.person == forced]
    game.append(game.allowed_acts()[0])
    assert game.target_of(forced) == turns[-1]


def has_to_pass(game: SharedGame) -> bool:
    return game.rules.must_pass(game.state)


def test_a_move_answers_what_was_asked() -> None:
    game = make_game("escabel", 5, "d4 d5, ask 1, e4")
    assert game.asked is None
    with pytest.raises(IllegalAct):
        game.append(Act(ActKind.ALLOW, 0))


@pytest.mark.parametrize(
    "acts", ["ask 0", "allow 0", "refuse 1", "d4 d4", "pass", "resign 0, d4", "d4, ask 0, allow 0", "d4, ask 0, ask 0"]
)
def test_what_is_not_possible_is_refused(acts: str) -> None:
    with pytest.raises(IllegalAct):
        make_game("escabel", 5, acts)


def test_a_game_of_as_many_acts_as_there_may_be_can_still_be_given_away() -> None:
    game = make_game("escabel", 5, "d4")
    while len(game.acts) < MAX_ACTS:
        game.append(Act(ActKind.REFUSE, 1) if game.asked == 0 else Act(ActKind.ASK, 0))
    assert {act.kind for act in game.allowed_acts()} == {ActKind.RESIGN, ActKind.TIME}
    with pytest.raises(IllegalAct):
        game.append(game.parse_act("d5"))
    game.append(Act(ActKind.RESIGN, 1))
    assert game.result == parse_result("B+R")
    assert find_code(format_code(SentGame(game, 1))).game.acts == game.acts


def test_who_resigns_loses_with_the_color_that_they_have_then() -> None:
    assert make_game("escabel", 5, "d4 swap-sides, resign 0").result == parse_result("B+R")
    assert make_game("escabel", 5, "d4, time 0").result == parse_result("W+T")


@given(st.sampled_from(["escabel", "abande", "qualos", "fast-conquare"]), st.integers(0, 10_000))
@settings(max_examples=25)
def test_texts_of_acts_are_read_back(wire_name: str, seed: int) -> None:
    game = play_at_random(wire_name, None, Random(seed), lambda game: len(game.acts) >= 12)
    for act in game.allowed_acts():
        assert game.parse_act(game.format_act(act)) == act


# ---- what strangers send


def test_names_are_one_line_of_letters_that_can_be_seen() -> None:
    assert sanitize_name("  Ann\u202ea\n\x00<b>Ben</b> \U000e0041") == "Ann a <b>Ben</b>"
    assert len(sanitize_name("x" * 10_000)) == MAX_NAME_CHARS


@pytest.mark.parametrize("wire_name", ["chess", "escabel:connection=plain", "Escabel", "escabel:setup", ""])
def test_terms_that_are_no_game_are_refused(wire_name: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_terms(b"12345678", wire_name, 9, ("", ""))
