"""What is given to others: pictures, the game on paper, and a web page that a browser plays through."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMessageBox, QProgressDialog, QPushButton

from escabel_gui.model.game import Game
from escabel_gui.record.result import parse_result
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.view.look.heading import heading_of, move_text
from escabel_gui.view.look.themes import MAPLE, SLATE
from escabel_gui.view.sharing.booklet import choose_nodes, write_booklet
from escabel_gui.view.sharing.picture import draw_svg, picture_of, svg_drawing, to_image, to_pdf, to_png, to_svg
from escabel_gui.view.sharing.picture_dialog import PDF, PNG, SVG, PictureDialog
from escabel_gui.view.sharing.web_page import write_page
from escabel_gui.view.widgets.waiting import wait_for
from hands import Person

CHROMIUM = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)

EVIL = "</script><script>alert(1)</script> <b>&amp; \u2028"

pytestmark = pytest.mark.usefixtures("qapp")


def add(tree: GameTree, moves: str, node: Node | None = None) -> Node:
    node = node or tree.root
    for move in moves.split():
        node = tree.add(node, tree.rules.parse_move(move))
    return node


@pytest.fixture
def tree() -> GameTree:
    """A game with everything: variations, stacks, comments in and out of order, win rates, a winner."""
    tree = GameTree(make_rules("escabel", 3))
    tree.players = ["", "Anna " + EVIL, "Ben"]
    tree.name = "A game " + EVIL
    tree.date = "2026-11-20"
    end = add(tree, "a1 c2 a2 c3 a3 b3")
    add(tree, "b1 b2 b1-b2", add(tree, "a1 c2"))
    add(tree, "c3", add(tree, "a1"))
    for number, node in enumerate(tree.main_line()):
        node.set_text("SBKV", str(50 + 5 * number))
    tree.main_line()[2].comment = EVIL + "\nsecond line"
    tree.root.comment = "before the game"
    assert end.depth == 6
    return tree


# ---- pictures


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
    """How light it is on the whole."""
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
    add(tree, moves)
    picture = picture_of(Game(tree, tree.main_line()[-1]), MAPLE)
    box = QRectF(QPointF(), picture.size)
    untidy = draw_svg(lambda painter: picture.paint(painter, box), box, "")
    tidy = to_svg(picture, "")
    assert len(tidy) < len(untidy.encode())
    assert render(tidy) == render(untidy)
    drawing = svg_drawing("some", lambda painter: picture.paint(painter, box))
    ids = set(re.findall('id="([^"]+)"', drawing))
    assert all(name.startswith("some-gradient") for name in ids)
    assert set(re.findall(r"url\(#([^)]+)\)", drawing)) == ids
    size = f'viewBox="0 0 {box.width():g} {box.height():g}"'
    assert render(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{drawing}</svg>') == render(untidy)


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
    add(tree, "d4")
    game = Game(tree)
    game.go_to_end()
    assert game.rules.sleeping_points(game.state)
    text = to_svg(picture_of(game, MAPLE), "").decode()
    assert MAPLE.black.lit not in text
    assert " opacity" not in text


# ---- the game on paper


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_diagrams_stand_where_something_is_said_and_at_the_end(tree: GameTree) -> None:
    assert [node.depth for node in choose_nodes(tree, 4)] == [0, 2, 4, 6]
    assert [node.depth for node in choose_nodes(tree, 100)] == [0, 2, 6]
    assert [node.depth for node in choose_nodes(GameTree(make_rules("escabel", 3)), 4)] == [0]


def test_a_booklet_has_as_many_pages_as_it_needs(tree: GameTree) -> None:
    short = write_booklet(tree, SLATE, False, 100)
    assert short.startswith(b"%PDF-1.")
    assert pages(short) == 1
    tree.root.comment = "many words " * 20_000
    assert pages(write_booklet(tree, SLATE, False, 1)) > 20


def test_the_first_page_has_as_many_rows_as_the_others() -> None:
    tree = GameTree(make_rules("escabel", 9))
    tree.name, tree.date, tree.players = "A game with a long heading\n" * 3, "2026-11-20", ["", "Anna", "Ben"]
    add(tree, " ".join(f"{letter}{number}" for number in (1, 3, 5, 7) for letter in "abcdefghi"))
    assert len(choose_nodes(tree, 6)) == 6
    assert pages(write_booklet(tree, SLATE, False, 6)) == 1
    assert pages(write_booklet(tree, SLATE, False, 3)) == 2


def test_moves_are_numbered_as_in_books(tree: GameTree) -> None:
    line = tree.main_line()
    assert move_text(tree, line[1:]) == "1. a1 c2 2. a2 c3 3. a3 b3"
    assert move_text(tree, line[2:4]) == "1… c2 2. a2"


def test_the_heading_tells_what_is_known(tree: GameTree) -> None:
    tree.name, tree.players = "Final", ["", "Anna", ""]
    assert heading_of(tree) == ("Final", "Black: Anna · White: ?", "Escabel, 3 × 3 · 2026-11-20 · Black wins.")
    plain = GameTree(make_rules("escabel:connection=tiebreak,setup=checkered-black", 4))
    assert heading_of(plain) == ("Escabel, 4 × 4 (Tiebreak, Checkered, Black on a1)", "", "")
    plain.result = parse_result("W+F")
    assert heading_of(plain).details == "White wins: Black forfeited the game."


# ---- the web page


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "action")]


def test_whatever_people_write_stands_in_the_page_as_text(tree: GameTree) -> None:
    text = write_page(tree, MAPLE, False).decode()
    page = Page(text)
    assert page.tags.count("script") == 2
    assert "b" not in page.tags
    assert all(address.startswith("#") for address in page.addresses)
    assert "default-src 'none'" in text
    assert not re.findall(r"https?://(?!www\.w3\.org)", text)
    data = json.loads(text.split('type="application/json">')[1].split("</script>")[0])
    assert data["nodes"][2]["comment"] == EVIL + "\nsecond line"
    assert len(data["nodes"]) == 11


def test_the_page_knows_all_positions(tree: GameTree) -> None:
    data = json.loads(write_page(tree, MAPLE, True).decode().split('type="application/json">')[1].split("</script>")[0])
    piles = [""] * 9
    for node in data["nodes"][:7]:
        for point, pile in node["piles"]:
            piles[point] = pile
    end = tree.main_line()[-1]
    assert piles == ["".join(" bw"[color] for color in pile) for pile in tree.piles_at(end)]
    assert data["nodes"][6]["chain"]


PLAY_THROUGH = """<script>
const seen = [];
const look = () => seen.push([
  document.querySelector("#moves .here").textContent, document.querySelectorAll("#position use").length,
  place("comment").textContent, place("board").getAttribute("aria-label")]);
