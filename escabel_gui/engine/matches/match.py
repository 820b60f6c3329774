"""Engine against engine: games from varied openings, each opening once with either color, and what they tell."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from typing import NamedTuple

from escabel_gui.arguments import file_path, seconds, whole_number
from escabel_gui.engine.game_arguments import add_game_arguments, add_seed_argument
from escabel_gui.engine.matches.elo import estimate_elo
from escabel_gui.engine.matches.match_game import DRAW
from escabel_gui.engine.matches.match_player import ANSWER_TIMEOUT, MAX_MOVE_SECONDS, SETTINGS
from escabel_gui.engine.matches.match_task import make_player, play
from escabel_gui.engine.matches.saved_games import SavedGames
from escabel_gui.engine.matches.sprt import BOUND, Hypotheses, parse_hypotheses
from escabel_gui.engine.processes.file_checks import make_folder
from escabel_gui.engine.work.executor_options import add_executor_arguments, make_executor
from escabel_gui.engine.work.results import ResultStore, open_results, ordered_results
from escabel_gui.engine.work.task import SEEDS, Data, Task, TaskExecutor
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.version import is_compiled


class Score(NamedTuple):
    """Wins, losses and draws of the first engine."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    def with_winner(self, winner: int) -> Score:
        """Return the score after one more game: won by the first (0), by the second (1), or DRAW."""
        return Score(self.wins + (winner == 0), self.losses + (winner == 1), self.draws + (winner == DRAW))

    def __str__(self) -> str:
        return f"+{self.wins} -{self.losses} ={self.draws}"


