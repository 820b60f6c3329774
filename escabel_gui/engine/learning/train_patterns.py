"""Learn from games of `selfplay` what moves look like that long searches prefer.

One game in ten is held out: after each pass over the others, it tells how well unseen positions are explained.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.arguments import file_path, whole_number
from escabel_gui.engine.game_arguments import add_seed_argument
from escabel_gui.engine.heuristics.move_patterns import PatternPolicy
from escabel_gui.engine.heuristics.registry import make_evaluator, make_patterns
from escabel_gui.engine.learning.regression import SoftmaxRegression
from escabel_gui.engine.learning.selfplay_records import (
    TOO_FEW_GAMES,
    SelfplayGame,
    read_selfplay_games,
    split_held_out,
)
from escabel_gui.engine.processes.file_checks import check_file_writable, check_not_read
from escabel_gui.record.storage.files import write_atomically
from escabel_gui.rules.catalogue import make_rules, ruleset_of
from escabel_gui.rules.moves import NO_MOVE, PASS, move_kind
from escabel_gui.rules.state import State

INITIAL_LEARNING_RATE: Final = 0.1  # of the steps; it falls with the square root of the passes


class Example(NamedTuple):
    """A position with a choice, and how its visits were shared; what is not named in `wanted` had none."""

    patterns: PatternPolicy
    state: State
    last: int
    wanted: dict[int, float]


class ValidationMetrics(NamedTuple):
    """Means over held-out positions: cross-entropy in nats, and how often the likeliest move had the most visits."""

    cross_entropy: float
    hits: float
    positions: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine learn`."""
    parser.add_argument(
        "files", nargs="+", type=file_path, metavar="FILE", help="games of selfplay, all of one ruleset"
    )
    parser.add_argument("--passes", type=whole_number(1, 1000), default=3, metavar="N", help="over all (%(default)s)")
    add_seed_argument(parser)
    parser.add_argument(
        "-o", "--output", type=file_path, required=True, metavar="FILE", help="where weights are written"
    )


def run_learn(options: argparse.Namespace) -> int:
    """Learn and write; raises ValueError with a reason."""
    games = read_games_to_learn_from(options)
    trainer = PatternTrainer(games, options.seed)
    if not any(True for game in trainer.held_out for _ in trainer.examples(game)):
        raise ValueError(TOO_FEW_GAMES)
    for number in range(1, options.passes + 1):
        trainer.train(INITIAL_LEARNING_RATE / sqrt(number))
        found = trainer.validate()
        print(
            f"{number}/{options.passes}  surprise {found.cross_entropy:.4f}  favorite right {found.hits:.1%}"
            f"  in {found.positions:,} positions held out",
            file=sys.stderr,
            flush=True,
        )
    write_atomically(
        options.output,
        format_weights(game_name(games[0]), format_command(options), len(games), trainer).encode(),
        keeps_aside=True,
    )
    return 0


def read_games_to_learn_from(options: argparse.Namespace) -> list[SelfplayGame]:
    """Return the games of the files; raises ValueError with a reason, or OSError, also if nothing can be written."""
    check_file_writable(options.output)
    check_not_read(options.output, options.files)
    if options.output.exists() and not has_learned_weights(options.output):
        raise ValueError(f"{options.output} is there, and not from learn: choose another file to write")
    games = [game for path in options.files for game in read_selfplay_games(path)]
    if not games:
        raise ValueError("the files hold no games")
    names = {game_name(game) for game in games}
    if len(names) > 1:
        raise ValueError(f"one game at a time, not {', '.join(sorted(names))}")
    return games


def has_learned_weights(path: Path) -> bool:
    """Return whether a file says that this command has made it; raises OSError."""
    try:
        words = json.loads(path.read_bytes())["made by"].split()
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return False
    return bool(words[:2] == ["escabel-engine", "learn"])


def game_name(game: SelfplayGame) -> str:
    """Return the name of a game's ruleset, the same for all options."""
    return ruleset_of(game.origin.game).name


def format_command(options: argparse.Namespace) -> str:
    """Return the command line that learns the same from the same files."""
    words = [*(path.name for path in options.files), f"--passes={options.passes}", f"--seed={options.seed}"]
    return f"escabel-engine learn {shlex.join(words)}"


def format_weights(name: str, command: str, games: int, trainer: PatternTrainer) -> str:
    """Return the text of the file: what it is for, how it was made, and the weights, a group of features a line."""
    table = trainer.any_patterns().format_weights(trainer.regression.weights)
    head = json.dumps({"game": name, "made by": command, "games": games}, indent=1)
    feature_groups = ",\n".join(
        f"  {json.dumps(group)}: {json.dumps(entries, separators=(',', ':'))}" for group, entries in table.items()
    )
    return f'{head[:-2]},\n "weights": {{\n{feature_groups}\n }}\n}}\n'


class PatternTrainer:
    """Trainer of a regression on games, pass by pass, and its validation on those held out."""

    def __init__(self, games: list[SelfplayGame], seed: int) -> None:
        self.random = Random(seed)
        self.patterns: dict[tuple[str, int], PatternPolicy] = {}
        for game in games:
            self.patterns_for(game)
        self.games, self.held_out = split_held_out(games)
        self.regression = SoftmaxRegression(len(self.any_patterns().weights))

    def any_patterns(self) -> PatternPolicy:
        """Return the move patterns of any board: what is learned is the same for all."""
        return next(iter(self.patterns.values()))

    def patterns_for(self, game: SelfplayGame) -> PatternPolicy:
        """Return the move patterns for the board of a game, cached."""
        key = (game.origin.game, game.origin.size)
        if key not in self.patterns:
            rules = make_rules(*key)
            self.patterns[key] = make_patterns(rules, make_evaluator(rules))
        return self.patterns[key]

    def train(self, rate: float) -> None:
        """Learn from the games once, in random order."""
        for k in range(len(self.games) - 1, 0, -1):
            other = self.random.randrange(k + 1)
            self.games[k], self.games[other] = self.games[other], self.games[k]
        for game in self.games:
            for example in self.examples(game):
                wanted, count = self.predict(example)
                self.regression.update(wanted, count, rate)

    def validate(self) -> ValidationMetrics:
        """Return the metrics of the regression on the validation games."""
        cross_entropy, hits, positions = 0.0, 0, 0
        for game in self.held_out:
            for example in self.examples(game):
                wanted, count = self.predict(example)
                cross_entropy += self.regression.cross_entropy(wanted, count)
                hits += wanted[self.regression.most_likely(count)] == max(wanted)
                positions += 1
        return ValidationMetrics(cross_entropy / max(positions, 1), hits / max(positions, 1), positions)

    def examples(self, game: SelfplayGame) -> Iterator[Example]:
        """Yield the positions of a game from which something can be learned."""
        patterns = self.patterns_for(game)
        rules = patterns.rules
        state = rules.start()
        last = int(NO_MOVE)
        for move, seen in zip(game.moves, game.visits, strict=True):
            counts = {choice: count for choice, count in seen.items() if move_kind(choice) < PASS}
            if len(counts) > 1:
                whole = sum(counts.values())
                yield Example(patterns, state, last, {choice: count / whole for choice, count in counts.items()})
            rules.play(state, move)
            last = move

    def predict(self, example: Example) -> tuple[vec[float], int]:
        """Predict the visits of a position; returns the shares wanted, and how many moves there are."""
        rules = example.patterns.rules
        moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
        count = int(rules.legal_moves(example.state, moves))
        self.regression.predict(example.patterns, example.state, example.last, moves, count)
        return vec[float]([example.wanted.get(int(moves[k]), 0.0) for k in range(count)]), count
