"""Search of one game, backwards from its end, for its hardest puzzle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import Final, NamedTuple

from librt.random import Random

from escabel_gui.engine.puzzles.candidate import ANY_TURNS, PuzzleCandidate, PuzzleFinder, RejectReason, Turns
from escabel_gui.engine.puzzles.game_sources import play_fast_game
from escabel_gui.engine.puzzles.grading import Grader, first_rating
from escabel_gui.engine.puzzles.score_puzzles import ScorePuzzleFinder
from escabel_gui.engine.puzzles.win_puzzles import WinPuzzleFinder
from escabel_gui.engine.work.task import Data
from escabel_gui.record.exercises.exercise import GRADE, Exercise, set_goal
from escabel_gui.record.exercises.puzzle import MAX_RATING, RATING
from escabel_gui.record.exercises.themes import THEMES, find_themes, format_themes
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY

MAX_PLIES_FROM_END: Final = 14  # positions of a game, counted from its end, that are classified
VARIATION_PLIES: Final = 8  # positions, counted from the end, in which moves not played are tried
MAX_CONSECUTIVE_UNPROVEN: Final = 4  # positions; earlier ones would be harder still
MAX_REFUTATIONS: Final = 3  # wrong first moves that a puzzle refutes


class SearchJob(NamedTuple):
    """Game to search, as the data of a task: a saved one, or one to be played with a seed."""

    wire_name: str
    size: int
    seed: int
    sgf: str = ""  # the game; empty: one is played with the seed
    variations: int = 0  # other moves tried in each position near the end, if the game itself has no puzzle
    turns: int = 0  # of the puzzle; 0: as many as it takes, but more than one
    lowest_rating: int = 0  # of the puzzle, in points
    highest_rating: int = MAX_RATING


class FoundPuzzle(NamedTuple):
    """Finished puzzle as SGF, with its number of turns and its grade."""

    sgf: str
    turns: int
    grade: int


class SearchResult(NamedTuple):
    """Result of searching a game: rejected positions by reason, and the hardest puzzle, if any."""

    drops: dict[str, int]
    puzzle: FoundPuzzle | None
    seconds: float  # of CPU time


def search_game(data: Data) -> Data:
    """Search a game for a puzzle: the task function from a `SearchJob` to a `SearchResult`, as plain data."""
    job = SearchJob(**data)
    found = PuzzleSearcher(make_rules(job.wire_name, job.size)).search_game(job)
    return {**found._asdict(), "puzzle": found.puzzle and found.puzzle._asdict()}


class PuzzleSearcher:
    """Puzzle search in games of one ruleset and size; owns the grader."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.grader = Grader(rules)

    def make_finder(self, turns: Turns) -> PuzzleFinder:
        """Return a new finder for this ruleset, with an empty table: entries of one game seldom help in the next."""
        if self.rules.score(self.rules.start()) is not None:
            return ScorePuzzleFinder(self.rules, turns)
        return WinPuzzleFinder(self.rules, self.grader.order_by_visits, turns)

    def search_game(self, job: SearchJob) -> SearchResult:
        """Classify the last positions of a game, then variations, and write the longest candidate as a puzzle."""
        start = process_time()
        tree = read_sgf(job.sgf) if job.sgf else play_fast_game(self.rules, job.seed)
        finder = self.make_finder(Turns(job.turns, job.turns) if job.turns else ANY_TURNS)
        drops: Counter[str] = Counter()
        candidates: list[tuple[PuzzleCandidate, Node]] = []
        unproven = 0
        line = tree.main_line()[2:-1]
        for node in reversed(line[-MAX_PLIES_FROM_END:]):
            result = finder.classify(tree.state_at(node))
            if isinstance(result, RejectReason):
                drops[result] += 1
                unproven = unproven + 1 if result == RejectReason.UNPROVEN else 0
                if unproven == MAX_CONSECUTIVE_UNPROVEN:
                    break
            else:
                unproven = 0
                candidates.append((result, node))
        candidates.sort(key=lambda found: -found[0].turns)
        puzzle: FoundPuzzle | None = None
        for candidate, node in candidates:
            if puzzle is not None:
                drops[RejectReason.EASIER_IN_GAME] += 1
            else:
                puzzle = self.write_puzzle(finder, candidate, tree, node, job, drops)
        for node in self.iter_variations(tree, line[-VARIATION_PLIES:], job):
            if puzzle is not None:
                break
            result = finder.classify(tree.state_at(node))
            if isinstance(result, RejectReason):
                drops[result] += 1
            else:
                puzzle = self.write_puzzle(finder, result, tree, node, job, drops)
        return SearchResult(dict(drops), puzzle, process_time() - start)

    def iter_variations(self, tree: GameTree, line: list[Node], job: SearchJob) -> Iterator[Node]:
        """Yield new nodes after random moves that were not played: most are mistakes, which puzzles punish."""
        random = Random(job.seed)
        for before in reversed(line):
            played = {child.move for child in before.children}
            moves = [move for move in self.rules.legal_move_list(tree.state_at(before)) if move not in played]
            for _ in range(min(job.variations, len(moves))):
                node = tree.add_move(before, moves.pop(random.randrange(len(moves))))
                if self.rules.winner(tree.state_at(node)) == NOBODY:
                    yield node

    def write_puzzle(
        self,
        finder: PuzzleFinder,
        candidate: PuzzleCandidate,
        game: GameTree,
        node: Node,
        job: SearchJob,
        drops: Counter[str],
    ) -> FoundPuzzle | None:
        """Return a candidate as a saved puzzle, or None and count why not: its solution, or how hard it is."""
        tree = GameTree(self.rules, int(candidate.state.turn), game.stacks_at(node))
        if not finder.write_solution(tree, candidate) or len(tree.root.children) != 1:
            drops[RejectReason.TOO_MANY_LINES] += 1
            return None
        grade = self.grader.grade(candidate.state, candidate.move)
        rating = first_rating(self.rules, candidate.state, grade, candidate.turns)
        if not job.lowest_rating <= rating <= job.highest_rating:
            drops[RejectReason.OTHER_DIFFICULTY] += 1
            return None
        for move in grade.tempting_moves[:MAX_REFUTATIONS]:
            finder.write_refutation(tree, move)
        notes = {GRADE: str(grade.level), "turns": str(candidate.turns), "kind": candidate.kind}
        notes[THEMES] = format_themes(find_themes(Exercise(tree, candidate.goal)))
        notes[RATING] = str(rating)
        set_goal(tree, candidate.goal, notes)
        return FoundPuzzle(write_sgf(tree), candidate.turns, grade.level)
