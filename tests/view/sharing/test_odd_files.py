"""Files that are no games, or damaged, or huge: one clear sentence for each, and a window that stays alive."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QThread, QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton, QWidget

from escabel_gui.model.background.threads import THREADS
from escabel_gui.record.progress import Cancelled, ProgressCallback, no_progress
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.view.sharing import game_files
from escabel_gui.view.widgets.waiting import run_with_progress
from tests.model.seating import close, rest
from tests.move_lists import format_move_list
from tests.view.hands import Person

GAME = "(;FF[4]CA[UTF-8]GM[101]RU[escabel]SZ[5]\n;B[c3];W[d4]\n;B[a1])"
LARGE = 100_000  # nodes
PATIENCE = 20.0  # seconds


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that grows with what is told or asked; questions are answered with no."""
    texts: list[str] = []
    monkeypatch.setattr(game_files, "warn", lambda _window, text: texts.append(text))
    monkeypatch.setattr(game_files, "ask", lambda _window, _title, text, _until: bool(texts.append(text)))
    return texts


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (GAME[:-8].encode(), "odd.sgf, line 2: The file ends in the middle of the game: its end is missing."),
        (
            b"\x89PNG\r\n\x1a\n\x00\x01",
            "odd.sgf cannot be opened. This is not a text file: choose an SGF file or a list of",
        ),
        (
            GAME.replace(")", "PB[\xff])").encode("latin-1"),
            "odd.sgf cannot be opened. The text claims to be utf-8 bu",
        ),
        (
            GAME.replace("UTF-8", "KOI8-R").encode(),
            "odd.sgf cannot be opened. The text is encoded as KOI8-R: save it as",
        ),
        (GAME.replace("a1", "c3").encode(), "odd.sgf, line 3: Move 3, c3, cannot be played: c3 cannot move"),
        (
            b"(;GM[1]SZ[19];B[pd])",
            "odd.sgf, line 1: This is a record of another game (GM 1), which is not played here.",
        ),
        (
            GAME.replace("escabel", "chess").encode(),
            "odd.sgf, line 1: These rules (RU) are not known here: unknown game",
        ),
        (b"(;GM[101]SZ[99])", "odd.sgf, line 1: Escabel is played on sizes 3 to 19, and SZ is 99."),
        (b"", "odd.sgf: There is no game in this text: it has no moves."),
    ],
)
def test_each_fault_has_its_sentence(
    person: Person, said: list[str], tmp_path: Path, content: bytes, sentence: str
) -> None:
    person.play("e5")
    file = tmp_path / "odd.sgf"
    file.write_bytes(content)
    person.parts.files.open_file(file)
    assert len(said) == 1
    assert said[0].startswith(sentence)
    assert person.moves == "e5"


def test_a_huge_comment_is_opened_and_kept(person: Person, said: list[str], tmp_path: Path) -> None:
    file = tmp_path / "long.sgf"
    file.write_text(GAME.replace(";W", "C[" + "All is well.\n" * 800_000 + "];W"))
    person.parts.files.open_file(file)
    assert said == []
    assert format_move_list(person.table.game.tree) == "c3 d4 a1"
    assert len(person.table.game.tree.main_line()[1].comment) == 13 * 800_000


def test_several_games_open_as_chapters(person: Person, said: list[str], tmp_path: Path) -> None:
    file = tmp_path / "match.sgf"
    file.write_text(GAME + "\n" + GAME.replace("c3", "e5"))
    person.parts.files.open_file(file)
    assert said == []
    assert format_move_list(person.table.game.tree) == "c3 d4 a1"
    assert len(person.parts.studies.study.chapters) == 2
    assert file.read_text() == GAME + "\n" + GAME.replace("c3", "e5")


def test_of_several_games_on_the_clipboard_the_first_is_opened_and_the_others_are_mentioned(
    person: Person, said: list[str]
) -> None:
    person.parts.files.read_text(GAME + "\n" + GAME.replace("c3", "e5"), "Clipboard")
    assert said == []
    assert format_move_list(person.table.game.tree) == "c3 d4 a1"
    assert person.message.startswith("Clipboard contains more games than this one: the library can import them all. ")
    person.table.changed.emit()  # as it does when the game is on disk
    assert person.message.startswith("Clipboard contains more games")


