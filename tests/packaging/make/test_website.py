"""The project's page: whole in every language, true to the files that it offers, and seen in a real browser."""

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from escabel_gui import __version__
from escabel_gui.model.application.updates import parse_release
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.rules.catalogue import RELEASED
from make.downloads import LABELS, find_downloads
from make.release import ROOT, Release
from make.translations import LANGUAGES
from make.website import make_website, page_name, with_blocks
from tests.browser import DARK, LIGHT, needs_chromium, open_page

SITE = "https://example.org/escabel"
PAGES = [page_name(language) for language in ("en", *LANGUAGES)]
FILES = {
    f"escabel-{__version__}-windows-x86_64-setup.exe": "exe",
    f"escabel-{__version__}-windows-x86_64.zip": "zip",
    f"escabel-{__version__}-macos-arm64.dmg": "dmg",
    f"escabel_{__version__}-1_amd64.deb": "deb",
    f"escabel-{__version__}-linux-arm64.tar.xz": "tar.xz",
    f"escabel-{__version__}.tar.gz": "tar.gz",
    f"escabel-{__version__}-py3-none-any.whl": "whl",
    f"escabel-{__version__}-linux-x86_64.cdx.json": "cdx.json",
}


class ScrollPage(HTMLParser):
    """The parts of a page: its tags, the names of its places, and the addresses that it loads and links to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.pictures: list[dict[str, str | None]] = []
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.addresses += [found[name] or "" for name in ("src", "srcset", "href") if name in found]
        self.pictures += [found] if tag == "img" else []
        self.language = found.get("lang") or "" if tag == "html" else self.language


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a file of each kind, and others that are not for people."""
    folder = tmp_path_factory.mktemp("dist")
    for name in (*FILES, "release-notes.md"):
        (folder / name).write_text(f"<{name}>", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, dist: Path) -> Path:
    """Make the page with the command; return its folder."""
    out = tmp_path_factory.mktemp("site") / "page"
    script = ROOT / "packaging" / "make" / "website.py"
    done = subprocess.run(
        [sys.executable, script, "--files", dist, "--out", out, "--site", SITE],
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return out


class Server(ThreadingHTTPServer):
    """Server of the page on this computer, which also takes what a script in a browser has to report."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.missing: list[str] = []  # what was asked for and is not there
        self.reports: Queue[str] = Queue()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Handler(SimpleHTTPRequestHandler):
    """Handler of one request."""

    server: Server

    def do_POST(self) -> None:
        self.server.reports.put(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.send_response(204)
        self.end_headers()

    def log_message(self, _format: str, *args: object) -> None:
        if args[1:] and str(args[1]) >= "400" and "favicon" not in self.path:
            self.server.missing.append(self.path)


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    with Server(site) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_every_page_is_whole_and_needs_nothing_from_elsewhere(site: Path) -> None:
    for name in PAGES:
        text = (site / name).read_text(encoding="utf-8")
        page = ScrollPage(text)
        assert not re.findall(r"\{\{|\}\}|@[A-Z_]+@|<!--", text), name
        assert "script" not in page.tags
        assert f'<meta property="og:image" content="{SITE}/escabel.png">' in text
        assert page.language == (name.removesuffix(".html") if name != "index.html" else "en")
        assert len(set(page.ids)) == len(page.ids)
        assert all(picture.keys() >= {"alt", "width", "height"} for picture in page.pictures)
        for address in page.addresses:
            file, _, place = address.removeprefix(f"{SITE}/").partition("#")
            assert (site / file).is_file() if file else place in page.ids, address


def test_every_game_and_every_language_is_there(site: Path) -> None:
    pages = {name: (site / name).read_text(encoding="utf-8") for name in PAGES}
    for text in pages.values():
        assert all(f">{ruleset.title}</h3>" in text for ruleset in RELEASED)
        assert all(f'href="{other}"' in text for other in PAGES)
    headings = [re.findall("<h2>(.*?)</h2>", text) for text in pages.values()]
    assert len({tuple(found) for found in headings}) == len(PAGES)
    assert len({len(found) for found in headings}) == 1


def test_what_is_offered_is_what_is_there(site: Path, dist: Path) -> None:
    text = (site / "index.html").read_text(encoding="utf-8")
    for name in FILES:
        data = (site / "downloads" / name).read_bytes()
        assert data == (dist / name).read_bytes()
        assert hashlib.sha256(data).hexdigest() in text
    assert {path.name for path in (site / "downloads").iterdir()} == {*FILES, "SHA256SUMS"}
    assert len(re.findall("<article>", text)) == len(RELEASED) + len(LABELS)  # no list of parts, but how to check


def test_the_program_reads_what_is_beside_the_page(site: Path) -> None:
    assert parse_release((site / "latest.json").read_bytes()).version == __version__
    assert read_sgf((site / "game.sgf").read_text(encoding="utf-8")).main_line()


LOOK_AT_ALL = """<!doctype html><body><script>
const sleep = () => new Promise(done => setTimeout(done, 50));
async function look(address, width) {
  const frame = document.createElement("iframe");
  frame.style = `width: ${width}px; height: 900px; border: 0`;
  frame.src = address;
  document.body.append(frame);
  await new Promise(done => frame.onload = done);
  const page = frame.contentDocument;
  const shown = [...page.querySelectorAll("iframe")].filter(each => each.checkVisibility());
  for (const each of [...page.images, ...shown]) each.loading = "eager";
  await Promise.all([...page.images].map(async image => {
    while (!image.complete) await sleep();  // a request that changes meanwhile would be no picture
    await image.decode().catch(error => { throw Error(`${image.currentSrc}, ${image.naturalWidth} wide: ${error}`); });
  }));
  const game = () => shown[0].contentDocument;
  while (!game()?.querySelector("#moves .here") || game().documentElement.clientWidth === 0) await sleep();
  const wide = [page, game()].map(({documentElement: {scrollWidth, clientWidth}}) => scrollWidth - clientWidth);
  return {
    address, width, wide, games: shown.length,
    here: game().querySelector("#moves .here").textContent, told: game().querySelector("#comment").textContent,
    pictures: [...page.querySelectorAll("picture img")].map(image => image.currentSrc.match(/(light|dark)\\.webp/)[1]),
    ground: getComputedStyle(page.body).backgroundColor,
    cut: [...page.querySelectorAll("h1,h2,h3,p,li,pre,a,dd")].filter(each => each.scrollWidth > each.clientWidth + 1 &&
      getComputedStyle(each).display !== "inline").map(each => each.textContent),
  };
}
(async () => {
  const seen = [];
  for (const address of PAGES) for (const width of [360, 1366]) seen.push(await look(address, width));
  return seen;
})().catch(String).then(seen => fetch("/seen", {method: "POST", body: JSON.stringify(seen)}));
</script></body>"""


@needs_chromium
@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_a_browser_shows_it_on_a_phone_and_on_a_desk(site: Path, server: Server, tmp_path: Path, look: int) -> None:
    (site / "look.html").write_text(LOOK_AT_ALL.replace("PAGES", json.dumps(PAGES)), encoding="utf-8")
    with open_page(f"{server.address}/look.html", tmp_path / "profile", look):
        seen = json.loads(server.reports.get(timeout=120))
    assert isinstance(seen, list), seen
    assert len(seen) == 2 * len(PAGES)
    for view in seen:
        assert view["wide"] == [0, 0], view
        assert view["cut"] == [], view
        assert view["games"] == 1
        assert view["here"].startswith("16. g7")
        assert len(view["told"]) > 100
        assert set(view["pictures"]) == {"dark" if look == DARK else "light"}
        assert len(view["pictures"]) == len(RELEASED) + 4
    assert len({view["ground"] for view in seen}) == 1
    assert (max(map(int, re.findall(r"\d+", seen[0]["ground"]))) < 100) == (look == DARK)
    assert server.missing == []


# ---- without a window


def test_files_are_known_by_their_names(dist: Path) -> None:
    found = find_downloads(dist)
    assert {download.path.name: download.kind for download in found} == FILES
    assert [download.kind for download in found] == [*LABELS]
    assert {download.kind: download.machine for download in found if download.machine} == {
        "exe": "x86-64",
        "zip": "x86-64",
        "dmg": "ARM64",
        "deb": "x86-64",
        "tar.xz": "ARM64",
        "cdx.json": "x86-64",
    }
    assert find_downloads(dist / "missing") == []


def test_a_file_that_has_changed_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "escabel-1.zip").write_bytes(b"damaged")
    (tmp_path / "SHA256SUMS").write_text(f"{'0' * 64}  escabel-1.zip\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"escabel-1\.zip has another sum"):
        find_downloads(tmp_path)


def test_only_what_can_be_had_is_spoken_of() -> None:
    page = "<!-- with files -->\na\n<!-- with deb -->\nb\n<!-- end -->\n<!-- end -->\n"
    page += "<!-- without files -->\nc\n<!-- end -->\n"
    assert with_blocks(page, set()) == "c\n"
    assert with_blocks(page, {"files"}) == "a\n"
    assert with_blocks(page, {"files", "deb"}) == "a\nb\n"


def test_the_workflow_asks_for_what_the_command_knows() -> None:
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    script = (ROOT / "packaging" / "make" / "website.py").read_text(encoding="utf-8")
    (command,) = re.findall(r"website\.py (.*)", workflow)
    options = re.findall(r"--[\w-]+", command)
    assert len(options) == 3
    assert all(f'"{option}"' in script for option in options)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, release: Release) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(ValueError, match="something else"):
        make_website(tmp_path.parent / "packages", tmp_path, release, "", is_in_registry=False)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_the_folder_of_the_packages_is_no_place_for_the_page(dist: Path, release: Release) -> None:
    files = sorted(dist.iterdir())
    for out in (dist, dist.parent):
        with pytest.raises(ValueError, match="would be emptied"):
            make_website(dist, out, release, "", is_in_registry=False)
    assert sorted(dist.iterdir()) == files
