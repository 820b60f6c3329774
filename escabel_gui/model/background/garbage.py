"""Collection of Python's cyclic garbage, in the thread of the window alone.

Python looks for garbage in whichever thread happens to allocate next. Objects of Qt's that are freed in a thread of the
background, while the window's thread is at work on them, take the whole process with them.
"""

import gc
import sys
from typing import Final

from PySide6.QtCore import QObject, QTimer

LOOK_MS: Final = 200
MAX_NEW: Final = 25_000  # objects between two looks: who makes more reads a large file
MANY_BLOCKS: Final = 450_000  # of Python's memory: to look through all that is in more takes longer than 40 ms
GROWTH: Final = 2.0
WHOLE: Final = 2  # the generation that is all there is


def collect_if_due() -> None:
    """Free what is no longer reachable, if so much has been made since that Python would do so by itself."""
    due = generation_due()
    if due is not None:
        gc.collect(due)


def generation_due() -> int | None:
    """Return up to which generation Python would look for garbage now; None if it would not."""
    thresholds = gc.get_threshold()
    due = [generation for generation, count in enumerate(gc.get_count()) if count > thresholds[generation]]
    return due[-1] if due else None


class GarbageTimer(QObject):
    """Timer that collects garbage in its own thread, in pieces that the window does not feel, as long as it lives.

    The more there is, the longer it takes to look through it. What is made by the ten thousand, the nodes of a large
    game, is set aside as it comes, unlooked at, and comes back when most of it has gone by itself, or once in a while:
    when there is twice as much as at the last look through everything.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._is_set_aside = False  # some of what there is
        self._blocks = sys.getallocatedblocks()  # at the last look through everything
        timer = QTimer(self, interval=LOOK_MS)
        timer.timeout.connect(self._look)
        timer.start()

    def _look(self) -> None:
        if gc.get_count()[0] > MAX_NEW:
            self._set_aside()
            return
        blocks = sys.getallocatedblocks()
        comes_back = self._is_set_aside and (blocks < MANY_BLOCKS or blocks > GROWTH * self._blocks)
        if comes_back:
            gc.unfreeze()
            self._is_set_aside = False
        due = WHOLE if comes_back else generation_due()
        if due is None:
            return
        gc.collect(due)
        if due == WHOLE:
            self._blocks = sys.getallocatedblocks()
            if self._blocks > MANY_BLOCKS:
                self._set_aside()

    def _set_aside(self) -> None:
        gc.freeze()
        self._is_set_aside = True
