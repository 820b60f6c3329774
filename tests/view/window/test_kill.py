"""The program is killed after any move, and every finished move is there when it is started again.

`python -m tests.view.window.test_kill 100` kills it a hundred times and says what happened.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import IO, NamedTuple

from escabel_gui.record.move_list import parse_move_list
from tests.view.play_until_killed import SIZE

PROGRAM = Path(__file__).parents[1] / "play_until_killed.py"
KILLS = 12
MOST_MOVES = 8  # in one life
LONGEST_WAIT = 0.012  # seconds between a move that was told and the kill: about what it takes to write the next


class Life(NamedTuple):
    """Record of one process: what it showed at its start, and the last game that it told to be safe."""

    shown: str
    piles: list[list[int]]
    told: str


def live(folder: Path, chance: Random) -> Life:
    """Start the program, let it play some moves, and kill it."""
    environment = {**os.environ, "ESCABEL_DATA_DIR": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    process = subprocess.Popen(
        [sys.executable, str(PROGRAM), str(chance.randrange(1000))],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    assert process.stdout is not None
    start = json.loads(process.stdout.readline())
    told = [process.stdout.readline() for _ in range(chance.randint(1, MOST_MOVES))]
    assert all(told), "it has ended by itself"
    time.sleep(chance.random() * LONGEST_WAIT)
    process.kill()
    told += whole_lines(process.stdout)
    process.stdout.close()
    process.wait()
    return Life(start["moves"], start["piles"], told[-1].strip())


def whole_lines(output: IO[str]) -> Iterator[str]:
    return (line for line in output if line.endswith("\n"))


def is_seen(life: Life) -> bool:
    """Return whether the board shows what the moves make."""
    tree = parse_move_list(life.shown, "escabel", SIZE)
    return [tuple(pile) for pile in life.piles] == tree.piles_at(tree.main_line()[-1])


def kill_many_times(folder: Path, kills: int, seed: int) -> list[tuple[Life, Life]]:
    """Return the pairs of lives whose second lost something that the first had told to be safe, or did not show it."""
    chance = Random(seed)
    before = live(folder, chance)
    failed = []
    for _ in range(kills):
        life = live(folder, chance)
        is_whole = (life.shown + " ").startswith(before.told + " ") or not before.told
        if not is_whole or (life.shown and not is_seen(life)):
            failed.append((before, life))
        before = life
    return failed


def test_every_finished_move_survives_the_end_of_the_process(tmp_path: Path) -> None:
    assert kill_many_times(tmp_path, KILLS, seed=1) == []


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        times = int(sys.argv[1])
        failures = kill_many_times(Path(name), times, seed=round(time.time()))
        games = len(list((Path(name) / "games").glob("*.sgf")))
    for before, after in failures:
        print(f"told: {before.told}\nshown: {after.shown}\n")
    print(f"{times} kills in {games} games: {len(failures)} times a finished move was missing")
    sys.exit(bool(failures))
