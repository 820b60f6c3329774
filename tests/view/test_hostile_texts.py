"""Whatever people and files write is shown as it was written: never as markup, and never without end."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QAction, QPalette
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QTextEdit,
    QToolTip,
    QWidget,
)

from escabel_gui.model.players.player import Player
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.texts import strip_directions
from escabel_gui.view.library.recent_games import file_title
from escabel_gui.view.plain import MAX_DISPLAYED_CHARS, MAX_WORD_CHARS, PlainLabel, plain
from escabel_gui.view.playing.status_bar import WrappedText
from escabel_gui.view.widgets.questions import ask, ask_before_loss, warn
from escabel_gui.view.widgets.waiting import CancellableWork, show_progress
from escabel_gui.view.window.errors import ErrorDialog
from tests.model.seating import rest
from tests.view.hands import Person
from tests.view.reading import texts_of

BAIT = "<img src=/dev/zero>&x"
LONG = "W" * 70_000
TURNED = "\u202elive\u2066"  # reads “evil”, and so on to the end of the line
MOST = 2 * MAX_DISPLAYED_CHARS + 200  # characters anywhere; breaks and the sentence round it included


def game_full_of(text: str) -> str:
    """Return a game that says the same wherever something can be said."""
    names = "".join(f"{key}[{text}]" for key in ("PB", "PW", "GN", "EV", "GC", "CA", "AP", "DT", "RE", "C", "N"))
    return f"(;GM[101]RU[escabel]SZ[5]{names};B[c3]C[{text}];W[c4]C[{text}]LB[d4:{text}](;B[d4]C[{text}])(;B[e5]))"


def check_all_texts() -> None:
    """Look at all widgets that there are."""
    for widget in QApplication.allWidgets():
        for where, text, may_be_markup in texts_of(widget):
            if may_be_markup and Markup.mightBeRichText(text):
                assert ('<img src="/dev' if where.endswith("page") else "<img") not in text, where
            assert len(text) < MOST or where.endswith("page"), where
            assert strip_directions(text) == text or isinstance(widget, QPlainTextEdit | QTextEdit), where
            if where.endswith(("button", "action")):
                assert "&x" not in text, where
                assert "[*]" not in text, where
            if isinstance(widget, QLabel):
                assert max(map(len, text.replace("\u200b", " ").split()), default=0) <= 3 * MAX_WORD_CHARS, where


@pytest.fixture(params=[BAIT, LONG, TURNED], ids=["markup", "long", "turned"])
def bait(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def reader(person: Person, bait: str) -> Person:
    """Return a person who has opened a game full of it."""
    person.parts.files.read_text(game_full_of(bait), bait[:60])
    assert person.table.game.tree.name
    return person


@pytest.fixture
def at_dialogs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Look at each dialog that comes up and close it; return a list that gets their kinds."""
    seen: list[str] = []

    def look(dialog: QDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        check_all_texts()
        seen.append(type(dialog).__name__)
        dialog.reject()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    monkeypatch.setattr(QMessageBox, "exec", look)
    return seen


@pytest.fixture
def boxes() -> Iterator[list[str]]:
    """Close the boxes of Qt's own when they come up; yield a list that gets what was in them."""
    seen: list[str] = []

    def look() -> None:
        for box in QApplication.topLevelWidgets():
            if isinstance(box, QMessageBox) and box.isVisible():
                seen.append(box.text())
                try:
                    check_all_texts()
                    assert box.width() < 1600
                finally:
                    box.reject()

    timer = QTimer(interval=0)
    timer.timeout.connect(look)
    timer.start()
    yield seen
    timer.stop()


def test_no_window_or_dialog_shows_markup(
    reader: Person, bait: str, at_dialogs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, acts = reader.table.game, reader.window.acts
    game.go_to_start()
    for _ in range(4):
        check_all_texts()
        game.go_on()
    reader.table.giving_up.resign()
    check_all_texts()
    monkeypatch.setattr(QFileDialog, "exec", lambda *_: 0)
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (0, False))
    for action in (acts.new, acts.players, acts.set_up, acts.play_on, acts.preferences, acts.keys, acts.save_picture):
        action.trigger()
    assert at_dialogs == [
        *("NewGameDialog", "PlayersDialog", "SetUpDialog", "PlayersDialog"),
        *("PreferencesDialog", "KeysDialog", "PictureDialog"),
    ]
    acts.rules.trigger()
    reader.parts.marking.menu(0)
    check_all_texts()


def test_the_library_shows_no_markup(reader: Person, bait: str, tmp_path: Path) -> None:
    reader.window.acts.library.trigger()
    library = reader.parts.library.made
    assert library is not None
    reader.qtbot.waitUntil(lambda: library.list.games.rowCount() > 0)
    library.list.selectRow(0)
    QApplication.processEvents()
    library.grab()
    library.acts.rename.trigger()
    check_all_texts()
    bad = tmp_path / ("<img src=x>&x.sgf" if os.name != "nt" else "&lt;img src=x&gt;&x.sgf")
    bad.write_text(f"(;GM[101]RU[{bait}]SZ[5];B[c3])")
    with reader.qtbot.waitSignal(library.library.refused):
        library.library.import_files([bad])
    check_all_texts()
    library.close()


def test_a_review_from_a_file_shows_no_markup(reader: Person, bait: str) -> None:
    game = reader.table.game
    best = Candidate("d2", 100, 0.9, "", ("d2", "e2", bait))
    for node in game.tree.main_line():
        if game.tree.state_at(node).turn:
            node.set_evaluation(Evaluation(node.turn, 0.9, (best,)))
    game.tree_changed.emit()
    for node in game.tree.main_line():
        game.go_to(node)
        check_all_texts()
    panel, analysis = reader.parts.analysis.analysis_panel, reader.parts.analysis.live_analysis
    analysis.evaluation = Evaluation(1, 0.9, (best,))
    analysis.changed.emit()
    panel.refresh()
    check_all_texts()


ASKED: list[Callable[[QWidget, str], object]] = [
    lambda window, text: ask(window, "Escabel", f"{text}?"),
    lambda window, text: ask_before_loss(window, "Escabel", f"{text}?", "Save", "Lose"),
    lambda window, text: warn(window, text),
    lambda window, text: ErrorDialog(text, Path(text[:80])).open(),
]


@pytest.mark.parametrize("number", range(len(ASKED)))
def test_no_box_shows_markup(person: Person, bait: str, boxes: list[str], number: int) -> None:
    ASKED[number](person.window, bait)
    person.qtbot.waitUntil(lambda: len(boxes) > 0)
    assert plain(bait)[:20] in boxes[0] or number == len(ASKED) - 1  # which names a file in the middle


@pytest.mark.parametrize("name", ["PB", "RU", "CA", "SZ", "RE", "B", "C", "AB"])
def test_no_reason_why_a_text_is_no_game_shows_markup(person: Person, bait: str, boxes: list[str], name: str) -> None:
    person.parts.files.read_text(f"(;GM[101]RU[escabel]SZ[5];B[c3];W[c4]{name}[{bait}];B[a1", bait[:60])
    person.parts.files.read_text(f"(;GM[101]{name}[{bait}]RU[escabel]SZ[5];B[c3];W[q9]", bait[:60])
    check_all_texts()


def test_waiting_for_a_file_shows_no_markup(person: Person) -> None:
    looks: list[int] = []

    def look() -> None:
        check_all_texts()
        looks.append(1)

    QTimer.singleShot(0, look)
    work = CancellableWork(lambda report: [report(1, 2) for _ in range(200_000)])
    work.start()
    show_progress(work, person.window, f"Reading {BAIT} …", None)
    assert looks


def test_a_tip_shows_what_was_written(person: Person) -> None:
    shown = plain(BAIT)
    assert "&lt;img src=/dev/zero&gt;&amp;x" in shown
    QToolTip.showText(QPoint(), shown, person.window)
    check_all_texts()
    QToolTip.hideText()


def test_a_label_shows_what_was_written_and_fits(qapp: object) -> None:
    label = PlainLabel(BAIT)
    assert label.text() == BAIT
    label.setText(LONG)
    label.setWordWrap(True)
    assert label.minimumSizeHint().width() < 600
    assert label.text().replace("\u200b", "") == "W" * MAX_DISPLAYED_CHARS + " …"


def test_actions_have_no_words_but_ours(reader: Person) -> None:
    for action in reader.window.findChildren(QAction):
        assert "&x" not in action.text()


def test_names_turn_no_title_round(person: Person) -> None:
    person.parts.files.read_text(game_full_of(TURNED), "odd.sgf")
    assert person.window.windowTitle() == "live against live: Escabel, 5\u00a0×\u00a05 — Escabel"
    person.table.begin(person.table.setup._replace(players=(Player(0, f"{TURNED} "), Player(0, TURNED))))
    rest(person.table)
    assert person.window.windowTitle().startswith("live against live: ")
    person.table.rename(f"{TURNED} game")
    assert person.table.game.tree.name == "live game"


def test_names_of_files_turn_no_sentence_round(person: Person, tmp_path: Path) -> None:
    assert file_title(tmp_path / f"2026-09-14 0802 {TURNED}.sgf").startswith("live · ")
    assert file_title(tmp_path / f"{TURNED}.sgf") == "live"
    line = WrappedText(1.0, QPalette.ColorRole.Text)
    line.show_text(f"Saved in {TURNED}.")
    assert line.accessibleName() == "Saved in live."
    assert plain(TURNED) == PlainLabel(TURNED).text() == "live"
