"""Puzzles that are shipped, proven again: some of them here, and all by `python -m tests.engine.puzzles.proofs`."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from escabel_gui.engine.puzzles.candidate import MAX_TURNS
from escabel_gui.engine.thinking.levels import LEVELS
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.exercises.puzzle import find_puzzles
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.symmetries import canonical_key, find_symmetries
from tests.engine.puzzles.proofs import (
    PLAIN_TURNS,
    SHIPPED,
    prove,
    prove_plainly,
    read_puzzle,
    shipped_puzzles,
    tell_proofs,
)
from tests.rules.playing import COMPILED

PUZZLES = shipped_puzzles()[:: 4 if COMPILED else 40]
FIRST_PUZZLES = 10  # which people meet before they know the game well
USUAL_STEP = 150  # points at most from a puzzle to the next harder one
LARGEST_STEP = 200  # … near the end
LAST_STEP = 260  # … and to the hardest one
HARDEST = 3  # steps at the end of a ladder that may be larger than usual
TOO_SHORT = [
    path for path in PUZZLES if (goal := read_puzzle(path).goal).kind is GoalKind.WIN and goal.number <= PLAIN_TURNS
]


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", PUZZLES, ids=name)
def test_a_puzzle_is_proven(path: Path) -> None:
    prove(read_puzzle(path))


@pytest.mark.parametrize("path", TOO_SHORT[::3], ids=name)
def test_the_plain_rules_prove_a_short_puzzle(path: Path) -> None:
    prove_plainly(read_puzzle(path))


def test_no_puzzle_is_the_mirror_image_of_another() -> None:
    keys: Counter[object] = Counter()
    for path in shipped_puzzles():
        tree = read_puzzle(path).tree
        key = canonical_key(find_symmetries(tree.rules), tree.state_at(tree.root))
        keys[tree.rules.wire_name, tree.rules.size, key] += 1
    assert [count for count in keys.values() if count > 1] == []


def test_a_puzzle_says_how_hard_it_is() -> None:
    for path in shipped_puzzles():
        puzzle = read_puzzle(path)
        assert ruleset_of(puzzle.tree.rules.wire_name).name == path.parent.name
        assert 1 <= int(puzzle.notes["grade"]) <= LEVELS[-1].number
        assert 1 <= int(puzzle.notes["turns"]) <= MAX_TURNS
        assert puzzle.notes["kind"] in ("attack", "defence", "ending")


@pytest.mark.parametrize("game", sorted(path.name for path in SHIPPED.glob("*/")))
def test_the_first_puzzles_are_the_shortest(game: str) -> None:
    puzzles = [puzzle for puzzle in find_puzzles(SHIPPED) if puzzle.game == game]
    assert [puzzle.turns for puzzle in puzzles[:4]] == [1, 1, 1, 1]
    assert all(puzzle.turns <= 2 and puzzle.grade <= 2 for puzzle in puzzles[:FIRST_PUZZLES])


@pytest.mark.parametrize("game", sorted(path.name for path in SHIPPED.glob("*/")))
def test_a_ladder_has_no_large_step(game: str) -> None:
    ratings = [puzzle.rating for puzzle in find_puzzles(SHIPPED) if puzzle.game == game]
    steps = [high - low for low, high in pairwise(ratings)]
    assert max(steps[:-HARDEST]) <= USUAL_STEP
    assert max(steps[:-1]) <= LARGEST_STEP
    assert steps[-1] <= LAST_STEP


@pytest.mark.parametrize("folder", sorted(SHIPPED.glob("*/")), ids=lambda folder: folder.name)
def test_the_ledger_tells_of_all_that_was_kept(folder: Path) -> None:
    runs = json.loads((folder / "mined.json").read_text())
    assert sum(run["kept"] for run in runs) == len(list(folder.glob("*.sgf")))
    for run in runs:
        assert run["positions"] == run["kept"] + sum(run["dropped"].values())
        assert sum(run["turns"].values()) == sum(run["grades"].values()) == run["kept"]


def test_a_place_with_nothing_to_prove_is_a_failure() -> None:
    with pytest.raises(SystemExit, match="no lessons to prove"):
        tell_proofs("lessons", [])
