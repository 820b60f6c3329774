"""The program is killed during a review, and the game is whole when it is opened again.

`python -m tests.model.analysis.test_review_kill 50` kills it fifty times and says what happened.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from escabel_gui.record.move_list import parse_move_list
from escabel_gui.record.review.review import Review
from escabel_gui.record.storage.game_store import GameStore
from tests.move_lists import format_move_list

PROGRAM = "tests.model.analysis.review_until_killed"
GAME = "e5 d4 e4 d5 f6 c3 g7 b2 h8 a1 a9 b8 c7 d6"
KILLS = 4
LONGEST_WAIT = 0.4  # seconds between the first position that was seen and the kill


def kill_once(folder: Path, chance: Random) -> int:
    """Review until killed; return how many positions the file knows, and fail if the game is not whole."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [sys.executable, "-m", PROGRAM, str(folder), str(folder / "engine.log")],
        stdout=subprocess.PIPE,
        env=environment,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "reviewing\n"
    time.sleep(chance.random() * LONGEST_WAIT)
    process.kill()
    process.stdout.close()
    process.wait()
    kept = GameStore(folder).resume()
    assert kept is not None
    assert format_move_list(kept.tree) == GAME
    review = Review(kept.tree)
    return len(review.line) - len(review.unseen)


def kill_many_times(folder: Path, kills: int, seed: int) -> list[int]:
    """Return how many positions the file knew after each kill."""
    games, tree = GameStore(folder), parse_move_list(GAME, "escabel", 9)
    games.save(games.new_file(tree, time.localtime()), tree, {})
    chance = Random(seed)
    return [kill_once(folder, chance) for _ in range(kills)]


def test_a_game_survives_the_end_of_the_process_during_its_review(tmp_path: Path) -> None:
    assert len(kill_many_times(tmp_path, KILLS, seed=1)) == KILLS


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        known = kill_many_times(Path(name), int(sys.argv[1]), seed=round(time.time()))
        files = sorted(path.name for path in Path(name).iterdir())
    print(f"{len(known)} kills, every game whole; positions known after each: {known}; files at the end: {files}")
