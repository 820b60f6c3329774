"""Everything that can be done in the window: its words, its keys and its icon, each said once."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup

from escabel_gui.rules.words import Words, phrase
from escabel_gui.view.commands.actions import Actions
from escabel_gui.view.look.icons import icon


class WindowActions(Actions):
    """The actions, without what they do: the window connects them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.new = self._add(Words("New game …"), "Ctrl+N", "new")
        self.again = self._add(
            Words("Next game"),
            "",
            "again",
            Words("The next game of the match: the same again, with the colors changed"),
        )
        self.open = self._add(Words("Open …"), "Ctrl+O", "open")
        self.library = self._add(Words("Library"), "Ctrl+L", "library", Words("All your games"))
        self.save = self._add(
            Words("Save a copy"),
            "Ctrl+S",
            "save",
            Words("Every game is saved by itself; this makes a copy to keep elsewhere"),
        )
        self.save_as = self._add(Words("Save a copy as …"), "Ctrl+Shift+S")
        self.save_picture = self._add(Words("Picture of the board …"), "", "", Words("The board as PNG, SVG or PDF"))
        self.save_booklet = self._add(
            Words("Diagrams of the game …"), "", "", Words("The whole game as a PDF to print")
        )
        self.save_page = self._add(Words("Web page of the game …"), "", "", Words("Replays the game in any browser"))
        self.players = self._add(Words("Change players …"), "Ctrl+P", "players")
        self.quit = self._add(Words("Quit"), "Ctrl+Q")
        self.take_back = self._add(
            Words("Take back"),
            "Ctrl+Z",
            "undo",
            Words("Undo to your own turn"),
            short=phrase("Take back", "a button with little room"),
        )
        self.redo = self._add(Words("Redo"), "Ctrl+Shift+Z", "redo")
        self.copy = self._add(Words("Copy game as text"), "Ctrl+C")
        self.copy_picture = self._add(Words("Copy picture of the board"), "Ctrl+Shift+C")
        self.paste = self._add(Words("Paste game"), "Ctrl+V")
        self.preferences = self._add(Words("Preferences …"), "Ctrl+,")
        self.swap = self._add(
            Words("Swap sides"), "", "swap", Words("Take over Black and Black's first move; your friend plays White")
        )
        #: a command: give up this turn
        self.pass_turn = self._add(Words("Pass"), "", "pass")
        self.hint = self._add(Words("Hint"), "H", "hint", Words("One move and the reason for it"))
        self.resign = self._add(Words("Resign"), "", "resign")
        self.bot_move = self._add(
            #: said to the bot
            Words("Bot, move!"),
            "Return",
            "bot",
            Words("Let the bot move for this side, or at once if it is thinking"),
        )
        self.pause = self._add(Words("Pause"), "", "pause")
        #: after a pause
        self.unpause = self._add(Words("Go on"), "", "play")
        self.invite = self._add(
            Words("Invite by message …"),
            "",
            "",
            Words("A game with a friend elsewhere, by codes that you send each other"),
        )
        self.invite_directly = self._add(
            Words("Invite directly …"), "", "", Words("A game with a friend whose program connects to yours")
        )
        self.join = self._add(
            Words("Join a friend …"), "", "", Words("A game to which a friend has invited you directly")
        )
        self.show_invitation = self._add(
            Words("Show the invitation"), "", "", Words("What your friend needs to know to join this game")
        )
        self.accept = self._add(Words("Accept"), "", "", Words("Accept what your friend has offered"))
        self.decline = self._add(Words("Decline"), "", "", Words("Decline what your friend has offered"))
        self.copy_code = self._add(
            Words("Copy the code for your friend"),
            "",
            "",
            Words("The whole game as a code, to be sent to your friend"),
            short=Words("Copy your answer"),
        )
        self.copy_invitation = self._add(
            Words("Copy the invitation"),
            "",
            "",
            Words("The code with which your friend begins the game, to be sent to them"),
        )
        self.allow = self._add(
            Words("Let them take back"), "", "", Words("Your friend's latest move is taken back"), short=Words("Allow")
        )
        self.refuse = self._add(
            Words("Do not let them"), "", "", Words("The game stays as it is"), short=Words("Refuse")
        )
        self.keep_line = self._add(
            Words("Keep the line here"), "", "", Words("The game goes on as it stands here"), short=Words("Keep mine")
        )
        self.take_line = self._add(
            Words("Take your friend's line"),
            "",
            "",
            Words("The game goes on as your friend has it"),
            short=Words("Take theirs"),
        )
        self.first = self._add(Words("To the start"), "Home", "first")
        self.back = self._add(Words("One move back"), "Left", "back")
        self.forward = self._add(Words("One move on"), "Right", "forward")
        self.last = self._add(Words("To the end"), "End", "last")
        self.up = self._add(Words("Previous variation"), "Up")
        self.down = self._add(Words("Next variation"), "Down")
        self.promote = self._add(
            Words("Make this the main line"), "", "", Words("This variation becomes the game itself")
        )
        self.delete = self._add(Words("Delete from here"), "Del", "", Words("Delete this move and all that follows it"))
        self.undo_edit = self._add(Words("Undo change to moves"), "", "undo", Words("Bring deleted moves back"))
        self.play_on = self._add(
            Words("Play on from here …"), "", "", Words("A new game with these moves, against a friend or the bot")
        )
        self.set_up = self._add(
            Words("Set up a position …"), "", "", Words("Put pieces on this board as you like, and play on from there")
        )
        self.write_comment = self._add(Words("Write a comment"), "Ctrl+M")
        self.cursor = self._add(Words("Point cursor"), "F2", "", Words("Play with the arrow keys, Enter and Escape"))
        self.type_move = self._add(Words("Type a move"), "M")
        #: turn it upside down
        self.flip = self._add(Words("Flip board"), "Ctrl+F", "flip")
        self.lens = self._add(
            #: a layer on the board that shows what the rules say
            Words("Lens"),
            "L",
            "",
            Words("What is connected, cut or contested, also after the move under the pointer"),
        )
        self.lens.setCheckable(True)
        self.first_stones = self._add(
            Words("How fair is each first stone?"),
            "F",
            "",
            Words("How often Black wins after it, as long searches tell; a game with this help is not rated"),
            short=Words("How fair is it?"),
        )
        self.first_stones.setCheckable(True)
        self.sounds = self._add(
            Words("Sounds"), "", "mute", Words("Short sounds for moves, refusals, the clock and the end")
        )
        self.sounds.setCheckable(True)
        self.sounds.toggled.connect(lambda on: self.sounds.setIcon(icon("sound" if on else "mute")))
        self.analysis = self._add(Words("Analysis"), "Space", "analysis", Words("Show what the engine would play here"))
        self.analysis.setCheckable(True)
        self.review = self._add(
            Words("Review game"),
            "Ctrl+R",
            "review",
            Words("Look at every position, and find where it was lost"),
            short=Words("Review"),
        )
        self.next_mistake = self._add(Words("Next mistake"), "N", "next-mistake")
        self.previous_mistake = self._add(Words("Previous mistake"), "P", "previous-mistake")
        self.try_yourself = self._add(
            Words("Try it yourself"), "T", "", Words("Go to the position before this mistake and find a better move")
        )
        self.panel = self._add(Words("Side panel"), "F9", "", Words("Moves, analysis and review beside the board"))
        self.panel.setCheckable(True)
        self.zen = self._add(
            Words("Nothing but the board"), "Z", "", Words("Hide all but board and players; Escape leaves")
        )
        self.zen.setCheckable(True)
        self.full_screen = self._add(Words("Full screen"), "F11")
        self.full_screen.setCheckable(True)
        self.rules = self._add(Words("Rules of this game"), "F1", "help")
        self.keys = self._add(Words("Keys"), "Ctrl+?")
        self.signs = self._add(Words("Signs on the board"), "", "", Words("What each sign on the board means"))
        self.about = self._add(Words("About Escabel"), "")
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
