"""Measures whether hints stay the same when they are asked for again, and how long their reasons take to find.

`python tests/benchmarks/hints.py [POSITIONS] [SECONDS]` finds reasons for some moves on the largest boards. Then it
looks at so many positions (40 if left out) with no win or threat in one, those of tests/data/hints first.
Where one move is good, it asks for a hint five times, each with other chances and for so many seconds at most (2).
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import chain, islice
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

if __name__ == "__main__":
    sys.path += [str(Path(__file__).parents[1] / part) for part in ("engine/tools", "record/telling", "rules")]

from hint_judge import kind_of, known_positions, some_positions

from escabel_gui.engine.tools.hint import evaluate
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.telling.advice import Advice, advise
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY

ASKED: Final = 5
LONG: Final = 3  # how many times as long the search thinks that finds out if one move is best
FEW: Final = 0.02  # of the visits: of moves with fewer, too little is known
CLEARLY: Final = 0.05  # win rate
LOST: Final = 0.03  # win rate
FILLED: Final = (0.2, 0.5, 0.8, 3.0)  # parts of the largest boards' points: as many moves, or all up to the last one


def ask(tree: GameTree, seconds: float, seed: int) -> Advice:
    node = tree.last_node()
    state = tree.state_at(node)
    advice = advise(tree.rules, state, evaluate(tree, node, seconds, seed), int(state.turn))
    assert advice is not None
    return advice


def has_one_good_move(tree: GameTree, seconds: float) -> bool:
    """True if searches that take their time agree on one move, clearly better than all others, and not lost."""
    seen = [evaluate(tree, tree.last_node(), seconds, seed) for seed in (98, 99)]
    return len({evaluation.best.move for evaluation in seen}) == 1 and all(map(is_clear, seen))


def is_clear(seen: Evaluation) -> bool:
    best, least = seen.best, FEW * seen.visits
    others = [candidate for candidate in seen.candidates[1:] if candidate.visits >= least]
    return best.win_rate > LOST and all(candidate.win_rate < best.win_rate - CLEARLY for candidate in others)


def measure_choices(count: int, seconds: float) -> None:
    """Print what is advised in positions with one good move, and in how many it is nearly always the same."""
    stable: Counter[bool] = Counter()
    trees = (
        tree
        for tree in chain(known_positions(), some_positions(1_000))
        if kind_of(tree, tree.last_node()) == "ordinary"
    )
    for tree in islice(trees, count):
        if has_one_good_move(tree, LONG * seconds):
            moves = Counter(ask(tree, seconds, seed).text for seed in range(1, ASKED + 1))
            is_stable = moves.most_common(1)[0][1] >= ASKED - 1
            stable[is_stable] += 1
            print(f"{tree.rules.wire_name} {tree.rules.size}: {dict(moves)}", flush=True)
    print(f"the same move {ASKED - 1} times in {ASKED} where one is good: {stable[True]} of {sum(stable.values())}")


def measure_reasons() -> None:
    """Print the longest time that reasons took on each of the largest boards."""
    for ruleset in CATALOGUE:
        wire_name, size = ruleset.name, ruleset.sizes[-1]
        rules, slowest = make_rules(wire_name, size), 0.0
        for filled in FILLED:
            random, state = Random(f"{wire_name} {filled}"), rules.start()
            for _ in range(int(filled * int(rules.board.points))):
                moves = [move for move in rules.legal_move_list(state) if move not in (PASS, SWAP)]
                if not moves or rules.winner(state) != NOBODY:
                    break
                before = state.copy()
                rules.play(state, random.choice(moves))
            state = before if rules.winner(state) != NOBODY else state
            for move in random.choices(rules.legal_move_list(state), k=3):
                text = rules.format_move(move)
                evaluation = Evaluation(int(state.turn), 0.5, (Candidate(text, 1_000, 0.5, "", (text,)),))
                start = perf_counter()
                advise(rules, state, evaluation, int(state.turn))
                slowest = max(slowest, perf_counter() - start)
        print(f"{wire_name} {size}: reasons after at most {slowest:.2f} s", flush=True)


if __name__ == "__main__":
    measure_reasons()
    measure_choices(int(sys.argv[1]) if len(sys.argv) > 1 else 40, float(sys.argv[2]) if len(sys.argv) > 2 else 2.0)
