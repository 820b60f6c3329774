"""Engine against engine: games from varied openings, each opening once with either color, and what they tell."""

from __future__ import annotations

import argparse
import json
import sys
from typing import NamedTuple

from librt.random import Random

from escabel_gui.arguments import seconds, whole_number
from escabel_gui.engine.contender import Contender, OwnContender, ProgramContender
from escabel_gui.engine.elo import estimate_elo
from escabel_gui.engine.line import Line
from escabel_gui.engine.player import Limits
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.game import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import TIE
from escabel_gui.rules.words import IllegalMove

DRAWN = -1


class Score(NamedTuple):
    """Of the first engine."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    def with_winner(self, winner: int) -> Score:
        """The score after one more game: won by the first (0), by the second (1), or DRAWN."""
        return Score(self.wins + (winner == 0), self.losses + (winner == 1), self.draws + (winner == DRAWN))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--first", default="", metavar="SETTINGS", help="ours, like level=3 or search=uct,visits=500")
    parser.add_argument("--second", default="", metavar="SETTINGS", help="the other one, likewise")
    parser.add_argument("--first-program", metavar="COMMAND", help="instead of --first: any program that speaks GTP")
    parser.add_argument("--second-program", metavar="COMMAND", help="instead of --second, likewise")
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--game", default="escabel", metavar="NAME", help="wire name of the game (escabel)")
    parser.add_argument("--size", type=whole_number(1), metavar="N", help="board size (the game's default)")
    parser.add_argument("--time", type=seconds, metavar="S", help="seconds for a move")
    parser.add_argument("--visits", type=whole_number(1), metavar="N", help="visits for a move of ours")
    parser.add_argument(
        "--opening", type=whole_number(0, 100), default=2, metavar="PLIES", help="random moves that open a game (2)"
    )
    parser.add_argument(
        "--seed", type=whole_number(0), default=1, metavar="S", help="seed of the openings and the engines (1)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def run_match(options: argparse.Namespace) -> int:
    """Play the match that the arguments describe and print its result; raises ValueError with a reason."""
    rules = make_rules(options.game, options.size)
    limits = Limits(options.visits, options.time)
    contenders = [
        make_contender(options.first, options.first_program, limits),
        make_contender(options.second, options.second_program, limits),
    ]
    random = Random(options.seed)
    score = Score()
    opening: list[int] = []
    try:
        for number in range(options.games):
            if number % 2 == 0:
                opening = random_opening(rules, options.opening, random)
            winner = play_game(contenders, number % 2, rules, opening, options.seed + number)
            score = score.with_winner(winner)
            print(f"{number + 1}/{options.games}: +{score.wins} -{score.losses} ={score.draws}", file=sys.stderr)
    finally:
        for contender in contenders:
            contender.close()
    print(format_score(score, options.json))
    return 0


def make_contender(description: str, command_line: str | None, limits: Limits) -> Contender:
    if command_line is not None:
        return ProgramContender(command_line, limits.seconds)
    return OwnContender(description, limits)


def random_opening(rules: Rules, plies: int, random: Random) -> list[int]:
    """Random moves from the start, no swap among them, after which the game goes on."""
    while True:
        line = Line(rules)
        while len(line.moves) < plies and not line.is_over():
            moves = [move for move in rules.all_moves(line.state) if move != SWAP]
            line.play(moves[random.randrange(len(moves))])
        if not line.is_over():
            return line.moves


def play_game(contenders: list[Contender], first_mover: int, rules: Rules, opening: list[int], seed: int) -> int:
    """Who wins a game: 0, 1 or DRAWN. Persons alternate at every ply, whatever color a swap leaves them with."""
    line = Line(rules)
    for move in opening:
        line.play(move)
    for contender in contenders:
        contender.begin(line, seed)
    while not line.is_over():
        mover = (first_mover + len(line.moves)) % 2
        color = int(line.state.turn)
        text = contenders[mover].generate()
        try:
            move = rules.read_move(line.state, text)
        except IllegalMove:
            if text.lower() != "resign":
                print(f"{text!r} is illegal and loses the game", file=sys.stderr)
            return 1 - mover
        line.play(move)
        for contender in contenders:
            contender.see(color, text)
    winner = rules.winner(line.state)
    if winner == TIE:
        return DRAWN
    to_move = (first_mover + len(line.moves)) % 2
    return to_move if winner == line.state.turn else 1 - to_move


def format_score(score: Score, as_json: bool) -> str:
    elo = estimate_elo(*score)
    if as_json:
        return json.dumps(
            {
                "games": sum(score),
                "wins": score.wins,
                "losses": score.losses,
                "draws": score.draws,
                "elo": elo.difference,
                "elo_low": elo.low,
                "elo_high": elo.high,
            }
        )
    texts = ["unbounded" if value is None else f"{value:+.0f}" for value in elo]
    return f"+{score.wins} -{score.losses} ={score.draws}: Elo {texts[0]}, 95% from {texts[1]} to {texts[2]}"
