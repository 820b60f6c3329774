"""Division of the engine's memory between its processes and their search trees."""

from typing import Final

from escabel_gui.engine.search.node_pool import NODE_BYTES, NodePool
from escabel_gui.engine.thinking.search_controller import TREE_NODES

# what a process takes besides its tree: 19 were measured, an endgame remembers 6, patterns 4
BASE_PROCESS_MB: Final = 33
MIN_TREE_MB: Final = 5
MB: Final = 1_000_000


def make_tree(megabytes: int | None) -> NodePool:
    """Construct the tree of a process that may take `megabytes` in all; raises ValueError with a reason."""
    if megabytes is None:
        return NodePool(TREE_NODES)
    try:
        return NodePool((megabytes - BASE_PROCESS_MB) * MB // NODE_BYTES)
    except MemoryError:
        raise ValueError(f"--memory {megabytes} is more than there is") from None


def memory_per_process(megabytes: int | None, processes: int) -> int | None:
    """Return the megabytes for each of the processes; raises ValueError with a reason if they are too few."""
    if megabytes is None:
        return None
    least = (BASE_PROCESS_MB + MIN_TREE_MB) * processes
    if megabytes < least:
        who = "the engine needs" if processes == 1 else f"{processes} processes need"
        raise ValueError(f"--memory {megabytes} is too little: {who} {least} MB")
    return megabytes // processes
