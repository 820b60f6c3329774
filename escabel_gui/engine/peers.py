"""Further processes of this engine that search the position at the same time, each with a tree of its own."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Final

from escabel_gui.engine.line import Line, format_color
from escabel_gui.engine.program import Program, ProgramFailed, own_command
from escabel_gui.record.evaluation import Candidate, parse_analysis

MOST_THREADS: Final = 256  # processes, with the one that has the peers
LONGEST_INTERVAL: Final = 0.5  # seconds between two reports: so late may a proof become known
SHORTEST_INTERVAL: Final = 0.01
LEAD: Final = 0.01  # seconds that a report needs for its way


class Peer:
    """One of the processes. A thread of its own reads the reports; one that is dead has none and is asked for none."""

    def __init__(self, words: list[str], changed: threading.Condition) -> None:
        self.program = Program(words)
        self.changed = changed
        self.is_dead = False
        self.search = 0  # the number of the one that it last reported on
        self.candidates: tuple[Candidate, ...] = ()
        self.reader = threading.Thread(target=self.read, name="peer", daemon=True)
        self.reader.start()

    def read(self) -> None:
        """The thread: keep the latest report, until the process ends."""
        number = 0
        for line in self.program.output:
            if line[0] in "=?":
                words = line[1:].split()
                number = int(words[0]) if words and words[0].isdigit() else 0
            elif line.startswith("info "):
                report = parse_analysis(line, 0)
                with self.changed:
                    self.search, self.candidates = number, report.candidates if report is not None else ()
                    self.changed.notify_all()
        with self.changed:
            self.is_dead = True
            self.changed.notify_all()

    def send(self, command: str) -> None:
        try:
            self.program.send(command)
        except ProgramFailed:
            self.is_dead = True

    def close(self) -> None:
        self.program.end()
        self.reader.join()
        self.program.close()


class Peers:
    """They start when they are first needed, keep up with the line that is searched, and report what they see there."""

    def __init__(self, count: int, options: list[str], seed: int) -> None:
        """`options` are the engine's, the same for all of them; their seeds are those that follow `seed`."""
        self.commands = [[*own_command(), *options, f"--seed={seed + number}"] for number in range(1, count + 1)]
        self.peers: list[Peer] = []
        self.changed = threading.Condition()
        self.told: list[str] = []  # what has brought them to where they are
        self.search_number = 1
        self.is_searching = False

    def search(self, line: Line, seconds: float) -> None:
        """Let them search the end of a line until `rest`, and report in time before so many seconds are over."""
        if self.is_searching or not self.commands:
            return
        if not self.peers:
            self.start()
        commands = commands_to(line)
        if self.told != commands[: len(self.told)]:
            self.told = []
        self.send(commands[len(self.told) :])
        self.told = commands
        reports = int(seconds / LONGEST_INTERVAL) + 2  # whoever is late for the last one has sent another
        interval = max(seconds / reports - LEAD, SHORTEST_INTERVAL)
        self.send([f"{self.search_number} kata-analyze {100 * interval:g}"])
        self.is_searching = True

    def start(self) -> None:
        """Start as many as the system allows."""
        with suppress(ProgramFailed):
            for words in self.commands:
                self.peers.append(Peer(words, self.changed))

    def rest(self) -> None:
        """Let them stop; what they have reported is known still."""
        if self.is_searching:
            self.send(["stop"])
            self.is_searching = False

    def forget(self) -> None:
        """Another position comes: what they have reported tells nothing any more."""
        self.rest()
        self.search_number += 1

    def candidates(self) -> list[Candidate]:
        """The moves in the position, each as often as there is a report on it."""
        with self.changed:
            reports = [peer.candidates for peer in self.peers if peer.search == self.search_number]
        return [candidate for report in reports for candidate in report]

    def wait_for_reports(self) -> None:
        """If somebody who searches has said nothing yet, wait a moment for it."""
        if self.is_searching:
            with self.changed:
                self.changed.wait_for(self.have_reported, LEAD)

    def have_reported(self) -> bool:
        return all(peer.is_dead or peer.search == self.search_number for peer in self.peers)

    def send(self, commands: list[str]) -> None:
        for peer in self.peers:
            for command in commands:
                peer.send(command)

    def close(self) -> None:
        self.send(["quit"])  # to all at once, so that they end at the same time
        for peer in self.peers:
            peer.close()
        self.peers = []


def commands_to(line: Line) -> list[str]:
    """What brings an engine to the end of a line."""
    rules = line.rules
    commands = [f"set_game {rules.wire_name}", f"boardsize {rules.size}"]
    if line.setup:
        commands.append(f"set_position {line.setup}")
    for move, state in zip(line.moves, line.states, strict=False):
        commands.append(f"play {format_color(int(state.turn))} {rules.format_move(move)}")
    return commands
