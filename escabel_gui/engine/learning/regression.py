"""Softmax regression: the weights of features with which moves are preferred as often as they were visited.

Compiled, like the search. Stochastic gradient descent, position by position, with steps that get shorter for each
feature as it is met (AdaGrad): what is rare keeps a weight near 0.
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.move_patterns import MAX_FEATURES, PatternPolicy
from escabel_gui.rules.moves import PASS, move_kind
from escabel_gui.rules.state import State

NOT_CACHED: Final = -1
INITIAL_SQUARES: Final = 1.0  # how much must have been met of a feature before its steps get shorter


class SoftmaxRegression:
    """Weights that all boards of a game have in common, and how far they explain what was visited."""

    def __init__(self, features: i64) -> None:
        self.weights: vec[float] = vec[float]([0.0] * features)
        self.squares: vec[float] = vec[float]([INITIAL_SQUARES] * features)  # of all gradients so far
        self.canonical: vec[i64] = vec[i64]([NOT_CACHED] * features)
        self.probabilities: vec[float] = vec[float]([0.0])  # of the moves at the last position
        self.features: vec[i64] = vec[i64]([0])
        self.lengths: vec[i64] = vec[i64]([0])

    def predict(self, patterns: PatternPolicy, state: State, last: i64, moves: vec[i64], count: i64) -> None:
        """Predict the share of the visits that each move of a position gets, and keep the features of all moves."""
        if len(self.lengths) < count:
            self.probabilities = vec[float]([0.0] * count)
            self.lengths = vec[i64]([0] * count)
            self.features = vec[i64]([0] * (count * MAX_FEATURES))
        move_bonuses: vec[float] = vec[float]([0.0] * count)
        patterns.evaluator.evaluate(state, moves, count, move_bonuses)
        patterns.prepare_position(state, last)
        weights = self.weights
        probabilities = self.probabilities
        whole = 0.0
        for k in range(count):
            probabilities[k] = 0.0
            self.lengths[k] = 0
            if move_kind(moves[k]) < PASS:
                length = patterns.extract_features(state, moves[k])
                total = 0.0
                for place in range(length):
                    feature = self.canonical_of(patterns, patterns.features[place])
                    self.features[k * MAX_FEATURES + place] = feature
                    total += weights[feature]
                self.lengths[k] = length
                probabilities[k] = exp(total)
                whole += probabilities[k]
        for k in range(count):
            probabilities[k] /= whole

    def canonical_of(self, patterns: PatternPolicy, feature: i64) -> i64:
        """Return the canonical feature of a feature, cached."""
        if self.canonical[feature] == NOT_CACHED:
            self.canonical[feature] = patterns.canonical_feature(feature)
        return self.canonical[feature]

    def cross_entropy(self, wanted: vec[float], count: i64) -> float:
        """Return the cross-entropy, in nats, between the target and the predicted distribution at the last position."""
        total = 0.0
        for k in range(count):
            if wanted[k] > 0.0:
                total -= wanted[k] * log(self.probabilities[k])
        return total

    def most_likely(self, count: i64) -> i64:
        """Return the index of the move with the largest probability at the last position."""
        best: i64 = 0
        for k in range(1, count):
            if self.probabilities[k] > self.probabilities[best]:
                best = k
        return best

    def update(self, wanted: vec[float], count: i64, rate: float) -> None:
        """Take one step of gradient descent towards the target distribution at the last position."""
        weights = self.weights
        squares = self.squares
        for k in range(count):
            gradient = self.probabilities[k] - wanted[k]
            first = k * MAX_FEATURES
            for place in range(first, first + self.lengths[k]):
                feature = self.features[place]
                squares[feature] += gradient * gradient
                weights[feature] -= rate * gradient / sqrt(squares[feature])
