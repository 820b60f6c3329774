"""Style sheet of a window, for what a palette cannot express: tabs, buttons, corners, scroll bars."""

from typing import Final

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from escabel_gui.shipped import resources
from escabel_gui.view.look.colors import colors_of
from escabel_gui.view.look.style import HEADING, NAME, SENTENCE, SMALL_RADIUS, STEP, TITLE
from escabel_gui.view.look.themes import Theme


def style_sheet_of(theme: Theme) -> str:
    """Return the style sheet of a theme, in the type that is set now."""
    body = QApplication.font()
    points, unit = (body.pointSizeF(), "pt") if body.pointSizeF() > 0 else (float(body.pixelSize()), "px")
    height, colors = QFontMetrics(body).height(), colors_of(theme)
    values = {
        **colors._asdict(),
        "radius": SMALL_RADIUS,
        "arrow": height * 2 // 3,
        "indicator": height - 1,
        "check": "check-light" if colors.on_accent == "#ffffff" else "check-dark",
        "icon": height,
        "wide_icon": height + STEP,  # with air between icon and text, besides what the style leaves
        "line_height": height + STEP // 2,
        "title": f"{points * TITLE:.2f}{unit}",
        "large": f"{points * HEADING:.2f}{unit}",
        "heading": f"{points * NAME:.2f}{unit}",
        "speech": f"{points * SENTENCE:.2f}{unit}",
        "icons": (resources() / "icons").as_posix().replace("\\", r"\\").replace('"', r"\""),  # in quotes
    }
    return STYLE_SHEET % values


