"""Dialog with an invitation over the network, which stays while the friend is waited for."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from escabel_gui.link.connection_info import ConnectionInfo, format_invite
from escabel_gui.model.friends import network_interfaces
from escabel_gui.model.friends.direct_play import DirectPlay
from escabel_gui.model.table.table import Table
from escabel_gui.view.friends.message_text import network_invitation_text
from escabel_gui.view.language import in_every_language
from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

MAX_ADDRESSES = 6


class InvitationDialog(QDialog):
    """Dialog with an invitation, which closes when the friend is there; closed before, the program listens on."""

    def __init__(self, direct: DirectPlay, info: ConnectionInfo, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.setWindowModality(Qt.WindowModality.NonModal)
        self._direct = direct
        addresses = network_interfaces.own_addresses()[:MAX_ADDRESSES]
        self.invitation = format_invite(info, addresses[0] if addresses else "127.0.0.1")
        self._how, self._others, self.state = PlainLabel(), PlainLabel(), PlainLabel()
        self._heading = as_type(PlainLabel(), "heading")
        self._addresses = addresses[1:] if network_interfaces.is_in_network() else None  # besides the invitation's
        self._shown = shown = as_type(PlainLabel(self.invitation), "strong")
        shown.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        layout = spaced(QVBoxLayout(self), 4 * STEP, margins=(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP))
        layout.addWidget(self._heading)
        for label in (self._how, shown, as_type(self._others, "quiet"), self.state):
            label.setWordWrap(True)
            layout.addWidget(label)
        self._others.setVisible(self._addresses != [])
        self.copy_button = QPushButton()
        self.copy_button.setProperty("isMain", True)
        self.copy_button.clicked.connect(self._copy)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Close, None, self.copy_button)
        layout.addWidget(buttons)
        direct.changed.connect(self._refresh)
        in_every_language(self, self._say)
        self.resize(34 * self.fontMetrics().height(), self.sizeHint().height())

    def _say(self) -> None:
        self.setWindowTitle(self.tr("Invitation"))
        self._heading.setText(self.tr("Invite your friend"))
        self._how.setText(
            self.tr(
                "Copy the invitation and send it to your friend, who pastes it into Escabel (Ctrl+V). Or tell them this"
                " line by phone: they choose Join over the network in the menu Play, and type it there. Whoever has it"
                " can play in your friend’s place."
            )
        )
        self._shown.setAccessibleName(self.tr("Invitation: {0}").format(self.invitation))
        others = self.tr("This computer is in no network at the moment: nobody at another one can join.")
        if self._addresses is not None:
            others = self.tr("If that address does not work, this computer also has: {0}.")
            others = others.format(", ".join(self._addresses))
        self._others.setText(others)
        self.state.setText(
            self.tr(
                "Waiting for your friend… If nothing comes of it, you are not on the same network, or a firewall lets"
                " nobody in. Then invite your friend by message: that works everywhere."
            )
        )
        self.copy_button.setText(self.tr("Copy the invitation"))

    def _copy(self) -> None:
        copy = self._table.remote_game.copy
        name = "" if copy is None else copy.game.terms.names[copy.person]
        text = network_invitation_text(self._table.game.tree, name, self.invitation)
        QGuiApplication.clipboard().setText(text)
        self.copy_button.setText(self.tr("Copied"))

    def _refresh(self) -> None:
        if self._direct.is_there or self._direct.connection_info is None:
            self.accept()
