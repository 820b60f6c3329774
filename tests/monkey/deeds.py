"""What a hand can do to the program, one small function each.

A deed says by `hand.note` what exactly it is about to do, and then does it as a person would, by events. One that
finds nothing to act on does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QWidget,
)
from shiboken6 import isValid

import hostile
from escabel_gui.model.clock import TimeControl
from escabel_gui.model.players.player import Player
from escabel_gui.model.setup import Setup
from escabel_gui.model.single_instance import StartRequest
from escabel_gui.record.sgf import write_sgf
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.window.start import answer
from world import World, describe

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
KEYS = [
    *("Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown", "Return", "Esc", "Space", "Tab", "Shift+Tab"),
    *("F2", "F11", "Del", "Backspace", "Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+N"),
    *("Ctrl+L", "Ctrl+P", "Ctrl+R", "Ctrl+F", "Ctrl+M", "Alt+Down", "L", "M", "N", "P", "T", "Shift+Right", "Menu"),
]
SIZES = ((300, 300), (640, 480), (1080, 780), (1600, 1000), (2400, 400))


class Hand:
    """Acts in a world, at each step with chances of that step's own: a step can be repeated without the others."""

    def __init__(self, world: World, note: Callable[[str], None]) -> None:
        self.world = world
        self.note = note
        self.chance = Random()
        self._held: list[QWidget] = []  # PySide forgets a widget with the last mention of its parent

    @property
    def table(self):  # type: ignore[no-untyped-def]
        return self.world.window.table

    def somewhere(self) -> tuple[QWidget, QPoint] | None:
        """A visible widget and a place in it: half of the time any place, else any widget, however small."""
        self._held = []  # before anything is looked for: it may be what was found in these
        windows = self.world.windows()
        if not windows:
            return None
        window = self.chance.choice(windows)
        if self.chance.random() < 0.5:
            at = QPoint(self.chance.randrange(max(window.width(), 1)), self.chance.randrange(max(window.height(), 1)))
            widget = window.childAt(at) or window
            self._held = [window, widget]
            return widget, widget.mapFrom(window, at)
        self._held = [window, *window.findChildren(QWidget)]
        widgets = [child for child in self._held if child.isVisible() and child.isEnabled()]
        widget = self.chance.choice([child for child in widgets if child.window() is window] or [window])
        return widget, QPoint(
            self.chance.randrange(max(widget.width(), 1)), self.chance.randrange(max(widget.height(), 1))
        )

    def mouse(self, kind: QEvent.Type, widget: QWidget, at: QPoint, button: Qt.MouseButton, held: bool) -> None:
        if isValid(widget):
            buttons = button if held else Qt.MouseButton.NoButton
            place = QPointF(at)
            event = QMouseEvent(kind, place, QPointF(widget.mapToGlobal(at)), button, buttons, NO_MODIFIER)
            QApplication.sendEvent(widget, event)

    def move(self, widget: QWidget, at: QPoint, held: bool = False) -> None:
        if isValid(widget):
            buttons = LEFT if held else Qt.MouseButton.NoButton
            event = QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(at),
                QPointF(widget.mapToGlobal(at)),
                Qt.MouseButton.NoButton,
                buttons,
                NO_MODIFIER,
            )
            QApplication.sendEvent(widget, event)

    def click(self, widget: QWidget, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.move(widget, at)
        if isValid(widget):
            QTest.mousePress(widget, button, NO_MODIFIER, at)
        if isValid(widget):
            QTest.mouseRelease(widget, button, NO_MODIFIER, at)
        if button == RIGHT and isValid(widget):
            menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at), NO_MODIFIER)
            QApplication.sendEvent(widget, menu)

    def trigger(self, action: QAction) -> None:
        self.note(f"{action.text()!r}")
        action.trigger()

    def has_board(self) -> bool:
        return self.world.is_open and self.world.front is None

    def sees_game(self) -> bool:
        """The game on the table, and not a lesson on another board."""
        return self.world.window.scene.geometry.board is self.table.game.rules.board

    def a_move(self) -> int | None:
        """A legal move, if the person may make one."""
        if not self.has_board() or not self.table.may_play or not self.sees_game():
            return None
        moves = self.table.game.rules.all_moves(self.table.game.state)
        return self.chance.choice(moves) if moves else None


# ---- anywhere


def click(hand: Hand) -> None:
    if place := hand.somewhere():
        button = RIGHT if hand.chance.random() < 0.2 else LEFT
        hand.note(f"{button.name} {describe(place[0])} at {place[1].toTuple()}")
        hand.click(*place, button)


