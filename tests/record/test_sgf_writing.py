"""What we write is SGF by the standard's own grammar, and comes back as it was."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escabel_gui import __version__
from escabel_gui.record.move_list import parse_move_list
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import ChildNode, GameTree, Node
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.state import BLACK, WHITE
from tests.record.grown_trees import grow_tree
from tests.record.round_trips import everything

DATA = Path(__file__).parents[1] / "data"
GOLDEN = sorted(DATA.glob("*.sgf"))
ALL_RULES = [name for ruleset in CATALOGUE for name in all_wire_names(ruleset)]


TEXTS = st.text(alphabet=st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\n\\][;()"))
NAMES = st.from_regex(r"X[A-WYZ]{1,6}", fullmatch=True)  # private ones, none of ours


# ---- the grammar of FF[4], EBNF rule by rule, as an independent reader ---------------------------------------

Parsed = tuple[dict[str, list[str]], list["Parsed"]]  # a node's properties, and its children


class Grammar:
    """Parser of the grammar of SGF.

    GameTree = "(" Sequence { GameTree } ")"; Sequence = Node { Node }; Node = ";" { Property };
    Property = PropIdent PropValue { PropValue }; PropIdent = UcLetter { UcLetter }; PropValue = "[" CValueType "]".
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def skip_space(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def comes(self, sign: str) -> bool:
        self.skip_space()
        return self.text.startswith(sign, self.at)

    def take(self, sign: str) -> None:
        assert self.comes(sign), f"{sign} expected at {self.at}: {self.text[self.at : self.at + 30]!r}"
        self.at += len(sign)

    def game_tree(self) -> Parsed:
        self.take("(")
        sequence = [self.node()]
        while self.comes(";"):
            sequence.append(self.node())
        children: list[Parsed] = []
        while self.comes("("):
            children.append(self.game_tree())
        self.take(")")
        for properties in reversed(sequence[1:]):
            children = [(properties, children)]
        return sequence[0], children

    def node(self) -> dict[str, list[str]]:
        self.take(";")
        properties: dict[str, list[str]] = {}
        self.skip_space()
        while match := re.compile("[A-Z]+").match(self.text, self.at):
            assert match[0] not in properties, f"{match[0]} twice in a node"
            self.at = match.end()
            properties[match[0]] = [self.value()]
            while self.comes("["):
                properties[match[0]].append(self.value())
            self.skip_space()
        return properties

    def value(self) -> str:
        self.take("[")
        value = ""
        while self.text[self.at] != "]":
            self.at += self.text[self.at] == "\\"
            value += self.text[self.at]
            self.at += 1
        self.take("]")
        return value


def parse(text: str) -> Parsed:
    """Parse the one game of a text."""
    grammar = Grammar(text)
    tree = grammar.game_tree()
    grammar.skip_space()
    assert grammar.at == len(text)
    return tree


# ---- golden files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_files_are_written_as_they_were_read(path: Path) -> None:
    text = path.read_text("utf-8").replace("Escabel:0.1.0", f"Escabel:{__version__}")
    assert write_sgf(read_sgf(text)) == text


def test_there_are_golden_files() -> None:
    assert len(GOLDEN) >= 3


# ---- the header ----------------------------------------------------------------------------------------------


def test_the_header_is_the_documented_one() -> None:
    tree = parse_move_list("d4 swap-sides d5 d4-d5", "escabel:connection=tiebreak", 9)
    tree.name, tree.date, tree.result = "Final", "2026-11-20", parse_result("B+")
    tree.players = ["", "Anna", "Ben]"]
    assert write_sgf(tree) == (
        f"(;FF[4]CA[UTF-8]AP[Escabel:{__version__}]GM[101]GN[Final]RU[escabel:connection=tiebreak]SZ[9]"
        "PB[Anna]PW[Ben\\]]DT[2026-11-20]RE[B+]\n;B[d4];W[swap-sides];W[d5];B[d4-d5])\n"
    )


def test_what_is_unknown_is_left_out() -> None:
    properties, _ = parse(write_sgf(GameTree(make_rules("escabel", 9))))
    assert list(properties) == ["FF", "CA", "AP", "GM", "RU", "SZ"]


def test_a_set_up_position_is_kept() -> None:
    tree = GameTree(make_rules("escabel", 5), WHITE, "a1b c3wb")
    tree.add_move(tree.root, tree.rules.parse_move("b2"))
    text = write_sgf(tree)
    assert "XSTART[w a1b c3wb]" in text
    again = read_sgf(text)
    assert everything(again) == everything(tree)
    assert again.piles_at(again.root) == tree.piles_at(tree.root)
    assert "W[b2]" in text


def test_half_a_surrogate_pair_does_not_spoil_a_file() -> None:
    tree = GameTree(make_rules("escabel", 5))
    tree.root.comment = "half \ud83d pair"
    assert "C[half ? pair]" in write_sgf(tree)


def test_comments_of_folded_nodes_are_one_comment() -> None:
    tree = read_sgf("(;GM[101]SZ[5];B[c3]C[one];C[two];W[d4])")
    assert "B[c3]C[one\ntwo]" in write_sgf(tree)


@given(st.text(st.characters(exclude_characters="\r")))
def test_whatever_is_pasted_the_file_can_be_read_again(text: str) -> None:
    tree = GameTree(make_rules("escabel", 5))
    tree.root.comment = text
    written = write_sgf(tree)
    assert write_sgf(read_sgf(decode(written.encode()))) == written


def test_control_characters_are_left_out() -> None:
    tree = GameTree(make_rules("escabel", 5))
    tree.root.comment = "a hyphen\x02ated\tword"
    assert "C[a hyphenated\tword]" in write_sgf(tree)


# ---- random trees --------------------------------------------------------------------------------------------


@given(st.integers(0, 2**32), st.sampled_from(ALL_RULES), st.integers(3, 6), st.data())
@settings(max_examples=60)
def test_a_tree_survives_the_round_trip(seed: int, wire_name: str, size: int, data: st.DataObject) -> None:
    tree = grow_tree(seed, wire_name, size)
    for node in tree.main_line():
        node.comment = data.draw(TEXTS)
        for name in data.draw(st.lists(NAMES, max_size=2)):
            node.set_text(name, data.draw(TEXTS))
    tree.players = ["", *data.draw(st.tuples(st.sampled_from(["", "Anna", "C:\\[]"]), st.sampled_from(["", "Ben"])))]
    text = write_sgf(tree)
    again = read_sgf(text)
    assert everything(again) == everything(tree)
    assert write_sgf(again) == text
    for node, twin in zip(tree.main_line(), again.main_line(), strict=True):
        assert again.state_at(twin).key() == tree.state_at(node).key()


@given(st.integers(0, 2**32), st.sampled_from(ALL_RULES))
@settings(max_examples=60)
def test_what_we_write_follows_the_grammar(seed: int, wire_name: str) -> None:
    tree = grow_tree(seed, wire_name)
    for number, node in enumerate(tree.main_line()):
        node.comment = f"{number}] \\ (;B[a1])"

    def expected(node: Node) -> Parsed:
        properties = {"C": [node.comment]} if node.comment else {}
        if node.parent is not None:
            letter = "B" if tree.state_at(node.parent).turn == BLACK else "W"
            properties = {letter: [tree.rules.format_move(node.move or 0)], **properties}
        return properties, [expected(child) for child in node.children]

    properties, children = parse(write_sgf(tree))
    for name in ("FF", "CA", "AP", "GM", "RU", "SZ"):
        del properties[name]
    assert (properties, children) == expected(tree.root)


# ---- deep and large ------------------------------------------------------------------------------------------


def test_a_tree_of_any_depth_is_written_without_recursion() -> None:
    tree = GameTree(make_rules("escabel", 3))
    node: Node = tree.root
    for _ in range(100_000):  # not legal, which writing does not ask
        child = ChildNode(node, 0)
        node.children.append(child)
        node = child
    assert write_sgf(tree).count(";") == 100_001


def test_a_large_comment_is_written_and_read() -> None:
    tree = GameTree(make_rules("escabel", 3))
    tree.root.comment = "All \\ is [well].\n" * 600_000  # 10 MB
    assert read_sgf(write_sgf(tree)).root.comment == tree.root.comment
