"""Damages the files of what a person has learned and chosen, and lets several programs write them at once.

`python -m tests.model.state_files --mutations 1000` gives the entries of files other fields and other types, and cuts
files off at every 7th byte: nothing that can be read is lost, nothing is written over.
`python -m tests.model.state_files --updates 500` lets two programs change each file so often: no change is lost.
`python -m tests.model.state_files --kills 50` ends such programs in the middle: only what was under way may be missing.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from escabel_gui.model.application.settings_file import open_settings
from escabel_gui.record.exercises.course import open_courses
from escabel_gui.record.exercises.drills import open_drills
from escabel_gui.record.rating.puzzle_ratings import open_tries
from escabel_gui.record.rating.rated_games import open_rated_games
from escabel_gui.record.storage.entry_file import EntryFile

DATA: Final = Path(__file__).parents[1] / "data" / "v0.2"
LATER: Final = Path(__file__).parents[1] / "data" / "state"  # files that version 0.2 did not have
ENTRIES: Final = 20
STEP: Final = 7  # bytes from one cut to the next
AT_ONCE: Final = 2  # programs


class Kind(NamedTuple):
    """Kind of file with entries."""

    file: str
    key: str
    open: Callable[[Path], EntryFile[Any]]

    @property
    def sample(self) -> Path:
        """The file as written by the first version that had one."""
        return next(folder / self.file for folder in (DATA, LATER) if (folder / self.file).exists())

    def samples(self) -> list[dict[str, Any]]:
        """Return the entries of the sample, repeated to ENTRIES, each with an identity of its own."""
        said = json.loads(self.sample.read_bytes())[self.key]
        return [{**said[number % len(said)], "identity": f"{number:032x}"} for number in range(ENTRIES)]


DRILLS: Final = Kind("drills.json", "drills", open_drills)
RATINGS: Final = Kind("ratings.json", "games", open_rated_games)
TRIES: Final = Kind("puzzles.json", "tries", open_tries)
COURSES: Final = Kind("courses.json", "courses", open_courses)
SETTINGS: Final = Kind("settings.json", "settings", open_settings)
KINDS: Final = (DRILLS, RATINGS, TRIES, COURSES, SETTINGS)
# the field of an entry that is changed
CHANGED: Final = {
    DRILLS.file: "first_asked",
    RATINGS.file: "date",
    TRIES.file: "date",
    COURSES.file: "puzzle_set",
    SETTINGS.file: "value",
}
NAMES: Final = tuple(kind.file for kind in KINDS)

scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=9)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


# ---- damage ----------------------------------------------------------------------------------------------------


def write_lines(key: str, entries: list[Any], other: dict[str, Any] | None = None) -> bytes:
    """Return a file as the program writes it."""
    beginning = json.dumps(other or {})[1:-1]
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    return f'{{{beginning}{", " if beginning else ""}"{key}": [\n{lines}\n]}}\n'.encode()


@st.composite
def mutations(draw: st.DrawFn) -> tuple[Kind, dict[str, Any], set[int]]:
    """Draw a file as JSON in which some things are not as this version has them.

    Also draw the kind of the file, and the numbers of the entries that are as they were.
    """
    kind = draw(st.sampled_from(KINDS))
    entries: list[Any] = kind.samples()
    other = draw(st.dictionaries(st.text(max_size=6).filter(lambda key: key != kind.key), anything, max_size=2))
    touched = draw(st.sets(st.integers(0, ENTRIES - 1), max_size=6))
    for number in touched:
        entry = entries[number]
        field = draw(st.sampled_from(sorted(set(entry) - {"identity"})))
        match draw(st.sampled_from(("add", "remove", "retype", "replace"))):
            case "add":
                entries[number] = {**entry, draw(st.text(min_size=1, max_size=6).map("x{}".format)): draw(anything)}
            case "remove":
                del entry[field]
            case "retype":
                entry[field] = draw(anything)
            case _:
                entries[number] = draw(anything)
    if draw(st.integers(0, 9)) == 0:
        return kind, {**other, kind.key: draw(scalars | st.dictionaries(st.text(max_size=3), anything))}, set()
    return kind, {**other, kind.key: entries}, set(range(ENTRIES)) - touched


def copies(path: Path) -> dict[Path, bytes]:
    return {copy: copy.read_bytes() for copy in path.parent.glob(f"{path.stem} (damaged)*")}


def change_one(file: EntryFile[Any]) -> str | None:
    """Change the first entry, as an answer or a game does; return its identity."""
    field = CHANGED[file.path.name]
    changed = [entry.identity for entry in file.read()[:1]]
    file.change(lambda entries: [*(entry._replace(**{field: "2031-01-01"}) for entry in entries[:1]), *entries[1:]])
    return changed[0] if changed else None


def check_mutation(folder: Path, kind: Kind, said: dict[str, Any], untouched: set[int]) -> None:
    """Check that what was not touched is read, and that what is not understood is still there after a change."""
    path = folder / kind.file
    before = copies(path)
    entries = said[kind.key]
    other = {key: value for key, value in said.items() if key != kind.key}
    data = write_lines(kind.key, entries, other) if isinstance(entries, list) else json.dumps(said).encode()
    path.write_bytes(data)
    file = kind.open(path)
    read = {entry.identity for entry in file.read()}
    assert read >= {f"{number:032x}" for number in untouched}, "what can be read is in use"
    changed = change_one(file)
    after = copies(path)
    assert after.items() >= before.items(), "no copy is written over"
    if not isinstance(entries, list):
        assert data in after.values(), "what is of another shape is kept"
        return
    written = json.loads(path.read_bytes())
    new_entries = written.pop(kind.key)
    assert {"version": written["version"], **other} == written, "other keys stay"
    assert len(new_entries) == len(entries)
    for old, new in zip(entries, new_entries, strict=True):
        if isinstance(old, dict) and old.get("identity") == changed:
            new[CHANGED[kind.file]] = old[CHANGED[kind.file]]
        assert new == old, "what is not changed stays"


def mutate(count: int, folder: Path) -> None:
    """Check so many mutated files."""

    @settings(max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(mutations())
    def check(mutation: tuple[Kind, dict[str, Any], set[int]]) -> None:
        check_mutation(folder, *mutation)

    check()


def cut(folder: Path, step: int) -> int:
    """Cut each file off at every so many bytes; return how many files that were."""
    count = 0
    for kind in KINDS:
        whole = write_lines(kind.key, kind.samples(), {"version": 1})
        path = folder / kind.file
        for length in range(0, len(whole) - 1, step):  # without its last line end alone it is whole
            before = copies(path)
            path.write_bytes(whole[:length])
            left = {entry["identity"] for entry in kind.samples() if json.dumps(entry).encode() in whole[:length]}
            file = kind.open(path)
            assert {entry.identity for entry in file.read()} == left
            change_one(file)
            assert {entry.identity for entry in file.read()} == left
            assert copies(path).items() >= before.items()
            assert whole[:length] in copies(path).values()
            count += 1
    return count


# ---- several programs --------------------------------------------------------------------------------------------


def update(name: str, path: Path, who: int, count: int) -> None:
    """Change a file so many times, as each program does, and say each change that is done."""
    write = updater(name, path)
    for number in range(who * count, (who + 1) * count):
        while True:
            try:
                write(number)
                break
            except TimeoutError:
                print("waited too long", file=sys.stderr)
        print(number, flush=True)


def updater(name: str, path: Path) -> Callable[[int], None]:
    """Return a function that adds a number to a file."""
    kind = next(kind for kind in KINDS if kind.file == name)
    file = kind.open(path)
    sample = kind.open(kind.sample).read()[0]

    def add(number: int) -> None:
        file.change(lambda entries: [*entries, sample._replace(identity=f"{number:032x}")])

    return add


def numbers_in(name: str, path: Path) -> list[int]:
    """Return the numbers that were added to a file, also those beyond what the program looks at."""
    kind = next(kind for kind in KINDS if kind.file == name)
    return [int(entry["identity"], 16) for entry in json.loads(path.read_bytes())[kind.key]]


def start(name: str, path: Path, who: int, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.model.state_files", "--child", name, str(path), str(who), str(count)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)


def compete(name: str, folder: Path, count: int) -> tuple[int, int]:
    """Let programs change a file at once; return how many changes were made, and how many of them are there."""
    path = folder / name
    programs = [start(name, path, who, count) for who in range(AT_ONCE)]
    done: list[int] = []
    for program in programs:
        said, _ = program.communicate()
        done += map(int, said.split())
        assert program.returncode == 0
    return len(done), len(set(done) & set(numbers_in(name, path)))


def kill(name: str, folder: Path, kills: int, chance: Random) -> tuple[int, int, int]:
    """Kill programs that change a file at once; return how many changes were made, are there, and were never said."""
    path = folder / name
    done: set[int] = set()
    more = 0
    for round_ in range(-(-kills // AT_ONCE)):
        known = set(numbers_in(name, path)) if path.exists() else set()
        programs = [start(name, path, AT_ONCE * round_ + number, 100_000) for number in range(AT_ONCE)]
        firsts = [int(program.stdout.readline()) for program in programs if program.stdout is not None]
        time.sleep(chance.uniform(0, 0.3))
        for program in programs:
            program.kill()
            said, _ = program.communicate()
            done |= {int(word) for word in said.split("\n")[:-1]}
        done |= set(firsts)
        now = set(numbers_in(name, path))
        assert known <= now
        more = max(more, len(now - done))
        done |= now  # what was under way when a program was killed may have been done
    return len(done), len(done & set(numbers_in(name, path))), more


# ---- the command -------------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutations", type=int, default=0)
    parser.add_argument("--updates", type=int, default=0, help="of each of two programs")
    parser.add_argument("--kills", type=int, default=0, help="for each file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", nargs=4, metavar=("NAME", "PATH", "WHO", "COUNT"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child is not None:
        name, path, who, count = options.child
        update(name, Path(path), int(who), int(count))
        return
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        if options.mutations:
            mutate(options.mutations, home)
            print(f"{options.mutations} files mutated, {cut(home, STEP)} cut off: nothing lost, nothing written over")
        for name in NAMES:
            if options.updates:
                done, kept = compete(name, home / "updates", options.updates)
                print(f"{name}: {done} updates by {AT_ONCE} programs, {done - kept} lost")
            if options.kills:
                done, kept, more = kill(name, home / "kills", options.kills, Random(options.seed))
                print(f"{name}: {options.kills} kills, {done} updates, {done - kept} lost, at most {more} not yet said")


if __name__ == "__main__":
    main()
