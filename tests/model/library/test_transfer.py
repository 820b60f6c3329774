"""Games come from elsewhere into the library, and go from it to elsewhere."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.library.library import Library
from escabel_gui.model.table.table import Table
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.rules.message import Message
from tests.model.library.games import FRIENDS, GAMES, Do, await_games, text_of
from tests.model.seating import close, play, wait_until


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    for name in ("one", "two"):
        (folder / f"{name}.sgf").write_text(GAMES["old"].replace("[Ada]", f"[{name}]"), "utf-8")
    return folder


def test_games_are_imported(qtbot: QtBot, do: Do, library: Library, elsewhere: Path) -> None:
    for words in ("2 games imported.", "2 games already in your library."):
        with qtbot.waitSignal(library.imported) as imported:
            assert do(library.import_files, [elsewhere]) == words
        assert imported.args == [["one.sgf", "two.sgf"]]
    await_games(qtbot, library, "new", "middle", "two", "one", "old")


def test_what_is_not_imported_is_told(qtbot: QtBot, library: Library, elsewhere: Path) -> None:
    (elsewhere / "three.sgf").write_text("(;GM[1])", "utf-8")
    with qtbot.waitSignal(library.said) as said, qtbot.waitSignal(library.refused) as refused:
        library.import_files([elsewhere])
    assert str(said.args[0]) == "2 games imported. 1 file left out, whole or in part."
    assert [refusal.path.name for refusal in refused.args[0]] == ["three.sgf"]


def test_an_import_is_cancelled(
    do: Do, library: Library, elsewhere: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escabel_gui.model.background.background.TELL_SECONDS", 0)
    for number in range(200):
        (elsewhere / f"{number}.sgf").write_text(GAMES["old"].replace("[Ada]", f"[{number}]"), "utf-8")
    progress: list[Message] = []

    def cancel(words: Message | None) -> None:
        if words is not None and str(words).startswith("Importing"):
            progress.append(words)
            library.cancel()

    shown = [0]
    library.found.connect(lambda answer: shown.append(len(answer.games)))
    library.progressed.connect(cancel)
    said = do(library.import_files, [elsewhere])
    assert progress != []
    assert said != "202 games imported."
    games = len(list(folder.glob("*.sgf")))
    assert 3 <= games < 205
    wait_until(lambda: shown[-1] == games)


def test_exported_games_are_as_others_write_them(do: Do, library: Library, table: Table, tmp_path: Path) -> None:
    table.begin(FRIENDS)
    play(table, "a1 a2")
    close(table)
    assert table.path is not None
    assert "XRESUME" in text_of(table.path)
    (tmp_path / "out.sgf").write_text("old", "utf-8")
    assert "out.sgf" in do(library.export, table.path.name, tmp_path / "out.sgf")
    assert "XRESUME" not in text_of(tmp_path / "out.sgf")
    assert len(read_sgf(text_of(tmp_path / "out.sgf")).main_line()) == 3


def test_many_games_are_exported_without_overwriting(do: Do, library: Library, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.mkdir()
    (target / "old.sgf").write_text("mine", "utf-8")
    assert do(library.export_all, ["old.sgf", "new.sgf"], target) == f"2 games written to {target}."
    assert sorted(path.name for path in target.iterdir()) == ["new.sgf", "old (2).sgf", "old.sgf"]
    assert text_of(target / "old.sgf") == "mine"


def test_an_export_that_fails_is_told(do: Do, library: Library, tmp_path: Path) -> None:
    target = tmp_path / "missing" / "out.sgf"
    assert do(library.export, "old.sgf", target) == f"{target} cannot be written: No such file or directory."
    (tmp_path / "file").write_text("in the way", "utf-8")
    words = do(library.export_all, ["old.sgf", "new.sgf"], tmp_path / "file")
    assert words.startswith(f"Games cannot be written to {tmp_path / 'file'}: ")


def test_closing_ends_what_is_under_way(library: Library, elsewhere: Path, folder: Path) -> None:
    for number in range(500):
        (elsewhere / f"{number}.sgf").write_text(GAMES["old"].replace("[Ada]", f"[{number}]"), "utf-8")
    library.import_files([elsewhere])
    library.close()
    games = [read_sgf(text_of(path)) for path in folder.glob("*.sgf")]
    assert 3 <= len(games) < 505
