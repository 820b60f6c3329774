"""Makes the project's page, in every language, from what the repository and the folder `dist` have.

    python packaging/make/website.py [--files FOLDER] [--out FOLDER] [--site URL] [--downloads URL] [--in-registry]

The folder that it writes needs nothing from elsewhere: the program paints its own pictures and exports a game that can
be watched; *Check for updates* reads its `latest.json`. It runs with the Python in `.venv`, and needs no screen.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from contextlib import closing
from html import escape
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[number]) for number in (1, 2)]

from PySide6.QtCore import QLocale

from escabel_gui.desktop_entry import fill_in
from escabel_gui.record.review.review import GOOD, Review, Thresholds
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.telling.explanation import BETTER, explain, find_mistake
from escabel_gui.record.telling.turn_sentences import report_whole
from escabel_gui.record.tree import ChildNode, GameTree
from escabel_gui.rules.catalogue import RELEASED
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import NOBODY
from escabel_gui.view.help.pages import first_picture, in_short, read_page
from escabel_gui.view.language import language_name, translate
from escabel_gui.view.look.diagrams import paint_diagram
from escabel_gui.view.look.texts import date_text
from escabel_gui.view.look.themes import MAPLE, SLATE
from escabel_gui.view.sharing.web_page import write_page
from make.desktop_files import Told, told_in, with_games
from make.downloads import FOLDED, FOLDED_TITLE, LABELS, Download, find_downloads, write_checksums
from make.release import ROOT, Release, latest, this_release
from make.studio import QUALITY, SCALE, SIZE, Studio, make_application
from make.texts_elsewhere import METAINFO_PAGE, WEBSITE, WEBSITE_CONTEXT, WEBSITE_TEXT
from make.translations import LANGUAGES
from setup.translating import release_all

ENGLISH: Final = "en"
COPIES: Final = "downloads"
THEMES: Final = {"light": MAPLE, "dark": SLATE}  # by what a browser asks for
SIDE: Final = 200  # pixels of the picture of a game
PLY: Final = 31  # at which the game that can be watched is shown first: a mistake
BLOCK: Final = re.compile(r"<!-- (with|without) ([\w.]+) -->\n((?:(?!<!-- with).)*?)<!-- end -->\n", re.DOTALL)
FROM_REGISTRY: Final = """\
uv tool install escabel
pipx install escabel
python3 -m pip install escabel # in a virtual environment"""
FROM_FOLDER: Final = """\
uv tool install --find-links . escabel==@VERSION@
pipx install --pip-args="--find-links ." escabel==@VERSION@
python3 -m pip install --find-links . escabel==@VERSION@ # in a virtual environment"""


