"""Logistic regression: with which coefficients the features of points foretell best what came of them."""

from collections.abc import Sequence
from operator import add, mul
from typing import Final

from escabel_gui.record.log_odds import logistic

STEPS: Final = 50  # of Newton's method, which needs some five …
TOLERANCE: Final = 1e-6  # … until they are as short
MAX_COEFFICIENT: Final = 20.0
MAX_LOG_ODDS: Final = 30.0


def fit_logistic(points: Sequence[Sequence[float]], scores: Sequence[float]) -> list[float] | None:
    """Return the coefficients, by Newton's method, for scores from 0 to 1; None if nothing can be told.

    A feature on which nothing depends gets a coefficient of 0.
    """
    if not points:
        return None
    size = len(points[0])
    coefficients = [0.0] * size
    for _ in range(STEPS):
        slope = [0.0] * size
        curvature = [[TOLERANCE * (row == column) for column in range(size)] for row in range(size)]
        for point, score in zip(points, scores, strict=True):
            odds = sum(map(mul, coefficients, point))
            chance = logistic(min(max(odds, -MAX_LOG_ODDS), MAX_LOG_ODDS))
            weight = chance * (1.0 - chance)
            for row, feature in enumerate(point):
                slope[row] += feature * (score - chance)
                for column, other in enumerate(point):
                    curvature[row][column] += weight * feature * other
        steps = solve(curvature, slope)
        coefficients = list(map(add, coefficients, steps))
        if not max(map(abs, coefficients)) < MAX_COEFFICIENT:
            return None
        if max(map(abs, steps)) < TOLERANCE:
            return coefficients
    return None


def solve(matrix: list[list[float]], sums: list[float]) -> list[float]:
    """Return the solution of linear equations with a positive definite matrix, by Gauss and Jordan."""
    rows = [[*row, total] for row, total in zip(matrix, sums, strict=True)]
    for k, row in enumerate(rows):
        row[:] = [value / row[k] for value in row]
        for other in rows:
            if other is not row:
                other[:] = [value - other[k] * part for value, part in zip(other, row, strict=True)]
    return [row[-1] for row in rows]
