"""Queue of small tasks, run one per turn of the event loop so that the window stays responsive."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget


class IdleQueue(QObject):
    """Queue that does one thing after the other, each in its own turn of the event loop, while its parent lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._to_do: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._do_next)

    def add(self, do: Callable[[], object]) -> None:
        self._to_do.append(do)
        self._timer.start()

    @property
    def is_busy(self) -> bool:
        return bool(self._to_do)

    def drop_all(self) -> None:
        """Drop all waiting tasks."""
        self._to_do.clear()
        self._timer.stop()

    def _do_next(self) -> None:
        do = self._to_do.popleft()
        if not self._to_do:
            self._timer.stop()
        with kept_alive(self):
            do()


@contextmanager
def kept_alive(part: QObject) -> Iterator[None]:
    """Keep the window of a part alive during its work, as the garbage collector may run meanwhile.

    A window that nobody refers to any more exists until it is collected; it would take all its parts with it.
    """
    owner = part
    while (parent := owner.parent()) is not None:
        owner = parent
    yield
    del owner


def paint_next(widget: QWidget) -> None:
    """Paint a widget in the next turn, as much in it is new: making it so, and painting it, each take one."""
    widget.setUpdatesEnabled(False)
    QTimer.singleShot(0, widget, lambda: widget.setUpdatesEnabled(True))
