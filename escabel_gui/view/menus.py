"""What is in the menus, and in which order."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar

from escabel_gui.model.settings import Settings
from escabel_gui.view.themes import THEMES, Theme
from escabel_gui.view.window_actions import WindowActions


def _tr(text: str) -> str:
    return QCoreApplication.translate("Menus", text)


class Menus:
    """Fills a menu bar; None in a list stands for a line between actions."""

    def __init__(self, bar: QMenuBar, acts: WindowActions, panels: list[QAction], settings: Settings) -> None:
        """`panels` show and hide the panels."""
        game = bar.addMenu(_tr("&Game"))
        fill(game, [acts.new, acts.again, acts.set_up, acts.players, None])
        fill(game, [acts.library, acts.open, acts.save, acts.save_as])
        fill(game.addMenu(_tr("Share")), [acts.save_picture, acts.save_booklet, acts.save_page])
        fill(game, [None, acts.quit])
        fill(
            bar.addMenu(_tr("&Edit")),
            [acts.take_back, acts.redo, None, acts.copy, acts.copy_picture, acts.paste, None, acts.preferences],
        )
        fill(
            bar.addMenu(_tr("&Play")),
            [
                *(acts.bot_move, acts.pause, acts.unpause, None, acts.swap, acts.pass_turn, acts.resign),
                *(None, acts.cursor, acts.type_move),
            ],
        )
        fill(
            bar.addMenu(_tr("&Moves")),
            [
                *(acts.first, acts.back, acts.forward, acts.last, None, acts.up, acts.down, None),
                *(acts.play_on, acts.promote, acts.delete, acts.undo_edit, None, acts.write_comment),
            ],
        )
        fill(
            bar.addMenu(_tr("&Review")),
            [acts.analysis, None, acts.review, acts.next_mistake, acts.previous_mistake, acts.try_yourself],
        )
        view = bar.addMenu(_tr("&View"))
        fill(view, [acts.flip, acts.links, None])
        self._themes = add_themes(view.addMenu(_tr("Board")), settings)
        fill(view, [*panels, None, acts.full_screen])
        fill(bar.addMenu(_tr("&Help")), [acts.rules, acts.keys, acts.about])

    def show_theme(self, theme: Theme) -> None:
        for action in self._themes.actions():
            action.setChecked(action.data() == theme.key)


def fill(menu: QMenu, actions: list[QAction | None]) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)


def add_themes(menu: QMenu, settings: Settings) -> QActionGroup:
    """The looks of the board, one of which is chosen."""
    group = QActionGroup(menu)
    for theme in THEMES:
        action = menu.addAction(QCoreApplication.translate("Theme", theme.title))
        action.setCheckable(True)
        action.setData(theme.key)
        group.addAction(action)
    group.triggered.connect(lambda action: setattr(settings, "theme", action.data()))
    return group