class Website:
    """The page in the folder `out`, in all languages; `downloads_at` is where the files are, as addresses begin."""

    def __init__(
        self, out: Path, release: Release, files: list[Download], downloads_at: str, is_in_registry: bool
    ) -> None:
        self._out = out
        self._release = release
        self._files = files
        self._downloads_at = downloads_at
        self._install_wheel = FROM_REGISTRY if is_in_registry else FROM_FOLDER.replace("@VERSION@", release.version)
        self._game = (WEBSITE / "game.sgf").read_text(encoding="utf-8")

    def write(self) -> None:
        """Write everything but the downloads themselves."""
        self._write_files()
        app = make_application()
        for look, theme in THEMES.items():
            for ruleset in RELEASED:
                _, wire_name, diagram = first_picture(read_page(ruleset.name))
                picture = paint_diagram(wire_name, diagram, theme, SIDE, SCALE)
                picture.save(str(self._out / f"{ruleset.name}-{look}.webp"), "WEBP", QUALITY)
        with tempfile.TemporaryDirectory() as folder, closing(Studio(Path(folder), self._game)) as studio:
            for language in (ENGLISH, *LANGUAGES):
                for look, theme in THEMES.items():
                    studio.speak(language, theme)
                    studio.write_pictures(self._out, f"{language}-{look}")
                    game = write_page(tell_game(read_sgf(self._game)), theme, is_flipped=False)
                    (self._out / f"game-{language}-{look}.html").write_bytes(game)
                (self._out / page_name(language)).write_text(self._page(language), encoding="utf-8")
        app.processEvents()

    def _write_files(self) -> None:
        """Write what is the same in all languages."""
        for source, name in (
            (ROOT / "resources" / "icons" / "escabel.svg", "escabel.svg"),
            (ROOT / "packaging" / "screenshots" / "escabel.png", "escabel.png"),
            (ROOT / "CHANGELOG.md", "changes.txt"),
            (WEBSITE / "game.sgf", "game.sgf"),
        ):
            shutil.copyfile(source, self._out / name)
        (self._out / "latest.json").write_text(latest(self._release), encoding="utf-8")

    def _page(self, language: str) -> str:
        """Return the page in a language, which the program speaks at the moment."""
        told = told_in(language, WEBSITE_CONTEXT) if language != ENGLISH else Told()
        locale = QLocale(language)
        values = {
            "LANGUAGE": language,
            "SUMMARY": escape(told[told_to_desktops("summary")]),
            "ABOUT": escape(with_games(told[told_to_desktops("description/p")], told)),
            "STYLE": (WEBSITE / "style.css").read_text(encoding="utf-8"),
            "LINKS": self._links(language),
            "LANGUAGES": " ".join(language_link(other, language) for other in (ENGLISH, *LANGUAGES)),
            "WIDTH": str(SIZE[0]),
            "HEIGHT": str(SIZE[1]),
            "PLY": str(PLY),
            "VERSION": self._release.version,
            "DAY": date_text(f"{self._release.day:%Y-%m-%d}"),
            "GAMES": "\n".join(map(game_card, RELEASED)),
            "DOWNLOADS": self._downloads(told, locale),
            "DOWNLOADS_AT": escape(self._downloads_at),
            "INSTALL_WHEEL": self._install_wheel,
        }
        kinds = {download.kind for download in self._files} | ({"files"} if self._files else set())
        page = with_blocks((WEBSITE / "page.html").read_text(encoding="utf-8"), kinds)
        return with_lines(fill_in(WEBSITE_TEXT.sub(lambda found: escape(told[found[1]]), page), values))

    def _links(self, language: str) -> str:
        """Return the addresses of the other languages, and what others show of a page that they link to."""
        site = self._release.site
        at = f"{escape(site)}/" if site else ""
        links = [
            f'<link rel="alternate" hreflang="{each}" href="{at}{page_name(each)}">' for each in (ENGLISH, *LANGUAGES)
        ]
        if site:
            links.append(f'<link rel="canonical" href="{at}{page_name(language)}">')
            links.append(f'<meta property="og:image" content="{at}escabel.png">')
        return "\n".join(links)

    def _downloads(self, told: Told, locale: QLocale) -> str:
        """Return the list of files; those that few people look for are folded away."""
        rows = {
            is_folded: "\n".join(
                self._download_row(download, told, locale)
                for download in self._files
                if (download.kind in FOLDED) == is_folded
            )
            for is_folded in (False, True)
        }
        parts = [f'<ul class="files">\n{rows[False]}\n</ul>'] if rows[False] else []
        if rows[True]:
            title = escape(told[FOLDED_TITLE])
            parts.append(f'<details><summary>{title}</summary>\n<ul class="files">\n{rows[True]}\n</ul>\n</details>')
        return "\n".join(parts)

    def _download_row(self, download: Download, told: Told, locale: QLocale) -> str:
        name, size = escape(download.path.name), locale.toString(max(download.size / 1e6, 0.1), "f", 1)
        label = escape(told[LABELS[download.kind]])
        if download.machine:
            label += f' · <span class="one">{download.machine}</span>'
        return (
            f'<li><p>{label}</p><p><a href="{escape(self._downloads_at)}{name}" download>{name}</a> '
            f'<span class="size">{size} MB</span></p><code>{download.sha256}</code></li>'
        )


def page_name(language: str) -> str:
    return "index.html" if language == ENGLISH else f"{language}.html"


def language_link(language: str, spoken: str) -> str:
    """Return a link to the page in a language; the one that is open says so."""
    current = ' aria-current="page"' if language == spoken else ""
    name, title = page_name(language), language_name(language)
    return f'<a href="{name}" hreflang="{language}" lang="{language}"{current}>{title}</a>'


def told_to_desktops(element: str) -> str:
    """Return a text of those that software centers show, in English."""
    return " ".join((ElementTree.parse(METAINFO_PAGE).findtext(element) or "").split())


