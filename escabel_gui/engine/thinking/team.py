"""A player with peers: all think about the same position, and tell each other what they see."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from escabel_gui.engine.search.exchange import Exchange
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.engine.search.search_tree import ROOT, UNKNOWN, Tree
from escabel_gui.engine.thinking.peers import Peers
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.thinker import Limits, Thinker
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import State

ROUNDS: Final = 8  # so often in the time for a move, if that is neither short nor long, all are told what is new
SHORTEST_ROUND: Final = 0.03  # seconds
LONGEST_ROUND: Final = 0.3
LEAD: Final = 0.03  # seconds before the end of the time at which the last round begins, for its answers to be in time


class Team(Thinker):
    """Peers help where time is the limit: a number of visits is to mean the same whoever else searches.

    They are told of each other's finds in rounds, all by way of this process. On Escabel 7×7 at 0.1 s a move, two
    processes won 115 of 189 games against one.
    """

    def __init__(self, rules: Rules, options: SearchOptions, tree: Tree, seed: int, peers: Peers) -> None:
        super().__init__(rules, options, tree, seed)
        self.peers = peers
        self.exchanges = [Exchange(tree, options.foresight) for _ in peers.commands]  # one for each of them
        self.exchange_with_leader = Exchange(tree, options.foresight)  # if this is a peer itself
        self.awaited: list[int] = [0] * len(peers.commands)  # the numbers of the answers that they owe; 0 for none
        self.has_help = False
        self.round_seconds = LONGEST_ROUND
        self.next_round = 0.0
        self.last_round = 0.0

    def turn_to(self, line: PlayedLine) -> None:
        if line is not self.line or line.moves != self.moves:
            self.peers.rest()
            self.awaited = [0] * len(self.awaited)
        super().turn_to(line)
        if self.tree.proof[ROOT] != UNKNOWN:
            self.tree.proof[ROOT] = UNKNOWN  # a peer may have proven it, but its moves here do not show that
            self.tree.settle(ROOT)

    def advance(self, move: int) -> bool:
        for exchange in (*self.exchanges, self.exchange_with_leader):
            exchange.advance(move)
        return super().advance(move)

    def retreat(self, state: State, move: int) -> bool:
        self.forget_news()
        return super().retreat(state, move)

    def begin(self, state: State, last: int) -> None:
        self.forget_news()
        super().begin(state, last)

    def forget_news(self) -> None:
        for exchange in (*self.exchanges, self.exchange_with_leader):
            exchange.forget()

    def think(self, limits: Limits, is_interrupted: Callable[[], bool]) -> None:
        self.has_help = bool(self.peers.commands) and limits.visits is None and limits.seconds is not None
        if self.has_help:
            assert self.line is not None
            assert limits.seconds is not None
            now = monotonic()
            self.round_seconds = min(max(limits.seconds / ROUNDS, SHORTEST_ROUND), LONGEST_ROUND)
            self.next_round = now
            self.last_round = now + limits.seconds - LEAD
            self.peers.turn_to(self.line)
            self.confer()
        super().think(limits, is_interrupted)

    def grow(self, visits: int | None, seconds: float) -> bool:
        if self.has_help:
            self.confer()
        return super().grow(visits, seconds)

    def confer(self) -> None:
        """Take in what peers have answered, and at times tell them what is new."""
        now = monotonic()
        is_time = now >= self.next_round
        if is_time:
            self.next_round = now + self.round_seconds
            if now < self.last_round:
                self.next_round = min(self.next_round, self.last_round)
        for number, peer in enumerate(self.peers.peers):
            with self.peers.changed:
                answered, news = peer.answered, peer.news
            if self.awaited[number] and answered == self.awaited[number]:
                self.awaited[number] = 0
                with suppress(ValueError):  # it ended in the middle of a word
                    self.exchanges[number].take_in(news)
            if is_time and not self.awaited[number]:
                self.awaited[number] = self.peers.tell(peer, self.exchanges[number].news())

    def swap_news(self, news: str) -> str:
        """As a peer, take in the leader's news and return one's own; raises ValueError if that is no news."""
        mine = self.exchange_with_leader.news()
        self.exchange_with_leader.take_in(news)
        return mine

    def choose(self, temperature: float, deadline: float, whim: float = 0.0) -> int:
        self.peers.rest()
        return super().choose(temperature, deadline, whim)
