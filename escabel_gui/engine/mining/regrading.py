"""Puzzles stay while levels change: their grades, worked out anew by the levels of now."""

from __future__ import annotations

from pathlib import Path

from escabel_gui.engine.mining.grading import Grader
from escabel_gui.record.keeping.files import write_atomically
from escabel_gui.record.learning.exercise import Exercise, load_exercise, right_moves, set_goal
from escabel_gui.record.sgf.refusal import RecordError
from escabel_gui.record.sgf.writing import write_sgf


def regrade(folder: Path) -> int:
    """Grade the puzzles of a folder, in folders of it, too; raises ValueError if there is none or a file is none.

    Prints what has changed. The ledger stays: it tells what was mined by the levels of then.
    """
    graders: dict[tuple[str, int], Grader] = {}
    puzzles = {path: read_puzzle(path) for path in sorted(folder.rglob("*.sgf"))}
    if not puzzles:
        raise ValueError(f"{folder}: no puzzles")
    changed = 0
    for path, puzzle in puzzles.items():
        tree = puzzle.tree
        size = int(tree.rules.size)
        grader = graders.setdefault((tree.rules.wire_name, size), Grader(tree.rules))
        grade = str(grader.grade(tree.state_at(tree.root), right_moves(tree.root)[0].move).level)
        if grade != puzzle.notes.get("grade"):
            set_goal(tree, puzzle.goal, puzzle.notes | {"grade": grade})
            write_atomically(path, write_sgf(tree).encode())
            print(f"{path.relative_to(folder)}: {puzzle.notes.get('grade', 'none')} is now {grade}")
            changed += 1
    print(f"{changed} of {len(puzzles)} puzzles have another grade")
    return 0


def read_puzzle(path: Path) -> Exercise:
    try:
        puzzle = load_exercise(path)
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None
    if len(right_moves(puzzle.tree.root)) != 1:
        raise ValueError(f"{path} is no puzzle: it must have one first move that is right")
    return puzzle
