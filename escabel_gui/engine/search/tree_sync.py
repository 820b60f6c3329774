"""Incremental exchange of statistics near the root between processes that search the same position."""

from __future__ import annotations

from math import isfinite
from typing import Final

from mypy_extensions import i64

from escabel_gui.engine.search.node_pool import NO_NODE, ROOT, UNKNOWN, WIN, NodePool

NO_REPLY: Final = -1
MIN_VISIT_SHARE: Final = 16  # the replies to a move are told of if it has one in so many visits
MAX_DELTA_CHARS: Final = 60_000  # characters; what does not fit is told the next time
FIELDS_PER_RECORD: Final = 7  # of a piece of news
MAX_DIGITS: Final = 15  # of a number in it

Counts = tuple[int, float, int, float, int]  # visits, their total, shared visits, their total, proof


class TreeSync:
    """State of the exchange between this tree and that of one other process.

    It is about the moves at the root and the replies to them: their own games, the games they share, and proofs.
    What the other one has told is counted as if it had happened here, and is never told back.
    """

    def __init__(self, tree: NodePool, prior_visits: int) -> None:
        """Set up for a tree; `prior_visits` AMAF visits of each node are priors, which are not exchanged."""
        self.tree = tree
        self.prior_visits = prior_visits
        self.acknowledged: dict[
            tuple[int, int], Counts
        ] = {}  # by move and reply: what the other one knows of this tree

    def reset(self) -> None:
        """Begin anew, as both processes do with a new tree."""
        self.acknowledged = {}

    def advance(self, move: int) -> None:
        """Follow both processes to the position after a move."""
        self.acknowledged = {
            (reply, NO_REPLY): counts
            for (first, reply), counts in self.acknowledged.items()
            if first == move and reply != NO_REPLY
        }

    def export_delta(self) -> str:
        """Return the changes since the last call: for each node its move, reply and added counts, as text."""
        tree = self.tree
        records: list[str] = []
        room = MAX_DELTA_CHARS
        for node_id, node in self.synced_nodes():
            visits, total, amaf, amaf_total, proof = self.baseline_of(node_id, node)
            now: Counts = (
                int(tree.visits[node]),
                float(tree.value_sum[node]),
                int(tree.amaf_visits[node]),
                float(tree.amaf_total[node]),
                int(tree.proof[node]),
            )
            more = now[0] - visits
            more_amaf = now[2] - amaf
            if more > 0 or more_amaf > 0 or now[4] != proof:
                record = (
                    f"{node_id[0]} {node_id[1]} {max(more, 0)} {now[1] - total:.2f} "
                    f"{max(more_amaf, 0)} {now[3] - amaf_total:.2f} {now[4]}"
                )
                room -= len(record) + 1
                if room < 0:
                    break
                records.append(record)
            self.acknowledged[node_id] = now
        return " ".join(records)

    def baseline_of(self, node_id: tuple[int, int], node: i64) -> Counts:
        """Return the counts that the other process knows of a node; of a new node, its prior."""
        counts = self.acknowledged.get(node_id)
        if counts is not None:
            return counts
        amaf = int(self.tree.amaf_visits[node])
        if amaf == 0:
            return (0, 0.0, 0, 0.0, 0)
        prior = min(amaf, self.prior_visits)
        return (0, 0.0, prior, float(self.tree.amaf_total[node]) * prior / amaf, 0)

    def synced_nodes(self) -> list[tuple[tuple[int, int], i64]]:
        """Return the exchanged nodes with their move and reply: moves of the root, and replies to frequent ones."""
        tree = self.tree
        found: list[tuple[tuple[int, int], i64]] = []
        first = tree.first_child[ROOT]
        end = first + tree.child_count[ROOT]
        child = first
        while child < end:
            found.append(((int(tree.move[child]), NO_REPLY), child))
            child += 1
        child = first
        while child < end:
            if tree.visits[child] * MIN_VISIT_SHARE >= tree.visits[ROOT]:
                reply = tree.first_child[child]
                replies_end = reply + tree.child_count[child]
                while reply < replies_end:
                    found.append(((int(tree.move[child]), int(tree.move[reply])), reply))
                    reply += 1
            child += 1
        return found

    def apply_delta(self, delta: str) -> None:
        """Add the changes in the other process to this tree; raises ValueError if the text is no delta."""
        fields = delta.split()
        if len(fields) % FIELDS_PER_RECORD != 0:
            raise ValueError("news come in pieces of 7 numbers")
        records = [
            (
                (parse_count(fields[k]), parse_count(fields[k + 1])),
                (
                    parse_count(fields[k + 2]),
                    float(fields[k + 3]),
                    parse_count(fields[k + 4]),
                    float(fields[k + 5]),
                    parse_count(fields[k + 6]),
                ),
            )
            for k in range(0, len(fields), FIELDS_PER_RECORD)
        ]
        for _, counts in records:
            if min(counts[0], counts[2], counts[4]) < 0 or counts[4] > WIN or not isfinite(counts[1] + counts[3]):
                raise ValueError("no such thing can have happened")
        for node_id, counts in records:
            self.apply_record(node_id, counts)
        self.tree.propagate_proof(ROOT)

    def apply_record(self, node_id: tuple[int, int], counts: Counts) -> None:
        """Add one record's counts to its node, if this tree has it, and to the root."""
        tree = self.tree
        child = tree.find_child(ROOT, node_id[0])
        node = child
        if child != NO_NODE and node_id[1] != NO_REPLY:
            node = tree.find_child(child, node_id[1])
        if node == NO_NODE:
            return
        visits, total, amaf, amaf_total, proof = self.baseline_of(node_id, node)
        tree.visits[node] += counts[0]
        tree.value_sum[node] += counts[1]
        tree.amaf_visits[node] += counts[2]
        tree.amaf_total[node] += counts[3]
        if tree.proof[node] == UNKNOWN:
            tree.proof[node] = counts[4]
        self.acknowledged[node_id] = (
            visits + counts[0],
            total + counts[1],
            amaf + counts[2],
            amaf_total + counts[3],
            max(proof, counts[4]),
        )
        if node == child:
            tree.visits[ROOT] += counts[0]
            tree.value_sum[ROOT] += counts[0] - counts[1]
        elif tree.proof[child] == UNKNOWN and counts[4] != UNKNOWN:
            tree.propagate_proof(child)


def parse_count(word: str) -> int:
    """Parse an integer of at most MAX_DIGITS digits; raises ValueError otherwise."""
    if len(word) > MAX_DIGITS:
        raise ValueError("no number is as long")
    return int(word)