STYLE_SHEET: Final = """
QMenuBar { background: %(window)s; border: none; padding: 2px 4px; spacing: 0; }
QMenuBar::item { background: transparent; color: %(ink)s; padding: 4px 10px; border-radius: %(radius)dpx; }
QMenuBar::item:selected { background: %(hover)s; }
QMenu { background: %(surface)s; border: 1px solid %(line)s; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 28px; border-radius: 4px; color: %(ink)s; }
QMenu::item:selected { background: %(tint)s; }
QMenu::item:disabled { color: %(faint)s; }
QMenu::separator { height: 1px; background: %(line)s; margin: 4px 8px; }
QMenu::indicator { margin-left: 8px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton, QToolButton {
    border: 1px solid %(line)s; border-radius: %(radius)dpx; background: %(surface)s; padding: 6px 12px; outline: none;
}
QToolButton { padding: 6px 8px; }
QToolButton[autoRaise="true"] { border-color: transparent; background: transparent; }
QPushButton:hover, QToolButton:hover { background: %(hover)s; }
QPushButton:pressed, QToolButton:pressed, QToolButton:checked { background: %(tint)s; border-color: %(accent)s; }
ActionButton { qproperty-iconSize: %(icon)dpx %(icon)dpx; }
ActionButton[isBeside="true"] { qproperty-iconSize: %(wide_icon)dpx %(icon)dpx; }
QToolButton[isSwitch="true"]:checked { background: %(surface)s; border-color: %(line)s; }
QToolButton[isSwitch="true"]:checked:hover { background: %(hover)s; }
QToolButton[isSwitch="true"]:checked:focus { border-color: %(accent)s; }
QPushButton:default { border-color: %(accent)s; }
QPushButton:focus, QToolButton:focus { border: 2px solid %(accent)s; padding: 5px 11px; }
QToolButton:focus { padding: 5px 7px; }
QToolButton[popupMode="1"], QToolButton[popupMode="2"] { padding-right: 28px; }  /* has a menu, or is one */
QToolButton[popupMode="1"]:focus, QToolButton[popupMode="2"]:focus { padding-right: 27px; }
QToolButton[popupMode="2"]::menu-indicator {
    image: url("%(icons)s/down.svg"); width: %(arrow)dpx; height: %(arrow)dpx;
    subcontrol-origin: border; subcontrol-position: right center; right: 9px;
}
QToolButton::menu-button { border: none; width: 28px; }
QToolButton::menu-arrow { image: url("%(icons)s/down.svg"); width: %(arrow)dpx; height: %(arrow)dpx; }
#qt_menubar_ext_button { border-color: %(line)s; padding: 0; qproperty-icon: url("%(icons)s/down.svg"); }
QPushButton:disabled, QToolButton:disabled { color: %(faint)s; }
QPushButton[isMain="true"], QToolButton[isMain="true"] {
    background: %(accent)s; border-color: %(accent)s; color: %(on_accent)s;
}
QPushButton[isMain="true"]:focus, QToolButton[isMain="true"]:focus {
    border: 3px double %(on_accent)s; padding: 4px 10px;
}
QPushButton[isMain="true"]:disabled, QToolButton[isMain="true"]:disabled {
    background: %(hover)s; border-color: %(line)s; color: %(faint)s;
}
QSpinBox, QComboBox {
    border: 1px solid %(line)s; border-radius: %(radius)dpx; background: %(surface)s; color: %(ink)s;
    padding: 5px 8px; min-height: %(line_height)dpx; selection-background-color: %(accent)s;
}
QSpinBox { padding-right: 0; }
QSpinBox:hover, QComboBox:hover { background: %(hover)s; }
QSpinBox:focus, QComboBox:focus { border: 2px solid %(accent)s; padding: 4px 7px; }
QSpinBox:focus { padding-right: 0; }
QSpinBox:disabled, QComboBox:disabled { color: %(faint)s; }
QComboBox { combobox-popup: 0; }  /* a list, as styled below, and no menu in the palette's colors */
QComboBox::drop-down { border: none; width: 26px; }
QComboBox::down-arrow { image: url("%(icons)s/down.svg"); width: %(arrow)dpx; height: %(arrow)dpx; }
QComboBox QAbstractItemView {
    border: 1px solid %(line)s; background: %(surface)s; color: %(ink)s;
    selection-background-color: %(tint)s; selection-color: %(ink)s;
}
QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent; width: 24px; }
QSpinBox::up-arrow { image: url("%(icons)s/up.svg"); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url("%(icons)s/down.svg"); width: 10px; height: 10px; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator, QListView::indicator {
    width: %(indicator)dpx; height: %(indicator)dpx; border: 1px solid %(faint)s; border-radius: 4px;
    background: %(surface)s;
}
QCheckBox::indicator:checked, QListView::indicator:checked {
    border-color: %(accent)s; background: %(accent)s; image: url("%(icons)s/%(check)s.svg");
}
QCheckBox { border: 2px solid transparent; border-radius: %(radius)dpx; padding: 1px 3px 1px 1px; }
QCheckBox:focus { border-color: %(accent)s; }
QListView::indicator:indeterminate { background: %(faint)s; }
QCheckBox::indicator:focus, QCheckBox::indicator:hover { border-color: %(accent)s; }
QMessageBox {
    messagebox-question-icon: url("%(icons)s/question.svg"); messagebox-warning-icon: url("%(icons)s/warning.svg");
    icon-size: 32px;
}
QMessageBox QLabel#qt_msgbox_label { padding: 6px 8px 12px 4px; font-size: %(heading)s; }
QLabel[type="title"] { font-size: %(title)s; font-weight: 600; }
QLabel[type="large"] { font-size: %(large)s; font-weight: 600; }
QLabel[type="heading"] { font-size: %(heading)s; font-weight: 600; }
QLabel[type="strong"] { font-weight: 600; }
QLabel[type="speech"] { font-size: %(speech)s; }
QLabel[type="key"] {
    border: 1px solid %(line)s; border-radius: 4px; background: %(surface)s; padding: 1px 6px;
}
QLabel[type="quiet"] { color: %(muted)s; }
QToolButton[isFold="true"] {
    font-weight: 600; padding: 2px 6px 2px 0; border: 2px solid transparent; background: transparent;
}
QToolButton[isFold="true"]:hover { color: %(accent)s; }
QToolButton[isFold="true"]:focus { border-color: %(accent)s; padding: 2px 6px 2px 0; }
QLineEdit[frame="true"], QPlainTextEdit {
    border: 1px solid %(line)s; border-radius: %(radius)dpx; background: %(surface)s; padding: 5px 8px;
}
QPlainTextEdit { padding: 2px 4px; }
QLineEdit[frame="true"]:focus, QPlainTextEdit:focus { border-color: %(accent)s; }
QTableView, QListView { border: none; background: transparent; outline: none; }
QTableView { selection-background-color: %(tint)s; selection-color: %(ink)s; }
QListView::item { border: 1px solid transparent; border-radius: %(radius)dpx; padding: 4px 8px; color: %(ink)s; }
QListView::item:selected:focus { border-color: %(accent)s; }
QListView::item:selected { background: %(tint)s; color: %(ink)s; }
QTableView#rows::item { padding: 0 4px; }
QTableView#rows QHeaderView::section { padding: 4px 7px; }
QTableView#rows::item:selected { background: %(tint)s; color: %(ink)s; }
QHeaderView, QHeaderView::section { border: none; background: transparent; color: %(muted)s; padding: 4px 8px 4px 4px; }
QTableView#rows QHeaderView, QTableView#games QHeaderView { padding: 0; }
QTabBar#pages { border: none; background: transparent; outline: none; }
QTabBar#pages::tab {
    border: none; background: transparent; color: %(muted)s; padding: 8px 3px 9px 3px; margin: 0 4px 0 0;
}
QTabBar#pages::tab:hover { color: %(ink)s; }
QTabBar#pages::tab:selected { color: %(ink)s; }
QProgressBar {
    border: none; border-radius: 3px; background: %(hover)s; max-height: 6px; min-height: 6px; color: transparent;
}
QProgressBar::chunk { border-radius: 3px; background: %(accent)s; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: %(faint)s; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { border: 1px solid %(line)s; background: %(surface)s; color: %(ink)s; padding: 4px; }
"""
