"""Everything that can be read is in the language that was chosen, at once, and also where it was English before."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QTextEdit,
    QWidget,
)

from escabel_gui.model.players.friend_player import FRIEND
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.rules.boards import format_size
from escabel_gui.rules.catalogue import CATALOGUE, RELEASED
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.message import Message, join_and, join_or
from escabel_gui.view.help import pages
from escabel_gui.view.language import SOURCE, language_name, languages, tr, translate
from escabel_gui.view.window import main_window, preferences_dialog
from tests.view.hands import Person, SitDown
from tests.view.language.pseudo import CLOSE, CODE, OPEN, make_language
from tests.view.reading import texts_of

RESOURCES: Final = Path(__file__).parents[3] / "resources"
KEYS: Final = ("Ctrl", "Shift", "Alt", "Meta", "Return", "Enter", "Escape", "Space", "Home", "End", "PgUp", "PgDown")
KEYS_TOO: Final = ("Left", "Right", "Up", "Down", "Del", "Backspace", "Tab", "F[0-9]+")
NAMES: Final = {word for ruleset in CATALOGUE for word in (ruleset.title, ruleset.author)} | {
    "Ada",
    "Bo",
    "English",
    "Esperanto",
}
# what is the same in all languages: names, keys, points and moves, paths and versions
SAME: Final = re.compile(
    "|".join(
        [
            r"(?:Python|PySide6|Qt|Escabel) [\d.]+.*",
            *sorted(NAMES, key=len, reverse=True),
            rf"\b(?:{'|'.join((*KEYS, *KEYS_TOO))})\b(?:\+\S+)?",
            r"\b(?:Ctrl|Alt|Shift)\+\S+",
            r"\+[A-Z]\b",  # after the name of a key in that language
            r"\b[a-z]\d+(?:-[a-z]\d+)?\b",
            r"\b[a-h]\b",
            r"\S*[/\\]\S+",
            r"(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}",
        ]
    )
)


@pytest.fixture(scope="session")
def foreign_resources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("foreign") / "resources"
    shutil.copytree(RESOURCES, folder, ignore=shutil.ignore_patterns("lessons", "puzzles", "translations"))
    make_language(folder)
    return folder


@pytest.fixture
def foreigner(
    foreign_resources: Path, monkeypatch: pytest.MonkeyPatch, sit_down: SitDown, qapp: QApplication
) -> Iterator[Person]:
    """Yield a person before a program that knows one language more."""
    for module in (main_window, preferences_dialog, pages):
        monkeypatch.setattr(module, "resources", lambda: foreign_resources)
    person = sit_down(GameSetup("escabel", 5, (Player(name="Ada"), Player(name="Bo"))))
    yield person
    person.window.settings.language = SOURCE
    QLocale.setDefault(QLocale.system())


@pytest.fixture
def at_dialogs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Callable[[], object]], None]]:
    """Yield a function that adds something to do at each dialog that comes up, before it is closed."""
    looks: list[Callable[[], object]] = []

    def look(dialog: QDialog) -> int:
        dialog.show()
        for do in looks:
            do()
        dialog.reject()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    monkeypatch.setattr(QMessageBox, "exec", look)
    monkeypatch.setattr(QFileDialog, "exec", lambda *_: 0)
    for name in ("getOpenFileName", "getOpenFileNames", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *arguments: note(arguments) or ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *arguments: note(arguments) or "")
    monkeypatch.setattr(QInputDialog, "getInt", lambda *arguments, **_: note(arguments) or (0, False))
    monkeypatch.setattr(QMessageBox, "warning", lambda *arguments: note(arguments) or None)
    asked.clear()
    yield looks.append
    asked.clear()


asked: list[str] = []  # in boxes of Qt's own


def note(arguments: tuple[object, ...]) -> None:
    asked.extend(argument for argument in arguments if isinstance(argument, str) and len(argument.split()) > 1)


def english(text: str) -> bool:
    """Return whether a text has a word that is only English: the other language accents every vowel."""
    return re.search("[aeiouAEIOU]", SAME.sub("", text)) is not None


def seen() -> Iterator[tuple[str, str]]:
    """Yield all texts that are on the screen and in menus, each after where it is."""
    QApplication.processEvents()
    for widget in QApplication.allWidgets():
        if widget.isVisible() or (isinstance(widget, QMenu) and is_in_window(widget)):
            for where, text, _ in texts_of(widget):
                yield where, widget.toPlainText() if isinstance(widget, QTextEdit) and where.endswith("page") else text


def is_in_window(widget: QWidget) -> bool:
    window = widget.window() if widget.parentWidget() is None else widget.parentWidget().window()
    return window.isVisible()


def english_texts() -> set[tuple[str, str]]:
    return {(where, text) for where, text in seen() if english(text)}


def foreign_texts() -> set[tuple[str, str]]:
    return {(where, text) for where, text in seen() if OPEN in text or CLOSE in text}


def shown() -> set[tuple[str, str]]:
    """Return all texts but those of menus: one of Qt's own holds what has no room in a narrow bar."""
    return {(where, text) for where, text in seen() if not where.startswith("QMenu:")}


