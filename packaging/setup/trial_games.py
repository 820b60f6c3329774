"""Games that compiled modules play so that the compiler learns which of their branches are taken.

python -m setup.trial_games FOLDER ROOT     in the folder `packaging`; where the modules are, and the clone they are of
"""

from __future__ import annotations

import os
import sys
from typing import Final

from setup.escabel_compiled_finder import CompiledFinder

VISITS: Final = 60  # of a move
USUAL_VISITS: Final = 300  # of a move, where a game has its usual options
TREE_NODES: Final = 1 << 17


def play(wire_name: str, visits: int) -> None:
    """Let the search play a game against itself on the usual board."""
    from escabel_gui.engine.search.node_pool import NodePool
    from escabel_gui.engine.search.options import search_preset
    from escabel_gui.engine.thinking.played_line import PlayedLine
    from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
    from escabel_gui.rules.catalogue import make_rules

    rules = make_rules(wire_name, None)
    thinker, line = SearchController(rules, search_preset("default"), NodePool(TREE_NODES), 1), PlayedLine(rules)
    while not line.is_over():
        thinker.set_root(line)
        line.play(thinker.choose_move(SearchLimits(visits, None), 0.0, lambda: False))


def main(folder: str, root: str) -> None:
    """Play every game with all its options. The modules write down what they counted when Python ends."""
    sys.path.insert(0, root)
    sys.meta_path.insert(0, CompiledFinder(folder, os.path.realpath(root)))
    from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names

    for ruleset in CATALOGUE:
        play(ruleset.name, USUAL_VISITS)
        for wire_name in all_wire_names(ruleset):
            play(wire_name, VISITS)


if __name__ == "__main__":
    main(*sys.argv[1:])
