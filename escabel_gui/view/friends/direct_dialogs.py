"""Windows and announcements of direct games: all of the view that needs QtNetwork."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.model.friends.direct_play import DirectPlay
from escabel_gui.model.friends.lan_discovery import LanAnnouncement
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.view.friends.host_dialog import HostDialog
from escabel_gui.view.friends.invitation_dialog import InvitationDialog
from escabel_gui.view.friends.join_dialog import JoinDialog
from escabel_gui.view.look.themes import Theme
from escabel_gui.view.widgets.questions import delete_on_close


class DirectDialogs:
    """Factory of the dialogs and announcements for direct games, over `window`."""

    def __init__(self, direct: DirectPlay, table: Table, window: QWidget) -> None:
        self._direct = direct
        self._table = table
        self._window = window

    def make_host_dialog(self, setup: GameSetup, theme: Theme) -> HostDialog:
        """Return the dialog that asks for the game to invite to; it proposes `setup`."""
        return HostDialog(setup, theme, self._window)

    def show_invitation(self, info: ConnectionInfo) -> None:
        """Show the invitation, which the friend has to know, in place of one that is shown already."""
        for shown in self._window.findChildren(InvitationDialog):
            shown.close()
        delete_on_close(InvitationDialog(self._direct, info, self._table, self._window)).show()

    def join(self, invitation: str) -> None:
        """Join a friend; an invitation may have come already."""
        delete_on_close(JoinDialog(self._direct, invitation, self._window)).exec()

    def announce(self, name: str) -> QObject:
        """Announce to programs nearby that this one listens, until the result is deleted."""
        return LanAnnouncement(name, self._direct.port, self._direct)
