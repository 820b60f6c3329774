"""Lists all that lessons and puzzles say, as translators' tools read it: `python packaging/make/lesson_texts.py`.

The texts stand in SGF files, where `lupdate` does not look. This prints them as Python, each marked with the context
`Lessons` in which the window translates it; give the output to `lupdate` together with the program's own sources.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("lessons", "puzzles")
CONTEXT = "Lessons"


def exercise_texts(resources: Path) -> Iterator[tuple[str, str]]:
    """Each text once, with the file that says it first."""
    from escabel_gui.record.learning.exercise import read_exercise

    known: set[str] = set()
    for file in sorted(path for folder in FOLDERS for path in (resources / folder).rglob("*.sgf")):
        for text in read_exercise(file.read_text(encoding="utf-8")).texts:
            if text not in known:
                known.add(text)
                yield file.relative_to(resources).as_posix(), text


def as_source(texts: Iterator[tuple[str, str]]) -> str:
    """A Python file that `lupdate` understands."""
    lines = ["from PySide6.QtCore import QT_TRANSLATE_NOOP", ""]
    for place, text in texts:
        lines += [f"#: {place}", f"QT_TRANSLATE_NOOP({CONTEXT!r}, {text!r})"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.stdout.write(as_source(exercise_texts(ROOT / "resources")))
