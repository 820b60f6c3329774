"""Actions of the window: words, keys and icons, each said once."""

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QActionGroup

from escabel_gui.rules.message import Message, make_message
from escabel_gui.shipped import site
from escabel_gui.view.commands.actions import Actions, ActionTexts
from escabel_gui.view.look.icons import icon

HINT: Final = ActionTexts(Message("Hint"), Message("One move and the reason for it"), Message("Hint"))
MORE_OF_HINT: Final = ActionTexts(
    Message("More of the hint"),
    Message("How both would go on, and then the move on the board"),
    #: on a button: more of the hint that is shown
    Message("More"),
)


class WindowActions(Actions):
    """Actions of the window, without what they do: the window connects them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.new = self._add(Message("New game…"), keys="Ctrl+N", icon="new")
        self.again = self._add(
            Message("Play again"),
            Message("The next game of the match: the same again, with the colors changed"),
            icon="again",
        )
        self.open = self._add(Message("Open…"), keys="Ctrl+O", icon="open")
        self.library = self._add(Message("Library"), Message("All your games"), keys="Ctrl+L", icon="library")
        self.save = self._add(
            Message("Save a copy"),
            Message("Every game is saved by itself; this makes a copy to keep elsewhere"),
            keys="Ctrl+S",
            icon="save",
        )
        self.save_as = self._add(Message("Save a copy as…"), keys="Ctrl+Shift+S")
        self.save_picture = self._add(Message("Picture of the board…"), Message("The board as PNG, SVG or PDF"))
        self.save_booklet = self._add(Message("Diagrams of the game…"), Message("The whole game as a PDF to print"))
        self.save_page = self._add(Message("Web page of the game…"), Message("Replays the game in any browser"))
        self.players = self._add(Message("Change players…"), keys="Ctrl+P", icon="players")
        self.quit = self._add(Message("Quit"), keys="Ctrl+Q")
        self.quit.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)  # in the windows beside this one, too
        self.take_back = self._add(
            Message("Take back"),
            Message("Take back moves until it is your turn again"),
            keys="Ctrl+Z",
            icon="undo",
            short=make_message("Take back", "a button with little room"),
        )
        self.redo = self._add(Message("Redo"), keys="Ctrl+Shift+Z", icon="redo")
        self.copy = self._add(Message("Copy game as text"), keys="Ctrl+C")
        self.copy_picture = self._add(Message("Copy picture of the board"), keys="Ctrl+Shift+C")
        self.paste = self._add(Message("Paste game"), keys="Ctrl+V")
        self.preferences = self._add(Message("Preferences…"), keys="Ctrl+,")
        self.swap = self._add(
            Message("Swap sides"), Message("Take over Black and its first move; your opponent plays White"), icon="swap"
        )
        #: a command: give up this turn
        self.pass_turn = self._add(Message("Pass"), icon="pass")
        self.hint = self._add(HINT.text, HINT.hint, keys="H", icon="hint", short=HINT.short)
        self.resign = self._add(Message("Resign"), icon="resign")
        self.think_again = self._add(
            Message("Choose another move"), Message("Do without the move in question"), short=Message("Think again")
        )
        self.play_anyway = self._add(
            Message("Play it anyway"),
            Message("Make the move in question; the same move again does that, too"),
            keys="Y",
        )
        for action in (self.think_again, self.play_anyway):
            action.setEnabled(False)
        self.bot_move = self._add(
            #: said to the bot
            Message("Let the bot move"),
            Message("Let the bot move for this side, or at once if it is thinking"),
            keys="Return",
            icon="bot",
        )
        self.pause = self._add(Message("Pause"), icon="pause")
        #: after a pause
        self.unpause = self._add(Message("Go on"), icon="play")
        self.invite = self._add(
            Message("Invite by message…"),
            Message("A game with a friend elsewhere, by messages that you send each other"),
        )
        self.invite_directly = self._add(
            Message("Invite over the network…"), Message("A game with a friend whose program connects to yours")
        )
        self.join = self._add(
            Message("Join over the network…"), Message("A game to which a friend has invited you directly")
        )
        self.show_invitation = self._add(
            Message("Show the invitation"), Message("What your friend needs to know to join this game")
        )
        self.accept = self._add(Message("Accept"), Message("Accept what your friend has offered"))
        self.decline = self._add(Message("Decline"), Message("Decline what your friend has offered"))
        self.copy_code = self._add(
            Message("Copy the message for your friend"),
            Message("A text with the whole game, to be sent to your friend"),
            short=Message("Copy your answer"),
        )
        self.copy_invitation = self._add(
            Message("Copy the invitation"),
            Message("The text with which your friend begins the game, to be sent to them"),
        )
        self.prepare = self._add(
            Message("Prepare answers"),
            Message("Answers to moves that your friend may make, played at once when they come; nobody else sees them"),
            keys="Shift+P",
        )
        self.leave_preparation = self._add(
            Message("Stop preparing answers"),
            Message("Back to your game; what is prepared stays"),
            #: a button that ends preparing answers
            short=Message("Done"),
        )
        self.leave_preparation.setEnabled(False)
        self.allow = self._add(
            Message("Allow take-back"), Message("Your friend’s latest move is taken back"), short=Message("Allow")
        )
        self.refuse = self._add(
            Message("Refuse take-back"), Message("The game stays as it is"), short=Message("Refuse")
        )
        self.keep_line = self._add(
            Message("Keep my version"), Message("The game goes on as it stands here"), short=Message("Keep mine")
        )
        self.take_line = self._add(
            Message("Use my friend’s version"),
            Message("The game goes on as your friend has it"),
            short=Message("Take theirs"),
        )
        self.first = self._add(Message("To the start"), keys="Home", icon="first")
        self.back = self._add(Message("One move back"), keys="Left", icon="back")
        self.forward = self._add(Message("One move forward"), keys="Right", icon="forward")
        self.last = self._add(Message("To the end"), keys="End", icon="last")
        self.up = self._add(Message("Previous variation"), keys="Up")
        self.down = self._add(Message("Next variation"), keys="Down")
        self.promote = self._add(Message("Make this the main line"), Message("This variation becomes the game itself"))
        self.delete = self._add(
            Message("Delete from here"), Message("Delete this move and all that follows it"), keys="Del"
        )
        self.undo_edit = self._add(Message("Undo change to moves"), Message("Bring deleted moves back"), icon="undo")
        self.play_on = self._add(
            Message("Play on from here…"), Message("A new game with these moves, against a friend or the bot")
        )
        self.play_out = self._add(
            Message("Play it out"), Message("Begin a game from this position of an exercise, from either side")
        )
        self.play_out.setEnabled(False)
        self.set_up = self._add(
            Message("Set up a position…"), Message("Put pieces on this board as you like, and play on from there")
        )
        self.write_comment = self._add(Message("Write a comment"), keys="Ctrl+M")
        self.cursor = self._add(
            Message("Play with the keyboard"), Message("Play with the arrow keys, Enter and Escape"), keys="F2"
        )
        self.type_move = self._add(Message("Type a move"), keys="M")
        #: turn it upside down
        self.flip = self._add(Message("Flip board"), keys="Ctrl+F", icon="flip")
        self.overlay = self._add(
            #: a layer on the board that shows what the rules say
            Message("Show connections"),
            Message("What is connected, cut or contested, also after the move under the pointer"),
            keys="L",
            is_checkable=True,
        )
        self.first_stones = self._add(
            Message("Show fair first moves"),
            Message("How often Black wins after it, as long searches tell; a game with this help is not rated"),
            keys="F",
            short=Message("Show fairness"),
            is_checkable=True,
        )
        self.sounds = self._add(
            Message("Sounds"),
            Message("Short sounds for moves, refusals, the clock and the end"),
            icon="mute",
            is_checkable=True,
        )
        self.sounds.toggled.connect(lambda on: self.sounds.setIcon(icon("sound" if on else "mute")))
        self.analysis = self._add(
            Message("Analysis"),
            Message("Show what the bot would play here"),
            keys="Space",
            icon="analysis",
            is_checkable=True,
        )
        self.review = self._add(
            Message("Review game"),
            Message("Look at every position, and find where it was lost"),
            keys="Ctrl+R",
            icon="review",
            short=Message("Review"),
        )
        self.next_mistake = self._add(
            Message("Next mistake"), keys="N", icon="next-mistake", short=make_message("Next", "a mistake")
        )
        self.previous_mistake = self._add(
            Message("Previous mistake"), keys="P", icon="previous-mistake", short=make_message("Previous", "a mistake")
        )
        self.try_yourself = self._add(
            Message("Try it yourself"),
            Message("Go to the position before this mistake and find a better move"),
            keys="T",
        )
        self.explore = self._add(
            Message("Other games from here"),
            Message("What was played from this position in your games, or those of a folder or file, and how it went"),
            keys="Shift+G",
        )
        self.report = self._add(
            Message("Report on games"),
            Message("Results, first moves, mistakes and ratings over the games of your library"),
            icon="report",
        )
        self.why_not = self._add(
            Message("Why not this move?"),
            Message("Make a move on the board, and see what answers it; your game stays as it is"),
            keys="Shift+H",
        )
        self.leave_question = self._add(
            Message("Leave the question"), Message("Back to your game"), short=Message("Leave")
        )
        self.leave_question.setEnabled(False)
        self.look_at_shape = self._add(
            Message("Look at the shape"), Message("The page of the shape that was just named; your game waits")
        )
        self.look_at_shape.setEnabled(False)
        self.panel = self._add(
            Message("Side panel"),
            Message("Moves, analysis, review and other games beside the board"),
            keys="F9",
            is_checkable=True,
        )
        self.zen = self._add(
            Message("Board only"), Message("Hide all but board and players; Escape leaves"), keys="Z", is_checkable=True
        )
        self.full_screen = self._add(Message("Full screen"), keys="F11", is_checkable=True)
        self.rules = self._add(Message("Rules of this game"), keys="F1", icon="help")
        self.keys = self._add(Message("Keyboard shortcuts"), keys="Ctrl+?")
        self.signs = self._add(Message("Symbols on the board"), Message("What each sign on the board means"))
        self.about = self._add(Message("About Escabel"))
        self.updates = self._add(Message("Check for updates…"))
        self.updates.setVisible(bool(site()))
        self.of_game = QActionGroup(self)  # what concerns the game on the table, and rests while another is shown
        self.of_game.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        for action in (
            *(self.again, self.players, self.take_back, self.redo, self.hint, self.resign, self.bot_move),
            *(self.pause, self.unpause, self.first, self.back, self.forward, self.last, self.up, self.down),
            *(self.promote, self.delete, self.undo_edit, self.play_on, self.set_up, self.write_comment),
            *(self.analysis, self.review, self.explore, self.next_mistake, self.previous_mistake),
            *(self.try_yourself, self.why_not, self.save, self.save_as, self.save_picture, self.save_booklet),
            *(self.save_page, self.copy, self.copy_picture, self.panel, self.zen, self.first_stones, self.prepare),
        ):
            self.of_game.addAction(action)

    def offer_more(self, is_more: bool) -> None:
        """Name the action for a hint by what it does now: tell more of the one that is shown, or bring one."""
        self._rename(self.hint, MORE_OF_HINT if is_more else HINT)
