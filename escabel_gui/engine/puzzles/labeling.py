"""Themes and first ratings of existing puzzles, found anew in their solutions and grades."""

from __future__ import annotations

from pathlib import Path

from escabel_gui.engine.puzzles.grading import first_rating
from escabel_gui.engine.puzzles.regrading import read_puzzle
from escabel_gui.record.exercises.exercise import Exercise, set_goal
from escabel_gui.record.exercises.puzzle import RATING
from escabel_gui.record.exercises.themes import THEMES, find_themes, format_themes
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import write_atomically


def label_folder(folder: Path) -> int:
    """Find the themes and first ratings of the puzzles below a folder and print the changes.

    Raises ValueError if there are none, or if a file is no puzzle.
    """
    puzzles = {path: read_puzzle(path) for path in sorted(folder.rglob("*.sgf"))}
    if not puzzles:
        raise ValueError(f"{folder}: no puzzles")
    changed = 0
    for path, puzzle in puzzles.items():
        notes = puzzle.notes | find_labels(puzzle)
        if notes != puzzle.notes:
            set_goal(puzzle.tree, puzzle.goal, notes)
            write_atomically(path, write_sgf(puzzle.tree).encode())
            print(f"{path.relative_to(folder)}: {notes[THEMES]}; {notes[RATING]}")
            changed += 1
    print(f"{changed} of {len(puzzles)} puzzles have other themes or another first rating")
    return 0


def find_labels(puzzle: Exercise) -> dict[str, str]:
    """Return the notes that follow from what a puzzle's file says; raises ValueError if it has no grade or turns."""
    tree, notes = puzzle.tree, puzzle.notes
    try:
        grade, turns = int(notes["grade"]), int(notes["turns"])
        rating = first_rating(tree.rules, tree.state_at(tree.root), grade, turns)
    except (KeyError, ValueError):
        raise ValueError(f"{puzzle.title}: the grade or the number of turns is missing") from None
    return {THEMES: format_themes(find_themes(puzzle)), RATING: str(rating)}
