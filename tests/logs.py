"""The program's log, as tests read it."""

import logging


def close_log() -> None:
    """Close the log when everything is written."""
    logger = logging.getLogger("escabel")
    for handler in logger.handlers[:]:
        logger.removeHandler(handler)
        handler.close()
