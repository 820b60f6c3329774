"""Themes to choose from, each seen before it is chosen."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.view.language import translate
from escabel_gui.view.look.colors import colors_of
from escabel_gui.view.look.diagrams import blank, paint_diagram
from escabel_gui.view.look.painting import transparent_pixmap
from escabel_gui.view.look.style import RADIUS, STEP, spaced
from escabel_gui.view.look.themes import MAPLE, SLATE, THEMES, Theme
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.idle_queue import IdleQueue

PICTURE: Final = QSize(160, 112)
BOARD: Final = 92  # pixels


class ThemePicker(QWidget):
    """A picture of a window in each theme, and one for whatever suits the desktop, whose key is empty."""

    chosen = Signal(str)

    def __init__(self, key: str) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Theme"))
        self.buttons: dict[str, QToolButton] = {}
        group = QButtonGroup(self)
        row = spaced(FlowLayout(self), 2 * STEP)
        titles = {"": self.tr("Same as system")}
        titles |= {theme.key: translate(theme.title) for theme in THEMES}
        for name, title in titles.items():
            button = QToolButton()
            button.setText(title)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # or else the frame stays where a click did not go
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setIconSize(PICTURE)
            button.setIcon(blank(PICTURE))
            button.setChecked(name == (key if key in titles else ""))
            button.clicked.connect(lambda _checked, name=name: self.chosen.emit(name))
            group.addButton(button)
            self.buttons[name] = button
            row.addWidget(button)
        self._pictures: dict[str, QPixmap] = {}
        self._painting = IdleQueue(self)
        for theme in THEMES:
            self._painting.add(partial(self._paint, theme))
        self._painting.add(self._paint_halves)

    def event(self, event: QEvent) -> bool:
        """Make all buttons as wide as the widest, so that they stand in columns."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest):
            widest = max(button.sizeHint().width() for button in self.buttons.values())
            for button in self.buttons.values():
                button.setMinimumWidth(widest)
        return super().event(event)

    def _paint(self, theme: Theme) -> None:
        self._pictures[theme.key] = picture = window_picture(theme, self._ratio)
        self.buttons[theme.key].setIcon(QIcon(picture))

    def _paint_halves(self) -> None:
        self.buttons[""].setIcon(QIcon(self._halves(self._pictures[MAPLE.key], self._pictures[SLATE.key])))

    @property
    def _ratio(self) -> float:
        return self.devicePixelRatioF()

    def take_keyboard(self) -> None:
        """Give the keyboard to the button of the theme that is set."""
        next(button for button in self.buttons.values() if button.isChecked()).setFocus()

    def _halves(self, light: QPixmap, dark: QPixmap) -> QPixmap:
        """Return two pictures in one, divided by a slanting line."""
        both = QPixmap(light)
        corner = QPainterPath(QPointF(PICTURE.width() * 0.62, 0))
        corner.lineTo(PICTURE.width(), 0)
        corner.lineTo(PICTURE.width(), PICTURE.height())
        corner.lineTo(PICTURE.width() * 0.38, PICTURE.height())
        painter = QPainter(both)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(corner)
        painter.drawPixmap(0, 0, dark)
        painter.end()
        return both


def window_picture(theme: Theme, ratio: float) -> QPixmap:
    """Return the picture of a small window: the board on its table, and the panel with lines and a button."""
    colors = colors_of(theme)
    picture = transparent_pixmap(PICTURE, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colors.line), 1))
    painter.setBrush(QColor(colors.window))
    painter.drawRoundedRect(QRectF(0.5, 0.5, PICTURE.width() - 1, PICTURE.height() - 1), RADIUS, RADIUS)
    ruleset = CATALOGUE[0]
    board = paint_diagram(ruleset.name, ruleset.diagram, theme, BOARD, ratio)
    painter.drawPixmap(QPointF(2 * STEP, (PICTURE.height() - BOARD) / 2), board)
    panel = QRectF(BOARD + 4 * STEP, 2 * STEP, PICTURE.width() - BOARD - 6 * STEP, PICTURE.height() - 4 * STEP)
    painter.setBrush(QColor(colors.surface))
    painter.drawRoundedRect(panel, STEP, STEP)
    painter.setPen(Qt.PenStyle.NoPen)
    for line, (color, share) in enumerate(((colors.ink, 0.7), (colors.muted, 0.5), (colors.muted, 0.6))):
        painter.setBrush(QColor(color))
        top = panel.top() + (2.4 + 2.6 * line) * STEP
        painter.drawRoundedRect(QRectF(panel.left() + STEP, top, share * (panel.width() - 2 * STEP), 3), 1.5, 1.5)
    painter.setBrush(QColor(colors.accent))
    painter.drawRoundedRect(QRectF(panel.left() + STEP, panel.bottom() - 4 * STEP, panel.width() - 2 * STEP, 10), 3, 3)
    painter.end()
    return picture
