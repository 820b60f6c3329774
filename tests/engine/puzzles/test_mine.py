"""Mining on boards that are small enough to be quick."""

import json
import re
import shutil
from pathlib import Path
from random import Random

import pytest

from escabel_gui.engine.command import main
from escabel_gui.engine.puzzles.candidate import PuzzleCandidate, RejectReason, Turns
from escabel_gui.engine.puzzles.game_search import search_game
from escabel_gui.engine.puzzles.game_sources import find_matching_games, read_saved_games
from escabel_gui.engine.puzzles.mine import ALIKE_POINTS, PROGRESS_FILE, PuzzleMiner, are_alike, read_progress, tasks_in
from escabel_gui.engine.puzzles.score_puzzles import ScorePuzzleFinder
from escabel_gui.engine.puzzles.win_puzzles import WinPuzzleFinder
from escabel_gui.engine.thinking.levels import LEVELS
from escabel_gui.engine.work.task import Data
from escabel_gui.record.exercises.exercise import exercise_of, read_exercise, right_moves, set_goal
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, EMPTY, WHITE, State
from escabel_gui.rules.symmetries import find_symmetries, transform_state
from tests.engine.puzzles.proofs import SHIPPED, prove, read_puzzle
from tests.rules.playing import COMPILED, random_game

pytestmark = pytest.mark.skipif(not COMPILED, reason="takes half a minute where the rules run interpreted")

NOTHING_FOUND: Data = {"drops": {"won": 3}, "puzzle": None, "seconds": 0.5}
RUN: Data = {"game": "quabble", "size": 5, "source": "seed 3", "games": 2, "positions": 3, "kept": 0,
    "dropped": {}, "turns": {}, "grades": {}, "seconds": 0.5}  # fmt: skip
UNREADABLE: list[Data] = [{"games": "x"}, {"dropped": []}, {"turns": {"2": "x"}}]  # what a run cannot have
MINE = ["mine", "--game", "quabble", "--size", "5", "--seed", "3"]


def contents(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.glob("*.sgf")}


def progress(folder: Path) -> dict[str, object]:
    (run,) = json.loads((folder / PROGRESS_FILE).read_text())
    run.pop("seconds")
    return dict(run)


def test_what_is_mined_is_proven_and_the_same_each_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    once, again = tmp_path / "once", tmp_path / "again"
    assert main([*MINE, "--count", "1", "--json", "-o", str(once)]) == 0
    run = json.loads(capsys.readouterr().out)
    assert run["kept"] == 1 == len(contents(once))
    assert run["positions"] == 1 + sum(run["dropped"].values())
    prove(read_puzzle(once / "001.sgf"))
    assert main([*MINE, "--count", "1", "--parallel", "2", "-o", str(again)]) == 0
    assert contents(again) == contents(once)
    assert progress(again) == progress(once)
    assert "1/1 puzzle," in capsys.readouterr().err


