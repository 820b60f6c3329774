"""Learn from games of `selfplay` how likely each side is to win: a value network, of Escabel alone so far.

One game in ten is held out: after each pass over the others, it tells how far from their values unseen positions are
predicted, by the size of the reader.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import log
from typing import Final, NamedTuple

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.escabel.evaluator import EscabelEvaluator
from escabel_gui.engine.heuristics.escabel.position_features import PositionFeatures
from escabel_gui.engine.heuristics.escabel.value_network import ValueNetwork
from escabel_gui.engine.heuristics.registry import make_evaluator
from escabel_gui.engine.learning.learn_command import (
    add_learn_arguments,
    format_command,
    game_name,
    read_games_to_learn_from,
)
from escabel_gui.engine.learning.selfplay_records import TOO_FEW_GAMES, SelfplayGame, split_held_out
from escabel_gui.engine.learning.value_regression import ValueRegression
from escabel_gui.record.storage.files import write_atomically
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules

LEARNING_RATE: Final = 0.02  # of the first steps; it falls in proportion to what is left to do
MIN_GUESS: Final = 1e-6  # a prediction that is nothing but rounded

NO_MOVES: Final = vec[i64]([])
NO_BONUSES: Final = vec[float]([])


class PositionReader(NamedTuple):
    """Rules of a game on one board, its evaluator, and the features of its positions."""

    rules: Rules
    evaluator: EscabelEvaluator
    positions: PositionFeatures


class ValuedPosition(NamedTuple):
    """Position by its features, and the win rate that a search gave the color to move."""

    size: int
    features: vec[i64]
    value: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine learn-values`."""
    add_learn_arguments(parser, passes=4)


def run_learn_values(options: argparse.Namespace) -> int:
    """Learn and write; raises ValueError with a reason."""
    games = read_games_to_learn_from("learn-values", options)
    trainer = ValueTrainer(games, options.seed)
    if not trainer.held_out:
        raise ValueError(TOO_FEW_GAMES)
    for number in range(1, options.passes + 1):
        trainer.learn(number, options.passes)
        losses = ", ".join(f"{size}×{size}: {loss:.4f}" for size, loss in trainer.losses().items())
        print(f"{number}/{options.passes}  loss held out {losses}", file=sys.stderr, flush=True)
    command = format_command("learn-values", options)
    write_atomically(options.output, format_network(command, games, trainer).encode(), keeps_aside=True)
    return 0


def format_network(command: str, games: list[SelfplayGame], trainer: ValueTrainer) -> str:
    """Return the text of the file: how it was made, its games and errors, and the weights, a row a line."""
    weights = trainer.regression.weights()
    origins = Counter(f"{game.origin.game} {game.origin.size}, {game.origin.visits} visits" for game in games)
    head = {
        "game": game_name(games[0]),
        "made by": command,
        "games": dict(sorted(origins.items())),
        "positions": len(trainer.examples),
        "loss held out by size": {str(size): round(loss, 4) for size, loss in trainer.losses().items()},
    }
    rows = ",\n".join(
        f'  "{feature}": {json.dumps(row, separators=(",", ":"))}' for feature, row in weights["rows"].items()
    )
    layers = ",\n".join(f'  "{name}": {json.dumps(numbers)}' for name, numbers in weights["layers"].items())
    text = json.dumps(head, indent=1)
    return f'{text[:-2]},\n "weights": {{\n "layers": {{\n{layers}\n }},\n "rows": {{\n{rows}\n }}\n }}\n}}\n'


class ValueTrainer:
    """Trainer of a regression on the positions of games, pass by pass."""

    def __init__(self, games: list[SelfplayGame], seed: int) -> None:
        self.random = Random(seed)
        self.regression = ValueRegression(seed)
        self.readers: dict[tuple[str, int], PositionReader] = {}
        learned, held_out = split_held_out(games)
        self.examples = [example for game in learned for example in self.examples_of(game)]
        self.held_out = [example for game in held_out for example in self.examples_of(game)]
        for example in self.examples:
            self.regression.count_features(example.features)

    def examples_of(self, game: SelfplayGame) -> Iterator[ValuedPosition]:
        """Yield the positions of a game that a search has valued."""
        reader = self.reader_of(game)
        state = reader.rules.start()
        for move, value in zip(game.moves, game.values, strict=True):
            if value is not None:
                reader.evaluator.evaluate(state, NO_MOVES, 0, NO_BONUSES)
                count = reader.positions.extract(state, reader.evaluator)
                features = self.regression.canonicalize(reader.positions.features, count)
                yield ValuedPosition(game.origin.size, features, value)
            reader.rules.play(state, move)

    def reader_of(self, game: SelfplayGame) -> PositionReader:
        """Return the reader of a game's positions, cached."""
        key = (game.origin.game, game.origin.size)
        if key not in self.readers:
            rules = make_rules(*key)
            evaluator = make_evaluator(rules)
            if not isinstance(evaluator, EscabelEvaluator):
                raise ValueError(f"there is no value network for {rules.wire_name}")
            self.readers[key] = PositionReader(rules, evaluator, PositionFeatures(evaluator.game))
        return self.readers[key]

    def learn(self, number: int, passes: int) -> None:
        """Learn from the positions once, in random order, with steps that get shorter until the last pass ends."""
        examples = self.examples
        for k in range(len(examples) - 1, 0, -1):
            other = self.random.randrange(k + 1)
            examples[k], examples[other] = examples[other], examples[k]
        for k, example in enumerate(examples):
            rate = LEARNING_RATE * (1 - (number - 1 + k / len(examples)) / passes)
            self.regression.learn(example.features, example.value, rate)

    def losses(self) -> dict[int, float]:
        """Return by size how far the network is from the values of positions held out, in nats.

        It is the network with whole numbers, as it is written.
        """
        network = ValueNetwork()
        network.set_weights(self.regression.weights())
        losses: defaultdict[int, list[float]] = defaultdict(list)
        for example in self.held_out:
            predicted = network.win_rate(example.features, len(example.features))
            losses[example.size].append(divergence(example.value, predicted))
        return {size: sum(lost) / len(lost) for size, lost in sorted(losses.items())}


def divergence(value: float, predicted: float) -> float:
    """Return the Kullback-Leibler divergence of a predicted win rate from the one there is, in nats."""
    pairs = ((value, predicted), (1 - value, 1 - predicted))
    return sum(share * log(share / max(guess, MIN_GUESS)) for share, guess in pairs if share > 0)
