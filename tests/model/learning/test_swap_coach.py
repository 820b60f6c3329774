"""The swap coach: when it has something to say, what that is, and what follows for the rating."""

from pathlib import Path

import pytest

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.swap_coach import SwapCoach
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.opening_map import (
    OpeningMap,
    OpeningValue,
    distinct_first_moves,
    format_opening_map,
    map_file_name,
)
from escabel_gui.record.tree import ASSISTANCE
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.moves import SWAP
from tests.model.seating import MakeTable, play, wait_until

FRIENDS = GameSetup("escabel", 4, (Player(), Player()))
RATES = {"a1": 0.2, "b1": 0.5, "a2": 0.45, "b2": 0.63}


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    """Return a folder with a map for 4×4, another for 5×5, and one that cannot be read."""
    folder = tmp_path / "maps"
    folder.mkdir()
    rules = make_rules("escabel", 4)
    opening_map = OpeningMap(rules, {rules.parse_move(name): OpeningValue(rate, 100) for name, rate in RATES.items()})
    (folder / map_file_name(rules)).write_text(format_opening_map(opening_map))
    proven = make_rules("escabel", 3)
    won = {move: OpeningValue(1.0, 0) for move in distinct_first_moves(proven)}
    (folder / map_file_name(proven)).write_text(format_opening_map(OpeningMap(proven, won)))
    (folder / "quabble 5.json").write_text("{")
    return folder


def coach_at(table: Table, maps: Path, is_on: bool = True) -> SwapCoach:
    settings = Settings(maps / "settings")
    assert not settings.shows_first_stones, "nobody is told who has not asked"
    coach = SwapCoach(table, Stage(Play(table, table), table), settings, maps, table)
    coach.switch(is_on)
    return coach


def figures(coach: SwapCoach, table: Table) -> dict[str, int]:
    return {table.game.rules.board.names[point]: value.percent for point, value in coach.stones.items()}


def test_all_first_stones_are_told_before_the_first_move_and_one_when_it_can_be_swapped(
    make_table: MakeTable, maps: Path
) -> None:
    table = make_table(FRIENDS)
    coach = coach_at(table, maps)
    assert len(coach.stones) == 16
    assert figures(coach, table)["a1"] == figures(coach, table)["d4"] == 20
    play(table, "c3")
    assert figures(coach, table) == {"c3": 63}
    assert str(coach.question) == "c3: Black wins 63% of the games. Swap."
    play(table, "a1")
    assert coach.stones == {}
    assert coach.question is None
    table.game.go_to_start()
    assert len(coach.stones) == 16


def test_after_a_swap_there_is_nothing_to_ask(make_table: MakeTable, maps: Path) -> None:
    table = make_table(FRIENDS)
    coach = coach_at(table, maps)
    play(table, "b2")
    table.play(SWAP)
    assert coach.stones == {}


@pytest.mark.parametrize(
    ("stone", "before", "offered"),
    [
        ("b2", "wins 63% of the games. The other side should swap.", "wins 63% of the games. Swap."),
        ("b1", "b1 is fair: Black wins 50%", "b1 is fair: Black wins 50%"),
        ("a2", "a2 is fair: Black wins 45%", "a2 is fair: Black wins 45%"),
        ("a1", "wins 20% of the games. The other side should not swap.", "wins 20% of the games. Do not swap."),
    ],
)
def test_it_says_what_follows_from_a_figure(
    make_table: MakeTable, maps: Path, stone: str, before: str, offered: str
) -> None:
    table = make_table(FRIENDS)
    coach = coach_at(table, maps)
    point = table.game.rules.board.index_by_name[stone]
    assert before in str(coach.about(point))
    play(table, stone)
    assert offered in str(coach.about(point))


def test_what_is_proven_is_called_so(make_table: MakeTable, maps: Path) -> None:
    table = make_table(FRIENDS._replace(size=3))
    coach = coach_at(table, maps)
    assert "perfect play" in str(coach.legend)
    assert "Black wins with perfect play, which is proven" in str(coach.about(0))


