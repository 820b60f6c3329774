"""The study at the table: nothing that is played or changed in it gets lost, and each change can be undone."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from escabel_gui.model.chapters.open_study import OpenStudy
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.game_writer import Failure
from escabel_gui.model.table.table import Table
from escabel_gui.record.chapters.comparison import compare
from escabel_gui.record.chapters.study import Chapter, Study, position_of, read_study
from escabel_gui.record.chapters.study_file import StudyFile, open_study
from escabel_gui.record.result import parse_result
from escabel_gui.record.storage import node_text_cache
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from tests.model.seating import MakeTable, let_settle, play, rest, wait_until

FRIENDS = GameSetup("escabel", 4, (Player(), Player()))
GAME = "(;RU[escabel]SZ[4]GN[{}];B[a1];W[b2];B[c3])"


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    return make_table(FRIENDS)


@pytest.fixture
def study(table: Table) -> OpenStudy:
    """Return a study of three chapters, of which the first is on the table."""
    opened = OpenStudy(table)
    chapters = read_study("".join(map(GAME.format, "ABC")), "Three", "escabel", 4).study.chapters
    file = StudyFile(opened.folder, Study("Three", chapters))
    file.write()
    play(table, "d1 d2")
    opened.open(file)
    rest(table)
    return opened


def on_disk(study: OpenStudy) -> Study:
    assert study.file is not None
    assert study.file.path is not None
    return open_study(study.file.path, study.folder, "escabel", 4).file.study


def titles(study: OpenStudy | Study) -> str:
    return "".join(chapter.title for chapter in study.chapters)


def test_a_chapter_is_played_on_and_kept_in_the_study(table: Table, study: OpenStudy) -> None:
    assert study.chapter is study.chapters[0]
    table.game.go_to_end()
    play(table, "d4")
    study.go_by(1)
    rest(table)
    assert table.game.tree.name == "B"
    table.game.comment("said")
    study.go_by(-1)
    rest(table)
    assert table.game.node.depth == 4  # where one was
    kept = on_disk(study)
    assert [chapter.tree.last_node().depth for chapter in kept.chapters] == [4, 3, 3]
    assert kept.chapters[1].tree.root.comment == "said"
    assert table.path is None  # no game of the library


def test_what_is_played_beside_a_line_is_a_variation(table: Table, study: OpenStudy) -> None:
    table.game.go_to(table.game.tree.root.children[0])
    play(table, "d4")
    assert [child.move for child in table.game.tree.root.children[0].children] == [
        table.game.rules.parse_move(move) for move in ("b2", "d4")
    ]
    table.moving.take_back()
    assert len(table.game.tree.root.children[0].children) == 2


def test_looking_back_takes_nothing_out_of_a_study(table: Table, study: OpenStudy) -> None:
    assert study.is_on
    table.game.tree.result = parse_result("B+R")
    table.game.go_to_end()
    while table.moving.can_take_back and not table.game.node.is_root:
        table.moving.take_back()
    assert table.game.tree.last_node().depth == 3
    assert table.game.tree.result == parse_result("B+R")


def test_the_game_before_is_as_it_was_left(table: Table, study: OpenStudy) -> None:
    assert study.is_on
    kept = table.kept_games.resume()
    assert kept is not None
    assert kept.tree.last_node().depth == 2
    table.resume(*kept)
    rest(table)
    assert not study.is_on
    assert titles(study) == ""
    play(table, "c1")
    again = table.kept_games.resume()
    assert again is not None
    assert again.tree.last_node().depth == 3


def test_deleting_the_chapter_on_the_table_leads_to_the_next_one_and_back(table: Table, study: OpenStudy) -> None:
    study.go_by(1)
    rest(table)
    play(table, "d4")
    study.remove_current()
    rest(table)
    assert titles(study) == titles(on_disk(study)) == "AC"
    assert table.game.tree.name == "C"
    study.undo()
    rest(table)
    assert titles(study) == titles(on_disk(study)) == "ABC"
    assert table.game.tree.name == "B"
    assert table.game.tree.root.child(table.game.rules.parse_move("d4")) is not None


def test_the_only_chapter_cannot_be_deleted(table: Table, study: OpenStudy) -> None:
    for _ in range(5):
        study.remove_current()
        rest(table)
    assert titles(study) == "C"
    assert titles(on_disk(study)) == "C"


def empty_chapter(title: str) -> Chapter:
    tree = GameTree(make_rules("escabel", 4))
    tree.name = title
    return Chapter(tree)


def test_undoing_a_chapter_that_was_added_leads_back_to_where_one_was(table: Table, study: OpenStudy) -> None:
    study.go_by(1)
    rest(table)
    study.add([empty_chapter("X")])
    rest(table)
    assert table.game.tree.name == "X"
    study.undo()
    rest(table)
    assert titles(study) == "ABC"
    assert table.game.tree.name == "B"


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_changed_can_be_undone(table: Table, study: OpenStudy, seed: int) -> None:
    chance = random.Random(seed)
    states = []
    changes: list[Callable[[], None]] = [
        lambda: study.add([empty_chapter(chance.choice("XYZ"))]),
        lambda: study.rename(chance.choice(study.chapters), chance.choice("QRS")),
        lambda: study.rename_study(chance.choice("KLM")),
        lambda: study.move(chance.choice(study.chapters), chance.randrange(len(study.chapters))),
        lambda: study.remove(chance.choice(study.chapters)),
        study.remove_current,
        lambda: study.go_to(chance.choice(study.chapters)),
    ]
    for _ in range(30):
        before = study.title, titles(study)
        chance.choice(changes)()
        rest(table)
        assert study.chapter in study.chapters
        assert (on_disk(study).title, titles(on_disk(study))) == (study.title, titles(study))
        if (study.title, titles(study)) != before:
            states.append(before)
    for state in reversed(states):
        while (study.title, titles(study)) != state:
            assert study.can_undo
            study.undo()
            rest(table)
        assert (on_disk(study).title, titles(on_disk(study))) == state


def test_all_that_was_taken_from_another_version_can_be_undone(table: Table, study: OpenStudy) -> None:
    assert study.file is not None
    assert study.file.path is not None
    table.game.go_to_end()
    before = study.file.path.read_bytes()
    theirs = GAME.format("A").replace("B[c3]", "B[c3]C[said]TR[c3];W[d1]TR[a1]") + GAME.format("B")[:-1] + ";W[d1])"
    chapters = read_study(theirs + "(;RU[escabel]SZ[4];B[d4])", "", "escabel", 4).study.chapters
    changes = list(compare(study.chapters, chapters))
    study.take(changes)
    rest(table)
    assert study.file.path.read_bytes() != before
    assert [chapter.tree.last_node().depth for chapter in on_disk(study).chapters] == [4, 4, 3, 1]
    assert [chapter.position for chapter in study.chapters] == [position_of(chapter.tree) for chapter in study.chapters]
    table.game.go_to_end()
    study.undo()
    rest(table)
    assert study.file.path.read_bytes() == before
    assert [chapter.position for chapter in study.chapters] == [position_of(chapter.tree) for chapter in study.chapters]
    assert table.game.node is table.game.tree.last_node()
    assert not study.can_undo


def test_a_result_that_came_with_moves_goes_with_them(table: Table, study: OpenStudy) -> None:
    won = "(;RU[escabel]SZ[4]GN[A];B[a1];W[b2];B[c3];W[d4];B[a2];W[d3];B[a3];W[d2];B[a4];W[d1])"
    changes = list(compare(study.chapters[:1], read_study(won, "", "escabel", 4).study.chapters))
    study.take(changes)
    rest(table)
    assert table.game.tree.result == parse_result("B+")
    table.game.go_to_end()
    assert table.game.is_over
    study.undo()
    rest(table)
    assert table.game.tree.result is None
    assert table.game.node.depth == 3


def test_what_another_program_writes_and_what_is_played_here_are_both_kept(table: Table, study: OpenStudy) -> None:
    assert study.file is not None
    assert study.file.path is not None
    path: Path = study.file.path
    said: list[object] = []
    study.said.connect(said.append)
    path.write_text(GAME.format("theirs"), "utf-8")
    table.game.go_to_end()
    play(table, "d4")
    let_settle(table)
    rest(table)
    assert path.read_text("utf-8") == GAME.format("theirs")
    assert study.file.path != path
    assert on_disk(study).chapters[0].tree.last_node().depth == 4
    assert len(said) == 1


def test_a_chapter_that_would_not_be_read_back_is_told_and_kept_later(
    table: Table, study: OpenStudy, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[Failure] = []
    table.could_not_save.connect(failures.append)
    with monkeypatch.context() as patched:
        patched.setattr(node_text_cache, "parts_survive_round_trip", lambda _text, _parts: False)
        table.game.go_to_end()
        play(table, "d4")
        study.go_by(1)
        wait_until(lambda: bool(failures))
        assert failures[0].is_lost
        table.stay()
    study.go_by(1)
    rest(table)
    assert [chapter.tree.last_node().depth for chapter in on_disk(study).chapters] == [4, 3, 3]


@contextmanager
def full_disk_after_a_move(table: Table, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Let no study be written after a move at the end of the chapter; what is yielded waits until that has failed."""

    def fail(_file: StudyFile) -> None:
        raise OSError(28, "No space left on device")

    failures: list[object] = []
    table.could_not_save.connect(failures.append)
    with monkeypatch.context() as patched:
        patched.setattr(StudyFile, "write", fail)
        table.game.go_to_end()
        play(table, "d4")
        yield lambda: wait_until(lambda: bool(failures))


def test_a_chapter_that_cannot_be_written_stays_on_the_table(
    table: Table, study: OpenStudy, monkeypatch: pytest.MonkeyPatch
) -> None:
    with full_disk_after_a_move(table, monkeypatch) as wait_for_failure:
        study.go_by(1)
        wait_for_failure()
        assert study.chapter is study.chapters[0]
        assert table.game.tree.last_node().depth == 4
        table.stay()
    study.go_by(1)
    rest(table)
    assert study.chapter is study.chapters[1]
    assert [chapter.tree.last_node().depth for chapter in on_disk(study).chapters] == [4, 3, 3]


def test_chapters_are_added_beside_a_deleted_one_that_could_not_be_left(
    table: Table, study: OpenStudy, monkeypatch: pytest.MonkeyPatch
) -> None:
    with full_disk_after_a_move(table, monkeypatch) as wait_for_failure:
        study.remove_current()
        wait_for_failure()
        table.stay()
        study.add([empty_chapter("X")])
    rest(table)
    study.undo()
    rest(table)
    study.undo()
    rest(table)
    assert titles(study) == titles(on_disk(study)) == "ABC"
    assert study.chapter is study.chapters[0]
