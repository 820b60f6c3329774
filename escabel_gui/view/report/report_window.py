"""The window of the report: which games it is about, its sections, and how it is kept."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.library.game_reports import GameReports, MadeReport
from escabel_gui.model.library.library import Library
from escabel_gui.record.progress import ProgressCallback
from escabel_gui.record.report.report import Report
from escabel_gui.record.storage.query import Query
from escabel_gui.rules.message import Message
from escabel_gui.view.language import as_text, in_every_language, translate
from escabel_gui.view.look.appearance import LookBeside, board_theme
from escabel_gui.view.look.style import STEP, STRETCH, dialog_size, filled, spaced
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.report.choice_bar import ChoiceBar
from escabel_gui.view.report.report_actions import ReportActions
from escabel_gui.view.report.report_page import ReportPage
from escabel_gui.view.report.report_table import write_table
from escabel_gui.view.report.report_web_page import write_report_page
from escabel_gui.view.widgets.action_button import ActionButton
from escabel_gui.view.widgets.empty_state import EmptyState
from escabel_gui.view.widgets.file_writing import ask_where_to_write, write_file
from escabel_gui.view.widgets.flow_layout import FlowLayout
from escabel_gui.view.widgets.message_bar import MessageBar
from escabel_gui.view.widgets.scroll_page import ScrollPage
from escabel_gui.view.widgets.side_window import SideWindow
from escabel_gui.view.widgets.thin_progress import ThinProgress

WIDTH = 1080
HEIGHT = 720


class ReportWindow(SideWindow):
    """Window with the report on the chosen games; a click on a figure lists its games in the library."""

    games_wanted = Signal(object, str)  # Query: among files, and what these have in common

    def __init__(self, library: Library, reports: GameReports, settings: Settings) -> None:
        super().__init__()
        self.library = library
        self.reports = reports
        self.settings = settings
        self.acts = ReportActions(self)
        self._theme = board_theme(settings)
        self.choices = ChoiceBar()
        self.page = ReportPage(self._theme)
        self.empty = EmptyState("", self.acts.all_games)
        self.progress = ThinProgress()
        self.messages = MessageBar()
        self.report: Report | None = None
        self._news: Message | None = None  # what has been done last
        self._is_busy = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._make)
        self._lay_out()
        self._connect()
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.restoreGeometry(settings.window_state("report"))
        LookBeside(self, settings, self.set_theme)
        in_every_language(self, self._say)

    def _lay_out(self) -> None:
        buttons = spaced(FlowLayout(), STEP)
        for action in (self.acts.save_page, self.acts.save_table):
            button = ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setAutoRaise(True)
            buttons.addWidget(button)
        self.addActions([action for action in self.acts.children() if isinstance(action, QAction)])
        head = spaced(QVBoxLayout(), 2 * STEP, margins=(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP))
        head.addWidget(self.choices)
        head.addLayout(buttons)
        inside = filled(spaced(QVBoxLayout(), margins=0), self.page, STRETCH)
        self.sections_area = ScrollPage(inside)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.sections_area)
        self.pages.addWidget(self.empty)
        self.pages.setCurrentWidget(self.empty)
        filled(spaced(QVBoxLayout(self), 0, margins=0), head, (self.pages, 1), self.progress, self.messages)
        self.progress.hide()

    def _connect(self) -> None:
        acts = self.acts
        acts.save_page.triggered.connect(self._save_page)
        acts.save_table.triggered.connect(self._save_table)
        acts.all_games.triggered.connect(self.choices.choose_all)
        acts.cancel.triggered.connect(self._cancel)
        acts.close.triggered.connect(self.close)
        self.choices.changed.connect(self._soon.start)
        self.reports.made.connect(self._show)
        self.reports.progressed.connect(self._show_progress)
        self.library.progressed.connect(self._show_progress)
        self.library.indexed.connect(self._look_again)
        self.settings.changed.connect(self._look_again)
        self.page.games_wanted.connect(self.games_wanted)

    def _say(self) -> None:
        self.setWindowTitle(self.tr("Report") + " — Escabel")
        self.acts.speak()
        self.progress.setAccessibleName(self.tr("Progress"))
        self._show_empty()
        if self.report is not None:
            self.page.show_report(self.report)
        self._show_message()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.page.set_theme(theme)

    # ---- coming and going

    @property
    def home(self) -> QWidget:
        """The first field, in which Enter does nothing."""
        return self.choices.people

    def open_window(self, query: Query | None = None) -> None:
        """Show the report on the games of a query, or on those that were chosen last."""
        self.choices.list_games(query or self.library.query, query is not None)
        self.come_to_front()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.library.watch(self, True)
        self._soon.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self.library.watch(self, False)
        self.reports.cancel()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.set_window_state("report", self.saveGeometry())
        super().closeEvent(event)

    def end(self) -> None:
        """Close the window for good."""
        self.close()
        self.reports.close()
        self.deleteLater()

    # ---- the report

    def _look_again(self) -> None:
        if self.isVisible():
            self._soon.start()

    def _make(self) -> None:
        if self.isVisible():
            self._news = None
            self.reports.make(self.choices.query, self.choices.choice)

    def _show(self, made: MadeReport) -> None:
        if not made.report.games and made.total and self.choices.is_as_at_first:
            self.choices.choose_all()  # of somebody who never plays against the bot
            return
        self.report = made.report
        self.choices.offer(made.people, made.opponents)
        self.page.show_report(made.report)
        self._show_empty()
        has_games = bool(made.report.games)
        self.pages.setCurrentWidget(self.sections_area if has_games else self.empty)
        for action in (self.acts.save_page, self.acts.save_table):
            action.setEnabled(has_games)
        self._show_message()

    def _show_empty(self) -> None:
        """Say why there are no figures, and what helps."""
        if self.report is None:
            self.empty.say(self.tr("Looking for your games…"), self.acts.cancel)
        else:
            self.empty.say(self.tr("No game is chosen."), self.acts.all_games)

    def _cancel(self) -> None:
        self.reports.cancel()
        self.library.cancel()
        self._show_progress(None)

    # ---- saying

    def _show_progress(self, words: Message | None) -> None:
        self._is_busy = words is not None
        self.progress.follow(words)
        if words is None:
            self._show_message()
        else:
            self.messages.say(translate(words), [self.acts.cancel])

    def _show_message(self) -> None:
        if not self._is_busy:
            hint = self.tr("Click a figure, or press Enter on it: the library lists its games.")
            self.messages.say(as_text(self._news) or hint)

    # ---- keeping

    def _save_page(self) -> None:
        report, theme = self.report, self._theme
        if report is not None:
            self._write(self.tr("Save the web page"), ".html", lambda tell: write_report_page(report, theme, tell))

    def _save_table(self) -> None:
        report = self.report
        if report is not None:
            self._write(self.tr("Save the table"), ".csv", lambda tell: write_table(report, tell))

    def _write(self, title: str, suffix: str, make: Callable[[ProgressCallback], bytes]) -> None:
        """Write what `make` makes, in the background, where the person wants it."""
        name = Path.home() / (self.tr("Report", "name of a file") + suffix)
        path = ask_where_to_write(self, title, name, suffix)
        if path is not None and (saved := write_file(self, path, make)):
            self._news = saved
            self._show_message()
