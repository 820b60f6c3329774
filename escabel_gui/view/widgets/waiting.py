"""Waiting for something that may take long, without stopping the window."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from traceback import clear_frames
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer, SignalInstance
from PySide6.QtWidgets import QProgressDialog, QWidget

from escabel_gui.model.background.threads import THREADS
from escabel_gui.record.progress import Cancelled, ProgressCallback
from escabel_gui.view.language import tr
from escabel_gui.view.plain import plain

T = TypeVar("T")

MAX_BLOCKING_SECONDS: Final = 0.02  # seconds that a window may stand still
LOOK_MS: Final = 40
STEPS: Final = 1000


class CancellableWork(Generic[T]):
    """Work in a thread of its own that reports its progress and can be called off."""

    def __init__(self, do: Callable[[ProgressCallback], T]) -> None:
        self._do = do
        self.progress = 0.0
        self.is_called_off = False
        self.outcome: Future[T] = Future()

    def start(self) -> None:
        """Begin the work."""
        THREADS.start(self._work)

    def _work(self) -> None:
        try:
            self.outcome.set_result(self._do(self._report))
        except Exception as error:
            clear_frames(error.__traceback__)  # what it has made for itself goes in the thread where it was made
            self.outcome.set_exception(error)

    def call_off(self) -> None:
        """Let the work end with its next report."""
        self.is_called_off = True

    def _report(self, done: int, total: int) -> None:
        self.progress = done / max(total, 1)
        if self.is_called_off:
            raise Cancelled


def run_with_progress(
    do: Callable[[ProgressCallback], T], window: QWidget, title: str, until: SignalInstance | None = None
) -> T:
    """Return what `do` returns on a worker thread; shows progress after a while. Raises Cancelled if the user cancels.

    `until` calls it off, too: what it brings is not wanted any more then. A file may be opened from the desktop at any
    time. Nobody waits for the end of what was called off but the end of the program: it ends with its next report.
    """
    work = CancellableWork(do)
    work.start()
    wait([work.outcome], MAX_BLOCKING_SECONDS)
    is_wanted = work.outcome.done() or show_progress(work, window, title, until)
    if not is_wanted or not work.outcome.done():
        work.call_off()  # the program may end without anybody having done so
        raise Cancelled
    return work.outcome.result()


def show_progress(work: CancellableWork[T], window: QWidget, title: str, until: SignalInstance | None) -> bool:
    """Block the window, except for a button that calls the work off, until the work ends or is called off.

    Returns False if `until` has come meanwhile.
    """
    dialog = QProgressDialog(plain(title), tr("Cancel"), 0, STEPS, window)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setMinimumDuration(0)
    dialog.setAutoReset(False)
    dialog.setValue(0)
    loop = QEventLoop()
    dialog.canceled.connect(work.call_off)
    dialog.canceled.connect(loop.quit)
    timer = QTimer(interval=LOOK_MS)
    is_wanted = True

    def drop() -> None:
        nonlocal is_wanted
        is_wanted = False
        dialog.canceled.emit()

    def look() -> None:
        if not work.is_called_off:
            dialog.setValue(round(work.progress * STEPS))
        if work.outcome.done():
            loop.quit()

    if until is not None:
        until.connect(drop)
    timer.timeout.connect(look)
    timer.start()
    dialog.show()  # it would wait for the next turn of the event loop, in which something else may be opened first
    loop.exec()
    if until is not None:
        until.disconnect(drop)
    is_here = dialog.isActiveWindow()  # else the person is in another program by now
    dialog.close()
    if is_here:
        window.activateWindow()  # not every desktop does that
    dialog.deleteLater()
    return is_wanted
