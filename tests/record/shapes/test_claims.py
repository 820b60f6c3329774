"""Claims about shapes, read from text, and shapes from files that may be damaged."""

from pathlib import Path

import pytest

from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.shapes.claim import ClaimGoal, Variation, parse_claim
from escabel_gui.record.shapes.shape import find_shapes, games_with_shapes, read_shape
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import InvalidInput
from escabel_gui.rules.state import BLACK, WHITE

FOLDER = Path(__file__).parents[3] / "resources" / "shapes"
BOARD = make_rules("escabel", 5).board
SHAPE = "(;FF[4]GM[101]GN[Name]RU[escabel]SZ[5]XSTART[w c3wb]C[Text]{0})"


def test_a_claim_says_what_is_so_and_where() -> None:
    claim = parse_claim("holds for:b turn:w join:c3,bottom area:b1-d2,c3 stacks:c3wb vary:a1,b5=-/w", BOARD)
    assert (claim.holds, claim.color, claim.turn) == (True, BLACK, WHITE)
    assert (claim.goal, claim.words) == (ClaimGoal.JOIN, ("c3", "bottom"))
    assert set(claim.area) == {"b1", "c1", "d1", "b2", "c2", "d2", "c3"}
    assert claim.varied == (Variation(("a1", "b5"), ("", "w")),)
    assert claim.position_count == 4
    assert list(claim.positions("d4b")) == ["c3wb", "c3wb b5w", "c3wb a1w", "c3wb a1w b5w"]


def test_a_claim_may_name_the_one_move_that_does_it() -> None:
    assert parse_claim("holds turn:b join:c3,d4 only:c3-c4", BOARD).only == "c3-c4"


def test_a_claim_is_about_the_stacks_of_the_shape_unless_it_says_otherwise() -> None:
    assert list(parse_claim("fails turn:b keep:c3", BOARD).positions("c3b")) == ["c3b"]
    assert list(parse_claim("fails turn:b keep:c3 stacks:-", BOARD).positions("c3b")) == [""]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "perhaps turn:b keep:c3",
        "holds keep:c3",
        "holds turn:x keep:c3",
        "holds turn:b",
        "holds turn:b keep:c3 win:1",
        "holds turn:b keep:z9",
        "holds turn:b join:c3",
        "holds turn:b join:bottom,top",
        "holds turn:b win:many",
        "holds turn:b allowed:c3--",
        "holds turn:b keep:c3 area:a1-b2-c3",
        "holds turn:b keep:c3 vary:c3=x",
        "holds turn:b keep:c3 keep:c4",
        "holds turn:b keep:c3 only:c3:c4",
        "holds turn:b keep:c3 " + "area:" + "a1," * 1000,
    ],
)
def test_what_is_no_claim_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput):
        parse_claim(text, BOARD)


@pytest.mark.parametrize(
    "claims", ["", "XCLAIM[]", "XCLAIM[holds turn:b keep:z9]", "XCLAIM[holds turn:b keep:c3 stacks:x]"]
)
def test_a_damaged_shape_is_refused(claims: str) -> None:
    with pytest.raises(RecordError):
        read_shape(SHAPE.format(claims))


def test_one_damaged_shape_does_not_hide_the_others(tmp_path: Path) -> None:
    (tmp_path / "escabel").mkdir()
    (tmp_path / "escabel" / "1.sgf").write_text("nothing", "utf-8")
    (tmp_path / "escabel" / "2.sgf").write_text(SHAPE.format("XCLAIM[holds turn:w keep:c3]"), "utf-8")
    assert [(shape.key, shape.title, shape.text) for shape in find_shapes(tmp_path, "escabel")] == [
        ("escabel/2", "Name", "Text")
    ]


def test_every_case_of_every_shipped_shape_can_be_played() -> None:
    shapes = [shape for game in games_with_shapes(FOLDER) for shape in find_shapes(FOLDER, game)]
    assert len(shapes) == len(list(FOLDER.glob("*/*.sgf")))
    for shape in shapes:
        for case, claim in enumerate(shape.claims):
            tree = shape.make_tree(case)
            assert tree.root.turn == claim.turn
            assert tree.rules.legal_move_list(tree.state_at(tree.root)), f"{shape.key}, case {case + 1}"
