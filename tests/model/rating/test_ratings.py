"""Games against the bot count as they end, and the file says so."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.players.player import Player
from escabel_gui.model.rating.ratings import Ratings
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.rated_game import RatedGame, may_count
from escabel_gui.record.rating.rated_games import FIRST_RATING, open_rated_games
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import PLAYER_CHANGE
from tests.model.seating import MakeTable, close, play, wait_until

AGAINST_BOT = GameSetup("escabel", 5, (Player(), Player(3)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ratings.json"


def keep(file: Path, games: list[RatedGame]) -> None:
    """Add games to a file, as another program does."""
    open_rated_games(file).change(lambda known: known + games)


def play_plies(table: Table, plies: int) -> None:
    while table.game.node.depth < plies:
        depth = table.game.node.depth
        table.play(table.game.rules.legal_move_list(table.game.state)[0])
        wait_until(lambda depth=depth: table.game.node.depth >= depth + 2)  # type: ignore[misc]


def resign_after(table: Table, plies: int) -> None:
    play_plies(table, plies)
    table.giving_up.resign()


def test_a_lost_game_counts_and_is_kept(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    assert ratings.curve("escabel") == [FIRST_RATING]
    resign_after(table, 8)
    (before, after) = ratings.curve("escabel")
    assert after.value < before.value
    assert after.deviation < before.deviation
    wait_until(file.exists)
    (game,) = open_rated_games(file).read()
    assert (game.game, game.size, game.level, game.score) == ("escabel", 5, 3, 0)
    assert 1 <= ratings.even_level("escabel", 5) <= 3


def test_games_between_persons_do_not_count(make_table: MakeTable, file: Path) -> None:
    table = make_table(GameSetup("escabel", 5, (Player(), Player())))
    ratings = Ratings(table, file, table)
    play(table, "a1 b1 c1 d1 e1 a2 b2 c2")
    table.giving_up.resign()
    assert ratings.curve("escabel") == [FIRST_RATING]
    assert not file.exists()


def test_a_game_in_the_middle_of_which_the_level_was_changed_does_not_count(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    play_plies(table, 4)
    table.change_players(Player(), Player(1))
    resign_after(table, 8)
    assert ratings.curve("escabel") == [FIRST_RATING]
    assert read_sgf(write_sgf(table.game.tree)).root.text(PLAYER_CHANGE) == "person, bot 1"


def test_a_level_may_be_chosen_before_the_first_move_and_names_at_any_time(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    table.change_players(Player(), Player(2))
    play_plies(table, 4)
    table.change_players(Player(name="Ada"), Player(2))
    resign_after(table, 8)
    assert [game.level for game in ratings.entries] == [2]


def test_a_game_in_which_the_bot_has_moved_for_the_person_does_not_count(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    play_plies(table, 4)
    table.let_bot_move()
    wait_until(lambda: table.game.node.depth >= 6)
    resign_after(table, 8)
    assert ratings.curve("escabel") == [FIRST_RATING]


def test_a_game_whose_end_was_taken_back_counts_as_it_ended_first(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    resign_after(table, 8)
    table.moving.take_back()
    resign_after(table, 10)
    assert len(ratings.entries) == 1
    assert not may_count(read_sgf(write_sgf(table.game.tree)))
    assert str(ratings.why_not_rated()) == "For your rating, the game counts as it ended first."


def test_it_is_told_why_a_game_does_not_count(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    play_plies(table, 4)
    assert ratings.why_not_rated() is None
    table.moving.take_back()
    assert str(ratings.why_not_rated()) == "Not rated: a move was taken back."
    table.moving.redo()
    assert ratings.why_not_rated() is None
    table.giving_up.resign()
    assert str(ratings.why_not_rated()) == "Not rated: the game was too short."
    table.begin(AGAINST_BOT)
    wait_until(lambda: not table.game.is_decided)
    assert ratings.why_not_rated() is None
    resign_after(table, 8)
    assert ratings.why_not_rated() is None
    assert len(ratings.entries) == 1


def test_a_take_back_is_not_told_where_the_game_did_not_count_anyway(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    table.note_help("hint")
    play_plies(table, 4)
    table.moving.take_back()
    assert ratings.why_not_rated() is None
    table.giving_up.resign()
    assert str(ratings.why_not_rated()) == "Not rated: the bot has helped."


def test_a_disk_that_fails_is_no_fault_of_the_game(make_table: MakeTable, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("")
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, tmp_path / "blocked" / "ratings.json", table)
    resign_after(table, 8)
    assert len(ratings.curve("escabel")) == 2


def other_game(number: int) -> RatedGame:
    return RatedGame(f"{number:032x}", "quabble", 9, 2, 1.0, "2026-11-22")


def test_what_was_played_before_is_known_in_a_moment(make_table: MakeTable, file: Path) -> None:
    keep(file, [other_game(1), other_game(2)])
    ratings = Ratings(make_table(AGAINST_BOT), file)
    wait_until(lambda: len(ratings.curve("quabble")) == 3)


def test_what_another_window_has_taken_note_of_stays(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    play_plies(table, 8)
    keep(file, [other_game(1)])
    table.giving_up.resign()
    wait_until(lambda: len(open_rated_games(file).read()) == 2)
    assert len(ratings.curve("escabel")) == 2


def test_a_file_that_cannot_be_read_is_not_written_over(
    make_table: MakeTable, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_path: Path) -> bytes:
        raise PermissionError

    keep(file, [other_game(1)])
    monkeypatch.setattr("escabel_gui.record.storage.entry_file.read_bytes", fail)
    kept = file.read_bytes()
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    resign_after(table, 8)
    assert len(ratings.curve("escabel")) == 2
    close(table)
    assert file.read_bytes() == kept


def test_a_file_that_cannot_be_read_is_told(make_table: MakeTable, file: Path) -> None:
    file.mkdir()
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    said: list[str] = []
    ratings.said.connect(lambda words: said.append(str(words)))
    wait_until(lambda: ratings.is_read)
    (words,) = said
    assert words.startswith("ratings.json cannot be read, so what it keeps is missing: ")
    assert ratings.curve("escabel") == [FIRST_RATING]


def test_nobody_waits_for_a_file_in_which_reading_goes_wrong_which_is_reported(
    qtbot: QtBot, make_table: MakeTable, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escabel_gui.record.storage.entry_file.EntryFile.read", lambda *_: 1 // 0)
    table = make_table(AGAINST_BOT)
    with qtbot.captureExceptions() as raised:
        ratings = Ratings(table, file, table)
        wait_until(lambda: ratings.is_read and bool(raised))
    resign_after(table, 8)
    assert len(ratings.curve("escabel")) == 2
    wait_until(lambda: file.exists() and len(file.read_bytes()) > 100)


def test_a_rating_is_told_after_the_game_that_has_just_counted(make_table: MakeTable, file: Path) -> None:
    table = make_table(AGAINST_BOT)
    ratings = Ratings(table, file, table)
    resign_after(table, 8)
    tree = table.game.tree
    assert ratings.rating_after(tree) == ratings.curve("escabel")[-1]
    ratings.forget("escabel")
    assert ratings.rating_after(tree) is None
