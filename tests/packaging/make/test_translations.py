"""The files of translators: whole, up to date, and true to the texts that they translate."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from make import translations
from make.texts_elsewhere import texts_elsewhere
from make.translations import (
    FINISHED,
    LANGUAGES,
    ROOT,
    is_up_to_date,
    read_messages,
    translated_sources,
    ts_file,
    without_lines,
)

MARKS = {"tr", "Message", "make_message"}
ELSEWHERE = {"Lessons", "Shapes", "Desktop", "Website", "QFileDialog", "QShortcut"}
OWN_FILES = {"message.py", "language.py"}  # where the marks are made
SOURCES = sorted((ROOT / "escabel_gui").rglob("*.py"))


def test_nothing_is_missing_in_the_files_and_nothing_too_many() -> None:
    """Check one language for all, as the same command makes them."""
    assert is_up_to_date(ts_file(LANGUAGES[0])), "run python packaging/make/translations.py"


def test_the_tool_gets_names_without_the_folder_of_the_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def run(command: list[str | Path], *, cwd: Path, check: bool) -> None:
        assert cwd == ROOT
        words = [str(word) for word in command[1:]]
        (names,) = [Path(ROOT, word[1:]) for word in words if word.startswith("@")]
        told.extend([*words, *names.read_text("utf-8").splitlines()])

    monkeypatch.setattr(subprocess, "run", run)
    assert is_up_to_date(ts_file(LANGUAGES[0]))
    assert len(told) > 100
    assert [word for word in told if Path(word.removeprefix("@")).is_absolute()] == []


def test_a_file_with_the_ends_of_lines_of_windows_is_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "translations" / "a.ts"
    file.parent.mkdir()
    file.write_bytes(b"one\r\ntwo\r\n")
    monkeypatch.setattr(translations, "update", lambda files: files[0].write_bytes(b"one\ntwo\n"))
    assert is_up_to_date(file)


def test_all_languages_have_the_same_texts() -> None:
    texts = [[message[:4] for message in read_messages(ts_file(language))] for language in LANGUAGES]
    assert all(other == texts[0] for other in texts)


@pytest.mark.parametrize("language", FINISHED)
def test_a_finished_language_lacks_nothing(language: str) -> None:
    assert [message.text for message in read_messages(ts_file(language)) if not message.is_finished] == []
    english = ROOT / "resources" / "rules" / "en"
    assert {page.name for page in english.glob("*.md")} == {
        page.name for page in english.with_name(language).glob("*.md")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_keep_places_plurals_and_keys(language: str) -> None:
    messages = read_messages(ts_file(language))
    faults = [fault for message in messages if message.is_finished for fault in message.faults]
    assert faults == []


@pytest.mark.parametrize("language", FINISHED)
def test_each_menu_has_a_key_of_its_own(language: str) -> None:
    own = [message for message in read_messages(ts_file(language)) if message.context not in ELSEWHERE]
    titles = [message.forms[0] for message in own if message.text.startswith("&")]
    keys = [title[title.index("&") + 1].lower() for title in titles]
    assert len(set(keys)) == len(keys) > 6, titles


def test_every_text_is_written_where_it_is_marked() -> None:
    """Check that the translators' tools miss nothing, as they do if a text is put together or comes from a variable."""
    hidden = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in SOURCES
        for call in marked_calls(ast.parse(file.read_text(encoding="utf-8")))
        if not is_literal(call.args[0]) and not is_of_words(call.args[0]) and file.name not in OWN_FILES
    ]
    assert hidden == []


def test_the_tools_find_what_is_marked() -> None:
    """Compare with what the tools find: they do not look into f-strings, and know fewer escapes than Python."""
    marked = {
        argument.value
        for file in translated_sources()
        for call in marked_calls(ast.parse(file.read_text(encoding="utf-8")))
        for argument in call.args[:1]
        if isinstance(argument, ast.Constant) and argument.value
    }
    found = {message.text for message in read_messages(ts_file(LANGUAGES[0])) if message.context not in ELSEWHERE}
    names = {text.text for text in texts_elsewhere(ROOT / "resources") if not text.context}
    assert marked == found - names


def test_a_number_is_never_left_to_a_widget() -> None:
    """Look for numbers in the texts of widgets, whose own `tr` knows no English plurals."""
    assert [
        message.text for message in read_messages(ts_file(LANGUAGES[0])) if message.has_number and message.context
    ] == []


def test_english_has_curly_apostrophes() -> None:
    texts = [message.text for message in read_messages(ts_file(LANGUAGES[0]))]
    assert [text for text in texts if re.search(r"\w'\w", text)] == []


def test_lines_may_move() -> None:
    place = '    <location filename="../../a.py" line="{0}"/>\n'
    assert without_lines(place.format(3) + place.format(40)) == '    <location filename="../../a.py"/>\n'


def marked_calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in MARKS:
                yield node


def is_literal(text: ast.expr) -> bool:
    return isinstance(text, ast.Constant) and isinstance(text.value, str)


def is_of_words(text: ast.expr) -> bool:
    """Return whether a text is `words.text`: those words are marked elsewhere."""
    return isinstance(text, ast.Attribute) and text.attr == "text"
