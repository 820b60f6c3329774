"""Files are whole, whatever happens."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage import files
from escabel_gui.record.storage.files import (
    InUse,
    move_new,
    read_bytes,
    reason_for,
    replace,
    write_atomically,
    write_new,
)
from escabel_gui.record.storage.folders import absolute, find_sgf_files, games_folder, settings_folder, trash_folder
from escabel_gui.rules.message import Message
from tests.held_file import PAUSES, HeldFile

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    write_atomically(path, b"one")
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert names_in(tmp_path) == ["game.sgf"]


@pytest.mark.skipif(os.name != "posix", reason="file modes are POSIX's")
def test_a_file_keeps_its_mode_and_a_new_one_gets_the_usual_one(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    write_atomically(path, b"one")
    (tmp_path / "usual").touch()
    assert path.stat().st_mode == (tmp_path / "usual").stat().st_mode
    path.chmod(0o640)
    write_atomically(path, b"two")
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.mark.skipif(os.name != "nt", reason="only Windows has drives")
def test_a_path_may_begin_in_the_current_folder_of_a_drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    drive, path = os.path.splitdrive(tmp_path)
    assert absolute(f"{drive}games") == tmp_path / "games"
    assert absolute(f"{path}\\games") == tmp_path / "games"
    assert absolute(r"\\server\share\games") == Path(r"\\server\share\games")


def test_games_are_found_in_folders_and_below_however_their_names_are_capitalized(tmp_path: Path) -> None:
    names = ("B.SGF", "a.sgf", "sub/c.Sgf", ".hidden.sgf", "letter.txt", "empty.sgf", "folder.sgf/d.sgf")
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("" if name == "empty.sgf" else "(;)")
    found = [path.relative_to(tmp_path).as_posix() for path in find_sgf_files([tmp_path])]
    assert sorted(found) == ["B.SGF", "a.sgf", "folder.sgf/d.sgf", "sub/c.Sgf"]


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_link_keeps_pointing_where_it_does(tmp_path: Path) -> None:
    (tmp_path / "real.sgf").write_text("old")
    link = tmp_path / "link.sgf"
    link.symlink_to("real.sgf")
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert (tmp_path / "real.sgf").read_bytes() == b"new"


def test_a_long_name_is_no_trouble(tmp_path: Path) -> None:
    path = tmp_path / ("ñ" * 120 + ".sgf")
    write_atomically(path, b"one")
    assert path.read_bytes() == b"one"


def test_a_write_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"old")

    def fail(handle: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="Input/output"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["game.sgf"]


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> HeldFile:
    return HeldFile(monkeypatch)


@pytest.mark.parametrize("refusals", [1, 3])
def test_a_file_that_is_held_open_for_a_moment_is_replaced_after_it(
    tmp_path: Path, held: HeldFile, refusals: int
) -> None:
    path = tmp_path / "game.sgf"
    write_atomically(path, b"one")
    held.refusals = refusals
    write_atomically(path, b"two")
    assert path.read_bytes() == b"two"
    assert held.pauses == list(PAUSES[:refusals])
    held.refusals = refusals
    assert move_new(path, tmp_path / "elsewhere").read_bytes() == b"two"


def test_a_file_that_stays_held_open_is_given_up(tmp_path: Path, held: HeldFile) -> None:
    source, target = tmp_path / "new", tmp_path / "old"
    source.write_bytes(b"new")
    target.write_bytes(b"old")
    held.refusals = 4
    with pytest.raises(PermissionError):
        replace(source, target)
    assert held.pauses == list(PAUSES)
    assert (source.read_bytes(), target.read_bytes()) == (b"new", b"old")


def test_what_cannot_take_the_place_of_a_file_is_kept_beside_it(tmp_path: Path, held: HeldFile) -> None:
    path = tmp_path / "game.pdf"
    path.write_bytes(b"old")
    held.path = path
    with pytest.raises(InUse) as refused:
        write_atomically(path, b"new", keeps_aside=True)
    assert refused.value.kept == tmp_path / "game (2).pdf"
    assert refused.value.kept.read_bytes() == b"new"
    assert str(reason_for(refused.value)).endswith("what was to be there is in game (2).pdf")
    with pytest.raises(InUse, match="another program may have it open"):
        write_atomically(path, b"newer")
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["game (2).pdf", "game.pdf"]


def test_a_file_that_its_holder_changes_meanwhile_is_not_overwritten(tmp_path: Path, held: HeldFile) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"old")
    held.refusals = 1

    def refuse_news(_unfinished: Path) -> None:
        if held.pauses:
            raise RecordError(Message("It has changed."))

    with pytest.raises(RecordError, match="has changed"):
        write_atomically(path, b"new", refuse_news)
    assert path.read_bytes() == b"old"
    assert names_in(tmp_path) == ["game.sgf"]


def test_elsewhere_than_on_windows_a_refusal_is_final(
    tmp_path: Path, held: HeldFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PAUSES", ())
    held.refusals = 1
    with pytest.raises(PermissionError):
        write_atomically(tmp_path / "game.sgf", b"one")
    assert held.pauses == []


@pytest.mark.parametrize("is_windows", [False, True])
def test_a_read_only_file_is_replaced_and_stays_read_only(
    tmp_path: Path, request: pytest.FixtureRequest, is_windows: bool
) -> None:
    if is_windows:
        request.getfixturevalue("held")
    path = tmp_path / "game.sgf"
    path.write_bytes(b"old")
    path.chmod(0o444)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert not path.stat().st_mode & 0o222
    path.chmod(0o644)


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """Yield a folder with a file, in which nothing can be written.

    Root may write everywhere but in read-only mounts.
    """
    if os.name != "posix":
        pytest.skip("folders cannot be made read-only here")
    (tmp_path / "game.sgf").write_bytes(b"old")
    if not IS_ROOT:
        tmp_path.chmod(0o500)
        yield tmp_path
        tmp_path.chmod(0o700)
        return
    if subprocess.run(["mount", "--bind", tmp_path, tmp_path], capture_output=True).returncode:
        pytest.skip("this system lets nobody mount")
    try:
        subprocess.run(["mount", "-o", "remount,bind,ro", tmp_path], check=True)
        yield tmp_path
    finally:
        subprocess.run(["umount", tmp_path], check=True)


def test_a_read_only_folder_refuses(read_only: Path) -> None:
    with pytest.raises(OSError, match=r"[Rr]ead-only|[Pp]ermission"):
        write_atomically(read_only / "game.sgf", b"new")
    assert (read_only / "game.sgf").read_bytes() == b"old"
    assert names_in(read_only) == ["game.sgf"]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Yield a folder that is a disk of 64 kB."""
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(tmp_path)]
    if not IS_ROOT or subprocess.run(mount, capture_output=True).returncode:
        pytest.skip("only root may mount a small disk, and not everywhere")
    yield tmp_path
    subprocess.run(["umount", tmp_path], check=True)


