"""Signs of the overlay that look alike are painted once, and what a move does not touch stays while it is made."""

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from escabel_gui.model.table.game import Step
from escabel_gui.model.table.rules_overlay import compute_overlay
from escabel_gui.record.piles import parse_piles
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import BoardDelta, Rules
from escabel_gui.rules.state import BLACK
from escabel_gui.view.board import overlay_item, overlay_pictures
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.board.overlay_pictures import OverlayMotif, Sight, motifs_of, signs_of
from escabel_gui.view.board.pictures import PHASES, draw_pictures, picture
from escabel_gui.view.look.geometry import Geometry
from escabel_gui.view.look.position import Look, Marks
from escabel_gui.view.look.themes import MAPLE

SIGHTS = {
    "escabel": (5, "b2b b3b c2w c3w d3wb"),
    "quabble": (5, "b2b c2b b3b d2w c1w d4b e3b"),
    "qualos": (5, "b2b d2b c5b e3w"),
    "conquare": (5, "c3b e3b d2w d4b g5w"),
    "abande": (7, "c4w d4b e4w f3b f2b"),
}


def seen(rules: Rules, stacks: str) -> Sight:
    return Sight(parse_piles(rules, stacks), compute_overlay(rules, rules.parse_position(BLACK, stacks)))


def motifs(game: str) -> list[tuple[QPointF, OverlayMotif]]:
    size, stacks = SIGHTS[game]
    rules = make_rules(game, size)
    look = Look(Geometry(rules.board), MAPLE)
    return [motif for sign in signs_of(seen(rules, stacks)) for motif in motifs_of(sign, look)]


def canvas(side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


@pytest.mark.parametrize("scale", [0.08, 0.3, 1.0])
@pytest.mark.parametrize("game", SIGHTS)
def test_no_sign_goes_beyond_its_picture(qtbot: QtBot, game: str, scale: float) -> None:
    for motif in {motif for _, motif in motifs(game)}:
        image = canvas(round(1000 * scale))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(500, 500)
        motif.paint(painter)
        painter.resetTransform()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        bounds = motif.bounds().translated(500, 500)
        inside = QRect(
            int(bounds.left() * scale) - 1,
            int(bounds.top() * scale) - 1,
            int(bounds.width() * scale) + 3,
            int(bounds.height() * scale) + 3,
        )
        painter.fillRect(inside, 0)
        painter.end()
        assert image == canvas(round(1000 * scale)), motif._replace(theme=MAPLE)[:4]


@pytest.mark.parametrize("game", SIGHTS)
def test_a_picture_is_the_sign(qtbot: QtBot, game: str) -> None:
    """Paint where the sign's place is in the middle or at the corner of a pixel."""
    for at in (100.0, 100.5):
        for motif in {motif for _, motif in motifs(game)}:
            images = [canvas(200), canvas(200)]
            for image, is_picture in zip(images, (True, False), strict=True):
                painter = QPainter(image)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.translate(at, at)
                painter.scale(0.5, 0.5)
                if is_picture:
                    draw_pictures(painter, [(QPointF(), motif)])
                else:
                    motif.paint(painter)
                painter.end()
            assert images[0] == images[1], motif[:4]


def test_a_board_full_of_links_is_painted_from_a_few(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = make_rules("escabel", 19)
    stacks = " ".join(f"{name}{'bw'[(ord(name[0]) + int(name[1:])) % 2]}" for name in rules.board.names)
    painted: list[object] = []
    monkeypatch.setattr(overlay_pictures, "paint_link", lambda *link: painted.append(link))
    picture.cache_clear()
    scene = BoardScene(rules.board, MAPLE)
    sight = seen(rules, stacks)
    scene.show_position(sight.piles, Marks(), Step(), sight)
    photograph(scene)
    picture.cache_clear()
    assert len(sight.overlay.contested) == 648
    assert 2 <= len(painted) <= 2 * PHASES**2


def photograph(scene: BoardScene) -> QImage:
    image = QImage(600, 600, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def test_what_a_move_does_not_touch_stays_while_its_piece_is_on_the_way(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = make_rules("escabel", 7)
    names = rules.board.index_by_name
    painted: list[set[str]] = []
    scene = BoardScene(rules.board, MAPLE)

    def note(_painter: QPainter, signs: list[tuple[QPointF, OverlayMotif]]) -> None:
        points = [scene.geometry.point_at(center) for center, _ in signs]
        painted.append({rules.board.names[point] for point in points if point is not None})

    monkeypatch.setattr(overlay_item, "draw_pictures", note)
    before, after = (seen(rules, "b2b b3b f5b" + more) for more in ("", " f6b"))
    scene.show_position(before.piles, Marks(), Step(), before)
    photograph(scene)
    scene.show_position(after.piles, Marks(), Step((BoardDelta(BLACK, None, names["f6"]),)), after)
    assert scene.is_moving
    photograph(scene)
    scene.finish()
    photograph(scene)
    assert painted == [{"b2"}, {"f5"}], "nothing anew while it moves, and what is new when it has landed"
