"""Parts of the window that are made on first use."""

from collections.abc import Callable
from typing import Generic, TypeVar

Part = TypeVar("Part")


class FirstUse(Generic[Part]):
    """A rarely used part: imported and made when it is called for the first time, and the same one from then on."""

    def __init__(self, make: Callable[[], Part]) -> None:
        """Set up the part; `make` imports its module and makes it."""
        self._make = make
        self.made: Part | None = None

    def __call__(self) -> Part:
        if self.made is None:
            self.made = self._make()
        return self.made