def test_off_it_says_nothing(make_table: MakeTable, maps: Path) -> None:
    table = make_table(FRIENDS)
    coach = coach_at(table, maps, is_on=False)
    assert coach.stones == {}
    assert (coach.legend, coach.question, coach.about(0), coach.why_nothing) == (None, None, None, None)
    assert len(coach.known) == 16


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        (GameSetup("escabel", 6), "only for the sizes 3 and 4."),
        (GameSetup("escabel:connection=tiebreak", 4), "not known for this variant."),
        (GameSetup("quabble", 5), "only for the sizes 5."),  # of which the file is damaged
        (GameSetup("abande", 7), "There is no swap in this game"),
    ],
)
def test_where_there_is_no_map_it_says_so(make_table: MakeTable, maps: Path, setup: GameSetup, reason: str) -> None:
    table = make_table(setup._replace(players=(Player(), Player())))
    coach = coach_at(table, maps)
    assert coach.stones == {}
    assert reason in str(coach.why_nothing)


def test_later_in_a_game_it_says_when_there_will_be_something(make_table: MakeTable, maps: Path) -> None:
    table = make_table(FRIENDS)
    coach = coach_at(table, maps)
    play(table, "b2 c3")
    assert "before the first move" in str(coach.why_nothing)


def test_another_board_is_told_of_even_if_its_figures_are_the_same(make_table: MakeTable, maps: Path) -> None:
    table = make_table(FRIENDS)
    coach = coach_at(table, maps)
    heard: list[int] = []
    coach.changed.connect(lambda: heard.append(len(coach.stones)))
    table.begin(FRIENDS._replace(size=3))
    table.begin(FRIENDS._replace(size=6))
    table.begin(FRIENDS)
    assert [heard[0], heard[1], heard[-1]] == [9, 0, 16]


def test_whoever_would_lose_a_rated_game_by_it_is_told_so(
    make_table: MakeTable, maps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS._replace(players=(Player(), Player(2))))
    coach = coach_at(table, maps)
    assert str(coach.legend).endswith("A game with this help is not rated.")
    with monkeypatch.context() as patch:
        patch.setattr(type(table.remote_game), "is_on", True)
        assert "rated" not in str(coach.legend)
    table.begin(FRIENDS)
    assert coach.legend is not None
    assert "rated" not in str(coach.legend)


def test_a_game_that_can_be_rated_begins_without_it(make_table: MakeTable, maps: Path) -> None:
    against_bot = FRIENDS._replace(players=(Player(), Player(2)))
    table = make_table(FRIENDS)
    coach = coach_at(table, maps)
    table.begin(FRIENDS)
    assert coach.is_on
    table.begin(against_bot)
    assert not coach.is_on
    assert (coach.stones, coach.legend) == ({}, None)
    table.play_text("b2")
    wait_until(lambda: table.game.node.depth >= 2)
    assert table.game.tree.root.text(ASSISTANCE) == ""


def test_the_next_board_is_told_of_even_if_it_is_the_same(make_table: MakeTable, maps: Path) -> None:
    table = make_table(FRIENDS)
    coach = coach_at(table, maps)
    heard: list[int] = []
    coach.changed.connect(lambda: heard.append(len(coach.stones)))
    table.begin(FRIENDS)
    assert heard[-1] == 16


@pytest.mark.parametrize("is_on", [True, False])
def test_a_first_move_against_the_bot_with_its_help_is_noted(make_table: MakeTable, maps: Path, is_on: bool) -> None:
    table = make_table(FRIENDS._replace(players=(Player(), Player(2))))
    coach_at(table, maps, is_on)
    table.play_text("b2")
    wait_until(lambda: table.game.node.depth >= 2)
    assert table.game.tree.root.text(ASSISTANCE) == ("openings" if is_on else "")
    assert all(not node.text(ASSISTANCE) for node in table.game.tree.main_line()[1:]), "the bot needs no help"


def test_whoever_only_looks_back_at_them_has_had_no_help(make_table: MakeTable, maps: Path) -> None:
    table = make_table(FRIENDS._replace(players=(Player(), Player(2))))
    coach = coach_at(table, maps, is_on=False)
    table.play_text("b2")
    wait_until(lambda: table.game.node.depth >= 2)
    coach.switch(True)
    table.game.go_to_start()
    assert coach.stones
    table.game.go_on()
    table.game.go_to_end()
    assert all(not node.text(ASSISTANCE) for node in table.game.tree.main_line())
