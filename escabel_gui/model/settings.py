"""What the person has chosen once and expects to find again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from escabel_gui.rules.catalogue import CATALOGUE, make_rules

if TYPE_CHECKING:
    from escabel_gui.model.setup import Setup
    from escabel_gui.record.review.review import Thresholds
    from escabel_gui.rules.game import Rules

FIRST_GAME: Final = CATALOGUE[0].name
LONGEST_TEXT: Final = 1_000  # characters of a value
LONGEST_STATE: Final = 100_000  # bytes that say where the parts of a window were


class Settings(QObject):
    """A text file in the user's configuration directory; a value that cannot be read counts as not set."""

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat, self)

    def _text(self, key: str, default: str) -> str:
        value = self._store.value(key, default)
        return value if isinstance(value, str) and len(value) <= LONGEST_TEXT else default

    def _number(self, key: str, low: int, high: int) -> int | None:
        text = self._text(key, "")
        if not re.fullmatch("[0-9]{1,3}", text):
            return None
        return int(text) if low <= int(text) <= high else None

    def _flag(self, key: str, default: bool) -> bool:
        return {"true": True, "false": False}.get(self._text(key, "").lower(), default)

    def _set(self, key: str, value: str) -> None:
        self._store.setValue(key, value)
        self.changed.emit()

    @property
    def theme(self) -> str:
        """The key of the board's theme; empty: the one that suits the desktop."""
        return self._text("theme", "")

    @theme.setter
    def theme(self, key: str) -> None:
        self._set("theme", key)

    @property
    def appearance(self) -> str:
        """`system`, `light` or `dark`."""
        return self._text("appearance", "system")

    @appearance.setter
    def appearance(self, value: str) -> None:
        self._set("appearance", value)

    @property
    def is_animated(self) -> bool:
        return self._flag("animated", True)

    @is_animated.setter
    def is_animated(self, value: bool) -> None:
        self._set("animated", str(value))

    @property
    def shows_links(self) -> bool:
        return self._flag("links", False)

    @shows_links.setter
    def shows_links(self, value: bool) -> None:
        self._set("links", str(value))

    @property
    def thresholds(self) -> Thresholds:
        """What counts as a mistake."""
        from escabel_gui.record.review.review import Thresholds  # the board is painted without

        default = Thresholds()
        percents = [self._number(f"review/{name}", 1, 100) for name in ("mistake", "blunder")]
        if percents[0] is None or percents[1] is None:
            return default
        return Thresholds(percents[0], percents[1])

    @thresholds.setter
    def thresholds(self, thresholds: Thresholds) -> None:
        self._store.setValue("review/mistake", str(thresholds.mistake))
        self._set("review/blunder", str(thresholds.blunder))

    @property
    def rules(self) -> Rules:
        """Those of the last new game."""
        return self._last_rules() or make_rules(FIRST_GAME)

    def _last_rules(self) -> Rules | None:
        size = self._number("last/size", 1, 999)
        if size is None and self._text("last/size", ""):
            return None
        try:
            return make_rules(self._text("last/game", FIRST_GAME), size)
        except ValueError:
            return None

    @property
    def setup(self) -> Setup:
        """What the last new game was."""
        from escabel_gui.model.clock import format_control, parse_control
        from escabel_gui.model.players.player import format_player, parse_player
        from escabel_gui.model.setup import Setup  # the board is painted without

        default = Setup()
        rules = self._last_rules()
        if rules is None:
            return default
        return Setup(
            rules.wire_name,
            int(rules.size),
            (
                parse_player(self._text("last/black", format_player(default.players[0]))),
                parse_player(self._text("last/white", format_player(default.players[1]))),
            ),
            parse_control(self._text("last/control", format_control(default.control))),
        )

    @setup.setter
    def setup(self, setup: Setup) -> None:
        from escabel_gui.model.clock import format_control
        from escabel_gui.model.players.player import format_player

        self._store.setValue("last/game", setup.wire_name)
        self._store.setValue("last/size", str(setup.size))
        self._store.setValue("last/black", format_player(setup.players[0]))
        self._store.setValue("last/white", format_player(setup.players[1]))
        self._store.setValue("last/control", format_control(setup.control))

    def window_state(self, key: str) -> QByteArray:
        """What a window has stored about where it and its parts were; empty at first."""
        value = self._store.value(f"window/{key}")
        return value if isinstance(value, QByteArray) and value.size() <= LONGEST_STATE else QByteArray()

    def set_window_state(self, key: str, state: QByteArray) -> None:
        self._store.setValue(f"window/{key}", state)
