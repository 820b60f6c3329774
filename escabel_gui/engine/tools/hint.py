"""A move for a position of a game, and the reasons for it, as the window tells them."""

import argparse
import json
from time import monotonic
from typing import Final

from escabel_gui.arguments import seconds
from escabel_gui.engine.game_arguments import add_seed_argument
from escabel_gui.engine.protocol.info_line import format_analysis, format_root
from escabel_gui.engine.search.node_pool import ROOT, NodePool
from escabel_gui.engine.search.options import DEFAULT_SEARCH, search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import TREE_NODES, SearchController, SearchLimits
from escabel_gui.engine.tools.position_arguments import add_position_arguments, find_position
from escabel_gui.record.evaluation import Evaluation, parse_kata_analyze
from escabel_gui.record.shapes.naming import add_shape
from escabel_gui.record.telling.advice import Advice, advise, is_settled
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.contract import Rules

MAX_SECONDS: Final = 2.0
MIN_VISITS: Final = 10
LOOK: Final = 0.1  # seconds between two looks at whether the choice is settled


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position_arguments(parser)
    add_thinking_arguments(parser)


def add_thinking_arguments(parser: argparse.ArgumentParser) -> None:
    """Add arguments that say how long to think, and how to print."""
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=MAX_SECONDS,
        metavar="S",
        help="how long to think at most; less where the choice is clear (%(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object")
    add_seed_argument(parser)


def run_hint(options: argparse.Namespace) -> int:
    """Look at the position and print; raises OSError, or ValueError with a reason."""
    tree, node = find_position(options)
    rules = tree.rules
    evaluation = evaluate(tree, node, options.seconds, options.seed)
    state = tree.state_at(node)
    advice = advise(rules, state, evaluation, int(state.turn))
    assert advice is not None
    advice = add_shape(rules, state, advice)
    print(json.dumps(as_data(rules, advice), indent=2, ensure_ascii=False) if options.json else advice.say(True))
    return 0


def evaluate(tree: GameTree, node: Node, most_seconds: float, seed: int) -> Evaluation:
    """Search until the choice is settled, or for so many seconds, and return the evaluation."""
    return look(*start_thinking(tree, node, seed), most_seconds)


def start_thinking(tree: GameTree, node: Node, seed: int) -> tuple[SearchController, PlayedLine]:
    """Return a search, and the moves up to the position that it is to look at."""
    line = PlayedLine(tree.rules, tree.state_at(tree.root).copy())
    for move in tree.moves_to(node):
        line.play(move)
    return SearchController(tree.rules, search_preset(DEFAULT_SEARCH), NodePool(TREE_NODES), seed), line


def look(thinker: SearchController, line: PlayedLine, most_seconds: float) -> Evaluation:
    """Return the evaluation of the end of a line, after thinking until the choice is settled, or for so long."""
    thinker.set_root(line)
    latest = monotonic() + most_seconds
    while True:
        left = latest - monotonic()
        limits = SearchLimits(None, min(LOOK, left))
        if left <= 0:  # nothing is seen yet: however slow the machine is, there must be something
            limits = SearchLimits(int(thinker.tree.visits[ROOT]) + MIN_VISITS, None)
        thinker.think(limits, lambda: False)
        seen = parse_kata_analyze(f"{format_analysis(thinker)} {format_root(thinker)}", int(line.state.turn))
        if seen is not None and (is_settled(seen) or thinker.search.is_root_proven() or monotonic() >= latest):
            return seen


def as_data(rules: Rules, advice: Advice) -> dict[str, object]:
    """Return a hint in the words of JSON."""
    return {
        "move": advice.text,
        "reasons": [str(sentence) for sentence in (*advice.reasons, *advice.more)],
        "proven": advice.proven or None,
        "winrate": round(advice.win_rate, 4),
        "threats": [rules.format_move(move) for move in advice.threats],
        "line": [rules.format_move(move) for move in advice.line],
    }
