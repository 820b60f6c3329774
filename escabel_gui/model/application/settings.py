"""Settings of the user."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QObject, Signal

from escabel_gui.model.application.settings_file import SettingsFile, hexadecimal
from escabel_gui.model.background.kept_entries import tell_copy, tell_writing
from escabel_gui.model.players.player import format_player, parse_player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.time_control import format_control, parse_control
from escabel_gui.rules.catalogue import CATALOGUE, make_rules, parse_wire_name
from escabel_gui.rules.contract import Rules

T = TypeVar("T")

FIRST_GAME: Final = CATALOGUE[0].name
MAX_TEXT: Final = 1_000  # characters of a value
MAX_STATE: Final = 100_000  # digits that say where the parts of a window were
NORMAL, FAST, OFF = ANIMATIONS = ("normal", "fast", "off")
ON, PAUSED = "on", "paused"
LIBRARY_REVIEWS: Final = (OFF, ON, PAUSED)
TYPE_SIZES: Final = (100, 110, 125, 150, 175, 200)  # percent


GAMES_WITH_OVERLAY: Final = 3  # of a ruleset, until one is thought to see without


def _overlay_key(in_lesson: bool) -> str:
    return "learning/lens-in-lessons" if in_lesson else "learning/lens"


def _ruleset_name(wire_name: str) -> str:
    return wire_name.partition(":")[0]


def _parse_rules(text: str) -> tuple[str, int] | None:
    wire_name, _, size = text.partition(" ")
    try:
        is_size = re.fullmatch("[0-9]{1,3}", size) and int(size) in parse_wire_name(wire_name)[0].sizes
    except ValueError:
        return None
    return (wire_name, int(size)) if is_size else None


def _with_word(word: str, value: object) -> str:
    """Return a list of words, as text, with one more, numbers in their order; what else stands there stays."""
    words = value.split() if isinstance(value, str) else []
    return " ".join(sorted({*words, word}, key=lambda each: (len(each), each)))


def _one_more(value: object) -> str:
    count = int(value) if isinstance(value, str) and re.fullmatch("[0-9]{1,3}", value) else 0
    return str(min(count + 1, GAMES_WITH_OVERLAY))


class Stored(Generic[T]):
    """Descriptor of a value of the settings under a key, read in a way of its own."""

    def __init__(self, key: str, read: Callable[[Settings, str], T]) -> None:
        self._key = key
        self._read = read

    def __get__(self, settings: Settings, _owner: type[Settings]) -> T:
        return self._read(settings, self._key)

    def __set__(self, settings: Settings, value: T) -> None:
        settings.set_text(self._key, str(value))


def _text(key: str) -> Stored[str]:
    return Stored(key, lambda settings, key: settings.text(key))


def _flag(key: str, default: bool) -> Stored[bool]:
    return Stored(key, lambda settings, key: settings.flag(key, default))


def _choice(key: str, choices: tuple[str, ...], default: Callable[[Settings], str]) -> Stored[str]:
    def read(settings: Settings, key: str) -> str:
        value = settings.text(key)
        return value if value in choices else default(settings)

    return Stored(key, read)


def _theme(settings: Settings, key: str) -> str:
    before = {"light": "maple", "dark": "slate"}.get(settings.text("appearance"), "")  # where it stood at first
    return settings.text(key, before)


def _language(settings: Settings, key: str) -> str:
    code = settings.text(key)
    return code if re.fullmatch("[a-z]{2,3}", code) else ""


class Settings(QObject):
    """Settings in a text file in the user's configuration directory; a value that cannot be read counts as not set."""

    changed = Signal()
    said = Signal(object)  # Message: one line for the person
    _was_copied = Signal(object)  # Path: where a copy of the damaged file is
    _was_tried = Signal(object)  # OSError: why changes cannot be written; None: they are at last

    theme = Stored("look/theme", _theme)  # of window and board, by its key; empty: the one that suits the desktop
    # The key of another theme for boards; empty: the same.
    board_theme = Stored("look/board", lambda settings, key: settings.text(key, settings.text("theme")))
    language = Stored("look/language", _language)  # the code of that of all texts; empty: the desktop's
    # Text size in percent of the desktop's.
    type_size = Stored(
        "look/type", lambda settings, key: settings.number(key, TYPE_SIZES[0], TYPE_SIZES[-1]) or TYPE_SIZES[0]
    )
    animation = _choice(
        "look/animation", ANIMATIONS, lambda settings: NORMAL if settings.flag("animated", True) else OFF
    )
    shows_panel = _flag("look/panel", True)  # beside the board
    shows_coordinates = _flag("look/coordinates", True)
    daily_puzzle = _text("learning/daily-puzzle")  # the last one that was begun, with its day
    shows_first_stones = _flag("learning/first-stones", False)  # what first moves are worth
    plays_sounds = _flag("sounds/on", True)
    ponders = _flag("bot/ponders", True)  # the strongest bot thinks while the person does
    shows_priors = _flag("analysis/priors", False)  # of moves, as the bot saw them before it looked into any
    has_won = _flag("learning/won", False)  # a game
    names_edges = Stored("look/edges", lambda settings, key: settings.flag(key, not settings.has_won))  # on the board
    puzzle_set = _text("puzzles/set")  # chosen last, in words
    library_review = _choice("review/library", LIBRARY_REVIEWS, lambda _settings: OFF)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = SettingsFile(folder / "settings.json", self._was_copied.emit, self._was_tried.emit)
        self._was_copied.connect(self._tell_copy)
        self._was_tried.connect(self._tell_writing)

    def _tell_copy(self, copy: Path) -> None:
        self.said.emit(tell_copy(self.file.path, copy))

    def _tell_writing(self, error: OSError | None) -> None:
        self.said.emit(tell_writing(self.file.path, error))

    def text(self, key: str, default: str = "") -> str:
        value = self.file.get(key)
        return value if isinstance(value, str) and len(value) <= MAX_TEXT else default

    def number(self, key: str, low: int, high: int) -> int | None:
        text = self.text(key, "")
        if not re.fullmatch("[0-9]{1,3}", text):
            return None
        return int(text) if low <= int(text) <= high else None

    def flag(self, key: str, default: bool) -> bool:
        return {"true": True, "false": False}.get(self.text(key, "").lower(), default)

    def set_text(self, key: str, value: str) -> None:
        if self.file.get(key) != value:
            self.file.set(key, value)
            self.changed.emit()

    def _add_word(self, key: str, word: str) -> None:
        """Add a word to a list, beside those that another program has put there."""
        if word not in self.text(key, "").split():
            self.file.change(key, partial(_with_word, word))
            self.changed.emit()

    def steps_done(self, lesson: str) -> set[int]:
        """Return the steps of a lesson that were done here."""
        text = self.text(f"lessons/{lesson}", "")
        return {int(step) for step in text.split() if re.fullmatch("[0-9]{1,2}", step)}

    def note_step(self, lesson: str, step: int) -> None:
        """Note a step of a lesson as done."""
        self._add_word(f"lessons/{lesson}", str(step))

    def puzzles_solved(self, game: str) -> set[int]:
        """Return the numbers of the puzzles of a game that were solved here."""
        text = self.text(f"puzzles/{game}", "")
        return {int(number) for number in text.split() if re.fullmatch("[0-9]{1,3}", number)}

    def note_puzzle(self, game: str, number: int) -> None:
        """Note a puzzle as solved."""
        self._add_word(f"puzzles/{game}", str(number))

    @property
    def puzzle_streak(self) -> int:
        """Puzzles solved at the first try since one was not."""
        return self.number("puzzles/streak", 0, 999) or 0

    @puzzle_streak.setter
    def puzzle_streak(self, value: int) -> None:
        self.set_text("puzzles/streak", str(min(value, 999)))

    def forget_learning(self, game: str, lessons: list[str]) -> None:
        """Forget the puzzles of a game that were solved, and the steps of lessons that were done."""
        for key in (f"puzzles/{game}", *(f"lessons/{lesson}" for lesson in lessons)):
            self.set_text(key, "")

    @property
    def has_animation(self) -> bool:
        """True if the animation speed was ever chosen."""
        return any(self.file.get(key) is not None for key in ("look/animation", "animated"))

    def wants_overlay(self, wire_name: str) -> bool:
        """Return whether the news of the rules overlay are shown in a game: in the first games of its kind."""
        return self.finished_games(wire_name) < GAMES_WITH_OVERLAY

    def shows_overlay(self, in_lesson: bool = False) -> bool:
        """Return whether the whole rules overlay is shown. At first it is in lessons only, which speak of it."""
        return self.flag(_overlay_key(in_lesson), in_lesson)

    def set_overlay(self, is_on: bool, in_lesson: bool = False) -> None:
        """Switch the whole rules overlay on or off, for all games or for all lessons."""
        self.set_text(_overlay_key(in_lesson), str(is_on))

    def finished_games(self, wire_name: str) -> int:
        """Return the number of finished games of a ruleset, counted up to a bound."""
        return self.number(f"learning/finished/{_ruleset_name(wire_name)}", 0, 999) or 0

    def note_finished(self, wire_name: str) -> None:
        """Count one more game of this ruleset as played to its end."""
        if self.finished_games(wire_name) < GAMES_WITH_OVERLAY:
            self.file.change(f"learning/finished/{_ruleset_name(wire_name)}", _one_more)
            self.changed.emit()

    def is_known(self, wire_name: str) -> bool:
        """Return whether a ruleset needs no introduction any more."""
        return self.flag(f"learning/known/{_ruleset_name(wire_name)}", False) or self.finished_games(wire_name) > 0

    def note_known(self, wire_name: str) -> None:
        """Record that a ruleset needs no introduction any more."""
        self.set_text(f"learning/known/{_ruleset_name(wire_name)}", str(True))

    @property
    def signs_explained(self) -> set[str]:
        """Kinds of signs on the board whose meaning has been told, as in RULE_SIGNS."""
        return set(self.text("learning/signs", "").split())

    def note_sign(self, sign: str) -> None:
        """Record that the meaning of a sign has been told, which changes nothing that is shown."""
        self.file.change("learning/signs", partial(_with_word, sign))

    @property
    def thresholds(self) -> Thresholds:
        """Thresholds for mistakes; a blunder loses no less than a mistake."""
        mistake, blunder = (self.number(f"review/{name}", 1, 100) for name in ("mistake", "blunder"))
        if mistake is None or blunder is None:
            return Thresholds()
        return Thresholds(mistake, max(mistake, blunder))

    @thresholds.setter
    def thresholds(self, thresholds: Thresholds) -> None:
        self.set_text("review/mistake", str(thresholds.mistake))
        self.set_text("review/blunder", str(thresholds.blunder))

    @property
    def rules(self) -> Rules:
        """The rules of the last new game."""
        return self._last_rules() or make_rules(FIRST_GAME)

    def _last_rules(self) -> Rules | None:
        size = self.number("last/size", 1, 999)
        if size is None and self.text("last/size", ""):
            return None
        try:
            return make_rules(self.text("last/game", FIRST_GAME), size)
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
            rules.size,
            (
                parse_player(self.text("last/black", format_player(default.players[0]))),
                parse_player(self.text("last/white", format_player(default.players[1]))),
            ),
            parse_control(self.text("last/control", format_control(default.control))),
            is_guided=self.text("last/guided", "") == "1",
        )

    @setup.setter
    def setup(self, setup: GameSetup) -> None:
        self.file.set("last/game", setup.wire_name)
        self.file.set("last/size", str(setup.size))
        self.file.set("last/black", format_player(setup.players[0]))
        self.file.set("last/white", format_player(setup.players[1]))
        self.file.set("last/control", format_control(setup.control))
        self.file.set("last/guided", str(int(setup.is_guided)))
        self.file.set(f"last/rules/{_ruleset_name(setup.wire_name)}", f"{setup.wire_name} {setup.size}")

    @property
    def last_rules(self) -> list[tuple[str, int]]:
        """The wire name and the size of the last new game by each ruleset; without those never begun."""
        texts = [self.text(f"last/rules/{ruleset.name}") for ruleset in CATALOGUE]
        return [found for text in texts if (found := _parse_rules(text)) is not None]

    @property
    def open_study(self) -> str:
        """Name of the file of the study that is open, or was when the program ended; empty without one."""
        return Path(self.text("last/study", "")).name

    @open_study.setter
    def open_study(self, name: str) -> None:
        if name != self.open_study:
            self.file.set("last/study", name)

    @property
    def study_place(self) -> tuple[str, int, str] | None:
        """Place in the study that was open last: the name of its file, the chapter, and the node; None without one."""
        chapter, _, rest = self.text("last/place", "").partition(" ")
        node, _, name = rest.partition(" ")
        return (name, int(chapter), node) if name and re.fullmatch("[0-9]{1,6}", chapter) else None

    @study_place.setter
    def study_place(self, place: tuple[str, int, str] | None) -> None:
        if place is not None and place != self.study_place:
            name, chapter, node = place
            self.file.set("last/place", f"{chapter} {node} {name}")

    def window_state(self, key: str) -> QByteArray:
        """Return the stored geometry of a window and its parts; empty at first."""
        text = self.file.get(f"window/{key}") or ""
        is_state = len(text) <= MAX_STATE and re.fullmatch("([0-9a-f]{2})*", text)
        return QByteArray.fromHex(text.encode()) if is_state else QByteArray()

    def set_window_state(self, key: str, state: QByteArray) -> None:
        """Store the geometry of a window or its part."""
        self.file.set(f"window/{key}", hexadecimal(state))
