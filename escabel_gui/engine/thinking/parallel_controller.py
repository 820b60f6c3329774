"""Search controller with search workers: some run its playouts, others search on their own (root parallelization)."""

from collections.abc import Callable
from contextlib import suppress
from mmap import mmap
from time import monotonic
from typing import Final

from escabel_gui.engine.search.node_pool import ROOT, UNKNOWN, NodePool
from escabel_gui.engine.search.options import SearchOptions
from escabel_gui.engine.search.remote_playouts import PlayoutServer, RemotePlayouts
from escabel_gui.engine.search.tree_sync import TreeSync
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.engine.thinking.search_workers import MAX_PLAYOUT_WORKERS, SearchWorker, SearchWorkerPool
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import State

# exchanges in the time for a move, as far as the shortest and the longest interval allow
SYNCS_PER_MOVE: Final = 8
MIN_SYNC_INTERVAL: Final = 0.03  # seconds for each peer, as a round takes the leader some thousandths
MAX_SYNC_INTERVAL: Final = 0.3
# seconds before the end of the time at which the last round begins, for its answers to be in time
FINAL_SYNC_LEAD: Final = 0.03


class ParallelSearchController(SearchController):
    """Leader of search workers, which help where time is the limit; with a limit of visits it searches alone.

    The first ones run playouts for its tree, where playouts take most of a visit. The others, its peers, have trees of
    their own; all exchange their visits and proofs in rounds, by way of this process.
    """

    def __init__(
        self, rules: Rules, options: SearchOptions, tree: NodePool, seed: int, workers: SearchWorkerPool
    ) -> None:
        super().__init__(rules, options, tree, seed)
        self.workers = workers
        self.playout_workers: list[tuple[SearchWorker, RemotePlayouts]] = []  # the first workers, when they are started
        self.syncs = [TreeSync(tree) for _ in workers.commands]  # one for each worker
        self.leader_sync = TreeSync(tree)  # if this is a worker itself
        # by worker: the number of the answer of its own that is waited for, 0 for none
        self.pending_replies: list[int] = [0] * len(workers.commands)
        self.known_start = 0  # the number of the start of the workers that all these are about
        self.is_parallel = False
        self.sync_interval = MAX_SYNC_INTERVAL
        self.next_sync = 0.0
        self.final_sync = 0.0

    def set_root(self, line: PlayedLine) -> None:
        """Stop the workers and make the position at the end of a line the root, without a proof found by workers."""
        if line is not self.line or line.moves != self.moves:
            self.workers.stop_search()
            self.pending_replies = [0] * len(self.pending_replies)
        super().set_root(line)
        if self.tree.proof[ROOT] != UNKNOWN:
            self.tree.proof[ROOT] = UNKNOWN  # a worker may have proven it, but its moves here do not show that
            self.tree.propagate_proof(ROOT)

    def advance(self, move: int) -> bool:
        """Make the position after a move the root; False if the tree has no node for it."""
        for sync in (*self.syncs, self.leader_sync):
            sync.advance(move)
        return super().advance(move)

    def retreat(self, state: State, move: int, last: int) -> bool:
        """Make the position before a move the root; False if there is no room."""
        self.reset_syncs()
        return super().retreat(state, move, last)

    def begin(self, state: State, last: int) -> None:
        """Make any position the root of an empty tree."""
        self.reset_syncs()
        super().begin(state, last)

    def reset_syncs(self) -> None:
        """Forget what has been exchanged about the old tree."""
        for sync in (*self.syncs, self.leader_sync):
            sync.reset()

    def think(self, limits: SearchLimits, is_interrupted: Callable[[], bool]) -> None:
        """Search until a limit, a proof or an interruption, with the workers if time is the limit.

        Where the root is proven they have nothing to do, and stop.
        """
        has_work = bool(self.workers.commands) and not self.is_narrowed and not self.search.is_root_proven()
        self.is_parallel = has_work and limits.visits is None and limits.seconds is not None
        try:
            if self.is_parallel and limits.seconds is not None:
                self.start_workers(limits.seconds)
            super().think(limits, is_interrupted)
        finally:
            self.search.remotes = []
            if self.search.is_root_proven():
                self.workers.stop_search()

    def start_workers(self, seconds: float) -> None:
        """Let the workers help for so many seconds."""
        assert self.line is not None
        now = monotonic()
        self.workers.start()
        if self.known_start != self.workers.starts:
            self.forget_workers()
        self.workers.set_root(self.line)
        self.start_playouts()
        peers = len(self.workers.workers) - len(self.playout_workers)
        self.sync_interval = max(MIN_SYNC_INTERVAL * peers, min(seconds / SYNCS_PER_MOVE, MAX_SYNC_INTERVAL))
        self.next_sync = now
        self.final_sync = now + seconds - FINAL_SYNC_LEAD
        self.synchronize()

    def forget_workers(self) -> None:
        """Begin anew with workers that have just been started."""
        self.known_start = self.workers.starts
        self.playout_workers = []
        self.pending_replies = [0] * len(self.pending_replies)
        self.reset_syncs()

    def start_playouts(self) -> None:
        """Let the first workers run playouts for the search, unless they are still at it."""
        if not self.playout_workers and self.search.can_use_remotes():
            workers = self.workers.workers[:MAX_PLAYOUT_WORKERS]
            self.playout_workers = [(worker, RemotePlayouts(self.rules, worker.shared.memory)) for worker in workers]
        if not self.workers.is_searching:
            for worker, remote in self.playout_workers:
                remote.begin(self.workers.start_playouts(worker))
        self.search.remotes = [remote for worker, remote in self.playout_workers if not worker.is_dead]

    def run_slice(self, visits: int | None, seconds: float) -> bool:
        """Exchange statistics when due, then search for a slice of time."""
        if self.is_parallel:
            self.synchronize()
        return super().run_slice(visits, seconds)

    def synchronize(self) -> None:
        """Apply what workers have answered and, at intervals, send them what is new."""
        now = monotonic()
        is_time = now >= self.next_sync
        if is_time:
            self.next_sync = now + self.sync_interval
            if now < self.final_sync:
                self.next_sync = min(self.next_sync, self.final_sync)
        first_peer = len(self.playout_workers)
        for number, worker in enumerate(self.workers.workers[first_peer:], first_peer):
            with self.workers.changed:
                answered, news = worker.answered, worker.news
            if self.pending_replies[number] and answered == self.pending_replies[number]:
                self.pending_replies[number] = 0
                with suppress(ValueError):  # it ended in the middle of a word
                    self.syncs[number].apply_delta(news)
            if is_time and not self.pending_replies[number] and worker.has_room:
                self.pending_replies[number] = self.workers.send_delta(worker, self.syncs[number].export_delta())

    def playout_server(self, line: PlayedLine, memory: mmap, service: int) -> PlayoutServer:
        """Return the server of another process's playouts from the end of a line."""
        self.line = None  # as the tree is of another position; last good replies stay known
        simulation = self.search.simulation
        simulation.root_state.assign(line.state)
        return PlayoutServer(memory, simulation, service)

    def exchange_delta(self, news: str) -> str:
        """Apply the leader's delta and return this worker's own; raises ValueError if it is none."""
        mine = self.leader_sync.export_delta()
        self.leader_sync.apply_delta(news)
        return mine

    def select_move(self, temperature: float, deadline: float) -> int:
        """Stop the workers and select the move to play."""
        self.workers.stop_search()
        return super().select_move(temperature, deadline)
