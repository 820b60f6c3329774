"""Throws damaged input at all that reads what others wrote, and measures how reading grows.

`python -m tests.record.fuzz --inputs 100000 --seed 1` tells the worst time and memory for a byte of input;
`python -m tests.record.fuzz --growth` reads texts of 1 to 50 MB of several kinds, each in a process of its own.
"""

import argparse
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.players.player import parse_player
from escabel_gui.model.table.game import format_place, parse_place
from escabel_gui.record.evaluation import EVALUATION
from escabel_gui.record.marks import marks_of
from escabel_gui.record.move_list import read_game
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf, read_stored_game
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.tokens import SESSION
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.game_store import parse_session
from escabel_gui.record.time_control import parse_control, parse_left
from escabel_gui.record.tree import GameTree, all_nodes
from tests.record.round_trips import survives_round_trip

DATA: Final = Path(__file__).parents[1] / "data"
MEGABYTE: Final = 1024 * 1024
SIZES: Final = (1, 5, 10, 25, 50)  # MB
HEADER: Final = "(;GM[101]RU[escabel]SZ[19]"

SAMPLES: Final = [
    *(path.read_bytes() for path in sorted(DATA.glob("*.sgf"))),
    b"1. d4 2. d5 e4 pass B+",
    f"{HEADER}{SESSION}[node:0.0][black:bot 3: Bo][control:byo-yomi 60 10 3][black-left:9.0 3 0];B[c3];W[c4])".encode(),
    f"{HEADER};B[c3]{EVALUATION}[info move c4 visits 9 winrate 0.5 pv c4 c5]SBKV[50.00]LB[c3:A]TR[a1][b2])".encode(),
    b"(;FF[4]CA[ISO-8859-1]GM[101]SZ[5]XSTART[w a1b c3wb]PB[A\\]b]C[x\\\\];W[b2](;B[b3])(;B[d4]C[y];C[z]))",
]
SETTINGS: Final = (Path(__file__).parents[1] / "data" / "state" / "settings.json").read_bytes()
PIECES: Final = [
    *(
        b"[",
        b"]",
        b"(",
        b")",
        b";",
        b"\\",
        b"\\]",
        b"\n",
        b"\r",
        b"\x00",
        b"\x01",
        b"\xff",
        b"\xef\xbb\xbf",
        b"\xed\xa0\xbd",
    ),
    *(b"B[c3]", b"W[]", b"C[x]", b"AB[a1]", b"a1[x]", b"GaMe[x]", b"RU[qualos]", b"SZ[3]", b"GM[102]", b"swap-sides"),
    *(
        b"9" * 5000,
        b"(" * 500,
        b"((;",
        b"[" * 500,
        b"\\" * 501,
        b" " * 500,
        b"info move ",
        b"0." * 500,
        b"-",
        b":",
        b"@",
    ),
    "\u0663\U0001f600\u2028ß\u0130".encode(),
]


def mutated(chance: Random, data: bytes) -> bytes:
    """Damage input in a few places."""
    for _ in range(chance.choice((1, 1, 2, 4, 16))):
        at, span = chance.randrange(len(data) + 1), chance.choice((0, 1, 1, 4, 30))
        piece = chance.choice(
            (
                b"",
                chance.choice(PIECES),
                bytes([chance.randrange(256)]),
                data[(begin := chance.randrange(len(data) + 1)) : begin + chance.choice((1, 10, 100))],
            )
        )
        data = data[:at] + piece + data[at + span :]
    return data[:100_000]


# ---- what reads --------------------------------------------------------------------------------------------------


def read_record(data: bytes) -> None:
    """Read a file; what can be read of it is written, and read again as the same."""
    for read in (read_stored_game, lambda text: read_game(text, "escabel", 9)[0]):
        try:
            tree = read(decode(data))
        except RecordError as error:
            refused = error
        else:
            check(tree)
            continue
        assert len(str(refused.words)) < 600, "a refusal quotes little"
        if refused.partial_tree is not None:
            check(refused.partial_tree)


def check(tree: GameTree) -> None:
    """Check that what can be written can be read again, and all that is in it."""
    text = write_sgf(tree)
    assert survives_round_trip(text, tree)
    again = read_stored_game(decode(text.encode()))
    assert write_sgf(again) == text
    for node in all_nodes(again):
        marks_of(node, tree.rules.board.index_by_name)


def read_session(data: bytes) -> None:
    """Read what a kept game says of where one was."""
    tree = read_sgf(HEADER + ";B[c3](;W[c4])(;W[d4];B[d5]))")
    session = parse_session(data.decode("latin-1").split("]["))
    for value in (*session.values(), data.decode("latin-1")):
        parse_player(value)
        parse_control(value)
        parse_left(value)
        node = parse_place(tree, value)
        assert parse_place(tree, format_place(tree, node)) is node


