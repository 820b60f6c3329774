"""Games by message: texts with codes that are copied here, sent by any means, and pasted from the friend's messages."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from escabel_gui.link.game_code import CodeError, find_code
from escabel_gui.link.local_replica import ID
from escabel_gui.link.packing import SentGame
from escabel_gui.model.table.table import Table
from escabel_gui.record.progress import Cancelled, ProgressCallback
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.storage.game_store import StoredGame
from escabel_gui.record.storage.importing import cannot_be_read
from escabel_gui.rules.message import Message
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.friends.message_text import message_text
from escabel_gui.view.language import translate
from escabel_gui.view.widgets.questions import warn
from escabel_gui.view.widgets.waiting import run_with_progress


class MessageGames(QObject):
    """Controller of games by message, which copies invitations and codes, and brings those that come to their game."""

    def __init__(self, table: Table, acts: WindowActions, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._acts = acts
        self._window = window
        self._made: tuple[str, Message] | None = None  # a text that is to be on the clipboard, and what to say then
        remote_game = table.remote_game
        for action, do in (
            (acts.copy_code, self._copy),
            (acts.copy_invitation, self._copy),
            (acts.allow, lambda: remote_game.answer(True)),
            (acts.refuse, lambda: remote_game.answer(False)),
            (acts.keep_line, lambda: remote_game.settle(False)),
            (acts.take_line, lambda: remote_game.settle(True)),
        ):
            action.triggered.connect(do)
        table.changed.connect(self._refresh)
        table.writer.settled.connect(self._put_on_clipboard)
        self._refresh()

    def _refresh(self) -> None:
        acts, remote_game = self._acts, self._table.remote_game
        acts.copy_invitation.setEnabled(remote_game.is_new)
        acts.copy_code.setEnabled(remote_game.copy is not None and not remote_game.is_new)
        acts.players.setEnabled(not remote_game.is_on)
        for action in (acts.allow, acts.refuse):
            action.setEnabled(remote_game.is_asked)
        for action in (acts.keep_line, acts.take_line):
            action.setEnabled(remote_game.has_conflict)

    def _copy(self) -> None:
        """Make a message, to be copied when what it tells has been written to the disk, or cannot be written."""
        remote_game = self._table.remote_game
        words = Message("The message is copied: send it to {0}.", (remote_game.friend_name,))
        self._made = message_text(self._table.game.tree, remote_game.tell()), words

    def _put_on_clipboard(self) -> None:
        made, self._made = self._made, None
        if made is not None:
            text, words = made
            QGuiApplication.clipboard().setText(text)
            self._table.said.emit(words)

    # ---- what comes

    def take_text(self, text: str) -> None:
        """Go on with the game whose code is in a text, or begin it."""
        try:
            sent, kept = run_with_progress(
                lambda report: self._look_for(text, report), self._window, self.tr("Looking for the game…")
            )
        except Cancelled:
            return
        except CodeError as error:
            warn(self._window, translate(error.words))
            return
        except (OSError, RecordError) as error:
            words = translate(cannot_be_read(error))
            warn(self._window, self.tr("The game of this code cannot be opened. {0}").format(words))
            return
        copy = self._table.remote_game.copy
        if copy is not None and copy.game.terms.id == sent.game.terms.id:
            self._table.remote_game.hear_code(*sent)
        elif kept is not None:
            self._table.resume(*kept, news=sent)
        else:
            self._table.join(sent)

    def _look_for(self, text: str, report: ProgressCallback) -> tuple[SentGame, StoredGame | None]:
        """Find the game in a text, and the stored game that it continues."""
        sent = find_code(text, report)
        games = self._table.kept_games
        path = games.find(ID, sent.game.terms.id.hex(), report)
        return sent, None if path is None else games.open(path, report)
