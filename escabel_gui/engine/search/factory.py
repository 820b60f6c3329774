"""Factory of searches, with the heuristics that their options ask for."""

from __future__ import annotations

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.engine.heuristics.registry import make_evaluator, make_playouts
from escabel_gui.engine.heuristics.weights import learned_patterns
from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.rules.contract import Rules


def make_search(rules: Rules, options: SearchOptions, tree: NodePool, seed: int) -> Search:
    """Construct a search. Without `pattern_prior_weight` it has no patterns."""
    evaluator = make_evaluator(rules) if options.use_evaluator else Evaluator(rules)
    patterns = learned_patterns(rules, evaluator) if options.pattern_prior_weight > 0.0 else None
    return Search(rules, options, tree, seed, make_playouts(rules), evaluator, patterns)
