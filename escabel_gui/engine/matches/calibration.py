"""Calibration of evaluations in saved games: players who were given 70% should have won seven games in ten."""

import argparse
import json
from typing import Final, NamedTuple

from escabel_gui.arguments import file_path
from escabel_gui.engine.matches.elo import wilson_interval
from escabel_gui.engine.matches.logistic_regression import fit_logistic
from escabel_gui.engine.processes.file_checks import check_folder_readable
from escabel_gui.engine.processes.output import counted, tell_unreadable
from escabel_gui.engine.thinking.win_rates import FULL_TEMPO_VISITS, IDENTITY, Calibration, tempo_weight, win_rate
from escabel_gui.record.log_odds import clamp_probability, log_odds
from escabel_gui.record.storage.folders import find_sgf_files
from escabel_gui.record.storage.game_trees import readable_games
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import TIE

BIN_PERCENT: Final = 10
PROVEN_WIN: Final = "proven won"
PROVEN_TIE: Final = "proven tied"
PROVEN_LOSS: Final = "proven lost"
PROVEN: Final = {0.0: PROVEN_LOSS, 0.5: PROVEN_TIE, 1.0: PROVEN_WIN}  # by win rate
UNAVAILABLE: Final = "how values should be calibrated: there are too few, or their values tell nothing"


class Prediction(NamedTuple):
    """Win rate (0 to 1) predicted for the side to move, the visits behind it, and the actual score (0, 0.5 or 1)."""

    row: str
    rate: float
    visits: int
    score: float