def test_a_full_disk_refuses(small_disk: Path) -> None:
    path = small_disk / "game.sgf"
    write_atomically(path, b"old")
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, b"x" * 100_000)
    assert path.read_bytes() == b"old"
    assert names_in(small_disk) == ["game.sgf"]


@pytest.mark.parametrize("refusals", range(4))
def test_what_is_just_being_replaced_is_read_a_moment_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int
) -> None:
    held, path = HeldFile(monkeypatch), tmp_path / "game.sgf"
    path.write_bytes(b"(;)")
    attempts: list[bool] = []

    def open_or_refuse(name: str, flags: int) -> int:
        attempts.append(len(attempts) >= refusals)
        if not attempts[-1]:
            raise PermissionError(13, "Access is denied")
        return os.open(name, flags)

    monkeypatch.setattr(files, "open_nonblocking", open_or_refuse)
    if refusals < 3:
        assert read_bytes(path) == b"(;)"
    else:
        with pytest.raises(PermissionError):
            read_bytes(path)
    assert held.pauses == list(PAUSES[: min(refusals, 2)])


WRITES_FOREVER = """
import sys
from pathlib import Path
from escabel_gui.record.storage.files import write_atomically
path = Path(sys.argv[1])
number = 0
while True:
    write_atomically(path, b"%d\\n" % number * 20_000)
    print(number, flush=True)
    number += 1
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_a_killed_write_leaves_the_old_or_the_new_file(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for round_number in range(10):
        writer = subprocess.Popen([sys.executable, "-c", WRITES_FOREVER, path], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        with writer:
            for _ in range(1 + round_number * 3):
                last = int(writer.stdout.readline())
            writer.kill()
            rest = writer.stdout.read().split("\n")
        last = max([last, *(int(number) for number in rest[:-1])])
        numbers = path.read_text().splitlines()
        assert len(numbers) == 20_000
        assert len(set(numbers)) == 1
        assert int(numbers[0]) in (last, last + 1), "what was reported as written is there"


def test_the_folders_follow_the_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCABEL_DATA_DIR", str(tmp_path))
    assert games_folder() == tmp_path / "games"
    assert settings_folder() == tmp_path / "settings"
    monkeypatch.delenv("ESCABEL_DATA_DIR")
    assert games_folder().parts[-2:] == ("escabel", "games")
    assert "escabel" in settings_folder().parts


def test_a_file_that_cannot_be_a_game_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_FILE_BYTES", 1024 * 1024)
    path = tmp_path / "large.sgf"
    path.write_bytes(b" " * (1024 * 1024))
    assert len(read_bytes(path)) == 1024 * 1024
    path.write_bytes(b" " * (1024 * 1024 + 1))
    with pytest.raises(RecordError, match="larger than 1 MB"):
        read_bytes(path)


def test_a_path_with_a_nul_character_names_no_file() -> None:
    with pytest.raises(OSError, match="Invalid argument"):
        read_bytes(Path("a\0b.sgf"))


@pytest.mark.parametrize("has_links", [True, False])
def test_a_new_file_takes_nobody_s_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool) -> None:
    if not has_links:

        def link(*_: object) -> None:
            raise PermissionError("as on a stick with FAT")

        monkeypatch.setattr(os, "link", link)
    folder = tmp_path / "games"
    paths = [write_new(folder, "a.b", bytes([65 + number])) for number in range(3)]
    assert [path.name for path in paths] == ["a.b.sgf", "a.b (2).sgf", "a.b (3).sgf"]
    assert [path.read_bytes() for path in paths] == [b"A", b"B", b"C"]
    assert names_in(folder) == sorted(path.name for path in paths)


def test_a_new_file_is_not_read_only_because_its_namesake_is(tmp_path: Path) -> None:
    first = write_new(tmp_path, "a", b"A")
    mode = first.stat().st_mode
    first.chmod(0o400)
    assert write_new(tmp_path, "a", b"B").stat().st_mode == mode


def test_a_new_file_that_cannot_be_written_leaves_nothing(small_disk: Path) -> None:
    with pytest.raises(OSError, match="No space left"):
        write_new(small_disk / "games", "a", b"x" * 100_000)
    assert names_in(small_disk / "games") == []


def test_a_moved_file_takes_nobody_s_name(tmp_path: Path) -> None:
    trash = trash_folder(tmp_path / "games")
    for content in (b"one", b"two"):
        moved = move_new(write_new(tmp_path / "games", "a", content), trash)
        assert moved.read_bytes() == content
    assert names_in(trash) == ["a (2).sgf", "a.sgf"]
    assert names_in(tmp_path / "games") == []
    with pytest.raises(FileNotFoundError):
        move_new(tmp_path / "games" / "a.sgf", trash)
    assert names_in(trash) == ["a (2).sgf", "a.sgf"]
