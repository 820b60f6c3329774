"""One game from its end backwards, and the hardest puzzle in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import Final, NamedTuple

from librt.random import Random

from escabel_gui.engine.mining.endings import EndingProver
from escabel_gui.engine.mining.find import Drop, Find, Prover
from escabel_gui.engine.mining.grading import Grader
from escabel_gui.engine.mining.quarry import quick_game
from escabel_gui.engine.mining.wins import WinProver
from escabel_gui.engine.work.task import Data
from escabel_gui.record.keeping.summary import format_stacks
from escabel_gui.record.learning.exercise import set_goal
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY

REACH: Final = 14  # plies before the end of a game that are looked at
VARIED: Final = 8  # plies before the end in which other moves are tried out
MOST_OPEN: Final = 4  # positions in a row that cannot be proven; earlier ones are harder still
MOST_REFUTATIONS: Final = 3


class Dig(NamedTuple):
    """A game to look at: one that is played with a seed, or a saved one."""

    wire_name: str
    size: int
    seed: int
    sgf: str = ""  # the game; empty: one that is played with the seed
    variations: int = 0  # other moves that are tried out in each position near the end, if nothing is found without


class MinedPuzzle(NamedTuple):
    """A puzzle that was found, as a saved game."""

    sgf: str
    turns: int
    grade: int
    kind: str


class Yield(NamedTuple):
    """What has become of the positions of a game."""

    drops: dict[str, int]
    puzzle: MinedPuzzle | None
    seconds: float  # of computing


def dig(data: Data) -> Data:
    """Look at a game, as a task for whoever has time for it: `Dig` and `Yield` as plain data."""
    order = Dig(**data)
    found = Pit(make_rules(order.wire_name, order.size)).dig(order)
    return {**found._asdict(), "puzzle": found.puzzle and found.puzzle._asdict()}


class Pit:
    """All that is needed to look at games by the same rules, one after the other."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.grader = Grader(rules)

    def make_prover(self) -> Prover:
        """What is remembered of one game is of little use for the next."""
        if self.rules.score(self.rules.start()) is not None:
            return EndingProver(self.rules)
        return WinProver(self.rules, self.grader.by_appeal)

    def dig(self, order: Dig) -> Yield:
        start = process_time()
        tree = read_sgf(order.sgf) if order.sgf else quick_game(self.rules, order.seed)
        prover = self.make_prover()
        drops: Counter[str] = Counter()
        finds: list[tuple[Find, Node]] = []
        unproven = 0
        line = tree.main_line()[2:-1]
        for node in reversed(line[-REACH:]):
            result = prover.examine(tree.state_at(node))
            if isinstance(result, Drop):
                drops[result] += 1
                unproven = unproven + 1 if result == Drop.OPEN else 0
                if unproven == MOST_OPEN:
                    break
            else:
                unproven = 0
                finds.append((result, node))
        for node in self.vary(tree, line[-VARIED:], order):
            if finds:
                break
            result = prover.examine(tree.state_at(node))
            if isinstance(result, Drop):
                drops[result] += 1
            else:
                finds.append((result, node))
        finds.sort(key=lambda found: -found[0].turns)
        puzzle = None
        for find, node in finds:
            if puzzle is not None:
                drops[Drop.EASIER] += 1
                continue
            puzzle = self.write_puzzle(prover, find, tree, node)
            if puzzle is None:
                drops[Drop.LOOSE] += 1
        return Yield(dict(drops), puzzle, process_time() - start)

    def vary(self, tree: GameTree, line: list[Node], order: Dig) -> Iterator[Node]:
        """Positions after moves that were not played: most are mistakes, and mistakes are what puzzles are made of."""
        random = Random(order.seed)
        for before in reversed(line):
            moves = self.rules.all_moves(tree.state_at(before))
            for _ in range(min(order.variations, len(moves))):
                node = tree.add(before, moves.pop(random.randrange(len(moves))))
                if self.rules.winner(tree.state_at(node)) == NOBODY:
                    yield node

    def write_puzzle(self, prover: Prover, find: Find, game: GameTree, node: Node) -> MinedPuzzle | None:
        """A find as a saved game; None if its solution is no clear one."""
        tree = GameTree(self.rules, int(find.state.turn), format_stacks(game, node))
        if not prover.write_solution(tree, find) or len(tree.root.children) != 1:
            return None
        grade = self.grader.grade(find.state, find.move)
        for move in grade.wrong_moves[:MOST_REFUTATIONS]:
            prover.write_refutation(tree, move)
        set_goal(tree, find.goal, {"grade": str(grade.level), "turns": str(find.turns), "kind": find.kind})
        return MinedPuzzle(write_sgf(tree), find.turns, grade.level, find.kind)
