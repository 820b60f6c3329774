"""Command lines: a parser that says what is wrong in one line, and types for numbers."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from math import isfinite
from typing import NoReturn


class OneLineParser(argparse.ArgumentParser):
    """Answers wrong arguments with one line on stderr and status 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


def whole_number(low: int, high: int = 10**9) -> Callable[[str], int]:
    """The argparse type of whole numbers in a range."""

    def parse(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,20}", text) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a whole number from {low} to {high}")
        return int(text)

    return parse


def seconds(text: str) -> float:
    """The argparse type of times above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not (isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a number of seconds above 0")
    return number
