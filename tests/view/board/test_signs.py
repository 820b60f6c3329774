"""Signs on the board, as they are painted: in every theme they show on what they lie on, and no two look alike."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.marks import CIRCLE, CROSS, LABEL, SQUARE, TRIANGLE, Mark
from escabel_gui.record.opening_map import OpeningValue
from escabel_gui.rules.boards import square_grid
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.board.analysis_item import AnalysisItem, AnalysisMarks, CandidateMark
from escabel_gui.view.board.pile_pictures import draw_pile
from escabel_gui.view.look import signs
from escabel_gui.view.look.colors import SIGN_CONTRAST, TEXT_CONTRAST, contrast
from escabel_gui.view.look.first_stone_signs import paint_first_stone
from escabel_gui.view.look.geometry import UNIT, Geometry
from escabel_gui.view.look.move_signs import SignKind, paint_sign_at, paint_sign_between
from escabel_gui.view.look.overlay_signs import paint_band, paint_connection, paint_owners, paint_share
from escabel_gui.view.look.painting import faded, paint_board, paint_pile
from escabel_gui.view.look.position import Look
from escabel_gui.view.look.themes import MAPLE, THEMES, Theme
from tests.view.hands import Person, SitDown
from tests.view.pixels import changes, contrast_of, share_that_stands_out, share_with_an_edge

pytestmark = pytest.mark.usefixtures("qapp")

every_theme = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.key)

SCALE = 0.7  # pixels a unit of the scene: 70 from point to point
RADIUS = 43.0
SHARE = 0.2  # of the pixels of a sign that stand out from what they cover; the rest is casing and soft borders

PILES: dict[str, tuple[int, ...]] = {"nothing": (), "black": (BLACK,), "white": (WHITE,), "a stack": (WHITE, BLACK)}

Paint = Callable[[QPainter, QPointF, float, Theme], None]


def paint_sign(painter: QPainter, center: QPointF, radius: float, theme: Theme, kind: SignKind) -> None:
    paint_sign_at(painter, center, radius, kind, theme)


def paint_way(painter: QPainter, center: QPointF, radius: float, theme: Theme, kind: SignKind) -> None:
    paint_sign_between(painter, center, center + QPointF(UNIT, 0), radius, kind, theme)


def paint_value(painter: QPainter, center: QPointF, radius: float, theme: Theme, value: OpeningValue) -> None:
    paint_first_stone(painter, center, radius, value, theme)


SIGNS: dict[str, Paint] = {
    "last target": lambda painter, center, radius, theme: signs.paint_last(painter, center, radius, True, theme),
    "last source": lambda painter, center, radius, theme: signs.paint_last(painter, center, radius, False, theme),
    "selected": signs.paint_selected,
    "target": lambda painter, center, radius, theme: signs.paint_target(
        painter, center, radius, center - QPointF(UNIT, 0), theme
    ),
    "cursor": signs.paint_cursor,
    "sleeping": lambda painter, center, radius, theme: signs.paint_sleeping(painter, center, radius, (BLACK,), theme),
    "bound": signs.paint_bound,
    "refusal": signs.paint_refusal,
    "connected": lambda painter, center, radius, theme: signs.paint_link(
        painter, center, center + QPointF(UNIT, 0), (radius, radius), True, theme
    ),
    "cut": lambda painter, center, radius, theme: signs.paint_link(
        painter, center, center + QPointF(UNIT, 0), (radius, radius), False, theme
    ),
    "better, placed": partial(paint_sign, kind=SignKind.BETTER),
    "better, moved": partial(paint_way, kind=SignKind.BETTER),
    "played, placed": partial(paint_sign, kind=SignKind.PLAYED),
    "played, moved": partial(paint_way, kind=SignKind.PLAYED),
}
FIRST_STONES = [
    OpeningValue(0.37, 1),
    OpeningValue(0.5, 1),
    OpeningValue(0.63, 1),
    OpeningValue(0.0, 0),
    OpeningValue(1.0, 0),
]
MARKS = [*(Mark(kind) for kind in (TRIANGLE, SQUARE, CIRCLE, CROSS)), Mark(LABEL, "A")]
ON_STACKS = {"sleeping", "bound", "connected", "cut"}  # which never lie on an empty point


def picture_of(paint: Callable[[QPainter, Geometry], None], theme: Theme, has_labels: bool = False) -> QImage:
    """Return a picture of a board of 3×3 points with what is painted on it."""
    geometry = Geometry(square_grid(3), has_labels=has_labels)
    bounds = geometry.bounds()
    image = QImage(round(bounds.width() * SCALE), round(bounds.height() * SCALE), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.table))
    painter = QPainter(image)
    painter.scale(SCALE, SCALE)
    painter.translate(-bounds.topLeft())
    paint_board(painter, geometry, theme)
    paint(painter, geometry)
    painter.end()
    return image


def board_with(pile: tuple[int, ...], theme: Theme, sign: Paint | None = None) -> QImage:
    def paint(painter: QPainter, geometry: Geometry) -> None:
        paint_pile(painter, geometry.center(4), RADIUS, pile, theme)
        if sign is not None:
            sign(painter, geometry.center(4), RADIUS, theme)

    return picture_of(paint, theme)


# ---- contrast


@every_theme
@pytest.mark.parametrize("ground", PILES)
@pytest.mark.parametrize("sign", SIGNS)
def test_every_sign_shows_on_what_it_lies_on(sign: str, ground: str, theme: Theme) -> None:
    if ground == "nothing" and sign in ON_STACKS:
        return
    plain, marked = (board_with(PILES[ground], theme, paint) for paint in (None, SIGNS[sign]))
    assert share_that_stands_out(plain, marked) >= SHARE


@every_theme
@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_a_sleeping_stack_shows_its_crescent(color: int, theme: Theme) -> None:
    for pile in ((color,), (color, color)):
        plain = partial(paint_sleeper, pile=pile, has_sign=False)
        marked = partial(paint_sleeper, pile=pile, has_sign=True)
        assert share_that_stands_out(board_with((), theme, plain), board_with((), theme, marked)) >= SHARE


def paint_sleeper(
    painter: QPainter, center: QPointF, radius: float, theme: Theme, pile: tuple[int, ...], has_sign: bool
) -> None:
    paint_pile(painter, center, radius, pile, faded(theme))
    if has_sign:
        signs.paint_sleeping(painter, center, radius, pile, theme)


def rim_contrasts(before: QImage, after: QImage, center: QPointF, radius: float) -> list[float]:
    """Return, in 24 directions from a center, how much the outer part of a disc stands out from what it covers."""
    found = []
    for turn in range(24):
        best = 1.0
        for step in range(60, 125, 3):
            way = QPointF(sin(turn * pi / 12), -cos(turn * pi / 12))
            at = (center + way * radius * step / 100).toPoint()
            best = max(best, contrast(before.pixelColor(at).name(), after.pixelColor(at).name()))
        found.append(best)
    return found


@every_theme
@pytest.mark.parametrize("is_sleeping", [False, True])
@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_discs_stand_out_from_the_board_all_round(color: int, is_sleeping: bool, theme: Theme) -> None:
    look = faded(theme) if is_sleeping else theme
    for shade in ("light", "dark", "plain"):
        ground = theme._replace(plain=theme.tile(shade).name())
        place = Geometry(square_grid(3), has_labels=False)
        middle = (place.center(4) - place.bounds().topLeft()) * SCALE
        empty = picture_of(lambda *_: None, ground)
        full = picture_of(lambda painter, at: paint_pile(painter, at.center(4), RADIUS, (color,), look), ground)
        rims = sorted(rim_contrasts(empty, full, middle, RADIUS * SCALE))
        assert rims[4] >= SIGN_CONTRAST, (shade, rims)


@every_theme
def test_edges_stand_out_from_the_wood(theme: Theme) -> None:
    image = picture_of(lambda *_: None, theme)
    place = Geometry(square_grid(3), has_labels=False)
    for edge in place.board.drawing.edge_lines:
        (x1, y1), (x2, y2) = edge.corners[0], edge.corners[-1]
        outward = 0.0 if x1 == x2 else 1.0
        spots = [
            (place.at((x1 + x2) / 2 + (1 - outward) * step, (y1 + y2) / 2 + outward * step) - place.bounds().topLeft())
            for step in (-0.09, -0.08, -0.07, -0.06, -0.03, 0.0, 0.03, 0.06, 0.07, 0.08, 0.09)
        ]
        seen = [contrast(image.pixelColor((spot * SCALE).toPoint()).name(), theme.plain) for spot in spots]
        assert max(seen) >= SIGN_CONTRAST


@every_theme
def test_coordinates_can_be_read_on_the_table(theme: Theme) -> None:
    assert contrast(theme.label, theme.table) >= TEXT_CONTRAST
    for window in THEMES:
        mixed = theme.on_table_of(window)
        assert contrast(mixed.label, mixed.table) >= TEXT_CONTRAST


@every_theme
def test_numerals_and_figures_can_be_read(theme: Theme) -> None:
    assert contrast(theme.accent, theme.casing) >= TEXT_CONTRAST, "candidates, best and weak"
    for look in (theme, faded(theme)):
        for piece in (look.black, look.white):
            for face in (piece.lit, piece.shaded):
                assert contrast(piece.numeral, face) >= TEXT_CONTRAST


@every_theme
@pytest.mark.parametrize("share", [0.02, 1.0])
@pytest.mark.parametrize("is_best", [True, False])
def test_candidates_show_on_the_board(theme: Theme, share: float, is_best: bool) -> None:
    candidate = CandidateMark("b2", None, 4, "48", "1.2k", share, is_best)

    def paint(painter: QPainter, geometry: Geometry) -> None:
        item = AnalysisItem(Look(geometry, theme))
        item.show_marks([()] * 9, AnalysisMarks((candidate,)))
        item.paint(painter, None)  # type: ignore[arg-type]

    assert share_that_stands_out(picture_of(lambda *_: None, theme), picture_of(paint, theme)) >= SHARE / 2


@every_theme
def test_a_winning_chain_lights_up(theme: Theme) -> None:
    for color in (BLACK, WHITE):

        def paint(painter: QPainter, geometry: Geometry, color: int = color, is_lit: bool = True) -> None:
            if is_lit:
                signs.paint_chain(painter, geometry, (1, 4, 7), theme)
            for point in (1, 4, 7):
                paint_pile(painter, geometry.center(point), RADIUS, (color,), theme)
                if is_lit:
                    signs.paint_rim(painter, geometry.center(point), RADIUS, color, theme)

        def dark(painter: QPainter, geometry: Geometry, color: int = color) -> None:
            paint(painter, geometry, color, is_lit=False)

        assert share_that_stands_out(picture_of(dark, theme), picture_of(paint, theme)) >= SHARE / 2


@every_theme
@pytest.mark.parametrize(
    "mark", [Mark(kind) for kind in (TRIANGLE, SQUARE, CIRCLE, CROSS)] + [Mark(LABEL, "A")], ids=str
)
@pytest.mark.parametrize("ground", PILES)
def test_marks_by_hand_show_on_everything(mark: Mark, ground: str, theme: Theme) -> None:
    pile = PILES[ground]

    def sign(painter: QPainter, center: QPointF, radius: float, theme: Theme) -> None:
        signs.paint_mark(painter, center, radius, mark, pile, theme)

    share = share_that_stands_out(board_with(pile, theme), board_with(pile, theme, sign))
    assert share >= (SHARE if mark.kind != LABEL else SHARE / 3)  # whose letter stands on a patch of its own


@every_theme
@pytest.mark.parametrize("value", FIRST_STONES, ids=lambda value: str(value.percent))
@pytest.mark.parametrize("ground", PILES)
def test_figures_of_first_stones_show_on_boards_and_stones(ground: str, value: OpeningValue, theme: Theme) -> None:
    sign = partial(paint_value, value=value)
    share = share_that_stands_out(board_with(PILES[ground], theme), board_with(PILES[ground], theme, sign))
    assert share >= SHARE / 2


Between = Callable[[QPainter, QPointF, QPointF, tuple[float, float], Theme], None]


@every_theme
@pytest.mark.parametrize("shade", ["light", "dark", "plain"])
@pytest.mark.parametrize("bar", [paint_connection, paint_band])
def test_what_the_overlay_joins_is_seen_to_be_joined(bar: Between, shade: str, theme: Theme) -> None:
    ground = theme._replace(plain=theme.tile(shade).name())
    for colors in ((BLACK, BLACK), (WHITE, WHITE), (BLACK, WHITE)):

        def stones(painter: QPainter, place: Geometry, colors: tuple[int, int] = colors) -> None:
            for point, color in zip((3, 5), colors, strict=True):
                paint_pile(painter, place.center(point), RADIUS, (color,), theme)

        def joined(painter: QPainter, place: Geometry, stones: Callable[[QPainter, Geometry], None] = stones) -> None:
            stones(painter, place)
            bar(painter, place.center(3), place.center(5), (RADIUS, RADIUS), theme)

        assert share_with_an_edge(picture_of(stones, ground), picture_of(joined, ground)) >= SHARE


@every_theme
@pytest.mark.parametrize("shade", ["light", "dark", "plain"])
@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_whose_a_point_is_shows_on_every_ground(color: int, shade: str, theme: Theme) -> None:
    ground = theme._replace(plain=theme.tile(shade).name())
    empty = picture_of(lambda *_: None, ground)

    def part(painter: QPainter, place: Geometry) -> None:
        paint_share(painter, place.center(4), place.center(5), RADIUS, color, theme)

    assert share_that_stands_out(empty, picture_of(part, ground)) >= SHARE
    for owners, is_theirs in (((color,), True), ((color,), False), ((BLACK, WHITE), False)):

        def owned(
            painter: QPainter, place: Geometry, owners: tuple[int, ...] = owners, is_theirs: bool = is_theirs
        ) -> None:
            paint_owners(painter, place.center(4), RADIUS, owners, is_theirs, theme)

        assert share_that_stands_out(empty, picture_of(owned, ground)) >= SHARE / 2, (owners, is_theirs)


# ---- shapes


def test_no_two_signs_have_the_same_shape() -> None:
    """Paint all signs in one color: any two still differ in more than half of their pixels."""
    grey = MAPLE._replace(accent="#303030", warning="#303030", last="#303030")
    plain = board_with((WHITE,), grey)
    shapes = {}
    stones = {name: partial(paint_value, value=FIRST_STONES[k]) for k, name in ((1, "fair"), (2, "unfair"))}
    for name, sign in (SIGNS | stones).items():
        marked = board_with((WHITE,), grey, sign)
        shapes[name] = {
            (x, y)
            for x in range(plain.width())
            for y in range(plain.height())
            if plain.pixel(x, y) != marked.pixel(x, y) and marked.pixelColor(x, y).lightness() < 90
        }
    for name, shape in shapes.items():
        for other, its_shape in shapes.items():
            alike = len(shape & its_shape) / len(shape | its_shape)
            assert name == other or alike < 0.5, (name, other, alike)


# ---- one picture for piles that look alike


@every_theme
def test_the_pile_on_the_board_is_the_one_of_the_pictures(theme: Theme) -> None:
    """Compare both piles: the picture is sharp at the device's pixel ratio, and in the same place."""
    painted = picture_of(lambda painter, at: paint_pile(painter, at.center(4), RADIUS, (WHITE, BLACK), theme), theme)
    drawn = picture_of(lambda painter, at: draw_pile(painter, at.center(4), RADIUS, (WHITE, BLACK), theme), theme)
    far = [pair for pair in changes(painted, drawn) if contrast_of(*pair) >= SIGN_CONTRAST]
    assert len(far) <= 12 * RADIUS * SCALE, "no more than its border, which lies on whole pixels"


