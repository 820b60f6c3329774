"""Factory of searches, with the heuristics that their options ask for."""

from __future__ import annotations

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.engine.heuristics.registry import find_heuristics, make_evaluator, make_playouts
from escabel_gui.engine.heuristics.tuning import Tuning
from escabel_gui.engine.heuristics.weights import learned_patterns
from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.rules.contract import Rules


def make_search(rules: Rules, options: SearchOptions, tree: NodePool, seed: int) -> Search:
    """Construct a search, with the heuristics and the tuning of the game that the options ask for."""
    evaluator = make_evaluator(rules) if options.use_evaluator else Evaluator(rules)
    patterns = learned_patterns(rules, evaluator) if options.use_patterns else None
    tuning = find_tuning(rules, options)
    return Search(rules, options, tuning, tree, seed, make_playouts(rules), evaluator, patterns)


def find_tuning(rules: Rules, options: SearchOptions) -> Tuning:
    """Return the options' tuning, or the game's own."""
    if options.tuning is not None:
        return options.tuning
    return find_heuristics(rules).tuning_on(rules.size)
