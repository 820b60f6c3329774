"""Learning values: positions that were not seen get the values that positions like them had."""

import json
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.command import main
from escabel_gui.engine.heuristics.escabel.evaluator import EscabelEvaluator
from escabel_gui.engine.heuristics.escabel.position_features import PositionFeatures
from escabel_gui.engine.heuristics.escabel.value_network import ValueNetwork
from escabel_gui.engine.learning.selfplay_records import Origin, SelfplayGame, format_selfplay_game
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import EMPTY, NOBODY, State


def taste(state: State) -> float:
    """Return a value of a position for the color to move: the more of the stacks are its own, the better."""
    owners = [int(owner) for owner in state.owner][:-1]
    mine = owners.count(int(state.turn))
    theirs = len(owners) - mine - owners.count(int(EMPTY))
    return min(max(0.5 + 0.2 * (mine - theirs), 0.05), 0.95)


def play_at_random(rules: Rules, seed: int) -> SelfplayGame:
    """Play a random game, with the values of `taste`."""
    random = Random(seed)
    state = rules.start()
    moves: list[int] = []
    values: list[float | None] = []
    while rules.winner(state) == NOBODY and len(moves) < 20:
        choices = [move for move in rules.legal_move_list(state) if move != SWAP]
        values.append(taste(state) if moves else None)
        moves.append(choices[random.randrange(len(choices))])
        rules.play(state, moves[-1])
    return SelfplayGame(Origin(rules.wire_name, rules.size, 1, seed, 2, "default"), moves, [{} for _ in moves], values)


def test_what_values_depend_on_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = tmp_path / "games.jsonl"
    rules = make_rules("escabel", 5)
    games.write_text("".join(format_selfplay_game(play_at_random(rules, seed)) + "\n" for seed in range(60)))
    output = tmp_path / "escabel.json"
    assert main(["learn-values", str(games), "--passes", "6", "-o", str(output)]) == 0

    data = json.loads(output.read_text())
    assert data["game"] == "escabel"
    assert data["made by"] == "escabel-engine learn-values games.jsonl --passes=6 --seed=1"
    assert data["games"] == {"escabel 5, 1 visits": 60}
    assert f"6/6  loss held out 5×5: {data['loss held out by size']['5']:.4f}" in capsys.readouterr().err
    assert isinstance(rules, Escabel)
    network, evaluator, positions = ValueNetwork(), EscabelEvaluator(rules), PositionFeatures(rules)
    network.set_weights(data["weights"])
    fresh = play_at_random(rules, 1000)
    state, errors = rules.start(), []
    for move, value in zip(fresh.moves, fresh.values, strict=True):
        if value is not None:
            evaluator.evaluate(state, vec[i64]([]), 0, vec[float]([]))
            count = positions.extract(state, evaluator)
            errors.append(abs(network.win_rate(positions.features, count) - value))
        rules.play(state, move)
    assert sum(errors) / len(errors) < 0.1


def test_other_games_have_no_such_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = tmp_path / "games.jsonl"
    games.write_text(format_selfplay_game(play_at_random(make_rules("quabble", 5), 1)) + "\n")
    with pytest.raises(SystemExit):
        main(["learn-values", str(games), "-o", str(tmp_path / "quabble.json")])
    assert "there is no value network for quabble" in capsys.readouterr().err
