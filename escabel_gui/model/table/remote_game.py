"""A game with a friend elsewhere: keeps the table and the person's own copy of the shared game in step."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.replica_comparison import Relation
from escabel_gui.link.shared_game import (
    Act,
    ActKind,
    SharedGame,
    act_message,
    common_prefix_length,
    foreign_act_message,
)
from escabel_gui.link.tree_merge import add_as_variation, set_main_line
from escabel_gui.model.players.friend_player import FRIEND
from escabel_gui.model.table.game import Game
from escabel_gui.model.table.seating import Seating
from escabel_gui.record.result import Ending
from escabel_gui.rules.message import Message


class Presence(NamedTuple):
    """Presence of the friend in a direct game; `last` is when they were last seen, seconds since 1970."""

    is_there: bool = False
    last: float | None = None


class RemoteGame(QObject):
    """Game with a friend elsewhere: synchronizes the local copy; inactive in all other games.

    The game on the screen follows the copy: its main line is what stands in it.
    """

    acts_heard = Signal(list)  # Acts that are new in the copy, before the table goes on from there
    changed = Signal()  # the copy is another one: to be written, and to be told on
    ended = Signal()  # the friend has ended the game
    presence_changed = Signal()
    rematch_wanted = Signal()  # the person wants to play again
    pause_wanted = Signal(bool)  # the person wants a pause, or to go on: the friend is to hear of it
    said = Signal(object)  # Message: one line for the person

    def __init__(self, game: Game, seating: Seating, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._seating = seating
        self._presence = Presence()
        self.offer: Message | None = None  # what the friend offers, besides what belongs to the game

    @property
    def copy(self) -> LocalReplica | None:
        """Local copy of the shared game, or None without a friend elsewhere."""
        return self._seating.copy

    @property
    def friend_name(self) -> str | Message:
        """Name of the friend, or a general word where it is empty."""
        copy = self.copy
        name = "" if copy is None else self._seating.setup.players[copy.friend].name
        return name or FRIEND

    @property
    def is_direct(self) -> bool:
        """True if the two programs are connected directly, and not by messages."""
        return self.copy is not None and self.copy.is_direct

    # ---- how it stands

    @property
    def is_on(self) -> bool:
        """True while actions here concern the friend: the game is undecided, or news are unsent."""
        return self.copy is not None and (not self.copy.game.is_over or self.copy.can_undo)

    @property
    def has_conflict(self) -> bool:
        """True if the friend's copy is in conflict and the user must choose one."""
        return self.copy is not None and self.copy.other is not None

    @property
    def question(self) -> Message | None:
        """The question which of two copies counts, or None; the friend's is on the board."""
        copy = self.copy
        if copy is None or copy.other is None:
            return None
        if copy.foreign_act is not None:
            return foreign_act_message(copy.foreign_act, self.friend_name, copy.game.rules)
        return Message(
            "{0} has continued differently: that is on the board now. Which continuation counts?", (self.friend_name,)
        )

    @property
    def is_asked(self) -> bool:
        """True if the friend has asked to take back and waits for an answer."""
        return self.copy is not None and self.copy.is_asked

    @property
    def has_asked(self) -> bool:
        """True if the user has asked to take back and waits for the friend's answer."""
        return self.copy is not None and self.copy.game.asked == self.copy.person

    @property
    def has_news(self) -> bool:
        """True if there are actions that the friend may not have received."""
        return self.copy is not None and self.copy.has_news

    @property
    def is_new(self) -> bool:
        """True if nothing has come from the friend yet, so that a message is an invitation."""
        return self.copy is not None and self.copy.is_new

    @property
    def is_at_end(self) -> bool:
        """True if the current node is the end of the shared game."""
        return self.copy is None or self._game.node is self._game.tree.last_node()

    @property
    def why_not_play(self) -> Message | None:
        """The reason why no move can be made at the current node, or None."""
        copy = self.copy
        if copy is None or (copy.other is None and self._game.tree.is_decided):
            return None
        if copy.other is not None:
            return Message("First say which continuation counts: {0} has another one.", (self.friend_name,))
        if not self.is_at_end:
            return Message("The game with {0} stands elsewhere: go to its end to move.", (self.friend_name,))
        return None

    @property
    def presence(self) -> Presence:
        """Presence of the friend in a direct game."""
        return self._presence

    @presence.setter
    def presence(self, presence: Presence) -> None:
        self._presence = presence
        self.presence_changed.emit()

    # ---- what the person here does

    def note_move(self, move: int) -> None:
        """Add a move about to be made to the copy, if the shared game is undecided and ends at the current node."""
        copy, tree = self.copy, self._game.tree
        if copy is not None and not copy.game.is_over and tree.moves_to(self._game.node) == copy.game.line:
            copy.do(ActKind.MOVE, move)

    def note_end(self, person: int, ending: Ending) -> None:
        """Add an end to the copy: a person is about to resign or lose on time, or the friend has lost on time.

        The game goes to the end of its main line before.
        """
        copy = self.copy
        if copy is None or copy.game.is_over:
            return
        self._game.go_to(self._game.tree.last_node())
        if person == copy.person:
            copy.do(ActKind.RESIGN if ending is Ending.RESIGNATION else ActKind.TIME)
        elif ending is Ending.TIME:
            copy.claim_time()

    @property
    def can_take_back(self) -> bool:
        """True if the user can take back an unsent action, or ask to take back a move."""
        copy = self.copy
        return copy is not None and copy.other is None and (copy.can_undo or copy.can_ask)

    def take_back(self) -> None:
        """Take back an unsent action, or ask the friend to take back a move."""
        copy = self.copy
        if copy is None or not self.can_take_back:
            return
        if copy.can_undo:
            copy.undo()
        else:
            copy.do(ActKind.ASK)
        self._show()

    def answer(self, is_allowed: bool) -> None:
        """Let the friend take back, or not."""
        copy = self.copy
        if copy is not None and copy.is_asked:
            copy.do(ActKind.ALLOW if is_allowed else ActKind.REFUSE)
            self._show()

    def settle(self, takes_theirs: bool) -> None:
        """Say which of two lines counts; the other one stays as a variation."""
        copy = self.copy
        if copy is not None:
            copy.resolve_conflict(takes_theirs)
            self._show()

    def tell(self) -> LocalReplica:
        """Return the copy, all of which is on its way to the friend from now on."""
        copy = self.copy
        assert copy is not None
        copy.mark_sent()
        self.changed.emit()
        return copy

    # ---- what comes from the friend

    def hear_code(self, theirs: SharedGame, sender: int) -> None:
        """Take in a code, whoever has sent it, and say what has come of it."""
        copy = self.copy
        if copy is None or copy.game.terms != theirs.terms:
            self.said.emit(Message("This code was not made for the game here: nothing has changed."))
            return
        if sender == copy.person and copy.other is None and copy.game.acts[: len(theirs.acts)] == theirs.acts:
            self.said.emit(
                Message("This is a code of your own: send it to {0}, and paste the answer.", (self.friend_name,))
            )
            return
        relation = self.hear(theirs, sender)
        match relation:
            case Relation.SAME:
                self.said.emit(Message("This code says how the game stands here already."))
            case Relation.BEHIND:
                self.said.emit(Message("This code is older than the game here: nothing has changed."))
            case Relation.CONCURRENT:
                self.said.emit(
                    Message("You and {0} acted at the same time: copy the answer once more.", (self.friend_name,))
                )

    def hear(self, theirs: SharedGame, sender: int | None = None) -> Relation:
        """Take in another copy of the game on the table, which has the same terms; it is the friend's."""
        copy = self.copy
        assert copy is not None
        was_over, had_asked, before = copy.game.is_over, self.has_asked, copy.game.acts
        relation = copy.receive(theirs, sender)
        if relation is not Relation.BEHIND:
            acts = copy.game.acts
            self.acts_heard.emit(acts[common_prefix_length(before, acts) :])
            self._show()
        self._tell_news(copy, was_over, had_asked, is_friends=relation is Relation.AHEAD)
        return relation

    def hear_act(self, act: Act) -> None:
        """Take in what the friend has done after all that is known here; raises IllegalAct."""
        copy = self.copy
        assert copy is not None
        was_over, had_asked = copy.game.is_over, self.has_asked
        copy.receive_act(act)
        self.acts_heard.emit([act])
        self._show()
        self._tell_news(copy, was_over, had_asked, is_friends=True)

    def _tell_news(self, copy: LocalReplica, was_over: bool, had_asked: bool, is_friends: bool) -> None:
        """Tell what has come; the last act may be the friend's."""
        words = act_message(copy.game.acts[-1], self.friend_name) if is_friends else None
        if words is None and had_asked and not self.has_asked and copy.other is None:
            words = Message("{0} has gone on instead: your move is not taken back.", (self.friend_name,))
        if words is not None:
            self.said.emit(words)
        if copy.game.is_over and not was_over:
            self.ended.emit()

    def restore(self) -> None:
        """Make the line of the copy the main line again, whatever others have put into the tree."""
        copy = self.copy
        if copy is not None and self._game.tree.moves_to(self._game.tree.last_node()) != copy.game.line:
            self._show()

    def _show(self) -> None:
        """Bring the copy to the screen; while there is a question, the friend's."""
        copy = self.copy
        assert copy is not None
        end = set_main_line(self._game.tree, copy.game)
        if copy.other is not None:
            end = add_as_variation(self._game.tree, copy.other)
        self._game.go_to(end, is_tree_changed=True)
        self.changed.emit()
