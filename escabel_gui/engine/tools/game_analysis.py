"""A game, looked at position by position: each gets the visits that it is worth."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from escabel_gui.engine.protocol.info_line import PROOF_NAMES, format_analysis, known_children
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import DEFAULT_SEARCH, search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import TREE_NODES, SearchController, SearchLimits
from escabel_gui.engine.work.task import Data
from escabel_gui.record.evaluation import (
    MAX_STORED_CANDIDATES,
    MIN_VISITS,
    Candidate,
    Evaluation,
    parse_kata_analyze,
)
from escabel_gui.record.review.backward_correction import bounded_by_successor
from escabel_gui.record.review.review import black_rate_at, unseen
from escabel_gui.record.review.visit_allocation import VisitAllocator
from escabel_gui.record.sgf.reading import read_stored_games
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import GameTree, Node

STEPS: Final = 5  # looks, in the mean, after each of which it is decided whether to go on


def review_games(data: Data) -> Data:
    """Return the games of a file with their evaluations, as a task."""
    trees = list(read_stored_games(data["sgf"]))
    for tree in trees:
        evaluate(tree, data["visits"], data["time"], data["seed"], lambda _node: None)
    return {"sgf": "".join(map(write_sgf, trees))}


def evaluate(tree: GameTree, visits: int, seconds: float | None, seed: int, tell: Callable[[Node], None]) -> None:
    """Evaluate each position of the main line that has not been looked at closely yet, from the end.

    So what the end proves is known when one looks at how it came about. `tell` is told of each position.
    """
    line = PlayedLine(tree.rules, tree.state_at(tree.root).copy())
    thinker = SearchController(tree.rules, search_preset(DEFAULT_SEARCH), NodePool(TREE_NODES), seed)
    nodes = tree.main_line()
    todo = set(unseen(tree, nodes, min(visits, MIN_VISITS)))
    effort = VisitAllocator(visits, len(todo))
    after: float | None = None
    for move in tree.moves_to(nodes[-1]):
        line.play(move)
    for node in reversed(nodes):
        if node in todo:
            thinker.set_root(line)
            effort.turn_to(after)
            evaluation = search_until_enough(thinker, effort, seconds)
            if evaluation is not None:
                node.set_evaluation(bounded_by_successor(tree, node, evaluation))
        after = black_rate_at(tree, node)
        tell(node)
        line.undo()


def search_until_enough(thinker: SearchController, effort: VisitAllocator, seconds: float | None) -> Evaluation | None:
    """Search until the position has had its allocated visits, or the seconds are over; None if nothing was seen."""
    latest = None if seconds is None else monotonic() + seconds
    step = max(effort.mean // STEPS, 1)
    target = step
    while True:
        left = None if latest is None else max(latest - monotonic(), 0.0)
        thinker.think(SearchLimits(target, left), lambda: False)
        seen = current_evaluation(thinker)
        if seen is None or thinker.search.is_root_proven() or effort.is_enough(seen) or left == 0.0:
            break
        target += step
    if seen is None:
        return None
    effort.leave(seen)
    return evaluation_with_pv(thinker, seen)


def current_evaluation(thinker: SearchController) -> Evaluation | None:
    """Return the evaluation of all visited moves, without principal variations; None if none was visited.

    To say that of all moves, again and again, would take longer than the search.
    """
    children = known_children(thinker)
    if not children:
        return None
    best = thinker.best_child()
    children.sort(key=lambda child: child != best)
    candidates = tuple(glance_at_move(thinker, child) for child in children)
    return Evaluation(int(thinker.search.root_state.turn), thinker.root_win_rate(), candidates)


def glance_at_move(thinker: SearchController, child: int) -> Candidate:
    """Return a move as a candidate, without its principal variation."""
    tree = thinker.tree
    move = thinker.rules.format_move(int(tree.move[child]))
    proven = PROOF_NAMES.get(int(tree.proof[child]), "")
    return Candidate(move, int(tree.visits[child]), thinker.win_rate(child), proven, (move,))


def evaluation_with_pv(thinker: SearchController, seen: Evaluation) -> Evaluation:
    """Return the evaluation with principal variations of as many best moves as files store."""
    best = parse_kata_analyze(format_analysis(thinker, MAX_STORED_CANDIDATES), seen.color)
    assert best is not None
    return best._replace(win_rate=seen.win_rate, unlisted_visits=seen.visits - best.visits)
