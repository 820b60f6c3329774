"""Incremental exchange of the most visited nodes between processes that search the same position."""

from __future__ import annotations

from math import isfinite
from typing import Final

from mypy_extensions import i64

from escabel_gui.engine.search.node_pool import NO_NODE, ROOT, UNKNOWN, WIN, NodePool

MIN_VISIT_SHARE: Final = 128  # the moves at a node are told of if it has one in so many visits
MAX_DELTA_CHARS: Final = 30_000  # characters; what does not fit is told the next time
FIELDS_PER_RECORD: Final = 4  # a path, visits, the sum of their values, a proof
MAX_DIGITS: Final = 15  # of a number in it
PATH_SEPARATOR: Final = "/"

Path = tuple[int, ...]  # moves from the root to a node
Counts = tuple[int, float, int]  # visits, the sum of their values, proof

NOTHING: Final = (0, 0.0, UNKNOWN)


class TreeSync:
    """State of the exchange between this tree and that of one other process.

    It is about the visits and proofs of the moves at the root and at all nodes with a share of the visits. What the
    other one has told is counted as if it had happened here, and is never told back. AMAF statistics are not exchanged:
    at such nodes each tree has so many that more of them would change little.
    """

    def __init__(self, tree: NodePool) -> None:
        self.tree = tree
        # by path to a node and move there: what the other one knows of this tree
        self.acknowledged: dict[Path, dict[int, Counts]] = {}

    def reset(self) -> None:
        """Begin anew, as both processes do with a new tree."""
        self.acknowledged = {}

    def advance(self, move: int) -> None:
        """Follow both processes to the position after a move."""
        self.acknowledged = {path[1:]: known for path, known in self.acknowledged.items() if path[:1] == (move,)}

    def export_delta(self) -> str:
        """Return the changes since the last call as text: for each changed node a record of FIELDS_PER_RECORD words."""
        tree = self.tree
        records: list[str] = []
        room = MAX_DELTA_CHARS
        for path, parent in self.frequent_nodes():
            known = self.acknowledged.setdefault(path, {})
            prefix = "".join([f"{move}{PATH_SEPARATOR}" for move in path])
            child = tree.first_child[parent]
            end = child + tree.child_count[parent]
            while child < end:
                visits, proof, move = tree.visits[child], tree.proof[child], int(tree.move[child])
                told_visits, told_total, told_proof = known.get(move, NOTHING)
                if visits > told_visits or proof != told_proof:
                    total = tree.value_sum[child]
                    record = f"{prefix}{move} {max(int(visits) - told_visits, 0)} {total - told_total:.2f} {proof}"
                    room -= len(record) + 1
                    if room < 0:
                        return " ".join(records)
                    records.append(record)
                    known[move] = (int(visits), total, int(proof))
                child += 1
        return " ".join(records)

    def frequent_nodes(self) -> list[tuple[Path, i64]]:
        """Return the nodes with a share of the visits, with their paths, the root first."""
        tree = self.tree
        path: Path = ()
        found: list[tuple[Path, i64]] = [(path, ROOT)]
        number = 0
        while number < len(found):
            path, parent = found[number]
            child = tree.first_child[parent]
            end = child + tree.child_count[parent]
            while child < end:
                if tree.child_count[child] > 0 and tree.visits[child] * MIN_VISIT_SHARE >= tree.visits[ROOT]:
                    found.append(((*path, int(tree.move[child])), child))
                child += 1
            number += 1
        return found

    def apply_delta(self, delta: str) -> None:
        """Add the changes in the other process to this tree; raises ValueError if the text is no delta."""
        fields = delta.split()
        if len(fields) % FIELDS_PER_RECORD != 0:
            raise ValueError(f"the number of words is no multiple of {FIELDS_PER_RECORD}")
        records: list[tuple[Path, Counts]] = []
        for k in range(0, len(fields), FIELDS_PER_RECORD):
            path = tuple([parse_count(word) for word in fields[k].split(PATH_SEPARATOR)])
            counts = (parse_count(fields[k + 1]), float(fields[k + 2]), parse_count(fields[k + 3]))
            if min(counts[0], counts[2]) < 0 or counts[2] > WIN or not isfinite(counts[1]):
                raise ValueError("visits, value or proof out of range")
            records.append((path, counts))
        for path, counts in records:
            self.apply_record(path, counts)

    def apply_record(self, path: Path, counts: Counts) -> None:
        """Add one record's counts to its node, if this tree has it; those of a move at the root count there, too."""
        tree = self.tree
        node: i64 = ROOT
        for move in path:
            node = tree.find_child(node, move)
            if node == NO_NODE:
                return
        visits, total, proof = counts
        tree.visits[node] += visits
        tree.value_sum[node] += total
        if len(path) == 1:
            tree.visits[ROOT] += visits
            tree.value_sum[ROOT] += visits - total
        if proof != UNKNOWN and tree.proof[node] == UNKNOWN:
            tree.proof[node] = proof
            self.prove_ancestors(node)
        known = self.acknowledged.setdefault(path[:-1], {})
        known_visits, known_total, known_proof = known.get(path[-1], NOTHING)
        known[path[-1]] = (known_visits + visits, known_total + total, max(known_proof, proof))

    def prove_ancestors(self, node: i64) -> None:
        """Prove the nodes above a proven one as far as that decides them."""
        tree = self.tree
        parent = tree.parent[node]
        while parent != NO_NODE and tree.proof[parent] == UNKNOWN:
            tree.propagate_proof(parent)
            if tree.proof[parent] == UNKNOWN:
                return
            parent = tree.parent[parent]


def parse_count(word: str) -> int:
    """Parse an integer of at most MAX_DIGITS digits; raises ValueError otherwise."""
    if len(word) > MAX_DIGITS:
        raise ValueError(f"a number has more than {MAX_DIGITS} characters")
    return int(word)
