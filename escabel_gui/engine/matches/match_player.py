"""Players of a match: our own engine at some setting, or any program that speaks GTP."""

import shlex
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final, NamedTuple

from escabel_gui.arguments import seconds, whole_number
from escabel_gui.engine.processes.gtp_process import GtpProcess, GtpProcessError
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.levels import LEVELS, find_level
from escabel_gui.engine.thinking.memory import memory_per_process
from escabel_gui.engine.thinking.played_line import format_color
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.engine.thinking.search_workers import MAX_THREADS
from escabel_gui.installation import own_command
from escabel_gui.record.evaluation import Evaluation, parse_kata_analyze
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import shorten

ANSWER_TIMEOUT: Final = 60.0  # seconds within which another program answers, beside the time of a move
MAX_MOVE_SECONDS: Final = 3600.0  # of a program that is told no time
SETTINGS: Final[dict[str, Callable[[str], object]]] = {  # options of the engine, each with what checks its value
    "level": find_level,
    "search": search_preset,
    "visits": whole_number(1),
    "time": seconds,
    "threads": whole_number(1, MAX_THREADS),
    "memory": whole_number(1),
}


class PlayerSpec(NamedTuple):
    """Specification of a match player, from which any number of instances can be made.

    `seconds` are for a move, if a clock is to tell them; `analysis` is what else to ask for beside an analyzed move.
    `timeout` is in seconds, for any answer beside the time of a move; None: our engine answers.
    """

    name: str
    words: list[str]
    seconds: float | None
    analysis: str = ""
    timeout: float | None = None


def own_player(description: str, limits: SearchLimits) -> PlayerSpec:
    """Return our engine as a text like `level=3,search=uct` describes it; raises ValueError with a reason."""
    words = [word.partition("=") for word in description.split(",") if word]
    values = {name: value for name, _, value in words}
    if len(values) < len(words):
        raise ValueError(f"{shorten(description)} says something twice: give each setting once")
    for name, value in values.items():
        if name not in SETTINGS:
            raise ValueError(f"unknown setting {shorten(name)!r}: choose from {', '.join(SETTINGS)}")
        try:
            SETTINGS[name](value)
        except ArgumentTypeError as error:
            raise ValueError(f"{name}={shorten(value)} is not possible: {error}") from None
    if "memory" in values:
        memory_per_process(int(values["memory"]), int(values.get("threads", "1")))  # which may refuse it
    if not {"visits", "time"} & values.keys():
        given = {"visits": limits.visits, "time": limits.seconds}
        values |= {name: str(value) for name, value in given.items() if value is not None}
    values = {"level": str(LEVELS[-1].number)} | values
    options = [f"--{name}={value}" for name, value in values.items()]
    name = " ".join(["Escabel", *(f"{name}={value}" for name, value in values.items())])
    return PlayerSpec(name, [*own_command(), *options], None, " rootInfo true")


def external_player(command_line: str, limits: SearchLimits) -> PlayerSpec:
    """Return another program, by its command line; raises GtpProcessError if that cannot be read."""
    # On Windows a backslash is part of a path, and quotes nothing.
    quoted = command_line.replace("\\", "\\\\") if sys.platform == "win32" else command_line
    try:
        words = shlex.split(quoted)
    except ValueError as error:
        raise GtpProcessError(f"cannot start {shorten(command_line)!r}: {error}") from None
    if not words:
        raise GtpProcessError("cannot start a program without a name: give a command line")
    return PlayerSpec(command_line, words, limits.seconds, timeout=ANSWER_TIMEOUT)


class MatchPlayer:
    """Player of a match at one board; `explains` asks it for its opinion of the positions, too."""

    def __init__(self, spec: PlayerSpec, rules: Rules, explains: bool) -> None:
        self.seconds = spec.seconds
        self.analysis = spec.analysis
        self.timeout = spec.timeout
        self.rules = rules
        self.explains = explains
        self.program = GtpProcess(spec.words)
        self.has_game = False

    def begin(self, seed: int) -> None:
        """Begin a new game; a program that takes no seed is given none."""
        if not self.has_game:
            self._ask(f"set_game {self.rules.wire_name}")
            self._ask(f"boardsize {self.rules.size}")
            self.has_seed = self._knows("set_random_seed")
            self.explains = self.explains and self._knows("kata-genmove_analyze")
            self.has_game = True
        if self.has_seed:
            self._ask(f"set_random_seed {seed}")
        self._ask("clear_board")
        if self.seconds is not None:
            self._ask(f"time_settings 0 {self.seconds:g} 1")

    def see(self, color: int, text: str) -> None:
        """Play a move that this player has not made."""
        self._ask(f"play {format_color(color)} {text}")

    def move(self, color: int) -> tuple[str, Evaluation | None]:
        """Return the move that is made now, or `resign`, and the player's evaluation before it, if it gives one."""
        if self.seconds is not None:
            self._ask(f"time_left {format_color(color)} {self.seconds:g} 1")
        seconds = MAX_MOVE_SECONDS if self.seconds is None else self.seconds
        if not self.explains:
            return self._ask(f"genmove {format_color(color)}", seconds), None
        answer = self._ask(f"kata-genmove_analyze {format_color(color)}{self.analysis}", seconds)
        *analysis, move = answer.split("\n")
        return move.removeprefix("play "), parse_kata_analyze(analysis[-1], color) if analysis else None

    def _knows(self, command: str) -> bool:
        return self._ask(f"known_command {command}").lower() == "true"

    def _ask(self, command: str, seconds: float = 0.0) -> str:
        """Return the program's answer, for which it may think so many seconds."""
        return self.program.ask(command, None if self.timeout is None else seconds + self.timeout)

    def close(self) -> None:
        """End the program."""
        self.program.close()
