"""Everything that can be done in the window: its words, its keys and its icon, each said once."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QActionGroup

from escabel_gui.view.commands.actions import Actions


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


class WindowActions(Actions):
    """The actions, without what they do: the window connects them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.new = self._add(_tr("New game …"), "Ctrl+N", "new")
        self.again = self._add(
            _tr("Next game"), "", "again", _tr("The next game of the match: the same again, with the colors changed")
        )
        self.open = self._add(_tr("Open …"), "Ctrl+O", "open")
        self.library = self._add(_tr("Library"), "Ctrl+L", "library", _tr("All your games"))
        self.save = self._add(
            _tr("Save a copy"),
            "Ctrl+S",
            "save",
            _tr("Every game is saved by itself; this makes a copy to keep elsewhere"),
        )
        self.save_as = self._add(_tr("Save a copy as …"), "Ctrl+Shift+S")
        self.save_picture = self._add(_tr("Picture of the board …"), "", "", _tr("The board as PNG, SVG or PDF"))
        self.save_booklet = self._add(_tr("Diagrams of the game …"), "", "", _tr("The whole game as a PDF to print"))
        self.save_page = self._add(_tr("Web page of the game …"), "", "", _tr("Replays the game in any browser"))
        self.players = self._add(_tr("Change players …"), "Ctrl+P", "players")
        self.quit = self._add(_tr("Quit"), "Ctrl+Q")
        self.take_back = self._add(_tr("Take back"), "Ctrl+Z", "undo", _tr("Undo to your own turn"))
        self.redo = self._add(_tr("Redo"), "Ctrl+Shift+Z", "redo")
        self.copy = self._add(_tr("Copy game as text"), "Ctrl+C")
        self.copy_picture = self._add(_tr("Copy picture of the board"), "Ctrl+Shift+C")
        self.paste = self._add(_tr("Paste game"), "Ctrl+V")
        self.preferences = self._add(_tr("Preferences …"), "Ctrl+,")
        self.swap = self._add(
            _tr("Swap sides"), "", "swap", _tr("Take over Black and Black's first move; your friend plays White")
        )
        self.pass_turn = self._add(_tr("Pass"), "", "pass")
        self.hint = self._add(_tr("Hint"), "H", "hint", _tr("One move and the reason for it"))
        self.resign = self._add(_tr("Resign"), "", "resign")
        self.bot_move = self._add(
            _tr("Bot, move!"), "Return", "bot", _tr("Let the bot move for this side, or at once if it is thinking")
        )
        self.pause = self._add(_tr("Pause"), "", "pause")
        self.unpause = self._add(_tr("Go on"), "", "play")
        self.invite = self._add(
            _tr("Invite by message …"), "", "", _tr("A game with a friend elsewhere, by codes that you send each other")
        )
        self.invite_directly = self._add(
            _tr("Invite directly …"), "", "", _tr("A game with a friend whose program connects to yours")
        )
        self.join = self._add(_tr("Join a friend …"), "", "", _tr("A game to which a friend has invited you directly"))
        self.show_invitation = self._add(
            _tr("Show the invitation"), "", "", _tr("What your friend needs to know to join this game")
        )
        self.accept = self._add(_tr("Accept"), "", "", _tr("Accept what your friend has offered"))
        self.decline = self._add(_tr("Decline"), "", "", _tr("Decline what your friend has offered"))
        self.copy_code = self._add(
            _tr("Copy the code for your friend"), "", "", _tr("The whole game as a code, to be sent to your friend")
        )
        self.copy_code.setIconText(_tr("Copy your answer"))
        self.copy_invitation = self._add(
            _tr("Copy the invitation"),
            "",
            "",
            _tr("The code with which your friend begins the game, to be sent to them"),
        )
        self.allow = self._add(_tr("Let them take back"), "", "", _tr("Your friend's latest move is taken back"))
        self.allow.setIconText(_tr("Allow"))
        self.refuse = self._add(_tr("Do not let them"), "", "", _tr("The game stays as it is"))
        self.refuse.setIconText(_tr("Refuse"))
        self.keep_line = self._add(_tr("Keep the line here"), "", "", _tr("The game goes on as it stands here"))
        self.keep_line.setIconText(_tr("Keep mine"))
        self.take_line = self._add(
            _tr("Take your friend's line"), "", "", _tr("The game goes on as your friend has it")
        )
        self.take_line.setIconText(_tr("Take theirs"))
        self.first = self._add(_tr("To the start"), "Home", "first")
        self.back = self._add(_tr("One move back"), "Left", "back")
        self.forward = self._add(_tr("One move on"), "Right", "forward")
        self.last = self._add(_tr("To the end"), "End", "last")
        self.up = self._add(_tr("Previous variation"), "Up")
        self.down = self._add(_tr("Next variation"), "Down")
        self.promote = self._add(_tr("Make this the main line"), "", "", _tr("This variation becomes the game itself"))
        self.delete = self._add(_tr("Delete from here"), "Del", "", _tr("Delete this move and all that follows it"))
        self.undo_edit = self._add(_tr("Undo change to moves"), "", "undo", _tr("Bring deleted moves back"))
        self.play_on = self._add(
            _tr("Play on from here …"), "", "", _tr("A new game with these moves, against a friend or the bot")
        )
        self.set_up = self._add(
            _tr("Set up a position …"), "", "", _tr("Put pieces on this board as you like, and play on from there")
        )
        self.write_comment = self._add(_tr("Write a comment"), "Ctrl+M")
        self.cursor = self._add(_tr("Point cursor"), "F2", "", _tr("Play with the arrow keys, Enter and Escape"))
        self.type_move = self._add(_tr("Type a move"), "M")
        self.flip = self._add(_tr("Flip board"), "Ctrl+F", "flip")
        self.lens = self._add(
            _tr("Lens"), "L", "", _tr("What is connected, cut or contested, also after the move under the pointer")
        )
        self.lens.setCheckable(True)
        self.first_stones = self._add(
            _tr("How fair is each first stone?"),
            "F",
            "",
            _tr("How often Black wins after it, as long searches tell; a game with this help is not rated"),
        )
        self.first_stones.setIconText(_tr("How fair is it?"))
        self.first_stones.setCheckable(True)
        self.sounds = self._add(
            _tr("Sounds"), "", "sound", _tr("Short sounds for moves, refusals, the clock and the end")
        )
        self.sounds.setCheckable(True)
        self.analysis = self._add(_tr("Analysis"), "Space", "analysis", _tr("Show what the engine would play here"))
        self.analysis.setCheckable(True)
        self.review = self._add(
            _tr("Review game"), "Ctrl+R", "review", _tr("Look at every position, and find where it was lost")
        )
        self.review.setIconText(_tr("Review"))
        self.next_mistake = self._add(_tr("Next mistake"), "N", "next-mistake")
        self.previous_mistake = self._add(_tr("Previous mistake"), "P", "previous-mistake")
        self.try_yourself = self._add(
            _tr("Try it yourself"), "T", "", _tr("Go to the position before this mistake and find a better move")
        )
        self.panel = self._add(_tr("Side panel"), "F9", "", _tr("Moves, analysis and review beside the board"))
        self.panel.setCheckable(True)
        self.zen = self._add(
            _tr("Nothing but the board"), "Z", "", _tr("Hide all but board and players; Escape leaves")
        )
        self.zen.setCheckable(True)
        self.full_screen = self._add(_tr("Full screen"), "F11")
        self.full_screen.setCheckable(True)
        self.rules = self._add(_tr("Rules of this game"), "F1", "help")
        self.keys = self._add(_tr("Keys"), "Ctrl+?")
        self.signs = self._add(_tr("Signs on the board"), "", "", _tr("What each sign on the board means"))
        self.about = self._add(_tr("About Escabel"), "")
        self.of_game = QActionGroup(self)  # what concerns the game on the table, and rests while another is shown
        self.of_game.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        for action in (
            *(self.again, self.players, self.take_back, self.redo, self.hint, self.resign, self.bot_move),
            *(self.pause, self.unpause, self.first, self.back, self.forward, self.last, self.up, self.down),
            *(self.promote, self.delete, self.undo_edit, self.play_on, self.set_up, self.write_comment),
            *(self.type_move, self.analysis, self.review, self.next_mistake, self.previous_mistake),
            *(self.try_yourself, self.save, self.save_as, self.save_picture, self.save_booklet, self.save_page),
            *(self.copy, self.copy_picture, self.panel, self.zen, self.first_stones),
        ):
            self.of_game.addAction(action)
