"""Games that two programs play directly: inviting, joining, and what the friend offers."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.invitation import INVITATION_BYTES
from escabel_gui.link.signing import Role
from escabel_gui.model.friends.direct_play import DirectPlay, why_no_network
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.next_game import new_copy
from escabel_gui.model.table.table import Table
from escabel_gui.view.board.board_scene import BoardScene
from escabel_gui.view.commands.window_actions import WindowActions
from escabel_gui.view.first_use import FirstUse
from escabel_gui.view.language import translate
from escabel_gui.view.widgets.questions import dialog_scope, warn

if TYPE_CHECKING:
    from escabel_gui.view.friends.direct_dialogs import DirectDialogs


class DirectGames(QObject):
    """Controller of direct games, which opens the dialogs and does what the actions say."""

    def __init__(self, table: Table, scene: BoardScene, acts: WindowActions, window: QWidget) -> None:
        super().__init__(window)
        self._table = table
        self._scene = scene
        self._acts = acts
        self._window = window
        self._announcement: QObject | None = None
        # the name to be shown to others, until the friend is there
        self._invited: tuple[str | None, ConnectionInfo] | None = None
        self._is_invitation_new = False  # the person has not seen it yet
        self.direct = DirectPlay(table, self)
        self._dialogs = FirstUse(self._make_dialogs)
        self.direct.said.connect(table.said)
        for action, do in (
            (acts.invite_directly, lambda: self.invite()),
            (acts.show_invitation, self._show_invitation),
            (acts.join, lambda: self.join()),
            (acts.accept, lambda: self.direct.answer(True)),
            (acts.decline, lambda: self.direct.answer(False)),
        ):
            action.triggered.connect(do)
        self.direct.changed.connect(self._refresh)
        self.direct.changed.connect(self._announce)
        table.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        acts, direct = self._acts, self.direct
        is_host = direct.connection_info is not None and direct.connection_info.role is Role.HOST
        acts.show_invitation.setEnabled(is_host and direct.port > 0 and not direct.is_there)
        for action in (acts.accept, acts.decline):
            action.setEnabled(self._table.remote_game.offer is not None)

    def _make_dialogs(self) -> DirectDialogs:
        from escabel_gui.view.friends.direct_dialogs import DirectDialogs  # QtNetwork cannot be loaded everywhere

        return DirectDialogs(self.direct, self._table, self._window)

    def _has_network(self) -> bool:
        """Return whether the network can be used; show the reason if QtNetwork cannot be loaded."""
        try:
            self._dialogs()
        except ImportError as error:
            warn(self._window, translate(why_no_network(error)))
            return False
        return True

    def invite(self, proposed: GameSetup | None = None) -> None:
        """Invite a friend to a game; the form shows what is proposed, or the game on the table."""
        if not self._has_network():
            return
        with dialog_scope(self._dialogs().make_host_dialog(proposed or self._table.setup, self._scene.theme)) as dialog:
            if dialog.exec():
                info = ConnectionInfo(Role.HOST, os.urandom(INVITATION_BYTES))
                name = dialog.form.own_name.text() if dialog.is_shown.isChecked() else None
                self._invited, self._is_invitation_new = (name, info), True
                setup = dialog.draw_setup()
                self._table.begin(setup, copy=new_copy(setup, info))

    def _announce(self) -> None:
        """Announce the person's name, if wanted, while this program waits for the friend who is invited.

        It waits while the game of the invitation is on the table. An invitation that was not seen yet is shown.
        """
        direct = self.direct
        name, info = self._invited or (None, None)
        current = direct.connection_info
        is_listening = info is not None and current is not None and current.invitation == info.invitation
        if is_listening and direct.is_there:
            self._invited = None
        is_waiting = is_listening and direct.port > 0 and not direct.is_there
        if self._announcement is not None and not is_waiting:
            self._announcement.deleteLater()
            self._announcement = None
        if is_waiting and name is not None and self._announcement is None:
            self._announcement = self._dialogs().announce(name)
        if is_waiting and self._is_invitation_new:
            self._is_invitation_new = False
            self._show_invitation()

    def _show_invitation(self) -> None:
        info = self.direct.connection_info
        if info is not None:
            self._dialogs().show_invitation(info)

    def join(self, invitation: str = "") -> None:
        """Join a friend; an invitation may have come already."""
        if self._has_network():
            self._dialogs().join(invitation)
