"""Offers between friends outside the rules of the game: a pause, and another game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from escabel_gui.link.conversation import Answered, Conversation, Offer, Offered
from escabel_gui.link.own_copy import OwnCopy
from escabel_gui.link.packing import Sent
from escabel_gui.link.signing import Role
from escabel_gui.link.way import Way
from escabel_gui.model.beginnings import again, copy_for, is_agreed
from escabel_gui.model.setup import Setup
from escabel_gui.model.table import Table
from escabel_gui.rules.words import Words

OFFERS: Final = {
    Offer.PAUSE: Words("{0} would like a pause."),
    Offer.AGAIN: Words("{0} would like to play again, with the colors changed."),
}


class OpenOffers(QObject):
    """Belong to one game and one connection: `forget` when either is another one."""

    changed = Signal()  # what waits for the person's answer
    said = Signal(object)  # Words: one line for the person

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.offered: Offered | None = None  # what waits for the person's answer
        self.coming: bytes | None = None  # the id of the game to which both have agreed, and which is about to begin
        self._proposal: tuple[Setup, OwnCopy] | None = None  # another game that the friend is offered
        self._has_proposed = False  # that game: the friend may know of it
        self._has_asked_for_pause = False
        self._agreed: bytes | None = None  # the id of the friend's game, until they hear that it is agreed to

    def forget(self) -> None:
        """Drop all open offers."""
        self.offered = None
        self.coming = None
        self._proposal = None
        self._has_asked_for_pause = False

    @property
    def question(self) -> Words | None:
        """Return the question that the friend's offer asks, or None."""
        return None if self.offered is None else OFFERS[self.offered.offer]._replace(args=self._name)

    @property
    def _name(self) -> tuple[object, ...]:
        return (self._table.friendship.friend_name,)

    # ---- what the person does

    def want_pause(self, talk: Conversation) -> None:
        """Offer a pause to the friend."""
        self._has_asked_for_pause = True
        talk.offer(Offer.PAUSE)
        self.said.emit(Words("You have asked {0} for a pause.", self._name))

    def want_again(self, is_friend_there: bool, way: Way | None) -> None:
        """Offer the same again with the colors changed."""
        setup = again(self._table.setup, self._table.game.tree)
        copy = copy_for(setup, way)
        if not is_friend_there or copy is None:
            self.said.emit(Words("{0} is not there. Play again when you both are.", self._name))
            return
        self._proposal = (setup, copy)
        self._has_proposed = False
        self.said.emit(Words("You have offered {0} another game, with the colors changed.", self._name))

    def answer(self, is_accepted: bool, talk: Conversation, way: Way | None) -> None:
        """Answer what the friend has offered."""
        offered, self.offered = self.offered, None
        if offered is None:
            return
        if is_accepted and offered.sent is not None:
            self._agree_to(offered.sent, way)
        else:
            talk.answer(offered.offer, is_accepted)
            if is_accepted:
                self._table.set_paused(True)
        self.changed.emit()

    # ---- what waits for the disk

    def propose(self, talk: Conversation) -> None:
        """Offer another game when the friend has heard all of this one."""
        if self._proposal is not None and not self._has_proposed:
            self._has_proposed = True
            _, copy = self._proposal
            talk.offer(Offer.AGAIN, Sent(copy.game, copy.person))

    def agree(self, talk: Conversation) -> None:
        """Agree to the friend's game when it is on the table."""
        copy = self._table.friendship.copy
        if self._agreed is not None and copy is not None and copy.game.terms.id == self._agreed:
            self._agreed = None
            talk.answer(Offer.AGAIN, True)

    # ---- what the friend does

    def take_offer(self, offered: Offered, way: Way | None) -> None:
        """Handle an offer of the friend; an offer that crosses one's own is accepted."""
        proposal, sent = self._proposal, offered.sent
        if sent is None and self._has_asked_for_pause:
            self._table.set_paused(True)
        elif sent is not None and proposal is not None and not self._has_proposed:
            self._proposal = None
            self._agree_to(sent, way)
        elif sent is not None and proposal is not None:
            if way is not None and way.role is Role.HOST:
                self._begin_ours(proposal)
            else:
                self._begin_theirs(sent, way)
        else:
            self.offered = offered
            self.changed.emit()

    def take_answer(self, answer: Answered) -> None:
        """An answer to what was not offered means nothing."""
        proposal, self._proposal = self._proposal, None
        has_asked_for_pause, self._has_asked_for_pause = self._has_asked_for_pause, False
        if not answer.is_accepted:
            self.said.emit(Words("{0} would rather not.", self._name))
        elif answer.offer is Offer.PAUSE and has_asked_for_pause:
            self._table.set_paused(True)
        elif answer.offer is Offer.AGAIN and proposal is not None:
            self._begin_ours(proposal)

    def _agree_to(self, sent: Sent, way: Way | None) -> None:
        self._agreed = sent.game.terms.id
        self._begin_theirs(sent, way)

    def _begin_ours(self, proposal: tuple[Setup, OwnCopy]) -> None:
        self.coming = proposal[1].game.terms.id
        self._table.begin(proposal[0], copy=proposal[1])

    def _begin_theirs(self, sent: Sent, way: Way | None) -> None:
        self.coming = sent.game.terms.id
        setup = again(self._table.setup, self._table.game.tree)
        copy = OwnCopy(sent.game, 1 - sent.sender, len(sent.game.acts), way=way)
        if is_agreed(setup, copy):
            self._table.begin(setup, copy=copy)
        else:  # the friend may have thought of another game
            self._table.join(sent, way, setup.control)