def double_click(hand: Hand) -> None:
    if place := hand.somewhere():
        hand.note(f"{describe(place[0])} at {place[1].toTuple()}")
        hand.click(*place)
        hand.mouse(QEvent.Type.MouseButtonDblClick, *place, LEFT, True)
        hand.mouse(QEvent.Type.MouseButtonRelease, *place, LEFT, False)


def press(hand: Hand) -> None:
    """And hold."""
    if place := hand.somewhere():
        hand.note(f"{describe(place[0])} at {place[1].toTuple()}")
        hand.mouse(QEvent.Type.MouseButtonPress, *place, LEFT, True)
        hand.move(place[0], place[1] + QPoint(12, 12), held=True)


def release(hand: Hand) -> None:
    if place := hand.somewhere():
        hand.note(f"{describe(place[0])} at {place[1].toTuple()}")
        hand.move(*place, held=True)
        hand.mouse(QEvent.Type.MouseButtonRelease, *place, LEFT, False)


def drag(hand: Hand) -> None:
    if place := hand.somewhere():
        widget, at = place
        hand.note(f"{describe(widget)} from {at.toTuple()}")
        hand.mouse(QEvent.Type.MouseButtonPress, widget, at, LEFT, True)
        for _ in range(3):
            at += QPoint(hand.chance.randint(-60, 60), hand.chance.randint(-60, 60))
            hand.move(widget, at, held=True)
        hand.mouse(QEvent.Type.MouseButtonRelease, widget, at, LEFT, False)


def hover(hand: Hand) -> None:
    if place := hand.somewhere():
        hand.note(describe(place[0]))
        hand.move(*place)


def wheel(hand: Hand) -> None:
    if place := hand.somewhere():
        widget, at = place
        hand.note(describe(widget))
        turns = QPoint(0, 120 * hand.chance.choice([-5, -1, 1, 5]))
        event = QWheelEvent(
            QPointF(at),
            QPointF(widget.mapToGlobal(at)),
            QPoint(),
            turns,
            Qt.MouseButton.NoButton,
            NO_MODIFIER,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)


def key(hand: Hand) -> None:
    windows = hand.world.windows()
    if windows:
        keys = hand.chance.choice(KEYS)
        widget = hand.world.app.activePopupWidget() or hand.world.app.focusWidget() or hand.chance.choice(windows)
        hand.note(f"{keys} in {describe(widget)}")
        QTest.keySequence(widget, QKeySequence(keys))


def write(hand: Hand) -> None:
    """Type into whatever has the keyboard."""
    widget = hand.world.app.focusWidget()
    if widget is not None:
        text = hand.chance.choice(hostile.WRITINGS)
        hand.note(f"{text!r} into {describe(widget)}")
        for letter in text:
            if isValid(widget):
                QTest.keyClick(widget, letter) if letter.isascii() else None


def paste_here(hand: Hand) -> None:
    """Paste into whatever has the keyboard."""
    widget = hand.world.app.focusWidget()
    if widget is not None:
        fill_clipboard(hand)
        QTest.keySequence(widget, QKeySequence("Ctrl+V"))


def act(hand: Hand) -> None:
    """Choose any command that a window offers now."""
    windows = hand.world.windows()
    if windows:
        window = hand.chance.choice(windows)
        actions = [
            action
            for action in window.findChildren(QAction)
            if action.isEnabled() and action.isVisible() and action.text()
        ]
        if isinstance(window, QMenu):
            actions = [action for action in window.actions() if action.isEnabled()]
        if actions:
            hand.trigger(hand.chance.choice(actions))


def set_field(hand: Hand) -> None:
    """Choose something else in a field of the window in front."""
    windows = hand.world.windows()
    if windows:
        window = hand.chance.choice(windows)
        kinds = (QComboBox, QAbstractSpinBox, QAbstractButton, QLineEdit)
        fields = [field for kind in kinds for field in window.findChildren(kind) if field.isVisible()]
        fields = [field for field in fields if field.isEnabled()]
        if fields:
            field = hand.chance.choice(fields)
            hand.note(describe(field))
            if isinstance(field, QAbstractButton):
                hand.click(field, field.rect().center())
            else:
                field.setFocus()
                QTest.keySequence(field, QKeySequence(hand.chance.choice(["Up", "Down", "PgUp", "PgDown", "End"])))


