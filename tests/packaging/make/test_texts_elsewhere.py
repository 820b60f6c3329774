"""What stands in no program is found by the tools of translators, too."""

import ast
from pathlib import Path

from escabel_gui.record.exercises.lesson import find_lessons
from make.texts_elsewhere import as_source, texts_elsewhere

RESOURCES = Path(__file__).parents[3] / "resources"


def test_every_text_of_every_step_is_listed_once() -> None:
    listed = [(text.context, text.text) for text in texts_elsewhere(RESOURCES)]
    assert len(set(listed)) == len(listed)
    said = {
        text
        for lesson in find_lessons(RESOURCES / "lessons")
        for number in range(len(lesson.files))
        for text in lesson.read_step(number).texts
    }
    assert said <= {text for context, text in listed if context == "Lessons"}


def test_the_desktop_is_told_in_every_language() -> None:
    told = [text.text for text in texts_elsewhere(RESOURCES) if text.context == "Desktop"]
    assert "Board Game" in told
    assert any(text.startswith("Escabel brings together") and "@GAMES@" in text for text in told)


def test_the_list_is_a_source_that_marks_them() -> None:
    tree = ast.parse(as_source(texts_elsewhere(RESOURCES)))
    calls = [node.value for node in tree.body if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)]
    marked = [tuple(ast.literal_eval(arg) for arg in call.args) for call in calls]
    assert marked == [(text.context, text.text) for text in texts_elsewhere(RESOURCES)]
