"""Lessons made of studies: each is an exercise like those that are shipped, with what the author says."""

import os
import time
from pathlib import Path

import pytest

from escabel_gui.record.chapters.lesson_maker import (
    MAX_NAME_CHARS,
    find_own_lessons,
    has_lesson,
    make_steps,
    mark_chosen,
    moves_of,
    remove_lesson,
    write_lesson,
)
from escabel_gui.record.chapters.study import Chapter, read_study
from escabel_gui.record.exercises.assessment import MoveVerdict, assess
from escabel_gui.record.exercises.exercise import exercise_of, is_right
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.game_store import STALE_TEMP_SECONDS
from escabel_gui.record.tree import Node, all_nodes
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.message import InvalidInput
from tests.record.grown_trees import grow_tree

STUDY = (
    "(;RU[escabel]SZ[5]GN[First];B[a1];W[b2]C[Find it.](;B[c3]TE[1]C[Good.])(;B[d4]C[Bad.];W[d5];B[e5])(;B[e1]))"
    "(;RU[escabel]SZ[5];B[a1];W[c3];B[e5]TE[1];W[e4];B[d3]TE[1])"
)


def chapters_of(text: str) -> list[Chapter]:
    return list(read_study(text, "x", "escabel", 5).study.chapters)


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def test_each_position_with_chosen_moves_is_a_step() -> None:
    steps = make_steps(chapters_of(STUDY), "My lesson", "Find the move.")
    assert [step.name for step in steps] == ["First", "My lesson", "My lesson"]
    exercise = exercise_of(steps[0])
    rules, task = exercise.tree.rules, exercise.task
    assert exercise.tree.root.comment == "Find it."
    right, wrong, other = (assess(exercise, task, rules.parse_move(move)) for move in ("c3", "d4", "e1"))
    assert (right.verdict, right.is_solved) == (MoveVerdict.RIGHT, True)
    assert right.node is not None
    assert right.node.comment == "Good."
    assert wrong.verdict is MoveVerdict.WRONG
    assert wrong.node is not None
    assert [wrong.node.comment, len(wrong.node.children)] == ["Bad.", 1]
    assert other.verdict is MoveVerdict.OTHER
    assert exercise_of(steps[1]).tree.root.comment == "Find the move."


def test_moves_are_chosen_in_the_chapters_and_remembered() -> None:
    chapters = chapters_of(STUDY)
    moves = list(moves_of(chapters))
    chosen: set[Node] = {move.node for move in moves if move.node.depth == 1}
    mark_chosen(moves, chosen)
    assert [move.node for move in moves if is_right(move.node)] == [
        chapter.tree.root.children[0] for chapter in chapters
    ]
    again = chapters_of("".join(chapter.text() for chapter in chapters))
    assert [is_right(move.node) for move in moves_of(again)] == [is_right(move.node) for move in moves]


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_any_move_of_any_game_can_be_the_one_to_find(ruleset: Ruleset) -> None:
    chapter = Chapter(grow_tree(3, ruleset.name, size=5, nodes=10))
    for move in list(moves_of([chapter])):
        mark_chosen(list(moves_of([chapter])), {move.node})
        (step,) = make_steps([chapter], "x", "Find it.")
        exercise = exercise_of(read_sgf(write_sgf(step)))
        assessment = assess(exercise, exercise.task, move.node.move)
        assert (assessment.verdict, assessment.is_solved) == (MoveVerdict.RIGHT, True)
        assert exercise.color == move.node.parent.turn
        assert exercise.tree.root.comment == "Find it."


def test_nothing_chosen_is_no_lesson() -> None:
    with pytest.raises(InvalidInput):
        make_steps([Chapter(grow_tree(1))], "x", "Find it.")
    chapter = Chapter(grow_tree(1, nodes=150, size=5))
    for node in all_nodes(chapter.tree):
        node.properties["TE"] = ["1"]
    with pytest.raises(InvalidInput, match="at most 99"):
        make_steps([chapter], "x", "Find it.")


def test_a_lesson_is_written_found_replaced_and_removed(tmp_path: Path) -> None:
    steps = make_steps(chapters_of(STUDY), "Mine: [a]?", "Find the move.")
    assert not has_lesson(tmp_path, "Mine: [a]?", "escabel")
    first = write_lesson(tmp_path, "Mine: [a]?", steps)
    assert has_lesson(tmp_path, "Mine: [a]?", "escabel")
    assert (first.title, first.game, len(first.files)) == ("Mine: [a]?", "escabel", 3)
    assert first.read_step(2).task.turn == steps[2].start_turn
    second = write_lesson(tmp_path, "Mine: [a]?", steps[:2])
    assert second.key != first.key
    assert find_own_lessons(tmp_path) == [second]
    remove_lesson(second)
    assert find_own_lessons(tmp_path) == []


