"""Solved boards: the golden answers of `escabel-engine solve`, and what they rest on."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.command import main
from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.engine.search.position_key import PositionKey
from escabel_gui.engine.search.transposition_table import TranspositionTable
from escabel_gui.engine.tools.solve import format_solution, solve_first_moves
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent
from escabel_gui.rules.symmetries import color_preserving_symmetries, transform_state
from tests.rules.plain import make_plain
from tests.rules.plain.position import OTHER, PlainGame, Position
from tests.rules.playing import COMPILED, TWINNED_NAMES, random_game, repeat

# Each file is what `escabel-engine solve --game NAME --size N --all` printed, without what it left open.
SOLVED = Path(__file__).parents[2] / "data" / "solved"
BLOCKS = [block for file in sorted(SOLVED.glob("*.txt")) for block in re.split(r"\n(?=\S)", file.read_text().rstrip())]
# Too long for a test: a quarter of a minute and more, up to half an hour on 5×5.
LONG = {"escabel 4", "escabel:connection=tiebreak 4", "conquare 3", "qualos 5", "fast-quabble 6"} | {
    f"escabel:{tiebreak}growth=equal{setup} 4"
    for tiebreak in ("", "connection=tiebreak,")
    for setup in ("", ",setup=checkered-black", ",setup=checkered-white")
}


def is_quick(block: str) -> bool:
    title = block.splitlines()[0]
    is_long = title in LONG or re.match(r"escabel(?!.*movement=crosscut,setup=checkered).* 5$", title)
    return not is_long and (COMPILED or title.endswith(" 3"))


SOLVABLE_NAMES = [name for name in TWINNED_NAMES if not name.startswith("abande")]
QUICK_BLOCKS = [block for block in BLOCKS if is_quick(block)]
MEGABYTES = 100


@pytest.mark.parametrize("block", QUICK_BLOCKS, ids=lambda block: block.splitlines()[0])
def test_the_solution_is_the_golden_one(block: str) -> None:
    wire_name, size = block.splitlines()[0].split()
    assert format_solution(solve_first_moves(make_rules(wire_name, int(size)), MEGABYTES)) == block


def plain_winner(game: PlainGame, position: Position, known: dict[object, str]) -> str:
    """Return who wins without the swap, by trying everything."""
    key = (position.turn, frozenset((point, pile[-1], len(pile)) for point, pile in position.piles.items()))
    if key not in known:
        mover = position.turn
        winner = game.winner(position)
        if not winner:
            turns = game.moves(replace(position, ply=2))
            wins = any(plain_winner(game, game.play(position, turn), known) == mover for turn in turns)
            winner = mover if wins else OTHER[mover]
        known[key] = winner
    return known[key]


# Growth has too many positions on nine points for trying everything.
@pytest.mark.parametrize("wire_name", [name for name in SOLVABLE_NAMES if not re.search("conquare|growth", name)])
def test_the_plain_rules_lead_to_the_same_winners(wire_name: str) -> None:
    game = make_plain(wire_name, 3)
    start = game.start()
    known: dict[object, str] = {}
    winners = {move: plain_winner(game, game.play(start, move), known) for move in game.moves(start)}
    solution = solve_first_moves(make_rules(wire_name, 3), MEGABYTES)
    assert {move for move in winners if winners[move] == "b"} == set(solution["black"])
    assert {move for move in winners if winners[move] == "w"} == set(solution["white"])
    assert not solution["open"]


@pytest.mark.parametrize("wire_name", SOLVABLE_NAMES)
@pytest.mark.parametrize("size", [3, 4, 7])
def test_positions_share_a_key_if_and_only_if_a_symmetry_makes_them_equal(wire_name: str, size: int) -> None:
    rules = make_rules(wire_name, size)
    keys = PositionKey(rules)
    symmetries = color_preserving_symmetries(rules)
    random = Random(size)
    images_of: dict[tuple[int, ...], set[object]] = {}
    for _ in repeat(20):
        for state, _, _ in random_game(rules, random):
            state.ply = 2
            twins = [transform_state(state, symmetry) for symmetry in symmetries]
            names: set[tuple[int, ...]] = set()
            for twin in twins:
                keys.write(twin)
                names.add(tuple(keys.key))
            assert len(names) == 1
            images: set[object] = {twin.key() for twin in twins}
            assert images_of.setdefault(names.pop(), images) == images


def bounded_winner(rules: Rules, state: State, attacker: int, turns: int) -> bool:
    """Return whether the attacker wins by taking so many turns, by trying everything."""
    if rules.winner(state) != NOBODY:
        return int(rules.winner(state)) == attacker
    if state.turn == attacker and turns == 0:
        return False
    left = turns - int(state.turn == attacker)
    answers = [bounded_winner(rules, rules.after(state, move), attacker, left) for move in rules.legal_move_list(state)]
    return any(answers) if state.turn == attacker else all(answers)


@pytest.mark.parametrize("wire_name", SOLVABLE_NAMES)
def test_a_bounded_question_is_answered_as_by_trying_everything(wire_name: str) -> None:
    rules = make_rules(wire_name, 3)
    solver = DfpnSolver(rules, MEGABYTES)
    random = Random(3)
    for _ in repeat(20):
        for state, moves, _ in random_game(rules, random):
            if len(moves) > 7 or state.ply < 2:
                continue
            solver.solve(state, 100_000)  # what is remembered of the unbounded question is no answer to this one
            for attacker in (BLACK, WHITE):
                for turns in (0, 1, 2):
                    wins = bounded_winner(rules, state, attacker, turns)
                    answer = solver.solve_within(state, attacker, turns, 100_000)
                    assert answer == (attacker if wins else opponent(attacker))


def test_a_table_forgets_nothing_and_stops_at_its_bound() -> None:
    table = TranspositionTable(2, 1)
    random = Random(1)
    stored: dict[tuple[int, int], int] = {}
    while not table.is_full():
        key = (random.randrange(100), random.randrange(1 << 62))
        stored[key] = random.randrange(1, 1 << 62)
        table.store(vec[i64](key), stored[key])
    assert all(table.probe(vec[i64](key)) == number for key, number in stored.items())
    assert table.used == len(stored)
    assert table.capacity * table.entry_size * 8 <= 1_000_000


def test_what_does_not_fit_into_the_memory_stays_open(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--game", "quabble", "--size", "9", "--memory", "1"]) == 1
    output, errors = capsys.readouterr()
    assert output.splitlines()[1].startswith("  open: ")
    assert "escabel-engine: quabble 9 is not solved" in errors
    assert "Traceback" not in errors


def test_an_interrupted_job_goes_on_with_what_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results"
    job = ["solve", "--game", "fast-quabble", "--size", "3", "--results", str(file)]
    assert main(job) == 0
    output = capsys.readouterr().out
    whole = file.read_bytes()
    file.write_bytes(whole[: whole.index(b"\n", len(whole) // 2)])
    assert main(job) == 0
    assert capsys.readouterr().out == output
    assert file.read_bytes() == whole
    kept = whole.replace(b'"winner": 1', b'"winner": 2')
    file.write_bytes(kept)
    assert main(job) == 0
    assert "Black" not in capsys.readouterr().out


@pytest.mark.parametrize("result", [{}, {"winner": 7}, {"winner": NOBODY}, {"winner": "b"}])
def test_what_is_no_winner_is_not_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], result: dict[str, object]
) -> None:
    file = tmp_path / "results"
    job = ["solve", "--game", "fast-quabble", "--size", "3", "--results", str(file)]
    main(job)
    first, *others = file.read_text().splitlines(keepends=True)
    damaged = first + json.dumps({"id": "fast-quabble 3 a1", "result": result}) + "\n" + "".join(others)
    file.write_text(damaged)
    capsys.readouterr()
    with pytest.raises(SystemExit, match="2"):
        main(job)
    assert "line 2 is no result: choose another file" in capsys.readouterr().err
    assert file.read_text() == damaged


@pytest.mark.parametrize(("move", "winner"), [("b1", "Black"), ("d1", "White")])
def test_a_position_of_a_game_is_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], move: str, winner: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f"{move} d3", "utf-8")
    command = ["solve", str(file), "--at", "1", "--game", "fast-quabble", "--size", "4"]
    assert main(command) == 0
    assert capsys.readouterr().out == f"{winner} wins\n"
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"winner": winner.lower()}


def test_a_position_that_does_not_fit_into_the_memory_stays_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("a1", "utf-8")
    assert main(["solve", str(file), "--game", "quabble", "--size", "9", "--memory", "1", "--json"]) == 1
    output, errors = capsys.readouterr()
    assert json.loads(output) == {"winner": None}
    assert "game.txt is not solved" in errors


def test_first_moves_and_a_position_are_not_solved_together(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["solve", "game.sgf", "--all"])
    assert "not for a position of a FILE" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["solve", "--at", "3"])
    assert "--at is for a position of a FILE" in capsys.readouterr().err


def test_a_game_that_can_end_level_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["solve", "--game", "abande"])
    assert "abande is decided by points" in capsys.readouterr().err


def test_stacks_of_all_heights_up_to_the_highest_stand_on_the_board() -> None:
    """Check that no height is left out: none is above the number of points, so that a key has a number for it."""
    rules = make_rules("escabel", 4)
    random = Random(1)
    for _ in repeat(200):
        for state, _, _ in random_game(rules, random):
            heights = {int(height) for height in state.height} - {0}
            assert heights == set(range(1, len(heights) + 1))


def test_a_full_table_forgets_half_of_its_entries_that_took_the_least_work() -> None:
    table = TranspositionTable(2, 1)
    random = Random(2)
    stored: dict[tuple[int, int], tuple[int, int]] = {}
    for _ in repeat(3):
        while not table.is_full():
            key = (random.randrange(100), random.randrange(1 << 62))
            number, work = random.randrange(1, 1 << 62), random.randrange(1, 5000) // random.randrange(1, 5000)
            stored[key] = (number, work)
            table.store(vec[i64](key), number, work)
        entries = table.used
        table.forget()
        kept = {key: entry for key, entry in stored.items() if table.probe(vec[i64](key)) == entry[0]}
        assert len(kept) == int(table.used) <= int(entries) / 2
        assert max(work for key, (_, work) in stored.items() if key not in kept) < min(
            work for _, work in kept.values()
        )
        assert not table.is_full()
        stored = kept


def test_what_a_table_keeps_is_found_also_where_its_last_row_leads_to_the_first() -> None:
    empty, table = TranspositionTable(1, 0), TranspositionTable(1, 0)
    keys_by_row: dict[int, list[int]] = {}
    for key in range(1, 50_000):
        keys_by_row.setdefault(empty.find_slot(vec[i64]([key])) // empty.entry_size, []).append(key)
    last = max(keys_by_row)
    kept = []
    for row, work in ((last, 0), (last, 9), (1, 0), (0, 9), (0, 9), (last // 2, 0)):
        key = keys_by_row[row].pop()
        table.store(vec[i64]([key]), key, work)
        if work:
            kept.append(key)
    table.forget()
    assert [table.probe(vec[i64]([key])) for key in kept] == kept


def test_work_on_a_position_adds_up() -> None:
    table = TranspositionTable(1, 1)
    rare, often = vec[i64]([3]), vec[i64]([4])
    for _ in repeat(5):
        table.store(often, 7, 20)
    table.store(rare, 8, 60)
    table.forget()
    assert (table.probe(often), table.probe(rare)) == (7, 0)


def test_what_does_not_fit_into_the_memory_is_solved_with_what_is_worth_keeping(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["solve", "--game", "escabel:movement=crosscut", "--size", "4", "--memory", "1"]) == 1
    assert "open" in capsys.readouterr().out
    command = ["solve", "--game", "escabel:movement=crosscut", "--size", "4", "--memory", "1", "--positions", "1000000"]
    assert main(command) == 0
    assert capsys.readouterr().out.rstrip() in BLOCKS
