"""A player with peers: all think about the same position, and what they have seen is counted together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from escabel_gui.engine.line import Line
from escabel_gui.engine.peers import Peers
from escabel_gui.engine.player import Limits, Player
from escabel_gui.engine.search.settings import Settings
from escabel_gui.engine.search.tree import LOSS, ROOT, TIED, UNKNOWN, WIN, Tree
from escabel_gui.record.evaluation import Candidate
from escabel_gui.rules.game import Rules

PROOFS: Final = {"win": int(WIN), "tie": int(TIED), "loss": int(LOSS)}


class Team(Player):
    """Peers help where time is the limit: a number of visits is to mean the same whoever else searches.

    On Escabel 7×7 two trees of 1,000 visits, counted together, beat one of them by 58 Elo (280 games, 41 either way);
    one of 2,000 visits does so by 139 (200 games, 52 either way). So peers pay where cores are idle, and only there.
    """

    def __init__(self, rules: Rules, settings: Settings, tree: Tree, seed: int, peers: Peers) -> None:
        super().__init__(rules, settings, tree, seed)
        self.peers = peers

    def turn_to(self, line: Line) -> None:
        if line is not self.line or line.moves != self.moves:
            self.peers.forget()
        super().turn_to(line)
        if self.peers.commands and self.tree.proof[ROOT] != UNKNOWN:
            self.tree.proof[ROOT] = UNKNOWN  # a peer may have proven it, but its moves here do not show that
            self.tree.settle(ROOT)

    def think(self, limits: Limits, is_interrupted: Callable[[], bool]) -> None:
        assert self.line is not None
        if limits.visits is None and limits.seconds is not None:
            self.peers.search(self.line, limits.seconds)
        super().think(limits, lambda: self.is_decided() or is_interrupted())

    def is_decided(self) -> bool:
        """Whether the position is proven, now that a proof by anyone counts for all."""
        for child, candidate in self.seen_by_peers():
            if candidate.proven:
                self.tree.proof[child] = PROOFS[candidate.proven]
                self.tree.settle(ROOT)
        return self.search.is_decided()

    def choose(self, temperature: float, deadline: float) -> int:
        self.peers.wait_for_reports()
        self.peers.rest()
        self.is_decided()
        with self.united():
            return super().choose(temperature, deadline)

    @contextmanager
    def united(self) -> Iterator[None]:
        """Meanwhile the tree has the visits of the peers, too, for its moves here."""
        tree = self.tree
        added = self.seen_by_peers()
        for child, candidate in added:
            tree.visits[child] += candidate.visits
            tree.total[child] += candidate.visits * candidate.win_rate
        try:
            yield
        finally:
            for child, candidate in added:
                tree.visits[child] -= candidate.visits
                tree.total[child] -= candidate.visits * candidate.win_rate

    def seen_by_peers(self) -> list[tuple[int, Candidate]]:
        """What they have reported on the position, each with the tree's node of the move."""
        return [
            (int(self.tree.find_child(ROOT, self.rules.parse_move(candidate.move))), candidate)
            for candidate in self.peers.candidates()
        ]
