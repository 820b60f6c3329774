"""The help: a page of rules for each game, with diagrams painted like the board."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, unquote, urlsplit

from PySide6.QtCore import QUrl
from PySide6.QtGui import QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QComboBox, QTextBrowser, QVBoxLayout, QWidget

from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.game import Diagram
from escabel_gui.view.look.diagrams import paint_diagram
from escabel_gui.view.look.icons import resources
from escabel_gui.view.look.texts import rules_text
from escabel_gui.view.look.themes import Theme

DIAGRAM_SIDE = 260


def parse_diagram_url(url: str) -> tuple[str, Diagram]:
    """The wire name and the diagram that a `diagram:` address stands for."""
    parts = urlsplit(url)
    query = {key: values[-1] for key, values in parse_qs(parts.query).items()}
    diagram = Diagram(int(query["size"]), query.get("stacks", ""), query.get("links", ""), query.get("arrows", ""))
    return unquote(parts.path), diagram


class RulesPage(QTextBrowser):
    """Shows one page; its pictures are made when they are needed, and what they show stands below them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setOpenExternalLinks(True)
        self.document().setDocumentMargin(24)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = name.toString() if isinstance(name, QUrl) else name
        if url.startswith("diagram:"):
            wire_name, diagram = parse_diagram_url(url)
            return paint_diagram(wire_name, diagram, self._theme, DIAGRAM_SIDE, self.devicePixelRatioF())
        return super().loadResource(kind, name)

    def show_page(self, name: str) -> None:
        path = resources() / "rules" / f"{name}.md"
        text = path.read_text(encoding="utf-8")
        self.setMarkdown(re.sub(r"^!\[(.+?)\]\((.+?)\)$", r"![\1](\2)\n\n*\1*", text, flags=re.MULTILINE))
        self.moveCursor(QTextCursor.MoveOperation.Start)


class RulesWindow(QWidget):
    """A window of its own, so that one can read while playing."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Game"))
        for ruleset in CATALOGUE:
            self.choice.addItem(rules_text(ruleset.title), ruleset.name)
        self.page = RulesPage(theme)
        self.page.setAccessibleName(self.tr("Rules"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.choice)
        layout.addWidget(self.page, 1)
        self.resize(720, 800)
        self.choice.currentIndexChanged.connect(self._show)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Cancel), self, self.close)

    def show_rules(self, name: str) -> None:
        """Open the page of the ruleset with this wire name."""
        index = self.choice.findData(name)
        if index == self.choice.currentIndex():
            self._show()
        self.choice.setCurrentIndex(index)
        self.show()
        self.raise_()
        self.activateWindow()

    def _show(self) -> None:
        self.setWindowTitle(self.tr("Rules of {0}").format(self.choice.currentText()))
        self.page.show_page(self.choice.currentData())
