"""What is given to others, in the window: it is asked for, written while everything goes on, and can be called off."""

import re
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import NoReturn

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMessageBox, QProgressDialog, QPushButton

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.progress import Cancelled, ProgressCallback, no_progress
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.view.look import style
from escabel_gui.view.look.heading import heading_of
from escabel_gui.view.look.picture import Picture, picture_of, to_png, to_svg
from escabel_gui.view.sharing import share_controller
from escabel_gui.view.sharing.booklet import write_booklet
from escabel_gui.view.sharing.picture_dialog import PDF, PNG, SVG, PictureDialog
from escabel_gui.view.widgets.waiting import run_with_progress
from tests.model.seating import rest
from tests.view.cut_texts import cut_texts
from tests.view.hands import Person, SitDown, answer_questions
from tests.view.places import settle


def test_the_picture_is_copied(person: Person) -> None:
    person.play("c3")
    person.press("Ctrl+Shift+C")
    assert QGuiApplication.clipboard().image().width() == 1200
    assert person.message.startswith("The picture is on the clipboard.")


@pytest.mark.parametrize("suffix", [PNG, SVG, PDF])
def test_a_picture_is_saved_as_chosen(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str
) -> None:
    def choose(dialog: PictureDialog) -> int:
        dialog.format.setCurrentIndex(dialog.format.findData(suffix))
        dialog.width_box.setValue(300)
        assert dialog.width_box.isEnabled() == (suffix == PNG)
        return 1

    file = tmp_path / "here" / f"board{suffix}"
    file.parent.mkdir()
    monkeypatch.setattr(PictureDialog, "exec", choose)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix("")), ""))
    person.window.acts.save_picture.trigger()
    assert file.read_bytes().startswith({PNG: b"\x89PNG", SVG: b"<?xml", PDF: b"%PDF"}[suffix])
    assert person.message.startswith(f"Saved in {file}.")
    file.write_bytes(b"mine")
    answer_questions(monkeypatch, QMessageBox.StandardButton.No)
    person.window.acts.save_picture.trigger()
    assert file.read_bytes() == b"mine", "only when asked"
    answer_questions(monkeypatch, QMessageBox.StandardButton.Yes)
    person.window.acts.save_picture.trigger()
    assert file.read_bytes() != b"mine"


def test_the_game_is_saved_as_diagrams_and_as_a_page(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    person.play("c3 d4 c4")
    file = tmp_path / "game.out"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), "All files (*)"))
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (2, True))
    person.window.acts.save_booklet.trigger()
    assert file.read_bytes().startswith(b"%PDF")
    person.window.acts.save_page.trigger()
    assert file.read_bytes().startswith(b"<!doctype html>")


@pytest.mark.parametrize("moves", ["", "c3"])
@pytest.mark.parametrize(
    ("players", "who"), [((Player(), Player(2)), ""), ((Player(0, "Anna/B."), Player(0, "Carl")), " Anna_B. - Carl")]
)
def test_the_name_that_is_proposed_tells_when_what_and_who(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, moves: str, players: tuple[Player, Player], who: str
) -> None:
    names: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (names.append(Path(args[2]).name), ("", ""))[1])
    person = sit_down(GameSetup("escabel", 5, players))
    person.play(moves)
    rest(person.table)
    person.window.acts.save_page.trigger()
    person.window.acts.save_as.trigger()
    when = r"\d{4}-\d\d-\d\d \d{4} Escabel 5( \(\d\))?"
    assert re.fullmatch(rf"{when}{who}\.html", names[0])
    assert re.fullmatch(rf"{when}\.sgf", names[1])


def test_the_name_that_is_proposed_for_a_chapter_is_its_title(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (names.append(Path(args[2]).name), ("", ""))[1])
    study = tmp_path / "study.sgf"
    study.write_text("(;RU[escabel]SZ[5]GN[Edges: a/b];B[a1])(;RU[escabel]SZ[5];B[c3])", "utf-8")
    person.parts.files.open_file(study)
    rest(person.table)
    person.window.acts.save_as.trigger()
    person.window.acts.save_page.trigger()
    chapters = person.parts.studies.study
    chapters.go_to(chapters.chapters[1])
    person.window.acts.save_as.trigger()
    assert names == ["Edges_ a_b.sgf", "Edges_ a_b.html", "Escabel 5.sgf"]


def test_what_cannot_be_written_is_said(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: said.append(text))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "game.html"), ""))
    person.window.acts.save_page.trigger()
    assert len(said) == 1
    assert "cannot be written" in said[0]


# ---- while it takes long


LONG = 40  # moves, each with a diagram


@pytest.fixture
def long_game(person: Person, monkeypatch: pytest.MonkeyPatch) -> Person:
    """Return a person at a game of many moves, who wants a diagram of each and the largest of pictures."""
    tree = GameTree(make_rules("escabel", 13))
    node = tree.root
    for number in range(LONG):
        node = tree.add_move(node, int(tree.rules.legal_move_list(tree.state_at(node))[number]))
    person.table.put(tree)
    person.table.game.go_to_end()

    def choose(dialog: PictureDialog) -> int:
        dialog.width_box.setValue(8000)
        return 1

    monkeypatch.setattr(PictureDialog, "exec", choose)
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (1, True))
    return person