# ---- in the window


def test_a_refusal_is_shown_at_its_point_and_goes_by_itself(sit_down: SitDown) -> None:
    person = sit_down(is_animated=True)
    person.play("b2 d4")
    person.window.scene.finish()
    before = person.picture()
    person.click("d4")
    point = person.table.game.rules.board.index_by_name["d4"]
    assert person.window.scene.refused_point == point
    assert person.picture() != before
    person.qtbot.waitUntil(lambda: person.window.scene.refused_point is None)
    assert person.window.scene.items(person.window.scene.geometry.center(point))


def test_a_refusal_is_never_in_the_way_of_the_next_click(person: Person) -> None:
    person.play("b2 d4")
    person.click("d4")
    assert person.window.scene.refused_point is not None
    person.click("e5")
    assert person.moves == "b2 d4 e5"
    assert person.window.scene.refused_point is None
    person.drag("b2", "c5")
    person.press("Ctrl+F")
    assert person.window.scene.refused_point is None


@pytest.mark.parametrize(
    ("setup", "moves"),
    [
        (GameSetup("escabel", 6), "c3 c4 d4 d3 c3-c4 e4 e5 d5 d4-e4 d5-e5"),
        (GameSetup("abande", 7), "d4 d5 e4 c3 b2 e3 c4 b4 d3 d2 d1 f4 c5 d5-d4 g4 d4-c4"),
    ],
    ids=["crosscuts", "sleepers"],
)
def test_what_is_repainted_in_steps_is_what_is_painted_at_once(sit_down: SitDown, setup: GameSetup, moves: str) -> None:
    person = sit_down(setup._replace(players=(Player(), Player())))
    person.window.settings.set_overlay(True)
    person.play(moves)
    game, scene = person.table.game, person.window.scene
    person.move_to(QPoint(1, 1))
    person.picture()
    has_links = False
    for step in [game.go_back] * 8 + [game.go_on] * 5 + [game.go_to_start, game.go_to_end]:
        step()
        in_steps = person.picture()
        has_links = has_links or bool(scene.overlay.contested)
        scene.set_flipped(True)
        scene.set_flipped(False)
        at_once = person.picture()
        assert far_pixels(in_steps, at_once) == 0
    assert has_links == (setup.wire_name == "escabel")


