"""Command lines: a parser that says what is wrong in one line, and types for names and numbers."""

import argparse
import os
import re
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from typing import Final, NoReturn

from escabel_gui.rules.message import shorten

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
MAX_MESSAGE: Final = 500  # letters
MAX_TIME: Final = 10**9  # seconds


class OneLineParser(argparse.ArgumentParser):
    """Parser that answers wrong arguments with one line on stderr and status 2."""

    def error(self, message: str) -> NoReturn:
        """Print one line on stderr and exit with 2."""
        self.exit(2, f"{self.prog}: {one_line(message)}\n")


def say_every_letter() -> None:
    """Write to standard output and error in UTF-8 on Windows, whose pipes and files have an older charset.

    Elsewhere the locale says in what; a letter that it lacks is then a question mark, and no error. What is
    written to a closed standard error goes nowhere: `print` would write it to standard output, among the answers.
    """
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - as long as the process lives
    encoding = "utf-8" if sys.platform == "win32" else None
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="replace")


def one_line(message: str) -> str:
    """Return a message on one line, without its middle if it is too long to be read."""
    message = " ".join(message.split())
    if len(message) <= MAX_MESSAGE:
        return message
    half = MAX_MESSAGE // 2
    return f"{message[:half]} … {message[-half:]}"


def nonempty(text: str) -> str:
    """Return the name of a file, as an argparse type; an empty one would be taken for the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return text


def file_path(text: str) -> Path:
    """Parse the path of a file or folder, as an argparse type."""
    return Path(nonempty(text))


def whole_number(low: int, high: int = 10**9) -> Callable[[str], int]:
    """Return the argparse type of whole numbers in a range."""

    def parse(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,20}", text) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{shorten(text)!r} is not a whole number from {low} to {high}")
        return int(text)

    return parse


def seconds(text: str) -> float:
    """Parse a time above 0, as an argparse type."""
    number = parse_time(text)
    if number is None or number == 0:
        raise argparse.ArgumentTypeError(f"{shorten(text)!r} is not a number of seconds above 0")
    return number


def parse_time(text: str) -> float | None:
    """Parse a time in any unit, from 0 to MAX_TIME; None if the text says none."""
    try:
        number = float(text) if text.isascii() and "_" not in text else -1.0
    except ValueError:
        return None
    return number if 0 <= number <= MAX_TIME else None
