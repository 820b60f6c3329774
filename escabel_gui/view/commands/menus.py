"""The menus and the order of their entries."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar

from escabel_gui.model.application.settings import Settings
from escabel_gui.rules.message import Message
from escabel_gui.view.commands.chapter_actions import ChapterActions
from escabel_gui.view.commands.drill_actions import DrillActions
from escabel_gui.view.commands.learning_actions import LearningActions
from escabel_gui.view.commands.puzzle_actions import PuzzleActions
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.language import in_every_language, translate
from escabel_gui.view.look.themes import THEMES


class Menus:
    """The menus in a menu bar."""

    def __init__(
        self,
        bar: QMenuBar,
        acts: WindowActions,
        learn: LearningActions,
        puzzles: PuzzleActions,
        drills: DrillActions,
        chapters: ChapterActions,
        recent: QMenu,
        settings: Settings,
    ) -> None:
        """Fill the menu bar; `recent` has the games played last."""
        self._bar = bar
        self.game = self._add_menu(bar, Message("&Game"))
        self._edit = self._add_menu(bar, Message("&Edit"))
        self._play = self._add_menu(bar, Message("&Play"))
        self._moves = self._add_menu(bar, Message("&Moves"))
        self._review = self._add_menu(bar, Message("&Review"))
        self.learn = self._add_menu(bar, Message("&Learn"))
        self._view = self._add_menu(bar, Message("&View"))
        self._help = self._add_menu(bar, Message("&Help"))

        # None stands for a line between actions.
        add(self.game, [acts.new, acts.again, acts.set_up, acts.players, None])
        add(self.game, [acts.library])
        self.game.addMenu(recent)
        add(self.game, [acts.open, acts.save, acts.save_as])
        study = self._add_menu(self.game, Message("Study"))
        add(study, [chapters.new_study, chapters.open_study, chapters.add_to_study, chapters.compare, None])
        add(study, [chapters.add_chapter, chapters.add_games, chapters.next_chapter, chapters.previous_chapter, None])
        add(study, [chapters.rename_chapter, chapters.move_up, chapters.move_down, chapters.delete_chapter])
        add(study, [chapters.undo, None, chapters.rename_study, chapters.save_study, chapters.save_booklet])
        add(study, [chapters.save_page, None, chapters.make_lesson, None, chapters.close_study])
        add(self._add_menu(self.game, Message("Share")), [acts.save_picture, acts.save_booklet, acts.save_page])
        add(self.game, [None, acts.quit])
        add(self._edit, [acts.take_back, acts.redo, None, acts.copy, acts.copy_picture, acts.paste])
        add(self._edit, [None, acts.preferences])
        add(self._play, [acts.bot_move, acts.pause, acts.unpause, None, acts.swap, acts.pass_turn])
        add(self._play, [None, acts.invite, acts.invite_directly, acts.join])
        friend: list[QAction | None] = [acts.copy_invitation, acts.copy_code, acts.show_invitation, None]
        friend += [acts.prepare, acts.leave_preparation, None]
        friend += [acts.accept, acts.decline, None, acts.allow, acts.refuse, None, acts.keep_line, acts.take_line]
        self._add_at_times(self._play, Message("Question before a move"), [acts.think_again, acts.play_anyway])
        self._add_at_times(self._play, Message("Game with a friend elsewhere"), friend)
        add(self._play, [None, acts.hint, None, acts.cursor, acts.type_move])
        add(self._play, [None, acts.resign])  # last: the keyboard begins with the first that can be done
        add(self._moves, [acts.first, acts.back, acts.forward, acts.last, None, acts.up, acts.down])
        add(self._moves, [None, acts.play_on, acts.promote, acts.delete, acts.undo_edit, None, acts.write_comment])
        add(self._review, [acts.analysis, None, acts.review])
        add(self._review, [acts.next_mistake, acts.previous_mistake, acts.try_yourself])
        add(self._review, [None, acts.explore, acts.report, None, acts.why_not, acts.leave_question])
        add(self.learn, [learn.lesson, learn.all_lessons])
        self._add_at_times(self.learn, Message("This lesson"), learn.in_lesson)
        add(self.learn, [None, puzzles.of_the_day, puzzles.all_puzzles])
        self._add_at_times(self.learn, Message("This puzzle"), puzzles.in_puzzle)
        add(self.learn, [None, learn.shapes, acts.look_at_shape])
        self._add_at_times(self.learn, Message("This shape"), learn.in_shape)
        add(self.learn, [None, drills.drills])
        self._add_at_times(self.learn, Message("This drill"), drills.in_drill)
        add(self.learn, [None, learn.guided_game, acts.play_out, learn.progress])
        add(self._view, [acts.flip, acts.overlay, acts.first_stones, None])
        self._themes = add_themes(self._add_menu(self._view, Message("Theme")), settings)
        add(self._view, [acts.sounds, None, acts.panel, acts.zen, acts.full_screen])
        add(self._help, [acts.rules, acts.signs, acts.keys, acts.updates, acts.about])

    def _add_menu(self, above: QMenuBar | QMenu, title: Message) -> QMenu:
        # WORKAROUND: what Qt made, as in `addMenu("…")`, PySide 6.11 takes for deleted when an object goes that refers
        # to it, by however many others: here a button that refers to an action.
        menu = QMenu(above)
        above.addMenu(menu)
        in_every_language(self._bar, lambda: menu.setTitle(translate(title)))
        return menu

    def _add_at_times(self, above: QMenu, title: Message, actions: Sequence[QAction | None]) -> None:
        """Add a menu that can be opened as long as anything in it can be done."""
        menu = self._add_menu(above, title)
        add(menu, actions)
        UseFollower(menu, [action for action in actions if action is not None])

    def show_theme(self, key: str) -> None:
        """Mark the theme that is set."""
        for action in self._themes.actions():
            action.setChecked(action.data() == key)


class UseFollower(QObject):
    """Follower of actions that enables their menu as long as any of them can be used; it is deleted with the menu."""

    def __init__(self, menu: QMenu, actions: Sequence[QAction]) -> None:
        super().__init__(menu)
        self._menu = menu
        self._actions = actions
        for action in actions:
            action.enabledChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self._menu.setEnabled(any(action.isEnabled() for action in self._actions))


def add(menu: QMenu, actions: Sequence[QAction | None]) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)


def add_themes(menu: QMenu, settings: Settings) -> QActionGroup:
    """Add the themes of window and board to a menu, one of which is chosen; return the group of their actions."""
    group = QActionGroup(menu)
    titles = {"": Message("Same as system")} | {theme.key: theme.title for theme in THEMES}
    for key in titles:
        action = menu.addAction("")
        action.setCheckable(True)
        action.setData(key)
        group.addAction(action)

    def say() -> None:
        for action in group.actions():
            action.setText(translate(titles[action.data()]))

    in_every_language(menu, say)
    group.triggered.connect(lambda action: setattr(settings, "theme", action.data()))
    return group
