"""An engine that misbehaves as it is told, for those who have to live with engines.

    fake_engine.py LOG BEHAVIOUR TIMES

Every line that it hears goes to the file LOG, after `start` for each process. The first TIMES processes behave as
told, the later ones well: they answer `genmove` at once with the first legal move, and `kata-analyze` with a line
about the first legal moves, of which the first one wins 60 % of the games, the next 50 %, and so on. If that is not
enough, further lines follow, a second later each, of more and more visits. `ponder` ends at once, but for `ponders`,
which does so until it hears anything.
"""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

from escabel_gui.rules.catalogue import make_rules, ruleset_of
from escabel_gui.rules.state import BLACK, WHITE

ANSWERS_NEVERTHELESS = ("slow", "ponders", "complains", "floods", "babbles")
COLORS = {"black": BLACK, "white": WHITE}


class Board:
    """Game as the commands have made it."""

    def __init__(self) -> None:
        self.name, self.size = "escabel", 9
        self.clear()

    def clear(self) -> None:
        self.rules = make_rules(self.name, self.size)
        self.states = [self.rules.start()]

    def set_position(self, color: str, stacks: str) -> None:
        self.states = [self.rules.parse_position(COLORS[color], stacks)]

    def play(self, color: str, text: str) -> None:
        state = self.states[-1].copy()
        if state.turn != COLORS[color]:
            raise ValueError(f"it is not the turn of {color}")
        self.rules.play(state, self.rules.parse_legal_move(state, text))
        self.states.append(state)

    def undo(self) -> None:
        if len(self.states) == 1:
            raise ValueError("there is nothing to undo")
        self.states.pop()

    def analyze(self, looks: int = 1) -> str:
        priors = [0.1] * 4 if self.name == "abande" else [0.4, 0.3, 0.2, 0.1]  # without a policy all are alike
        moves = [self.rules.format_move(move) for move in self.rules.legal_move_list(self.states[-1])[:4]]
        return " ".join(
            f"info move {move} visits {looks * (1000 - 100 * order)} winrate {0.6 - order / 10:.4f}"
            f" prior {priors[order]} order {order} pv {' '.join(dict.fromkeys([move, *moves]))}"
            for order, move in enumerate(moves)
        )

    def choose(self) -> str:
        return self.rules.format_move(self.rules.legal_move_list(self.states[-1])[0])


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def answer(board: Board, words: list[str]) -> str:
    """Carry out a command; raises ValueError for one that makes no sense."""
    match words:
        case ["set_game", name]:
            board.name, board.size = name, ruleset_of(name).default_size
            board.clear()
        case ["boardsize", size]:
            board.size = int(size)
            board.clear()
        case ["set_position", color, *stacks]:
            board.set_position(color, " ".join(stacks))
        case ["play", color, text]:
            board.play(color, text)
        case ["undo"]:
            board.undo()
        case ["genmove", color]:
            move = board.choose()
            board.play(color, move)
            return move
    return ""


def think_badly(behaviour: str, lines: Iterator[str]) -> None:
    """Do what a bad engine does instead of thinking; `slow` thinks until it is told to stop."""
    match behaviour:
        case "dies":
            os._exit(3)
        case "hangs":
            time.sleep(60)
        case "nonsense":
            say("I cannot decide!\n\n")
        case "error":
            say("? no idea\n\n")
        case "illegal":
            say("= z99\n\n")
        case "huge":
            while True:
                say("= " + "x" * 65536)
        case "slow":
            for line in lines:
                if line == "stop":
                    break
        case "complains":
            complain(b"INFO escabel_gui.engine: warm\r\n\nWARNING escabel_gui.engine: it is late\nout of discs")
        case "floods":
            for _ in range(100):
                complain(b"x" * 65_536 + b"\n" + b"more and more\n" * 1_000)
        case "babbles":
            complain(bytes(range(256)) + b"\x1b[2J\xff\xfe\xc3\n")


def complain(text: bytes) -> None:
    sys.stderr.buffer.write(text)
    sys.stderr.flush()


class Analysis(Thread):
    """Thread that looks at a position until it is told to end."""

    def __init__(self, board: Board) -> None:
        super().__init__(daemon=True)
        self._board = board
        self._is_over = Event()
        say(f"=\n{board.analyze()}\n")

    def run(self) -> None:
        looks = 1
        while not self._is_over.wait(1.0):
            looks += 1
            say(f"{self._board.analyze(looks)}\n")

    def end(self) -> None:
        self._is_over.set()
        self.join()
        say("\n")


def heard(log: Path) -> Iterator[str]:
    with log.open("a", encoding="utf-8") as file:
        for line in sys.stdin:
            file.write(line)
            file.flush()
            yield line.strip()


def main() -> None:
    log, behaviour, times = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    with log.open("a", encoding="utf-8") as file:
        file.write("start\n")
    is_bad = behaviour != "normal" and log.read_text("utf-8").splitlines().count("start") <= times
    if is_bad and behaviour == "dies-at-start":
        os._exit(3)
    board = Board()
    lines = heard(log)
    analysis: Analysis | None = None
    for line in lines:
        words = line.split()
        if analysis is not None:
            analysis.end()
            analysis = None
        if words[0] == "ponder" and behaviour == "ponders":
            say("=\n")
            line = next(lines, "quit")
            say("\n")
            words = line.split()
        if is_bad and words[0] in ("genmove", "kata-analyze"):
            think_badly(behaviour, lines)
            if behaviour not in ANSWERS_NEVERTHELESS:
                continue
        if words[0] == "kata-analyze":
            analysis = Analysis(board)
            analysis.start()
            continue
        try:
            say(f"= {answer(board, words)}\n\n")
        except ValueError as error:
            say(f"? {error}\n\n")
        if is_bad and words[0] == "genmove" and behaviour == "slow":
            say("=\n\n")  # the answer to `stop`


if __name__ == "__main__":
    main()
