"""What stacks and pieces in hand are worth in Abande, fitted to the results of games of `selfplay`.

    escabel-engine selfplay --game abande --games 4000 --visits 2000 --seed 201 -o hex.jsonl
    python -m tests.benchmarks.abande_values hex.jsonl …

Logistic regression by stochastic gradient descent with steps that get shorter (AdaGrad). After each pass over the games
it prints the cross-entropy, in nats, between predictions and results of one game in ten that is held out, in the end
the tables of the evaluator.
"""

import argparse
import sys
from collections.abc import Iterator
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from escabel_gui.engine.heuristics.abande.evaluator import (
    IN_HAND,
    NUM_VALUES,
    STACK_VALUES,
    TEMPO,
    VALUE_PHASES,
    AbandeEvaluator,
    phase_weights,
    situation_index,
)
from escabel_gui.engine.heuristics.registry import make_evaluator
from escabel_gui.engine.learning.selfplay_records import SelfplayGame, read_selfplay_games, split_held_out
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, EMPTY, TIE, WHITE, State, opponent

LEARNING_RATE: Final = 1.0


class Example(NamedTuple):
    """A position: by index of a weight its feature, and the result for the color to move, 0 to 1."""

    features: list[tuple[int, float]]
    result: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--passes", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    games = [game for path in options.files for game in read_selfplay_games(path)]
    learned, held_out = ([example for game in part for example in examples(game)] for part in split_held_out(games))
    weights = [0.0] * (NUM_VALUES * len(VALUE_PHASES))
    squares = [1.0] * len(weights)
    random = Random(options.seed)
    for number in range(1, options.passes + 1):
        random.shuffle(learned)
        for example in learned:
            gradient = predict(weights, example) - example.result
            for place, feature in example.features:
                squares[place] += (gradient * feature) ** 2
                weights[place] -= LEARNING_RATE * gradient * feature / (sqrt(squares[place]) * number)
        print(f"{number}/{options.passes}  {cross_entropy(weights, held_out):.4f}", file=sys.stderr, flush=True)
    for situation, _ in STACK_VALUES:
        print(f"    ({situation}, {phases_of(weights, situation_index(situation))}),")
    print("HAND_VALUES: Final =", phases_of(weights, IN_HAND))
    print("TEMPO_VALUES: Final =", phases_of(weights, TEMPO))


def examples(game: SelfplayGame) -> Iterator[Example]:
    """Yield the positions of a game, without those of its random opening."""
    rules = make_rules(game.origin.game, game.origin.size)
    evaluator = make_evaluator(rules)
    assert isinstance(evaluator, AbandeEvaluator)
    end = rules.start()
    for move in game.moves:
        rules.play(end, move)
    winner = rules.winner(end)
    state = rules.start()
    for move, value in zip(game.moves, game.values, strict=True):
        if value is not None:
            me = state.turn
            counts = surplus(evaluator, state)
            weights = phase_weights(int(state.hand[BLACK] + state.hand[WHITE]))
            features = [
                (place * len(VALUE_PHASES) + phase, count * weight)
                for place, count in enumerate(counts)
                for phase, weight in weights
                if count != 0
            ]
            yield Example(features, 0.5 if winner == TIE else float(winner == me))
        rules.play(state, move)


def surplus(evaluator: AbandeEvaluator, state: State) -> list[int]:
    """Return how many more of each value the color to move has, by index in a row of values."""
    evaluator.load_position(state)
    me = state.turn
    counts = [0] * NUM_VALUES
    counts[TEMPO] = 1
    counts[IN_HAND] = int(state.hand[me] - state.hand[opponent(me)])
    for point in range(int(evaluator.board.points)):
        color = state.owner[point]
        if color != EMPTY:
            counts[evaluator.situation(point, opponent(color), state.height[point])] += 1 if color == me else -1
    return counts


def predict(weights: list[float], example: Example) -> float:
    """Return the probability that the color to move wins."""
    return 1.0 / (1.0 + exp(-sum(weights[place] * feature for place, feature in example.features)))


def cross_entropy(weights: list[float], held_out: list[Example]) -> float:
    """Return the mean cross-entropy between predictions and results."""
    total = 0.0
    for example in held_out:
        win = predict(weights, example)
        total -= example.result * log(win) + (1.0 - example.result) * log(1.0 - win)
    return total / len(held_out)


def phases_of(weights: list[float], place: int) -> tuple[float, ...]:
    """Return the weights of an index in a row of values, by phase."""
    first = place * len(VALUE_PHASES)
    return tuple(round(weight, 2) for weight in weights[first : first + len(VALUE_PHASES)])


if __name__ == "__main__":
    main()
