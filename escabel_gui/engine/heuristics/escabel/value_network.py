"""Value network of Escabel: rows of features, summed, a hidden layer, and the win rate of the color to move.

All weights are whole numbers, so that compiled and interpreted engines agree. Rows are packed: four numbers of 16 bits
share one of 64, so that four additions add a row. (A sum of such numbers is the sum of each of the four, as long as
these sums fit into 16 bits.)
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.escabel.position_features import (
    NUM_FEATURES,
    NUM_MIRROR_IMAGES,
    OWN_LENGTHS,
    WINDOW_CODES,
    mirrored_window,
)

WIDTH: Final[i64] = 16  # numbers of a row
LANES: Final[i64] = 4  # numbers that are packed into one
WORDS: Final[i64] = 4  # packed numbers of a row
LANE_BITS: Final = 16
HALF_LANE: Final = 1 << LANE_BITS - 1
HIDDEN: Final[i64] = 16  # units of the hidden layer
SCALE: Final = 256  # of rows and of weights
MAX_ROW: Final = HALF_LANE // 8  # of the numbers of a row
MAX_WEIGHT: Final = 1 << 24  # of all others


class ValueNetwork:
    """Value network, the same for all boards and options. One object serves one thread."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]([0] * int(NUM_FEATURES * WORDS))
        self.row_biases: vec[i64] = vec[i64]([0] * int(WIDTH))
        self.hidden: vec[i64] = vec[i64]([0] * int(HIDDEN * WIDTH))  # by unit and number of the row
        self.hidden_biases: vec[i64] = vec[i64]([0] * int(HIDDEN))
        self.output: vec[i64] = vec[i64]([0] * int(HIDDEN))
        self.output_bias: i64 = 0
        self.sums: vec[i64] = vec[i64]([0] * int(WIDTH))  # scratch

    def set_weights(self, table: dict[str, dict[str, list[int]]]) -> None:
        """Take weights from a file: "layers" by name, and "rows" by feature; mirror images of windows share one.

        Raises ValueError, or what comes of values of another kind, for anything else.
        """
        layers = table["layers"]
        self.row_biases = read_numbers(layers["row biases"], WIDTH, MAX_WEIGHT)
        self.hidden = read_numbers(layers["hidden"], HIDDEN * WIDTH, MAX_WEIGHT)
        self.hidden_biases = read_numbers(layers["hidden biases"], HIDDEN, MAX_WEIGHT)
        self.output = read_numbers(layers["output"], HIDDEN, MAX_WEIGHT)
        self.output_bias = read_numbers(layers["output bias"], 1, MAX_WEIGHT)[0]
        for name, row in table["rows"].items():
            feature: i64 = int(name)
            if not 0 <= feature < NUM_FEATURES:
                raise ValueError(f"there is no feature {feature}")
            self.set_row(feature, read_numbers(row, WIDTH, MAX_ROW))

    def set_row(self, feature: i64, row: vec[i64]) -> None:
        """Set the row of a feature, and of a window's mirror images."""
        self.pack_row(feature, row)
        if feature < OWN_LENGTHS:
            code = feature % WINDOW_CODES
            for mirror in range(1, NUM_MIRROR_IMAGES):
                self.pack_row(feature - code + mirrored_window(code, mirror), row)

    def pack_row(self, feature: i64, row: vec[i64]) -> None:
        """Pack a row."""
        for word in range(WORDS):
            packed: i64 = 0
            lane: i64 = LANES - 1
            while lane >= 0:
                packed = (packed << LANE_BITS) + row[word * LANES + lane]
                lane -= 1
            self.rows[feature * WORDS + word] = packed

    def win_rate(self, features: vec[i64], count: i64) -> float:
        """Return the win rate of the color to move in a position with these features."""
        self.add_rows(features, count)
        return 1.0 / (1.0 + exp(-float(self.log_odds()) / (SCALE * SCALE)))

    def add_rows(self, features: vec[i64], count: i64) -> None:
        """Sum the rows of the first `count` features."""
        rows = self.rows
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        fourth: i64 = 0
        for k in range(count):
            place = features[k] * WORDS
            first += rows[place]
            second += rows[place + 1]
            third += rows[place + 2]
            fourth += rows[place + 3]
        self.unpack(first, 0)
        self.unpack(second, LANES)
        self.unpack(third, 2 * LANES)
        self.unpack(fourth, 3 * LANES)

    def unpack(self, packed: i64, first: i64) -> None:
        """Put four sums in their places, with their biases, and 0 for what is below it."""
        for lane in range(LANES):
            number = ((packed + HALF_LANE) & (2 * HALF_LANE - 1)) - HALF_LANE
            packed = (packed - number) >> LANE_BITS
            number += self.row_biases[first + lane]
            self.sums[first + lane] = number if number > 0 else 0

    def log_odds(self) -> i64:
        """Return the log odds by the sums, times SCALE squared."""
        sums = self.sums
        hidden = self.hidden
        total = self.output_bias
        for unit in range(HIDDEN):
            place = unit * WIDTH
            activation = self.hidden_biases[unit]
            for k in range(WIDTH):
                activation += sums[k] * hidden[place + k]
            if activation > 0:
                total += activation // SCALE * self.output[unit]
        return total


def read_numbers(numbers: list[int], count: i64, most: i64) -> vec[i64]:
    """Return whole numbers of a file; raises ValueError if there are not so many, or a number is too large."""
    if len(numbers) != count or any(type(number) is not int or abs(number) > most for number in numbers):
        raise ValueError(f"these are not {count} numbers of at most {most}")
    return vec[i64](numbers)
