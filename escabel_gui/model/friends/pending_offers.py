"""Offers between friends outside the rules of the game: a pause, and another game."""

from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.packing import SentGame
from escabel_gui.link.peer_connection import PeerConnection
from escabel_gui.link.peer_messages import Offer, OfferAnswered, OfferReceived
from escabel_gui.link.signing import Role
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.next_game import is_agreed, new_copy, other_game_setup, rematch_setup
from escabel_gui.model.table.table import Table
from escabel_gui.rules.boards import format_size
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.message import Message

PAUSE: Final = Message("{0} would like a pause.")
AGAIN: Final = Message("{0} would like to play again, with the colors changed.")
LATE: Final = Message("{0}’s time is over by your clock, and their program does not say so. Accept the win on time?")
BLACK_YOURS: Final = Message("{0} offers a game of {1}: you have Black.")
WHITE_YOURS: Final = Message("{0} offers a game of {1}: you have White.")


class Proposal(NamedTuple):
    """Proposal of another game: the person's own, or one that the friend has offered."""

    setup: GameSetup
    copy: LocalReplica


class PendingOffers(QObject):
    """Open offers between two friends, in one game and one connection: `forget` when either is another one.

    An answer counts only for what is open. Another game can be offered when this one is over, and only one's own offer
    or one's own yes begins it.
    """

    changed = Signal()  # what waits for the person's answer
    said = Signal(object)  # Message: one line for the person

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.offered: OfferReceived | None = None  # what waits for the person's answer
        self.coming: bytes | None = None  # the id of the game to which both have agreed, and which is about to begin
        self._late_after: int | None = None  # so many acts, the friend was late by the clock here, which is asked about
        self._proposal: Proposal | None = None  # another game that the friend is offered
        self._has_proposed = False  # that game: the friend may know of it
        self._has_asked_for_pause = False
        self._agreed: bytes | None = None  # the id of the friend's game, until they hear that it is agreed to

    def forget(self) -> None:
        """Drop all open offers."""
        self.offered = None
        self.coming = None
        self._late_after = None
        self._proposal = None
        self._has_asked_for_pause = False

    @property
    def _is_over(self) -> bool:
        copy = self._table.remote_game.copy
        return copy is not None and copy.game.is_over

    def follow_game(self) -> None:
        """Drop what belongs to a game that is not over, and the question about time if the person has played on."""
        copy = self._table.remote_game.copy
        if copy is None:
            return
        if self._late_after is not None:
            has_played_on = any(act.person == copy.person for act in copy.game.acts[self._late_after :])
            if has_played_on or copy.game.is_over:
                self._late_after = None
                self.changed.emit()
        if copy.game.is_over and (self._has_asked_for_pause or self._is_pause_offered):
            self._has_asked_for_pause = False
            self.offered = None if self._is_pause_offered else self.offered
            self.changed.emit()

    @property
    def _is_pause_offered(self) -> bool:
        return self.offered is not None and self.offered.offer is Offer.PAUSE

    @property
    def question(self) -> Message | None:
        """The question that waits for the person's answer, or None."""
        offered = self.offered
        if offered is None:
            return None if self._late_after is None else LATE._replace(args=self._name)
        if offered.sent is None:
            return PAUSE._replace(args=self._name)
        if self._is_again(offered.sent):
            return AGAIN._replace(args=self._name)
        terms = offered.sent.game.terms
        text = WHITE_YOURS if offered.sent.sender == 0 else BLACK_YOURS
        return text._replace(args=(*self._name, game_words(terms.wire_name, terms.size)))

    @property
    def _name(self) -> tuple[object, ...]:
        return (self._table.remote_game.friend_name,)

    def _again(self) -> GameSetup:
        return rematch_setup(self._table.setup, self._table.game.tree)

    def _is_again(self, sent: SentGame) -> bool:
        """Return True if a game is the same again with the colors changed."""
        return is_agreed(self._again(), LocalReplica(sent.game, 1 - sent.sender))

    # ---- what the person does

    def want_pause(self, talk: PeerConnection) -> None:
        """Offer a pause to the friend, once, or agree to theirs."""
        if self._is_pause_offered:
            self.answer(True, talk, None)
            return
        if not self._has_asked_for_pause:
            self._has_asked_for_pause = True
            talk.offer(Offer.PAUSE)
        self.said.emit(Message("You have asked {0} for a pause.", self._name))

    def want_again(self, is_friend_there: bool, info: ConnectionInfo | None) -> None:
        """Offer the same again with the colors changed, when this game is over."""
        if not self._is_over:
            self.said.emit(Message("This game is not over yet. Play again when it is."))
            return
        setup = self._again()
        copy = new_copy(setup, info)
        if not is_friend_there or copy is None:
            self.said.emit(Message("{0} is not there. Play again when you both are.", self._name))
            return
        if self._proposal is None:
            self._proposal = Proposal(setup, copy)
            self._has_proposed = False
        self.said.emit(Message("You have offered {0} another game, with the colors changed.", self._name))

    def answer(self, is_accepted: bool, talk: PeerConnection, info: ConnectionInfo | None) -> None:
        """Answer what is open."""
        offered, self.offered = self.offered, None
        if offered is None:
            is_late, self._late_after = self._late_after is not None, None
            if is_late and is_accepted:
                self._table.giving_up.claim_time()
        elif is_accepted and offered.sent is not None:
            self._agree_to(offered.sent, info)
        else:
            talk.answer(offered.offer, is_accepted)
            if is_accepted:
                self._table.set_paused(True)
        self.changed.emit()

    def ask_about_time(self) -> None:
        """Ask the person what is to follow from the end of the friend's time."""
        copy = self._table.remote_game.copy
        assert copy is not None
        self._late_after = len(copy.game.acts)
        self.changed.emit()

    # ---- what waits for the disk

    def propose(self, talk: PeerConnection) -> None:
        """Offer another game when the friend has heard all of this one."""
        if self._proposal is not None and not self._has_proposed:
            self._has_proposed = True
            copy = self._proposal.copy
            talk.offer(Offer.AGAIN, SentGame(copy.game, copy.person))

    def agree(self, talk: PeerConnection) -> None:
        """Agree to the friend's game when it is on the table."""
        copy = self._table.remote_game.copy
        if self._agreed is not None and copy is not None and copy.game.terms.id == self._agreed:
            self._agreed = None
            talk.answer(Offer.AGAIN, True)

    # ---- what the friend does

    def take_offer(self, offered: OfferReceived, talk: PeerConnection, info: ConnectionInfo | None) -> None:
        """Handle an offer of the friend: the person answers, unless both have offered the same."""
        if offered.sent is not None:
            self._take_game(offered, offered.sent, talk, info)
        elif self._is_over:
            talk.answer(Offer.PAUSE, False)
        elif self._table.turns.is_paused:
            talk.answer(Offer.PAUSE, True)
        elif self._has_asked_for_pause:
            self._has_asked_for_pause = False
            self._table.set_paused(True)
        else:
            self._open(offered)

    def _take_game(
        self, offered: OfferReceived, sent: SentGame, talk: PeerConnection, info: ConnectionInfo | None
    ) -> None:
        """Handle the friend's offer of another game: of two that have crossed, the host's counts.

        Only one that both have offered begins without a question. A question is never changed into another one while it
        is open.
        """
        copy, proposal, is_again = self._table.remote_game.copy, self._proposal, self._is_again(sent)
        is_known = copy is not None and copy.game.terms.id == sent.game.terms.id
        is_other_open = self.offered is not None and not is_again
        if not self._is_over or is_known or is_other_open:
            talk.answer(Offer.AGAIN, False)
        elif proposal is not None and self._has_proposed and info is not None and info.role is Role.HOST:
            if is_again:
                self._begin(proposal)
        elif proposal is not None and is_again:
            if self._has_proposed:
                self._begin_theirs(sent, info)
            else:
                self._agree_to(sent, info)
        else:
            self._proposal = None
            self._open(offered)

    def _open(self, offered: OfferReceived) -> None:
        self.offered = offered
        self.changed.emit()

    def take_answer(self, answer: OfferAnswered) -> None:
        """Take an answer to what is open; any other one means nothing."""
        if answer.offer is Offer.PAUSE:
            was_open, self._has_asked_for_pause = self._has_asked_for_pause, False
            if was_open and answer.is_accepted:
                self._table.set_paused(True)
        else:
            proposal = self._proposal if self._has_proposed else None
            was_open = proposal is not None
            if proposal is not None:
                self._proposal = None
                if answer.is_accepted:
                    self._begin(proposal)
        if was_open and not answer.is_accepted:
            self.said.emit(Message("{0} would rather not.", self._name))

    def _agree_to(self, sent: SentGame, info: ConnectionInfo | None) -> None:
        self._agreed = sent.game.terms.id
        self._begin_theirs(sent, info)

    def _begin(self, proposal: Proposal) -> None:
        self._proposal = None
        self.coming = proposal.copy.game.terms.id
        self._table.begin(proposal.setup, copy=proposal.copy)

    def _begin_theirs(self, sent: SentGame, info: ConnectionInfo | None) -> None:
        copy = LocalReplica(sent.game, 1 - sent.sender, len(sent.game.acts), connection_info=info)
        setup = self._again()
        self._begin(Proposal(setup if is_agreed(setup, copy) else other_game_setup(self._table.setup, copy), copy))


def game_words(wire_name: str, size: int) -> Message:
    """Return the name of a game with the options that are not standard, and its size where there is a choice."""
    ruleset, options = parse_wire_name(wire_name)
    words = Message("{0}", (ruleset.title,))
    if len(ruleset.sizes) > 1:
        board: Message | str = format_size(size)
        if ruleset.counted is not None:
            board = Message("{0} {1}", (board, ruleset.counted))
        words = Message("{0}, {1}", (ruleset.title, board))
    for option in ruleset.options:
        for choice in option.choices[1:]:
            if options[option.name] == choice.value:
                words = Message("{0} · {1}", (words, choice.label))
    return words