def speak(person: Person, code: str) -> None:
    person.window.settings.language = code
    QApplication.processEvents()


def test_all_that_is_open_changes_at_once_and_back(foreigner: Person) -> None:
    window, acts = foreigner.window, foreigner.window.acts
    speak(foreigner, SOURCE)
    foreigner.play("c3 b2 d4")
    foreigner.hover("d4")
    acts.library.trigger()
    library = foreigner.parts.library.made
    assert library is not None
    foreigner.qtbot.waitUntil(lambda: library.list.games.rowCount() > 0)
    acts.rules.trigger()
    before = shown()
    speak(foreigner, CODE)
    assert english_texts() == set()
    assert OPEN in foreigner.message
    assert OPEN in window.windowTitle()
    for page in (foreigner.parts.analysis_page, foreigner.parts.analysis.review_panel, foreigner.parts.history):
        foreigner.parts.pages.show_page(page)
        assert english_texts() == set()
    speak(foreigner, SOURCE)
    assert foreign_texts() == set()
    assert shown() == before


def test_the_buttons_at_the_end_of_a_game_change_too(foreigner: Person) -> None:
    speak(foreigner, SOURCE)
    foreigner.play("b1 a2 b2 a3 b3 a4 b4 a5 b5 d1")
    before = [button.text() for button in foreigner.window.messages.buttons]
    assert len(before) == 3
    speak(foreigner, CODE)
    buttons = foreigner.window.messages.buttons
    assert [button.text() for button in buttons if english(button.text()) or english(button.toolTip())] == []
    QApplication.processEvents()
    assert all(button.width() >= button.minimumSizeHint().width() for button in buttons)
    speak(foreigner, SOURCE)
    assert [button.text() for button in foreigner.window.messages.buttons] == before


def test_every_command_speaks_it(foreigner: Person, at_dialogs: Callable[[Callable[[], object]], None]) -> None:
    """Open every window, dialog and page that a command opens."""
    window = foreigner.window
    speak(foreigner, CODE)
    found: set[tuple[str, str]] = set()
    at_dialogs(lambda: found.update(english_texts()))
    parts = foreigner.parts
    left_out = {window.acts.quit, window.acts.full_screen}
    for set_of_actions in (parts.acts, parts.learning_acts, parts.puzzle_acts, parts.drill_acts):
        for action in set_of_actions.findChildren(QAction):
            if action not in left_out:
                action.trigger()
                found |= english_texts()
                close_others(window)
    assert found == set()
    assert [text for text in asked if english(text) and not set(text) & {"/", os.sep}] == []
    assert len(asked) > 5


def close_others(window: QWidget) -> None:
    for other in QApplication.topLevelWidgets():
        if other is not window and other.isVisible():
            other.close()