def answer_dialog(hand: Hand) -> None:
    """Say something to a dialog, so that it goes."""
    front = hand.world.front
    if isinstance(front, QFileDialog):
        choose_file(hand)
    elif isinstance(front, QDialog):
        buttons = [button for button in front.findChildren(QAbstractButton) if button.isVisible()]
        if buttons and hand.chance.random() < 0.7:
            button = hand.chance.choice(buttons)
            hand.note(f"{button.text()!r} of {describe(front)}")
            hand.click(button, button.rect().center())
        else:
            hand.note(f"Escape in {describe(front)}")
            QTest.keyClick(front, Qt.Key.Key_Escape)
    elif front is not None:
        hand.note(f"Escape in {describe(front)}")
        QTest.keyClick(front, Qt.Key.Key_Escape)


def choose_file(hand: Hand) -> None:
    """Name a file in a dialog; nothing else is done there, as it can delete what it shows."""
    dialog = hand.world.front
    if not isinstance(dialog, QFileDialog):
        return
    if hand.chance.random() < 0.2:
        hand.note("Cancel")
        dialog.reject()
        return
    here = hand.world.folder
    if dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave:
        path = here / "out" / hostile.file_name(hand.chance).replace("\n", " ")
    elif dialog.fileMode() == QFileDialog.FileMode.Directory:
        path = hand.chance.choice([here / "files", here / "out"])
    else:
        path = hand.chance.choice(sorted((here / "files").iterdir()))
    hand.note(f"{path.name!r} in {describe(dialog)}")
    dialog.findChild(QLineEdit).setText(str(path))
    dialog.accept()


# ---- the game


def play(hand: Hand) -> None:
    """Make a legal move on the board, by clicks or by carrying the piece."""
    move = hand.a_move()
    if move is None:
        return
    rules, board, acts = hand.table.game.rules, hand.world.window.board, hand.world.window.acts
    hand.note(rules.format_move(move))
    if move in (PASS, SWAP):
        (acts.pass_turn if move == PASS else acts.swap).trigger()
        return
    places = [board.position_of(int(move_point(move)))]
    if is_step(move):
        places.append(board.position_of(rules.target_point(move)))
    if len(places) == 2 and hand.chance.random() < 0.5:
        hand.move(board.viewport(), places[0])
        hand.mouse(QEvent.Type.MouseButtonPress, board.viewport(), places[0], LEFT, True)
        hand.move(board.viewport(), (places[0] + places[1]) / 2, held=True)
        hand.move(board.viewport(), places[1], held=True)
        hand.mouse(QEvent.Type.MouseButtonRelease, board.viewport(), places[1], LEFT, False)
        return
    for place in places:
        hand.click(board.viewport(), place)


def play_line(hand: Hand) -> None:
    """Make several moves in a row."""
    for _ in range(hand.chance.randint(2, 6)):
        play(hand)
        with hand.world.watchdog.paused():
            pass  # nobody's hand is so quick that the event loop gets no turn in between


def type_move(hand: Hand) -> None:
    move = hand.a_move()
    if move is not None:
        text = hand.table.game.rules.format_move(move) if hand.chance.random() < 0.8 else "z99"
        hand.note(text)
        entry = hand.world.window.history.entry
        hand.world.window.acts.type_move.trigger()
        QTest.keyClicks(entry, text)
        QTest.keyClick(entry, Qt.Key.Key_Return)


def point_cursor(hand: Hand) -> None:
    if hand.has_board() and hand.world.window.acts.cursor.isVisible():
        hand.trigger(hand.world.window.acts.cursor)
        board = hand.world.window.board
        for _ in range(hand.chance.randrange(6)):
            QTest.keySequence(board, QKeySequence(hand.chance.choice(["Left", "Right", "Up", "Down", "Return"])))


def new_game(hand: Hand) -> None:
    """Begin any game with any options, against whomever."""
    if hand.has_board():
        rules = hostile.some_rules(hand.chance)
        players = tuple(Player(hand.chance.choice([0, 0, 0, 1, 2])) for _ in range(2))
        control = hand.chance.choice(
            [TimeControl(), TimeControl(), TimeControl("fischer", 5, 1), TimeControl("sudden", 1)]
        )
        setup = Setup(rules.wire_name, int(rules.size), players, control)
        hand.note(str(setup))
        hand.world.window.other_windows.begin(setup)


def comment(hand: Hand) -> None:
    if hand.has_board():
        hand.world.window.acts.write_comment.trigger()
        field = hand.world.app.focusWidget()
        if field is not None:
            hand.note(describe(field))
            QTest.keyClicks(field, hand.chance.choice(["Good.", "<b>no</b>", "a]b\\ ", "?!"]))


def resize(hand: Hand) -> None:
    windows = hand.world.windows()
    if windows:
        window = hand.chance.choice(windows)
        size = hand.chance.choice(SIZES)
        hand.note(f"{size} {describe(window)}")
        window.resize(*size)


# ---- games from elsewhere


