"""`--memory`: what all processes of the engine take together."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from escabel_gui.engine.search.node_pool import NODE_BYTES
from escabel_gui.engine.thinking.memory import BASE_PROCESS_MB, MB, make_tree, memory_per_process
from escabel_gui.engine.thinking.search_controller import TREE_NODES


def test_the_tree_has_what_the_process_leaves() -> None:
    assert 0 <= (35 - BASE_PROCESS_MB) * MB - make_tree(35).capacity * NODE_BYTES < NODE_BYTES
    assert make_tree(None).capacity == TREE_NODES
    assert [memory_per_process(memory, 4) for memory in (None, 401)] == [None, 100]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells it in this way")
def test_each_process_keeps_to_its_share(start_engine: Any) -> None:
    engine = start_engine("--memory", "181", "--threads", "3", "--size", "13", "--time", "0.1")
    engine.ask("set_position b d4b")
    engine.ask("genmove b")
    pid = engine.process.pid
    workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    assert ["--memory=60" in Path(f"/proc/{worker}/cmdline").read_text().split("\0") for worker in workers] == [
        True
    ] * 2
    most = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert most is not None
    assert 40 * MB < int(most[1]) * 1024 <= 60 * MB
