"""Preferences dialog; every change takes effect at once."""

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QThread, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.model.application.settings import ANIMATIONS, FAST, NORMAL, OFF, TYPE_SIZES, Settings
from escabel_gui.model.engines.engine_process import engine_threads, has_core_for_window
from escabel_gui.model.players.bot_player import UNLIMITED_LEVEL
from escabel_gui.record.review.review import Thresholds
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.shipped import resources
from escabel_gui.view.language import language_name, languages, tr, translate, when_language_changes
from escabel_gui.view.look.appearance import animation
from escabel_gui.view.look.diagrams import blank, paint_diagram
from escabel_gui.view.look.style import STEP, as_type, dialog_size
from escabel_gui.view.look.themes import THEMES, Theme
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.choice_box import ChoiceBox
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons
from escabel_gui.view.widgets.idle_queue import IdleQueue
from escabel_gui.view.widgets.number_box import NumberBox
from escabel_gui.view.widgets.scroll_page import ScrollPage
from escabel_gui.view.widgets.segmented_control import SegmentedControl
from escabel_gui.view.window.theme_picker import ThemePicker

WIDTH: Final = 660
HEIGHT: Final = 850
SAMPLE: Final = 20  # pixels of a board in the list of boards


class PreferencesDialog(QDialog):
    """Preferences for appearance, board, bot and review."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._page: ScrollPage | None = None
        self._growing = QTimer(self, singleShot=True)  # when all in it has its new type
        self._growing.timeout.connect(self._grow)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Close)
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(5 * STEP, 5 * STEP, 4 * STEP, 4 * STEP)
        layout.setSpacing(3 * STEP)
        layout.addWidget(buttons)
        self._fill()
        when_language_changes(self, self._fill_again)
        self.resize(dialog_size(self, WIDTH, HEIGHT))
        self.theme.take_keyboard()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._growing.start()

    def _grow(self) -> None:
        """Enlarge the dialog for larger type, so that nothing is cut."""
        size = self.size().expandedTo(dialog_size(self, WIDTH, HEIGHT))
        if size != self.size():
            self.resize(size)
            place = self.frameGeometry()  # it stays on the screen
            screen = self.screen().availableGeometry()
            left = max(min(place.left(), screen.right() - place.width()), screen.left())
            self.move(left, max(min(place.top(), screen.bottom() - place.height()), screen.top()))

    def _fill(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        self._form = QFormLayout()
        self._form.setContentsMargins(0, 0, 3 * STEP, 0)
        self._form.setHorizontalSpacing(4 * STEP)
        self._form.setVerticalSpacing(2 * STEP)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._form.setFormAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._add_appearance()
        self._add_board()
        self._add_bot()
        self._add_review()
        self._page = ScrollPage(self._form)
        self._layout.insertWidget(0, self._page, 1)

    def _fill_again(self) -> None:
        """Fill the dialog in another language; the keyboard stays where that was chosen, and the page in its place."""
        assert self._page is not None
        before = self._page
        self._fill()
        before.hide()
        before.deleteLater()
        self._page.show()
        self._layout.activate()
        self._page.verticalScrollBar().setValue(before.verticalScrollBar().value())
        self.language.setFocus()

    # ---- sections

    def _add_appearance(self) -> None:
        settings = self._settings
        self.theme = ThemePicker(settings.theme)
        self.theme.chosen.connect(lambda key: setattr(settings, "theme", key))
        self.type_size = ChoiceBox()
        for percent in TYPE_SIZES:
            text = self.tr("Same as system") if percent == TYPE_SIZES[0] else self.tr("{0}%").format(percent)
            self.type_size.addItem(text, percent)
        self.type_size.setCurrentIndex(max(0, self.type_size.findData(settings.type_size)))
        self.type_size.currentIndexChanged.connect(
            lambda: setattr(settings, "type_size", int(self.type_size.currentData()))
        )
        self.language = ChoiceBox()
        self.language.addItem(self.tr("Same as system"), "")
        for code in languages(resources() / "translations"):
            self.language.addItem(language_name(code), code)
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.language.currentIndexChanged.connect(
            lambda: setattr(settings, "language", str(self.language.currentData()))
        )
        self._add_heading(self.tr("Appearance"))
        self._form.addRow(self.theme)
        self._add(self.tr("Language"), self.language)
        self._add(self.tr("Text size"), self.type_size)

    def _add_board(self) -> None:
        settings = self._settings
        self.board_theme = ChoiceBox()
        self.board_theme.setIconSize(QSize(SAMPLE, SAMPLE))
        self.board_theme.addItem(self.tr("Same as window"), "")
        painting = IdleQueue(self)
        for theme in THEMES:
            self.board_theme.addItem(blank(self.board_theme.iconSize()), translate(theme.title), theme.key)
            painting.add(partial(self._paint_board, theme))
        self.board_theme.setCurrentIndex(max(0, self.board_theme.findData(settings.board_theme)))
        self.board_theme.currentIndexChanged.connect(
            lambda: setattr(settings, "board_theme", self.board_theme.currentData())
        )
        speeds = {NORMAL: self.tr("Normal"), FAST: self.tr("Fast"), OFF: self.tr("Off")}
        names = {number: speeds[speed] for number, speed in enumerate(ANIMATIONS)}
        self.animation = SegmentedControl(self.tr("Animation"), names, ANIMATIONS.index(animation(settings)))
        self.animation.changed.connect(lambda: setattr(settings, "animation", ANIMATIONS[self.animation.value]))
        self.coordinates = QCheckBox(self.tr("Coordinates"))
        self.coordinates.setChecked(settings.shows_coordinates)
        self.coordinates.toggled.connect(lambda on: setattr(settings, "shows_coordinates", on))
        self.edges = QCheckBox(self.tr("Whose edges are whose"))
        self.edges.setToolTip(self.tr("After a swap of sides this is shown in any case"))
        self.edges.setChecked(settings.names_edges)
        self.edges.toggled.connect(lambda on: setattr(settings, "names_edges", on))
        self.sounds = QCheckBox(self.tr("Sounds"))
        self.sounds.setToolTip(self.tr("For moves, refusals, the clock and the end"))
        self.sounds.setChecked(settings.plays_sounds)
        self.sounds.toggled.connect(lambda on: setattr(settings, "plays_sounds", on))
        self._add_heading(self.tr("Board"))
        self._add(self.tr("Colors"), self.board_theme)
        self._add(self.tr("Animation"), self.animation)
        self._form.addRow("", self.sounds)
        self._add(self.tr("Show"), self.coordinates)
        self._form.addRow("", self.edges)

    def _paint_board(self, theme: Theme) -> None:
        ruleset = CATALOGUE[0]
        picture = paint_diagram(ruleset.name, ruleset.diagram, theme, SAMPLE, self.devicePixelRatioF())
        self.board_theme.setItemIcon(self.board_theme.findData(theme.key), QIcon(picture))

    def _add_bot(self) -> None:
        settings = self._settings
        self.pondering = QCheckBox(self.tr("Level {0} thinks while you do").format(UNLIMITED_LEVEL))
        self.pondering.setToolTip(self.tr("For a minute at most, and not on battery"))
        self.pondering.setChecked(settings.ponders and has_core_for_window())
        self.pondering.setEnabled(has_core_for_window())
        self.pondering.toggled.connect(lambda on: setattr(settings, "ponders", on))
        self._add_heading(self.tr("Bot"))
        self._form.addRow(self.pondering)
        self._add_note(self._cores_text())

    def _cores_text(self) -> str:
        if not has_core_for_window():
            return self.tr("This computer has one core, which the bot shares with the window.")
        text = tr("Level {0} and the analysis use %n of {1} cores, and leave the window one.", None, engine_threads())
        return text.format(UNLIMITED_LEVEL, QThread.idealThreadCount())

    def _add_review(self) -> None:
        thresholds = self._settings.thresholds
        percent = self.tr("{0}%").format("")  # behind the number, as the language writes it
        self.mistake_from = NumberBox("", 1, 100, thresholds.mistake, percent)
        self.blunder_from = NumberBox("", 1, 100, thresholds.blunder, percent)
        for box in (self.mistake_from, self.blunder_from):
            box.setKeyboardTracking(False)  # the other one follows the number, not its first digit
        self.mistake_from.valueChanged.connect(self._set_mistake)
        self.blunder_from.valueChanged.connect(self._set_blunder)
        self._add_heading(self.tr("Review"))
        self._add(self.tr("A mistake, “?”, loses at least"), self.mistake_from)
        self._add(self.tr("A blunder, “??”, loses at least"), self.blunder_from)
        self._add_note(self.tr("Percent of the chance to win, compared with the best move."))

    def _set_mistake(self, percent: int) -> None:
        self.blunder_from.setValue(max(percent, self.blunder_from.value()))
        self._set_thresholds()

    def _set_blunder(self, percent: int) -> None:
        self.mistake_from.setValue(min(percent, self.mistake_from.value()))
        self._set_thresholds()

    def _set_thresholds(self) -> None:
        self._settings.thresholds = Thresholds(self.mistake_from.value(), self.blunder_from.value())

    # ---- rows

    def _add_heading(self, text: str) -> None:
        heading = as_type(PlainLabel(text), "heading")
        heading.setContentsMargins(0, 4 * STEP if self._form.rowCount() else 0, 0, STEP)
        self._form.addRow(heading)

    def _add_note(self, text: str) -> None:
        note = as_type(PlainLabel(text, wraps=True), "quiet")
        self._form.addRow(note)

    def _add(self, text: str, field: QWidget) -> None:
        """Add a row, by whose text the field is called."""
        label = PlainLabel(text)
        label.setBuddy(field)
        if text:
            field.setAccessibleName(text)
        self._form.addRow(label, field)
