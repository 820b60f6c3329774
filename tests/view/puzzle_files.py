"""Puzzles for tests, and where the window keeps them."""

from escabel_gui.model.learning.puzzles import Puzzles
from escabel_gui.view.learning.puzzle_page import PuzzlePage
from tests.view.hands import Person

QUABBLE = "(;FF[4]CA[UTF-8]GM[103]RU[quabble]SZ[5]"
FIRST = (
    QUABBLE + "XSTART[b a1b c3b e1w]XGOAL[win 2][grade:1][turns:2][kind:attack][themes:double]"
    "(;B[b4]TE[1];W[d2](;B[c5]TE[1])(;B[d4]TE[1]))(;B[d4]BM[1];W[b4]))"
)
REFUTED = FIRST.replace("BM[1];W[b4])", "BM[1];W[b4];B[c5];W[d2])")
SECOND = (
    QUABBLE
    + "XSTART[w a1b c3b]XGOAL[win 2][grade:3][turns:2][kind:defence][themes:save,gain];W[b4]TE[1];B[d2];W[b2]TE[1])"
)
ENDING = "(;FF[4]GM[102]RU[abande]SZ[7]XSTART[b d4b d5w]XGOAL[best B+3][grade:2][turns:2][kind:ending];B[d3]TE[1])"


def page(person: Person) -> PuzzlePage:
    page = person.parts.exercises().puzzling.cover.page
    assert isinstance(page, PuzzlePage)
    return page


def puzzles(person: Person) -> Puzzles:
    return person.parts.exercises().puzzling.puzzles


def numbers_on_board(person: Person) -> list[str]:
    analysis = person.window.board.board_scene.analysis
    return [] if analysis is None or analysis.line is None else sorted(analysis.line.numbers.values())
