"""A game that comes from elsewhere and is one of the games folder already."""

from contextlib import closing, suppress
from pathlib import Path

from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.folders import index_file
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.storage.summary import digest_of
from escabel_gui.record.tree import GameTree, Node


def find_known(tree: GameTree, store: GameStore, report: ProgressCallback = no_progress) -> Path | None:
    """Return the file of the same game in a games folder, if it has all that `tree` has; None without one.

    Raises what `report` raises.
    """
    if not tree.root.children:
        return None
    with closing(GameIndex(index_file(store.folder), store.folder)) as index, suppress(OSError):
        index.refresh(report, trusts_index=True)
        report(1, 1)
        digest = digest_of(tree)
        for file in index.files_of(digest):
            with suppress(OSError, RecordError):
                known = store.open(store.folder / file, report).tree
                if digest_of(known) == digest and has_all(known, tree):  # another program may have written it meanwhile
                    return store.folder / file
    return None


def has_all(tree: GameTree, copy: GameTree) -> bool:
    """Return whether a game has the date, the end and all words of a copy with the same moves; it may say more."""
    if tree.final_result != copy.final_result or copy.name not in ("", tree.name) or copy.date not in ("", tree.date):
        return False
    todo: list[tuple[Node, Node]] = [(tree.root, copy.root)]
    while todo:
        here, there = todo.pop()
        if there.evaluation is not None and here.evaluation is None:
            return False
        said = there.stored_properties or {}
        if any(values and here.values(name) != values for name, values in said.items()):
            return False
        todo += zip(here.children, there.children, strict=True)
    return True
