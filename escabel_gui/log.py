"""The program's log: one rotating file, in which each line says what part of the program it comes from."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

LOG_BYTES: Final = 500_000
LOG_FILES: Final = 3


def start_log(folder: Path) -> logging.Logger:
    """The program's log in a folder, made when first written to; a folder that cannot be written means no log."""
    logger = logging.getLogger("escabel")
    if not logger.handlers:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handler: logging.Handler = RotatingFileHandler(
                folder / "escabel.log", maxBytes=LOG_BYTES, backupCount=LOG_FILES, encoding="utf-8", delay=True
            )
        except OSError:
            handler = logging.NullHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        logger.addHandler(handler)
        logger.propagate = False
    return logger
