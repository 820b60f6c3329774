"""Files and the clipboard: what is opened, what is written, and what is said when something is wrong."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.move_list import read_game
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage import game_store, snapshots
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Ruleset
from tests.model.seating import close, rest
from tests.move_lists import format_move_list
from tests.slow_disk import SlowDisk
from tests.view.hands import Person, answer_questions

DATA = Path(__file__).parents[2] / "data"

HALF_A_GAME = "(;FF[4]CA[UTF-8]GM[101]RU[escabel]SZ[5];B[c3];W[d4];B[c3];W[a1])"  # the third move is illegal


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that grows with what warnings say."""
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: said.append(text))
    return said


def choose_file(monkeypatch: pytest.MonkeyPatch, method: str, path: Path | None) -> None:
    """Let the file dialog answer with a path; None calls it off."""
    monkeypatch.setattr(QFileDialog, method, lambda *_: (str(path or ""), ""))


# ---- opening


@pytest.mark.parametrize("file", sorted(DATA.glob("*.sgf")), ids=lambda file: file.stem)
def test_games_are_opened_at_their_end(person: Person, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    choose_file(monkeypatch, "getOpenFileName", file)
    person.press("Ctrl+O")
    tree = read_sgf(file.read_text("utf-8"))
    assert format_move_list(person.table.game.tree) == format_move_list(tree)
    assert person.moves == format_move_list(tree)
    assert person.window.scene.shown_piles == person.table.game.piles


def test_the_opened_file_is_never_written(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "game.sgf"
    file.write_text("(;FF[4]GM[101]RU[escabel]SZ[5];B[c3];W[d4])")
    person.parts.files.open_file(file)
    person.play("a1")
    close(person.table)
    assert file.read_text() == "(;FF[4]GM[101]RU[escabel]SZ[5];B[c3];W[d4])"


def test_a_file_of_the_library_goes_on_and_is_not_copied(person: Person) -> None:
    person.play("c3 d4")
    rest(person.table)
    file = person.table.path
    assert file is not None
    person.parts.files.open_file(file)  # which is on the table
    person.play("a1")
    person.table.begin(GameSetup("abande", 7, (Player(), Player())))
    person.parts.files.open_file(file.parent / ".." / file.parent.name / file.name)
    rest(person.table)
    assert person.moves == "c3 d4 a1"
    assert person.table.path == file
    assert len(list(file.parent.glob("*.sgf"))) == 1


def test_a_copy_of_a_game_of_the_library_is_not_a_second_game(person: Person, tmp_path: Path) -> None:
    words: list[str] = []
    person.parts.files.said.connect(lambda said: words.append(str(said)))
    person.play("c3 d4")
    rest(person.table)
    file, copy = person.table.path, tmp_path / "copy.sgf"
    assert file is not None
    copy.write_text(write_sgf(person.table.game.tree))
    person.parts.files.open_file(copy)  # while the game is on the table
    person.table.begin(GameSetup("abande", 7, (Player(), Player())))
    person.parts.files.open_file(copy)
    rest(person.table)
    assert words == ["This game is in your library already: here it is, as you left it."] * 2
    assert (person.moves, person.table.path) == ("c3 d4", file)
    assert len(list(file.parent.glob("*.sgf"))) == 1


@pytest.mark.parametrize("change", ["said", "ended", "went on"])
def test_a_copy_that_is_not_as_the_game_of_the_library_is_a_game_of_its_own(
    person: Person, tmp_path: Path, change: str
) -> None:
    person.play("c3 d4")
    rest(person.table)
    file, copy = person.table.path, tmp_path / "copy.sgf"
    text = write_sgf(person.table.game.tree)
    copy.write_text(text.replace("W[d4]", "W[d4]C[Why?]") if change == "said" else text)
    if change == "ended":
        person.table.giving_up.resign()
    elif change == "went on":
        person.play("a1")
    rest(person.table)
    person.parts.files.open_file(copy)
    rest(person.table)
    assert person.moves == "c3 d4"
    assert person.table.path != file


def test_a_list_of_moves_beside_the_library_is_no_game_of_it(person: Person) -> None:
    folder = person.table.kept_games.folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "moves.txt").write_text("c3 d4")
    person.parts.files.open_file(folder / "moves.txt")
    assert person.moves == "c3 d4"


@pytest.mark.parametrize(("button", "moves"), [("Yes", "c3 d4"), ("No", "e5")])
def test_a_damaged_game_is_opened_up_to_there_if_one_wants(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, button: str, moves: str
) -> None:
    person.play("e5")
    file = tmp_path / "damaged.sgf"
    file.write_text(HALF_A_GAME)
    asked = answer_questions(monkeypatch, QMessageBox.StandardButton[button])
    person.parts.files.open_file(file)
    assert len(asked) == 1
    assert "damaged.sgf, line 1" in asked[0]
    assert "up to there?" in asked[0]
    assert person.moves == moves


@pytest.mark.parametrize("content", [b"", b"(;", b"\xff\xfe\x00", b"hello", b"(;GM[1]RU[chess]SZ[8])", b"\0" * 1000])
def test_what_is_no_game_is_refused_with_a_reason(
    person: Person, warnings: list[str], tmp_path: Path, content: bytes
) -> None:
    person.play("e5")
    file = tmp_path / "odd.sgf"
    file.write_bytes(content)
    person.parts.files.open_file(file)
    assert len(warnings) == 1
    assert "odd.sgf" in warnings[0]
    assert person.moves == "e5"


def test_a_file_that_is_not_there_is_said(person: Person, warnings: list[str], tmp_path: Path) -> None:
    person.parts.files.open_file(tmp_path / "gone.sgf")
    assert "gone.sgf cannot be opened" in warnings[0]


def test_calling_the_dialog_off_changes_nothing(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.play("c3")
    choose_file(monkeypatch, "getOpenFileName", None)
    choose_file(monkeypatch, "getSaveFileName", None)
    for keys in ("Ctrl+O", "Ctrl+S", "Ctrl+Shift+S"):
        person.press(keys)
    assert person.moves == "c3"


# ---- a game that cannot be saved

Choose = Callable[[str], list[str]]


@pytest.fixture
def choose(person: Person, monkeypatch: pytest.MonkeyPatch) -> Choose:
    """Let no game be saved from now on.

    Return a function that takes the button to press in the question, and returns a list that gets its texts.
    """
    rest(person.table)

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def choose_button(text: str) -> list[str]:
        asked: list[str] = []

        def answer(box: QMessageBox) -> None:
            asked.append(box.text())
            next(button for button in box.buttons() if button.text().replace("&", "") == text).click()

        monkeypatch.setattr(QMessageBox, "exec", answer)
        return asked

    for module, name in ((snapshots, "write_atomically"), (game_store, "write_atomically"), (game_store, "write_new")):
        monkeypatch.setattr(module, name, refuse)
    return choose_button


def test_who_leaves_a_game_that_cannot_be_saved_is_asked(person: Person, choose: Choose) -> None:
    person.play("c3 d4")
    asked = choose("Cancel")
    person.window.acts.again.trigger()
    rest(person.table)
    person.window.close()
    rest(person.table)
    assert person.window.isVisible()
    assert person.moves == "c3 d4"
    assert len(asked) == 2
    assert os.strerror(errno.ENOSPC) in asked[0]
    choose("Leave without saving")
    person.window.acts.again.trigger()
    rest(person.table)
    assert person.moves == ""


@pytest.mark.parametrize(("name", "moves"), [("copy.sgf", ""), (None, "c3 d4"), ("no folder/copy.sgf", "c3 d4")])
def test_it_may_be_left_with_a_copy_elsewhere(
    person: Person,
    choose: Choose,
    warnings: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    name: str | None,
    moves: str,
) -> None:
    person.play("c3 d4")
    choose("Save a copy…")
    choose_file(monkeypatch, "getSaveFileName", tmp_path / name if name else None)
    QGuiApplication.clipboard().setText("a1")
    person.parts.files.paste()
    rest(person.table)
    assert person.moves == (moves or "a1")
    if not moves:
        assert format_move_list(read_sgf((tmp_path / "copy.sgf").read_text("utf-8"))) == "c3 d4"
    choose("Leave without saving")


def test_a_window_is_closed_without_what_cannot_be_saved(person: Person, choose: Choose) -> None:
    person.play("c3 d4")
    choose("Leave without saving")
    person.window.close()
    person.qtbot.waitUntil(lambda: not person.window.isVisible())


# ---- writing


def test_a_copy_is_saved_and_saved_again_without_asking(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "copy.sgf"
    choose_file(monkeypatch, "getSaveFileName", file)
    person.play("c3 d4")
    person.press("Ctrl+S")
    assert format_move_list(read_sgf(file.read_text("utf-8"))) == "c3 d4"
    assert str(file) in person.message
    choose_file(monkeypatch, "getSaveFileName", tmp_path / "other.sgf")
    person.play("a1")
    person.press("Ctrl+S")
    assert format_move_list(read_sgf(file.read_text("utf-8"))) == "c3 d4 a1"
    assert not (tmp_path / "other.sgf").exists()
    person.press("Ctrl+Shift+S")
    assert (tmp_path / "other.sgf").exists()


@pytest.mark.parametrize(
    ("kind", "name", "written"),
    [
        ("SGF files (*.sgf)", "copy", "copy.sgf"),
        ("SGF files (*.sgf)", "Anna vs. Bob", "Anna vs. Bob.sgf"),
        ("SGF files (*.sgf)", "v0.3", "v0.3.sgf"),
        ("SGF files (*.sgf)", "COPY.SGF", "COPY.SGF"),
        ("All files (*)", "Anna vs. Bob", "Anna vs. Bob"),
    ],
)
def test_a_name_without_its_ending_gets_it_unless_any_name_is_wanted(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str, name: str, written: str
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(folder / name), kind))
    person.press("Ctrl+Shift+S")
    assert [file.name for file in folder.iterdir()] == [written]


def test_another_game_does_not_overwrite_the_copy(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    choose_file(monkeypatch, "getSaveFileName", tmp_path / "first.sgf")
    person.play("c3")
    person.press("Ctrl+S")
    person.window.acts.again.trigger()
    person.qtbot.waitUntil(lambda: person.moves == "")  # when the first one is on disk
    choose_file(monkeypatch, "getSaveFileName", tmp_path / "second.sgf")
    person.play("d4")
    person.qtbot.waitUntil(lambda: person.moves == "d4")
    person.press("Ctrl+S")
    assert format_move_list(read_sgf((tmp_path / "first.sgf").read_text("utf-8"))) == "c3"
    assert format_move_list(read_sgf((tmp_path / "second.sgf").read_text("utf-8"))) == "d4"


def test_a_place_that_cannot_be_written_is_said(
    person: Person, monkeypatch: pytest.MonkeyPatch, warnings: list[str], tmp_path: Path
) -> None:
    choose_file(monkeypatch, "getSaveFileName", tmp_path / "nowhere" / "copy.sgf")
    person.press("Ctrl+S")
    assert "cannot be written" in warnings[0]
    person.click("c3")
    assert person.moves == "c3"


def test_the_window_does_not_wait_while_a_copy_is_written(
    person: Person, monkeypatch: pytest.MonkeyPatch, slow_disk: SlowDisk, tmp_path: Path
) -> None:
    file = tmp_path / "copy.sgf"
    choose_file(monkeypatch, "getSaveFileName", file)
    person.play("c3 d4")
    rest(person.table)
    with slow_disk:
        QTimer.singleShot(50, slow_disk.release)
        person.press("Ctrl+S")
    assert format_move_list(read_sgf(file.read_text("utf-8"))) == "c3 d4"


def test_what_is_asked_or_told_is_no_part_of_the_fault(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Check that no fault is being handled while a box is open: a new one would be blamed on what the box is about."""
    handled: list[BaseException | None] = []
    for kind in ("warning", "exec"):
        monkeypatch.setattr(QMessageBox, kind, lambda *_: handled.append(sys.exc_info()[1]))
    (tmp_path / "picture").write_bytes(b"\0\1")
    person.parts.files.open_file(tmp_path / "nowhere")
    person.parts.files.open_file(tmp_path / "picture")
    person.parts.files.read_text("(;GM[1])", "other")
    person.parts.files.read_text(HALF_A_GAME, "half")
    choose_file(monkeypatch, "getSaveFileName", tmp_path / "nowhere" / "copy.sgf")
    person.press("Ctrl+S")
    assert handled == [None] * 5


# ---- the clipboard


def test_a_game_travels_over_the_clipboard(person: Person) -> None:
    person.play("c3 d4 a1")
    person.table.game.go_back()
    person.play("e5")
    person.press("Ctrl+C")
    person.window.acts.again.trigger()
    assert person.moves == ""
    person.press("Ctrl+V")
    assert person.moves == "c3 d4 e5"
    assert [len(node.children) for node in person.table.game.tree.main_line()] == [1, 1, 2, 0]


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_a_game_of_every_kind_travels_over_the_clipboard(person: Person, ruleset: Ruleset) -> None:
    tree = GameTree(make_rules(ruleset.name, ruleset.sizes[0]))
    node = tree.root
    while node.depth < 6 and (moves := tree.rules.legal_move_list(tree.state_at(node))):
        node = tree.add_move(node, moves[0])
    QGuiApplication.clipboard().setText(write_sgf(tree))
    person.press("Ctrl+V")
    assert person.table.game.rules.wire_name == ruleset.name
    assert person.moves == format_move_list(tree)
    assert person.window.scene.shown_piles == tree.piles_at(node)
    person.press("Ctrl+C")
    copied, _ = read_game(QGuiApplication.clipboard().text(), "escabel", 9)
    assert format_move_list(copied) == format_move_list(tree)


def test_a_plain_list_of_moves_can_be_pasted(person: Person) -> None:
    QGuiApplication.clipboard().setText("1. c3 d4\n2. a1")
    person.press("Ctrl+V")
    assert person.moves == "c3 d4 a1"


@pytest.mark.parametrize("text", ["", "  \n"])
def test_an_empty_clipboard_is_said(person: Person, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    person.press("Ctrl+V")
    assert "no text" in person.message


def test_what_is_no_game_on_the_clipboard_is_refused(person: Person, warnings: list[str]) -> None:
    QGuiApplication.clipboard().setText("Dear Bo, shall we play?")
    person.press("Ctrl+V")
    assert len(warnings) == 1
    assert person.moves == ""


def test_a_pasted_text_that_brings_nothing_is_said_to(person: Person, warnings: list[str]) -> None:
    QGuiApplication.clipboard().setText("Hi Ben,\n\nhere is my move, see you!")
    person.window.acts.paste.trigger()
    assert warnings == ["There is no game, code or invitation in this text."]
    QGuiApplication.clipboard().setText("z9 d4")
    person.window.acts.paste.trigger()
    assert warnings[1].startswith("Clipboard, line 1: Move 1, z9, cannot be played")
