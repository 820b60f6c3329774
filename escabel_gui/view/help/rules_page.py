"""Page of rules, set for reading: a column of text, with pictures of a move before and after it side by side."""

import re
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QMargins, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QFont,
    QHideEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from escabel_gui.view.guarding import guarded
from escabel_gui.view.help.pages import PICTURE, parse_diagram_url, read_page
from escabel_gui.view.look.diagrams import paint_diagram
from escabel_gui.view.look.painting import transparent_pixmap
from escabel_gui.view.look.style import HEADING, STEP, TITLE
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.widgets.idle_queue import IdleQueue

DIAGRAM_SIDE: Final = 260  # pixels; less where two do not fit
COLUMN: Final = 42  # heights of the text, as wide as one likes to read
LINE_SPACING: Final = 130.0  # percent
PICTURES: Final = re.compile(r"(?:^!\[.+?\]\(.+?\)$\n*)+", re.MULTILINE)


class RulesPage(QTextBrowser):
    """View of a page of rules; its pictures are painted one after the other into the places kept for them."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = ""
        self._side = DIAGRAM_SIDE
        self._is_old = False  # in its look
        self._pictures = IdleQueue(self)
        self._again = QTimer(self, singleShot=True, interval=0)  # a new look comes as several events
        self._again.timeout.connect(self._make_again)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenExternalLinks(True)
        self.document().setUndoRedoEnabled(False)
        self.document().setDocumentMargin(5 * STEP)
        self.document().setIndentWidth(5 * STEP)

    @guarded()
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = name.toString() if isinstance(name, QUrl) else name
        if url.startswith("diagram:"):
            self._pictures.add(partial(self._paint, url))
            return transparent_pixmap(QSize(self._side, self._side), self.devicePixelRatioF())
        return super().loadResource(kind, name)

    def _paint(self, url: str) -> None:
        """Paint a picture into the place that was kept for it."""
        picture = paint_diagram(*parse_diagram_url(url), self._theme, self._side, self.devicePixelRatioF())
        self.document().addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(url), picture)
        self.viewport().update()

    def show_page(self, name: str) -> None:
        if name == self._name:  # in another language
            self._make_again()
            return
        self._name = name
        self._make()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def show_choice(self, label: str) -> None:
        """Scroll to the row of a choice in the table of options, if there is one."""
        block = self.document().begin()
        while block.isValid() and block.text() != label:
            block = block.next()
        if block.isValid():
            self.setTextCursor(QTextCursor(block))
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.cursorRect().top() - self.viewport().height() // 3)

    def set_theme(self, theme: Theme) -> None:
        if theme != self._theme:
            self._theme = theme
            self._make_again_soon()

    def _make_again_soon(self) -> None:
        """Paint the diagrams again as soon as the page is visible."""
        self._is_old = True
        if self.isVisible():
            self._again.start()

    @guarded()
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_old:
            self._make_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop painting; a page with pictures still to come is made again when it is shown."""
        super().hideEvent(event)
        if not hasattr(self, "_again"):  # it is being freed
            return
        self._again.stop()
        if self._pictures.is_busy:
            self._pictures.drop_all()
            self._is_old = True

    def _make_again(self) -> None:
        """Make the page again in another look, if there is one, with the same place in it in view."""
        if self._name:
            bar = self.verticalScrollBar()
            share = bar.value() / self.document().size().height()
            self._make()
            bar.setValue(round(share * self.document().size().height()))

    def _make(self) -> None:
        self._is_old = False
        self._pictures.drop_all()
        self.setMarkdown(PICTURES.sub(_in_rows, read_page(self._name)))
        change = QTextCursor(self.document())
        change.beginEditBlock()  # all is laid out once
        _set_type(self.document().begin(), self.font(), self.palette())
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                _set_table(frame, self._side)
        change.endEditBlock()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and hasattr(self, "_again"):
            self._make_again_soon()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the margins so that the text stands in a column in the middle, and fit the pictures into it."""
        aside = max(0, self.width() - COLUMN * self.fontMetrics().height()) // 2
        if self.viewportMargins().left() != aside:
            self.setViewportMargins(QMargins(aside, 0, aside, 0))
        super().resizeEvent(event)
        room = self.width() - 2 * aside - self.verticalScrollBar().sizeHint().width()  # also while there is no bar
        side = min(DIAGRAM_SIDE, (room - 16 * STEP) // 2)
        if side != self._side and side > 0:
            self._side = side
            self._make_again_soon()


def _in_rows(run: re.Match[str]) -> str:
    """Return pictures that follow each other, two in a row, as a table with what they show below them."""
    pictures = PICTURE.findall(run[0])
    if len(pictures) == 1:
        return "![{0}]({1})\n\n*{0}*\n\n".format(*pictures[0])
    text = ""
    for number in range(0, len(pictures), 2):
        row = pictures[number : number + 2]
        images = " | ".join(f"![{caption}]({address})" for caption, address in row)
        captions = " | ".join(f"*{caption}*" for caption, _ in row)
        text += f"| {images} |\n|{' --- |' * len(row)}\n| {captions} |\n\n"
    return text


def _set_type(block: QTextBlock, font: QFont, palette: QPalette) -> None:
    """Give each paragraph from a block on its size and its space."""
    cursor = QTextCursor(block)
    while block.isValid():
        cursor.setPosition(block.position())
        layout = QTextBlockFormat()
        level = block.blockFormat().headingLevel()
        is_listed = block.textList() is not None
        if cursor.currentTable() is None:
            layout.setTopMargin({0: 0, 1: 0}.get(level, 6 * STEP))
            is_inside = is_listed and block.next().textList() is not None
            layout.setBottomMargin(2 * STEP if level else STEP if is_inside else 3 * STEP)
        layout.setLineHeight(LINE_SPACING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if "\ufffc" in block.text():  # a picture
            layout.setLineHeight(100.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            layout.setBottomMargin(STEP)
        cursor.mergeBlockFormat(layout)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        letters = QTextCharFormat()
        if level:
            letters.setFontPointSize(font.pointSizeF() * (TITLE if level == 1 else HEADING))
            letters.setFontWeight(QFont.Weight.DemiBold)
            cursor.setCharFormat(letters)
        elif cursor.charFormat().fontItalic() and "\ufffc" not in block.text():
            letters.setForeground(palette.placeholderText())  # what a picture shows
            cursor.setCharFormat(letters)
        block = block.next()


def _set_table(table: QTextTable, side: int) -> None:
    """Format a table without lines: pictures above their captions, or a table of words as wide as the page."""
    layout = table.format()
    layout.setBorder(0)
    layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    layout.setCellPadding(STEP)
    layout.setCellSpacing(0)
    layout.setTopMargin(STEP)
    layout.setBottomMargin(4 * STEP)
    if "\ufffc" in table.cellAt(0, 0).firstCursorPosition().block().text():
        column_width = QTextLength(QTextLength.Type.FixedLength, side + 3 * STEP)
        layout.setColumnWidthConstraints([column_width] * table.columns())
    else:
        layout.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(layout)
    for row in range(table.rows()):
        for column in range(table.columns()):
            cursor = table.cellAt(row, column).firstCursorPosition()
            place = QTextBlockFormat()
            place.setAlignment(Qt.AlignmentFlag.AlignLeft)
            cursor.mergeBlockFormat(place)
