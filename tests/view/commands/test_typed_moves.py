"""Moves that are typed into the field: played, explained where they cannot be, and no shortcut fires."""

import pytest
from PySide6.QtGui import QGuiApplication

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from tests.view.hands import Person, SitDown


def test_moves_can_be_typed(person: Person) -> None:
    person.press("M")
    for move in ("c3", "C4", " c3-c4 "):
        person.write(move)
        person.press("Return")
    assert person.moves == "c3 c4 c3-c4"
    assert person.parts.history.entry.text() == ""


@pytest.mark.parametrize(("text", "reason"), [("c3", "taken"), ("z9", "no point z9"), ("hello", "is no move")])
def test_what_cannot_be_played_stays_in_the_field_and_is_explained(person: Person, text: str, reason: str) -> None:
    person.play("c3")
    person.press("M")
    person.write(text)
    person.press("Return")
    assert reason in person.message
    assert person.parts.history.entry.text() == text
    assert person.moves == "c3"
    person.write("d4")
    person.press("Return")
    assert person.moves == "c3 d4", "what is typed next takes its place"


def test_escape_leaves_the_field(person: Person) -> None:
    person.press("M")
    assert person.parts.history.entry.hasFocus()
    person.press("Escape")
    assert person.board.hasFocus()


def refuse(person: Person, text: str) -> None:
    """Type what cannot be played, which stays in the field to be mended."""
    person.press("M")
    person.write(text)
    person.press("Return")
    assert person.parts.history.entry.text() == text


def test_escape_and_a_new_game_clear_the_field(person: Person) -> None:
    entry = person.parts.history.entry
    refuse(person, "z9")
    person.press("Escape")
    assert entry.text() == ""
    refuse(person, "z9")
    person.table.begin(GameSetup("quabble", 3))
    assert entry.text() == ""


def test_a_move_is_typed_in_the_place_of_one_that_was_refused(person: Person) -> None:
    refuse(person, "z9")
    person.click("d4")
    person.press("M")
    person.write("b2")
    person.press("Return")
    assert person.moves == "d4 b2"


@pytest.mark.parametrize(
    ("game", "size", "moves", "examples"),
    [("quabble", 3, "", "b2"), ("escabel", 5, "c3 c4", "b3 or c3-c4"), ("fast-conquare", 3, "", "a5")],
)
def test_the_refusal_of_a_typed_text_names_moves_of_this_position(
    sit_down: SitDown, game: str, size: int, moves: str, examples: str
) -> None:
    person = sit_down(GameSetup(game, size, (Player(), Player())))
    person.play(moves)
    refuse(person, "hello")
    assert person.message == f"“hello” is no move: write it like {examples}."


def test_words_for_moves_are_typed_in_the_language_of_the_window(person: Person) -> None:
    person.window.settings.language = "es"
    person.play("c3")
    refuse(person, "pasar")
    assert person.message == "En este juego nadie puede pasar."
    person.press("Escape", "M")
    person.write("cambiar")
    person.press("Return")
    assert person.moves == "c3 swap-sides"


def test_no_shortcut_fires_while_one_types(person: Person) -> None:
    QGuiApplication.clipboard().setText("e5")  # no game, as another test may have left there
    person.play("c3 d4 a1")
    person.press("M")
    person.write("lm lM")
    for keys in ("Left", "Right", "Home", "End", "Up", "Down", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+C", "Ctrl+V"):
        person.press(keys)
    assert person.moves == "c3 d4 a1"
    assert person.parts.history.entry.hasFocus()
    assert not person.window.acts.overlay.isChecked()


def test_one_move_after_the_other_can_be_typed(person: Person) -> None:
    person.press("M")
    person.write("z9")
    person.press("Return")
    assert person.parts.history.entry.hasFocus()  # to be mended
    person.press("Ctrl+A")
    for move in ("b2", "c3"):
        person.write(move)
        person.press("Return")
    assert (person.moves, person.parts.history.entry.text()) == ("b2 c3", "")
    person.press("Escape", "H")
    assert person.parts.analysis.hint.is_on
    assert person.parts.history.entry.text() == ""


def test_in_the_field_a_typed_move_is_taken_back_and_brought_again(person: Person) -> None:
    person.press("M")
    for move in ("c3", "c4"):
        person.write(move)
        person.press("Return")
    for shortcut, moves in (("Ctrl+Z", "c3"), ("Ctrl+Shift+Z", "c3 c4"), ("Ctrl+Z", "c3")):
        person.press(shortcut)
        assert (person.moves, person.parts.history.entry.text()) == (moves, "")
    person.write("d1")
    person.press("Ctrl+Z")
    assert (person.moves, person.parts.history.entry.text()) == ("c3", ""), "a text goes first"


@pytest.mark.parametrize("text", ["1. c3 c4 2. d3", "(;GM[101]RU[escabel]SZ[5];B[c3];W[c4])"])
def test_a_whole_game_is_pasted_at_the_board_from_the_field_too(person: Person, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    person.press("M")
    person.write("a")
    person.press("Ctrl+V")
    person.qtbot.waitUntil(lambda: person.moves.startswith("c3 c4"))
    assert person.parts.history.entry.text() == ""


def test_nothing_is_refused_where_nothing_was_typed(person: Person) -> None:
    before = person.message
    person.press("M", "Return", "Space", "Return")
    assert person.message == before


def test_a_move_is_pasted_into_the_field(person: Person) -> None:
    person.press("M")
    for text in ("c3", "c3 - c4"):
        QGuiApplication.clipboard().setText(text)
        person.press("Ctrl+A", "Ctrl+V")
        assert person.parts.history.entry.text() == text
    assert person.moves == ""


def test_in_the_empty_field_the_key_for_copying_copies_the_game(person: Person) -> None:
    QGuiApplication.clipboard().setText("before")
    person.press("M")
    person.write("c3")
    person.press("Ctrl+C")
    assert QGuiApplication.clipboard().text() == "before", "one is typing"
    person.press("Return", "Ctrl+C")
    assert "B[c3]" in QGuiApplication.clipboard().text()
    assert person.parts.history.entry.hasFocus()