def elsewhere(make: Callable[[], bytes], person: Person) -> bytes:
    """Return what is made in another thread: fonts that a window has drawn with have slightly other measures."""
    return run_with_progress(lambda _: make(), person.window, "")


def undated(pdf: bytes) -> bytes:
    """Return a PDF without what differs whenever it is written."""
    pdf = re.sub(rb"<x:xmpmeta.*?</x:xmpmeta>", b"", pdf, flags=re.DOTALL)
    return re.sub(rb"/(Creation|Mod)Date \(.*?\)|/ID \[.*?\]|uuid:[-0-9a-f]+", b"", pdf, flags=re.DOTALL)


def test_the_window_and_the_game_live_while_a_booklet_is_written(
    long_game: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    person, file = long_game, tmp_path / "game.pdf"
    scene, game = person.window.scene, person.table.game
    expected = elsewhere(lambda: write_booklet(game.tree, scene.theme, scene.is_flipped, 1), person)
    ticks: list[bool] = []

    def tick() -> None:
        ticks.append(bool(person.window.findChildren(QProgressDialog)))
        if len(ticks) == 1:
            game.play(int(game.rules.legal_move_list(game.state)[0]))

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    timer = QTimer(person.window)
    timer.timeout.connect(tick)
    timer.start(10)
    person.window.acts.save_booklet.trigger()
    timer.stop()
    assert any(ticks), "it was shown how far the writing is"
    assert game.node.depth == LONG + 1
    assert undated(file.read_bytes()) == undated(expected)
    assert person.message.startswith(f"Saved in {file}.")
    person.qtbot.waitUntil(lambda: not person.window.findChildren(QProgressDialog))


@pytest.mark.parametrize("what", ["save_booklet", "save_picture"])
def test_what_is_called_off_leaves_no_trace(
    long_game: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, what: str
) -> None:
    person, folder = long_game, tmp_path / "here"
    folder.mkdir()
    (folder / "mine.out").write_bytes(b"mine")
    action: QAction = getattr(person.window.acts, what)

    def cancel() -> None:
        for dialog in person.window.findChildren(QProgressDialog):
            dialog.findChild(QPushButton).click()

    timer = QTimer(person.window)
    timer.timeout.connect(cancel)
    timer.start(1)
    before = person.message
    for name in ("mine.out", "new.out"):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, name=name: (str(folder / name), "All files (*)"))
        action.trigger()
        person.qtbot.waitUntil(lambda: not person.window.findChildren(QProgressDialog))
    timer.stop()
    person.qtbot.waitUntil(lambda: [file.read_bytes() for file in folder.iterdir()] == [b"mine"])
    assert person.message == before


def test_copying_a_picture_ends_when_it_is_called_off(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    ended, enough = Event(), Event()

    def paint_for_long(_picture: Picture, _width: int, report: ProgressCallback = no_progress) -> NoReturn:
        try:
            while not enough.wait(0.01):
                report(0, 1)
        finally:
            ended.set()
        raise Cancelled

    def cancel() -> None:
        for dialog in person.window.findChildren(QProgressDialog):
            dialog.findChild(QPushButton).click()

    monkeypatch.setattr(share_controller, "to_image", paint_for_long)
    timer = QTimer(person.window)
    timer.timeout.connect(cancel)
    timer.start(1)
    person.press("Ctrl+Shift+C")
    timer.stop()
    has_ended = ended.wait(5)
    enough.set()
    assert has_ended


@pytest.mark.parametrize("suffix", [PNG, SVG])
def test_the_picture_that_was_shown_is_the_one_that_is_saved(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str
) -> None:
    file = tmp_path / f"board{suffix}"
    scene = person.window.scene
    person.play("c3")
    seen = picture_of(person.table.game, scene.theme, scene.is_flipped)
    title = heading_of(person.table.game.tree).title

    def choose(dialog: PictureDialog) -> int:
        dialog.format.setCurrentIndex(dialog.format.findData(suffix))
        dialog.width_box.setValue(300)
        person.play("c4")
        return 1

    monkeypatch.setattr(PictureDialog, "exec", choose)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    person.window.acts.save_picture.trigger()
    assert person.moves == "c3 c4"
    again = elsewhere(lambda: to_png(seen, 300) if suffix == PNG else to_svg(seen, title), person)
    assert file.read_bytes() == again


def test_the_dialog_of_a_picture_is_seen_whole_with_large_type(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(style, "available_size", lambda _widget: QSize(1366, 768))
    person.window.settings.language, person.window.settings.type_size = "hu", 200
    settle()
    dialog = PictureDialog(person.table.game, person.window.scene.theme, False, person.window)
    dialog.show()
    settle()
    assert list(cut_texts(dialog)) == []
    dialog.deleteLater()
