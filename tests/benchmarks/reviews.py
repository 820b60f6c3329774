"""How much a review finds: games that weak levels lose, reviewed, and compared with a review that takes its time.

    python tests/benchmarks/reviews.py --games 4 --visits 1000 --reference 30000

For every ruleset, levels 2 to 5 in turn play level 7 until they have lost so many games. It prints which share of the
mistakes was found (recall), which share of what was found is one (precision), how far the values are off, and in how
many games something was named that lost it: a mistake of the loser, or a slide.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from librt.random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from escabel_gui.engine.matches.duel import random_opening
from escabel_gui.engine.search.options import named_options
from escabel_gui.engine.search.search_tree import Tree
from escabel_gui.engine.thinking.levels import LEVELS
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.thinker import TREE_NODES, Limits, Thinker
from escabel_gui.engine.tools.evaluate import evaluate
from escabel_gui.record.review.review import Review, Thresholds
from escabel_gui.record.review.slide import find_slide
from escabel_gui.record.sgf import read_sgf, write_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import NOBODY, TIE, opponent

BOARDS: Final = (
    *(("escabel", 7), ("abande", 7), ("quabble", 9), ("fast-quabble", 9), ("qualos", 9), ("conquare", 6)),
    ("fast-conquare", 6),
)
WEAK: Final = (2, 3, 4, 5)
STRONG: Final = 7


class Comparison(NamedTuple):
    """What a review has of the reference: mistakes of both, of it alone, and of the reference alone."""

    both: int
    alone: int
    missed: int
    errors: list[float]
    is_named: bool
    has_mistake: bool
    seconds: float


def lost_game(game: str, size: int, level: int, first_seed: int) -> tuple[GameTree, int]:
    """A game that a weak level loses, and the seed after those that were tried."""
    for seed in range(first_seed, first_seed + 1000):
        tree, loser = play(game, size, level, seed)
        if loser == seed % 2:
            return tree, seed + 1
    raise RuntimeError(f"level {level} does not lose {game}")


def play(game: str, size: int, level: int, seed: int) -> tuple[GameTree, int | None]:
    """A game in which the weak level has the plies of the seed's parity, and whose plies the loser had."""
    rules = make_rules(game, size)
    line = PlayedLine(rules)
    for move in random_opening(rules, 1, Random(seed)):
        line.play(move)
    thinkers = [Thinker(rules, named_options("default"), Tree(TREE_NODES), 2 * seed + k) for k in range(2)]
    while not line.is_over():
        mover = len(line.moves) % 2
        player = LEVELS[(level if mover == seed % 2 else STRONG) - 1]
        thinkers[mover].turn_to(line)
        line.play(thinkers[mover].decide(Limits(player.visits, None), player.temperature, lambda: False))
    tree = GameTree(rules)
    node = tree.root
    for move in line.moves:
        node = tree.add(node, move)
    tree.result = tree.result_at(node)
    assert tree.result is not None
    if tree.result.winner in (NOBODY, TIE):
        return tree, None
    to_move = len(line.moves) % 2
    return tree, 1 - to_move if tree.result.winner == node.turn else to_move


def compare(tree: GameTree, visits: int, reference: int) -> Comparison:
    """Review a game quickly and slowly."""
    text, thresholds = write_sgf(tree), Thresholds()
    reviews = []
    begin = process_time()
    for mean in (visits, reference):
        copy = read_sgf(text)
        evaluate(copy, mean, None, 1 if mean == visits else 7, lambda _node: None)
        reviews.append(Review(copy))
        if mean == visits:
            seconds = process_time() - begin
    quick, slow = reviews
    found, true = ({one.node.depth for one in review.mistakes(thresholds)} for review in reviews)
    errors = [abs(a - b) for a, b in zip(quick.rates, slow.rates, strict=True) if a is not None and b is not None]
    assert tree.result is not None
    loser = int(opponent(tree.result.winner))
    has_mistake = any(one.color == loser for one in quick.mistakes(thresholds))
    is_named = has_mistake or find_slide(quick, thresholds) is not None
    return Comparison(len(found & true), len(found - true), len(true - found), errors, is_named, has_mistake, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="of each ruleset")
    parser.add_argument("--visits", type=int, default=1_000)
    parser.add_argument("--reference", type=int, default=30_000)
    options = parser.parse_args()
    seeds = dict.fromkeys(BOARDS, 101)
    seen: list[Comparison] = []
    for number in range(options.games):
        for board in BOARDS:
            tree, seeds[board] = lost_game(*board, WEAK[number % len(WEAK)], seeds[board])
            seen.append(compare(tree, options.visits, options.reference))
            print(f"{board[0]} {board[1]}: {format_sums(seen)}", flush=True)


def format_sums(seen: list[Comparison]) -> str:
    both, alone, missed = (sum(getattr(one, name) for one in seen) for name in ("both", "alone", "missed"))
    errors = [error for one in seen for error in one.errors]
    return (
        f"{len(seen)} games, recall {both}/{both + missed}, precision {both}/{both + alone}, "
        f"values off by {100 * sum(errors) / len(errors):.2f} %, a mistake of the loser named in "
        f"{sum(one.has_mistake for one in seen)}, or a slide in {sum(one.is_named for one in seen)}, "
        f"{sum(one.seconds for one in seen) / len(seen):.2f} s a game"
    )


if __name__ == "__main__":
    main()
