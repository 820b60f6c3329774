"""Files of entries: what is not understood stays, what is damaged is kept beside, and nobody writes over another."""

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from escabel_gui.record.storage.entry_file import EntryFile
from escabel_gui.record.storage.file_lock import locked


class Note(NamedTuple):
    identity: str
    text: str
    more: dict[str, Any] = {}  # noqa: RUF012


def parse(said: object) -> Note | None:
    if not isinstance(said, dict) or not all(isinstance(said.get(name), str) for name in ("identity", "text")):
        return None
    more = said.get("more", {})
    return Note(said["identity"], said["text"], more) if isinstance(more, dict) else None


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "notes.json"


@pytest.fixture
def file(path: Path) -> EntryFile[Note]:
    return EntryFile(path, "notes", parse, slice(None))


def add(file: EntryFile[Note], *notes: Note) -> list[Path]:
    """Add notes to a file; return what is told."""
    told: list[Path] = []
    file.change(lambda known: [*known, *notes], told.append)
    return told


def said(path: Path) -> Any:
    return json.loads(path.read_bytes())


def beside(path: Path) -> dict[str, bytes]:
    """Return the copies beside a damaged file, by name."""
    return {copy.name: copy.read_bytes() for copy in path.parent.glob("*damaged*")}


A, B, C = Note("a", "first"), Note("b", "second", {"x": 1}), Note("c", "third")


def test_what_is_written_is_read(file: EntryFile[Note], path: Path) -> None:
    assert file.read() == []
    assert not path.exists()
    add(file, A, B)
    add(file, C)
    assert file.read() == [A, B, C]
    assert said(path)["version"] == 1


def test_a_file_that_has_gone_with_its_folder_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "data" / "notes.json"
    path.parent.mkdir()
    path.write_text(json.dumps({"version": 7, "colors": 3, "notes": [{"identity": "x"}, A._asdict()]}), "utf-8")
    first: EntryFile[Note] = EntryFile(path, "notes", parse, slice(None))
    assert first.read() == [A]
    shutil.rmtree(path.parent)
    add(first, B)
    shutil.rmtree(path.parent)
    add(first, C)
    again: EntryFile[Note] = EntryFile(path, "notes", parse, slice(None))
    assert again.read() == [A, B, C]
    assert said(path)["colors"] == 3
    assert said(path)["notes"][0] == {"identity": "x"}


def test_what_a_newer_version_has_written_stays(file: EntryFile[Note], path: Path) -> None:
    entries = [
        {"identity": "a", "text": "first", "stars": [3]},
        {"identity": "b", "text": "second", "more": {"x": 1, "y": 2}},
        {"identity": "n", "words": "of another kind"},
        None, 7, "text", [{}],
    ]  # fmt: skip
    path.write_text(json.dumps({"version": 9, "notes": entries, "made by": {"program": "newer"}}))

    def change(notes: list[Note]) -> list[Note]:
        first, second = notes
        return [first._replace(text="changed"), second._replace(more={"x": 5}), C]

    file.change(change)
    assert said(path) == {
        "version": 9,
        "made by": {"program": "newer"},
        "notes": [
            {"identity": "a", "text": "changed", "stars": [3]},
            {"identity": "b", "text": "second", "more": {"x": 5, "y": 2}},
            *entries[2:],
            C._asdict(),
        ],
    }
    assert beside(path) == {}


def test_nothing_is_written_where_nothing_changes(file: EntryFile[Note], path: Path) -> None:
    path.write_bytes(b'{"notes":[{"identity":"a","text":"first"}]}')
    before = path.stat()
    file.change(list)
    assert path.stat() == before


def test_what_is_removed_goes_and_its_twins_with_it(file: EntryFile[Note], path: Path) -> None:
    path.write_text(json.dumps({"notes": [A._asdict(), B._asdict(), A._asdict()]}))
    assert file.read() == [A, B]
    file.change(lambda notes: [note for note in notes if note != A])
    assert said(path)["notes"] == [B._asdict()]


def test_of_very_many_entries_those_that_nobody_looks_at_stay(path: Path) -> None:
    entries = [{"identity": str(number), "text": "x"} for number in range(10)]
    path.write_text(json.dumps({"notes": entries}))
    last = EntryFile(path, "notes", parse, slice(-3, None))
    assert [note.identity for note in last.read()] == ["7", "8", "9"]
    add(last, A)
    assert said(path)["notes"] == [*entries, A._asdict()]


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"\0", b"[" * 100_000, b"[1, 2]", b"7", b'{"notes": {}}', b'{"notes": 1}', b"\xff\xfe",
        b'{"notes": [], "x": 1, "x": 2}', b'{"notes": [' + b"9" * 5_000 + b"]}",
    ],
)  # fmt: skip
def test_of_what_cannot_be_read_there_is_a_copy(file: EntryFile[Note], path: Path, data: bytes) -> None:
    path.write_bytes(data)
    told: list[Path] = []
    assert file.read(told.append) == []
    assert [copy.read_bytes() for copy in told] == [data]
    assert beside(path) == {"notes (damaged).json": data}
    assert file.read(told.append) == []
    assert len(told) == 1
    assert add(file, A) == []
    assert file.read() == [A]


def test_no_copy_takes_the_place_of_another(file: EntryFile[Note], path: Path) -> None:
    for number in range(4):
        path.write_bytes(b"{%d" % number)
        copy = path.with_name(f"notes (damaged){f' ({number + 1})' if number else ''}.json")
        assert add(file, Note(str(number), "")) == [copy]
    assert sorted(beside(path).values()) == [b"{0", b"{1", b"{2", b"{3"]
    path.write_bytes(b"{2")  # of which there is one already
    add(file)
    assert len(beside(path)) == 4


def test_what_can_be_read_of_a_damaged_file_stays_in_use(file: EntryFile[Note], path: Path) -> None:
    add(file, A, B, C)
    whole = path.read_bytes()
    for length in range(0, len(whole), 3):
        path.write_bytes(whole[:length])
        left = [note for note in (A, B, C) if json.dumps(note._asdict()).encode() in whole[:length]]
        assert file.read() == left
        assert path.read_bytes() == whole[:length] or whole[:length] in beside(path).values()


def test_a_file_that_cannot_be_put_aside_is_left_alone(
    file: EntryFile[Note], path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Path:
        raise PermissionError

    path.write_bytes(b"{")
    monkeypatch.setattr("escabel_gui.record.storage.entry_file.put_aside", fail)
    assert file.read() == []
    with pytest.raises(PermissionError):
        add(file, A)
    assert path.read_bytes() == b"{"


def test_what_is_too_large_is_left_alone(file: EntryFile[Note], path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escabel_gui.record.storage.files.MAX_FILE_BYTES", 100)
    path.write_bytes(b"[" * 200)
    with pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
        add(file, A)
    assert path.read_bytes() == b"[" * 200
    assert beside(path) == {}


# ---- the lock


def test_who_waits_too_long_for_the_lock_is_told(path: Path) -> None:
    with locked(path), pytest.raises(TimeoutError), locked(path, patience=0.02):
        pass
    with locked(path):
        pass


HOLD = """
import sys
from pathlib import Path
from escabel_gui.record.storage.file_lock import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_the_lock_of_a_killed_program_is_free(path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        text=True,
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(TimeoutError), locked(path, patience=0.02):
            pass
        holder.kill()
        holder.wait()
    with locked(path, patience=30):
        pass
