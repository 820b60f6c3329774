"""Joins a friend who has invited: by their invitation, and by their name if they are on the same network."""

from __future__ import annotations

from typing import Final

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

from escabel_gui.link.invitation import parse_invitation
from escabel_gui.link.signing import Role
from escabel_gui.link.way import LONGEST_ADDRESS, Way, hear_way
from escabel_gui.model.friends.direct_play import DirectPlay
from escabel_gui.rules.words import Words
from escabel_gui.view.language import translate
from escabel_gui.view.look.style import STEP, as_type
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.number_box import NumberBox

MOST_TYPED: Final = 300
ROWS: Final = 4


class JoinDialog(QDialog):
    """Looks for the friend when asked to, and closes when they are there."""

    def __init__(self, direct: DirectPlay, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        from escabel_gui.model.friends.neighbours import Neighbours  # and QtNetwork with it

        self.setWindowTitle(self.tr("Join a friend"))
        self._direct = direct
        self._is_looking = False
        self._neighbours = Neighbours(self)
        how = PlainLabel(
            self.tr(
                "Paste or type the invitation that your friend has told you. If you are on the same network, your"
                " friend may appear in the list; then the last 16 letters are enough. While this dialog is open, this"
                " computer hears who invites; it says nothing itself until you press Join."
            )
        )
        how.setWordWrap(True)
        self.invitation = QLineEdit()
        self.invitation.setMaxLength(MOST_TYPED)
        self.invitation.setPlaceholderText("192.168.1.5:45123 7KQ2-9XHD-M4TA-V0PB")
        self.address = QLineEdit()
        self.address.setMaxLength(LONGEST_ADDRESS)
        self.port = NumberBox(self.tr("Port"), 1, 65_535, 1)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Friends on this network"))
        self.list.setFixedHeight(ROWS * 2 * self.fontMetrics().height())
        self.nobody = as_type(PlainLabel(self.tr("Nobody on this network invites at the moment.")), "quiet")
        self.state = PlainLabel("")
        self.state.setWordWrap(True)
        form = QFormLayout()
        form.setHorizontalSpacing(4 * STEP)
        form.setVerticalSpacing(2 * STEP)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.tr("Invitation"), self.invitation)
        form.addRow(self.tr("Address"), self.address)
        form.addRow(self.tr("Port"), self.port)
        self.join_button = QPushButton(self.tr("Join"))
        self.join_button.setProperty("isMain", True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.join_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.join_button.clicked.connect(self._join)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(5 * STEP, 5 * STEP, 5 * STEP, 4 * STEP)
        layout.setSpacing(4 * STEP)
        layout.addWidget(as_type(PlainLabel(self.tr("Join a friend")), "heading"))
        layout.addWidget(how)
        layout.addLayout(form)
        layout.addWidget(self.list)
        layout.addWidget(self.nobody)
        layout.addWidget(self.state)
        layout.addWidget(buttons)
        self.join_button.setDefault(True)
        self.invitation.textChanged.connect(self._read)
        for field in (self.address, self.port.lineEdit()):
            field.textChanged.connect(self._refresh)
        self.list.currentRowChanged.connect(self._choose)
        self._neighbours.changed.connect(self._show_neighbours)
        direct.changed.connect(self._look)
        direct.refused.connect(self._tell)
        self.finished.connect(self._end)
        self._show_neighbours()
        self._refresh()
        self.resize(36 * self.fontMetrics().height(), self.sizeHint().height())

    # ---- what is typed

    @property
    def way(self) -> Way | None:
        """Where to knock, if that is known."""
        address = self.address.text().strip()
        whole = hear_way(self.invitation.text())
        try:
            invitation = whole.invitation if whole is not None else parse_invitation(self.invitation.text())
        except ValueError:
            return None
        return Way(Role.GUEST, invitation, self.port.value(), address) if address else None

    def _read(self) -> None:
        """A whole invitation has the address in it."""
        way = hear_way(self.invitation.text())
        if way is not None:
            self.address.setText(way.address)
            self.port.setValue(way.port)
        self._refresh()

    def _refresh(self) -> None:
        self.join_button.setEnabled(self.way is not None and not self._is_looking)

    # ---- who is there

    def _show_neighbours(self) -> None:
        chosen = self.list.currentItem().text() if self.list.currentItem() is not None else ""
        self.list.clear()
        for neighbour in self._neighbours.present:
            self.list.addItem(self.tr("{0} at {1}").format(neighbour.name or self.tr("Somebody"), neighbour.address))
        for row in range(self.list.count()):
            if self.list.item(row).text() == chosen:
                self.list.setCurrentRow(row)
        self.list.setVisible(self.list.count() > 0)
        self.nobody.setVisible(self.list.count() == 0)

    def _choose(self, row: int) -> None:
        present = self._neighbours.present
        if 0 <= row < len(present):
            self.address.setText(present[row].address)
            self.port.setValue(present[row].port)

    # ---- joining

    def _join(self) -> None:
        way = self.way
        if way is not None:
            self._is_looking = True
            self.state.setText(
                self.tr(
                    "Looking for your friend … If nothing comes of it, a firewall or router may be in the way: ask your"
                    " friend to invite you by message."
                )
            )
            self._refresh()
            self._direct.join(way)

    def _look(self) -> None:
        if self._is_looking and self._direct.is_there:
            self.accept()

    def _tell(self, why: Words) -> None:
        self._is_looking = False
        self.state.setText(translate(why))
        self._refresh()

    def _end(self, result: int) -> None:
        self._neighbours.close()
        if self._is_looking and not result and not self._direct.is_there:
            self._direct.stop()