def with_blocks(page: str, kinds: set[str]) -> str:
    """Return a template with only those parts between `<!-- with KIND -->` and `<!-- end -->` that suit such a file."""

    def choose(found: re.Match[str]) -> str:
        return found[3] if (found[2] in kinds) == (found[1] == "with") else ""

    while BLOCK.search(page):
        page = BLOCK.sub(choose, page)
    return page


def with_lines(page: str) -> str:
    """Return a page in which every line of a command is an element, so that one that wraps is not taken for two."""

    def mark(found: re.Match[str]) -> str:
        return "<pre>" + "".join(f"<code>{line}</code>" for line in found[1].splitlines()) + "</pre>"

    return re.sub("<pre>(.*?)</pre>", mark, page, flags=re.DOTALL)


def game_card(ruleset: Ruleset) -> str:
    """Return a game in short, as the program introduces it."""
    page = read_page(ruleset.name)
    caption, _, _ = first_picture(page)
    points = "\n".join(f"<dt>{escape(point.about)}</dt><dd>{escape(point.sentence)}</dd>" for point in in_short(page))
    return f"""\
<article>
<picture>
<source media="(prefers-color-scheme: dark)" srcset="{ruleset.name}-dark.webp">
<img src="{ruleset.name}-light.webp" width="{SIDE}" height="{SIDE}" loading="lazy" alt="{escape(caption)}">
</picture>
<h3>{escape(ruleset.title)}</h3>
<p class="quiet">{escape(ruleset.author)}, {ruleset.year}</p>
<dl>
{points}
</dl>
</article>"""


# ---- the game that can be watched


def tell_game(tree: GameTree) -> GameTree:
    """Return the game with a comment on every move: what it did and, where it was a mistake, what was better."""
    review = Review(tree)
    for node in tree.main_line():
        if isinstance(node, ChildNode):
            sentences = [report_whole(tree.rules, tree.state_at(node.parent).copy(), node.move, NOBODY)]
            node.comment = " ".join(map(translate, [*sentences, *why_mistaken(review, node)]))
    return tree


def why_mistaken(review: Review, node: ChildNode) -> list[Message]:
    """Tells what was better than a mistake, and why; empty for other moves."""
    judgment = review.judgments.get(node)
    if judgment is None or Thresholds().grade(judgment.loss) == GOOD:
        return []
    reasons = explain(review.tree.rules, find_mistake(review.tree, judgment))
    better = Message(BETTER.text, (judgment.better.move,))
    return reasons if reasons[:1] == [better] else [better, *reasons]


# ---- the command


def make_website(folder: Path, out: Path, release: Release, downloads_at: str, is_in_registry: bool) -> None:
    """Write the page and, where they are nowhere else, the downloads; raise ValueError where that would spoil a folder.

    `folder` has the packages; without an address in `downloads_at` they are copied.
    """
    if folder.resolve().is_relative_to(out.resolve()):
        raise ValueError(f"{folder} has the packages, and would be emptied: name another folder with --out")
    if out.exists() and any(out.iterdir()) and not (out / page_name(ENGLISH)).exists():
        raise ValueError(f"{out} has something else in it: name another folder with --out")
    files = find_downloads(folder)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    if not downloads_at and files:
        downloads_at = f"{COPIES}/"
        (out / COPIES).mkdir()
        for download in files:
            shutil.copyfile(download.path, out / COPIES / download.path.name)
        write_checksums(out / COPIES)
    Website(out, release, files, downloads_at, is_in_registry).write()


def main() -> int:
    parser = argparse.ArgumentParser(description="Makes the project's page, in every language.")
    parser.add_argument(
        "--files", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where the packages are (dist)"
    )
    parser.add_argument(
        "--out", type=Path, default=ROOT / "build" / "site", metavar="FOLDER", help="what is made (build/site)"
    )
    parser.add_argument("--site", default="", metavar="URL", help="the address that the page will have")
    parser.add_argument(
        "--downloads", default="", metavar="URL", help="where the packages are on the web (a copy beside the page)"
    )
    parser.add_argument("--in-registry", action="store_true", help="the package registry has the wheels")
    options = parser.parse_args()
    release_all()  # the languages that the program speaks
    downloads_at = options.downloads and options.downloads.rstrip("/") + "/"
    try:
        make_website(options.files, options.out, this_release(options.site), downloads_at, options.in_registry)
    except (OSError, ValueError) as error:
        print(f"website.py: {error}", file=sys.stderr)
        return 1
    print(f"The page is in {options.out}: open {options.out / page_name(ENGLISH)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
