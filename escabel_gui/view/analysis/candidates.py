"""Signs on the board for an analysis and for moves named in texts: candidates, lines, markers."""

from typing import Final

from PySide6.QtCore import QObject

from escabel_gui.model.analysis.analysis import Analysis
from escabel_gui.model.table.game import Game
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.piles import piles_after_move
from escabel_gui.record.telling.positions import read_moves
from escabel_gui.record.tree import Node
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point
from escabel_gui.view.board.analysis_item import AnalysisMarks, CandidateMark, ShownLine
from escabel_gui.view.board.board_view import BoardView
from escabel_gui.view.look.move_signs import MoveSign
from escabel_gui.view.look.texts import format_count, format_rate

MAX_CANDIDATES: Final = 10
MIN_CANDIDATE_SHARE: Final = 0.02  # of the visits of the best-visited candidate; what was looked at less is not drawn
MAX_SHOWN_PV: Final = 12  # moves


class BoardAnalysis(QObject):
    """Marks on the board for analysis, pointer and panels, of which one kind at a time is drawn.

    A line that somebody points at in a panel comes first, then the signs of moves that are spoken of, then candidates.
    """

    def __init__(self, analysis: Analysis, game: Game, board: BoardView) -> None:
        super().__init__(board)
        self._analysis = analysis
        self._game = game
        self._choice = board.choice
        self._scene = board.board_scene
        self._line: ShownLine | None = None
        self._is_fleeting = False
        self._spoken: dict[Game, AnalysisMarks] = {}
        analysis.changed.connect(self.show)
        self._choice.point_changed.connect(self._take_pointing)
        game.node_changed.connect(self._forget_line)
        game.replaced.connect(self._forget_line)

    def show_line(self, node: Node, moves: tuple[str, ...], is_fleeting: bool = False) -> None:
        """Show what is on the board when these moves have been played from a node; none: what is there.

        What is fleeting goes when somebody points at the board.
        """
        self._line = line_from(self._game, node, moves) if moves else None
        self._is_fleeting = is_fleeting
        self.show()

    def show_signs(self, game: Game, signs: tuple[MoveSign, ...]) -> None:
        """Draw moves of a game that are spoken of, instead of those before, while that game is on the board."""
        self._show_marks(game, AnalysisMarks(signs=signs))

    def number_moves(self, game: Game, node: Node, moves: tuple[str, ...]) -> None:
        """Mark the moves that have been played from a node with numbers, in the same way."""
        self._show_marks(game, AnalysisMarks(line=line_from(game, node, moves) if moves else None))

    def _show_marks(self, game: Game, marks: AnalysisMarks) -> None:
        if marks != self._spoken.get(game, AnalysisMarks()):
            self._spoken[game] = marks
            self.show()

    def _forget_line(self, _step: object = None) -> None:
        """Drop the line, as it belongs to the position before."""
        if self._line is not None:
            self._line = None
            self.show()

    def _take_pointing(self, point: int | None) -> None:
        if self._is_fleeting and point is not None:
            self._line = None
        self.show()

    def show(self) -> None:
        self._scene.show_analysis(self._marks())

    def _marks(self) -> AnalysisMarks:
        evaluation = self._analysis.evaluation
        if self._choice.game is not self._game:
            return self._spoken.get(self._choice.game, AnalysisMarks())
        if self._line is not None:
            return AnalysisMarks(line=self._line)
        if evaluation is None:
            return self._spoken.get(self._game, AnalysisMarks())
        candidates = candidate_marks(self._game, evaluation)
        for mark in candidates:
            candidate = evaluation.candidate(mark.move)
            if candidate is not None and self._choice.point is not None and self._choice.point in mark.points:
                return AnalysisMarks(line=line_from(self._game, self._game.node, candidate.pv))
        return AnalysisMarks(candidates)


def candidate_marks(game: Game, evaluation: Evaluation) -> tuple[CandidateMark, ...]:
    """Return the marks for the most visited moves of an evaluation of the current position."""
    most = max(candidate.visits for candidate in evaluation.candidates) or 1
    marks: list[CandidateMark] = []
    looked_at = [candidate for candidate in evaluation.candidates if candidate.visits >= MIN_CANDIDATE_SHARE * most]
    for candidate in looked_at[:MAX_CANDIDATES]:
        moves = read_moves(game.rules, game.state, (candidate.move,))
        share = candidate.visits / most
        if not moves or moves[0] in (PASS, SWAP):
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
    return tuple(marks)


def line_from(game: Game, node: Node, line: tuple[str, ...]) -> ShownLine:
    """Return the moves of a line that begins at a node, as they change what is on the board now."""
    rules, state = game.rules, game.tree.state_at(node).copy()
    piles = game.tree.piles_at(node)
    numbers: dict[int, list[str]] = {}
    for number, move in enumerate(read_moves(rules, state, line[:MAX_SHOWN_PV]), start=1):
        piles = piles_after_move(rules, state, piles, move)
        if move not in (PASS, SWAP):
            numbers.setdefault(rules.target_point(move), []).append(str(number))
        rules.play(state, move)
    changed = {point: pile for point, pile in enumerate(piles) if pile != game.piles[point]}
    return ShownLine(changed, {point: "·".join(texts) for point, texts in numbers.items()})
