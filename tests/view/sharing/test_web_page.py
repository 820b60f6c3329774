"""The web page: whatever people write is text in it, and a browser plays it through."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale

from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.view.look.themes import MAPLE
from escabel_gui.view.sharing.web_page import write_chapters_page, write_page
from tests.browser import dump_page, needs_chromium
from tests.view.rich_game import EVIL, add_moves

pytestmark = pytest.mark.usefixtures("qapp")


class ScrollPage(HTMLParser):
    """Parser that collects the tags and addresses of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "action")]


def game_in(text: str, number: int = 0) -> dict[str, Any]:
    """Return a game that a page has as data."""
    game: dict[str, Any] = json.loads(text.split('type="application/json">')[1].split("</script>")[0])["games"][number]
    return game


def test_whatever_people_write_stands_in_the_page_as_text(tree: GameTree) -> None:
    text = write_page(tree, MAPLE, False).decode()
    page = ScrollPage(text)
    assert page.tags.count("script") == 2
    assert "b" not in page.tags
    assert all(address.startswith("#") for address in page.addresses)
    assert "default-src 'none'" in text
    assert not re.findall(r"https?://(?!www\.w3\.org)", text)
    data = game_in(text)
    assert data["nodes"][2]["comment"] == EVIL + "\nsecond line"
    assert len(data["nodes"]) == 11


def test_the_page_says_in_which_language_it_is_also_on_a_desktop_without_one(tree: GameTree) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    try:
        page = write_page(tree, MAPLE, False).decode()
    finally:
        QLocale.setDefault(before)
    assert '<html lang="en">' in page


def test_the_page_knows_all_positions(tree: GameTree) -> None:
    data = game_in(write_page(tree, MAPLE, True).decode())
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


@needs_chromium
def test_a_browser_plays_the_page_through(tree: GameTree, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    file.write_text(write_page(tree, MAPLE, False).decode().replace("</body>", PLAY_THROUGH), encoding="utf-8")
    dump = dump_page(file.as_uri(), tmp_path / "profile")
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


LIST_MOVES = """<script>
document.body.dataset.rows = JSON.stringify(
  [...document.querySelectorAll("#moves div")].map(row => row.textContent.trim().replace(/\\s+/g, " ")));
</script></body>"""


def test_a_swap_is_a_word_of_the_person_everywhere() -> None:
    tree = GameTree(make_rules("escabel", 5))
    add_moves(tree, "c3 swap-sides d4 a1 b1")
    text = write_page(tree, MAPLE, False).decode()
    assert "swap-sides" not in text
    assert [node["move"] for node in game_in(text)["nodes"]] == ["Start", "c3", "Swap", "d4", "a1", "b1"]
    assert [node.get("answer") for node in game_in(text)["nodes"]] == [None, None, 1, None, None, 1]
    assert "<p>1. c3 Swap 2… d4 3. a1 b1</p>" in text


@needs_chromium
def test_a_browser_lists_moves_after_a_swap_as_the_window_does(tmp_path: Path) -> None:
    tree = GameTree(make_rules("escabel", 5))
    first = add_moves(tree, "c3")
    add_moves(tree, "swap-sides d4 a1 b1", first)
    add_moves(tree, "e5", first)
    add_moves(tree, "swap-sides e4 e3", add_moves(tree, "b2"))
    file = tmp_path / "game.html"
    file.write_text(write_page(tree, MAPLE, False).decode().replace("</body>", LIST_MOVES), encoding="utf-8")
    found = re.search(r'data-rows="([^"]*)"', dump_page(file.as_uri(), tmp_path / "profile"))
    assert found is not None
    assert json.loads(found[1].replace("&quot;", '"')) == [
        *("Start", "1. c3", "1. b2 Swap 2… e4 3. e3", "1… Swap", "1… e5", "2… d4", "3. a1 b1"),
    ]


def test_arrows_and_lines_are_drawn(tree: GameTree) -> None:
    tree.root.properties["AR"] = ["a1:b2"]
    tree.root.properties["LN"] = ["a3:c3", "nonsense"]
    text = write_page(tree, MAPLE, False).decode()
    assert game_in(text)["nodes"][0]["arrows"] == 1
    assert 'id="pairs-0-0"' in text


TURN_PAGES = """<script>
const told = [];
const tell = () => told.push([
  place("chapters").querySelector(".here").textContent, place("players").textContent, place("comment").textContent,
  document.querySelector("#moves .here").textContent, place("ground").getAttribute("href"),
  document.querySelectorAll("#position use").length]);
const press = key => { document.dispatchEvent(new KeyboardEvent("keydown", {key, cancelable: true})); tell(); };
tell();
press("End");
press("PageDown");
press("ArrowRight");
press("PageDown");
press("PageUp");
place("chapters").lastElementChild.click();
tell();
document.body.dataset.told = JSON.stringify(told);
</script></body>"""


@needs_chromium
def test_a_browser_turns_the_pages_of_a_study(tree: GameTree, tmp_path: Path) -> None:
    other = GameTree(make_rules("escabel", 5))
    add_moves(other, "c3 d3")
    other.root.comment = "<b>another</b>"
    tree.name, other.name = "One & all", "Two"
    file = tmp_path / "study.html"
    page = write_chapters_page("My study", [tree, other], MAPLE, False).decode()
    file.write_text(page.replace("</body>", TURN_PAGES), encoding="utf-8")
    dump = dump_page(file.as_uri(), tmp_path / "profile")
    found = re.search(r'data-told="([^"]*)"', dump)
    assert found is not None, dump[-2000:]
    told = json.loads(found[1].replace("&quot;", '"').replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&"))
    assert [row[1] for row in told] == [*["One & all"] * 2, *["Two"] * 3, "One & all", "Two"]
    assert [row[0] for row in told[1:3]] == ["1. One & all", "2. Two"]
    assert told[2][2:] == ["<b>another</b>", "Start *", "#board-1", 0]
    assert told[3][3] == "1. c3"
    assert told[4] == told[3]
    assert told[5][4] == "#board-0"
