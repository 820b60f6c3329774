"""Difficulty of a puzzle: how often each playing level finds the move, and the points of a rating that follow."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from math import log2
from typing import Final, NamedTuple

from escabel_gui.engine.search.endgame_solver import EndgameSolver
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import DEFAULT_SEARCH, search_preset
from escabel_gui.engine.thinking.levels import LEVELS, Level, levels_for
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import (
    NODES_PER_VISIT,
    TREE_NODES,
    SearchController,
    SearchLimits,
)
from escabel_gui.record.exercises.puzzle import MAX_RATING
from escabel_gui.record.rating.glicko import Rating, expected_score
from escabel_gui.record.rating.level_ratings import level_rating
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import State

GRADING_TRIES: Final = 24  # for each level, with different seeds
REQUIRED_SOLVES: Final = 16  # tries in which a level must find the move
ORDERING_VISITS: Final = 300  # of the search that orders equally good moves
NEVER_FINDS: Final = Rating(750.0, 0.0)  # somebody who finds nothing: no puzzle is infinitely easy
SOLVED_OFTEN: Final = 120.0  # points by which whoever solves two of three is stronger than the puzzle
TURN_POINTS: Final = (-150.0, -100.0, 150.0, 250.0, 325.0, 375.0)  # a person reads on turn by turn, unlike the bot
DOUBLED_MOVES: Final = 45.0  # points for twice as many moves to choose from
USUAL_MOVES: Final = 30
DOUBLED_BOARD: Final = 45.0  # points for a board that is twice as large
USUAL_BOARD: Final = 37  # places
DOUBLED_READING: Final = 45.0  # points for twice as many positions that have to be read to the end of the game
MAX_READING: Final = 1 << 20  # positions
MEGABYTES: Final = 200  # for the table of what has been read


class Grade(NamedTuple):
    """Result of the tries of all levels at a puzzle."""

    level: int  # the weakest that finds the move in two tries of three; the strongest if none does
    found: dict[int, int]  # tries in which a level found it, by its number; the strongest has no limit and is not asked
    tempting_moves: list[int]  # which were chosen instead, the most frequent first


class Grader:
    """Player of puzzles on every level, with fixed seeds; owns one search tree.

    Who is told that there is something to find takes care: no level overlooks a win in one here.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tree = NodePool(TREE_NODES)

    def grade(self, state: State, move: int) -> Grade:
        """Return what levels make of a puzzle with this solution."""
        *levels, best = levels_for(self.rules)
        found: dict[int, int] = {}
        wrong: Counter[int] = Counter()
        for level in levels:
            choices = [self.choose_move(state, level, seed) for seed in range(1, GRADING_TRIES + 1)]
            found[level.number] = choices.count(move)
            wrong.update(choice for choice in choices if choice != move)
        solvers = (number for number, solves in found.items() if solves >= REQUIRED_SOLVES)
        return Grade(next(solvers, best.number), found, [choice for choice, _ in wrong.most_common()])

    def choose_move(self, state: State, level: Level, seed: int) -> int:
        """Return a level's choice."""
        sight = level.sight._replace(is_careless=False) if level.sight is not None else None
        limits = SearchLimits(level.visits, None)
        return int(self.make_thinker(state, seed).choose_move(limits, level.temperature, never_interrupt, sight))

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
        thinker = SearchController(self.rules, search_preset(DEFAULT_SEARCH), self.tree, seed)
        thinker.set_root(PlayedLine(self.rules, state))
        return thinker


def first_rating(rules: Rules, state: State, grade: Grade, turns: int) -> int:
    """Return a puzzle's difficulty in points of a person's rating, before anybody has tried it.

    Tries move it on. How often levels find the move is a measure for reading, but not for how far.
    """
    game, levels = ruleset_of(rules.wire_name).name, levels_for(rules)
    is_read = rules.score(state) is not None and levels[grade.level - 1].sight is None
    base = reading_rating(rules, state) if is_read else fit_rating(game, rules.size, grade.found)
    choice = DOUBLED_MOVES * log2(len(rules.legal_move_list(state)) / USUAL_MOVES)
    board = DOUBLED_BOARD * log2(int(rules.board.points) / USUAL_BOARD)
    return round(base + TURN_POINTS[min(turns, len(TURN_POINTS)) - 1] + choice + board)


def fit_rating(game: str, size: int, found: dict[int, int]) -> int:
    """Return the rating of a puzzle that fits best how often levels found its move in GRADING_TRIES tries each.

    The chance is that of a game: whoever has the puzzle's rating finds the move in one try of two, and who is
    SOLVED_OFTEN points stronger in two of three. The strongest level counts as one that always finds it.
    """
    solvers = [level_rating(game, size, number) for number in (*found, LEVELS[-1].number)] + [NEVER_FINDS]
    missed: float = sum(GRADING_TRIES - solves for solves in (*found.values(), GRADING_TRIES, 0))

    def expect_missed(rating: int) -> float:
        return GRADING_TRIES * sum(expected_score(Rating(rating, 0.0), solver) for solver in solvers)

    return bisect_left(range(MAX_RATING), missed, key=expect_missed)


def reading_rating(rules: Rules, state: State) -> float:
    """Return the rating of an ending that is found only by reading all: the more positions, the higher.

    In games with points the levels without limited sight find what no weaker one does. Which of them is the first says
    less than the number of positions: the first one's rating belongs to as many as it looks into.
    """
    reader = next(level for level in levels_for(rules) if level.sight is None)
    assert reader.visits is not None
    doublings = log2(count_read_positions(rules, state) / (reader.visits * NODES_PER_VISIT))
    rating = level_rating(ruleset_of(rules.wire_name).name, rules.size, reader.number).value
    return rating - SOLVED_OFTEN + DOUBLED_READING * doublings


def count_read_positions(rules: Rules, state: State) -> int:
    """Return how many positions the exact solver reads to tell the best result, MAX_READING at most."""
    solver = EndgameSolver(rules, MEGABYTES)
    solver.solve(state, MAX_READING)
    return max(1, MAX_READING - max(0, int(solver.nodes_left)))


def never_interrupt() -> bool:
    """Return False: no search is interrupted here."""
    return False
