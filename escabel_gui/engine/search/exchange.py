"""What two processes that search the same position tell each other, so that each grows its tree by what both see."""

from __future__ import annotations

from math import isfinite
from typing import Final

from mypy_extensions import i64

from escabel_gui.engine.search.search_tree import NO_NODE, ROOT, UNKNOWN, WIN, Tree

NO_REPLY: Final = -1
LEAST_SHARE: Final = 16  # the replies to a move are told of if it has one in so many visits
LONGEST_NEWS: Final = 60_000  # characters; what does not fit is told the next time
WORDS: Final = 7  # of a piece of news
MOST_DIGITS: Final = 15  # of a number in it

Counts = tuple[int, float, int, float, int]  # visits, their total, shared visits, their total, proof


class Exchange:
    """Between this tree and that of one other process.

    It is about the moves at the root and the replies to them: their own games, the games they share, and proofs.
    What the other one has told is counted as if it had happened here, and is never told back.
    """

    def __init__(self, tree: Tree, foresight: int) -> None:
        """`foresight` is the options': so many shared games of each node were not played, by neither side."""
        self.tree = tree
        self.foresight = foresight
        self.known: dict[tuple[int, int], Counts] = {}  # by move and reply: what the other one knows of this tree

    def forget(self) -> None:
        """Both begin a new tree."""
        self.known = {}

    def advance(self, move: int) -> None:
        """Both go on to the position after a move, before which its replies were replies."""
        self.known = {
            (reply, NO_REPLY): counts
            for (first, reply), counts in self.known.items()
            if first == move and reply != NO_REPLY
        }

    def news(self) -> str:
        """What has happened here since the last time: for each piece, move, reply and what came to its counts."""
        tree = self.tree
        pieces: list[str] = []
        room = LONGEST_NEWS
        for place, node in self.places():
            visits, total, shared, shared_total, proof = self.known_of(place, node)
            now: Counts = (
                int(tree.visits[node]),
                float(tree.total[node]),
                int(tree.shared_visits[node]),
                float(tree.shared_total[node]),
                int(tree.proof[node]),
            )
            more = now[0] - visits
            more_shared = now[2] - shared
            if more > 0 or more_shared > 0 or now[4] != proof:
                piece = (
                    f"{place[0]} {place[1]} {max(more, 0)} {now[1] - total:.2f} "
                    f"{max(more_shared, 0)} {now[3] - shared_total:.2f} {now[4]}"
                )
                room -= len(piece) + 1
                if room < 0:
                    break
                pieces.append(piece)
            self.known[place] = now
        return " ".join(pieces)

    def known_of(self, place: tuple[int, int], node: i64) -> Counts:
        """What the other one knows of a node; of a new one, what was to be foreseen."""
        counts = self.known.get(place)
        if counts is not None:
            return counts
        shared = int(self.tree.shared_visits[node])
        if shared == 0:
            return (0, 0.0, 0, 0.0, 0)
        foreseen = min(shared, self.foresight)
        return (0, 0.0, foreseen, float(self.tree.shared_total[node]) * foreseen / shared, 0)

    def places(self) -> list[tuple[tuple[int, int], i64]]:
        """The nodes that are told of, each with its move and reply."""
        tree = self.tree
        found: list[tuple[tuple[int, int], i64]] = []
        first = tree.first[ROOT]
        end = first + tree.count[ROOT]
        child = first
        while child < end:
            found.append(((int(tree.move[child]), NO_REPLY), child))
            child += 1
        child = first
        while child < end:
            if tree.visits[child] * LEAST_SHARE >= tree.visits[ROOT]:
                reply = tree.first[child]
                replies_end = reply + tree.count[child]
                while reply < replies_end:
                    found.append(((int(tree.move[child]), int(tree.move[reply])), reply))
                    reply += 1
            child += 1
        return found

    def take_in(self, news: str) -> None:
        """Count what has happened in the other process; raises ValueError if that is no news."""
        words = news.split()
        if len(words) % WORDS != 0:
            raise ValueError("news come in pieces of 7 numbers")
        pieces = [
            (
                (parse_count(words[k]), parse_count(words[k + 1])),
                (
                    parse_count(words[k + 2]),
                    float(words[k + 3]),
                    parse_count(words[k + 4]),
                    float(words[k + 5]),
                    parse_count(words[k + 6]),
                ),
            )
            for k in range(0, len(words), WORDS)
        ]
        for _, counts in pieces:
            if min(counts[0], counts[2], counts[4]) < 0 or counts[4] > WIN or not isfinite(counts[1] + counts[3]):
                raise ValueError("no such thing can have happened")
        for place, counts in pieces:
            self.take_in_piece(place, counts)
        self.tree.settle(ROOT)

    def take_in_piece(self, place: tuple[int, int], counts: Counts) -> None:
        tree = self.tree
        child = tree.find_child(ROOT, place[0])
        node = child
        if child != NO_NODE and place[1] != NO_REPLY:
            node = tree.find_child(child, place[1])
        if node == NO_NODE:
            return
        visits, total, shared, shared_total, proof = self.known_of(place, node)
        tree.visits[node] += counts[0]
        tree.total[node] += counts[1]
        tree.shared_visits[node] += counts[2]
        tree.shared_total[node] += counts[3]
        if tree.proof[node] == UNKNOWN:
            tree.proof[node] = counts[4]
        self.known[place] = (
            visits + counts[0],
            total + counts[1],
            shared + counts[2],
            shared_total + counts[3],
            max(proof, counts[4]),
        )
        if node == child:
            tree.visits[ROOT] += counts[0]
            tree.total[ROOT] += counts[0] - counts[1]
        elif tree.proof[child] == UNKNOWN and counts[4] != UNKNOWN:
            tree.settle(child)


def parse_count(word: str) -> int:
    """A whole number that is far from overflowing; raises ValueError for any other word."""
    if len(word) > MOST_DIGITS:
        raise ValueError("no number is as long")
    return int(word)
