"""Games to learn from: as plain data, the same again from the same seed, and going on where a run stopped."""

import json
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.command import main
from escabel_gui.engine.heuristics.registry import make_evaluator
from escabel_gui.engine.learning.selfplay import play_selfplay_task
from escabel_gui.engine.learning.selfplay_records import format_selfplay_game, read_selfplay_games
from escabel_gui.engine.work.results import alone_with
from escabel_gui.engine.work.task import Data
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import NOBODY, State


def selfplay(file: Path, *arguments: str) -> None:
    assert main(["selfplay", "--visits", "30", "-o", str(file), *arguments]) == 0


@pytest.mark.parametrize(
    ("game", "size"), [(ruleset.name, ruleset.sizes[min(1, len(ruleset.sizes) - 1)]) for ruleset in CATALOGUE]
)
def test_games_are_whole_and_say_what_was_visited(game: str, size: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    selfplay(file, "--game", game, "--size", str(size), "--games", "2", "--opening", "3")
    games = list(read_selfplay_games(file))
    assert [(played.origin.game, played.origin.size, played.origin.visits) for played in games] == 2 * [
        (game, size, 30)
    ]
    rules = make_rules(game, size)
    for played in games:
        state = rules.start()
        for move, seen in zip(played.moves, played.visits, strict=True):
            assert SWAP not in seen
            assert seen.keys() <= set(rules.legal_move_list(state))
            rules.play(state, move)
        assert rules.winner(state) != NOBODY or is_certain(rules, state)
        assert played.visits[:2] == [{}, {}]
        assert played.values[:2] == [None, None]  # of random moves
        searched = [k for k, seen in enumerate(played.visits) if len(seen) > 1]
        assert all(played.values[k] is not None for k in searched)
    assert "".join(format_selfplay_game(played) + "\n" for played in games) == file.read_text()


def test_who_wins_for_certain_has_a_value_of_1(tmp_path: Path) -> None:
    """Check that the last value is 0 or 1: who is to move wins with the last move, or the search saw the end coming."""
    file = tmp_path / "games.jsonl"
    selfplay(file, "--size", "4", "--games", "5")
    for played in read_selfplay_games(file):
        values = [value for value in played.values if value is not None]
        assert values[-1] in (0.0, 1.0)
        assert all(0.0 <= value <= 1.0 for value in values)


def is_certain(rules: Rules, state: State) -> bool:
    """Return whether it is known who wins without playing on."""
    evaluator = make_evaluator(rules)
    evaluator.evaluate(state, vec[i64]([]), 0, vec[float]([]))
    return evaluator.proven_winner() != NOBODY


def test_a_later_run_goes_on_where_one_was_torn(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    selfplay(file, "--size", "3", "--games", "4")
    whole = file.read_text()
    file.write_text(whole[: whole.rindex('"seen"')])
    assert len(list(read_selfplay_games(file))) == 3
    selfplay(file, "--size", "3", "--games", "4")
    assert file.read_text() == whole
    selfplay(file, "--size", "3", "--games", "5", "--visits", "20")
    assert file.read_text().startswith(whole)
    assert len(list(read_selfplay_games(file))) == 9


def test_games_with_other_settings_are_other_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    settings: tuple[list[str], ...] = ([], ["--opening", "2"], ["--search", "uct"], ["--opening", "2"])
    for arguments in settings:
        selfplay(file, "--size", "3", "--games", "2", *arguments)
    assert [(played.origin.opening, played.origin.search) for played in read_selfplay_games(file)] == [
        *2 * [(6, "default")], *2 * [(2, "default")], *2 * [(6, "uct")],
    ]  # fmt: skip


def test_a_game_without_settings_in_its_line_is_one_with_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    selfplay(file, "--size", "3", "--games", "2")
    games = list(read_selfplay_games(file))
    before = file.read_text().replace('"opening":6,"search":"default",', "")
    assert "opening" not in before
    file.write_text(before)
    assert list(read_selfplay_games(file)) == games
    selfplay(file, "--size", "3", "--games", "2")
    assert file.read_text() == before


def test_games_are_the_same_however_many_are_played_at_once(tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    selfplay(here, "--size", "3", "--games", "6")
    selfplay(there, "--size", "3", "--games", "2")
    before = there.read_text()
    selfplay(there, "--size", "3", "--games", "6", "--parallel", "2")
    assert there.read_text().startswith(before)
    assert sorted(there.read_text().splitlines()) == sorted(here.read_text().splitlines())


def test_a_game_is_on_disk_before_the_next_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"

    def play_after_the_last(data: Data) -> Data:
        lines = file.read_text().splitlines()
        assert [json.loads(line)["seed"] % 1_000_000 for line in lines] == list(range(len(lines)))
        assert data["seed"] % 1_000_000 == len(lines)
        return play_selfplay_task(data)

    monkeypatch.setattr("escabel_gui.engine.learning.selfplay.play_selfplay_task", play_after_the_last)
    selfplay(file, "--size", "3", "--games", "3")
    assert len(file.read_text().splitlines()) == 3


def test_a_cluster_that_may_not_be_asked_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    with pytest.raises(SystemExit):
        main(["selfplay", "--size", "3", "--cluster", "tcp://10.1.2.3:8786", "-o", str(file)])
    assert "not encrypted" in capsys.readouterr().err
    assert not file.exists()


def test_two_runs_do_not_write_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Check that a second run leaves alone what may be a line that the first one is writing."""
    file = tmp_path / "games.jsonl"
    selfplay(file, "--size", "3", "--games", "1")
    torn = file.read_text()[:-10]
    file.write_text(torn)
    with alone_with(file):
        assert main(["selfplay", "--size", "3", "--games", "1", "-o", str(file)]) == 1
    assert f"another run writes {file}" in capsys.readouterr().err
    assert file.read_text() == torn


@pytest.mark.parametrize("is_there", [False, True])
def test_a_run_that_ends_before_its_first_game_leaves_the_folder_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    def fail(_data: Data) -> Data:
        raise OSError("no game")

    file = tmp_path / "games.jsonl"
    if is_there:
        file.touch()
    monkeypatch.setattr("escabel_gui.engine.learning.selfplay.play_selfplay_task", fail)
    assert main(["selfplay", "--size", "3", "-o", str(file)]) == 1
    assert file.exists() == is_there


@pytest.mark.parametrize(
    "text",
    ["my letter", '{"game":"chess"}', '{"games":', '{"game": "escabel"', "[" * 100_000],
)
def test_a_foreign_file_without_a_final_line_break_is_left_alone(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    games = tmp_path / "games.jsonl"
    selfplay(games, "--size", "3", "--games", "1")
    for before in ("", games.read_text()):
        file.write_text(before + text)
        capsys.readouterr()
        with pytest.raises(SystemExit):
            main(["selfplay", "--size", "3", "--games", "1", "-o", str(file)])
        assert capsys.readouterr().err.strip().endswith("is no game that was played to learn from: choose another file")
        assert file.read_text() == before + text


def test_a_game_is_played_again_wherever_its_line_was_torn(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    selfplay(file, "--size", "3", "--games", "1")
    whole = file.read_text()
    for length in (*range(30), len(whole) - 1):
        file.write_text(whole[:length])
        selfplay(file, "--size", "3", "--games", "1")
        assert file.read_text() == whole


@pytest.mark.parametrize(
    "line",
    [
        "no game",
        "[]",
        '{"game":"escabel"}',
        '{"game":"escabel","size":1e999,"visits":1,"seed":1,"moves":[],"seen":[],"values":[]}',
        '{"game":"chess","size":3,"visits":1,"seed":1,"moves":[],"seen":[],"values":[]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1","a1"],"seen":[{},{}],"values":[null,null]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1"],"seen":[{"a1":-1}],"values":[null]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1"],"seen":[5],"values":[null]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1"],"seen":[],"values":[null]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1"],"seen":[{}],"values":[1.5]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1"],"seen":[{}],"values":[]}',
        "[" * 100_000,
    ],
)
def test_another_file_is_refused_with_the_line(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(line + "\n")
    with pytest.raises(SystemExit):
        main(["selfplay", "--size", "3", "-o", str(file)])
    assert capsys.readouterr().err.strip().endswith("line 1: this is no game that was played to learn from")
    assert file.read_text() == line + "\n"
