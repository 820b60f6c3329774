"""Translated titles and texts of lessons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from escabel_gui.record.exercises.lesson import Lesson
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.view.look.texts import variant_labels


def lesson_text(text: str) -> str:
    """Translate a text of an exercise; `packaging/make/lesson_texts.py` lists all of them for translators."""
    return QCoreApplication.translate("Lessons", text)


def lesson_title(lesson: Lesson) -> str:
    """Return the game, what is special about the variant, and what the lesson is about, if it has a title."""
    ruleset, options = parse_wire_name(lesson.wire_name)
    about = [lesson_text(lesson.title)] if lesson.title else []
    return " · ".join([ruleset.title, *variant_labels(ruleset, options), *about])