def test_others_beside_a_game_of_the_library_are_mentioned_too(person: Person, said: list[str]) -> None:
    person.parts.files.read_text(GAME, "Clipboard")
    rest(person.table)
    person.parts.files.read_text(GAME + "\n" + GAME.replace("c3", "e5"), "Clipboard")
    assert said == []
    assert "is in your library already" in person.message
    assert "Clipboard contains more games than this one" in person.message


def test_looking_into_the_library_can_be_called_off_and_opens_nothing(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(do: Callable[[ProgressCallback], object], _window: QWidget, title: str, _until: object) -> object:
        if title == "Looking into your library…":
            raise Cancelled
        return do(no_progress)

    person.play("e5")
    file = tmp_path / "game.sgf"
    file.write_text(GAME)
    monkeypatch.setattr(game_files, "run_with_progress", run)
    person.parts.files.open_file(file)
    rest(person.table)
    assert person.moves == "e5"


def test_the_window_lives_while_a_large_file_is_read(person: Person, said: list[str], tmp_path: Path) -> None:
    file = tmp_path / "large.sgf"
    file.write_text(GAME[:-1] + ";C[x]" * LARGE + ")")
    ticks: list[bool] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(bool(person.window.findChildren(QProgressDialog))))
    timer.start(0)
    person.parts.files.open_file(file)
    assert said == []
    assert any(ticks), "it was shown how far the reading is"
    assert person.table.game.node.comment.count("x") == LARGE
    person.qtbot.waitUntil(lambda: not person.window.findChildren(QProgressDialog))


def test_the_window_has_the_keyboard_again_after_what_takes_long(person: Person) -> None:
    is_shown = Event()
    timer = QTimer()
    timer.timeout.connect(lambda: is_shown.set() if isinstance(QApplication.activeWindow(), QProgressDialog) else None)
    timer.start(0)
    run_with_progress(lambda _: is_shown.wait(), person.window, "Reading…")
    person.qtbot.waitUntil(person.window.isActiveWindow)


def test_what_takes_long_is_done_in_a_thread_of_qt(person: Person) -> None:
    """Know the thread by its pool: on Windows one of Python's may crash once it has made a QObject."""
    assert run_with_progress(lambda _: THREADS.contains(QThread.currentThread()), person.window, "")


def test_waiting_can_be_called_off(person: Person) -> None:
    def read(report: ProgressCallback) -> None:
        while True:
            report(1, 2)

    def cancel() -> None:
        for dialog in person.window.findChildren(QProgressDialog):
            dialog.findChild(QPushButton).click()

    timer = QTimer()
    timer.timeout.connect(cancel)
    timer.start(1)
    with pytest.raises(Cancelled):
        run_with_progress(read, person.window, "Reading…")
    timer.stop()


def test_nothing_can_be_done_before_it_is_shown_that_one_has_to_wait(person: Person) -> None:
    fronts: list[QWidget | None] = []

    def read(report: ProgressCallback) -> None:
        while not fronts:
            report(1, 2)

    QTimer.singleShot(0, lambda: fronts.append(QApplication.activeModalWidget()))  # as a key that waits to be heard
    run_with_progress(read, person.window, "Reading…")
    assert isinstance(fronts[0], QProgressDialog)


def test_nobody_waits_for_the_end_of_what_was_called_off(person: Person) -> None:
    is_free = Event()
    QTimer.singleShot(50, lambda: person.window.findChild(QProgressDialog).findChild(QPushButton).click())
    with pytest.raises(Cancelled):
        run_with_progress(lambda _: is_free.wait(PATIENCE), person.window, "Reading…")
    assert not is_free.is_set()
    is_free.set()


def test_short_waits_show_nothing_and_errors_come_through(person: Person) -> None:
    assert run_with_progress(lambda _: 7, person.window, "") == 7
    with pytest.raises(OSError, match="no"):
        run_with_progress(lambda _: (_ for _ in ()).throw(OSError("no")), person.window, "")


def test_what_is_unknown_survives_opening_playing_and_saving(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "other.sgf"
    file.write_text(GAME.replace(";W", "XY[a\\]b][c]SBKV[51.5]KO[];W").replace("SZ", "ZZ[1]SZ"))
    person.parts.files.open_file(file)
    person.play("e5")
    close(person.table)
    assert person.table.path is not None
    text = person.table.path.read_text("utf-8")
    assert "XY[a\\]b][c]SBKV[51.5]KO[]" in text
    assert "ZZ[1]" in text
    assert write_sgf(read_sgf(text)).count("XY[") == 1
