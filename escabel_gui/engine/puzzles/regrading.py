"""New grades and ratings of existing puzzles, after the playing levels have changed."""

from __future__ import annotations

from pathlib import Path

from escabel_gui.engine.processes.file_checks import check_folder_readable
from escabel_gui.engine.processes.output import counted
from escabel_gui.engine.puzzles.grading import Grader, first_rating
from escabel_gui.record.exercises.exercise import GRADE, Exercise, exercise_of, right_moves, set_goal
from escabel_gui.record.exercises.puzzle import RATING
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_stored_game
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import read_bytes, write_atomically
from escabel_gui.record.storage.folders import find_sgf_files


def regrade_folder(folder: Path) -> int:
    """Grade the puzzles below a folder anew and print the changes.

    Raises as `read_puzzles`. The progress file keeps the grades of mining time.
    """
    graders: dict[tuple[str, int], Grader] = {}
    puzzles = read_puzzles(folder)
    changed = 0
    for path, puzzle in puzzles.items():
        tree = puzzle.tree
        key = tree.rules.wire_name, tree.rules.size
        if key not in graders:
            graders[key] = Grader(tree.rules)
        state = tree.state_at(tree.root)
        grade = graders[key].grade(state, right_moves(tree.root)[0].move)
        rating = first_rating(tree.rules, state, grade, int(puzzle.notes.get("turns", "1")))
        notes = puzzle.notes | {GRADE: str(grade.level), RATING: str(rating)}
        if notes != puzzle.notes:
            set_goal(tree, puzzle.goal, notes)
            write_atomically(path, write_sgf(tree).encode())
            print(f"{path.relative_to(folder)}: grade {grade.level}, rating {rating}")
            changed += 1
    print(f"another grade or rating: {changed} of {counted(len(puzzles), 'puzzle')}")
    return 0


def read_puzzles(folder: Path) -> dict[Path, Exercise]:
    """Return the puzzles below a folder; raises OSError, and ValueError if there are none, or a file is none."""
    check_folder_readable(folder)
    puzzles = {path: read_puzzle(path) for path in find_sgf_files([folder])}
    if not puzzles:
        raise ValueError(f"{folder}: no puzzles")
    return puzzles


def read_puzzle(path: Path) -> Exercise:
    """Return the exercise of a file; raises ValueError unless exactly one first move is right."""
    try:
        puzzle = exercise_of(read_stored_game(decode(read_bytes(path))))
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None
    if len(right_moves(puzzle.tree.root)) != 1:
        raise ValueError(f"{path} is no puzzle: it must have one first move that is right")
    if not puzzle.notes.get("turns", "1").isdecimal():
        raise ValueError(f"{path} is no puzzle: the number of its turns is no number")
    return puzzle
