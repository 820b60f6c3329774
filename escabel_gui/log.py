"""The program's log: one rotating file, in which each line says what part of the program it comes from."""

import logging
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from pathlib import Path
from queue import SimpleQueue
from typing import Final

LOG_BYTES: Final = 500_000
LOG_FILES: Final = 3


class WrittenAside(QueueHandler):
    """Log handler that passes records to another one in a thread of its own: the window never waits for a disk."""

    def __init__(self, handler: logging.Handler) -> None:
        super().__init__(SimpleQueue())
        self._thread: QueueListener | None = QueueListener(self.queue, handler)
        self._thread.start()

    def close(self) -> None:
        """Wait until everything is written; logging does so when the program ends."""
        if self._thread is not None:
            self._thread.stop()
            for handler in self._thread.handlers:
                handler.close()
            self._thread = None
        super().close()


def start_log(file: Path, level: str = "") -> None:
    """Write what `escabel` and its categories (`escabel.engine`, …) log to a file, made when first written to.

    A folder that cannot be written means no log. An empty level leaves the level as it is, at first `warning`.
    """
    logger = logging.getLogger("escabel")
    if level:
        logger.setLevel(level.upper())
    if not logger.handlers:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            handler: logging.Handler = RotatingFileHandler(
                file, maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8", delay=True
            )
        except OSError:
            handler = logging.NullHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        logger.addHandler(WrittenAside(handler))
        logger.propagate = False
        logging.raiseExceptions = False  # a full disk is no reason to write to a terminal that nobody looks at
