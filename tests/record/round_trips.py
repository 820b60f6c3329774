"""Whether a game can be read again from what was written of it."""

from escabel_gui.record.sgf.round_trip import parts_survive_round_trip
from escabel_gui.record.sgf.writing import parts_of
from escabel_gui.record.tree import GameTree, Properties


def survives_round_trip(text: str, tree: GameTree, session: Properties | None = None) -> bool:
    """Return whether parsing a text gives exactly this tree."""
    return parts_survive_round_trip(text, list(parts_of(tree, session)))
