"""Reading SGF: lenient where the meaning is clear, and else refused with a line and one clear sentence."""

from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from escabel_gui.record.chapters.study import as_title
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import Reader, read_sgf
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tags import tags_of
from escabel_gui.record.texts import one_line, quote
from escabel_gui.record.tree import GameTree
from tests.record.grown_trees import grow_tree

HEADER = "(;FF[4]CA[UTF-8]GM[101]RU[escabel]SZ[5]\n"


def moves_of(tree: GameTree) -> str:
    return " ".join(tree.rules.format_move(node.move) for node in tree.main_line() if node.move is not None)


# ---- lenient -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("(;RU[escabel]SZ[5];B[c3];W[d4])", "c3 d4"),
        ("(;GM[101]SZ[5];B[C3];W[D4])", "c3 d4"),
        ("(;GM[101]SZ[5:5];B[c3])", "c3"),
        ("(;GaMe[101]SiZe[5];Black[c3];w[d4])", "c3 d4"),
        ("Subject: our game\n\n ( ; gm[101] ru[ESCABEL]\nsz[5]\n; b [c3] ; w [ d4 ] ) bye", "c3 d4"),
        ("(;GM[101]SZ[5];B[c3];W[swap];W[d4];B[e5])", "c3 swap-sides d4 e5"),
        ("(;GM[101]SZ[5];B[c3];W[swap-sides];B[d4];W[e5])", "c3 swap-sides d4 e5"),
        ("(;GM[101]SZ[5]B[c3];W[d4])", "c3 d4"),
        ("(;GM[101]SZ[5];B[c3]W[d4])", "c3 d4"),
        ("(;GM[101]SZ[5];;B[c3];C[empty];W[d4])", "c3 d4"),
        ("(;GM[101]SZ[5](;B[c3](;W[d4])(;W[e5]))(;B[a1]))", "c3 d4"),
        ("(;GM[101]SZ[5]((;B[c3];W[d4])))", "c3 d4"),
        ("(;GM[101]SZ[5];B[c3])(;GM[101]SZ[5];B[a1])", "c3"),
        ("(;GM[1]RU[escabel]SZ[5];B[c3])", "c3"),
    ],
)
def test_what_is_clear_is_read(text: str, moves: str) -> None:
    tree = read_sgf(text)
    assert moves_of(tree) == moves
    assert tree.rules.size == 5


def test_a_text_that_does_not_tell_its_game_is_read_as_the_default_one() -> None:
    tree = Reader("(;B[c3];W[d4])", "escabel:connection=tiebreak", 7).read()
    assert (tree.rules.wire_name, tree.rules.size) == ("escabel:connection=tiebreak", 7)
    assert read_sgf("(;GM[101];B[c3])").rules.size == 9


def test_what_is_empty_in_the_header_is_as_if_it_were_missing() -> None:
    written, plain = (
        write_sgf(Reader(f"(;{header};B[c3])", "quabble", 7).read()) for header in ("GM[]RU[ ]SZ[]PB[]XSTART[]", "")
    )
    assert written == plain


def test_nodes_without_a_move_are_folded_into_the_one_before() -> None:
    tree = read_sgf(HEADER + ";C[one];B[c3]XA[1];C[two]XA[2]XB[3];C[three];W[d4])")
    root, first, second = tree.main_line()
    assert root.comment == "one"
    assert first.comment == "two\nthree"
    assert first.properties["XA"] == ["1", "2"]
    assert first.properties["XB"] == ["3"]
    assert second.properties == {}


def test_equal_variations_become_one() -> None:
    tree = read_sgf(HEADER + "(;B[c3];W[d4])(;B[c3]C[again];W[e5]))")
    (first,) = tree.root.children
    assert first.comment == "again"
    assert len(first.children) == 2


@given(st.lists(st.tuples(st.sampled_from("abcde"), st.integers(1, 5)), min_size=30, max_size=120))
def test_of_very_many_variations_equal_ones_become_one(points: list[tuple[str, int]]) -> None:
    moves = [f"{file}{row}" for file, row in points]
    tree = read_sgf(HEADER + "".join(f"(;B[{move}];C[{number}])" for number, move in enumerate(moves)) + ")")
    assert [tree.rules.format_move(child.move) for child in tree.root.children] == list(dict.fromkeys(moves))
    for child in tree.root.children:
        numbers = [number for number, move in enumerate(moves) if move == tree.rules.format_move(child.move)]
        assert child.comment.split("\n") == list(map(str, numbers))


def test_what_a_node_says_again_is_put_to_what_it_has_said() -> None:
    tree = read_sgf(HEADER + ";B[c3]XA[1]XB[2]W[d4]XA[3][4]C[one]XA[5]C[two])")
    node = tree.last_node()
    assert node.parent is not None
    assert (node.depth, node.values("XA"), node.values("XB"), node.comment) == (
        2,
        ["1", "3", "4", "5"],
        ["2"],
        "one\ntwo",
    )


