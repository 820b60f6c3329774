"""Measures whether hints stay the same when they are asked for again, and how long their reasons take to find.

`python tests/benchmarks/hints.py [POSITIONS] [SECONDS]` asks five times, each with other chances, for a hint in the
ordinary positions of tests/data/hints and in so many seeded ones (12 if left out), thinking for so many seconds at most
(2), and then finds reasons for some moves on the largest boards.
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
    """Print each position's moves, and how many of those with one good move have the same one nearly always."""
    stable: Counter[bool] = Counter()
    ordinary = (tree for tree in some_positions(1_000) if kind_of(tree, tree.last_node()) == "ordinary")
    known = (tree for tree in known_positions() if kind_of(tree, tree.last_node()) == "ordinary")
    for tree in chain(known, islice(ordinary, count)):
        answers = [ask(tree, seconds, seed) for seed in range(1, ASKED + 1)]
        moves = Counter(advice.text for advice in answers)
        is_stable = moves.most_common(1)[0][1] >= ASKED - 1
        has_one = has_one_good_move(tree, LONG * seconds)
        stable[is_stable] += has_one
        taste = sum("taste" in str(advice.say(True)) for advice in answers)
        rates = ", ".join(f"{advice.win_rate:.2f}" for advice in answers)
        note = ("one good move, " if has_one else "") + ("stable" if is_stable else "UNSTABLE")
        print(f"{tree.rules.wire_name} {tree.rules.size}: {dict(moves)} ({rates}) {note}, {taste} of taste", flush=True)
    print(f"one good move, the same one {ASKED - 1} times in {ASKED}: {stable[True]} of {sum(stable.values())}")


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
    measure_choices(int(sys.argv[1]) if len(sys.argv) > 1 else 12, float(sys.argv[2]) if len(sys.argv) > 2 else 2.0)
