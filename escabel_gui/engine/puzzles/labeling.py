"""Themes of existing puzzles, found anew in their solutions."""

from __future__ import annotations

from pathlib import Path

from escabel_gui.engine.processes.output import counted
from escabel_gui.engine.puzzles.regrading import read_puzzles
from escabel_gui.record.exercises.exercise import set_goal
from escabel_gui.record.exercises.themes import THEMES, find_themes, format_themes
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import write_atomically


def label_folder(folder: Path) -> int:
    """Find the themes of the puzzles below a folder and print the changes; raises as `read_puzzles`."""
    puzzles = read_puzzles(folder)
    changed = 0
    for path, puzzle in puzzles.items():
        themes = format_themes(find_themes(puzzle))
        if themes != puzzle.notes.get(THEMES):
            set_goal(puzzle.tree, puzzle.goal, puzzle.notes | {THEMES: themes})
            write_atomically(path, write_sgf(puzzle.tree).encode())
            print(f"{path.relative_to(folder)}: {themes}")
            changed += 1
    print(f"other themes: {changed} of {counted(len(puzzles), 'puzzle')}")
    return 0
