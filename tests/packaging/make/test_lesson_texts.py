"""What lessons say is found by the tools of translators."""

from __future__ import annotations

import ast
from pathlib import Path

from escabel_gui.record.learning.lesson import find_lessons
from make.lesson_texts import as_source, exercise_texts

RESOURCES = Path(__file__).parents[3] / "resources"


def test_every_text_of_every_step_is_listed_once() -> None:
    listed = [text for _, text in exercise_texts(RESOURCES)]
    assert len(set(listed)) == len(listed)
    said = {
        text
        for lesson in find_lessons(RESOURCES / "lessons")
        for number in range(len(lesson.files))
        for text in lesson.read_step(number).texts
    }
    assert said <= set(listed)


def test_the_list_is_a_source_that_marks_them() -> None:
    tree = ast.parse(as_source(exercise_texts(RESOURCES)))
    calls = [node.value for node in tree.body if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)]
    marked = [tuple(ast.literal_eval(arg) for arg in call.args) for call in calls]
    assert ("Lessons", "The goal") in marked
    assert {context for context, _ in marked} == {"Lessons"}
    assert [text for _, text in marked] == [text for _, text in exercise_texts(RESOURCES)]
