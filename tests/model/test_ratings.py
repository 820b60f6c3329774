"""Games against the bot count as they end, and the file says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from escabel_gui.model.players.player import Player
from escabel_gui.model.ratings import Ratings
from escabel_gui.model.setup import Setup
from escabel_gui.model.table import Table
from escabel_gui.record.rating.rated_games import FIRST_RATING, read_rated_games
from seating import MakeTable, play, wait_until

AGAINST_BOT = Setup("escabel", 5, (Player(), Player(3)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ratings.json"


def resign_after(table: Table, plies: int) -> None:
    while table.game.node.depth < plies:
        depth = table.game.node.depth
        table.play(table.game.rules.all_moves(table.game.state)[0])
        wait_until(lambda depth=depth: table.game.node.depth >= depth + 2)  # type: ignore[misc]
    table.resign()


def test_a_lost_game_counts_and_is_kept(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    assert ratings.curve("escabel") == [FIRST_RATING]
    resign_after(table, 8)
    (before, after) = ratings.curve("escabel")
    assert after.value < before.value
    assert after.deviation < before.deviation
    wait_until(file.exists)
    (game,) = read_rated_games(file).games
    assert (game.game, game.level, game.score) == ("escabel", 3, 0)
    assert 1 <= ratings.even_level("escabel") <= 3


def test_games_between_persons_do_not_count(make_table: MakeTable, file: Path) -> None:
    table = make_table(Setup("escabel", 5, (Player(), Player())))
    ratings = Ratings(table, file, table)
    play(table, "a1 b1 c1 d1 e1 a2 b2 c2")
    table.resign()
    assert ratings.curve("escabel") == [FIRST_RATING]
    assert not file.exists()


def test_a_disk_that_fails_is_no_fault_of_the_game(make_table: MakeTable, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("")
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, tmp_path / "blocked" / "ratings.json", table)
    resign_after(table, 8)
    assert len(ratings.curve("escabel")) == 2
