"""How hard a puzzle is: which is the weakest level that solves it."""

from __future__ import annotations

from typing import Final, NamedTuple

from escabel_gui.engine.search.options import named_options
from escabel_gui.engine.search.search_tree import Tree
from escabel_gui.engine.thinking.levels import levels_in
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.thinker import TREE_NODES, Limits, Thinker
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import State

TRIES: Final = 3
ENOUGH: Final = 2  # tries in which a level must find the move
TASTE_VISITS: Final = 300


class Grade(NamedTuple):
    """The number of a level, and the wrong moves that weaker ones chose, the most tempting first."""

    level: int
    wrong_moves: list[int]


class Grader:
    """Lets levels look for moves, with chance that is always the same."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tree = Tree(TREE_NODES)

    def grade(self, state: State, move: int) -> Grade:
        """The last level's number, too, if no level finds the move within the visits that it is given."""
        wrong: dict[int, int] = {}
        *levels, best = levels_in(self.rules)
        for level in levels:
            found = 0
            for seed in range(1, TRIES + 1):
                thinker = self.think(state, seed)
                choice = thinker.decide(Limits(level.visits, None), level.temperature, never, level.whim)
                found += choice == move
                if choice != move:
                    wrong[choice] = wrong.get(choice, 0) + 1
            if found >= ENOUGH:
                break
        else:
            level = best
        return Grade(level.number, sorted(wrong, key=lambda choice: -wrong[choice]))

    def by_appeal(self, state: State, moves: list[int]) -> list[int]:
        """Moves in the order in which a search likes them."""
        if len(moves) < 2:
            return moves
        thinker = self.think(state, 1)
        thinker.think(Limits(TASTE_VISITS, None), never)
        visits = {int(self.tree.move[child]): int(self.tree.visits[child]) for child in thinker.children()}
        return sorted(moves, key=lambda move: -visits.get(move, 0))

    def think(self, state: State, seed: int) -> Thinker:
        thinker = Thinker(self.rules, named_options("default"), self.tree, seed)
        thinker.turn_to(PlayedLine(self.rules, state))
        return thinker


def never() -> bool:
    """Nobody interrupts a thinker here."""
    return False
