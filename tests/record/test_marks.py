"""Marks in the properties of a node."""

from escabel_gui.record.marks import (
    CIRCLE,
    CROSS,
    LABEL,
    SQUARE,
    TRIANGLE,
    Mark,
    arrows_of,
    clear_marks,
    has_marks,
    lines_of,
    marks_of,
    next_label,
    set_mark,
)
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import Node

NUMBERS = {"a1": 0, "b2": 1, "c3": 2}


def test_marks_are_read_leniently_and_others_stay() -> None:
    node = read_sgf("(;GM[101]SZ[3]TR[a1][pd]sq[B2]LB[c3:a\\]b long][a1:][z9:x]MA[])").root
    assert marks_of(node, NUMBERS) == {0: Mark(TRIANGLE), 1: Mark(SQUARE), 2: Mark(LABEL, "a]b")}
    set_mark(node, "a1", None)
    assert node.properties["TR"] == ["pd"]
    assert node.properties["LB"] == ["c3:a\\]b long", "z9:x"]


def test_a_point_bears_one_mark() -> None:
    node = Node()
    for mark in (Mark(TRIANGLE), Mark(CIRCLE), Mark(LABEL, "A:]"), Mark(CROSS)):
        set_mark(node, "b2", mark)
        assert marks_of(node, NUMBERS) == {1: mark}
    assert node.properties == {"MA": ["b2"]}
    set_mark(node, "a1", Mark(CROSS))
    assert node.properties == {"MA": ["b2", "a1"]}
    clear_marks(node)
    assert node.properties == {}


def test_marks_come_back_from_a_file() -> None:
    tree = read_sgf("(;GM[101]SZ[3];B[a1])")
    node = tree.main_line()[-1]
    set_mark(node, "a1", Mark(LABEL, "1:]"))
    set_mark(node, "b2", Mark(SQUARE))
    again = read_sgf(write_sgf(tree)).main_line()[-1]
    assert again.properties == node.properties == {"LB": ["a1:1:\\]"], "SQ": ["b2"]}


def test_labels_go_on_with_the_next_letter() -> None:
    assert next_label({}) == "A"
    assert next_label({0: Mark(LABEL, "A"), 1: Mark(LABEL, "C")}) == "B"
    assert next_label({k: Mark(LABEL, chr(65 + k)) for k in range(26)}) == "?"


def test_lines_lead_from_point_to_point_and_go_with_all_other_marks() -> None:
    numbers = {"a1": 0, "b2": 1}
    node = Node()
    node.properties.update({"LN": ["a1:b2", "B2:A1", "a1:a1", "a1:z9", "a1"], "AR": ["a1:b2"], "TR": ["a1"]})
    assert lines_of(node, numbers) == [(0, 1), (1, 0)]
    assert has_marks(node)
    clear_marks(node)
    assert node.properties == {}


def test_arrows_lead_from_point_to_point() -> None:
    numbers = {"a1": 0, "b2": 1}
    node = Node()
    node.properties["AR"] = ["a1:b2", "B2 : A1", "a1:a1", "a1", "z9:a1", ":", "a1:b2:a1"]
    assert arrows_of(node, numbers) == [(0, 1), (1, 0)]
    node.properties["AR"] = ["a1:b2"] * 10_000
    assert len(arrows_of(node, numbers)) == 100


def test_of_very_many_marks_the_last_ones_are_read() -> None:
    class Numbers(dict[str, int]):
        def get(self, name: str, default: int | None = None) -> int | None:  # type: ignore[override]
            asked.append(name)
            return super().get(name, default)

    asked: list[str] = []
    node = Node()
    node.properties.update({"TR": ["a1"] * 50_000, "LB": ["a1:x", *(["b2:" + "\\]" * 100] * 50_000)]})
    set_mark(node, "c3", Mark(TRIANGLE))
    assert marks_of(node, Numbers(NUMBERS)) == {0: Mark(TRIANGLE), 2: Mark(TRIANGLE), 1: Mark(LABEL, "]]]")}
    assert len(asked) < 5000