@pytest.mark.parametrize("has_overlay", [False, True])
def test_what_sleeps_does_not_wake_while_something_else_moves(sit_down: SitDown, has_overlay: bool) -> None:
    person = sit_down(GameSetup("abande", 7, (Player(), Player())), is_animated=True)
    person.window.settings.set_overlay(has_overlay)
    person.play("a4 b5 b4 c4 c6 b3 d6 a2 d5")  # of which a2 and d6 sleep
    scene, board = person.window.scene, person.table.game.rules.board
    person.move_to(QPoint(1, 1))
    scene.finish()
    asleep = picture_at(person, "d6")
    for step in (person.table.game.go_back, person.table.game.go_on):
        step()
        assert scene.is_moving
        assert picture_at(person, "d6") == asleep
        scene.finish()
        assert picture_at(person, "d6") == asleep
    assert board.index_by_name["d6"] in scene.marks.sleeping


def picture_at(person: Person, name: str) -> QImage:
    return person.picture().copy(QRect(person.place(name) - QPoint(12, 12), QSize(24, 24)))


def far_pixels(one: QImage, other: QImage) -> int:
    """Count the pixels that differ so much that one sees it."""
    return sum(contrast_of(*pair) >= 1.5 for pair in changes(one, other))


def test_a_selected_stack_lifts_and_comes_down_again(person: Person) -> None:
    person.play("b2 b3")
    person.hover("e5")
    down = person.picture()
    person.click("b2")
    person.hover("e5")
    assert person.picture() != down
    person.click("b2")
    person.hover("e5")
    assert person.window.scene.hints.lifted is None
