"""Texts in labels: where their lines may end."""

import pytest
from PySide6.QtGui import QFont, QGuiApplication, QPalette, QTextLayout, QTextLine
from PySide6.QtWidgets import QApplication, QLabel

from escabel_gui.record.move_list import JOINER
from escabel_gui.view.plain import PlainLabel, kept_apart, unbroken
from escabel_gui.view.playing.status_bar import WrappedText
from escabel_gui.view.report.bar_list import BarList
from escabel_gui.view.report.sections import Bar
from escabel_gui.view.widgets.wrapping_list import WrappingList
from tests.view.hands import Person
from tests.view.painted_texts import runs_of

TEXT = "White to move. What is better than d1-c1, c10-c11 or a well-known move?"


def rests(text: str, width: int, font: QFont) -> list[str]:
    """Return what is left of a text after each of its lines."""
    layout = QTextLayout(text, font)
    found = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(layout.text()[line.textStart() + line.textLength() :])
    layout.endLayout()
    return found


@pytest.mark.parametrize("width", range(40, 400, 7))
def test_no_line_ends_within_a_move(qapp: QGuiApplication, width: int) -> None:
    assert not any(rest.startswith((JOINER, "c1,", "c11")) for rest in rests(unbroken(TEXT), width, qapp.font()))


@pytest.mark.parametrize("width", range(40, 400, 7))
def test_no_line_ends_between_a_point_and_its_ending(qapp: QGuiApplication, width: int) -> None:
    text = unbroken("Világos a c6-ra vagy a d14-hez köt.")
    assert not any(rest.lstrip(JOINER).startswith(("ra", "hez")) for rest in rests(text, width, qapp.font()))


@pytest.mark.parametrize("width", range(40, 400, 7))
def test_no_line_begins_with_the_dot_between_two_parts(qapp: QGuiApplication, width: int) -> None:
    parts = unbroken("Anna – Ben · Black wins · 30 moves · today, 20:14")
    assert not any(rest.startswith("·") for rest in rests(parts, width, qapp.font()))


@pytest.mark.parametrize("width", range(80, 400, 7))
def test_no_line_ends_between_a_number_and_what_it_counts(qapp: QGuiApplication, width: int) -> None:
    text = unbroken("Fekete győzött · 5 lépés · 12 Züge in der Partie, 3 jugadas, from d4 on")
    assert not any(rest.startswith(("lépés", "Züge", "jugadas")) for rest in rests(text, width, qapp.font()))
    assert text.endswith("d4 on")


@pytest.mark.parametrize("width", range(80, 280, 19))
def test_no_line_of_a_list_begins_with_the_dot(qapp: QGuiApplication, width: int) -> None:
    texts = ("1. Win at once · Stop a win · Connect chains", "2 of 3 · 67 %, in games that are long · 12 games")
    rows, bars = WrappingList(), BarList()
    rows.addItems(texts)
    bars.show_bars([Bar(*texts)])
    for view in (rows, bars):
        view.resize(width, 500)
        view.show()
        QApplication.processEvents()
        lines = [run.text for run in runs_of(view.viewport())]
        assert len(lines) > 2, "none has ended"
        assert not any(line.startswith("·") for line in lines), lines
        view.close()


def test_some_line_ends_at_another_hyphen(qapp: QGuiApplication) -> None:
    text = WrappedText(1.0, QPalette.ColorRole.Text)
    text.show_text(TEXT)
    lines = {line for width in range(40, 400, 7) for line in text._lines(width)}
    assert any(line.endswith("well-") for line in lines)
    assert not any(line.endswith(("d1-", "c10-")) for line in lines)


def test_a_label_has_the_text_that_it_was_given(qapp: QGuiApplication) -> None:
    label = PlainLabel(TEXT)
    assert label.text() == TEXT
    assert PlainLabel("Escabel · 5 moves").text() == "Escabel · 5 moves"
    assert QLabel.text(label).count(JOINER) == 2


def test_a_move_that_is_copied_from_a_label_can_be_typed(person: Person) -> None:
    person.play("c3 c4")
    person.parts.history.entry.setText(unbroken("c3-c4"))
    person.parts.history.entry.returnPressed.emit()
    assert person.moves == "c3 c4 c3-c4"


def x_of(line: QTextLine, position: int) -> float:
    """Return where a letter begins in a line."""
    place = line.cursorToX(position)
    assert isinstance(place, tuple)
    return float(place[0])


@pytest.mark.parametrize("name", ["\u05d0\u05d1", "Anna \u05d0\u05d1", "\u0634 1", "Anna"])
def test_names_in_hebrew_or_arabic_leave_what_stands_beside_them_in_its_order(qapp: QGuiApplication, name: str) -> None:
    layout = QTextLayout(f"{kept_apart(name)} · 52 moves", qapp.font())
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(1000)
    layout.endLayout()
    text = layout.text()
    places = [x_of(line, text.index(part)) for part in ("·", "52", "moves")]
    assert places == sorted(places)
    assert places[0] > x_of(line, 0)
