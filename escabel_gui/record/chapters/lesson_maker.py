"""Lessons made of studies: a step for each position from which moves were chosen, as those that are to be found."""

import os
import shutil
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.chapters.study import Chapter, copy_node, position_tree
from escabel_gui.record.exercises.exercise import GOAL, RIGHT, WRONG, is_right, set_goal
from escabel_gui.record.exercises.goal import Goal
from escabel_gui.record.exercises.lesson import TITLE, Lesson, find_lessons, read_lesson
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.file_names import numbered, portable_stem
from escabel_gui.record.storage.files import PAUSES, UNFINISHED, read_bytes, retry_while_refused, write_atomically
from escabel_gui.record.storage.game_store import STALE_TEMP_SECONDS
from escabel_gui.record.texts import escape_text
from escabel_gui.record.tree import ChildNode, GameTree, Node, lines_first
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.message import InvalidInput, Message

MAX_STEPS: Final = 99
TOO_MANY_STEPS: Final = Message("A lesson has at most {0} steps.", (MAX_STEPS,))
MAX_NAME_CHARS: Final = 100  # of a lesson's folder: with what is around and in it, Windows takes 259
MAX_REFUTATION_PLIES: Final = 4  # that answer a wrong move
REPLACED: Final = "replaced"  # folder of a lesson whose place another one takes
DELETED: Final = "deleted"  # … and of one that is being deleted
OWN: Final = "own"  # begins the keys of lessons that a person has made


class ChapterMove(NamedTuple):
    """A move of a chapter, which may be one to find."""

    chapter: Chapter
    node: ChildNode


def moves_of(chapters: Iterable[Chapter]) -> Iterator[ChapterMove]:
    """Yield all moves of chapters, each line to its end before its variations."""
    for chapter in chapters:
        for node in lines_first(chapter.tree):
            if isinstance(node, ChildNode):
                yield ChapterMove(chapter, node)


def mark_chosen(moves: Iterable[ChapterMove], chosen: set[Node]) -> None:
    """Mark the chosen ones of some moves in their chapters as good ones (TE), and no others."""
    for chapter, node in moves:
        if is_right(node) != (node in chosen):
            if node in chosen:
                node.properties[RIGHT] = ["1"]
            else:
                node.properties.pop(RIGHT)
            chapter.note_change()


def make_steps(chapters: Iterable[Chapter], title: str, task: str) -> list[GameTree]:
    """Return the steps of a lesson: one for each position after which moves are marked as good ones.

    What is said at the position is the task, or else `task`; a chapter without a title has that of the lesson. Raises
    InvalidInput if there are no such moves, or too many.
    """
    steps: list[GameTree] = []
    for chapter in chapters:
        for node in lines_first(chapter.tree):
            if any(map(is_right, node.children)):
                steps.append(make_step(chapter, node, title, task))
    if not steps:
        raise InvalidInput(Message("No move was chosen to be found."))
    if len(steps) > MAX_STEPS:
        raise InvalidInput(TOO_MANY_STEPS)
    steps[0].root.properties[GOAL].append(f"{TITLE}:{escape_text(title)}")
    return steps


def make_step(chapter: Chapter, node: Node, title: str, task: str) -> GameTree:
    """Return the exercise to find the good moves at a node; commented other moves there are wrong ones."""
    step = position_tree(chapter.tree, node)
    end = step.last_node()
    step.root.comment = node.comment or task
    if not end.is_root:
        end.comment = ""
    for child in node.children:
        if is_right(child) or child.has_comment:
            copy = copy_node(end, child)
            copy.properties.pop(RIGHT, None)
            copy.properties[RIGHT if is_right(child) else WRONG] = ["1"]
            source: Node = child
            while not is_right(child) and source.children and copy.depth - end.depth <= MAX_REFUTATION_PLIES:
                source = source.children[0]
                copy = copy_node(copy, source)
                copy.properties.pop(RIGHT, None)
    step.name = chapter.title or title
    set_goal(step, Goal())
    return step


