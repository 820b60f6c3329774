"""What moves do, in words, on positions that can be checked by eye."""

from __future__ import annotations

import random

import pytest

from escabel_gui.record.review.effects import Effect, chains, effects_of, read_moves
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, WHITE


def effects(game: str, size: int, turn: int, stacks: str, *moves: str) -> list[Effect]:
    rules = make_rules(game, size)
    state = rules.parse_position(turn, stacks)
    line = read_moves(rules, state, moves)
    assert len(line) == len(moves)
    return effects_of(rules, state, line)


def words(*arguments: object) -> list[str]:
    return [str(effect.told_of("it")) for effect in effects(*arguments)]  # type: ignore[arg-type]


def test_a_step_that_helps_the_enemy_is_told_as_his_gain() -> None:
    found = effects("escabel", 5, BLACK, "d4b e5b d5w e4w c4w", "d4-d5")
    assert [(str(effect.told_of("it")), effect.favours) for effect in found] == [
        ("it joins White’s chains at c4 and e4.", WHITE),
        ("it brings White’s chain to the right edge.", WHITE),
        ("it breaks the crosscut at d4–e5.", BLACK),
    ]


def test_a_crosscut_cuts_both() -> None:
    assert words("escabel", 5, BLACK, "b2b b3w c2w", "c3") == [
        "it cuts White’s chain between c2 and b3.",
        "it makes a crosscut at b2–c3, which is cut.",
    ]


def test_height_decides_a_crosscut() -> None:
    assert "it makes a crosscut at b2–c3, which holds." in words("escabel", 5, BLACK, "b2wb c3w d3b b3w c2w", "d3-c3")


def test_a_whole_chain_stands_until_the_enemy_has_had_a_turn() -> None:
    found = words("escabel", 5, BLACK, "c1b c2b c4b c5b a3w b3w", "c3")
    assert found[0] == "After it, Black would win on the next turn."
    assert "it joins Black’s chains at c2 and c4." in found


def test_leaving_a_whole_chain_alone_hands_over_the_game() -> None:
    assert words("escabel", 5, WHITE, "c1b c2b c3b c4b c5b b3w d3w", "a1") == ["it hands Black the win."]


def test_the_last_gap_is_a_threat_and_closing_it_meets_the_threat() -> None:
    column = "c1b c2b c4b c5b b1w b2w b3w b4w b5w d1w d2w d3w d4w"
    assert words("escabel:movement=crosscut", 5, WHITE, column, "c3")[0] == "it stops c3, with which Black would win."


def test_stones_that_come_along_are_named() -> None:
    assert "it takes d3 and e2 as well." in words("quabble", 5, BLACK, "c3b d2b a1w b2w", "e3")


def test_points_are_counted_where_the_game_counts_them() -> None:
    assert words("abande", 7, BLACK, "d4b d5w e5w e4b", "d4-d5")[0] == "it is worth 2 points."


def test_a_move_away_puts_the_neighbor_to_sleep() -> None:
    found = words("abande", 7, BLACK, "d4b c4b d5w e5w", "d4-d5")
    assert "it puts c4 to sleep." in found


def test_a_line_stops_at_the_first_move_that_cannot_be_played() -> None:
    rules = make_rules("escabel", 5)
    assert len(read_moves(rules, rules.start(), ("c3", "d4", "c3", "e5"))) == 2


def test_a_swap_changes_nothing_on_the_board() -> None:
    rules = make_rules("escabel", 5)
    state = rules.start()
    rules.play(state, rules.parse_move("c3"))
    assert effects_of(rules, state, [SWAP]) == []


@pytest.mark.parametrize("name", [ruleset.name for ruleset in CATALOGUE])
def test_every_game_has_words_for_all_that_happens(name: str) -> None:
    """Effects name points of the board and one of the colors, are sorted, and leave the position as it was."""
    rules = make_rules(name, None)
    state, chance = rules.start(), random.Random(5)
    for _ in range(24):
        moves = rules.legal_move_list(state)
        if not moves:
            break
        move = chance.choice(moves)
        before = state.key()
        found = effects_of(rules, state, [move])
        assert state.key() == before
        assert all(str(effect.told_of("it")) and effect.favours in (0, BLACK, WHITE) for effect in found)
        assert [effect.weight for effect in found] == sorted((effect.weight for effect in found), reverse=True)
        rules.play(state, move)
        for color in (BLACK, WHITE):
            points = [point for chain in chains(rules, state, color) for point in chain.points]
            assert sorted(points) == [p for p in range(int(rules.board.points)) if state.owner[p] == color]
