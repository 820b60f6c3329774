"""What the board shows of moves that a review speaks of: signs and lines."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from escabel_gui.view.look.colors import SIGN_CONTRAST, contrast
from escabel_gui.view.look.move_signs import SignKind, sign_picture
from escabel_gui.view.look.themes import THEMES, Theme
from tests.view.hands import Person
from tests.view.judged_game import show_review

LEFT = Qt.MouseButton.LeftButton


def test_a_mistake_is_drawn_beside_the_better_move(reviewed: Person) -> None:
    reviewed.press("Home", "N", "N")
    names = reviewed.table.game.rules.board.names
    signs = reviewed.window.scene.analysis.signs
    assert [(sign.kind, names[sign.target]) for sign in signs] == [(SignKind.BETTER, "e1"), (SignKind.PLAYED, "d2")]
    reviewed.press("P")
    assert [names[sign.target] for sign in reviewed.window.scene.analysis.signs] == ["b3", "d5"]
    reviewed.press("Home")
    assert reviewed.window.scene.analysis.signs == ()
    reviewed.press("N")
    reviewed.parts.pages.show_page(reviewed.parts.history)
    QApplication.processEvents()
    assert reviewed.window.scene.analysis.signs == ()


def test_the_better_line_is_seen_on_the_board_move_by_move(reviewed: Person) -> None:
    reviewed.table.game.go_to(reviewed.table.game.tree.main_line()[3])
    show_review(reviewed)
    line = reviewed.parts.analysis.review_panel.judged.line
    names = reviewed.table.game.rules.board.names

    def shown() -> dict[str, str]:
        drawn = reviewed.window.scene.analysis.line
        return {} if drawn is None else {names[point]: number for point, number in drawn.numbers.items()}

    for area in reviewed.parts.analysis.review_panel.findChildren(QScrollArea):
        area.ensureWidgetVisible(line)
    for by in (1, 0):  # Qt tells of no move to where the mouse is
        QTest.mouseMove(line, line.place_of(1).center().toPoint() + QPoint(by, 0))
    QApplication.processEvents()
    assert shown() == {"e1": "1"}
    QTest.mouseClick(line, LEFT, pos=line.place_of(2).center().toPoint())
    assert shown() == {"e1": "1", "e2": "2"}
    assert names.index("d2") in reviewed.window.scene.analysis.line.piles  # which is not played in this line
    assert reviewed.moves == "c3 d5 d2"
    QTest.mouseClick(line, LEFT, pos=line.place_of(2).center().toPoint())
    assert shown() == {}


def test_the_better_line_can_be_walked_by_keys(reviewed: Person) -> None:
    reviewed.table.game.go_to(reviewed.table.game.tree.main_line()[3])
    show_review(reviewed)
    line = reviewed.parts.analysis.review_panel.judged.line
    line.setFocus(Qt.FocusReason.TabFocusReason)
    for keys, count in (("Right", 1), ("Right", 2), ("Right", 2), ("Left", 1)):
        reviewed.press(keys)
        assert line.count == count
    assert reviewed.moves == "c3 d5 d2"
    reviewed.press("Escape")
    assert reviewed.board.hasFocus()
    assert reviewed.window.scene.analysis.line is None


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)
def test_the_signs_of_moves_can_be_told_from_each_other_and_from_their_casing(theme: Theme) -> None:
    for color in (theme.accent, theme.warning):
        assert contrast(color, theme.casing) >= SIGN_CONTRAST
    pictures = [sign_picture(kind, 24, 1.0, theme._replace(warning=theme.accent)).toImage() for kind in SignKind]
    assert pictures[0] != pictures[1]  # in shape, not in color alone
