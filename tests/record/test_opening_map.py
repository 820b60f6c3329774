"""Maps of first stones as files: read as they were written, and refused where they are not."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.record.opening_map import (
    OpeningMap,
    OpeningValue,
    distinct_first_moves,
    find_opening_map,
    format_opening_map,
    map_file_name,
    parse_opening_map,
    sizes_with_map,
)
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.symmetries import color_preserving_symmetries, transform_move

WIRE_NAMES = ["escabel", "escabel:connection=tiebreak,setup=checkered-black", "quabble", "qualos", "conquare"]


@given(st.sampled_from(WIRE_NAMES), st.integers(3, 6), st.data())
def test_what_is_written_is_read(wire_name: str, size: int, data: st.DataObject) -> None:
    rules = make_rules(wire_name, size)
    moves = st.sampled_from(distinct_first_moves(rules))
    values = st.builds(OpeningValue, st.integers(0, 10_000).map(lambda rate: rate / 10_000), st.integers(0, 10**9))
    opening_map = OpeningMap(rules, data.draw(st.dictionaries(moves, values)))
    again = parse_opening_map(format_opening_map(opening_map))
    assert again.values == opening_map.values
    assert (again.rules.wire_name, again.rules.size) == (rules.wire_name, rules.size)


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_mirror_images_are_worth_the_same_and_none_is_missing(wire_name: str) -> None:
    rules = make_rules(wire_name, 5)
    different = distinct_first_moves(rules)
    opening_map = OpeningMap(rules, {move: OpeningValue(0.5, number + 1) for number, move in enumerate(different)})
    everything = opening_map.mirrored_values()
    assert set(everything) == set(rules.legal_move_list(rules.start()))
    assert len(different) < len(everything)
    for move in different:
        assert everything[move] == opening_map.values[move]


def test_a_name_of_a_map_is_one_that_every_system_takes() -> None:
    assert map_file_name(make_rules("escabel:connection=tiebreak", 7)) == "escabel+connection=tiebreak 7.json"


@pytest.mark.parametrize(
    ("rate", "visits", "percent", "leaning"),
    [
        (0.444, 9, 44, -1),
        (0.446, 9, 45, 0),
        (0.554, 9, 55, 0),
        (0.556, 9, 56, 1),
        (0.9999, 9, 99, 1),
        (0.0001, 9, 1, -1),
        (1.0, 0, 100, 1),
        (0.0, 0, 0, -1),
    ],
)
def test_the_figure_and_the_sign_agree(rate: float, visits: int, percent: int, leaning: int) -> None:
    value = OpeningValue(rate, visits)
    assert (value.percent, value.advantage) == (percent, leaning)


def test_a_stone_is_fair_when_a_swap_changes_nothing() -> None:
    assert OpeningValue(0.5, 1).fairness == 1
    assert OpeningValue(1.0, 0).fairness == OpeningValue(0.0, 0).fairness == 0


GOOD = {"game": "escabel", "size": 3, "stones": {"a1": {"rate": 1.0, "visits": 0}}}


@pytest.mark.parametrize(
    "said",
    [
        [],
        {"game": "escabel", "size": 3},
        GOOD | {"game": 3},
        GOOD | {"game": "chess"},
        GOOD | {"size": 99},
        GOOD | {"size": True},
        GOOD | {"stones": {"z9": {"rate": 1.0, "visits": 0}}},
        GOOD | {"stones": {"a1-a2": {"rate": 1.0, "visits": 0}}},
        GOOD | {"stones": {"a1": 1.0}},
        GOOD | {"stones": {"a1": {"rate": 1.5, "visits": 0}}},
        GOOD | {"stones": {"a1": {"rate": 1.0, "visits": -1}}},
        GOOD | {"stones": {"a1": {"rate": 1.0, "visits": 1e3}}},
        GOOD | {"stones": {"a1": {"rate": float("nan"), "visits": 1}}},
    ],
)
def test_anything_else_is_refused(said: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_opening_map(json.dumps(said))


@given(st.text())
def test_no_text_raises_anything_unexpected(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        parse_opening_map(text)


# ---- the maps that are shipped

SHIPPED = Path(__file__).parents[2] / "resources" / "openings"
every_map = pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.json")), ids=lambda path: path.stem)


@every_map
def test_a_shipped_map_is_whole_and_as_symmetric_as_its_game(path: Path) -> None:
    opening_map = parse_opening_map(path.read_text("utf-8"))
    rules = opening_map.rules
    assert path.name == map_file_name(rules)
    assert set(opening_map.values) == set(distinct_first_moves(rules))
    everything = opening_map.mirrored_values()
    assert set(everything) == set(rules.legal_move_list(rules.start()))
    for symmetry in color_preserving_symmetries(rules):
        assert {transform_move(rules, move, symmetry): everything[move] for move in everything} == everything


@pytest.mark.parametrize("size", sizes_with_map(SHIPPED, "escabel"))
def test_a_shipped_map_of_escabel_is_the_same_from_all_four_sides(size: int) -> None:
    rules = make_rules("escabel", size)
    opening_map = find_opening_map(SHIPPED, rules)
    assert opening_map is not None
    letters = "abcdefghi"[:size]
    rates = {rules.format_move(move): value for move, value in opening_map.mirrored_values().items()}
    for column, letter in enumerate(letters):
        for row in range(1, size + 1):
            stone = f"{letter}{row}"
            assert rates[stone] == rates[f"{letters[-1 - column]}{row}"] == rates[f"{letter}{size + 1 - row}"]


def test_there_are_maps_for_the_sizes_that_are_told() -> None:
    assert sizes_with_map(SHIPPED, "quabble") == [3, 4, 5, 7, 9, 11]
    assert sizes_with_map(SHIPPED, "escabel:connection=tiebreak") == []
    assert find_opening_map(SHIPPED, make_rules("escabel", 10)) is None


def test_a_map_under_the_name_of_another_game_is_refused(tmp_path: Path) -> None:
    rules = make_rules("escabel", 5)
    (tmp_path / map_file_name(make_rules("escabel", 9))).write_text(format_opening_map(OpeningMap(rules)))
    with pytest.raises(ValueError, match="another game"):
        find_opening_map(tmp_path, make_rules("escabel", 9))