def fill_clipboard(hand: Hand) -> None:
    with hand.world.watchdog.paused():
        text = hostile.text(hand.chance)
        if hand.world.is_open and hand.chance.random() < 0.1:
            text = write_sgf(hand.table.game.tree)
    hand.note(f"{len(text)} letters: {text[:60]!r}")
    hand.world.app.clipboard().setText(text)


def paste(hand: Hand) -> None:
    if hand.has_board():
        fill_clipboard(hand)
        hand.world.window.acts.paste.trigger()


def open_file(hand: Hand) -> None:
    """As the desktop asks for it, by a second start of the program."""
    if hand.world.is_open and hand.world.app.activeModalWidget() is None:
        path = hand.chance.choice(sorted((hand.world.folder / "files").iterdir()))
        hand.note(repr(path.name))
        answer(hand.world.window, StartRequest((str(path),), {}))


def another_program(hand: Hand) -> None:
    """Adds a file to the games, changes one or takes it away."""
    games = hand.world.folder / "home" / "games"
    others = [path for path in sorted(games.glob("*.sgf")) if hand.world.is_open and path != hand.table.path]
    with hand.world.watchdog.paused():
        data = hostile.text(hand.chance).encode("utf-8", "surrogatepass")
        match hand.chance.randrange(3):
            case 0:
                hand.note("adds a file")
                (games / f"other {hand.chance.randrange(20)}.sgf").write_bytes(data)
            case 1 if others:
                path = hand.chance.choice(others)
                hand.note(f"changes {path.name!r}")
                path.write_bytes(data)
            case 2 if others:
                path = hand.chance.choice(others)
                hand.note(f"takes {path.name!r} away")
                path.unlink()


def library(hand: Hand) -> None:
    if hand.has_board():
        hand.trigger(hand.world.window.acts.library)


def review_library(hand: Hand) -> None:
    """Have the whole library reviewed, or pause that, go on or stop."""
    windows = [window for window in hand.world.windows() if isinstance(window, LibraryWindow)]
    if not windows:
        library(hand)
        return
    acts = windows[0].acts
    choices = [acts.review_all, acts.review_all, acts.pause_review, acts.resume_review, acts.stop_review]
    if enabled := [action for action in choices if action.isEnabled()]:
        hand.trigger(hand.chance.choice(enabled))


def prefer(hand: Hand) -> None:
    """Open the preferences, or switch the sounds."""
    if hand.has_board():
        acts = hand.world.window.acts
        hand.trigger(hand.chance.choice([acts.preferences, acts.preferences, acts.sounds]))


def learn(hand: Hand) -> None:
    """Go into a lesson, a puzzle or a drill, on in it, or out of it."""
    if hand.has_board():
        window = hand.world.window
        sets = (window.learning_acts, window.puzzle_acts, window.drill_acts)
        actions = [action for acts in sets for action in acts.findChildren(QAction) if action.isEnabled()]
        hand.trigger(hand.chance.choice(actions))


def join(hand: Hand) -> None:
    """Join a friend by what was pasted, or be the one who invites."""
    if hand.has_board():
        acts = hand.world.window.acts
        if hand.chance.random() < 0.3:
            hand.trigger(hand.chance.choice([acts.invite, acts.invite_directly, acts.join]))
            return
        text = hand.chance.choice([hostile.code, hostile.invitation])(hand.chance)
        hand.note(repr(text))
        hand.world.app.clipboard().setText(text)
        acts.paste.trigger()


def leave(hand: Hand) -> None:
    """Close the window; the program is started again by whoever finds none."""
    if hand.has_board():
        hand.note("")
        hand.world.window.close()


DEEDS: dict[Callable[[Hand], None], int] = {  # and how often each is done
    click: 20,
    double_click: 4,
    press: 4,
    release: 4,
    drag: 6,
    hover: 6,
    wheel: 6,
    key: 20,
    write: 6,
    paste_here: 2,
    act: 25,
    set_field: 8,
    answer_dialog: 15,
    play: 25,
    play_line: 5,
    type_move: 4,
    point_cursor: 3,
    new_game: 5,
    comment: 3,
    resize: 2,
    paste: 8,
    open_file: 4,
    another_program: 2,
    library: 3,
    review_library: 4,
    prefer: 3,
    learn: 6,
    join: 4,
    leave: 1,
}
BY_NAME = {deed.__name__: deed for deed in DEEDS}
IN_FRONT = (
    click,
    key,
    write,
    paste_here,
    act,
    set_field,
    answer_dialog,
    answer_dialog,
    answer_dialog,
    wheel,
    hover,
    drag,
)
IN_FILE_DIALOG = (choose_file,)
BY_NAME["choose_file"] = choose_file
