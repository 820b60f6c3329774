"""Engine against engine: games from varied openings, each opening once with either color, and what they tell."""

from __future__ import annotations

import argparse
import json
import sys
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing
from datetime import datetime
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

from librt.random import Random

from escabel_gui.arguments import seconds, whole_number
from escabel_gui.engine.contender import SETTINGS, Contender, Entrant, own_entrant, program_entrant
from escabel_gui.engine.duel import DRAWN, Game, play_game, random_opening
from escabel_gui.engine.elo import estimate_elo
from escabel_gui.engine.player import Limits
from escabel_gui.engine.sprt import BOUND, Hypotheses, parse_hypotheses
from escabel_gui.record.keeping.files import write_new
from escabel_gui.record.sgf import write_sgf
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, WHITE

SEEDS: Final = 1_000_000  # so many games have seeds of their own
AHEAD: Final = 4  # how many games a worker may be ahead of one that takes long


class Score(NamedTuple):
    """Of the first engine."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    def with_winner(self, winner: int) -> Score:
        """The score after one more game: won by the first (0), by the second (1), or DRAWN."""
        return Score(self.wins + (winner == 0), self.losses + (winner == 1), self.draws + (winner == DRAWN))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--first",
        default="",
        metavar="SETTINGS",
        help=f"ours, with any of {', '.join(SETTINGS)}, like level=3 or time=0.5,threads=2",
    )
    parser.add_argument("--second", default="", metavar="SETTINGS", help="the other one, likewise")
    parser.add_argument("--first-program", metavar="COMMAND", help="instead of --first: any program that speaks GTP")
    parser.add_argument("--second-program", metavar="COMMAND", help="instead of --second, likewise")
    parser.add_argument(
        "--games", type=whole_number(1, SEEDS), default=100, metavar="N", help="how many games (%(default)s)"
    )
    parser.add_argument("--game", default="escabel", metavar="NAME", help="wire name of the game (%(default)s)")
    parser.add_argument("--size", type=whole_number(1), metavar="N", help="board size (the game's default)")
    parser.add_argument("--time", type=seconds, metavar="S", help="seconds for a move")
    parser.add_argument("--visits", type=whole_number(1), metavar="N", help="visits for a move of ours")
    parser.add_argument(
        "--opening", type=whole_number(0, 100), default=2, metavar="PLIES", help="random moves that open a game (2)"
    )
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="S", help="of all chance (%(default)s)")
    parser.add_argument(
        "--parallel", type=whole_number(1, 256), default=1, metavar="N", help="games played at once (%(default)s)"
    )
    parser.add_argument(
        "--sprt",
        type=parse_hypotheses,
        metavar="ELO0,ELO1",
        help="stop when one of two Elo differences can be accepted, with 5 %% of errors either way; also --sprt=-20,0",
    )
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="write each game with its evaluations as SGF")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def run_match(options: argparse.Namespace) -> int:
    """Play the match that the arguments describe and print its result; raises ValueError with a reason."""
    make_rules(options.game, options.size)
    limits = Limits(options.visits, options.time)
    entrants = [
        make_entrant(options.first, options.first_program, limits),
        make_entrant(options.second, options.second_program, limits),
    ]
    if options.save is not None:
        options.save.mkdir(parents=True, exist_ok=True)
    begin = datetime.now()
    score = Score()
    stop = "games"
    try:
        with closing(play_games(options, entrants)) as games:
            for number, game in enumerate(games):
                score = score.with_winner(game.winner)
                if options.save is not None:
                    save_game(game, number, entrants, options.save, begin)
                print(f"{number + 1}/{options.games}: {format_progress(score, options.sprt)}", file=sys.stderr)
                if options.sprt is not None and options.sprt.accepted(*score) is not None:
                    stop = "sprt"
                    break
    except KeyboardInterrupt:
        stop = "interrupted"
    print((format_json if options.json else format_result)(score, options.sprt, stop))
    return 130 if stop == "interrupted" else 0


def make_entrant(description: str, command_line: str | None, limits: Limits) -> Entrant:
    if command_line is not None:
        return program_entrant(command_line, limits)
    return own_entrant(description, limits)


def play_games(options: argparse.Namespace, entrants: list[Entrant]) -> Generator[Game]:
    """The games in their order, several played at once, each between two processes of its own.

    Whoever wants no more of them closes the iterator; games that are being played then end unfinished.
    """
    with ExitStack() as processes:
        boards: SimpleQueue[list[Contender]] = SimpleQueue()
        pool = processes.enter_context(ThreadPoolExecutor(options.parallel))
        for _ in range(min(options.parallel, options.games)):
            rules = make_rules(options.game, options.size)  # they keep scratch: each thread needs its own
            board = []
            for entrant in entrants:
                board.append(Contender(entrant, rules, options.save is not None))
                processes.callback(board[-1].close)
            boards.put(board)

        def play(number: int) -> Game:
            board = boards.get()
            try:
                rules = board[0].rules
                first_seed = options.seed * SEEDS
                pair, first_mover = divmod(number, 2)
                opening = random_opening(rules, options.opening, Random(first_seed + 2 * pair))
                return play_game(rules, board, first_mover, opening, first_seed + number)
            finally:
                boards.put(board)

        processes.callback(pool.shutdown, wait=False, cancel_futures=True)
        begun: deque[Future[Game]] = deque()
        for number in range(options.games):
            begun.append(pool.submit(play, number))
            if len(begun) == AHEAD * options.parallel:
                yield begun.popleft().result()
        while begun:
            yield begun.popleft().result()


def save_game(game: Game, number: int, entrants: list[Entrant], folder: Path, begin: datetime) -> None:
    """Write a game under a name that was free."""
    tree = game.tree
    first_color = WHITE if number % 2 else BLACK
    tree.players[first_color] = entrants[0].name
    tree.players[3 - first_color] = entrants[1].name
    tree.date = f"{begin:%Y-%m-%d}"
    tree.root.set_text("EV", f"{entrants[0].name} against {entrants[1].name}")
    tree.root.set_text("RO", str(number + 1))
    write_new(folder, f"match {begin:%Y-%m-%d %H.%M.%S} game {number + 1:04}", write_sgf(tree).encode())


# ---- the result ----------------------------------------------------------------------------------------------


def format_progress(score: Score, hypotheses: Hypotheses | None) -> str:
    text = f"+{score.wins} -{score.losses} ={score.draws}"
    if hypotheses is None:
        return text
    return f"{text}, log-likelihood ratio {hypotheses.log_likelihood_ratio(*score):+.2f} (±{BOUND:.2f})"


def format_result(score: Score, hypotheses: Hypotheses | None, stop: str) -> str:
    elo = estimate_elo(*score)
    texts = ["unbounded" if value is None else f"{value:+.0f}" for value in elo]
    result = f"{format_progress(score, hypotheses)}: Elo {texts[0]}, 95% from {texts[1]} to {texts[2]}"
    accepted = hypotheses.accepted(*score) if hypotheses is not None else None
    if stop == "interrupted":
        return f"{result}; interrupted"
    if accepted is not None:
        return f"{result}; stopped because the test accepts {accepted:+g} Elo"
    return f"{result}; the test is undecided" if hypotheses is not None else result


def format_json(score: Score, hypotheses: Hypotheses | None, stop: str) -> str:
    elo = estimate_elo(*score)
    result: dict[str, object] = {
        "games": sum(score),
        "wins": score.wins,
        "losses": score.losses,
        "draws": score.draws,
        "elo": elo.difference,
        "elo_low": elo.low,
        "elo_high": elo.high,
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
