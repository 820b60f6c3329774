"""Counts the sequences of legal moves of every game by the plain rules alone and writes them to tests/data/perft.

    python -m tests.rules.count_moves

One line for each game with its options: the wire name, the size, and how many sequences of one, two, three moves
there are from the start. A swap is a move; a game that is over has no further move.
"""

from itertools import product
from pathlib import Path

from tests.rules.plain import make_plain
from tests.rules.plain.position import count_sequences

FOLDER = Path(__file__).parent.parent / "data" / "perft"

ESCABEL_NAMES = [
    "escabel" + (":" + ",".join(chosen) if (chosen := [part for part in parts if part]) else "")
    for parts in product(
        ("", "connection=tiebreak"),
        ("", "movement=crosscut"),
        ("", "growth=equal"),
        ("", "setup=checkered-black", "setup=checkered-white"),
    )
]

TABLES = {  # by file: the wire names, the sizes, and to which depth at each
    "escabel": (ESCABEL_NAMES, {3: 3, 4: 3}),
    "abande": (["abande", "abande:board=square", "abande:board=snub"], {7: 4}),
    "quabble": (["quabble", "fast-quabble", "qualos"], {3: 4, 4: 3, 5: 3, 11: 2}),
    "conquare": (["conquare", "fast-conquare"], {3: 3, 4: 3, 7: 2}),
}


def main() -> None:
    for file, (names, depths) in TABLES.items():
        lines = []
        for wire_name in names:
            for size, deepest in depths.items():
                game = make_plain(wire_name, size)
                counts = [count_sequences(game, game.start(), depth) for depth in range(1, deepest + 1)]
                lines.append(" ".join(str(part) for part in (wire_name, size, *counts)))
        (FOLDER / f"{file}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
