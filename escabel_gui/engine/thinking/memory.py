"""How much memory the engine may take, and what part of it is for the search tree."""

from __future__ import annotations

from typing import Final

from escabel_gui.engine.search.node_pool import NODE_BYTES, NodePool
from escabel_gui.engine.thinking.search_controller import TREE_NODES

BASE_PROCESS_MB: Final = (
    33  # what a process takes besides its tree: 19 were measured, an endgame remembers 6, patterns 4
)
MIN_TREE_MB: Final = 5
MB: Final = 1_000_000


def make_tree(megabytes: int | None) -> NodePool:
    """The tree of a process that may take so much in all; raises ValueError with a reason."""
    if megabytes is None:
        return NodePool(TREE_NODES)
    try:
        return NodePool((megabytes - BASE_PROCESS_MB) * MB // NODE_BYTES)
    except MemoryError:
        raise ValueError(f"--memory {megabytes} is more than there is") from None


def memory_per_process(megabytes: int | None, processes: int) -> int | None:
    """What each of the processes may take; raises ValueError with a reason if that is too little."""
    if megabytes is None:
        return None
    least = (BASE_PROCESS_MB + MIN_TREE_MB) * processes
    if megabytes < least:
        who = "the engine needs" if processes == 1 else f"{processes} processes need"
        raise ValueError(f"--memory {megabytes} is too little: {who} {least} MB")
    return megabytes // processes
