"""Whole conversations with fixed seeds and visits: equal from run to run, compiled and interpreted.

`python -m tests.engine.protocol.test_golden` writes the transcripts anew; read their diff.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from escabel_gui.version import is_compiled

TRANSCRIPTS = sorted((Path(__file__).parents[2] / "data").glob("*.gtp.txt"))


def questions(transcript: str) -> list[str]:
    """Return the lines that were sent: those that begin with `> `."""
    return [line[2:] for line in transcript.splitlines() if line.startswith("> ")]


def converse(engine: Any, lines: list[str]) -> str:
    """Ask these questions; return the transcript with their answers."""
    return "".join(f"> {line}\n{engine.ask(line)}\n\n" for line in lines)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.name)
def test_transcript(path: Path, start_engine: Any) -> None:
    transcript = path.read_text(encoding="utf-8")
    assert converse(start_engine("--visits", "60"), questions(transcript)) == transcript


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.name)
def test_transcript_interpreted(path: Path, start_engine: Any, interpreted_home: Path) -> None:
    if not is_compiled():
        pytest.skip("nothing is compiled here: the other test ran interpreted already")
    transcript = path.read_text(encoding="utf-8")
    engine = start_engine("--visits", "60", home=interpreted_home)
    assert engine.ask("version").endswith("(interpreted)")
    assert converse(engine, questions(transcript)) == transcript


def write_transcripts() -> None:
    """Ask the same questions again and keep the new answers."""
    for path in TRANSCRIPTS:
        lines = questions(path.read_text(encoding="utf-8"))
        command = [sys.executable, "-m", "escabel_gui.engine.command", "--visits", "60"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as process:
            assert process.stdin is not None
            assert process.stdout is not None
            transcript = ""
            for line in lines:
                process.stdin.write(line + "\n")
                process.stdin.flush()
                transcript += f"> {line}\n"
                while (answer := process.stdout.readline()) != "\n":
                    transcript += answer
                transcript += "\n"
        path.write_text(transcript, encoding="utf-8")


if __name__ == "__main__":
    write_transcripts()