@pytest.fixture
def quick_grades(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only the weakest levels try to solve puzzles."""
    monkeypatch.setattr("escabel_gui.engine.puzzles.grading.levels_for", lambda _: LEVELS[:3])


@pytest.mark.usefixtures("quick_grades")
def test_a_run_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    main([*MINE, "--count", "2", "-o", str(whole)])
    games = 0

    def search_two_games(data: Data) -> Data:
        nonlocal games
        games += 1
        if games > 2:
            games = 0
            raise KeyboardInterrupt
        return search_game(data)

    monkeypatch.setattr("escabel_gui.engine.puzzles.mine.search_game", search_two_games)
    status = 130
    while status == 130:
        status = main([*MINE, "--count", "2", "-o", str(parts)])
    assert status == 0
    assert contents(parts) == contents(whole)
    assert progress(parts) == progress(whole)
    capsys.readouterr()


@pytest.mark.usefixtures("quick_grades")
def test_no_duplicate_of_a_puzzle_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Search the same games once more: all that is found in them is there already, if only as a mirror image."""
    main([*MINE, "--count", "2", "-o", str(tmp_path)])
    (tmp_path / PROGRESS_FILE).unlink()
    for path in tmp_path.glob("*.sgf"):
        path.write_text(mirrored(read_puzzle(path).tree))
    before = contents(tmp_path)
    capsys.readouterr()
    main([*MINE, "--count", "2", "--json", "-o", str(tmp_path)])
    run = json.loads(capsys.readouterr().out)
    assert run["dropped"][RejectReason.DUPLICATE] == 2
    assert len(before.items() & contents(tmp_path).items()) == 2


@pytest.mark.usefixtures("quick_grades")
def test_a_puzzle_is_as_hard_as_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([*MINE, "--turns", "2", "--rating", "600", "720", "--count", "2", "--json", "-o", str(tmp_path)])
    run = json.loads(capsys.readouterr().out)
    ratings = [int(read_puzzle(path).notes["rating"]) for path in tmp_path.glob("*.sgf")]
    assert len(ratings) == run["kept"] == 2
    assert all(600 <= rating <= 720 for rating in ratings)
    assert run["dropped"][RejectReason.OTHER_DIFFICULTY] > 0
    assert run["source"] == "seed 3, turns 2, rating 600 to 720"


def test_a_position_with_few_other_points_is_the_same_puzzle_and_so_is_how_one_goes_on() -> None:
    tree = read_puzzle(SHIPPED / "escabel" / "049.sgf").tree
    asked = tasks_in(tree)
    assert len(asked) == 2
    start = tree.state_at(tree.root)
    assert are_alike(asked[0], start)
    other = start.copy()
    for count, point in enumerate(point for point in range(25) if start.owner[point] == EMPTY):
        assert are_alike(start, other) == (count <= ALIKE_POINTS)
        other.owner[point] = WHITE


def mirrored(tree: GameTree) -> str:
    """Return the position with the colors exchanged, as a saved game."""
    rules = tree.rules
    symmetry = next(symmetry for symmetry in find_symmetries(rules) if symmetry.swaps_colors)
    stacks = [
        rules.board.names[symmetry.permutation[point]] + ("w" if owner == BLACK else "b")
        for point, owner in enumerate(tree.state_at(tree.root).owner)
        if owner in (BLACK, WHITE)
    ]
    return write_sgf(GameTree(rules, 3 - tree.start_turn, " ".join(stacks)))


def random_record(rules: Rules, random: Random) -> GameTree:
    tree = GameTree(rules)
    node = tree.root
    for _, _, move in random_game(rules, random):
        node = tree.add_move(node, move)
    return tree


def test_games_of_a_folder_are_looked_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    random = Random(1)
    for wire_name, size in (("quabble", 5), ("quabble", 5), ("quabble", 4), ("escabel", 5)):
        tree = random_record(make_rules(wire_name, size), random)
        (tmp_path / f"{random.random()}.sgf").write_text(write_sgf(tree))
    several = [random_record(make_rules("quabble", size), random) for size in (5, 4, 5)]
    (tmp_path / "several.sgf").write_text("(;GM[5])".join(map(write_sgf, several)))
    (tmp_path / "broken.sgf").write_text("(;")
    main([*MINE, "--games", str(tmp_path), "--json", "-o", str(tmp_path / "puzzles")])
    said = capsys.readouterr()
    run = json.loads(said.out)
    assert run["games"] == 4
    assert "broken.sgf: " in said.err
    assert run["positions"] > 10


def test_of_saved_games_those_are_looked_at_that_were_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Mine two folders of one name, the first again with one more game, and the second by two seeds."""
    random = Random(1)
    rules = make_rules("quabble", 4)
    folders = [tmp_path / name / "games" for name in ("one", "two")]
    mine = ["mine", "--game", "quabble", "--size", "4", "--json", "-o", str(tmp_path / "puzzles")]

    def games_looked_at(folder: Path, *arguments: str) -> int:
        main([*mine, "--games", str(folder), *arguments])
        return int(json.loads(capsys.readouterr().out)["games"])

    for folder in folders:
        folder.mkdir(parents=True)
        for name in ("b.sgf", "c.sgf"):
            (folder / name).write_text(write_sgf(random_record(rules, random)))
        assert games_looked_at(folder) == 2
    (folders[0] / "a.sgf").write_text(write_sgf(random_record(rules, random)))
    assert games_looked_at(folders[0]) == 3
    (folders[0] / "copy.sgf").write_text((folders[0] / "a.sgf").read_text())
    assert games_looked_at(folders[0]) == 3
    runs = json.loads((tmp_path / "puzzles" / PROGRESS_FILE).read_text())
    assert [len(run["searched"]) for run in runs] == [3, 2]
    for seed in ("1", "2"):
        main([*mine, "--games", str(folders[1]), "--variations", "1", "--seed", seed])
        assert f"1 variations by seed {seed}" in json.loads(capsys.readouterr().out)["source"]


def test_a_run_of_before_saved_games_were_remembered_can_be_read(tmp_path: Path) -> None:
    (tmp_path / PROGRESS_FILE).write_text(json.dumps([RUN]))
    assert read_progress(tmp_path / PROGRESS_FILE) == [RUN | {"searched": []}]


def test_a_file_that_has_lost_games_meanwhile_is_told(tmp_path: Path) -> None:
    random = Random(1)
    rules = make_rules("quabble", 5)
    games = [write_sgf(random_record(rules, random)) for _ in range(3)]
    file = tmp_path / "games.sgf"
    file.write_text("".join(games))
    places = find_matching_games(tmp_path, rules)
    assert [write_sgf(tree) for tree in read_saved_games(places[1:])] == games[1:]
    file.write_text(games[0])
    with pytest.raises(OSError, match=r"games\.sgf has changed since its games were looked for: begin anew"):
        list(read_saved_games(places))


@pytest.mark.parametrize(
    "text",
    [
        "{", "{}", '{"game": 5}', "5", "[5]", '["games"]', '[{"game": "quabble"}]',
        *(json.dumps([{**RUN, **change}]) for change in UNREADABLE),
    ],
)  # fmt: skip
def test_a_progress_file_that_cannot_be_read_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    (tmp_path / PROGRESS_FILE).write_text(text)
    with pytest.raises(SystemExit):
        main([*MINE, "-o", str(tmp_path)])
    assert "move it elsewhere" in capsys.readouterr().err
    assert (tmp_path / PROGRESS_FILE).read_text() == text


def interrupt_mining(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """Interrupt a run when the result of its first game is kept; return the file that has it."""

    def interrupt(_: PuzzleMiner, __: Data) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(PuzzleMiner, "record", interrupt)
        patch.setattr("escabel_gui.engine.puzzles.mine.search_game", lambda _: NOTHING_FOUND)
        assert main([*MINE, "-o", str(folder)]) == 130
    (waiting,) = folder.glob("waiting-*")
    assert json.loads(waiting.read_text().splitlines()[1])["result"] == NOTHING_FOUND
    return waiting


def test_waiting_results_of_another_version_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = interrupt_mining(monkeypatch, tmp_path)
    monkeypatch.setattr("escabel_gui.engine.work.results.identity", lambda: "another version")
    assert interrupt_mining(monkeypatch, tmp_path) == waiting
    assert json.loads(waiting.read_text().splitlines()[0])["rules"] == "another version"


@pytest.mark.parametrize(
    "change",
    [{"drops": None}, {"drops": {"won": "often"}}, {"seconds": "3"}, {"puzzle": {}}, {"puzzle": "(;)"}, {"a": 1}],
)
def test_a_waiting_result_that_is_none_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], change: Data
) -> None:
    waiting = interrupt_mining(monkeypatch, tmp_path)
    waiting.write_text(waiting.read_text().splitlines(keepends=True)[0])
    with waiting.open("a") as file:
        file.write(json.dumps({"id": "0", "result": NOTHING_FOUND | change}) + "\n")
    with pytest.raises(SystemExit, match="2"):
        main([*MINE, "-o", str(tmp_path)])
    assert "line 2 is no result" in capsys.readouterr().err


def in_order(_: State, moves: list[int]) -> list[int]:
    return moves


@pytest.mark.parametrize("wire_name", ["quabble", "fast-quabble", "qualos"])
def test_a_mirror_image_is_judged_as_the_position_itself(wire_name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("THREAT_CHECK_NODES", "SCREENING_NODES", "PROOF_NODES"):
        monkeypatch.setattr(f"escabel_gui.engine.puzzles.win_puzzles.{limit}", 1_000_000)
    rules = make_rules(wire_name, 4)
    symmetries = find_symmetries(rules)
    random = Random(4)
    found = 0
    for _ in range(8):
        positions = [state.copy() for state, _, _ in random_game(rules, random)]
        for state in positions[max(2, len(positions) - 6) :]:
            seen = transform_state(state, random.choice(symmetries))
            one, other = (WinPuzzleFinder(rules, in_order).classify(position) for position in (state, seen))
            if isinstance(one, PuzzleCandidate):
                found += 1
                assert isinstance(other, PuzzleCandidate)
                assert (one.goal, one.kind) == (other.goal, other.kind)
            else:
                assert one == other
    assert found


@pytest.mark.parametrize("file", ["escabel/043", "escabel/049", "quabble/001"])
def test_a_puzzle_takes_as_many_turns_as_are_asked_for(file: str) -> None:
    puzzle = read_puzzle(SHIPPED / f"{file}.sgf")
    rules, state, turns = puzzle.tree.rules, puzzle.tree.state_at(puzzle.tree.root), puzzle.goal.number
    for wanted in (1, 2, 3):
        found = WinPuzzleFinder(rules, in_order, Turns(wanted, wanted)).classify(state)
        if wanted == turns:
            assert isinstance(found, PuzzleCandidate)
            assert found.turns == turns
        else:
            assert found is (RejectReason.TOO_LONG if wanted < turns else RejectReason.TOO_SHORT)


def test_the_best_result_is_found_by_one_move_alone() -> None:
    rules = make_rules("abande")
    random = Random(2)
    finder = ScorePuzzleFinder(rules)
    proven = 0
    while not proven:
        game = random_record(rules, random)
        for node in game.main_line()[-8:-2]:
            candidate = finder.classify(game.state_at(node))
            if isinstance(candidate, PuzzleCandidate):
                tree = GameTree(rules, node.turn, game.stacks_at(node))
                if finder.write_solution(tree, candidate):
                    set_goal(tree, candidate.goal)
                    prove(exercise_of(tree))
                    proven += 1


def test_grades_follow_the_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Check that what was mined just now has its grade already, and gets it back, to the letter."""
    regrade = ["mine", "--regrade", "-o", str(tmp_path)]
    folder = tmp_path / "quabble"
    main([*MINE, "--count", "2", "-o", str(folder)])
    mined = contents(folder)
    capsys.readouterr()
    assert main(regrade) == 0
    assert capsys.readouterr().out == "another grade or rating: 0 of 2 puzzles\n"
    with monkeypatch.context() as patch:
        patch.setattr("escabel_gui.engine.puzzles.grading.levels_for", lambda _: LEVELS[-2:])
        main(regrade)
    assert capsys.readouterr().out.endswith("another grade or rating: 2 of 2 puzzles\n")
    assert contents(folder) != mined
    assert main(regrade) == 0
    assert contents(folder) == mined
    capsys.readouterr()


@pytest.mark.parametrize("text", ["hello", "(;GM[101]RU[escabel]SZ[5];B[c3])", "(;GM[101]RU[escabel]XGOAL[win 2])"])
def test_what_is_no_puzzle_is_not_graded(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (tmp_path / "a.sgf").write_text(text)
    with pytest.raises(SystemExit, match="2"):
        main(["mine", "--regrade", "-o", str(tmp_path)])
    assert "a.sgf" in capsys.readouterr().err
    assert (tmp_path / "a.sgf").read_text() == text


@pytest.mark.parametrize("what", ["--regrade", "--relabel"])
def test_one_puzzle_is_counted_as_one(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copy(SHIPPED / "quabble" / "001.sgf", tmp_path)
    main(["mine", what, "-o", str(tmp_path)])
    assert capsys.readouterr().out.endswith(" of 1 puzzle\n")


@pytest.mark.parametrize("what", ["--regrade", "--relabel"])
def test_a_file_of_several_games_is_left_alone(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next((SHIPPED / "quabble").glob("*.sgf")).read_text("utf-8")
    for text, reason in (
        (puzzle + "(;GM[101]RU[escabel]SZ[5];B[c3])", "There are several games in this file"),
        (re.sub(r"\[turns:[0-9]+\]", "[turns:many]", puzzle), "the number of its turns is no number"),
    ):
        (tmp_path / "a.sgf").write_text(text, "utf-8")
        with pytest.raises(SystemExit, match="2"):
            main(["mine", what, "-o", str(tmp_path)])
        assert reason in capsys.readouterr().err
        assert (tmp_path / "a.sgf").read_text("utf-8") == text


@pytest.mark.usefixtures("quick_grades")
def test_a_solution_has_every_winning_move_at_every_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([*MINE, "--count", "2", "-o", str(tmp_path)])
    capsys.readouterr()
    for path in tmp_path.glob("*.sgf"):
        puzzle = read_exercise(path.read_text())
        assert len(right_moves(puzzle.tree.root)) == 1
        assert puzzle.goal.number == int(puzzle.notes["turns"])
        assert puzzle.tree.start_turn in (BLACK, 3 - BLACK)