def test_preferences_stay_where_they_were(
    foreigner: Person, at_dialogs: Callable[[Callable[[], object]], None]
) -> None:
    """Choose the language in the dialog, which then speaks it, too."""
    told: list[object] = []

    def choose() -> None:
        dialog = next(
            one for one in QApplication.topLevelWidgets() if isinstance(one, preferences_dialog.PreferencesDialog)
        )
        titles = [dialog.language.itemText(row) for row in range(dialog.language.count())]
        told.append(titles[1:] == [language_name(code) for code in (SOURCE, CODE)])
        dialog.language.setCurrentIndex(dialog.language.findData(CODE))
        QApplication.processEvents()
        told.append(english_texts())
        told.append(dialog.language.currentData())
        told.append(dialog.focusWidget() is dialog.language)

    at_dialogs(choose)
    foreigner.window.acts.preferences.trigger()
    assert told == [True, set(), CODE, True]


@pytest.mark.parametrize("ruleset", RELEASED, ids=lambda ruleset: ruleset.name)
def test_every_game_speaks_it(foreigner: Person, ruleset: Ruleset) -> None:
    """Read what is said while a game goes on, and in its review."""
    speak(foreigner, CODE)
    table, game = foreigner.table, foreigner.table.game
    table.begin(GameSetup(ruleset.name, ruleset.sizes[0], (Player(), Player())))
    for number in range(8):
        moves = game.rules.legal_move_list(game.state)
        move = moves[(7 * number) % len(moves)]
        foreigner.play(game.rules.format_move(move))
        if table.game.is_over:
            break
        foreigner.hover(game.rules.board.names[number])
        assert english_texts() == set()
    for node in game.tree.main_line():
        moves = game.rules.legal_move_list(game.tree.state_at(node))
        if moves:
            names = tuple(game.rules.format_move(move) for move in moves[:2])
            node.set_evaluation(Evaluation(node.turn, 0.9, (Candidate(names[0], 100, 0.9, "", names),)))
    game.tree_changed.emit()
    foreigner.parts.pages.show_page(foreigner.parts.analysis.review_panel)
    for node in game.tree.main_line():
        game.go_to(node)
        assert english_texts() == set()


def test_a_language_is_called_as_its_speakers_call_it(foreign_resources: Path) -> None:
    assert languages(foreign_resources / "translations") == [SOURCE, CODE]
    assert [language_name(code) for code in ("de", "es", "hu", "en")] == ["Deutsch", "Español", "Magyar", "English"]


def test_english_has_its_plurals_without_any_file(qapp: QApplication) -> None:
    assert tr("%n move(s)", None, 1) == "1 move"
    assert tr("%n move(s)", None, 2) == "2 moves"


@pytest.mark.parametrize(
    ("words", "spanish"),
    [
        (join_and(["g3", "h4", "i5"]), "g3, h4 e i5"),
        (join_and(["i5", "j6"]), "i5 y j6"),
        (join_or(["n4", "o5"]), "n4 u o5"),
        (Message("{0} and {1}", ("Ana", "Inés")), "Ana e Inés"),
        (Message("{0} and {1}", ("Ana", "Iago")), "Ana y Iago"),
    ],
)
def test_spanish_says_e_before_i_and_u_before_o(person: Person, words: Message, spanish: str) -> None:
    person.window.settings.language = "es"
    assert translate(words) == spanish
    person.window.settings.language = SOURCE
    assert translate(words) == str(words)
    QLocale.setDefault(QLocale.system())


@pytest.mark.parametrize("language", ["de", "es", "hu"])
@pytest.mark.parametrize("mode", QFileDialog.AcceptMode)
def test_the_dialog_for_files_has_no_english_word(person: Person, language: str, mode: QFileDialog.AcceptMode) -> None:
    said = []
    for code in (SOURCE, language):
        person.window.settings.language = code
        dialog = QFileDialog(person.window)
        dialog.setAcceptMode(mode)
        dialog.show()
        labels, buttons = dialog.findChildren(QLabel), dialog.findChildren(QPushButton)
        said.append({label.text() for label in labels} | {button.text() for button in buttons})
        dialog.close()
        dialog.deleteLater()
    assert "&Look in:" in said[0]
    assert not said[0] & said[1]


@pytest.mark.parametrize("language", ["de", "es", "hu"])
def test_keys_are_the_same_in_every_language(sit_down: SitDown, language: str) -> None:
    english = sit_down()
    english.window.settings.language = language
    other = sit_down()

    def keys(person: Person) -> list[list[str]]:
        return [
            [key.toString(QKeySequence.SequenceFormat.PortableText) for key in action.shortcuts()]
            for action in person.window.findChildren(QAction)
        ]

    assert keys(other) == keys(english)
    other.window.settings.language = SOURCE
    QLocale.setDefault(QLocale.system())


