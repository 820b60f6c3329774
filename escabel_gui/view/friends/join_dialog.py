"""Dialog to join a friend who has invited: by their invitation, and by their name if they are on the same network."""

from typing import Final

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from escabel_gui.link.connection_info import (
    MAX_ADDRESS_CHARS,
    ConnectionInfo,
    find_invite,
    format_host_port,
    format_invite,
    parse_host_port,
    split_invite,
)
from escabel_gui.link.game_code import is_code
from escabel_gui.link.invitation import parse_invitation
from escabel_gui.link.signing import Role
from escabel_gui.model.friends.direct_play import DirectPlay
from escabel_gui.model.friends.lan_discovery import LanHost, LanListener
from escabel_gui.rules.message import Message
from escabel_gui.view.language import translate
from escabel_gui.view.look.style import STEP, as_type, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

MAX_TYPED_CHARS: Final = 2000
ROWS: Final = 4
EXAMPLE_PLACE: Final = "192.168.1.5:45123"
EXAMPLE_LETTERS: Final = "7KQ2-9XHD-M4TA-V0PB"


class JoinDialog(QDialog):
    """Dialog that says what is missing, looks for the friend when asked to, and closes when their game is here."""

    def __init__(self, direct: DirectPlay, invitation: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Join over the network"))
        self._direct = direct
        self._is_looking = False
        self._listener = LanListener(self)
        self._hosts: list[LanHost] = []  # those in the list
        how = PlainLabel(
            self.tr(
                "Your friend invites you over the network (in the menu Play), and tells you the invitation: one line."
                " Type or paste it here. While this dialog is open, this computer hears who invites on the same"
                " network; it says nothing itself until you press Join."
            ),
            wraps=True,
        )
        self.invitation = QLineEdit()
        self.invitation.setMaxLength(MAX_TYPED_CHARS)
        self.invitation.setPlaceholderText(f"{EXAMPLE_PLACE} {EXAMPLE_LETTERS}")
        self.address = QLineEdit()
        self.address.setMaxLength(MAX_ADDRESS_CHARS + 10)
        self.address.setPlaceholderText(EXAMPLE_PLACE)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Friends on this network"))
        self.list.setFixedHeight(ROWS * 2 * self.fontMetrics().height())
        self.nobody = as_type(PlainLabel(self.tr("Nobody on this network invites at the moment.")), "quiet")
        self.state = PlainLabel("", wraps=True)
        self.state.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        form = QFormLayout()
        form.setHorizontalSpacing(4 * STEP)
        form.setVerticalSpacing(2 * STEP)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Invitation"), self.invitation)
        form.addRow(self.tr("Address"), self.address)
        self.join_button = QPushButton(self.tr("Join"))
        self.join_button.setProperty("isMain", True)
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Cancel, None, self.join_button)
        self.join_button.clicked.connect(self._join)
        layout = spaced(QVBoxLayout(self), 4 * STEP, margins=(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP))
        layout.addWidget(as_type(PlainLabel(self.tr("Join over the network")), "heading"))
        layout.addWidget(how)
        layout.addLayout(form)
        layout.addWidget(self.list)
        layout.addWidget(self.nobody)
        layout.addWidget(self.state)
        layout.addWidget(buttons)
        self.join_button.setDefault(True)
        self.invitation.textChanged.connect(self._read)
        self.address.textChanged.connect(self._refresh)
        self.address.textEdited.connect(lambda: self.list.setCurrentRow(-1))
        self.list.itemSelectionChanged.connect(self._choose)
        self._listener.changed.connect(self._show_neighbors)
        direct.changed.connect(self._look)
        direct.refused.connect(self._tell)
        direct.tried.connect(self._tell_try)
        self.finished.connect(self._end)
        self._show_neighbors()
        info = find_invite(invitation)
        self.invitation.setText(invitation if info is None else format_invite(info, info.address))
        self._refresh()
        self.resize(36 * self.fontMetrics().height(), self.sizeHint().height())

    # ---- what is typed

    @property
    def connection_info(self) -> ConnectionInfo | None:
        """Address and invitation to connect with, or None while they are incomplete."""
        place = parse_host_port(self.address.text())
        whole = find_invite(self.invitation.text())
        try:
            invitation = whole.invitation if whole is not None else parse_invitation(self._letters)
        except ValueError:
            return None
        return ConnectionInfo(Role.GUEST, invitation, place[1], place[0]) if place is not None else None

    @property
    def what_is_missing(self) -> str:
        """Sentence why nobody can be looked for yet; empty if nothing is missing."""
        text, address = self.invitation.text(), self.address.text()
        if self.connection_info is not None:
            own = self.tr("This is your own invitation: send it to your friend.")
            return own if self._direct.is_own(self.connection_info) else ""
        if not text.strip() and address.strip():
            return self.tr("Type the 16 letters and digits of the invitation, which your friend tells you.")
        if not text.strip():
            return self.tr("Your friend has the invitation, under Play → Game with a friend elsewhere.")
        if is_code(text):
            return self.tr(
                "This is the code of a game by message: close this dialog, and paste it at the board (Ctrl+V)."
            )
        try:
            parse_invitation(self._letters)
        except ValueError:
            if find_invite(text) is None:
                is_begun = bool(split_invite(text)[0])
                missing = (
                    self.tr("The 16 letters and digits of the invitation are not whole. They look like this: {0}.")
                    if is_begun
                    else self.tr("This is no invitation. Its 16 letters and digits look like this: {0}.")
                )
                return missing.format(EXAMPLE_LETTERS)
        if not address.strip():
            return self.tr("Whose invitation is it? Choose your friend in the list, or type the address they tell you.")
        return self.tr("An address ends with a colon and a number, such as {0}.").format(EXAMPLE_PLACE)

    @property
    def _letters(self) -> str:
        """Letters in the field of the invitation, beside an address."""
        return split_invite(self.invitation.text())[1]

    def _read(self) -> None:
        """Fill in the address if the invitation that was typed has it, and show what is missing."""
        text = self.invitation.text()
        info = find_invite(text)
        address = split_invite(text)[0] if info is None else format_host_port(info.address, info.port)
        if address:
            self.address.setText(address)
        self._refresh()

    def _refresh(self) -> None:
        missing = self.what_is_missing
        if not self._is_looking:
            self.state.setText(missing)
        self.join_button.setEnabled(not missing and not self._is_looking)

    # ---- who is there

    @property
    def _others(self) -> list[LanHost]:
        """Hosts found on the network, without this computer."""
        return [one for one in self._listener.present if not self._direct.is_here(one.address, one.port)]

    def _show_neighbors(self) -> None:
        chosen, self._hosts = self._chosen, self._others
        with QSignalBlocker(self.list):  # nobody has chosen anything: the address stays
            self.list.clear()
            for host in self._hosts:
                self.list.addItem(self.tr("{0} at {1}").format(host.name or self.tr("Somebody"), host.address))
            if chosen in self._hosts:
                self.list.setCurrentRow(self._hosts.index(chosen))
        self.list.setVisible(self.list.count() > 0)
        self.nobody.setVisible(self.list.count() == 0)

    @property
    def _chosen(self) -> LanHost | None:
        """The host that is chosen in the list; the keyboard may be at one that is not."""
        selected = self.list.selectedItems()
        return self._hosts[self.list.row(selected[0])] if selected else None

    def _choose(self) -> None:
        host = self._chosen
        if host is not None:
            self.address.setText(format_host_port(host.address, host.port))

    # ---- joining

    def _join(self) -> None:
        info = self.connection_info
        if info is not None:
            self._is_looking = True
            self.state.setText(self.tr("Looking for your friend…"))
            self.invitation.setFocus()  # the button is disabled, and would hand the keyboard on to Cancel
            self._refresh()
            self._direct.join(info)

    def _look(self) -> None:
        if self._is_looking and self._direct.is_there and not self._direct.is_joining:
            self.accept()

    def _tell(self, why: Message) -> None:
        """Show why joining has failed, and do not try again."""
        self._is_looking = False
        self._refresh()
        self.state.setText(translate(why))

    def _tell_try(self, why: Message) -> None:
        """Show why a try to join has failed, while it is tried again."""
        if self._is_looking:
            self.state.setText(
                self.tr("{0} Trying again… Or ask your friend to invite you by message.").format(translate(why))
            )

    def _end(self, result: int) -> None:
        self._listener.close()
        if self._is_looking and not result:
            self._direct.give_up_joining()
