"""Games of folders and files elsewhere are read in the background, and told of as they are."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from escabel_gui.model.library.collection import Collection
from escabel_gui.model.library.explorer import Explorer
from escabel_gui.model.library.indexed_games import Found
from escabel_gui.model.library.library import Library
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.query import Movers, Query
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import Message
from tests.model.seating import MakeTable, wait_until
from tests.record.storage_games import played

GAMES = {"own": "(;GM[101]SZ[5]RU[escabel]PB[Ada]PW[Bo]RE[B+];B[a1];W[c3])"}
Open = Callable[[Path], Collection]


@pytest.fixture
def open_collection(qapp: object) -> Iterator[Open]:
    """Yield a function that begins to read a folder or a file."""
    collections: list[Collection] = []

    def open_one(place: Path) -> Collection:
        collections.append(Collection(place, place.is_dir()))
        collections[-1].watch(collections[-1], True)
        return collections[-1]

    yield open_one
    for collection in collections:
        collection.close()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Return a folder with two games in a file, and one in another folder."""
    place = tmp_path / "self-play"
    (place / "more").mkdir(parents=True)
    write(place / "two.sgf", "b2 c3", "d2 c3 c4")
    write(place / "more" / "one.sgf", "a1 c3")
    return place


def write(file: Path, *games: str) -> None:
    file.write_text("\n".join(write_sgf(played(("Escabel bot 3", "Escabel bot 4"), moves)) for moves in games), "utf-8")


def texts_of(collection: Collection) -> list[str]:
    """Return a list that grows with all that is said from now on."""
    said: list[str] = []
    collection.said.connect(lambda words: said.append(str(words)))
    return said


def test_all_games_are_read_and_bad_files_are_counted(place: Path, open_collection: Open) -> None:
    (place / "words.sgf").write_text("no game", "utf-8")
    (place / "chess.sgf").write_text("(;GM[2];B[e4])", "utf-8")
    (place / "cut.sgf").write_bytes((place / "two.sgf").read_bytes()[:-3])
    collection = open_collection(place)
    wait_until(lambda: collection.is_read)
    assert (collection.name, collection.games, collection.refused, collection.trouble) == ("self-play", 4, 3, None)
    assert not list(place.rglob("*.sqlite*"))


def test_a_folder_without_games_is_read_too(tmp_path: Path, open_collection: Open) -> None:
    (tmp_path / "empty").mkdir()
    collection = open_collection(tmp_path / "empty")
    wait_until(lambda: collection.is_read)
    assert (collection.games, collection.refused, collection.trouble) == (0, 0, None)


def test_what_is_new_is_read_when_somebody_looks_again(place: Path, open_collection: Open) -> None:
    collection = open_collection(place)
    wait_until(lambda: collection.games == 3)
    collection.watch(collection, False)
    write(place / "three.sgf", "b2", "c2", "d2")
    collection.watch(collection, True)
    wait_until(lambda: collection.games == 6)


