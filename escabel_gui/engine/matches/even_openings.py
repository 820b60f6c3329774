"""Random openings after which a search gives both colors about the same chances.

Where one color wins from most openings whoever plays it, a match tells little: both games of a pair go to the same
color.
"""

from functools import lru_cache
from typing import Final

from librt.random import Random

from escabel_gui.engine.matches.match_game import random_opening
from escabel_gui.engine.search.node_pool import ROOT, UNKNOWN, NodePool
from escabel_gui.engine.search.options import DEFAULT_SEARCH, search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import TREE_NODES, SearchController, SearchLimits
from escabel_gui.engine.thinking.win_rates import win_rate
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules

MAX_LEAD: Final = 0.05  # of an even opening: the win rate's distance from one half
MAX_TRIES: Final = 200  # of random openings


@lru_cache(1)
def even_opening(game: str, size: int, plies: int, visits: int, seed: int) -> list[int]:
    """Return random moves from the start after which a search of so many visits gives either color about one half.

    The last answer is kept for the other game of a pair. Raises ValueError where no such opening is found.
    """
    rules = make_rules(game, size)
    random = Random(seed)
    searcher = SearchController(rules, search_preset(DEFAULT_SEARCH), NodePool(TREE_NODES), seed)
    for _ in range(MAX_TRIES):
        opening = random_opening(rules, plies, random)
        rate = rate_opening(searcher, rules, opening, visits)
        if rate is not None and abs(rate - 0.5) <= MAX_LEAD:
            return opening
    raise ValueError(
        f"none of {MAX_TRIES} random openings of {rules.wire_name} {rules.size} is even: choose another --opening"
    )


def rate_opening(searcher: SearchController, rules: Rules, opening: list[int], visits: int) -> float | None:
    """Return the win rate of the side to move after an opening; None if it is proven who wins."""
    line = PlayedLine(rules)
    for move in opening:
        line.play(move)
    searcher.set_root(line)
    searcher.think(SearchLimits(visits, None), lambda: False)
    if searcher.tree.proof[ROOT] != UNKNOWN:
        return None
    return win_rate(float(searcher.tree.mean(searcher.best_child())), searcher.calibration, visits)