# ---- files


def own_lessons_folder(games: Path) -> Path:
    """Return the folder of the lessons that a person has made; it need not exist yet."""
    return games.parent / "lessons"


def find_own_lessons(folder: Path, report: ProgressCallback = no_progress) -> list[Lesson]:
    """Return the lessons that a person has made; keys come from content: a changed lesson has another key."""
    for workplace in folder.glob(f"*/.*{UNFINISHED}"):  # of a write or a deletion that was interrupted, or goes on
        with suppress(OSError):
            restore_replaced(workplace)
            if time.time() - workplace.stat().st_mtime > STALE_TEMP_SECONDS:
                shutil.rmtree(workplace)
    found: list[Lesson] = []
    lessons = find_lessons(folder)
    for number, lesson in enumerate(lessons):
        report(number, len(lessons))
        with suppress(OSError, RecordError):
            found.append(with_own_key(lesson))
    return found


def with_own_key(lesson: Lesson) -> Lesson:
    """Return a lesson with a key made of its content. Raises OSError, or RecordError for a file that is too large."""
    digest = blake2b(b"".join(map(read_bytes, lesson.files)), digest_size=8)
    return lesson._replace(key=f"{OWN}/{digest.hexdigest()}")


def has_lesson(folder: Path, title: str, wire_name: str) -> bool:
    """Return whether there is a lesson of this title, beginning with a step of this game."""
    return lesson_place(folder, title, wire_name).exists()


def write_lesson(folder: Path, title: str, steps: list[GameTree]) -> Lesson:
    """Write a lesson, in the place of one of the same title and game: all of it, or nothing. Raises OSError.

    Until this one has its place, the one that was there keeps it, or gets it back by the next `find_own_lessons`.
    """
    place = lesson_place(folder, title, steps[0].rules.wire_name)
    workplace = workplace_beside(place)
    fresh, replaced = workplace / "fresh", workplace / REPLACED / place.name
    fresh.mkdir(parents=True)
    replaced.parent.mkdir()
    try:
        for number, step in enumerate(steps, 1):
            write_atomically(fresh / f"{number}.sgf", write_sgf(step).encode())
        if place.exists():
            retry_while_refused(lambda: place.rename(replaced))
        retry_while_refused(lambda: fresh.rename(place))
    finally:
        with suppress(OSError):
            restore_replaced(workplace)
            shutil.rmtree(workplace)
    return with_own_key(read_lesson(place, ""))


def restore_replaced(workplace: Path) -> None:
    """Put a lesson that was to be replaced back, unless another one has its place by now. Raises OSError."""
    for replaced in (workplace / REPLACED).glob("*"):
        place = workplace.parent / replaced.name
        if not place.exists():
            replaced.rename(place)


def workplace_beside(place: Path) -> Path:
    """Return where a lesson is written or deleted; `find_own_lessons` clears what is left of it."""
    return place.with_name(f".{os.urandom(4).hex()}{UNFINISHED}")


def lesson_place(folder: Path, title: str, wire_name: str) -> Path:
    """Return the folder of a lesson that begins with a step of this game."""
    game = ruleset_of(wire_name).name
    return numbered(folder / game, portable_stem(title[:MAX_NAME_CHARS]), 1, "")


def remove_lesson(lesson: Lesson) -> None:
    """Delete a lesson that a person has made: all of it, or nothing. Raises OSError.

    The window waits for it, so that what Windows refuses is tried for a moment only.
    """
    if lesson.key.startswith(f"{OWN}/"):
        place = lesson.files[0].parent
        workplace = workplace_beside(place)
        workplace.mkdir()
        try:
            retry_while_refused(lambda: place.rename(workplace / DELETED), PAUSES[:4])
        finally:
            with suppress(OSError):
                shutil.rmtree(workplace)
