"""The refutation of a move: what the opponent answers, how both go on, and the consequence of each move."""

import argparse
import json

from escabel_gui.engine.tools.hint import add_thinking_arguments, look, start_thinking
from escabel_gui.engine.tools.position_arguments import add_position_arguments, find_position
from escabel_gui.engine.tools.threshold_arguments import add_threshold_arguments, thresholds_of
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.shapes.naming import name_shapes_of_answer
from escabel_gui.record.telling.refutation import MoveRefutation, refute
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove, shorten


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_position_arguments(parser)
    parser.add_argument("--move", required=True, metavar="MOVE", help="the move in question, as in a list of moves")
    add_thinking_arguments(parser)
    add_threshold_arguments(parser)


def run_why_not(options: argparse.Namespace) -> int:
    """Look at the position before and after the move and print; raises OSError, or ValueError with a reason."""
    thresholds = thresholds_of(options)
    tree, node = find_position(options)
    try:
        move = tree.rules.parse_legal_move(tree.state_at(node), options.move)
    except IllegalMove as error:
        raise ValueError(f"{shorten(options.move)} cannot be played: {error}") from None
    refutation = find_refutation(tree, node, move, options.seconds, options.seed, thresholds)
    data = as_data(tree.rules, refutation)
    print(json.dumps(data, indent=2, ensure_ascii=False) if options.json else format_text(tree.rules, refutation))
    return 0


def find_refutation(
    tree: GameTree, node: Node, move: int, most_seconds: float, seed: int, thresholds: Thresholds
) -> MoveRefutation:
    """Return the refutation of a legal move, told to who plays it."""
    thinker, line = start_thinking(tree, node, seed)
    state = tree.state_at(node)
    before = look(thinker, line, most_seconds / 2)
    line.play(move)
    after = None if line.is_over() else look(thinker, line, most_seconds / 2)
    refutation = refute(tree.rules, state, move, before, after, int(state.turn), thresholds)
    return refutation._replace(shapes=tuple(name_shapes_of_answer(tree.rules, state, refutation, before.best.move)))


def format_text(rules: Rules, refutation: MoveRefutation) -> str:
    """Return the verdict, a line of text for each move that follows, and one for each shape."""
    verdict = " ".join(str(sentence) for sentence in refutation.verdict)
    told = zip(refutation.line, refutation.sentences, strict=True)
    line = [f"{rules.format_move(move)}: {sentence}" for move, sentence in told]
    return "\n".join([verdict, *line, *map(str, refutation.shapes)])


def as_data(rules: Rules, refutation: MoveRefutation) -> dict[str, object]:
    """Return a refutation in the words of JSON."""
    return {
        "move": rules.format_move(refutation.move),
        "as_good": refutation.is_as_good,
        "proven": refutation.proven or None,
        "line": [rules.format_move(move) for move in refutation.line],
        "sentences": [str(sentence) for sentence in refutation.sentences],
        "shapes": [str(sentence) for sentence in refutation.shapes],
        "winrate": round(refutation.win_rate, 4),
    }
