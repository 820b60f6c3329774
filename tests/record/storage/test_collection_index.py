"""The index of games elsewhere: folders with folders in them, and files of many games."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from escabel_gui.record.progress import Cancelled, no_progress
from escabel_gui.record.report.reading import read_files
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.collection_index import CollectionIndex
from escabel_gui.record.storage.exploring import explore
from escabel_gui.record.storage.game_trees import tree_in
from escabel_gui.record.storage.occurrences import position_keys
from escabel_gui.record.storage.query import Query
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from tests.record.storage_games import index_of, played, random_game

OpenCollection = Callable[[Path], CollectionIndex]


@pytest.fixture
def open_collection() -> OpenCollection:
    """Return a function that opens a folder or a file and reads it."""

    def open_one(place: Path) -> CollectionIndex:
        index = CollectionIndex(place, place.is_dir())
        index.refresh()
        return index

    return open_one


def text_of(*games: str) -> str:
    return "\n".join(write_sgf(played(("Ada", "Bo"), moves)) for moves in games)


def found_in(index: CollectionIndex) -> list[tuple[str, int, int]]:
    """Return file, number and length of all games."""
    return [(game.file, game.number, game.plies) for game in index.search(Query(order="plies", is_descending=False))]


def test_a_folder_is_read_with_the_folders_in_it_and_all_games_of_a_file(
    tmp_path: Path, open_collection: OpenCollection
) -> None:
    (tmp_path / "2026" / "May").mkdir(parents=True)
    (tmp_path / "2026" / "May" / "many.sgf").write_text(text_of("b2", "b2 c3", "b2 c3 d4"), "utf-8")
    (tmp_path / "one.sgf").write_text(text_of("a1 b2 c3 d4"), "utf-8")
    (tmp_path / "notes.txt").write_text("no game", "utf-8")
    many = str(Path("2026", "May", "many.sgf"))
    found = [(many, 1, 1), (many, 2, 2), (many, 3, 3), ("one.sgf", 1, 4)]
    assert found_in(open_collection(tmp_path)) == found
    assert found_in(open_collection(tmp_path / "2026" / "May" / "many.sgf")) == [
        ("many.sgf", number, number) for number in (1, 2, 3)
    ]
    assert not list(tmp_path.glob("*sqlite*"))


def test_what_cannot_be_read_is_counted_and_the_rest_is_there(tmp_path: Path, open_collection: OpenCollection) -> None:
    (tmp_path / "good.sgf").write_text(text_of("b2"), "utf-8")
    (tmp_path / "words.sgf").write_text("no game", "utf-8")
    (tmp_path / "cut.sgf").write_text(text_of("b2 c3", "b2 c3 d4")[:-10], "utf-8")
    (tmp_path / "bytes.sgf").write_bytes(bytes(range(256)))
    index = open_collection(tmp_path)
    assert found_in(index) == [("good.sgf", 1, 1), ("cut.sgf", 1, 2)]
    assert index.count() == (2, 3)


def test_a_game_that_is_none_does_not_hide_those_behind_it(tmp_path: Path, open_collection: OpenCollection) -> None:
    chess = "(;GM[2]FF[4](;C[\\] ( ;])(;B[zz]))"
    taken = "(;GM[101]SZ[5];B[b2];W[b2](;B[c3];W[d4])(;B[c4]))"
    file = tmp_path / "many.sgf"
    file.write_text("\n".join([text_of("b2"), chess, text_of("b2 c3"), taken, text_of("b2 c3 d4")]), "utf-8")
    index = open_collection(file)
    assert found_in(index) == [("many.sgf", 1, 1), ("many.sgf", 3, 2), ("many.sgf", 5, 3)]
    assert index.count() == (3, 2)
    tree = tree_in(file, 5)
    assert tree is not None
    assert tree.last_node().depth == 3
    assert tree_in(file, 6) is None
    with pytest.raises(RecordError):
        tree_in(file, 4)


def test_a_file_that_has_changed_is_read_anew(tmp_path: Path, open_collection: OpenCollection) -> None:
    file = tmp_path / "many.sgf"
    file.write_text(text_of("b2", "b2 c3", "b2 c3 d4"), "utf-8")
    index = open_collection(tmp_path)
    assert not index.refresh()
    file.write_text(text_of("b2 c3 d4 e5", "b2"), "utf-8")
    assert index.refresh()
    assert found_in(index) == [("many.sgf", 2, 1), ("many.sgf", 1, 4)]


@pytest.mark.parametrize("has_one_file", [False, True])
def test_what_was_read_stays_when_the_files_are_gone(
    tmp_path: Path, open_collection: OpenCollection, has_one_file: bool
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    file = folder / "one.sgf"
    file.write_text(text_of("b2"), "utf-8")
    index = open_collection(file if has_one_file else folder)
    file.unlink()
    folder.rmdir()
    with pytest.raises(FileNotFoundError):
        index.refresh()
    assert found_in(index) == [("one.sgf", 1, 1)]


def test_reading_ends_in_the_middle_of_a_file_and_what_was_read_stays(tmp_path: Path) -> None:
    file = tmp_path / "many.sgf"
    file.write_text(text_of(*["b2 c3"] * 200), "utf-8")
    size = file.stat().st_size
    told: list[int] = []

    def report(done: int, total: int) -> None:
        assert total in (0, size)
        told.append(done)
        if done > size / 2:
            raise Cancelled

    with closing(CollectionIndex(file, False)) as index:
        index.refresh(report)
        assert 50 < index.count()[0] < 150
    assert told == sorted(told)


def test_the_search_for_files_ends_when_it_is_called_off(tmp_path: Path) -> None:
    (tmp_path / "one.sgf").write_text(text_of("b2"), "utf-8")

    def report(_done: int, _total: int) -> None:
        raise Cancelled

    with closing(CollectionIndex(tmp_path, True)) as index:
        with pytest.raises(Cancelled):
            index.refresh(report)
        assert index.count() == (0, 0)


def test_the_same_games_tell_the_same_in_one_file_as_in_many(tmp_path: Path, open_collection: OpenCollection) -> None:
    chance = Random(5)
    trees = [random_game("escabel", 5, chance) for _ in range(30)]
    file = tmp_path / "all.sgf"
    file.write_text("\n".join(map(write_sgf, trees)), "utf-8")
    single, many = index_of(tmp_path, trees), open_collection(file)
    keys = position_keys("escabel", 5)
    for tree in trees[:10]:
        for node in tree.main_line()[:4]:
            state = tree.state_at(node)
            assert explore(many, Query(), "", keys, state, no_progress) == explore(
                single, Query(), "", keys, state, no_progress
            )


def test_where_a_position_is_in_a_game_is_told_of_that_game_of_the_file(
    tmp_path: Path, open_collection: OpenCollection
) -> None:
    file = tmp_path / "many.sgf"
    file.write_text(text_of("b2 c3 d4", "c3 b2 d4"), "utf-8")
    index = open_collection(file)
    tree = GameTree(make_rules("escabel", 5))
    node = tree.add_legal_move(tree.root, tree.rules.parse_move("b2"))
    query = Query(position=position_keys("escabel", 5).key(tree.state_at(node)))
    assert (index.plies("many.sgf", query), index.plies("many.sgf", query, 2)) == ([1], [])


def test_games_of_reports_are_told_apart_in_their_file(tmp_path: Path) -> None:
    file = tmp_path / "many.sgf"
    file.write_text(text_of("b2", "b2 c3"), "utf-8")
    games = list(read_files([file], lambda *_refused: None))
    assert [game.summary.number for game in games] == [1, 2]