def score_openings(winners: Sequence[int]) -> Score:
    """Count the openings in which the first engine won more games than the other one, fewer, and as many.

    `winners` are those of the games in their order, two for each opening; a last game that is alone does not count.
    """
    score = Score()
    for pair in zip(winners[::2], winners[1::2], strict=False):
        lead = pair.count(0) - pair.count(1)
        score = score.with_winner(0 if lead > 0 else 1 if lead < 0 else DRAW)
    return score


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine match`."""
    parser.add_argument(
        "--first",
        default="",
        metavar="SETTINGS",
        help=f"ours, with any of {', '.join(SETTINGS)}, like level=3 or time=0.5,threads=2",
    )
    parser.add_argument("--second", default="", metavar="SETTINGS", help="the other one, likewise")
    parser.add_argument(
        "--first-program",
        metavar="COMMAND",
        help="instead of --first: any program that speaks GTP; it is ended after "
        f"{ANSWER_TIMEOUT:g} s without an answer, to which a move adds those of --time, or else {MAX_MOVE_SECONDS:g} s",
    )
    parser.add_argument("--second-program", metavar="COMMAND", help="instead of --second, likewise")
    parser.add_argument(
        "--games", type=whole_number(1, SEEDS), default=100, metavar="N", help="how many games (%(default)s)"
    )
    add_game_arguments(parser)
    parser.add_argument("--time", type=seconds, metavar="S", help="seconds for a move")
    parser.add_argument("--visits", type=whole_number(1), metavar="N", help="visits for a move of ours")
    parser.add_argument(
        "--opening",
        type=whole_number(0, 100),
        default=2,
        metavar="PLIES",
        help="random moves that open a game (%(default)s)",
    )
    parser.add_argument(
        "--even",
        type=whole_number(1),
        metavar="VISITS",
        help="take only openings after which a search of so many visits gives either color 45 to 55 %%",
    )
    add_seed_argument(parser)
    add_executor_arguments(parser, "games played")
    parser.add_argument(
        "--results",
        type=file_path,
        metavar="FILE",
        help="keep each game there; a later match with the same goes on from it",
    )
    parser.add_argument(
        "--sprt",
        type=parse_hypotheses,
        metavar="ELO0,ELO1",
        help="stop when one of two Elo differences can be accepted, with 5 %% of errors either way; also --sprt=-20,0",
    )
    parser.add_argument("--save", type=file_path, metavar="FOLDER", help="write each game with its evaluations as SGF")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def run_match(options: argparse.Namespace) -> int:
    """Play the match that the arguments describe and print its result; raises ValueError with a reason."""
    make_rules(options.game, options.size)
    job = describe_job(options)
    specs = [make_player(entrant, job) for entrant in job["entrants"]]
    executor = make_executor(options)
    saved_games = None
    if options.save is not None:
        make_folder(options.save)
        saved_games = SavedGames(options.save, specs, is_resumed=options.results is not None)
    score, winners = Score(), list[int]()
    stop = "games"
    try:
        with (
            open_results(options.results, job, is_game) as results,
            closing(play_games(options, job, executor, results)) as games,
        ):
            for number, game in enumerate(games):
                winners.append(game["winner"])
                score = score.with_winner(winners[-1])
                if saved_games is not None:
                    saved_games.save(game["sgf"], number)
                print(f"{number + 1}/{options.games}: {format_progress(score, options.sprt)}", file=sys.stderr)
                if options.sprt is not None and options.sprt.accepted(*score) is not None:
                    stop = "sprt"
                    break
    except KeyboardInterrupt:
        stop = "interrupted"
    print((format_json if options.json else format_result)(score, score_openings(winners), options.sprt, stop))
    return 130 if stop == "interrupted" else 0


def describe_job(options: argparse.Namespace) -> Data:
    """Return all that the games of a match depend on, but for their numbers."""
    entrants = [
        {"settings": settings} if program is None else {"program": program}
        for settings, program in (
            (options.first, options.first_program),
            (options.second, options.second_program),
        )
    ]
    return {
        "entrants": entrants,
        "game": options.game,
        "size": options.size,
        "visits": options.visits,
        "time": options.time,
        "opening": options.opening,
        "even": options.even,
        "seed": options.seed,
        "explains": options.save is not None,
    }


def is_game(result: Data) -> bool:
    """Return whether a kept result is one of a game."""
    return result.get("winner") in (0, 1, DRAW) and isinstance(result.get("sgf"), str)


def play_games(
    options: argparse.Namespace, job: Data, executor: TaskExecutor, results: ResultStore | None
) -> Generator[Data]:
    """Yield the results of the games in their order.

    Whoever wants no more of them closes the iterator; games that are being played then end unfinished.
    """

    def tasks() -> Iterator[Task]:
        for number in range(options.games):
            first_seed = options.seed * SEEDS
            seeds = {"opening_seed": first_seed + number // 2 * 2, "seed": first_seed + number}
            yield Task(str(number), play, job | seeds | {"first_mover": number % 2})

    yield from ordered_results(tasks(), executor, results)


# ---- the result ----------------------------------------------------------------------------------------------


def format_progress(score: Score, hypotheses: Hypotheses | None) -> str:
    """Format the score so far, with the log-likelihood ratio of a test."""
    if hypotheses is None:
        return str(score)
    return f"{score}, log-likelihood ratio {hypotheses.log_likelihood_ratio(*score):+.2f} (±{BOUND:.2f})"


def format_result(score: Score, openings: Score, hypotheses: Hypotheses | None, stop: str) -> str:
    """Format the result as one line of text, which says if our games were slow for want of compiled rules."""
    elo = estimate_elo(*score)
    texts = ["unbounded" if value is None else f"{value:+.0f}" for value in elo]
    result = f"{format_progress(score, hypotheses)}: Elo {texts[0]}, 95% from {texts[1]} to {texts[2]}"
    result += f"; openings {openings}"
    if not is_compiled():
        result += "; the rules were interpreted"
    accepted = hypotheses.accepted(*score) if hypotheses is not None else None
    if stop == "interrupted":
        return f"{result}; interrupted"
    if accepted is not None:
        return f"{result}; stopped because the test accepts {accepted:+g} Elo"
    return f"{result}; the test is undecided" if hypotheses is not None else result


def format_json(score: Score, openings: Score, hypotheses: Hypotheses | None, stop: str) -> str:
    """Format the result as one JSON object."""
    elo = estimate_elo(*score)
    result: dict[str, object] = {
        "games": sum(score),
        "wins": score.wins,
        "losses": score.losses,
        "draws": score.draws,
        "elo": elo.difference,
        "elo_low": elo.low,
        "elo_high": elo.high,
        "openings": openings._asdict(),
        "stop": stop,
    }
    if hypotheses is not None:
        result["sprt"] = {
            "elo0": hypotheses.elo0,
            "elo1": hypotheses.elo1,
            "llr": hypotheses.log_likelihood_ratio(*score),
            "bound": BOUND,
            "accepted": hypotheses.accepted(*score),
        }
    return json.dumps(result)
