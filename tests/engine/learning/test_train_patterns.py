"""Learning: weights that are known are found again from what they prefer."""

import json
import os
from math import log
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.command import main
from escabel_gui.engine.heuristics.move_patterns import NUM_DISTANCE_BINS, WEIGHT_SCALE, PatternPolicy
from escabel_gui.engine.heuristics.registry import make_evaluator, make_patterns
from escabel_gui.engine.heuristics.weights import read_patterns
from escabel_gui.engine.learning.selfplay_records import Origin, SelfplayGame, format_selfplay_game
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import NO_MOVE, PASS, SWAP, move_kind
from escabel_gui.rules.state import NOBODY, State

TASTE = {"place": {"0": -300, "6": 200, "12": 500}, "answer": {"2": 700, str(NUM_DISTANCE_BINS + 1): 400}}


def preferences(rules: Rules, patterns: PatternPolicy, state: State, last: int) -> dict[int, float]:
    """Return the share of each move, as the patterns prefer it."""
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    share: vec[float] = vec[float]([0.0] * int(rules.move_space))
    count = int(rules.legal_moves(state, moves))
    patterns.evaluator.evaluate(state, moves, count, share)
    patterns.move_probabilities(state, last, moves, count, share)
    return {int(moves[k]): share[k] for k in range(count)}


def play_by_taste(rules: Rules, patterns: PatternPolicy, seed: int) -> SelfplayGame:
    """Play a random game in which every move was visited as often as it is preferred."""
    random = Random(seed)
    state = rules.start()
    moves: list[int] = []
    visits: list[dict[int, int]] = []
    while rules.winner(state) == NOBODY:
        share = preferences(rules, patterns, state, moves[-1] if moves else int(NO_MOVE))
        visits.append({move: round(1e6 * part) for move, part in share.items() if round(1e6 * part) > 0})
        choices = [move for move in share if move != SWAP]
        moves.append(choices[random.randrange(len(choices))])
        rules.play(state, moves[-1])
    origin = Origin(rules.wire_name, rules.size, 1_000_000, seed, 2, "default")
    return SelfplayGame(origin, moves, visits, [None] * len(moves))


def test_weights_that_are_known_are_learned_from_what_they_prefer(tmp_path: Path) -> None:
    rules = make_rules("quabble", 5)
    master = make_patterns(rules, make_evaluator(rules))
    master.set_weights(TASTE)
    games = tmp_path / "games.jsonl"
    games.write_text("".join(format_selfplay_game(play_by_taste(rules, master, seed)) + "\n" for seed in range(60)))
    weights = tmp_path / "quabble.json"
    assert main(["learn", str(games), "--passes", "12", "-o", str(weights)]) == 0

    data = json.loads(weights.read_text())
    assert data["game"] == "quabble"
    assert data["games"] == 60
    assert data["made by"].startswith("escabel-engine learn games.jsonl --passes=12 --seed=1")
    pupil = read_patterns(weights, rules, make_evaluator(rules))
    assert pupil is not None
    fresh = play_by_taste(rules, master, 1000)
    state, last, lost, guessed, positions = rules.start(), int(NO_MOVE), 0.0, 0.0, 0
    for move in fresh.moves:
        wanted = preferences(rules, master, state, last)
        learned = preferences(rules, pupil, state, last)
        choices = [choice for choice, part in wanted.items() if part > 0]
        lost += sum(wanted[choice] * log(wanted[choice] / learned[choice]) for choice in choices)
        guessed += sum(wanted[choice] * log(wanted[choice] * len(choices)) for choice in choices)
        rules.play(state, move)
        last, positions = move, positions + 1
    assert lost / positions < 0.1 * guessed / positions
    answers = data["weights"]["answer"]
    assert answers["2"] - answers["4"] > 1.5 * WEIGHT_SCALE  # near the last stone, rather than far away


@pytest.mark.parametrize("names", [("escabel", "quabble"), ()])
def test_one_game_at_a_time(names: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    lines = [
        format_selfplay_game(SelfplayGame(Origin(name, 3, 1, 1, 2, "default"), [], [], [])) + "\n" for name in names
    ]
    file.write_text("".join(lines))
    with pytest.raises(SystemExit):
        main(["learn", str(file), "-o", str(tmp_path / "weights.json")])
    said = capsys.readouterr().err.strip()
    assert said.endswith("one game at a time, not escabel, quabble" if names else "the files hold no games")


def test_the_games_are_not_overwritten_by_what_is_learned_from_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, link = tmp_path / "games.jsonl", tmp_path / "link"
    games.write_text("")
    os.link(games, link)
    for output in (games, tmp_path / "." / games.name, link):
        with pytest.raises(SystemExit):
            main(["learn", str(tmp_path / "others"), str(games), "-o", str(output)])
        said = capsys.readouterr().err
        assert said.endswith("is read, too, and would be lost: choose another file to write\n")
        assert said.count("\n") == 1


def test_only_what_was_learned_is_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, weights = tmp_path / "games.jsonl", tmp_path / "weights.json"
    main(["selfplay", "--size", "3", "--visits", "20", "--games", "10", "-o", str(games)])
    for text in (
        "my letter",
        "[]",
        "{}",
        "[" * 100_000,
        json.dumps({"made by": "escabel-engine selfplay"}),
    ):
        weights.write_text(text)
        capsys.readouterr()
        with pytest.raises(SystemExit):
            main(["learn", str(games), "-o", str(weights)])
        assert "is there, and not from learn: choose another file" in capsys.readouterr().err
        assert weights.read_text() == text
    weights.unlink()
    for _ in range(2):
        assert main(["learn", str(games), "--passes", "1", "-o", str(weights)]) == 0
    capsys.readouterr()


def test_of_too_few_games_nothing_is_learned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games, weights = tmp_path / "games.jsonl", tmp_path / "weights.json"
    assert main(["selfplay", "--size", "3", "--visits", "20", "--games", "9", "-o", str(games)]) == 0
    capsys.readouterr()
    with pytest.raises(SystemExit):
        main(["learn", str(games), "-o", str(weights)])
    said = capsys.readouterr().err
    assert "the games are too few" in said
    assert said.count("\n") == 1
    assert not weights.exists()


def test_only_what_is_a_move_is_learned() -> None:
    """Check that passes and swaps, which have no features, get no share."""
    rules = make_rules("escabel", 5)
    patterns = make_patterns(rules, make_evaluator(rules))
    state = rules.start()
    rules.play(state, rules.parse_move("c3"))
    shares = preferences(rules, patterns, state, rules.parse_move("c3"))
    assert {move for move, share in shares.items() if share == 0} == {int(SWAP)}
    assert sum(shares.values()) == pytest.approx(1.0)
    assert all(move_kind(move) < PASS for move, share in shares.items() if share > 0)
