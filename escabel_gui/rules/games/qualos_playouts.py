"""Random games of Qualos."""

from __future__ import annotations

from mypy_extensions import i64

from escabel_gui.rules.games.quabble_playouts import QuabblePlayouts
from escabel_gui.rules.moves import move_point
from escabel_gui.rules.state import State


class QualosPlayouts(QuabblePlayouts):
    """As those of Quabble, but stones change hands, and a turn wins the dark square that it is on."""

    def wins_dark(self, state: State, move: i64) -> bool:
        return self.game.adjoining[move_point(move)] > 0

    def is_chain_certain(self, state: State, color: i64) -> bool:
        return self.game.has_chain(state, color)
