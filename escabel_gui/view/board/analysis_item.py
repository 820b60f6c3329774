"""Graphics item for an analysis: candidate moves with their figures, or the line that follows one of them."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from escabel_gui.view.board.layer import ANALYSIS, Layer
from escabel_gui.view.board.pile_pictures import draw_pile
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.move_signs import MoveSign, paint_candidate, paint_sign_at, paint_sign_between
from escabel_gui.view.look.painting import paint_text
from escabel_gui.view.look.position import Look, top_of
from escabel_gui.view.look.signs import paint_arrow, paint_shape

MIN_CANDIDATE_SCALE: Final = 0.78  # of the candidate that was looked at least, compared with the best one
LINE: Final = 0.72  # opacity of the piles of a line


class CandidateMark(NamedTuple):
    """A candidate as it is drawn: at its target, with an arrow from its source if it moves something."""

    move: str
    source: int | None
    target: int
    rate: str  # the win rate, in percent
    visits: str
    share: float  # of the visits of the candidate that has most, from 0 to 1
    is_best: bool

    @property
    def points(self) -> tuple[int | None, int]:
        return self.source, self.target


class ShownLine(NamedTuple):
    """Moves that follow each other: the piles as they are in the end, and by point the numbers of the moves there."""

    piles: dict[int, tuple[int, ...]]
    numbers: dict[int, str]


class AnalysisMarks(NamedTuple):
    """Candidates of a position, a line in place of them, or signs for moves that are mentioned elsewhere."""

    candidates: tuple[CandidateMark, ...] = ()
    line: ShownLine | None = None
    signs: tuple[MoveSign, ...] = ()


class AnalysisItem(Layer):
    """Layer with the marks of an analysis, over the stacks and under the marks of the position."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, ANALYSIS)
        self._piles: list[tuple[int, ...]] = []
        self._marks = AnalysisMarks()

    def show_marks(self, piles: list[tuple[int, ...]], marks: AnalysisMarks) -> None:
        if (piles, marks) != (self._piles, self._marks):
            self._piles, self._marks = piles, marks
            self.update()

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._marks.line is not None:
            self._paint_line(painter, self._marks.line)
            return
        for candidate in reversed(self._marks.candidates):
            self._paint_candidate(painter, candidate)
        for sign in self._marks.signs:
            self._paint_sign(painter, sign)

    def _paint_sign(self, painter: QPainter, sign: MoveSign) -> None:
        geometry, theme = self._look
        radius = geometry.radius(sign.target)
        if sign.source is None:
            paint_sign_at(painter, self._top(sign.target), radius, sign.kind, theme)
        else:
            paint_sign_between(painter, self._top(sign.source), self._top(sign.target), radius, sign.kind, theme)

    def _top(self, point: int) -> QPointF:
        return top_of(self._look.geometry, point, self._piles[point])

    def _paint_candidate(self, painter: QPainter, candidate: CandidateMark) -> None:
        geometry, theme = self._look
        radius = geometry.radius(candidate.target)
        center = geometry.center(candidate.target)
        if candidate.source is not None:
            start, end = self._top(candidate.source), self._top(candidate.target)
            paint_arrow(painter, start, end, theme, geometry.radius(candidate.source))
            center = start + (end - start) * 0.4
            radius *= 0.72
        elif self._piles[candidate.target]:
            center, radius = self._top(candidate.target), radius * 0.72
        if not candidate.is_best:
            radius *= MIN_CANDIDATE_SCALE + (0.92 - MIN_CANDIDATE_SCALE) * candidate.share
        paint_candidate(painter, center, radius, candidate.rate, candidate.visits, candidate.is_best, theme)

    def _paint_line(self, painter: QPainter, line: ShownLine) -> None:
        geometry, theme = self._look
        for point in sorted(line.piles, key=lambda point: geometry.center(point).y()):
            painter.setOpacity(LINE)
            draw_pile(painter, geometry.center(point), geometry.radius(point), line.piles[point], theme)
        painter.setOpacity(1.0)
        for point, number in line.numbers.items():
            top = top_of(geometry, point, line.piles.get(point, self._piles[point]))
            radius = geometry.radius(point)
            chip = QPainterPath()
            chip.addEllipse(top, radius * 0.5, radius * 0.5)
            paint_shape(painter, chip, radius, theme.accent, theme)
            size = radius * (0.6 if len(number) < 2 else 0.42)
            paint_text(painter, top, number, size, theme.casing, is_bold=True)
