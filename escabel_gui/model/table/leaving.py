"""Leaving a game: what comes in its place waits until nothing of it can be lost any more, or may be."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from escabel_gui.model.table.autosave import Autosave


class Leaving(QObject):
    """Request to leave the game and then do something else, at most one at a time.

    `go` makes the request; `go_if_safe` is called again when the disk is ready.
    """

    could_not_save = Signal(object)  # Failure: part of the game will be lost; it rests until `go_anyway` or `stay`

    def __init__(self, autosave: Autosave, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._autosave = autosave
        self._next: Callable[[], None] | None = None
        self._is_last = False  # nothing comes after it

    @property
    def is_under_way(self) -> bool:
        """True while a request to leave the game waits."""
        return self._next is not None

    @property
    def is_closing(self) -> bool:
        """True if the program closes after the pending request."""
        return self.is_under_way and self._is_last

    def go(self, then: Callable[[], None], is_last: bool = False) -> None:
        """Write what is to be written, and then do something, at once or later."""
        self._next = then
        self._is_last = is_last
        self._autosave.finish(is_closing=is_last)
        self.go_if_safe()

    def go_if_safe(self) -> None:
        """Do what was requested if the disk is ready: closing waits for everything, all else only for what is news.

        If part of the game would be lost, emit `could_not_save` instead.
        """
        writer = self._autosave.writer
        failure = writer.failure
        if self._next is None or writer.has_news or (self._is_last and writer.is_busy):
            return
        if failure is not None and failure.is_lost and self._autosave.is_worth_keeping:
            self.could_not_save.emit(failure)
        else:
            self.go_anyway()

    def go_anyway(self) -> None:
        """Do what was requested, whatever is lost."""
        then, self._next = self._next, None
        if then is not None:
            then()

    def stay(self) -> None:
        """Cancel the request to leave the game."""
        self._next = None