const press = key => { document.dispatchEvent(new KeyboardEvent("keydown", {key, cancelable: true})); look(); };
look();
for (let step = 0; step < 6; step++) press("ArrowRight");
press("Home");
press("ArrowRight");
press("ArrowRight");
press("ArrowDown");
press("End");
place("board").dispatchEvent(new MouseEvent("click", {clientX: 0}));
look();
place("graph").dispatchEvent(new MouseEvent("click", {clientX: place("graph").getBoundingClientRect().right}));
look();
document.body.dataset.seen = JSON.stringify({
  seen, forward: place("forward").disabled, graph: place("graph").childElementCount,
  rows: [...document.querySelectorAll("#moves div")].map(row => row.textContent.trim().replace(/\\s+/g, " "))});
</script></body>"""


@pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium here to open the page in")
def test_a_browser_plays_the_page_through(tree: GameTree, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    file.write_text(write_page(tree, MAPLE, False).decode().replace("</body>", PLAY_THROUGH), encoding="utf-8")
    dump = subprocess.run(
        [
            CHROMIUM,
            *("--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'profile'}"),
            *("--virtual-time-budget=5000", "--dump-dom", file.as_uri()),
        ],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    ).stdout
    found = re.search(r'data-seen="([^"]*)"', dump)
    assert found is not None, dump[-2000:]
    report = json.loads(found[1].replace("&quot;", '"').replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
    assert [step[0].removesuffix(" *") for step in report["seen"]] == [
        *("Start", "1. a1", "c2", "2. a2", "2… c3", "3. a3", "b3"),
        *("Start", "1. a1", "c2", "1… c3", "1… c3", "1. a1", "1… c3"),
    ]
    assert report["seen"][0][1:3] == [0, "before the game"]
    assert report["seen"][2][2].startswith("</script><script>alert(1)</script> <b>&amp;")
    assert report["seen"][6][3] == "a1 b, a2 b, c2 w, a3 b, b3 w, c3 w"
    assert report["rows"] == [
        *("Start *", "1. a1 c2 *", "1… c3", "2. a2", "2. b1 b2 3. b1-b2", "2… c3", "3. a3 b3"),
    ]
    assert report["forward"]
    assert report["graph"] == 3


# ---- in the window


def test_the_picture_is_copied(person: Person) -> None:
    person.play("c3")
    person.press("Ctrl+Shift+C")
    assert QGuiApplication.clipboard().image().width() == 1200
    assert person.message.startswith("The picture is on the clipboard.")


@pytest.mark.parametrize("suffix", [PNG, SVG, PDF])
def test_a_picture_is_saved_as_chosen(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str
) -> None:
    def choose(dialog: PictureDialog) -> int:
        dialog.format.setCurrentIndex(dialog.format.findData(suffix))
        dialog.width_box.setValue(300)
        assert dialog.width_box.isEnabled() == (suffix == PNG)
        return 1

    file = tmp_path / "here" / f"board{suffix}"
    file.parent.mkdir()
    monkeypatch.setattr(QDialog, "exec", choose)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix("")), ""))
    person.window.acts.save_picture.trigger()
    assert file.read_bytes().startswith({PNG: b"\x89PNG", SVG: b"<?xml", PDF: b"%PDF"}[suffix])
    assert person.message.startswith(f"Saved in {file}.")
    file.write_bytes(b"mine")
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.No)
    person.window.acts.save_picture.trigger()
    assert file.read_bytes() == b"mine", "only when asked"
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    person.window.acts.save_picture.trigger()
    assert file.read_bytes() != b"mine"


def test_the_game_is_saved_as_diagrams_and_as_a_page(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    person.play("c3 d4 c4")
    file = tmp_path / "game.out"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (2, True))
    person.window.acts.save_booklet.trigger()
    assert file.read_bytes().startswith(b"%PDF")
    person.window.acts.save_page.trigger()
    assert file.read_bytes().startswith(b"<!doctype html>")


def test_what_cannot_be_written_is_said(person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: said.append(text))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "game.html"), ""))
    person.window.acts.save_page.trigger()
    assert len(said) == 1
    assert "cannot be written" in said[0]


# ---- while it takes long


LONG = 40  # moves, each with a diagram


@pytest.fixture
def long_game(person: Person, monkeypatch: pytest.MonkeyPatch) -> Person:
    """A person at a game of many moves, who wants a diagram of each and the largest of pictures."""
    tree = GameTree(make_rules("escabel", 13))
    node = tree.root
    for number in range(LONG):
        node = tree.add(node, int(tree.rules.all_moves(tree.state_at(node))[number]))
    person.table.put(tree)
    person.table.game.go_to_end()

    def choose(dialog: PictureDialog) -> int:
        dialog.width_box.setValue(8000)
        return 1

    monkeypatch.setattr(QDialog, "exec", choose)
    monkeypatch.setattr(QInputDialog, "getInt", lambda *_: (1, True))
    return person


def elsewhere(make: Callable[[], bytes], person: Person) -> bytes:
    """What is made in a thread of its own: fonts that a window has drawn with have slightly other measures."""
    return wait_for(lambda _: make(), person.window, "")


def undated(pdf: bytes) -> bytes:
    """A PDF without what differs whenever it is written."""
    pdf = re.sub(rb"<x:xmpmeta.*?</x:xmpmeta>", b"", pdf, flags=re.DOTALL)
    return re.sub(rb"/(Creation|Mod)Date \(.*?\)|/ID \[.*?\]|uuid:[-0-9a-f]+", b"", pdf, flags=re.DOTALL)


def test_the_window_and_the_game_live_while_a_booklet_is_written(
    long_game: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    person, file = long_game, tmp_path / "game.pdf"
    scene, game = person.window.scene, person.table.game
    expected = elsewhere(lambda: write_booklet(game.tree, scene.theme, scene.is_flipped, 1), person)
    ticks: list[bool] = []

    def tick() -> None:
        ticks.append(bool(person.window.findChildren(QProgressDialog)))
        if len(ticks) == 1:
            game.play(int(game.rules.all_moves(game.state)[0]))

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    timer = QTimer(person.window)
    timer.timeout.connect(tick)
    timer.start(10)
    person.window.acts.save_booklet.trigger()
    timer.stop()
    assert any(ticks), "it was shown how far the writing is"
    assert game.node.depth == LONG + 1
    assert undated(file.read_bytes()) == undated(expected)
    assert person.message.startswith(f"Saved in {file}.")
    person.qtbot.waitUntil(lambda: not person.window.findChildren(QProgressDialog))


@pytest.mark.parametrize("what", ["save_booklet", "save_picture"])
def test_what_is_called_off_leaves_no_trace(
    long_game: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, what: str
) -> None:
    person, folder = long_game, tmp_path / "here"
    folder.mkdir()
    (folder / "mine.out").write_bytes(b"mine")
    action: QAction = getattr(person.window.acts, what)

    def cancel() -> None:
        for dialog in person.window.findChildren(QProgressDialog):
            dialog.findChild(QPushButton).click()

    timer = QTimer(person.window)
    timer.timeout.connect(cancel)
    timer.start(1)
    before = person.message
    for name in ("mine.out", "new.out"):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, name=name: (str(folder / name), ""))
        action.trigger()
        person.qtbot.waitUntil(lambda: not person.window.findChildren(QProgressDialog))
    timer.stop()
    person.qtbot.waitUntil(lambda: [file.read_bytes() for file in folder.iterdir()] == [b"mine"])
    assert person.message == before


@pytest.mark.parametrize("suffix", [PNG, SVG])
def test_the_picture_that_was_shown_is_the_one_that_is_saved(
    person: Person, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, suffix: str
) -> None:
    file = tmp_path / f"board{suffix}"
    scene = person.window.scene
    person.play("c3")
    seen = picture_of(person.table.game, scene.theme, scene.is_flipped)
    title = heading_of(person.table.game.tree).title

    def choose(dialog: PictureDialog) -> int:
        dialog.format.setCurrentIndex(dialog.format.findData(suffix))
        dialog.width_box.setValue(300)
        person.play("c4")
        return 1

    monkeypatch.setattr(QDialog, "exec", choose)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    person.window.acts.save_picture.trigger()
    assert person.moves == "c3 c4"
    again = elsewhere(lambda: to_png(seen, 300) if suffix == PNG else to_svg(seen, title), person)
    assert file.read_bytes() == again
