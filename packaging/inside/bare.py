"""The smallest program of the same kind, packaged in the same way: what the packaged program is compared with."""

from __future__ import annotations

import os
import sys

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

from inside.first_paint import VARIABLE, report_first_paint


class BareView(QGraphicsView):
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)


def main() -> int:
    app = QApplication(sys.argv[:1])
    if VARIABLE in os.environ:
        report_first_paint(BareView)
    window = QMainWindow()
    window.setCentralWidget(BareView(QGraphicsScene(window)))
    window.resize(1080, 780)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
