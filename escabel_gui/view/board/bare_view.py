"""Settings that all views of a board share: they show it and nothing else."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView


def make_bare(view: QGraphicsView) -> None:
    """Let a view be without a frame, bars and a ground of its own; what it draws has smooth edges.

    What is dropped on it is for the window.
    """
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.viewport().setAutoFillBackground(False)  # white would shine through at the edges at 125 or 150 percent
    view.viewport().setAcceptDrops(False)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
