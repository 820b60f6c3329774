"""Analyses whole games and writes them with win rates and the better moves; progress and mistakes go to stderr."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from escabel_gui.arguments import file_path, seconds, whole_number
from escabel_gui.engine.game_arguments import add_seed_argument
from escabel_gui.engine.processes.file_checks import check_file_writable, make_folder
from escabel_gui.engine.processes.output import reason_of
from escabel_gui.engine.processes.stdin_reader import configure_utf8_stdout
from escabel_gui.engine.tools.game_analysis import evaluate, review_games
from escabel_gui.engine.tools.threshold_arguments import add_threshold_arguments, thresholds_of
from escabel_gui.engine.work.executor_options import add_executor_arguments, make_executor
from escabel_gui.engine.work.task import Task
from escabel_gui.record.evaluation import MIN_VISITS
from escabel_gui.record.review.gradual_loss import find_gradual_loss
from escabel_gui.record.review.review import Review, Thresholds, black_rate_at, unseen
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_stored_games
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import read_bytes, write_atomically
from escabel_gui.record.telling.explanation import explain, find_mistake
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.contract import COLOR_NAMES
from escabel_gui.rules.state import BLACK, WHITE

DEFAULT_VISITS: Final = 1_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `escabel-engine review`."""
    parser.add_argument(
        "files",
        type=file_path,
        nargs="+",
        metavar="FILE.sgf",
        help="saved games, one or several in a file; what is reviewed already is kept",
    )
    parser.add_argument(
        "-o",
        "--output",
        type=file_path,
        metavar="OUT",
        help="where to write it (standard output); a folder for several files",
    )
    add_executor_arguments(parser, "files reviewed")
    parser.add_argument(
        "--visits", type=whole_number(1), default=DEFAULT_VISITS, metavar="N",
        help="for each position, on average (%(default)s)",
    )  # fmt: skip
    parser.add_argument("--time", type=seconds, metavar="S", help="seconds for each position at most")
    add_threshold_arguments(parser)
    add_seed_argument(parser)


def run_review(options: argparse.Namespace) -> int:
    """Review and write; what is done is written when one interrupts, too. Raises ValueError with a reason."""
    thresholds = thresholds_of(options)
    if len(options.files) > 1 or options.cluster is not None:
        return review_all(options, thresholds)
    if options.output is not None:
        check_file_writable(options.output)
    trees = read_games(options.files[0])
    if options.output is not None:
        read_former(options.output, trees)

    def tell(tree: GameTree, node: Node) -> None:
        text = "start" if node.move is None else tree.rules.format_move(node.move)
        rate = black_rate_at(tree, node)
        figure = "" if rate is None else f"Black {100 * rate:5.1f} %"
        print(f"{node.depth:4}/{tree.last_node().depth}  {text:10} {figure}", file=sys.stderr, flush=True)

    try:
        for number, tree in enumerate(trees, 1):
            if len(trees) > 1:
                print(f"game {number} of {len(trees)}", file=sys.stderr)
            evaluate(tree, options.visits, options.time, options.seed, partial(tell, tree))
    finally:
        text = "".join(map(write_sgf, trees))
        if options.output is None:
            configure_utf8_stdout()
            sys.stdout.write(text)
        else:
            write_atomically(options.output, text.encode(), keeps_aside=True)
    for number, tree in enumerate(trees, 1):
        if len(trees) > 1:
            print(f"game {number} of {len(trees)}", file=sys.stderr)
        print(format_review(Review(tree), thresholds), file=sys.stderr)
    return 0


def review_all(options: argparse.Namespace, thresholds: Thresholds) -> int:
    """Review games into a folder, in which those stay that a former run has reviewed; raises ValueError.

    A file that cannot be read, or in whose place there is something else, is left out; then the status is 1.
    """
    folder: Path | None = options.output
    if folder is None:
        raise ValueError("say with -o into which folder the reviewed games are to be written")
    targets = {folder / path.name: path for path in options.files}
    if len(targets) < len(options.files):
        raise ValueError("two of the files have the same name: they cannot be written to one folder")
    executor = make_executor(options)
    make_folder(folder)
    least = min(options.visits, MIN_VISITS)
    done = 0
    status = 0

    def tell(target: Path, what: str) -> None:
        nonlocal done
        done += 1
        print(f"{done}/{len(targets)}  {target.name}: {what}", file=sys.stderr, flush=True)

    def tasks() -> Iterator[Task]:
        nonlocal status
        for target, source in targets.items():
            try:
                trees = read_games(source)
                is_reviewed = has_reviewed(target, trees, least)
            except (ValueError, OSError) as error:
                tell(target, f"left out: {reason_of(error)}")
                status = 1
                continue
            if is_reviewed:
                tell(target, "reviewed already")
                continue
            data = {"visits": options.visits, "time": options.time, "seed": options.seed}
            yield Task(target.name, review_games, data | {"sgf": "".join(map(write_sgf, trees))})

    with closing(executor.run(tasks())) as outcomes:
        for name, result in outcomes:
            write_atomically(folder / name, result["sgf"].encode(), keeps_aside=True)
            mistakes = [Review(tree).mistakes(thresholds) for tree in read_stored_games(result["sgf"])]
            tell(folder / name, f"mistakes: {sum(map(len, mistakes))}")
    return status


def read_games(path: Path) -> list[GameTree]:
    """Read all games in a file, as it will be written again; raises OSError, or ValueError with a reason."""
    try:
        return list(read_stored_games(decode(read_bytes(path))))
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None


def has_reviewed(path: Path, trees: list[GameTree], least: int) -> bool:
    """Return True if a file has these games with so many visits per position; raises as `read_former`."""
    before = read_former(path, trees)
    return before is not None and not any(unseen(tree, tree.main_line(), least) for tree in before)


def read_former(path: Path, trees: list[GameTree]) -> list[GameTree] | None:
    """Return these games as a file has them that will be replaced, None without one; raises ValueError for others."""
    if not path.exists():
        return None
    before = read_games(path)
    if list(map(course_of, before)) != list(map(course_of, trees)):
        raise ValueError(f"{path} has other games, or not all of these: choose another place")
    return before


def course_of(tree: GameTree) -> tuple[object, ...]:
    """Return the rules, start and moves of a game."""
    moves = [node.move for node in tree.main_line()]
    return tree.rules.wire_name, tree.rules.size, tree.start_turn, tree.start_stacks, moves


def format_review(review: Review, thresholds: Thresholds) -> str:
    """Format the mistakes, each with what was better and why, and how exactly both played."""
    rules = review.tree.rules
    lines = []
    for judgment in review.mistakes(thresholds):
        node = judgment.node
        played = f"{rules.format_move(node.move)}{review.mark(node, thresholds)}"
        rates = f"{100 * judgment.rate:.0f} % instead of {100 * judgment.rate_before:.0f} %"
        better = " ".join(judgment.better.pv)
        lines.append(f"{node.depth}. {COLOR_NAMES[judgment.color]} {played}: {rates} with {better}")
        lines += [f"    {sentence}" for sentence in explain(review.tree.rules, find_mistake(review.tree, judgment))]
    slide = find_gradual_loss(review, thresholds)
    if slide is not None:
        lines.append(str(slide.say()))
    for color in (BLACK, WHITE):
        accuracy = review.accuracy(review.tree.person_at(review.line[-1], color))
        if accuracy is not None:
            lines.append(f"{COLOR_NAMES[color]} played with an accuracy of {accuracy:.0f} %.")
    return "\n".join(lines)