def test_the_header_becomes_fields() -> None:
    tree = read_sgf("(;GM[101]GN[A\\]b]PB[Anna\nMaria]PW[Ben]DT[2026-11-20]RE[White wins]SZ[5])")
    assert (tree.name, tree.players, tree.date) == ("A]b", ["", "Anna Maria", "Ben"], "2026-11-20")
    assert tree.result == parse_result("W+")


def test_properties_that_we_do_not_know_come_back_as_they_were() -> None:
    known = ";B[c3]SBKV[54.2]LB[a1:x\\:y][b2:]TR[a1][b2]XE[{\\]}\\\\]C[a\\]b]"
    text = "(;GM[101]SZ[5]ST[2]XQ[  two\n lines ]" + known + ")"
    again = write_sgf(read_sgf(text))
    assert known in again
    assert "ST[2]XQ[  two\n lines ]" in again


# ---- refusals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "reason", "moves"),
    [
        ("", 1, "There is no game in this text: an SGF game begins with “(;”.", None),
        ("d4 d5", 1, "There is no game in this text: an SGF game begins with “(;”.", None),
        ("(;GM[1]SZ[19];B[pd])", 1, "This is a record of another game (GM 1), which is not played here.", None),
        ("\n(;\nGM[x])", 3, "This is a record of another game (GM x), which is not played here.", None),
        ("(;SZ[9];B[pd])", 1, "The record does not say which game it is: RU is missing in its first node.", None),
        ("(;RU[chess])", 1, "These rules (RU) are not known here: unknown game 'chess': choose one of", None),
        ("(;RU[escabel:x=y])", 1, "These rules (RU) are not known here: escabel has no option 'x'.", None),
        ("(;GM[101]\nSZ[20])", 2, "Escabel is played on sizes 3 to 19, and SZ is 20.", None),
        ("(;GM[101]SZ[5:6])", 1, "Escabel is played on sizes 3 to 19, and SZ is 5:6.", None),
        ("(;GM[101]SZ[" + "9" * 5000 + "])", 1, "Escabel is played on sizes 3 to 19, and SZ is 99999", None),
        ("(;GM[101]XSTART[b z1w])", 1, "The position at the beginning cannot be set up: “z1w” is not a stack", None),
        ("(;GM[101]XSTART[d4b e5w])", 1, "The position at the beginning cannot be set up: “d4b” stands where b", None),
        (HEADER + ";B[c3]\n;W[c3])", 3, "Move 2, c3, cannot be played: c3 is taken: a new piece goes onto an", "c3"),
        (HEADER + ";B[c3];W[z9])", 2, "Move 2, z9, cannot be played: There is no point z9 on this board.", "c3"),
        (HEADER + ";B[c3];W[pd])", 2, "Move 2, pd, cannot be played: “pd” is no move: write it like c3", "c3"),
        (HEADER + ";B[])", 2, "Move 1, pass, cannot be played: Nobody may pass in this game.", ""),
        (HEADER + ";B[c3];W[swap-pieces])", 2, "Move 2, swap-pieces, cannot be played: The pie rule here", "c3"),
        (HEADER + ";B[c3];B[d4])", 2, "Move 2 is recorded as Black’s, but it is not Black’s turn.", "c3"),
        (HEADER + ";B[c3];W[d4];W[swap])", 2, "Move 3 is recorded as White’s, but it is not White’s turn.", "c3 d4"),
        (HEADER + ";B[c3]AB[a1])", 2, "Pieces set up with AB cannot be read: only games can.", ""),
        (HEADER + ";B[c3];W[d4]", 2, "The file ends in the middle of the game: its end is missing.", "c3"),
        (HEADER + ";B[c3];W[d4", 2, "The file ends in the middle of the game: its end is missing.", "c3"),
        (HEADER + ";B[c3];W[d4];", 2, "The file ends in the middle of the game: its end is missing.", "c3 d4"),
        (HEADER + ";B[c3];W)", 2, "“W” has no value in brackets: the file is damaged here.", "c3"),
        (HEADER + ";B[c3];{}W[d4])", 2, "“{}W[d4])” is not SGF: the file is damaged here.", "c3"),
        (HEADER + ";B[c3];[d4])", 2, "A semicolon is missing before a node.", "c3"),
        (HEADER + ";B[c3](W[d4]))", 2, "A semicolon is missing before a node.", "c3"),
    ],
)
def test_a_bad_record_is_refused_with_its_line_and_the_reason(
    text: str, line: int, reason: str, moves: str | None
) -> None:
    with pytest.raises(RecordError) as refusal:
        read_sgf(text)
    assert str(refusal.value.words).startswith(reason)
    assert refusal.value.line == line
    tree = refusal.value.partial_tree
    assert (None if tree is None else moves_of(tree)) == moves


