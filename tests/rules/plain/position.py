"""What all the plain games share: a position as a dict of piles, and points as pairs of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Protocol

Point = tuple[int, int]  # column and row, both from 1

OTHER = {"b": "w", "w": "b"}


@dataclass(frozen=True)
class Position:
    """Position of a game; `piles` holds the colors on every occupied point, from the bottom up: "bwb"."""

    piles: dict[Point, str]
    turn: str = "b"
    ply: int = 0
    passes: int = 0
    hands: dict[str, int] = field(default_factory=dict)

    def owner(self, point: Point) -> str:
        """Return "b", "w", or "" for an empty point and for one beyond the board."""
        return self.piles.get(point, "")[-1:]

    def height(self, point: Point) -> int:
        return len(self.piles.get(point, ""))

    def with_piles(self, changed: dict[Point, str]) -> Position:
        return replace(self, piles={**self.piles, **changed})

    def after_turn(self) -> Position:
        return replace(self, turn=OTHER[self.turn], ply=self.ply + 1)


class PlainGame(Protocol):
    """One game with its options, written once more from its rules: slowly, obviously, and for the tests only."""

    def start(self) -> Position: ...

    def moves(self, position: Position) -> list[str]:
        """Return the texts of all legal moves, the swap included; the game must not be over."""

    def play(self, position: Position, text: str) -> Position: ...

    def winner(self, position: Position) -> str:
        """Return "b", "w" or "tie"; "" while the game goes on."""

    def connected(self, position: Position, color: str) -> bool:
        """Return whether a chain touches both edges of a color; never in a game without edges."""


def name(point: Point) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[point[0] - 1] + str(point[1])


def parse_point(text: str) -> Point:
    return "abcdefghijklmnopqrstuvwxyz".index(text[0]) + 1, int(text[1:])


def parse_piles(stacks: str) -> dict[Point, str]:
    """Return the piles that "d4b e5wwb" stands for."""
    piles = {}
    for stack in stacks.split():
        colors = stack.lstrip("abcdefghijklmnopqrstuvwxyz").lstrip("0123456789")
        piles[parse_point(stack.removesuffix(colors))] = colors
    return piles


def spread(begin: Iterable[Point], reach: Callable[[Point], Iterable[Point]]) -> set[Point]:
    """Return everything that can be reached from where it begins."""
    found = set(begin)
    fresh = list(found)
    while fresh:
        for point in reach(fresh.pop()):
            if point not in found:
                found.add(point)
                fresh.append(point)
    return found


def count_sequences(game: PlainGame, position: Position, depth: int) -> int:
    """Return how many sequences of so many legal moves there are; a game that is over has no further one (perft)."""
    if depth == 0:
        return 1
    if game.winner(position):
        return 0
    return sum(count_sequences(game, game.play(position, text), depth - 1) for text in game.moves(position))
