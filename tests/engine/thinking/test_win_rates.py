"""What values mean as win rates: bolder than the search is, better for who is to move, and exact where it is proven."""

import json
import logging
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.engine.protocol.info_line import format_analysis
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.engine.thinking.win_rates import (
    FULL_TEMPO_VISITS,
    IDENTITY,
    MAX_FACTOR,
    MAX_GROWTH,
    MAX_TEMPO,
    MIN_FACTOR,
    Calibration,
    find_calibration,
    read_calibrations,
    win_rate,
)
from escabel_gui.record.evaluation import parse_kata_analyze
from escabel_gui.record.log_odds import MAX_PROBABILITY
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.shipped import resources

SHIPPED = resources() / "win_rates.json"
values = st.integers(0, 10_000).map(lambda number: number / 10_000)
visits = st.integers(0, 10**9)
tempi = st.floats(-MAX_TEMPO, MAX_TEMPO)
kinds = st.builds(Calibration, st.floats(MIN_FACTOR, MAX_FACTOR), st.floats(0.0, MAX_GROWTH), tempi)
VISITS = 300
BOLD = Calibration(0.9, 0.5, 0.2)


@given(values, kinds, visits)
def test_what_one_side_wins_the_other_loses(value: float, calibration: Calibration, visits: int) -> None:
    turned = calibration._replace(tempo=-calibration.tempo)
    assert win_rate(value, calibration, visits) + win_rate(1.0 - value, turned, visits) == pytest.approx(1.0)


@given(values, values, kinds, visits)
def test_the_better_value_is_never_the_lower_win_rate(
    one: float, other: float, calibration: Calibration, visits: int
) -> None:
    low, high = sorted((one, other))
    assert (
        1 - MAX_PROBABILITY
        <= win_rate(low, calibration, visits)
        <= win_rate(high, calibration, visits)
        <= MAX_PROBABILITY
    )


@given(values, visits)
def test_where_nothing_is_known_values_stay_as_they_are(value: float, visits: int) -> None:
    assert win_rate(value, IDENTITY, visits) == pytest.approx(min(max(value, 1 - MAX_PROBABILITY), MAX_PROBABILITY))


def test_more_becomes_more() -> None:
    bold = BOLD._replace(tempo=0.0)
    assert win_rate(0.5, bold, 1) == 0.5
    assert win_rate(0.6, bold, 1) == pytest.approx(0.61, abs=0.01)
    assert win_rate(0.85, bold, 1) == pytest.approx(0.955, abs=0.01)


def test_the_move_is_worth_its_tempo_until_a_long_search_has_found_it() -> None:
    assert win_rate(0.5, BOLD, 1) == win_rate(0.5, BOLD, FULL_TEMPO_VISITS) == pytest.approx(0.55, abs=0.001)
    assert win_rate(0.5, BOLD, 2 * FULL_TEMPO_VISITS) == pytest.approx(0.525, abs=0.001)
    assert win_rate(0.5, BOLD, 100 * FULL_TEMPO_VISITS) == pytest.approx(0.5, abs=0.001)


def think(calibration: Calibration) -> SearchController:
    rules = make_rules("escabel", 5)
    line = PlayedLine(rules)
    for text in ("c3", "d2", "b4"):
        line.play(rules.parse_legal_move(line.state, text))
    thinker = SearchController(rules, search_preset("default"), NodePool(1 << 14), 1)
    thinker.calibration = calibration
    thinker.set_root(line)
    thinker.think(SearchLimits(VISITS, None), lambda: False)
    return thinker


def test_only_what_is_told_is_bolder_not_the_search() -> None:
    modest, bold = (parse_kata_analyze(format_analysis(think(one)), 1) for one in (IDENTITY, BOLD))
    assert modest is not None
    assert bold is not None
    assert [(one.move, one.visits, one.pv) for one in modest.candidates] == [
        (one.move, one.visits, one.pv) for one in bold.candidates
    ]
    for one, other in zip(modest.candidates, bold.candidates, strict=True):
        if one.proven:
            assert one.win_rate == other.win_rate
        else:
            assert other.win_rate == pytest.approx(1 - win_rate(1 - one.win_rate, BOLD, one.visits), abs=3e-4)


def test_what_is_shipped_says_where_it_comes_from() -> None:
    said = json.loads(SHIPPED.read_text())
    for name, one in said.items():
        assert find_calibration(make_rules(name)) == Calibration(one["factor"], one["growth"], one["tempo"])
        assert one["games"] >= 100
        assert one["made by"].startswith("escabel-engine match ")


def test_all_options_and_sizes_of_a_ruleset_are_calibrated_alike() -> None:
    assert find_calibration(make_rules("escabel:connection=tiebreak", 7)) == find_calibration(make_rules("escabel", 9))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "5",
        '{"escabel": 1.2}',
        '{"escabel": {}}',
        '{"escabel": {"factor": "bold", "growth": 0, "tempo": 0}}',
        '{"escabel": {"factor": 1.0, "growth": 0.0}}',
        '{"escabel": {"factor": NaN, "growth": 0, "tempo": 0}}',
        '{"escabel": {"factor": 1e999, "growth": 0, "tempo": 0}}',
        '{"escabel": {"factor": -1, "growth": 0, "tempo": 0}}',
        '{"escabel": {"factor": 1, "growth": -0.1, "tempo": 0}}',
        '{"escabel": {"factor": 1, "growth": 0, "tempo": NaN}}',
        '{"escabel": {"factor": 1, "growth": 0, "tempo": -2.1}}',
        '{"escabel": {"factor": [], "growth": 0, "tempo": 0}}',
        "[" * 100_000,
        "\ud800",
    ],
)
def test_a_damaged_file_is_done_without_and_said_once(
    text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "win_rates.json"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    with caplog.at_level(logging.WARNING):
        assert read_calibrations(file) == read_calibrations(file) == {}
    assert len(caplog.records) == 1