def test_reading_can_be_stopped_and_does_not_begin_again(
    tmp_path: Path, open_collection: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escabel_gui.model.background.background.TELL_SECONDS", 0.0)
    file = tmp_path / "many.sgf"
    write(file, *["b2 c3"] * 3000)
    collection = open_collection(file)
    collection.progressed.connect(lambda words: None if words is None else collection.stop())
    wait_until(lambda: collection.is_read)
    assert collection.is_stopped
    assert collection.games < 3000
    file.touch()
    found: list[Found] = []
    collection.found.connect(found.append)
    collection.watch(collection, True)
    collection.find(Query())
    wait_until(lambda: bool(found))
    assert found[0].total == collection.games


@pytest.mark.parametrize("is_folder", [True, False])
def test_what_was_read_counts_when_the_place_is_gone(place: Path, open_collection: Open, is_folder: bool) -> None:
    collection = open_collection(place if is_folder else place / "two.sgf")
    wait_until(lambda: collection.is_read)
    games = collection.games
    for file in (place / "two.sgf", place / "more" / "one.sgf"):
        file.unlink()
    (place / "more").rmdir()
    place.rmdir()
    told: list[object] = []
    rules = make_rules("escabel", 5)
    collection.count_continuations(Query(), rules.start(), ("escabel", 5), told.append)
    wait_until(lambda: collection.trouble is not None)
    assert str(collection.trouble) == f"{collection.name} is not there any more."
    wait_until(lambda: bool(told))
    collection.refresh()
    wait_until(lambda: collection.games == games)


def test_a_place_that_is_gone_from_the_beginning_is_told_of(tmp_path: Path, open_collection: Open) -> None:
    collection = open_collection(tmp_path / "gone.sgf")
    wait_until(lambda: collection.is_read)
    assert str(collection.trouble) == "gone.sgf is not there any more."


def test_a_game_is_opened_where_the_position_is(place: Path, open_collection: Open) -> None:
    collection = open_collection(place)
    wait_until(lambda: collection.games == 3)
    found: list[Found] = []
    collection.found.connect(found.append)
    collection.find(Query(order="plies"))
    wait_until(lambda: bool(found))
    game = found[0].games[0]
    assert (game.file, game.number, game.plies) == ("two.sgf", 2, 3)
    opened: list[tuple[GameTree, int]] = []
    collection.opened.connect(lambda tree, ply: opened.append((tree, ply)))
    collection.open(game, Query())
    wait_until(lambda: len(opened) == 1)
    assert opened[0][1] == opened[0][0].last_node().depth == 3


def test_it_is_said_why_a_game_cannot_be_opened(place: Path, open_collection: Open) -> None:
    collection = open_collection(place)
    wait_until(lambda: collection.games == 3)
    found: list[Found] = []
    collection.found.connect(found.append)
    collection.find(Query(order="plies"))
    wait_until(lambda: bool(found))
    game, said = found[0].games[0], texts_of(collection)
    write(place / "two.sgf", "b2")
    collection.open(game, Query())
    wait_until(lambda: len(said) == 1)
    (place / "two.sgf").write_text("no game", "utf-8")
    collection.open(game._replace(number=1), Query())
    wait_until(lambda: len(said) == 2)
    (place / "two.sgf").unlink()
    collection.open(game, Query())
    wait_until(lambda: len(said) == 3)
    assert said[0] == "two.sgf has changed: this game is not in it any more."
    assert said[1].startswith("two.sgf cannot be read, line 1: ")
    assert said[2].startswith("two.sgf: ")


@pytest.fixture
def explorer(make_table: MakeTable, folder: Path) -> Iterator[Explorer]:
    table = make_table(GameSetup("escabel", 5, (Player(), Player())), folder=folder)
    library = Library(table)
    explorer = Explorer(table, library)
    explorer.watch(True)
    yield explorer
    explorer.close()
    library.close()


def moves_in(explorer: Explorer) -> dict[str, int]:
    """Return how often each move was played, by its name on the board."""
    explored = explorer.explored
    assert explored is not None
    rules = make_rules("escabel", 5)
    return {rules.format_move(row.moves[0]): row.figures.games for row in explored.moves}


def test_the_explorer_goes_from_the_library_to_a_collection_and_back(explorer: Explorer, place: Path) -> None:
    wait_until(lambda: explorer.explored is not None and explorer.explored.games == 1)
    explorer.open_collection(place, is_folder=True)
    assert explorer.explored is None
    assert not explorer.is_in_library
    wait_until(lambda: explorer.explored is not None and explorer.explored.games == 3)
    assert moves_in(explorer) == {"b2": 2, "a1": 1}
    explorer.look_at(explorer.library)
    assert explorer.is_in_library
    wait_until(lambda: explorer.explored is not None and explorer.explored.games == 1)
    assert explorer.collection is not None
    explorer.look_at(explorer.collection)
    wait_until(lambda: explorer.explored is not None and explorer.explored.games == 3)
    explorer.open_collection(place / "two.sgf", is_folder=False)
    wait_until(lambda: explorer.explored is not None and explorer.explored.games == 2)


def test_whose_moves_are_wanted_counts_only_in_the_library(explorer: Explorer, place: Path) -> None:
    explorer.open_collection(place, is_folder=True)
    explorer.narrow("", Movers.MINE, lambda _facet, values: " ".join(map(str, values)))
    wait_until(lambda: explorer.explored is not None and explorer.explored.games == 3)
    explorer.look_at(explorer.library)
    wait_until(lambda: explorer.explored is not None)
    assert explorer.explored is not None
    assert explorer.explored.query.movers is Movers.MINE


def test_progress_of_a_collection_is_told_in_percent(explorer: Explorer, place: Path) -> None:
    explorer.open_collection(place, is_folder=True)
    assert explorer.collection is not None
    explorer.collection.progressed.emit(Message("Reading games: {0}%", (40, 100)))
    assert str(explorer.progress) == "Reading games: 40%"
    explorer.look_at(explorer.library)
    assert explorer.progress is None