@pytest.mark.parametrize(
    ("words", "english"),
    [
        (Message("{0} would rather not.", (FRIEND,)), "Your friend would rather not."),
        (Message("Well: {0} would rather not.", (FRIEND,)), "Well: your friend would rather not."),
        (Message("You ask. {0} has to agree.", (FRIEND,)), "You ask. Your friend has to agree."),
        (Message("{0} would rather not.", ("anna",)), "anna would rather not."),
        (Message("{0} and {1}.", (join_and(["d4", "e5"]), "f6")), "d4 and e5 and f6."),
        (Message("Try {0}.", (join_or([name_move("pass"), "e5"]),)), "Try a pass or e5."),
        (Message("{0} is better.", (join_or([name_move("pass"), "e5"]),)), "A pass or e5 is better."),
    ],
)
def test_a_sentence_begins_with_a_capital_but_points_and_names_are_left_alone(words: Message, english: str) -> None:
    assert translate(words) == english
    assert str(words) == english


SIZE_THAT_BREAKS: Final = re.compile(r"(\d+|\{\d\}) ?× ?\1")  # without spaces, or with some at which a line may end


def test_sizes_of_boards_are_written_one_way_and_stay_in_one_line() -> None:
    assert format_size(9).split(" ") == [format_size(9)]
    pages = [*(RESOURCES / "rules").rglob("*.md"), *(RESOURCES / "lessons").rglob("*.sgf")]
    texts = [*pages, *(RESOURCES / "translations").glob("*.ts"), *(RESOURCES / "shapes").rglob("*.sgf")]
    assert len(texts) > 50
    found = [(text.name, size.group()) for text in texts for size in SIZE_THAT_BREAKS.finditer(text.read_text("utf-8"))]
    assert found == []


def test_no_line_of_a_translation_ends_before_an_ellipsis_or_a_percent_sign() -> None:
    files = sorted((RESOURCES / "translations").glob("*.ts"))
    assert len(files) == 3
    text = "".join(file.read_text("utf-8") for file in files)
    assert re.findall(r"<(?:translation|numerusform)>([^<]* […%](?!n)[^<]*)<", text) == []


def test_hungarian_has_one_word_for_the_bot_and_articles_that_fit() -> None:
    text = (RESOURCES / "translations" / "escabel_hu.ts").read_text("utf-8")
    translations = re.findall(r"<(?:translation|numerusform)>([^<]+)<", text)
    assert len(translations) > 2000
    assert [one for one in translations if re.search(r"\bbot\b|\bmotor|a\(z\)", one, re.IGNORECASE)] == []


def test_spanish_has_one_word_for_the_chance_to_win() -> None:
    text = (RESOURCES / "translations" / "escabel_es.ts").read_text("utf-8")
    assert "posibilidades de ganar" in text
    assert re.findall(r"(?:opciones|probabilidad) de (?:ganar|victoria)", text) == []


def test_no_english_verb_has_to_agree_with_a_number() -> None:
    texts = (RESOURCES / "translations" / "escabel_de.ts").read_text("utf-8")
    counted = re.findall(r'<message numerus="yes">.*?<source>([^<]+)</source>', texts, re.DOTALL)
    assert len(counted) > 20
    agreeing = r"\(s\)[^.:;]* (are|have|were|wait|will|do|come)\b|\((?!s\))\w+\)"  # as in "is (are)"
    assert [text for text in counted if re.search(agreeing, text)] == []


def test_what_holds_for_all_games_speaks_of_first_moves_not_of_stones() -> None:
    text = (RESOURCES / "translations" / "escabel_de.ts").read_text("utf-8")
    about_all = [one for one in text.split("<context>") if "<name>Lessons</name>" not in one]
    sources = [source for one in about_all for source in re.findall(r"<source>([^<]+)<", one)]
    assert len(sources) > 1000
    assert [source for source in sources if "this first stone" in source] == []
