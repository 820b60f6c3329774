"""Settings of the user."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QObject, Signal

from escabel_gui.model.application.settings_file import SettingsFile
from escabel_gui.model.background.kept_entries import tell_copy
from escabel_gui.model.players.player import format_player, parse_player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.time_control import format_control, parse_control
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Rules

FIRST_GAME: Final = CATALOGUE[0].name
MAX_TEXT: Final = 1_000  # characters of a value
MAX_STATE: Final = 100_000  # bytes that say where the parts of a window were
NORMAL, FAST, OFF = ANIMATIONS = ("normal", "fast", "off")
ON, PAUSED = "on", "paused"
LIBRARY_REVIEWS: Final = (OFF, ON, PAUSED)
TYPE_SIZES: Final = (100, 110, 125, 150, 175, 200)  # percent


GAMES_WITH_OVERLAY: Final = 3  # of a ruleset, until one is thought to see without


def _ruleset_name(wire_name: str) -> str:
    return wire_name.partition(":")[0]


def _with_word(word: str, value: object) -> str:
    """A list of numbers with one more, in their order; what else stands there stays."""
    words = value.split() if isinstance(value, str) else []
    return " ".join(sorted({*words, word}, key=lambda each: (len(each), each)))


def _one_more(value: object) -> str:
    count = int(value) if isinstance(value, str) and re.fullmatch("[0-9]{1,3}", value) else 0
    return str(min(count + 1, GAMES_WITH_OVERLAY))


class Settings(QObject):
    """A text file in the user's configuration directory; a value that cannot be read counts as not set."""

    changed = Signal()
    said = Signal(object)  # Message: one line for the person
    _was_copied = Signal(object)  # Path: where a copy of the damaged file is

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = SettingsFile(folder / "settings.ini", self._was_copied.emit)
        self._was_copied.connect(self._tell_copy)

    def _tell_copy(self, copy: Path) -> None:
        self.said.emit(tell_copy(self.file.path, copy))

    def _text(self, key: str, default: str) -> str:
        value = self.file.get(key)
        return value if isinstance(value, str) and len(value) <= MAX_TEXT else default

    def _number(self, key: str, low: int, high: int) -> int | None:
        text = self._text(key, "")
        if not re.fullmatch("[0-9]{1,3}", text):
            return None
        return int(text) if low <= int(text) <= high else None

    def _flag(self, key: str, default: bool) -> bool:
        return {"true": True, "false": False}.get(self._text(key, "").lower(), default)

    def _set(self, key: str, value: str) -> None:
        if self.file.get(key) != value:
            self.file.set(key, value)
            self.changed.emit()

    def _add_word(self, key: str, word: str) -> None:
        """Let a list have one more word, beside those that another program has put there."""
        if word not in self._text(key, "").split():
            self.file.change(key, partial(_with_word, word))
            self.changed.emit()

    @property
    def theme(self) -> str:
        """The key of the theme of window and board; empty: the one that suits the desktop."""
        before = {"light": "maple", "dark": "slate"}.get(self._text("appearance", ""), "")  # where it stood at first
        return self._text("look/theme", before)

    @theme.setter
    def theme(self, key: str) -> None:
        self._set("look/theme", key)

    @property
    def language(self) -> str:
        """The code of the language of all texts; empty: the desktop's."""
        code = self._text("look/language", "")
        return code if re.fullmatch("[a-z]{2,3}", code) else ""

    @language.setter
    def language(self, code: str) -> None:
        self._set("look/language", code)

    @property
    def board_theme(self) -> str:
        """The key of another theme for boards; empty: the same."""
        return self._text("look/board", self._text("theme", ""))  # where it stood at first

    @board_theme.setter
    def board_theme(self, key: str) -> None:
        self._set("look/board", key)

    @property
    def shows_panel(self) -> bool:
        """True if the side panel is shown."""
        return self._flag("look/panel", True)

    @shows_panel.setter
    def shows_panel(self, value: bool) -> None:
        self._set("look/panel", str(value))

    @property
    def has_won(self) -> bool:
        """True once the user has won a game; until then the board's edges are labeled."""
        return self._flag("learning/won", False)

    @has_won.setter
    def has_won(self, value: bool) -> None:
        self._set("learning/won", str(value))

    def steps_done(self, lesson: str) -> set[int]:
        """The steps of a lesson that were done here."""
        text = self._text(f"lessons/{lesson}", "")
        return {int(step) for step in text.split() if re.fullmatch("[0-9]{1,2}", step)}

    def note_step(self, lesson: str, step: int) -> None:
        """A step of a lesson was done."""
        self._add_word(f"lessons/{lesson}", str(step))

    def puzzles_solved(self, game: str) -> set[int]:
        """The numbers of the puzzles of a game that were solved here."""
        text = self._text(f"puzzles/{game}", "")
        return {int(number) for number in text.split() if re.fullmatch("[0-9]{1,3}", number)}

    def note_puzzle(self, game: str, number: int) -> None:
        """A puzzle was solved."""
        self._add_word(f"puzzles/{game}", str(number))

    def forget_learning(self, game: str, lessons: list[str]) -> None:
        """Forget the puzzles of a game that were solved, and the steps of lessons that were done."""
        for key in (f"puzzles/{game}", *(f"lessons/{lesson}" for lesson in lessons)):
            self._set(key, "")

    @property
    def puzzle_set(self) -> str:
        """The set of puzzles that was chosen last, in words."""
        return self._text("puzzles/set", "")

    @puzzle_set.setter
    def puzzle_set(self, words: str) -> None:
        self._set("puzzles/set", words)

    @property
    def puzzle_streak(self) -> int:
        """Puzzles solved at the first try since one was not."""
        return self._number("puzzles/streak", 0, 999) or 0

    @puzzle_streak.setter
    def puzzle_streak(self, value: int) -> None:
        self._set("puzzles/streak", str(min(value, 999)))

    @property
    def animation(self) -> str:
        """Animation speed: `normal`, `fast` or `off`."""
        before = NORMAL if self._flag("animated", True) else OFF  # where it stood at first
        value = self._text("look/animation", before)
        return value if value in ANIMATIONS else before

    @animation.setter
    def animation(self, value: str) -> None:
        self._set("look/animation", value)

    @property
    def has_animation(self) -> bool:
        """True if the animation speed was ever chosen."""
        return any(self.file.get(key) is not None for key in ("look/animation", "animated"))

    @property
    def is_animated(self) -> bool:
        """True if pieces are animated."""
        return self.animation != OFF

    @is_animated.setter
    def is_animated(self, value: bool) -> None:
        self.animation = NORMAL if value else OFF

    @property
    def plays_sounds(self) -> bool:
        """True if sounds are on."""
        return self._flag("sounds/on", True)

    @plays_sounds.setter
    def plays_sounds(self, value: bool) -> None:
        self._set("sounds/on", str(value))

    @property
    def ponders(self) -> bool:
        """True if the strongest bot thinks while the person does."""
        return self._flag("bot/ponders", True)

    @ponders.setter
    def ponders(self, value: bool) -> None:
        self._set("bot/ponders", str(value))

    @property
    def type_size(self) -> int:
        """Text size in percent of the desktop's."""
        text = self._text("look/type", "")
        is_known = text.isdecimal() and len(text) <= 3 and TYPE_SIZES[0] <= int(text) <= TYPE_SIZES[-1]
        return int(text) if is_known else TYPE_SIZES[0]

    @type_size.setter
    def type_size(self, percent: int) -> None:
        self._set("look/type", str(percent))

    @property
    def shows_coordinates(self) -> bool:
        """True if coordinates are shown."""
        return self._flag("look/coordinates", True)

    @shows_coordinates.setter
    def shows_coordinates(self, value: bool) -> None:
        self._set("look/coordinates", str(value))

    def wants_overlay(self, wire_name: str) -> bool:
        """True if the news of the rules overlay are shown in a game: in the first games of its kind."""
        return self.finished_games(wire_name) < GAMES_WITH_OVERLAY

    def shows_overlay(self, by_default: bool = False) -> bool:
        """True if the whole rules overlay is shown."""
        return self._flag("learning/lens", by_default)

    def set_overlay(self, is_on: bool) -> None:
        """Switch the whole rules overlay on or off, for all games."""
        self._set("learning/lens", str(is_on))

    @property
    def shows_first_stones(self) -> bool:
        """True if the values of first moves are shown."""
        return self._flag("learning/first-stones", False)

    @shows_first_stones.setter
    def shows_first_stones(self, value: bool) -> None:
        self._set("learning/first-stones", str(value))

    def finished_games(self, wire_name: str) -> int:
        """Number of finished games of a ruleset, counted up to a bound."""
        return self._number(f"learning/finished/{_ruleset_name(wire_name)}", 0, 999) or 0

    def note_finished(self, wire_name: str) -> None:
        """A game of this ruleset has been played to its end."""
        if self.finished_games(wire_name) < GAMES_WITH_OVERLAY:
            self.file.change(f"learning/finished/{_ruleset_name(wire_name)}", _one_more)
            self.changed.emit()

    def is_known(self, wire_name: str) -> bool:
        """True if a ruleset needs no introduction any more."""
        return self._flag(f"learning/known/{_ruleset_name(wire_name)}", False) or self.finished_games(wire_name) > 0

    def note_known(self, wire_name: str) -> None:
        """Record that a ruleset needs no introduction any more."""
        self._set(f"learning/known/{_ruleset_name(wire_name)}", str(True))

    @property
    def signs_explained(self) -> set[str]:
        """Kinds of signs on the board whose meaning has been told, as in RULE_SIGNS."""
        return set(self._text("learning/signs", "").split())

    def note_sign(self, sign: str) -> None:
        """Record that the meaning of a sign has been told, which changes nothing that is shown."""
        self.file.change("learning/signs", partial(_with_word, sign))

    @property
    def thresholds(self) -> Thresholds:
        """Thresholds for mistakes."""
        default = Thresholds()
        percents = [self._number(f"review/{name}", 1, 100) for name in ("mistake", "blunder")]
        if percents[0] is None or percents[1] is None:
            return default
        return Thresholds(percents[0], percents[1])

    @thresholds.setter
    def thresholds(self, thresholds: Thresholds) -> None:
        self._set("review/mistake", str(thresholds.mistake))
        self._set("review/blunder", str(thresholds.blunder))

    @property
    def library_review(self) -> str:
        """State of the library review: `off`, `on` or `paused`."""
        value = self._text("review/library", OFF)
        return value if value in LIBRARY_REVIEWS else OFF

    @library_review.setter
    def library_review(self, value: str) -> None:
        self._set("review/library", value)

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
    def setup(self) -> GameSetup:
        """Setup of the last new game."""
        default = GameSetup()
        rules = self._last_rules()
        if rules is None:
            return default
        return GameSetup(
            rules.wire_name,
            int(rules.size),
            (
                parse_player(self._text("last/black", format_player(default.players[0]))),
                parse_player(self._text("last/white", format_player(default.players[1]))),
            ),
            parse_control(self._text("last/control", format_control(default.control))),
            is_guided=self._text("last/guided", "") == "1",
        )

    @setup.setter
    def setup(self, setup: GameSetup) -> None:
        self.file.set("last/game", setup.wire_name)
        self.file.set("last/size", str(setup.size))
        self.file.set("last/black", format_player(setup.players[0]))
        self.file.set("last/white", format_player(setup.players[1]))
        self.file.set("last/control", format_control(setup.control))
        self.file.set("last/guided", str(int(setup.is_guided)))

    @property
    def open_study(self) -> str:
        """Name of the file of the study that is open, or was when the program ended; empty without one."""
        return Path(self._text("last/study", "")).name

    @open_study.setter
    def open_study(self, name: str) -> None:
        if name != self.open_study:
            self.file.set("last/study", name)

    def window_state(self, key: str) -> QByteArray:
        """Stored geometry of a window and its parts; empty at first."""
        value = self.file.get(f"window/{key}")
        return value if isinstance(value, QByteArray) and value.size() <= MAX_STATE else QByteArray()

    def set_window_state(self, key: str, state: QByteArray) -> None:
        """Store the geometry of a window or its part."""
        self.file.set(f"window/{key}", state)
