"""How fair first stones are: exact on small boards, going on where it stopped on others."""

import re
from pathlib import Path

import pytest

from escabel_gui.engine.command import main
from escabel_gui.engine.tools.openings import OpeningEvaluator
from escabel_gui.engine.work.results import alone_with
from escabel_gui.record.opening_map import map_file_name, parse_opening_map
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.symmetries import color_preserving_symmetries, transform_move

TESTS = Path(__file__).parents[2]
SHIPPED = Path(__file__).parents[3] / "resources" / "openings"


def solved(wire_name: str, size: int) -> dict[str, float]:
    """Return what `escabel-engine solve` says of each first stone, from its golden answers; empty if it has none."""
    file = TESTS / "data" / "solved" / f"{wire_name.split(':')[0]}-{size}.txt"
    text = file.read_text() if file.exists() else ""
    blocks = [block for block in re.split(r"\n(?=\S)", text.rstrip()) if block.startswith(f"{wire_name} {size}\n")]
    lines = [line.split(":") for block in blocks for line in block.splitlines()[1:]]
    return {stone: float(winner.strip() == "Black") for winner, stones in lines for stone in stones.split()}


@pytest.mark.parametrize("wire_name", ["escabel", "quabble", "fast-quabble", "qualos"])
def test_small_boards_are_proven_and_agree_with_the_solver(wire_name: str, tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    assert main(["openings", "--game", wire_name, "--size", "3", "--solve", "-o", str(file)]) == 0
    opening_map = parse_opening_map(file.read_text())
    rates = {opening_map.rules.format_move(move): said for move, said in opening_map.mirrored_values().items()}
    assert all(value.is_proven for value in rates.values())
    assert {stone: value.rate for stone, value in rates.items()} == solved(wire_name, 3)


def test_a_map_is_the_same_however_many_stones_are_looked_at_at_once(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    command = ["openings", "--game", "quabble", "--size", "3", "--visits", "20"]
    assert main([*command, "-o", str(one)]) == 0
    assert main([*command, "-o", str(two), "--parallel", "2"]) == 0
    assert parse_opening_map(one.read_text()).values == parse_opening_map(two.read_text()).values


def test_two_runs_do_not_write_one_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.json"
    with alone_with(file):
        assert main(["openings", "--game", "quabble", "--size", "3", "--visits", "20", "-o", str(file)]) == 1
    assert f"another run writes {file}" in capsys.readouterr().err
    assert not file.exists()


def test_a_later_run_goes_on_and_looks_longer_where_it_should(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "map.json"
    command = ["openings", "--size", "5", "-o", str(file)]
    assert main([*command, "--visits", "20"]) == 0
    whole = file.read_text()
    stones = parse_opening_map(whole).values
    assert len(stones) == 9  # of 25, as edges stay whose they are
    assert all(value.visits >= 20 or value.is_proven for value in stones.values())

    lines = whole.splitlines()
    file.write_text("\n".join([lines[0], *lines[1:4], lines[4].rstrip(","), "}}"]))
    assert len(parse_opening_map(file.read_text()).values) == 4
    assert main([*command, "--visits", "20"]) == 0
    assert file.read_text() == whole

    assert main([*command, "--visits", "10"]) == 0
    assert file.read_text() == whole
    assert main([*command, "--visits", "30"]) == 0
    assert all(said.visits >= 30 or said.is_proven for said in parse_opening_map(file.read_text()).values.values())
    assert "9/9  c3" in capsys.readouterr().err


def test_memory_that_earlier_stones_have_filled_is_free_for_the_next() -> None:
    evaluator = OpeningEvaluator(make_rules("escabel", 3), visits=10, megabytes=1, seed=1)
    solver = evaluator.solver
    assert solver is not None
    solver.table.used, solver.table.bytes = solver.table.capacity, 0
    assert solver.table.is_full()
    move = evaluator.rules.legal_move_list(evaluator.rules.start())[0]
    assert evaluator.look_at(move).is_proven


def test_what_cannot_be_done_is_said_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.json"
    for arguments, reason in (
        (["--game", "abande"], "without the pie rule"),
        (["--game", "escabel", "--size", "4"], "is for escabel 3"),
    ):
        main(["openings", "--size", "3", "--solve", "-o", str(file)])
        with pytest.raises(SystemExit):
            main(["openings", *arguments, "-o", str(file)])
        assert reason in capsys.readouterr().err
    file.write_text("[" * 100_000)
    with pytest.raises(SystemExit):
        main(["openings", "--size", "3", "-o", str(file)])
    assert "no map of openings" in capsys.readouterr().err


MAPS = sorted(SHIPPED.glob("*.json"))


@pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)
def test_a_shipped_map_has_every_first_stone(file: Path) -> None:
    opening_map = parse_opening_map(file.read_text(encoding="utf-8"))
    rules = opening_map.rules
    assert file.name == map_file_name(rules)
    assert set(opening_map.mirrored_values()) == set(rules.legal_move_list(rules.start()))


@pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)
def test_a_shipped_map_agrees_with_what_is_solved(file: Path) -> None:
    wire_name, size = file.stem.rsplit(" ", 1)
    opening_map = parse_opening_map(file.read_text(encoding="utf-8"))
    rules = make_rules(wire_name, int(size))
    rates = {rules.format_move(move): said.rate for move, said in opening_map.mirrored_values().items()}
    assert solved(wire_name, int(size)) in (rates, {})


@pytest.mark.parametrize("file", MAPS, ids=lambda file: file.stem)
def test_a_shipped_map_says_the_same_of_mirror_images(file: Path) -> None:
    opening_map = parse_opening_map(file.read_text(encoding="utf-8"))
    rules = opening_map.rules
    told = opening_map.mirrored_values()
    for symmetry in color_preserving_symmetries(rules):
        assert all(told[transform_move(rules, move, symmetry)] == value for move, value in told.items())
