"""Whether the engine comes in time, beside a process that keeps a core busy.

    python -m tests.benchmarks.punctual --games 200 --seconds 1.5

First level 8 plays itself under sudden death on Escabel 7×7, and nobody tells it how much time is left: who has none by
the clock here has lost. Then it is asked for moves in 0.05 s, and for analyses, whose first line is waited for. The
machine should be quiet: it is about delays. Where it is not, Linux tells for how much of a delay the engine, or this
process, had something to do and no core to do it on: that is left out of what stands in parentheses.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from escabel_gui.engine.processes.gtp_process import GtpProcess
from escabel_gui.engine.thinking.played_line import PlayedLine, format_color
from escabel_gui.installation import own_command
from escabel_gui.rules.catalogue import make_rules

GAME: Final = ("escabel", 7)
SHORT: Final = 0.05  # seconds for a move
QUICK_GAMES: Final = (GAME, ("escabel", 9), ("abande", 7))
QUICK_MOVES: Final = 150
TOGETHER: Final = 10  # moves of one quick game
ANALYSES: Final = 50


class Took(NamedTuple):
    """Seconds, and how many of them were spent without a core."""

    whole: float
    waited: float


class Stopwatch:
    """Stopwatch that starts when it is made."""

    def __init__(self, engine: GtpProcess) -> None:
        self._processes = [engine.process.pid, os.getpid()]
        self._waited = sum(map(waiting_time, self._processes))
        self._begin = monotonic()

    def stop(self) -> Took:
        whole = monotonic() - self._begin
        return Took(whole, sum(map(waiting_time, self._processes)) - self._waited)


def waiting_time(process: int) -> float:
    """Return the seconds that the threads of a process were ready without a core; 0 where the system does not tell."""
    files = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(file.read_text().split()[1]) for file in files) / 1e9


def start(game: str, size: int, *options: str) -> GtpProcess:
    engine = GtpProcess([*own_command(), "--level=8", *options])
    engine.ask(f"set_game {game}")
    engine.ask(f"boardsize {size}")
    return engine


def play(engines: list[GtpProcess], seed: int, seconds: float) -> list[float]:
    """Play a game; return what is left of both clocks at its end."""
    line = PlayedLine(make_rules(*GAME))
    left = [seconds, seconds]
    for engine in engines:
        engine.ask(f"set_random_seed {seed}")
        engine.ask("clear_board")
        engine.ask(f"time_settings {seconds:g} 0 0")
    while not line.is_over():
        mover, color = len(line.moves) % 2, format_color(int(line.state.turn))
        begin = monotonic()
        text = engines[mover].ask(f"genmove {color}")
        left[mover] -= monotonic() - begin
        engines[1 - mover].ask(f"play {color} {text}")
        line.play(line.rules.parse_legal_move(line.state, text))
    return left


def time_moves(game: str, size: int) -> list[Took]:
    """Return how long moves took that had SHORT seconds."""
    engine = start(game, size, f"--time={SHORT}")
    took: list[Took] = []
    while len(took) < QUICK_MOVES:
        engine.ask("clear_board")
        line = PlayedLine(make_rules(game, size))
        while not line.is_over() and len(line.moves) < TOGETHER:
            watch = Stopwatch(engine)
            text = engine.ask(f"genmove {format_color(int(line.state.turn))}")
            took.append(watch.stop())
            line.play(line.rules.parse_legal_move(line.state, text))
    engine.close()
    return took


def time_first_lines(game: str, size: int) -> list[Took]:
    """Return how long it took until an analysis said something, each time of a position new to the engine."""
    engine = start(game, size)
    took: list[Took] = []
    for _ in range(ANALYSES):
        engine.ask("clear_board")
        watch = Stopwatch(engine)
        engine.send("kata-analyze")
        while not engine.output.readline().startswith("info "):
            pass
        took.append(watch.stop())
        engine.send("stop")  # whose answer follows the end of the analysis
        for _ in range(2):
            while engine.output.readline() != "\n":
                pass
    engine.close()
    return took


def tell(what: str, took: list[Took]) -> None:
    whole = sorted(one.whole for one in took)
    slowest = max(one.whole - one.waited for one in took)
    middle = whole[len(whole) // 2]
    print(f"{what}: median {middle:.3f} s, slowest {whole[-1]:.3f} s ({slowest:.3f} s)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.5, help="for all moves of a side")
    options = parser.parse_args()
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        engines = [start(*GAME), start(*GAME)]
        left = [min(play(engines, seed, options.seconds)) for seed in range(options.games)]
        for engine in engines:
            engine.close()
        lost = sum(seconds < 0 for seconds in left)
        print(f"{len(left)} games of {options.seconds:g} s: {lost} lost on time, at least {min(left):.3f} s left")
        for game, size in QUICK_GAMES:
            tell(f"{game} {size}, moves of {SHORT} s", time_moves(game, size))
            tell(f"{game} {size}, first line of an analysis", time_first_lines(game, size))
    finally:
        busy.kill()
        busy.wait()


if __name__ == "__main__":
    main()
