"""The curve of a rating, on which each game can be pointed at."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen

from escabel_gui.record.report.ratings import RatedCurve
from escabel_gui.record.report.report import Report
from escabel_gui.view.guarding import guarded
from escabel_gui.view.look.style import STEP
from escabel_gui.view.look.texts import date_text
from escabel_gui.view.plain import plain
from escabel_gui.view.rating.rating_curve import RatingCurve
from escabel_gui.view.rating.rating_texts import rating_figure
from escabel_gui.view.widgets.announcing import Announcer
from escabel_gui.view.widgets.keys import ENTER


class RatingSteps(RatingCurve):
    """Curve on which arrow keys lead from game to game, and a click or Enter asks for the game."""

    wanted = Signal(object)  # ReportGame

    def __init__(self) -> None:
        super().__init__()
        self._report: Report | None = None
        self._curve: RatedCurve | None = None
        self._step = 0
        self._hovered: int | None = None
        self._announcer = Announcer(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_curve(self, report: Report, curve: RatedCurve) -> None:
        """Show the ratings after the games of a report."""
        self._report, self._curve = report, curve
        self._step = len(curve.points) - 1
        self._hovered = None
        ratings = [point.rating for point in curve.points]
        self.show_ratings([ratings[0], *ratings])

    def text(self, step: int) -> str:
        """Return what is known of a game on the curve."""
        assert self._report is not None
        assert self._curve is not None
        point = self._curve.points[step]
        date = date_text(self._report.games[point.game].summary.date)
        return f"{date}: {rating_figure(point.rating)}"

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        step = self._step if self.hasFocus() else self._hovered
        if step is None or self._curve is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Text), 2))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawEllipse(self._place(step + 1, self._curve.points[step].rating.value), 1.4 * STEP, 1.4 * STEP)

    def _step_under(self, x: float) -> int | None:
        if self._curve is None:
            return None
        plot, last = self._plot(), len(self._curve.points) - 1
        share = (x - plot.left()) / max(plot.width(), 1.0)
        return min(max(round(share * last), 0), last)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self._step_under(event.position().x())
        if self._hovered is not None:
            self.setToolTip(plain(self.text(self._hovered)))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        step = self._step_under(event.position().x())
        if step is not None and event.button() == Qt.MouseButton.LeftButton:
            self._want(step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = -1 if self._curve is None else len(self._curve.points) - 1
        steps = {
            Qt.Key.Key_Left: max(self._step - 1, 0),
            Qt.Key.Key_Right: min(self._step + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is not None and last >= 0:
            self._step = step
            self._tell()
        elif event.key() in (*ENTER, Qt.Key.Key_Space) and last >= 0:
            self._want(self._step)
        else:
            super().keyPressEvent(event)

    def _want(self, step: int) -> None:
        self._step = step
        if self._curve is not None and self._report is not None:
            self.wanted.emit(self._report.games[self._curve.points[step].game])

    def _tell(self) -> None:
        """Say which game the keyboard has come to."""
        self.update()
        if self._curve is not None:
            self._announcer.answer(self.text(self._step))
