"""Memory that processes share: what one writes the other reads, and nothing else is taken for it."""

import os
import subprocess
import sys
import tempfile

import pytest

from escabel_gui.engine.processes.shared_memory import SharedMemory, open_nameless_file, open_shared_memory

CHILD = """
import sys
from escabel_gui.engine.processes.shared_memory import open_shared_memory
memory = open_shared_memory(sys.argv[1], 100)
assert memory[:100] == b"7" + bytes(99)
memory[99:100] = b"8"
"""


def test_a_child_process_has_the_same_memory() -> None:
    shared = SharedMemory(100)
    assert shared.memory[:100] == bytes(100)
    shared.memory[0:1] = b"7"
    subprocess.run([sys.executable, "-c", CHILD, shared.name], check=True, pass_fds=shared.descriptors)
    assert shared.memory[99:100] == b"8"
    shared.close()


def test_closed_memory_is_gone() -> None:
    shared = SharedMemory(100)
    shared.close()
    with pytest.raises(ValueError, match="there is no shared memory"):
        open_shared_memory(shared.name, 100)


@pytest.mark.parametrize("name", ["", "0", "1", "2", "-1", "x", "9" * 9, "9" * 40])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="there is no shared memory"):
        open_shared_memory(name, 100)


@pytest.mark.skipif(sys.platform == "win32", reason="names there are no descriptors")
def test_another_file_is_refused_and_stays_as_it_is() -> None:
    with tempfile.TemporaryFile() as file:
        file.write(b"letter" * 100)
        file.flush()
        with pytest.raises(ValueError, match="there is no shared memory"):
            open_shared_memory(str(file.fileno()), 100)
        file.seek(0)
        assert file.read() == b"letter" * 100


def test_where_files_without_names_are_on_disk_it_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("os.memfd_create", raising=False)
    shared = SharedMemory(100)
    assert shared.memory[:100] == bytes(100)
    shared.close()


CROWDED = """
import resource
from escabel_gui.engine.processes.shared_memory import SharedMemory
resource.setrlimit(resource.RLIMIT_FSIZE, (50, 50))
try:
    SharedMemory(100)
except OSError as error:
    print(error.strerror)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there it is no file")
def test_memory_that_is_written_in_part_is_an_error_of_the_system() -> None:
    said = subprocess.run([sys.executable, "-c", CROWDED], check=True, capture_output=True, text=True).stdout
    assert said.strip() == "File too large"


def test_without_room_an_error_says_so_and_nothing_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []

    def open_full_file() -> int:
        opened.append(open_nameless_file())
        return opened[-1]

    def fail(*arguments: object, **names: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr("escabel_gui.engine.processes.shared_memory.open_nameless_file", open_full_file)
    monkeypatch.setattr("escabel_gui.engine.processes.shared_memory.mmap", fail)
    with pytest.raises(OSError, match="no room"):
        SharedMemory(100)
    for descriptor in opened:
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(descriptor)
