"""Dialog that asks for the newest version when the person says so, and tells how to get it."""

from typing import Final

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from escabel_gui import __version__
from escabel_gui.installation import Installation, this_installation
from escabel_gui.model.application.updates import Release, UpdateCheck
from escabel_gui.rules.message import Message
from escabel_gui.view.language import translate
from escabel_gui.view.look.style import STEP, dialog_size, spaced
from escabel_gui.view.plain import PlainLabel
from escabel_gui.view.widgets.dialog_buttons import dialog_buttons

WIDTH: Final = 520
WAYS: Final = {
    Installation.DEBIAN_PACKAGE: Message(
        "Download the new .deb from {0} and install it over this one. Your games stay."
    ),
    Installation.INSTALLER: Message("Download the new installer from {0} and run it. Your games stay."),
    Installation.FOLDER: Message(
        "Download the new archive from {0} and unpack it instead of this one. Your games stay."
    ),
    Installation.APP: Message("Download the new app from {0} and put it in place of this one. Your games stay."),
    Installation.WHEEL: Message(
        "Update it the way you installed it, for example with “pipx upgrade escabel” or “uv tool upgrade escabel”. "
        "Your games stay."
    ),
    Installation.CLONE: Message("In the folder of the sources, “git pull” gets it. Your games stay."),
}


class UpdatesDialog(QDialog):
    """Dialog that says what it will ask and of whom, asks when its button is pressed, and shows the answer."""

    def __init__(self, site: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._site = site
        self._check: UpdateCheck | None = None
        self.setWindowTitle(self.tr("Check for updates"))
        self.text = PlainLabel(
            self.tr(
                "Escabel will ask {0} for the newest version. It sends nothing else, and it only asks when you press "
                "the button."
            ).format(site),
            wraps=True,
        )
        self.notes = QPlainTextEdit(readOnly=True)
        self.notes.setAccessibleName(self.tr("What is new"))
        self.notes.hide()
        buttons = dialog_buttons(self, QDialogButtonBox.StandardButton.Close)
        self.ask_button = QPushButton(self.tr("Check now"))
        self.ask_button.clicked.connect(self.ask)
        buttons.addButton(self.ask_button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = spaced(QVBoxLayout(self), 4 * STEP, margins=(6 * STEP, 6 * STEP, 6 * STEP, 4 * STEP))
        layout.addWidget(self.text)
        layout.addWidget(self.notes)
        layout.addWidget(buttons)
        self.setMinimumWidth(dialog_size(self, WIDTH, 0).width())

    def ask(self) -> None:
        """Ask for the newest version once; the button is disabled until there is an answer."""
        self.ask_button.setEnabled(False)
        self.notes.hide()
        self.text.setText(self.tr("Waiting for an answer…"))
        self._check = UpdateCheck(self._site, self)
        self._check.answered.connect(self._tell)
        self._check.unreachable.connect(self._tell_silence)
        self._check.misunderstood.connect(self._tell_nonsense)

    def _tell(self, release: Release) -> None:
        if release.is_newer_than(__version__):
            news = self.tr("Escabel {0} is available; this is {1}.").format(release.version, __version__)
            way = translate(WAYS[this_installation()]).format(self._site)
            self.text.setText(f"{news}\n\n{way}")
            self.notes.setPlainText(release.notes)
            self.notes.setVisible(bool(release.notes))
        else:
            self.text.setText(self.tr("This is the newest version, {0}.").format(__version__))
        self._end()

    def _tell_silence(self) -> None:
        self.text.setText(self.tr("No answer from {0}. Try again when you are online.").format(self._site))
        self._end()

    def _tell_nonsense(self) -> None:
        self.text.setText(self.tr("The answer from {0} names no version. Try again later.").format(self._site))
        self._end()

    def _end(self) -> None:
        self.ask_button.setEnabled(True)
        if self._check is not None:
            self._check.deleteLater()
            self._check = None
