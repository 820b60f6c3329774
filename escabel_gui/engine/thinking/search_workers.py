"""Search workers: further processes of this engine, which help to search its position.

Some run playouts for its tree, others search with trees of their own.
"""

import logging
import threading
from math import inf
from time import monotonic
from typing import Final

from escabel_gui.engine.processes.gtp_process import GtpProcess, GtpProcessError
from escabel_gui.engine.processes.shared_memory import SharedMemory
from escabel_gui.engine.processes.stdin_reader import split_number
from escabel_gui.engine.search.remote_playouts import SHARED_BYTES
from escabel_gui.engine.thinking.played_line import PlayedLine, format_color
from escabel_gui.installation import own_command

log = logging.getLogger(__name__)

MAX_THREADS: Final = 256  # processes, the leader included
MAX_PLAYOUT_WORKERS: Final = 2  # that one tree keeps busy: a playout takes two thirds of a visit
MAX_STARTS: Final = 10  # of all workers of a session: where they are lost again and again, it does without them
PATIENCE: Final = 60.0  # seconds after which a worker that was stopped and says nothing counts as lost
MAX_UNREAD: Final = 30_000  # characters that a worker may leave unread and be sent as many again: a pipe holds 65,536
PEER_COMMAND: Final = "escabel-search"  # with a delta of the tree: answered by a delta, and a search until any input
PLAYOUT_COMMAND: Final = "escabel-playouts"  # with shared memory and a number: runs the playouts posted there
NEWS: Final = "news"  # begins the line of that answer, which would be empty where there are none


class SearchWorker:
    """A worker process, memory shared with it, and the thread that reads its answers. A dead worker answers nothing."""

    def __init__(self, words: list[str], changed: threading.Condition) -> None:
        self.shared = SharedMemory(int(SHARED_BYTES))
        try:
            self.program = GtpProcess(words, self.shared.descriptors)
        except GtpProcessError:
            self.shared.close()
            raise
        self.changed = changed
        self.is_dead = False
        self.is_closing = False
        self.asked = 0  # the number of the last message that is to be answered
        self.unread = 0  # characters sent since it owed no answer
        self.answered = 0  # the number of the last message that it has answered
        self.news = ""  # of that answer, if it has any
        self.awaited_since = inf  # when it was stopped, if it has said nothing since and owes an answer
        self.reader = threading.Thread(target=self.read, name="search worker", daemon=True)
        self.reader.start()

    def read(self) -> None:
        """Read answers until the process ends (the thread's function)."""
        number = 0
        for line in self.program.output:
            if line[0] in "=?":
                number = int(split_number(line[1:])[0] or 0)
            elif number:
                with self.changed:
                    self.answered, self.news = number, line.removeprefix(NEWS)
                    self.awaited_since = inf
                    self.changed.notify_all()
                number = 0
        if not self.is_closing:
            log.warning("a search worker has ended")
        with self.changed:
            self.is_dead = True
            self.changed.notify_all()

    def send(self, command: str) -> None:
        """Send a command; a worker that cannot be reached is marked as dead."""
        self.unread = len(command) + (self.unread if self.owes_answer else 0)
        try:
            self.program.send(command)
        except GtpProcessError:
            self.is_dead = True

    def stop(self) -> None:
        """Stop its search, after which it should answer what it has been asked."""
        with self.changed:
            if self.owes_answer:
                self.awaited_since = min(self.awaited_since, monotonic())
        self.send("stop")

    @property
    def is_lost(self) -> bool:
        """True if the process has ended, or hangs."""
        return self.is_dead or monotonic() > self.awaited_since + PATIENCE

    @property
    def owes_answer(self) -> bool:
        """True while the last message has not been answered."""
        return self.answered < self.asked

    @property
    def has_room(self) -> bool:
        """True if one more delta fits into the pipe, even where nothing has been read."""
        return not self.owes_answer or self.unread <= MAX_UNREAD

    def close(self) -> None:
        """End the process, which has nothing to lose, and its thread."""
        self.is_closing = True
        self.program.process.kill()
        self.program.end()
        self.reader.join()
        self.program.close()
        self.shared.close()


class SearchWorkerPool:
    """Search workers, started on first use and kept at the leader's position."""

    def __init__(self, count: int, options: list[str], seed: int) -> None:
        """Prepare `count` workers with equal engine options, and with the seeds after `seed`."""
        self.commands = [[*own_command(), *options, f"--seed={seed + number}"] for number in range(1, count + 1)]
        self.workers: list[SearchWorker] = []
        self.starts = 0  # how often all of them have been started
        self.changed = threading.Condition()
        self.sent_commands: list[str] = []  # what has brought them to where they are
        self.messages = 0  # to be answered, that all have been sent so far
        self.is_searching = False

    def start(self) -> None:
        """Start the workers, as many as the system allows, unless all that have been started are at work."""
        if (self.workers and not any(worker.is_lost for worker in self.workers)) or self.starts == MAX_STARTS:
            return
        if self.workers:
            log.warning("all search workers are started anew")
        self.close()
        self.starts += 1
        try:
            for words in self.commands:
                self.workers.append(SearchWorker(words, self.changed))
        except (GtpProcessError, OSError) as error:
            log.warning("%d of %d search workers: %s", len(self.workers), len(self.commands), error)

    def set_root(self, line: PlayedLine) -> None:
        """Bring the workers to the end of a line."""
        commands = commands_to(line)
        if self.sent_commands != commands[: len(self.sent_commands)]:
            self.sent_commands = []
        for command in commands[len(self.sent_commands) :]:
            for worker in self.workers:
                worker.send(command)
        self.sent_commands = commands

    def start_playouts(self, worker: SearchWorker) -> int:
        """Let a worker run the playouts in its memory until `stop_search`; returns the service's number."""
        return self.ask(worker, f"{PLAYOUT_COMMAND} {worker.shared.name} {self.messages + 1}")

    def send_delta(self, worker: SearchWorker, news: str) -> int:
        """Send statistics to a worker, which then searches until `stop_search`; returns the id of its answer."""
        return self.ask(worker, f"{PEER_COMMAND} {news}")

    def ask(self, worker: SearchWorker, command: str) -> int:
        """Send a command that is to be answered; returns its number."""
        self.messages += 1
        self.is_searching = True
        worker.send(f"{self.messages} {command}")
        worker.asked = self.messages
        return self.messages

    def stop_search(self) -> None:
        """Stop the workers' search."""
        if self.is_searching:
            for worker in self.workers:
                worker.stop()
            self.is_searching = False

    def close(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.close()
        self.workers = []
        self.sent_commands = []
        self.is_searching = False


def commands_to(line: PlayedLine) -> list[str]:
    """Return the GTP commands that set up the position at the end of a line."""
    rules = line.rules
    commands = [f"set_game {rules.wire_name}", f"boardsize {rules.size}"]
    if line.setup:
        commands.append(f"set_position {line.setup}")
    for move, state in zip(line.moves, line.states, strict=False):
        commands.append(f"play {format_color(int(state.turn))} {rules.format_move(move)}")
    return commands
