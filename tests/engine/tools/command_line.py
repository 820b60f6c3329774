"""Moves that commands about a position are given, and what running one returns."""

from collections.abc import Callable
from pathlib import Path

from escabel_gui.rules.catalogue import CATALOGUE

Run = Callable[..., tuple[int, str, str]]  # status, standard output, standard error

THREAT = "b2 a5 c7 d4 a1 b4 g5 g7 f6 e7 d6 d2 g1"  # Black threatens g3

ODD_FILES = {
    "damaged.sgf": "(;GM[103]",
    "illegal.sgf": "(;GM[103]RU[fast-quabble]SZ[7];B[z9])",
    "letter.sgf": "Dear Anna,",
    "rules.sgf": "(;GM[103]RU[chess]SZ[7];B[a1])",
}
ODD_REASONS = [
    "both.sgf: line 2: These rules (RU) are not known here: unknown game 'chess': choose one of "
    f"{', '.join(ruleset.name for ruleset in CATALOGUE)}.",
    "damaged.sgf: line 1: The file ends in the middle of the game: its end is missing.",
    "illegal.sgf: line 1: Move 1, z9, cannot be played: There is no point z9 on this board.",
    "letter.sgf: line 1: There is no game in this text: an SGF game begins with “(;”.",
    "rules.sgf: line 1: These rules (RU) are not known here: unknown game 'chess': choose one of "
    f"{', '.join(ruleset.name for ruleset in CATALOGUE)}.",
]


def make_odd_files(folder: Path) -> None:
    """Put into a folder what is no game, also among games of a file, and what is called like one and is no file."""
    for name, text in ODD_FILES.items():
        (folder / name).write_text(text, "utf-8")
    one, other = ((folder / name).read_text("utf-8") for name in ("one.sgf", "other_game.sgf"))
    (folder / "both.sgf").write_text(f"{one}\n{ODD_FILES['rules.sgf']}\n{other}\n{one}", "utf-8")
    (folder / "empty.sgf").touch()
    (folder / ".hidden.sgf").write_text(one, "utf-8")
    (folder / "folder.sgf").mkdir()
    (folder / "loop.sgf").symlink_to("loop.sgf")