def read_settings(data: bytes) -> None:
    """Read a settings file."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "settings.json").write_bytes(data)
        settings = Settings(Path(folder))
        for name, value in vars(Settings).items():
            if isinstance(value, property):
                getattr(settings, name)
        settings.window_state("state")


READERS: Final[list[tuple[Callable[[bytes], None], list[bytes], int]]] = [  # with samples, and how often of a hundred
    (read_record, SAMPLES, 80),
    (read_session, [b"node:0.1][control:byo-yomi 60 10 3][black-left:60.0 3 0][black:bot 3: Bo", b"0.1.0"], 15),
    (read_settings, [SETTINGS], 5),
]


def inputs(count: int, seed: int) -> Iterator[tuple[Callable[[bytes], None], bytes]]:
    """Yield so many damaged inputs, each with what is to read it."""
    chance = Random(seed)
    for _ in range(count):
        ((read, samples, _),) = chance.choices(READERS, [share for *_, share in READERS])
        yield read, mutated(chance, chance.choice(samples))


def fuzz(count: int, seed: int) -> int:
    """Let everything be read; return how often something was raised, and leave that input in files."""
    failures = 0
    slowest: dict[str, tuple[float, int]] = {}
    hungriest: dict[str, tuple[float, int]] = {}
    for number, (read, data) in enumerate(inputs(count, seed)):
        measures_memory = number % 10 == 0  # which takes time of its own
        if measures_memory:
            tracemalloc.start()
        begin = time.process_time()
        try:
            read(data)
        except Exception as error:
            failures += 1
            path = Path(tempfile.gettempdir()) / f"{read.__name__}-{seed}-{number}"
            path.write_bytes(data)
            print(f"{path}: {error!r:.300}", file=sys.stderr)
        took = time.process_time() - begin
        length = max(len(data), 100)
        if measures_memory:
            _, peak = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            hungriest[read.__name__] = max(hungriest.get(read.__name__, (0.0, 0)), (peak / length, length))
        else:
            slowest[read.__name__] = max(slowest.get(read.__name__, (0.0, 0)), (took / length, length))
    print(f"{count} inputs, seed {seed}: {failures} failures")
    for name in sorted(slowest):
        (pace, at), (share, of) = slowest[name], hungriest.get(name, (0.0, 0))
        print(
            f"{name:16} at worst {1e6 * pace:8.1f} µs a byte (of {at}), {share:8.0f} bytes of memory a byte (of {of})"
        )
    return failures


# ---- growth ------------------------------------------------------------------------------------------------------


def lines(length: int) -> str:
    """Return variations of forty moves each, no two alike."""
    chance = Random(1)
    points = [f"{file}{row}" for file in "abcdefghijklmnopqrs" for row in range(1, 20)]
    parts = []
    while length > 0:
        moves = chance.sample(points, 40)
        parts.append("(" + "".join(f";{'BW'[ply % 2]}[{move}]" for ply, move in enumerate(moves)) + ")")
        length -= len(parts[-1])
    return HEADER + "".join(parts) + ")"


def fans(length: int) -> str:
    """Return very many variations of one move."""
    points = [f"{file}{row}" for file in "abcdefghijklmnopqrs" for row in range(1, 20)]
    parts = [HEADER]
    for first in points:
        for second in points:
            if length > 0 and first != second:
                fan = "".join(f"(;B[{third}])" for third in points if third not in (first, second))
                parts.append(f"(;B[{first}];W[{second}]{fan})")
                length -= len(parts[-1])
    return "".join(parts) + ")"


def again_and_again(part: str, before: str = "", after: str = ")") -> Callable[[int], str]:
    return lambda length: HEADER + before + part * (length // len(part)) + after


GROWTH: Final[dict[str, Callable[[int], str]]] = {
    "lines": lines,
    "fans": fans,
    "equal variations": again_and_again("(;B[c3];W[d4])"),
    "comments of nodes without a move": again_and_again(";C[Well.]"),
    "evaluations of nodes without a move": again_and_again(f";{EVALUATION}[Well.]"),
    "a comment": again_and_again("All is well. ", "C[", "])"),
    "escapes": again_and_again("\\]", "C[", "])"),
    "values": again_and_again("[a1]", "TR"),
    "properties": again_and_again("XA[x]XB[y]"),
    "properties, each once": lambda length: HEADER + "".join(f"X{number}[x]" for number in range(length // 10)) + ")",
    "parentheses": again_and_again("("),
    "blanks": again_and_again(" "),
    "an unfinished value": again_and_again("\\", "C[", ""),
    "a list of numbers": lambda length: "1. " * (length // 3),
}


def grow() -> None:
    """Print the time and the memory per megabyte of each kind."""
    print(f"{'':34}" + "".join(f"{f'{size} MB':>20}" for size in SIZES) + "   (ms and MB of memory a MB)")
    for kind in GROWTH:
        print(f"{kind:34}", end="", flush=True)
        for size in SIZES:
            command = [sys.executable, "-m", "tests.record.fuzz", "--read", kind, "--size", str(size)]
            pace, memory = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
            print(f"{float(pace):12.0f}{float(memory):8.1f}", end="", flush=True)
        print()


def read_one(kind: str, size: int) -> None:
    """Read a text of a kind; print the milliseconds and the megabytes of memory per megabyte."""
    import resource  # which Windows does not have

    text = GROWTH[kind](size * MEGABYTE)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begin = time.process_time()
    try:
        read: object = read_game(text, "escabel", 9)
    except RecordError as error:
        read = error.partial_tree
    took = time.process_time() - begin
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(1000 * took / size, (after - before) / 1024 / size)
    del read


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--read", choices=GROWTH, help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, default=1, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.read:
        read_one(options.read, options.size)
    elif options.growth:
        grow()
    else:
        QCoreApplication([])
        sys.exit(min(fuzz(options.inputs, options.seed), 1))


if __name__ == "__main__":
    main()