def test_a_game_that_is_over_takes_no_more_moves() -> None:
    with pytest.raises(RecordError, match="The game is over") as refusal:
        read_sgf("(;GM[101]SZ[3];B[a1];W[c2];B[a2];W[c3];B[a3];W[b3];B[b2])")
    assert refusal.value.partial_tree is not None
    assert len(refusal.value.partial_tree.main_line()) == 7


# ---- bytes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        "(;PB[Bolaños])".encode(),
        "(;PB[Bolaños])".encode("utf-8-sig"),
        "(;PB[Bolaños])".encode("utf-16"),
        "(;PB[Bolaños])".encode("latin-1"),
        "(;CA[ISO-8859-1]PB[Bolaños])".encode("latin-1"),
        "(;LOCA[Berlin]PB[Bolaños])".encode(),
        "(;CA[utf8]PB[Bolaños])".encode(),
        "(;CA[windows-1252]PB[Bolaños])".encode("cp1252"),
    ],
)
def test_text_is_decoded_as_it_says(data: bytes) -> None:
    assert "PB[Bolaños]" in decode(data)


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"(;GM[101]\n\x00\x01)", 2, "This is not a text file: choose an SGF file or a list of moves."),
        (b"\x89PNG\r\n\x1a\n\x00", 3, "This is not a text file: choose an SGF file or a list of moves."),
        (b"(;CA[KOI8-R])", 1, "The text is encoded as KOI8-R: save it as UTF-8 and open it again."),
        (b"(;CA[zip])", 1, "The text is encoded as zip: save it as UTF-8 and open it again."),
        (b"(;CA[\xff\xfe])", 1, "The text is encoded as ÿþ: save it as UTF-8 and open it again."),
        (b"(;CA[UTF-8]\nPB[Bola\xf1os])", 2, "The text claims to be utf-8 but is not: it may be damaged."),
        (b"\xff\xfe(", 1, "The text claims to be utf-16 but is not: it may be damaged."),
    ],
)
def test_what_is_no_text_is_refused(data: bytes, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refusal:
        decode(data)
    assert str(refusal.value.words) == reason
    assert refusal.value.line == line


# ---- whatever comes ------------------------------------------------------------------------------------------

PIECES = st.sampled_from(
    [
        "(",
        ")",
        ";",
        "[",
        "]",
        "\\",
        "\n",
        "B[a1]",
        "W[b2]",
        "B",
        "C[x]",
        "GM[101]",
        "SZ[3]",
        "RU[",
        "(;GM[101]SZ[3]",
        "é",
    ]
)


def read_or_refuse(text: str) -> None:
    refusal: RecordError | None = None
    try:
        tree = Reader(text, "escabel", 3).read()
    except RecordError as error:
        refusal = error
    if refusal is None:
        assert write_sgf(read_sgf(write_sgf(tree))) == write_sgf(tree)
    else:
        assert 1 <= refusal.line <= text.count("\n") + 1
        assert str(refusal.words)


@given(st.lists(PIECES).map("".join) | st.text().map("(;GM[101]".__add__))
@example("(;GM[101]XSTART[])")
@example("(;GM[101]B[a1\x00])")
def test_no_text_does_anything_but_be_read_or_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.integers(0, 2**32), st.data())
def test_a_damaged_game_is_read_or_refused(seed: int, data: st.DataObject) -> None:
    text = write_sgf(grow_tree(seed, size=3))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 10, len(text))))
    read_or_refuse(text[:start] + data.draw(st.text(max_size=3)) + text[end:])


@given(st.binary() | st.binary().map(b"(;CA[UTF-8]".__add__))
def test_no_bytes_do_anything_but_be_decoded_or_refused(data: bytes) -> None:
    with suppress(RecordError):
        read_or_refuse(decode(data))


def test_any_depth_is_read_without_recursion() -> None:
    many = 100_000
    assert moves_of(read_sgf(HEADER + ";C[x]" * many + ";B[c3])")) == "c3"
    assert moves_of(read_sgf(HEADER + "(" * many + ";B[c3]" + ")" * many + ")")) == "c3"
    with pytest.raises(RecordError, match="its end is missing"):
        read_sgf("(;GM[101]" * many)
    with pytest.raises(RecordError, match="is not SGF"):
        read_sgf(HEADER + ";" * many + "}")


def test_names_have_no_characters_that_turn_the_line_round() -> None:
    names = "PB[\u202elive \u2069\u2066Anna\u2069]PW[  \u202d ]GN[a\u2028b]XTAGS[\u202etag]"
    tree = read_sgf(f"(;GM[101]SZ[3]{names};B[a1]C[\u202eas it is])")
    assert (tree.players, tree.name, tags_of(tree)) == (["", "live Anna", ""], "a b", ("tag",))
    assert tree.main_line()[-1].comment == "\u202eas it is"
    assert as_title("\u202bA \u202e study") == "A study"
    assert quote("\u202eabc") == "abc"
    assert one_line("👩\u200d🚀 ‏אבג") == "👩\u200d🚀 ‏אבג"  # what belongs to writing stays
