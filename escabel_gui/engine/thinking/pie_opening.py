"""First moves of games with the pie rule: balanced ones, as the opponent may swap."""

from collections.abc import Callable
from typing import Final

from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.move_selection import swap_imbalance

OPENING_VISITS: Final = 20_000


def find_balanced_opening(search: Search, candidates: list[int], visits: int, is_over: Callable[[], bool]) -> int:
    """Return the child of the root after which swapping and replying have the most nearly equal values.

    Sequential halving: all candidates get equal visits, then the better half of them again as many together, and so
    on to the last one, or until `is_over`.
    """
    rounds = max(1, (len(candidates) - 1).bit_length())
    for _ in range(rounds):
        share = max(1, visits // rounds // len(candidates))
        for child in candidates:
            played = 0
            while played < share and not is_over():
                search.run_below(child, 1)
                played += 1
        candidates = sorted(candidates, key=lambda child: swap_imbalance(search.tree, child))[
            : (len(candidates) + 1) // 2
        ]
    return candidates[0]
