"""Names on the wire: what they stand for, their shortest form, and what is said about wrong ones."""

import pytest

from escabel_gui.rules.catalogue import (
    CATALOGUE,
    all_wire_names,
    find_ruleset,
    format_wire_name,
    make_rules,
    parse_wire_name,
)
from tests.rules.playing import WIRE_NAMES


def test_names_and_game_numbers_are_told_apart() -> None:
    assert len({ruleset.name for ruleset in CATALOGUE}) == len(CATALOGUE)
    assert len({ruleset.title for ruleset in CATALOGUE}) == len(CATALOGUE)
    assert len(set(WIRE_NAMES)) == len(WIRE_NAMES)


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_every_wire_name_reads_back(wire_name: str) -> None:
    ruleset, options = parse_wire_name(wire_name)
    assert format_wire_name(ruleset, options) == wire_name
    assert make_rules(wire_name).wire_name == wire_name
    assert make_rules(f" {wire_name.upper()} ").wire_name == wire_name


def test_defaults_are_left_out_and_the_order_is_the_declared_one() -> None:
    text = "escabel:setup=checkered-white,connection=plain,movement=crosscut"
    ruleset, options = parse_wire_name(text)
    assert options == {"connection": "plain", "movement": "crosscut", "growth": "none", "setup": "checkered-white"}
    assert format_wire_name(ruleset, options) == "escabel:movement=crosscut,setup=checkered-white"
    assert format_wire_name(ruleset, {}) == "escabel"


def test_all_combinations_of_options_are_named() -> None:
    assert len(all_wire_names(find_ruleset("escabel"))) == 2 * 2 * 2 * 3


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown game ''"),
        ("chess", "unknown game 'chess': choose one of escabel"),
        ("escabel:colour=red", "escabel has no option 'colour'"),
        ("escabel:connection", "connection= is not possible: choose one of plain, tiebreak"),
        ("escabel:connection=loose", "connection=loose is not possible: choose one of plain, tiebreak"),
        ("escabel:,", "escabel has no option ''"),
    ],
)
def test_wrong_names_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse_wire_name(text)


@pytest.mark.parametrize("size", [-1, 0, 2, 20, 100])
def test_wrong_sizes_are_refused_with_a_reason(size: int) -> None:
    with pytest.raises(ValueError, match=f"escabel is played on size 3 to 19, not {size}"):
        make_rules("escabel", size)
