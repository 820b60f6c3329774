"""Who takes part in a match: our own engine at some setting, or any program that speaks GTP."""

from __future__ import annotations

import shlex
import subprocess
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from escabel_gui.arguments import seconds, whole_number
from escabel_gui.engine.levels import LEVELS, find_level
from escabel_gui.engine.line import Line
from escabel_gui.engine.player import TREE_NODES, Limits, Player
from escabel_gui.engine.search.settings import named_settings
from escabel_gui.engine.search.tree import Tree
from escabel_gui.rules.game import COLOR_NAMES

SETTINGS: Final = ("level", "search", "visits", "time")

Number = TypeVar("Number", int, float)


class ContenderFailed(RuntimeError):
    """A program that does not do its part, with the reason."""


class Contender(Protocol):
    """Somebody who can be asked for moves."""

    def begin(self, line: Line, seed: int) -> None:
        """A new game starts on this line, whose moves so far are played already."""

    def generate(self) -> str:
        """The move to make now, at the end of the line, as text; not yet played."""

    def see(self, color: int, text: str) -> None:
        """A move of either side was played on the line."""

    def close(self) -> None:
        """The match is over."""


class OwnContender:
    """Our engine in this process, with the settings that a text like `level=3,search=uct` describes."""

    def __init__(self, description: str, limits: Limits) -> None:
        words = [word.partition("=") for word in description.split(",") if word]
        values = {name: value for name, _, value in words}
        for name in values:
            if name not in SETTINGS:
                raise ValueError(f"unknown setting {name[:40]!r}: choose from {', '.join(SETTINGS)}")
        self.settings = named_settings(values.get("search", "default"))
        level = find_level(values["level"]) if "level" in values else None
        own_limits = Limits(number_of(values, "visits", whole_number(1)), number_of(values, "time", seconds))
        if own_limits != Limits(None, None):
            limits = own_limits
        elif limits == Limits(None, None):
            level = level or LEVELS[-1]
            limits = Limits(level.visits, level.seconds)
        self.limits = limits
        self.temperature = level.temperature if level is not None else 0.0
        self.tree = Tree(TREE_NODES)

    def begin(self, line: Line, seed: int) -> None:
        self.line = line
        self.player = Player(line.rules, self.settings, self.tree, seed)

    def generate(self) -> str:
        self.player.turn_to(self.line)
        move = self.player.decide(self.limits, self.temperature, lambda: False)
        return self.line.rules.format_move(move)

    def see(self, color: int, text: str) -> None:
        """The line itself tells."""

    def close(self) -> None:
        """There is nothing to close."""


def number_of(values: dict[str, str], name: str, parse: Callable[[str], Number]) -> Number | None:
    """The number that a setting has, if it is there; raises ValueError with a reason."""
    if name not in values:
        return None
    try:
        return parse(values[name])
    except ArgumentTypeError as error:
        raise ValueError(f"{name}={values[name][:20]} is not possible: {error}") from None


class ProgramContender:
    """Another program, started by its command line."""

    def __init__(self, command_line: str, seconds: float | None) -> None:
        self.command_line = command_line
        self.seconds = seconds
        try:
            words = shlex.split(command_line)
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        except (OSError, ValueError, IndexError) as error:
            raise ContenderFailed(f"cannot start {command_line!r}: {error}") from None

    def begin(self, line: Line, seed: int) -> None:
        self.line = line
        self.ask(f"set_game {line.rules.wire_name}")
        self.ask(f"boardsize {line.rules.size}")
        self.ask("clear_board")
        if self.seconds is not None:
            self.ask(f"time_settings 0 {self.seconds:g} 1")
        for move, state in zip(line.moves, line.states, strict=False):
            self.see(int(state.turn), line.rules.format_move(move))

    def generate(self) -> str:
        color = str(COLOR_NAMES[int(self.line.state.turn)]).lower()
        if self.seconds is not None:
            self.ask(f"time_left {color} {self.seconds:g} 1")
        text = self.ask(f"genmove {color}")
        self.ask("undo")  # `see` plays it
        return text

    def see(self, color: int, text: str) -> None:
        self.ask(f"play {str(COLOR_NAMES[color]).lower()} {text}")

    def close(self) -> None:
        try:
            self.ask("quit")
        except ContenderFailed:
            self.process.kill()
        self.process.communicate()

    def ask(self, command: str) -> str:
        """The answer to a command; raises ContenderFailed if it is an error or none comes."""
        to_program, from_program = self.process.stdin, self.process.stdout
        assert to_program is not None
        assert from_program is not None
        try:
            to_program.write(command + "\n")
            to_program.flush()
            lines = [from_program.readline()]
            while lines[-1] not in ("\n", ""):
                lines.append(from_program.readline())
        except OSError:
            lines = [""]
        answer = "".join(lines).strip()
        if not answer.startswith("="):
            raise ContenderFailed(f"{self.command_line!r} answered {command!r} with {answer[:80]!r}")
        return answer[1:].strip()
