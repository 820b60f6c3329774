"""Lets the engine play even games in the place of persons, and tells how far off their ratings are.

    python -m tests.record.rating.even_games --hours 1 -o FILE

Each person is the engine at visits between those of two levels. How strong they are is told by games against both of
these levels; then they play rounds of forty games, each against the level that is even for their rating by then. The
file gets a line for each round, so that a later run goes on; without time left, it is only summed up.
"""

import argparse
import json
import sys
import time
from math import exp, log
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.levels import levels_for
from escabel_gui.engine.thinking.limited_sight import SightLimits
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.record.rated_game import RatedGame
from escabel_gui.record.rating.level_ratings import even_level, level_rating
from escabel_gui.record.rating.rated_games import RatedGames
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP

GAME = "escabel"
NODES = 200_000
GAMES = 40  # of a round
TOLD = (10, 20, GAMES)
MEASURED = 100  # games against each of two levels that tell how strong a person is
SECONDS = 60.0  # for a move, so that visits alone decide


class Strength(NamedTuple):
    visits: int
    temperature: float
    sight: SightLimits | None


def level(rules: Rules, number: int) -> Strength:
    own = levels_for(rules)[number - 1]
    assert own.visits is not None
    return Strength(own.visits, own.temperature, own.sight)


def between(rules: Rules, number: int) -> Strength:
    """Return the strength of somebody between a level and the next one, who errs as both do."""
    one, other = level(rules, number), level(rules, number + 1)
    sight = one.sight
    if sight is not None and other.sight is not None:
        pairs = zip(sight[:-1], other.sight[:-1], strict=True)
        width, *rest = [(first * second) ** 0.5 for first, second in pairs]
        sight = SightLimits(round(width), *rest)
    return Strength(round((one.visits * other.visits) ** 0.5), (one.temperature * other.temperature) ** 0.5, sight)


class Board:
    """Board on which games are played, one after the other."""

    def __init__(self, size: int, seed: int) -> None:
        self.rules = make_rules(GAME, size)
        self.random = Random(seed)
        self.trees = [NodePool(NODES), NodePool(NODES)]

    def play(self, person: Strength, bot: Strength, is_first: bool) -> float:
        """Play a game; return 1 if the person wins, else 0."""
        options = search_preset("default")
        thinkers = [SearchController(self.rules, options, tree, self.random.randrange(2**31)) for tree in self.trees]
        line = PlayedLine(self.rules)
        person_moves, is_black = is_first, is_first
        while not line.is_over():
            thinker, who = (thinkers[0], person) if person_moves else (thinkers[1], bot)
            thinker.set_root(line)
            move = thinker.choose_move(SearchLimits(who.visits, SECONDS), who.temperature, lambda: False, who.sight)
            line.play(move)
            is_black ^= move == SWAP
            person_moves = not person_moves
        return float((int(self.rules.winner(line.state)) == 1) == is_black)


def measure(board: Board, number: int) -> float:
    """Return the rating that explains best what a person between two levels gets against both."""
    games: list[tuple[float, float]] = []
    for rival in (number, number + 1):
        value = level_rating(GAME, board.rules.size, rival).value
        games += [
            (value, board.play(between(board.rules, number), level(board.rules, rival), bool(k % 2)))
            for k in range(MEASURED)
        ]
    low, high = 0.0, 4000.0
    while high - low > 0.1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + exp(-log(10) * (middle - value) / 400)) for value, _ in games)
        low, high = (middle, high) if expected < sum(score for _, score in games) else (low, middle)
    return low


def play_round(board: Board, number: int) -> dict[str, Any]:
    games: list[RatedGame] = []
    for game in range(GAMES):
        even = even_level(GAME, board.rules.size, RatedGames(games).rating(GAME))
        rival = min(even, 7)  # the last one has no bound of visits
        score = board.play(between(board.rules, number), level(board.rules, rival), bool(game % 2))
        games.append(RatedGame(str(game), GAME, board.rules.size, rival, score, ""))
    curve = RatedGames(games).curve(GAME)
    return {
        "person": number,
        "scores": [game.score for game in games],
        "ratings": {str(games): [curve[games].value, curve[games].low, curve[games].high] for games in TOLD},
    }


def sum_up(lines: list[dict[str, Any]]) -> None:
    strengths = {line["person"]: line["strength"] for line in lines if "strength" in line}
    rounds = [line for line in lines if "scores" in line]
    for person, strength in strengths.items():
        own = [line for line in rounds if line["person"] == person]
        late = [score for line in own for score in line["scores"][TOLD[0] :]]
        if own:
            text = f"between levels {person} and {person + 1}: {strength:.0f} points, {len(own)} rounds"
            print(f"{text}, {100 * mean(late):.0f} % of the games from the eleventh on won")
    for games in TOLD if rounds else ():
        found = [(strengths[line["person"]], *line["ratings"][str(games)]) for line in rounds]
        error = mean(abs(value - strength) for strength, value, _, _ in found)
        held = mean(low <= strength <= high for strength, _, low, high in found)
        print(f"after {games} games: {error:.0f} points off on average, {100 * held:.0f} % of the intervals hold")
    if rounds:
        late = [score for line in rounds for score in line["scores"][TOLD[0] :]]
        print(f"{len(rounds)} rounds, {GAMES * len(rounds)} games; even from the eleventh on: {mean(late):.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=0.0, help="how long new games are played (%(default)s)")
    parser.add_argument("--size", type=int, default=7, help="of the board (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of all chance (%(default)s)")
    parser.add_argument("-o", "--output", type=Path, required=True, help="what is known, and will be")
    options = parser.parse_args()
    end = time.monotonic() + 3600 * options.hours
    file: Path = options.output
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    board = Board(options.size, options.seed + 1_000 * len(lines))
    while time.monotonic() < end:
        known = {line["person"] for line in lines if "strength" in line}
        person = next((number for number in range(1, 5) if number not in known), None)
        if person is not None:
            lines.append({"person": person, "strength": measure(board, person)})
        else:
            lines.append(play_round(board, 1 + sum("scores" in line for line in lines) % 4))
        with file.open("a") as out:
            out.write(json.dumps(lines[-1]) + "\n")
        print(json.dumps(lines[-1]), file=sys.stderr, flush=True)
    sum_up(lines)


if __name__ == "__main__":
    main()
