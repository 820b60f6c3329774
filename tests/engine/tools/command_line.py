"""Moves that commands about a position are given, and what running one returns."""

from collections.abc import Callable

Run = Callable[..., tuple[int, str, str]]  # status, standard output, standard error

THREAT = "b2 a5 c7 d4 a1 b4 g5 g7 f6 e7 d6 d2 g1"  # Black threatens g3
