"""Whatever is in a game, what is written of it can be read again, and `reads_back` knows whether it can."""

import re
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from escabel_gui.record.marks import LABEL, Mark, set_mark
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.tokens import property_name
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.node_text_cache import NodeTextCache, RoundTripError
from escabel_gui.record.texts import one_line
from escabel_gui.record.tree import GameTree, all_nodes
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from tests.record.grown_trees import grow_tree
from tests.record.round_trips import everything, shape, survives_round_trip

SAMPLES = [path.read_bytes() for path in sorted((Path(__file__).parents[1] / "data").glob("*.sgf"))]
ANY_TEXT = st.text(st.characters() | st.sampled_from("\\]\x01\r\n:[();\ud83d"))
HEADER = "(;GM[101]RU[escabel]SZ[5]"


def assert_survives(tree: GameTree) -> None:
    text = write_sgf(tree)
    again = read_sgf(decode(text.encode()))
    assert everything(read_sgf(write_sgf(again))) == everything(again)
    assert shape(again.root) == shape(tree.root)
    assert survives_round_trip(text, tree)


@pytest.mark.parametrize(
    "inside",
    [
        *("a1[x]", "aB1[x]", "Z9z[x]", "gAmE1[x][y]", "XA[x\\\x01]XB[y]", "C[\\\x01]]", "C[\\\\\x01]", "XA[\\\ud83d]"),
        *(
            *(";RE[W+R]", "RE[x];RE[W+R]", ";RE[x];RE[W+R]", "RE[W+R];RE[x]", ";GN[a]", ";SZ[5]", ";PB[a]"),
            "RE[W+R]RE[x]",
            "RE[x]RE[W+R]",
            "RE[W+R][x]",
            "RE[x][W+R]",
            "PB[a]PB[b]",
            "DT[a]GN[b]DT[c]GN[d]",
            "SZ[5]SZ[7]",
        ),
    ],
)
def test_odd_names_and_values_can_be_read_again(inside: str) -> None:
    try:
        tree = read_sgf(f"{HEADER}{inside};B[c3]{inside};W[c4])")
    except RecordError:
        return  # refused before anything is lost
    assert_survives(tree)


@given(st.from_regex(r"[A-Za-z][A-Za-z0-9]*", fullmatch=True))
def test_a_name_is_read_as_it_is_written(name: str) -> None:
    assert property_name(property_name(name)) == property_name(name)
    assert re.fullmatch("[A-Z][A-Z0-9]*", property_name(name))


@given(ANY_TEXT, ANY_TEXT, ANY_TEXT)
@example("", "0", "")
@example("ends in \\\x01", "\\\x1f]", "\x01")
def test_any_text_survives_wherever_it_is_put(comment: str, label: str, name: str) -> None:
    tree = GameTree(make_rules("escabel", 5))
    node = tree.add_move(tree.root, tree.rules.parse_move("c3"))
    tree.root.comment = comment
    node.comment = label
    set_mark(node, "c3", Mark(LABEL, label))
    tree.name, tree.players, tree.date = name, ["", comment, label], name
    if parse_result(one_line(label)) is None:
        tree.root.set_text("RE", label)  # a result that nobody understands
    assert_survives(tree)


@given(st.sampled_from(SAMPLES), st.data())
def test_what_was_read_from_a_damaged_file_can_be_written_and_read_again(sample: bytes, data: st.DataObject) -> None:
    begin = data.draw(st.integers(0, len(sample)))
    junk = data.draw(st.binary(max_size=8) | st.from_regex(rb"[A-Za-z0-9\[\]();\\\x00-\x1f]{0,8}", fullmatch=True))
    try:
        tree = read_sgf(decode(sample[:begin] + junk + sample[begin + data.draw(st.integers(0, 8)) :]))
    except RecordError as error:
        if error.partial_tree is None:
            return
        tree = error.partial_tree
    assert_survives(tree)


CHARSETS = {
    "utf-8": "UTF-8",
    "utf-8-sig": "UTF-8",
    "utf-16": "UTF-8",
    "latin-1": "ISO-8859-1",
    "cp1252": "windows-1252",
}


@given(
    st.sampled_from([wire_name for ruleset in CATALOGUE for wire_name in all_wire_names(ruleset)]),
    st.integers(0, 999),
    st.lists(st.text(st.sampled_from("aß ]\\\n\t")), max_size=20),
    st.sampled_from(list(CHARSETS)),
    st.sampled_from(["\n", "\r\n", "\r"]),
)
def test_a_game_is_the_same_in_every_charset_and_with_the_line_ends_of_every_system(
    wire_name: str, seed: int, comments: list[str], charset: str, line_end: str
) -> None:
    tree = grow_tree(seed, wire_name)
    nodes = list(all_nodes(tree))
    for node, comment in zip(nodes, comments, strict=False):
        node.comment = comment
    text = write_sgf(tree).replace("CA[UTF-8]", f"CA[{CHARSETS[charset]}]").replace("\n", line_end)
    again = read_sgf(decode(text.encode(charset)))
    assert [(node.move, node.comment) for node in all_nodes(again)] == [(node.move, node.comment) for node in nodes]
    assert (again.rules.wire_name, again.rules.size) == (tree.rules.wire_name, tree.rules.size)
    assert_survives(again)


def test_a_text_that_says_something_else_does_not_read_back() -> None:
    tree = grow_tree(3)
    bare = write_sgf(tree)
    tree.root.properties["XRESUME"] = ["node:0.0"]
    text = write_sgf(tree)
    assert survives_round_trip(text, tree)
    assert not survives_round_trip(bare, tree)
    assert not survives_round_trip(text[: len(text) // 2], tree)
    assert not survives_round_trip(text + "(", tree)
    assert not survives_round_trip(text.replace("B[", "W[", 1), tree)
    assert not survives_round_trip("", tree)


@pytest.mark.parametrize("name", ["B", "AB", "RU", "x", "1A", "a1", ""])
def test_a_property_that_would_be_read_as_another_does_not_read_back(name: str) -> None:
    tree = GameTree(make_rules("escabel", 5))
    with pytest.raises(RoundTripError):
        NodeTextCache().text(tree, {name: ["x"]})


@pytest.mark.parametrize("value", ["x\\", "x]", "x\x01", "\ud83d"])
def test_a_value_that_is_not_escaped_does_not_read_back(value: str) -> None:
    tree = GameTree(make_rules("escabel", 5))
    tree.root.properties["XA"] = [value]
    assert not survives_round_trip(write_sgf(tree), tree)


def test_a_value_of_any_length_reads_back() -> None:
    tree = GameTree(make_rules("escabel", 5))
    tree.root.comment = "]\\" * 300_000 + "a" * 3_000_000
    assert_survives(tree)
