"""Question for the newest version: one file on the project's page, asked for when the person wants it, and never else.

Only this module and those who play with friends know QtNetwork: it is imported when first used.
"""

import json
import re
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QObject, QTimer, QUrl, Signal
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest

FILE: Final = "latest.json"  # below the address of the page
MAX_BYTES: Final = 64 * 1024
MAX_NOTES: Final = 20_000  # letters
PATIENCE_MS: Final = 15_000  # for all of it
VERSION: Final = re.compile(r"\d{1,4}(\.\d{1,4}){1,3}")


class Release(NamedTuple):
    """A version that people can get, and what is new in it."""

    version: str
    notes: str

    def is_newer_than(self, version: str) -> bool:
        return numbers_of(self.version) > numbers_of(version)


def numbers_of(version: str) -> tuple[int, ...]:
    """Return the numbers of a version, without zeros at its end: 1.0 is 1."""
    numbers = [int(number) for number in re.findall(r"\d+", version)]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def parse_release(data: bytes) -> Release:
    """Parse the release that the file tells of; raises ValueError when it tells something else."""
    told = json.loads(data.decode("utf-8"))
    if not isinstance(told, dict):
        raise ValueError("no object")
    version, notes = told.get("version"), told.get("notes", "")
    if not isinstance(version, str) or not VERSION.fullmatch(version) or not isinstance(notes, str):
        raise ValueError("no version")
    return Release(version, notes[:MAX_NOTES])


class UpdateCheck(QObject):
    """Request for the newest version. It ends with `answered`, `unreachable` or `misunderstood`, in time."""

    answered = Signal(object)  # Release
    unreachable = Signal()
    misunderstood = Signal()

    def __init__(self, site: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._manager = QNetworkAccessManager(self)
        self._manager.setRedirectPolicy(QNetworkRequest.RedirectPolicy.ManualRedirectPolicy)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._give_up)
        request = QNetworkRequest(QUrl(f"{site.rstrip('/')}/{FILE}"))
        request.setRawHeader(QByteArray(b"User-Agent"), QByteArray(b"Escabel"))  # and no version, system or language
        request.setRawHeader(QByteArray(b"Accept-Language"), QByteArray(b"*"))
        self._reply = self._manager.get(request)
        self._reply.readyRead.connect(self._limit)
        self._reply.finished.connect(self._take)
        self._patience.start()

    def _limit(self) -> None:
        if self._reply.bytesAvailable() > MAX_BYTES:
            self._end()
            self.misunderstood.emit()

    def _give_up(self) -> None:
        self._end()
        self.unreachable.emit()

    def _end(self) -> None:
        self._patience.stop()
        self._reply.finished.disconnect(self._take)
        self._reply.readyRead.disconnect(self._limit)
        self._reply.abort()

    def _take(self) -> None:
        self._patience.stop()
        status = self._reply.attribute(QNetworkRequest.Attribute.HttpStatusCodeAttribute)
        if self._reply.error() != QNetworkReply.NetworkError.NoError:
            self.unreachable.emit()
            return
        data = bytes(self._reply.read(MAX_BYTES + 1).data())
        try:
            if status != 200 or len(data) > MAX_BYTES:
                raise ValueError("another answer")
            release = parse_release(data)
        except (ValueError, RecursionError):
            self.misunderstood.emit()
        else:
            self.answered.emit(release)
