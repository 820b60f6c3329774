"""Pictures of the board: what the window shows, in every format, and nothing from elsewhere."""

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from escabel_gui.model.table.game import Game
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.abilities import sleeping_points
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.view.look.picture import draw_svg, picture_of, svg_drawing, to_image, to_pdf, to_png, to_svg
from escabel_gui.view.look.themes import MAPLE, SLATE
from tests.view.hands import Person, differences
from tests.view.rich_game import add_moves, rich_game

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def tree() -> GameTree:
    return rich_game()


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_a_picture_is_as_wide_as_chosen_and_in_the_colors_of_the_theme(ruleset: object, tree: GameTree) -> None:
    game = Game(tree)
    game.go_to_end()
    picture = picture_of(game, SLATE)
    image = QImage.fromData(to_png(picture, 640))
    assert image.width() == 640
    assert image.height() == round(picture.height_for(640))
    assert image.pixelColor(1, 1) == QColor(SLATE.table)


def test_a_picture_shows_where_the_game_was_when_it_was_taken(tree: GameTree) -> None:
    game = Game(tree)
    picture = picture_of(game, MAPLE)
    empty = to_image(picture, 200)
    game.go_to_end()
    assert to_image(picture_of(game, MAPLE), 200) != empty
    assert to_image(picture, 200) == empty


def patch_at(place: QPoint) -> QRect:
    return QRect(place - QPoint(12, 12), place + QPoint(12, 12))


def average(patch: QImage) -> int:
    """Return how light a patch is on the whole."""
    return patch.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixelColor(0, 0).lightness()


def test_a_picture_is_what_the_window_shows(person: Person) -> None:
    person.play("c3 c4 c3-c4 d4")
    window = person.window
    person.move_to(person.board.viewport().rect().topLeft())
    shown = person.picture()
    picture = picture_of(person.table.game, window.scene.theme, window.scene.is_flipped)
    image = to_image(picture, round(min(shown.width(), shown.height() * picture.size.width() / picture.size.height())))
    corner = ((shown.width() - image.width()) // 2, (shown.height() - image.height()) // 2)
    for name in ("c3", "c4", "d4"):
        place = person.place(name)
        seen, painted = shown.copy(patch_at(place)), image.copy(patch_at(place - QPoint(*corner)))
        assert abs(average(seen) - average(painted)) < 24, name


@pytest.mark.parametrize("width", [100, 1101])
def test_the_pixels_of_a_file_are_those_of_the_picture(tree: GameTree, width: int) -> None:
    picture = picture_of(Game(tree, tree.main_line()[-1]), MAPLE)
    read = QImage.fromData(to_png(picture, width)).convertToFormat(QImage.Format.Format_RGB32)
    painted = to_image(picture, width)
    assert read.size() == painted.size()
    assert read.constBits() == painted.constBits()
    assert round(read.dotsPerMeterX() * 0.0254) == 96


def test_vector_pictures_need_nothing_from_elsewhere(tree: GameTree) -> None:
    game = Game(tree)
    game.go_to_end()
    text = to_svg(picture_of(game, MAPLE), "A <title> & more").decode()
    root = ElementTree.fromstring(text)
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "A <title> & more"
    assert not [element for element in root.iter() if element.tag.endswith(("}text", "}image"))]
    assert "font" not in text
    assert to_pdf(picture_of(game, MAPLE), "A title").startswith(b"%PDF-1.")


def test_a_title_may_hold_anything() -> None:
    picture = picture_of(Game(GameTree(make_rules("escabel", 3))), MAPLE)
    root = ElementTree.fromstring(to_svg(picture, "Ada\x01 \x1b[2J\ufffe\ud800 & <b> 棋"))
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "Ada [2J & <b> 棋"


def render(svg: str | bytes) -> QImage:
    renderer = QSvgRenderer(svg.encode() if isinstance(svg, str) else svg)
    assert renderer.isValid()
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize(("wire_name", "moves"), [("escabel", "b2 c3 b3"), ("abande", "d4 d5"), ("quabble", "c3 d4")])
def test_tidying_changes_nothing_that_is_seen(wire_name: str, moves: str) -> None:
    tree = GameTree(make_rules(wire_name))
    add_moves(tree, moves)
    picture = picture_of(Game(tree, tree.main_line()[-1]), MAPLE)
    box = QRectF(QPointF(), picture.size)
    untidy = draw_svg(lambda painter: picture.paint(painter, box), box, "")
    tidy = to_svg(picture, "")
    assert len(tidy) < len(untidy.encode())
    assert differences(render(tidy), render(untidy)) == []
    drawing = svg_drawing("some", lambda painter: picture.paint(painter, box))
    ids = set(re.findall('id="([^"]+)"', drawing))
    assert all(name.startswith("some-gradient") for name in ids)
    assert set(re.findall(r"url\(#([^)]+)\)", drawing)) == ids
    size = f'viewBox="0 0 {box.width():g} {box.height():g}"'
    embedded = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawing}</svg>'
    assert differences(render(embedded), render(untidy)) == []


def test_the_wood_of_a_vector_picture_is_that_of_the_pixels(tree: GameTree) -> None:
    picture = picture_of(Game(tree, tree.root), MAPLE)
    painted = to_image(picture, 400)
    drawn = QImage(painted.size(), painted.format())
    painter = QPainter(drawn)
    QSvgRenderer(QByteArray(to_svg(picture, ""))).render(painter)
    painter.end()
    spots = [(x, painted.height() // 2) for x in range(0, 400, 5)]
    far = [
        spot for spot in spots if abs(painted.pixelColor(*spot).lightness() - drawn.pixelColor(*spot).lightness()) > 60
    ]
    assert len(far) <= 4, "lines may lie a pixel beside each other"


def test_a_faded_stack_is_faded_in_a_picture() -> None:
    tree = GameTree(make_rules("abande"))
    add_moves(tree, "d4")
    game = Game(tree)
    game.go_to_end()
    assert sleeping_points(game.rules, game.state)
    text = to_svg(picture_of(game, MAPLE), "").decode()
    assert MAPLE.black.lit not in text
    assert " opacity" not in text
