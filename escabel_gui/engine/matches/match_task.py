"""A game of a match as a task, for whoever has time for it."""

import atexit
import json
from collections import defaultdict
from threading import Lock
from typing import Final

from librt.random import Random

from escabel_gui.engine.matches.even_openings import even_opening
from escabel_gui.engine.matches.match_game import play_game, random_opening
from escabel_gui.engine.matches.match_player import MatchPlayer, PlayerSpec, external_player, own_player
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.engine.work.task import Data
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules

# Two programs that have played are kept for the next game of the same match: starting them takes longer than a move.
idle_pairs: Final[defaultdict[str, list[list[MatchPlayer]]]] = defaultdict(list)
idle_lock: Final = Lock()


def make_player(description: Data, job: Data) -> PlayerSpec:
    """Return the player of `settings` of our engine, or of the command line of a `program`; raises ValueError."""
    limits = SearchLimits(job["visits"], job["time"])
    if "program" in description:
        return external_player(description["program"], limits)
    return own_player(description["settings"], limits)


def play(data: Data) -> Data:
    """Play a game; the winner is 0 for the first entrant, 1 for the second one, or DRAW."""
    match = json.dumps([data[key] for key in ("entrants", "game", "size", "visits", "time", "explains")])
    pair = acquire_pair(match, data)
    try:
        rules = pair[0].rules
        opening = choose_opening(rules, data)
        game = play_game(rules, pair, data["first_mover"], opening, data["seed"])
    except BaseException:
        for player in pair:
            player.close()
        raise
    with idle_lock:
        idle_pairs[match].append(pair)
    return {"winner": game.winner, "sgf": write_sgf(game.tree)}


def choose_opening(rules: Rules, data: Data) -> list[int]:
    """Return the opening of a game; raises ValueError if there is none as it is asked for."""
    plies, visits, seed = data["opening"], data["even"], data["opening_seed"]
    if visits is None:
        return random_opening(rules, plies, Random(seed))
    return even_opening(data["game"], rules.size, plies, visits, seed)


@atexit.register
def close_idle(match: str = "") -> None:
    """End the programs that are idle, but for those of one match."""
    with idle_lock:
        pairs = [pair for name in list(idle_pairs) if name != match for pair in idle_pairs.pop(name)]
    for pair in pairs:
        for player in pair:
            player.close()


def acquire_pair(match: str, data: Data) -> list[MatchPlayer]:
    """Return two players that no other game uses; idle ones of other matches are closed."""
    close_idle(match)
    with idle_lock:
        pair = idle_pairs[match].pop() if idle_pairs[match] else []
    if not pair:
        rules = make_rules(data["game"], data["size"])  # they keep scratch: each pair needs its own
        try:
            for entrant in data["entrants"]:
                pair.append(MatchPlayer(make_player(entrant, data), rules, data["explains"]))
        except BaseException:
            for player in pair:
                player.close()
            raise
    return pair
