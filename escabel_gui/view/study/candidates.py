"""Puts an analysis on the board: its candidates, and while one points at a candidate, the line that follows it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from escabel_gui.model.game import Game
from escabel_gui.model.study.analysis import Analysis
from escabel_gui.record.review.effects import read_moves
from escabel_gui.record.review.evaluation import Candidate, Evaluation
from escabel_gui.record.tree import piles_after_move
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point
from escabel_gui.view.board.analysis_item import AnalysisMarks, CandidateMark, ShownLine
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.look.texts import format_count, format_rate

MOST_CANDIDATES: Final = 10
LEAST_SHARE: Final = 0.02  # of the visits of the best-visited candidate; what was looked at less is not drawn
LONGEST_LINE: Final = 9  # moves


class BoardAnalysis(QObject):
    """Keeps the scene in step with the analysis and the pointer."""

    def __init__(self, analysis: Analysis, game: Game, board: BoardView) -> None:
        super().__init__(board)
        self._analysis = analysis
        self._game = game
        self._board = board
        self._scene = board.board_scene
        analysis.changed.connect(self.show)
        board.point_changed.connect(self.show)

    def show(self, _point: object = None) -> None:
        evaluation = self._analysis.evaluation
        if evaluation is None:
            self._scene.show_analysis(AnalysisMarks())
            return
        marks = AnalysisMarks(candidate_marks(self._game, evaluation))
        for mark in marks.candidates:
            candidate = evaluation.candidate(mark.move)
            if candidate is not None and self._board.point is not None and self._board.point in mark.points:
                marks = AnalysisMarks(line=shown_line(self._game, candidate))
                break
        self._scene.show_analysis(marks)


def candidate_marks(game: Game, evaluation: Evaluation) -> tuple[CandidateMark, ...]:
    """What is drawn of an evaluation of the game's current position: the moves that were looked at most."""
    most = max(candidate.visits for candidate in evaluation.candidates) or 1
    marks: list[CandidateMark] = []
    for candidate in evaluation.candidates:
        moves = read_moves(game.rules, game.state, (candidate.move,))
        share = candidate.visits / most
        if not moves or moves[0] in (PASS, SWAP) or (marks and share < LEAST_SHARE):
            continue
        move = moves[0]
        marks.append(
            CandidateMark(
                candidate.move,
                int(move_point(move)) if is_step(move) else None,
                game.rules.target_point(move),
                format_rate(candidate.win_rate),
                format_count(candidate.visits),
                share,
                candidate is evaluation.best,
            )
        )
    return tuple(marks[:MOST_CANDIDATES])


def shown_line(game: Game, candidate: Candidate) -> ShownLine:
    """The line that is expected after a candidate."""
    rules, state = game.rules, game.state.copy()
    piles = game.piles
    numbers: dict[int, list[str]] = {}
    for number, move in enumerate(read_moves(rules, state, candidate.line[:LONGEST_LINE]), start=1):
        piles = piles_after_move(rules, state, piles, move)
        if move not in (PASS, SWAP):
            numbers.setdefault(rules.target_point(move), []).append(str(number))
        rules.play(state, move)
    changed = {point: pile for point, pile in enumerate(piles) if pile != game.piles[point]}
    return ShownLine(changed, {point: "·".join(texts) for point, texts in numbers.items()})
