"""A process that ends when it is told to, while nobody waits for that."""

from PySide6.QtCore import QCoreApplication, QObject, QProcess


class ChildProcess(QProcess):
    """Process for whose end Qt does not wait, as it otherwise would in the thread of whoever destroys the object."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.finished.connect(self.deleteLater)

    def end(self) -> None:
        """End soon, even if whoever has started it, or the whole program, is gone before."""
        if self.state() == QProcess.ProcessState.NotRunning:  # it could not be started, or has ended by itself
            self.deleteLater()
            return
        app = QCoreApplication.instance()
        assert app is not None
        self.setParent(app)
        app.aboutToQuit.connect(self._be_forgotten)
        self.kill()

    def _be_forgotten(self) -> None:
        """Tell Qt that it has ended: it has been killed, and the system needs no help with what is left to do."""
        self.setProcessState(QProcess.ProcessState.NotRunning)
