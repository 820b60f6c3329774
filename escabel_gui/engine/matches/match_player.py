"""Players of a match: our own engine at some setting, or any program that speaks GTP."""

import shlex
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final, NamedTuple

from escabel_gui.arguments import seconds, whole_number
from escabel_gui.engine.processes.gtp_process import GtpProcess, GtpProcessError, own_command
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.levels import LEVELS, find_level
from escabel_gui.engine.thinking.played_line import format_color
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.engine.thinking.search_workers import MAX_THREADS
from escabel_gui.record.evaluation import Evaluation, parse_kata_analyze
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import shorten

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
    """

    name: str
    words: list[str]
    seconds: float | None
    analysis: str = ""


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
    if not {"visits", "time"} & values.keys():
        given = {"visits": limits.visits, "time": limits.seconds}
        values |= {name: str(value) for name, value in given.items() if value is not None}
    values = {"level": str(LEVELS[-1].number)} | values
    options = [f"--{name}={value}" for name, value in values.items()]
    name = " ".join(["Escabel", *(f"{name}={value}" for name, value in values.items())])
    return PlayerSpec(name, [*own_command(), *options], None, " rootInfo true")


def external_player(command_line: str, limits: SearchLimits) -> PlayerSpec:
    """Return another program, by its command line; raises GtpProcessError if that cannot be read."""
    try:
        words = shlex.split(command_line)
    except ValueError as error:
        raise GtpProcessError(f"cannot start {shorten(command_line)!r}: {error}") from None
    if not words:
        raise GtpProcessError("cannot start a program without a name: give a command line")
    return PlayerSpec(command_line, words, limits.seconds)


class MatchPlayer:
    """Entrant at one board; `explains` asks it for its opinion of the positions, too."""

    def __init__(self, entrant: PlayerSpec, rules: Rules, explains: bool) -> None:
        self.seconds = entrant.seconds
        self.analysis = entrant.analysis
        self.rules = rules
        self.explains = explains
        self.program = GtpProcess(entrant.words)
        self.has_game = False

    def begin(self, seed: int) -> None:
        """Begin a new game; a program that takes no seed is given none."""
        if not self.has_game:
            self.program.ask(f"set_game {self.rules.wire_name}")
            self.program.ask(f"boardsize {self.rules.size}")
            self.has_seed = self.program.knows("set_random_seed")
            self.explains = self.explains and self.program.knows("kata-genmove_analyze")
            self.has_game = True
        if self.has_seed:
            self.program.ask(f"set_random_seed {seed}")
        self.program.ask("clear_board")
        if self.seconds is not None:
            self.program.ask(f"time_settings 0 {self.seconds:g} 1")

    def see(self, color: int, text: str) -> None:
        """Play a move that this contender has not made."""
        self.program.ask(f"play {format_color(color)} {text}")

    def move(self, color: int) -> tuple[str, Evaluation | None]:
        """Return the move that is made now, or `resign`, and the contender's evaluation before it, if it gives one."""
        if self.seconds is not None:
            self.program.ask(f"time_left {format_color(color)} {self.seconds:g} 1")
        if not self.explains:
            return self.program.ask(f"genmove {format_color(color)}"), None
        *analysis, move = self.program.ask(f"kata-genmove_analyze {format_color(color)}{self.analysis}").split("\n")
        return move.removeprefix("play "), parse_kata_analyze(analysis[-1], color) if analysis else None

    def close(self) -> None:
        """End the program."""
        self.program.close()
