"""Regression of values: the rows and layers of a value network, trained on the values of positions.

Compiled, like the search. Stochastic gradient descent, position by position, on the cross-entropy; steps get shorter
for each row and weight as it is met (AdaGrad).
"""

from math import exp, sqrt
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.escabel.position_features import NUM_FEATURES, canonical_feature
from escabel_gui.engine.heuristics.escabel.value_network import HIDDEN, MAX_ROW, SCALE, WIDTH

NOT_CACHED: Final = -1
INITIAL_SQUARES: Final = 1.0  # how much must have been met of a weight before its steps get shorter
ROW_RATE: Final = 0.5  # steps of rows, which are added many at a time, are so much shorter
INITIAL_ROW_BIAS: Final = 0.3  # so that the units are in use at first
INITIAL_HIDDEN_BIAS: Final = 0.05
MIN_OCCURRENCES: Final = 10  # features that occur less often keep a row of zeros


class ValueRegression:
    """Weights of a value network as fractions, and what is needed to train them."""

    def __init__(self, seed: i64) -> None:
        random = Random(seed)
        features = int(NUM_FEATURES)
        self.canonical: vec[i64] = vec[i64]([int(NOT_CACHED)] * features)
        self.occurrences: vec[i64] = vec[i64]([0] * features)  # of features, in the positions to learn from
        self.rows: vec[float] = vec[float]([0.0] * (features * int(WIDTH)))
        self.row_biases: vec[float] = vec[float]([INITIAL_ROW_BIAS] * int(WIDTH))
        self.hidden: vec[float] = random_weights(random, HIDDEN * WIDTH, sqrt(2.0 / float(WIDTH)))
        self.hidden_biases: vec[float] = vec[float]([INITIAL_HIDDEN_BIAS] * int(HIDDEN))
        self.output: vec[float] = random_weights(random, HIDDEN, sqrt(1.0 / float(HIDDEN)))
        self.bias: vec[float] = vec[float]([0.0])
        self.row_squares: vec[float] = vec[float]([INITIAL_SQUARES] * features)  # of all gradients so far
        self.row_bias_squares: vec[float] = vec[float]([INITIAL_SQUARES] * int(WIDTH))
        self.hidden_squares: vec[float] = vec[float]([INITIAL_SQUARES] * int(HIDDEN * WIDTH))
        self.hidden_bias_squares: vec[float] = vec[float]([INITIAL_SQUARES] * int(HIDDEN))
        self.output_squares: vec[float] = vec[float]([INITIAL_SQUARES] * int(HIDDEN))
        self.bias_squares: vec[float] = vec[float]([INITIAL_SQUARES])
        self.sums: vec[float] = vec[float]([0.0] * int(WIDTH))  # of the position looked at last
        self.activations: vec[float] = vec[float]([0.0] * int(HIDDEN))
        self.slopes: vec[float] = vec[float]([0.0] * int(WIDTH))  # scratch: of the loss by the sums

    def canonicalize(self, features: vec[i64], count: i64) -> vec[i64]:
        """Return the canonical features of a position."""
        result: vec[i64] = vec[i64]([0] * int(count))
        for k in range(count):
            feature = features[k]
            if self.canonical[feature] == NOT_CACHED:
                self.canonical[feature] = canonical_feature(feature)
            result[k] = self.canonical[feature]
        return result

    def count_features(self, features: vec[i64]) -> None:
        """Note that a position to learn from has these features."""
        for feature in features:
            self.occurrences[feature] += 1

    def predict(self, features: vec[i64]) -> float:
        """Return the win rate of a position by its canonical features."""
        sums = self.sums
        rows = self.rows
        for unit in range(WIDTH):
            sums[unit] = self.row_biases[unit]
        for feature in features:
            place = feature * WIDTH
            for unit in range(WIDTH):
                sums[unit] += rows[place + unit]
        for unit in range(WIDTH):
            sums[unit] = max(sums[unit], 0.0)
        logit = self.bias[0]
        for unit in range(HIDDEN):
            activation = self.hidden_biases[unit]
            place = unit * WIDTH
            for k in range(WIDTH):
                activation += sums[k] * self.hidden[place + k]
            self.activations[unit] = max(activation, 0.0)
            logit += self.activations[unit] * self.output[unit]
        return 1.0 / (1.0 + exp(-logit))

    def learn(self, features: vec[i64], value: float, rate: float) -> None:
        """Move the weights towards what would have predicted the value of a position."""
        slope = self.predict(features) - value
        sums = self.sums
        slopes = self.slopes
        for k in range(WIDTH):
            slopes[k] = 0.0
        for unit in range(HIDDEN):
            activation = self.activations[unit]
            if activation > 0.0:
                hidden_slope = slope * self.output[unit]
                descend(self.output, self.output_squares, unit, slope * activation, rate)
                place = unit * WIDTH
                for k in range(WIDTH):
                    slopes[k] += hidden_slope * self.hidden[place + k]
                    descend(self.hidden, self.hidden_squares, place + k, hidden_slope * sums[k], rate)
                descend(self.hidden_biases, self.hidden_bias_squares, unit, hidden_slope, rate)
        descend(self.bias, self.bias_squares, 0, slope, rate)
        square = 0.0
        for k in range(WIDTH):
            if sums[k] <= 0.0:
                slopes[k] = 0.0
            square += slopes[k] * slopes[k]
            descend(self.row_biases, self.row_bias_squares, k, slopes[k], rate)
        if square > 0.0:
            self.learn_rows(features, square, ROW_RATE * rate)

    def learn_rows(self, features: vec[i64], square: float, rate: float) -> None:
        """Move the rows of features against `slopes`, the sum of whose squares is given."""
        rows = self.rows
        slopes = self.slopes
        for feature in features:
            if self.occurrences[feature] >= MIN_OCCURRENCES:
                self.row_squares[feature] += square
                step = rate / sqrt(self.row_squares[feature])
                place = feature * WIDTH
                for unit in range(WIDTH):
                    rows[place + unit] -= step * slopes[unit]

    def weights(self) -> dict[str, dict[str, list[int]]]:
        """Return the weights as ValueNetwork takes them, without rows of zeros."""
        rows: dict[str, list[int]] = {}
        for feature in range(int(NUM_FEATURES)):
            place = feature * int(WIDTH)
            row = quantize(self.rows[place : place + int(WIDTH)], SCALE)
            if any(row):
                limit = int(MAX_ROW)
                rows[str(feature)] = [min(max(number, -limit), limit) for number in row]
        layers = {
            "row biases": quantize(self.row_biases, SCALE),
            "hidden": quantize(self.hidden, SCALE),
            "hidden biases": quantize(self.hidden_biases, SCALE * SCALE),
            "output": quantize(self.output, SCALE),
            "output bias": quantize(self.bias, SCALE * SCALE),
        }
        return {"layers": layers, "rows": rows}


def random_weights(random: Random, count: i64, spread: float) -> vec[float]:
    """Return random weights, as large on average as keeps what they are multiplied with in its range."""
    return vec[float]([(2.0 * random.random() - 1.0) * spread for _ in range(int(count))])


def quantize(weights: vec[float], scale: i64) -> list[int]:
    """Return weights as whole numbers."""
    return [round(weight * float(scale)) for weight in weights]


def descend(weights: vec[float], squares: vec[float], place: i64, slope: float, rate: float) -> None:
    """Move a weight against the slope of the loss."""
    squares[place] += slope * slope
    weights[place] -= rate * slope / sqrt(squares[place])
