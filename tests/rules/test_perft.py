"""The numbers of legal move sequences, against golden counts that `count_moves.py` made by the plain rules."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State

GOLDEN = sorted((Path(__file__).parent.parent / "data" / "perft").glob("*.txt"))
LINES = [line for file in GOLDEN for line in file.read_text(encoding="utf-8").splitlines()]


def perft(rules: Rules, state: State, depth: int) -> int:
    if depth == 0:
        return 1
    if rules.winner(state) != NOBODY:
        return 0
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    total = 0
    for k in range(int(rules.legal_moves(state, moves))):
        after = rules.after(state, moves[k])
        total += perft(rules, after, depth - 1)
    return total


@pytest.mark.parametrize("line", LINES)
def test_the_count_of_sequences(line: str) -> None:
    wire_name, size, *counts = line.split()
    rules = make_rules(wire_name, int(size))
    assert [perft(rules, rules.start(), depth + 1) for depth in range(len(counts))] == [int(n) for n in counts]
