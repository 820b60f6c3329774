"""Grade of a puzzle: the weakest playing level that solves it."""

from __future__ import annotations

from math import log2
from typing import Final, NamedTuple

from escabel_gui.engine.search.endgame_solver import EndgameSolver
from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.levels import levels_for
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import (
    NODES_PER_VISIT,
    TREE_NODES,
    SearchController,
    SearchLimits,
)
from escabel_gui.record.rating.level_ratings import level_rating
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import State

GRADING_TRIES: Final = 3  # for each level, with different seeds
REQUIRED_SOLVES: Final = 2  # tries in which a level must find the move
ORDERING_VISITS: Final = 300  # of the search that orders equally good moves
SOLVED_OFTEN: Final = 120.0  # points by which whoever solves two of three is stronger than the puzzle
TURN_POINTS: Final = (-250.0, -100.0, 150.0, 250.0, 325.0, 375.0)  # a person reads on turn by turn, unlike the bot
DOUBLED_MOVES: Final = 45.0  # points for twice as many moves to choose from
USUAL_MOVES: Final = 30
DOUBLED_BOARD: Final = 45.0  # points for a board that is twice as large
USUAL_BOARD: Final = 37  # places
DOUBLED_READING: Final = 45.0  # points for twice as many positions that have to be read to the end of the game
MAX_READING: Final = 1 << 20  # positions
MEGABYTES: Final = 200  # for the table of what has been read
SMALL_TREE: Final = 1 << 10  # nodes; the solver needs a search only for its rules


class Grade(NamedTuple):
    """Number of a level, and the wrong moves that weaker ones chose, the most frequent first."""

    level: int
    tempting_moves: list[int]


class Grader:
    """Player of puzzles on every level, with fixed seeds; owns one search tree.

    Who is told that there is something to find takes care: no level overlooks a win in one here.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tree = NodePool(TREE_NODES)

    def grade(self, state: State, move: int) -> Grade:
        """Return the grade of a puzzle with this solution; the highest level if none finds it within its visits."""
        wrong: dict[int, int] = {}
        *levels, best = levels_for(self.rules)
        for level in levels:
            found = 0
            for seed in range(1, GRADING_TRIES + 1):
                thinker = self.make_thinker(state, seed)
                sight = level.sight._replace(is_careless=False) if level.sight is not None else None
                choice = thinker.choose_move(
                    SearchLimits(level.visits, None), level.temperature, never_interrupt, sight
                )
                found += choice == move
                if choice != move:
                    wrong[choice] = wrong.get(choice, 0) + 1
            if found >= REQUIRED_SOLVES:
                break
        else:
            level = best
        return Grade(level.number, sorted(wrong, key=lambda choice: -wrong[choice]))

    def order_by_visits(self, state: State, moves: list[int]) -> list[int]:
        """Return moves sorted by the visits of a short search, the most visited first."""
        if len(moves) < 2:
            return moves
        thinker = self.make_thinker(state, 1)
        thinker.think(SearchLimits(ORDERING_VISITS, None), never_interrupt)
        visits = {int(self.tree.move[child]): int(self.tree.visits[child]) for child in thinker.children()}
        return sorted(moves, key=lambda move: -visits.get(move, 0))

    def make_thinker(self, state: State, seed: int) -> SearchController:
        """Return a player at a position, with a cleared tree."""
        thinker = SearchController(self.rules, search_preset("default"), self.tree, seed)
        thinker.set_root(PlayedLine(self.rules, state))
        return thinker


def first_rating(rules: Rules, state: State, level: int, turns: int) -> int:
    """Return a puzzle's difficulty in points of a person's rating, before anybody has tried it.

    Tries move it on. The weakest level that finds the move is a measure for reading, but not for how far.
    """
    base = level_rating_there(rules, state, level) - SOLVED_OFTEN
    choice = DOUBLED_MOVES * log2(len(rules.legal_move_list(state)) / USUAL_MOVES)
    board = DOUBLED_BOARD * log2(int(rules.board.points) / USUAL_BOARD)
    return round(base + TURN_POINTS[min(turns, len(TURN_POINTS)) - 1] + choice + board)


def level_rating_there(rules: Rules, state: State, level: int) -> float:
    """Return a level's rating; of one that solves the ends of games, finer, by how much there is to read.

    In games with points the levels without limited sight find what no weaker one does by reading all. Which of them is
    the first says less than the number of positions: the first one's rating belongs to as many as it looks into.
    """
    game, levels = parse_wire_name(rules.wire_name)[0].name, levels_for(rules)
    if rules.score(state) is None or levels[level - 1].sight is not None:
        return level_rating(game, level).value
    reader = next(one for one in levels if one.sight is None)
    assert reader.visits is not None
    doublings = log2(count_read_positions(rules, state) / (reader.visits * NODES_PER_VISIT))
    return level_rating(game, reader.number).value + DOUBLED_READING * doublings


def count_read_positions(rules: Rules, state: State) -> int:
    """Return how many positions the exact solver reads to tell the best result, MAX_READING at most."""
    solver = EndgameSolver(make_search(rules, search_preset("default"), NodePool(SMALL_TREE), 1), MEGABYTES)
    solver.solve(state, MAX_READING)
    return max(1, MAX_READING - max(0, int(solver.nodes_left)))


def never_interrupt() -> bool:
    """Return False: no search is interrupted here."""
    return False
