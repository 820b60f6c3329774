"""The program's log: one rotating file, in which each line says what part of the program it comes from."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LOG_BYTES: Final = 500_000
LOG_FILES: Final = 3


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
        logger.addHandler(handler)
        logger.propagate = False
        logging.raiseExceptions = False  # a full disk is no reason to write to a terminal that nobody looks at
