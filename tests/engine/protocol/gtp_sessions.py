"""GTP sessions in the process of the tests."""

import os
from typing import Final

from escabel_gui.engine.processes.stdin_reader import CommandQueue
from escabel_gui.engine.protocol.session import GtpSession
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.levels import LEVELS
from escabel_gui.engine.thinking.parallel_controller import ParallelSearchController
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.engine.thinking.search_workers import SearchWorkerPool
from escabel_gui.rules.catalogue import make_rules

TEN_VISITS: Final = SearchLimits(10, None)


def make_session(
    game: str, size: int, level: int = 1, limits: SearchLimits = TEN_VISITS, ponders: bool = False
) -> GtpSession:
    """Return a session in this process that gets no input."""
    to_read, to_write = os.pipe()
    os.close(to_write)
    inbox = CommandQueue(to_read)
    assert inbox.next_line() is None
    os.close(to_read)
    options, tree, workers = search_preset("default"), NodePool(10_000), SearchWorkerPool(0, [], 1)
    return GtpSession(
        make_rules(game, size),
        LEVELS[level - 1],
        limits,
        1,
        inbox,
        lambda rules, seed: ParallelSearchController(rules, options, tree, seed, workers),
        ponders,
    )
