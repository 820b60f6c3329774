"""Analyses a whole game and writes it with win rates and the better moves; progress and the mistakes go to stderr."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import Final

from escabel_gui.arguments import seconds, whole_number
from escabel_gui.engine.processes.output import require_file
from escabel_gui.engine.processes.pipe import speak_utf_8
from escabel_gui.engine.protocol.info_line import format_analysis
from escabel_gui.engine.search.options import named_options
from escabel_gui.engine.search.search_tree import Tree
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.thinker import TREE_NODES, Limits, Thinker
from escabel_gui.record.evaluation import FEWEST_VISITS, Evaluation, parse_analysis
from escabel_gui.record.keeping.files import read_bytes, write_atomically
from escabel_gui.record.review.effort import Effort
from escabel_gui.record.review.explanation import explain
from escabel_gui.record.review.review import Review, Thresholds, black_rate_at, unseen
from escabel_gui.record.review.slide import find_slide
from escabel_gui.record.sgf import RecordError, decode, read_sgf, write_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.moves import SWAP

DEFAULT_VISITS: Final = 1_000
STEPS: Final = 5  # looks, in the mean, after each of which it is decided whether to go on


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE.sgf", help="the game; what is reviewed already is kept")
    parser.add_argument("-o", "--output", type=Path, metavar="OUT", help="where to write it (standard output)")
    parser.add_argument(
        "--visits", type=whole_number(1), default=DEFAULT_VISITS, metavar="N",
        help="for each position, on average (%(default)s)",
    )  # fmt: skip
    parser.add_argument("--time", type=seconds, metavar="S", help="seconds for each position at most")
    parser.add_argument(
        "--mistake",
        type=whole_number(1, 100),
        default=Thresholds().mistake,
        metavar="P",
        help="a move that loses P %% of the games or more is a mistake (%(default)s)",
    )
    parser.add_argument(
        "--blunder", type=whole_number(1, 100), default=Thresholds().blunder, metavar="P",
        help="and one that loses so many is a blunder (%(default)s)",
    )  # fmt: skip
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="S", help="of all chance (%(default)s)")


def run_review(options: argparse.Namespace) -> int:
    """Review and write; what is done is written when one interrupts, too. Raises ValueError with a reason."""
    if options.output is not None:
        require_file(options.output)
    try:
        tree = read_sgf(decode(read_bytes(options.file)))
    except RecordError as error:
        raise ValueError(f"{options.file}: {error}") from None
    try:
        evaluate(tree, options.visits, options.time, options.seed)
    finally:
        text = write_sgf(tree)
        if options.output is None:
            speak_utf_8()
            sys.stdout.write(text)
        else:
            write_atomically(options.output, text.encode())
    print(format_review(Review(tree), Thresholds(options.mistake, options.blunder)), file=sys.stderr)
    return 0


def evaluate(tree: GameTree, visits: int, seconds: float | None, seed: int) -> None:
    """Look at every position of the main line that nobody has looked at closely yet, from the end.

    So what the end proves is known when one looks at how it came about.
    """
    line = PlayedLine(tree.rules, tree.state_at(tree.root).copy())
    thinker = Thinker(tree.rules, named_options("default"), Tree(TREE_NODES), seed)
    nodes = tree.main_line()
    todo = set(unseen(tree, nodes, min(visits, FEWEST_VISITS)))
    effort = Effort(visits, len(todo))
    after: float | None = None
    for move in tree.moves_to(nodes[-1]):
        line.play(move)
    for node in reversed(nodes):
        if node in todo:
            thinker.turn_to(line)
            effort.turn_to(after)
            evaluation = think_enough(thinker, effort, seconds)
            if evaluation is not None:
                node.keep_evaluation(evaluation)
        after = black_rate_at(tree, node)
        text = "start" if node.move is None else tree.rules.format_move(node.move)
        figure = "" if after is None else f"Black {100 * after:5.1f} %"
        print(f"{node.depth:4}/{nodes[-1].depth}  {text:10} {figure}", file=sys.stderr, flush=True)
        line.undo()


def think_enough(thinker: Thinker, effort: Effort, seconds: float | None) -> Evaluation | None:
    """What the thinker sees in its position after the effort that it is worth, in so many seconds at most."""
    latest = None if seconds is None else monotonic() + seconds
    step = max(effort.mean // STEPS, 1)
    target = step
    while True:
        left = None if latest is None else max(latest - monotonic(), 0.0)
        thinker.think(Limits(target, left), lambda: False)
        evaluation = parse_analysis(format_analysis(thinker), int(thinker.search.root_state.turn))
        if evaluation is None or thinker.search.is_decided() or effort.is_enough(evaluation) or left == 0.0:
            break
        target += step
    if evaluation is not None:
        effort.leave(evaluation)
    return evaluation


def format_review(review: Review, thresholds: Thresholds) -> str:
    """The mistakes, each with what was better and why, and how exactly both played."""
    rules = review.tree.rules
    lines = []
    for judgment in review.mistakes(thresholds):
        node = judgment.node
        played = f"{rules.format_move(node.move)}{review.mark(node, thresholds)}"
        rates = f"{100 * judgment.rate:.0f} % instead of {100 * judgment.rate_before:.0f} %"
        better = " ".join(judgment.better.line)
        lines.append(f"{node.depth}. {COLOR_NAMES[judgment.color]} {played}: {rates} with {better}")
        lines += [f"    {sentence}" for sentence in explain(review.tree, judgment)]
    slide = find_slide(review, thresholds)
    if slide is not None:
        lines.append(str(slide.words))
    is_swapped = any(node.move == SWAP for node in review.line)
    for color in (1, 2):
        accuracy = review.accuracy((color - 1) ^ int(is_swapped))
        if accuracy is not None:
            lines.append(f"{COLOR_NAMES[color]} played with an accuracy of {accuracy:.0f} %.")
    return "\n".join(lines)
