"""First moves and their mirror images."""

from functools import lru_cache
from threading import get_ident

from escabel_gui.record.report.report_game import ReportGame
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.symmetries import Symmetry, color_preserving_symmetries, transform_move


def images_of(game: ReportGame) -> list[str]:
    """Return the first move of a game and its mirror images, in their order on the board."""
    summary = game.summary
    return list(images_of_move(summary.wire_name, summary.size, game.facts.first_move))


@lru_cache(maxsize=4096)
def images_of_move(wire_name: str, size: int, first_move: str) -> tuple[str, ...]:
    """Return a first move and its mirror images; none of a text that is no move there."""
    rules, symmetries = _symmetries_of_thread(wire_name, size, get_ident())
    try:
        move = rules.parse_move(first_move)
    except IllegalMove:
        return ()
    images = {transform_move(rules, move, symmetry) for symmetry in symmetries}
    return tuple(rules.format_move(image) for image in sorted(images))


@lru_cache(maxsize=64)
def _symmetries_of_thread(wire_name: str, size: int, _thread: int) -> tuple[Rules, list[Symmetry]]:
    """Return rules, which threads do not share, and the symmetries of their start."""
    rules = make_rules(wire_name, size)
    return rules, color_preserving_symmetries(rules)
