"""How much memory the engine may take, and what part of it is for the search tree."""

from __future__ import annotations

from typing import Final

from escabel_gui.engine.search.search_tree import NODE_BYTES, Tree
from escabel_gui.engine.thinking.thinker import TREE_NODES

PROCESS_MB: Final = 33  # what a process takes besides its tree: 19 were measured, an endgame remembers 6, patterns 4
SMALLEST_TREE_MB: Final = 5
MB: Final = 1_000_000


def make_tree(megabytes: int | None) -> Tree:
    """The tree of a process that may take so much in all; raises ValueError with a reason."""
    if megabytes is None:
        return Tree(TREE_NODES)
    try:
        return Tree((megabytes - PROCESS_MB) * MB // NODE_BYTES)
    except MemoryError:
        raise ValueError(f"--memory {megabytes} is more than there is") from None


def share_of_memory(megabytes: int | None, processes: int) -> int | None:
    """What each of the processes may take; raises ValueError with a reason if that is too little."""
    if megabytes is None:
        return None
    least = (PROCESS_MB + SMALLEST_TREE_MB) * processes
    if megabytes < least:
        who = "the engine needs" if processes == 1 else f"{processes} processes need"
        raise ValueError(f"--memory {megabytes} is too little: {who} {least} MB")
    return megabytes // processes