class CalibrationRow(NamedTuple):
    """Positions with similar values; `low` and `high` bound their true score at 95%."""

    row: str
    positions: int
    games: int
    rate: float
    score: float
    low: float
    high: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine calibration`."""
    parser.add_argument("folder", type=file_path, metavar="FOLDER", help="saved games, in folders of it, too")
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects")
    parser.add_argument(
        "--cross-validate",
        action="store_true",
        help="show values as each half of the games would calibrate those of the other half",
    )


def run_calibration(options: argparse.Namespace) -> int:
    """Read the games and print the table; raises OSError, and ValueError if there is none to be told from."""
    check_folder_readable(options.folder)
    games: list[list[Prediction]] = []
    for path in find_sgf_files([options.folder]):
        games += filter(None, (read_predictions(tree) for _, tree in readable_games(path, tell_unreadable)))
    if not games:
        raise ValueError(f"{options.folder}: no game with evaluations and a result")
    rows = make_rows(cross_validate(games) if options.cross_validate else games)
    if options.json:
        print(json.dumps([row._asdict() for row in rows], indent=2))
    else:
        print(format_rows(rows, len(games)))
        calibration = fit_calibration(games)
        print(f"the games do not tell {UNAVAILABLE}" if calibration is None else format_calibration(calibration))
    return 0


def read_predictions(tree: GameTree) -> list[Prediction]:
    """Return the predictions of the main line; none in a game without a result.

    Their scores take account of the swaps that follow: each changes who holds the color that wins.
    """
    nodes = tree.main_line()
    result = tree.result
    if result is None:
        return []
    has_swap_ahead = [False] * len(nodes)
    for k in range(len(nodes) - 1, 0, -1):
        has_swap_ahead[k - 1] = has_swap_ahead[k] ^ (nodes[k].move == SWAP)
    predictions = []
    for node, is_to_swap in zip(nodes, has_swap_ahead, strict=True):
        evaluation = node.evaluation
        if evaluation is None:
            continue
        score = 0.5
        if result.winner != TIE:
            has_won = result.winner == node.turn
            score = float(has_won ^ is_to_swap)
        row = bin_of(evaluation.win_rate)
        if evaluation.is_proven:
            row = PROVEN.get(evaluation.win_rate, row)
        predictions.append(Prediction(row, evaluation.win_rate, evaluation.visits, score))
    return predictions


def bin_of(rate: float) -> str:
    """Return the name of the row for a win rate."""
    low = min(int(100 * rate) // BIN_PERCENT * BIN_PERCENT, 100 - BIN_PERCENT)
    return f"{low:2} to {low + BIN_PERCENT} %"


def make_rows(games: list[list[Prediction]]) -> list[CalibrationRow]:
    """Return one row for each kind of value that occurs, from lost to won."""
    bins = [bin_of(percent / 100 + 1e-9) for percent in range(0, 100, BIN_PERCENT)]
    names = [PROVEN_LOSS, *bins, PROVEN_TIE, PROVEN_WIN]
    rows = []
    for name in names:
        clusters = [[prediction for prediction in game if prediction.row == name] for game in games]
        clusters = [cluster for cluster in clusters if cluster]
        if clusters:
            rows.append(make_row(name, clusters))
    return rows


def make_row(name: str, clusters: list[list[Prediction]]) -> CalibrationRow:
    """Return a row from positions game by game: those of a game share a result and count little more than one.

    The interval is Wilson's for as many independent positions as would vary as these do.
    """
    positions = sum(map(len, clusters))
    rate = sum(prediction.rate for cluster in clusters for prediction in cluster) / positions
    score = sum(prediction.score for cluster in clusters for prediction in cluster) / positions
    spread = sum(sum(prediction.score - score for prediction in cluster) ** 2 for cluster in clusters)
    variance = spread / positions**2 * len(clusters) / max(len(clusters) - 1, 1)
    independent = score * (1 - score) / variance if variance > 0 else float(len(clusters))
    return CalibrationRow(
        name, positions, len(clusters), rate, score, *wilson_interval(score, min(independent, positions))
    )


def format_rows(rows: list[CalibrationRow], games: int) -> str:
    """Format the table."""
    lines = ["valued        mean    won in fact, 95%          positions  games"]
    for row in rows:
        share = f"{100 * row.score:5.1f} %  {100 * row.low:5.1f} to {100 * row.high:5.1f}"
        lines.append(f"{row.row:12} {100 * row.rate:5.1f}   {share}   {row.positions:12}  {row.games:5}")
    positions = sum(row.positions for row in rows)
    counts = f"{counted(positions, 'position')} of {counted(games, 'game')}"
    return "\n".join([*lines, f"{counts}, each in the eyes of the person to move"])


def fit_calibration(games: list[list[Prediction]]) -> Calibration | None:
    """Fit the calibration under which unproven values foretell results best; None if nothing sound can be told.

    That depends on the log odds, on the move, and on the squares of the log odds with their signs, which count only
    where they make it bolder.
    """
    unproven = [prediction for game in games for prediction in game if prediction.row not in PROVEN.values()]
    predictions = [prediction for prediction in unproven if 0 < prediction.rate < 1]
    odds = [log_odds(clamp_probability(prediction.rate)) for prediction in predictions]
    points = [
        [one, tempo_weight(prediction.visits), one * abs(one)]
        for one, prediction in zip(odds, predictions, strict=True)
    ]
    scores = [prediction.score for prediction in predictions]
    fitted = fit_logistic(points, scores)
    if fitted is None or fitted[2] < 0:
        fitted = fit_logistic([point[:2] for point in points], scores)
    if fitted is None:
        return None
    factor, tempo, *growth = fitted
    calibration = Calibration(factor, growth[0] if growth else IDENTITY.growth, tempo)
    return calibration if calibration.is_plausible() else None


def cross_validate(games: list[list[Prediction]]) -> list[list[Prediction]]:
    """Return the games, with values by the other half of them; raises ValueError if a half tells nothing."""
    validated = []
    for tried, told in ((games[::2], games[1::2]), (games[1::2], games[::2])):
        calibration = fit_calibration(told)
        if calibration is None:
            raise ValueError(f"half of the games do not tell {UNAVAILABLE}")
        validated += [[calibrate(prediction, calibration) for prediction in game] for game in tried]
    return validated


def calibrate(prediction: Prediction, calibration: Calibration) -> Prediction:
    """Return the recalibrated prediction; proven values are unchanged."""
    if prediction.row in PROVEN.values():
        return prediction
    rate = win_rate(prediction.rate, calibration, prediction.visits)
    return prediction._replace(row=bin_of(rate), rate=rate)


def format_calibration(calibration: Calibration) -> str:
    """Format the fitted calibration as a sentence."""
    factor, growth, tempo = calibration
    return (
        f"values would foretell results best with log odds times {factor:.2f}, {growth:.2f} more for each unit of "
        f"them, and {tempo:+.2f} for whoever is to move, at {FULL_TEMPO_VISITS} visits or fewer"
    )
