"""Texts for Qt are made beside those that a window may be showing, and take their place whole."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from setup.translating import FOLDER, release


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return the texts of one language, in a folder with letters that charsets may lack."""
    folder = tmp_path / "Őri 玩"
    folder.mkdir()
    return Path(shutil.copy(FOLDER / "escabel_de.ts", folder / "texts.ts"))


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be replaced there, and stays")
def test_a_window_keeps_the_texts_that_it_shows(source: Path) -> None:
    made = source.with_suffix(".qm")
    release(source)
    with made.open("rb") as shown:
        before = shown.read()
        shutil.copy(FOLDER / "escabel_es.ts", source)
        release(source)
        shown.seek(0)
        assert shown.read() == before
    assert made.read_bytes() != before
    assert set(source.parent.iterdir()) == {source, made}


def test_the_tool_is_told_no_letters_that_it_may_not_know(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    run = subprocess.run

    def listen(command: list[Any], **options: Any) -> object:
        told.extend(command[1:])
        return run(command, **options)

    monkeypatch.setattr(subprocess, "run", listen)
    release(source)
    assert source.with_suffix(".qm").stat().st_size
    assert all(word.isascii() for word in told), told


def test_no_locale_is_warned_of(
    source: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    release(source)
    assert capfd.readouterr() == ("", "")


def test_texts_that_cannot_be_replaced_stay(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_made: Path, _target: Path) -> Path:
        raise PermissionError

    made = source.with_suffix(".qm")
    made.write_bytes(b"shown")
    monkeypatch.setattr(Path, "replace", refuse)
    release(source)
    assert made.read_bytes() == b"shown"
    assert set(source.parent.iterdir()) == {source, made}