def test_a_lesson_with_a_long_title_has_a_short_path(tmp_path: Path) -> None:
    title = f"{'a' * (MAX_NAME_CHARS - 1)} {'b' * MAX_NAME_CHARS}"
    lesson = write_lesson(tmp_path, title, make_steps(chapters_of(STUDY), title, "Find the move."))
    assert lesson.title == title
    assert lesson.files[0].parent.name == "a" * (MAX_NAME_CHARS - 1)


def test_a_lesson_goes_whole_or_stays_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = write_lesson(tmp_path, "Mine", make_steps(chapters_of(STUDY), "Mine", "Find the move."))
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        with pytest.raises(PermissionError):
            remove_lesson(kept)
    assert find_own_lessons(tmp_path) == [kept]
    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", refuse)
        remove_lesson(kept)
        assert find_own_lessons(tmp_path) == []
    (left,) = (tmp_path / "escabel").iterdir()
    long_ago = time.time() - 2 * STALE_TEMP_SECONDS
    os.utime(left, (long_ago, long_ago))
    assert find_own_lessons(tmp_path) == []
    assert names_in(tmp_path / "escabel") == []


def test_a_lesson_that_another_program_reads_for_a_moment_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = write_lesson(tmp_path, "Mine", make_steps(chapters_of(STUDY), "Mine", "Find the move."))
    rename, refusals = Path.rename, [1, 2]

    def rename_later(path: Path, target: Path) -> Path:
        if refusals:
            refusals.pop()
            raise PermissionError("another program has it open")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", rename_later)
    monkeypatch.setattr("escabel_gui.record.chapters.lesson_maker.PAUSES", (0.0, 0.0))
    remove_lesson(kept)
    assert find_own_lessons(tmp_path) == []


def refuse(*_: object, **__: object) -> None:
    raise PermissionError("another program has it open")


def test_nothing_is_left_of_a_lesson_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = make_steps(chapters_of(STUDY), "Mine", "Find the move.")
    kept = write_lesson(tmp_path, "Mine", steps)

    def fail(path: Path, data: bytes) -> None:
        if path.name == "2.sgf":
            raise OSError("full")
        path.write_bytes(data)

    monkeypatch.setattr("escabel_gui.record.chapters.lesson_maker.write_atomically", fail)
    with pytest.raises(OSError, match="full"):
        write_lesson(tmp_path, "Mine", steps)
    assert find_own_lessons(tmp_path) == [kept]
    assert names_in(tmp_path / "escabel") == ["Mine"]


def test_the_old_lesson_stays_where_the_new_one_cannot_take_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = make_steps(chapters_of(STUDY), "Mine", "Find the move.")
    kept = write_lesson(tmp_path, "Mine", steps)
    rename = Path.rename

    def refuse_fresh(path: Path, target: Path) -> Path:
        if path.name == "fresh":
            raise PermissionError("another program has it open")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refuse_fresh)
    monkeypatch.setattr("escabel_gui.record.storage.files.PAUSES", ())
    with pytest.raises(PermissionError):
        write_lesson(tmp_path, "Mine", steps[:1])
    assert find_own_lessons(tmp_path) == [kept]
    assert names_in(tmp_path / "escabel") == ["Mine"]


def test_a_lesson_comes_back_when_the_write_that_was_to_replace_it_was_interrupted(tmp_path: Path) -> None:
    kept = write_lesson(tmp_path, "Mine", make_steps(chapters_of(STUDY), "Mine", "Find the move."))
    left = tmp_path / "escabel" / ".0123abcd.unfinished"
    (left / "fresh").mkdir(parents=True)
    (left / "replaced").mkdir()
    (tmp_path / "escabel" / "Mine").rename(left / "replaced" / "Mine")
    assert find_own_lessons(tmp_path) == [kept]
    assert left.exists(), "another window may be writing it"
    long_ago = time.time() - 2 * STALE_TEMP_SECONDS
    os.utime(left, (long_ago, long_ago))
    assert find_own_lessons(tmp_path) == [kept]
    assert names_in(tmp_path / "escabel") == ["Mine"]


def test_a_title_may_be_long_or_begin_with_a_dot(tmp_path: Path) -> None:
    for title in ("…" * 200, ".net"):
        steps = make_steps(chapters_of(STUDY), title, "Find the move.")
        write_lesson(tmp_path, title, steps)
        assert write_lesson(tmp_path, title, steps[:1]) in find_own_lessons(tmp_path)
