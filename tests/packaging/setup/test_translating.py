"""Texts for Qt are made beside those that a window may be showing, and take their place whole."""

import os
from pathlib import Path

import pytest

from setup.translating import FOLDER, release


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be replaced there, and stays")
def test_a_window_keeps_the_texts_that_it_shows(tmp_path: Path) -> None:
    made = tmp_path / "made.qm"
    release(FOLDER / "escabel_de.ts", made)
    with made.open("rb") as shown:
        before = shown.read()
        release(FOLDER / "escabel_es.ts", made)
        shown.seek(0)
        assert shown.read() == before
    assert made.read_bytes() != before
    assert list(tmp_path.iterdir()) == [made]


def test_no_locale_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    release(FOLDER / "escabel_de.ts", tmp_path / "made.qm")
    assert capfd.readouterr() == ("", "")


def test_texts_that_cannot_be_replaced_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_made: Path, _target: Path) -> Path:
        raise PermissionError

    made = tmp_path / "made.qm"
    made.write_bytes(b"shown")
    monkeypatch.setattr(Path, "replace", refuse)
    release(FOLDER / "escabel_de.ts", made)
    assert made.read_bytes() == b"shown"
    assert list(tmp_path.iterdir()) == [made]
