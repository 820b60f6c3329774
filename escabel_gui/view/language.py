"""The language of the whole program: texts in it, and how it is chosen and changed."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

from escabel_gui.record.storage.files import reason_for
from escabel_gui.rules.message import Message, fill_places, pluralize_english

SOURCE: Final = "en"  # the language in which the texts are written
# Messages that sound different before what is filled in, by language: Spanish says "h4 e i5", and "n4 u o5".
BEFORE_SOUNDS: Final = {
    "es": ((re.compile(r"\by (?=h?[iíIÍ](?![aeoáéó]))"), "e "), (re.compile(r"\bo (?=h?[oóOÓ])"), "u ")),
}


def tr(text: str, comment: str | None = None, number: int = -1) -> str:
    """Return a text in the person's language, for what is no widget or has a number, %n; see `make_message`."""
    return pluralize_english(QCoreApplication.translate("", text, comment, number), number)


def translate(words: Message) -> str:
    """Return a message in the person's language: translated first, filled in afterwards."""
    return _translate(words, is_inside=False)


def as_text(words: Message | str | None) -> str:
    """Return a message in the person's language, a text as it is, and an empty one for None."""
    return translate(words) if isinstance(words, Message) else words or ""


def reason_text(error: OSError) -> str:
    """Return the reason of an OSError as text for brackets or after a colon."""
    return as_text(reason_for(error))


def fault_text(name: object, line: int, words: Message) -> str:
    """Return what is wrong in a line of a file, or with all of it (0)."""
    return fill(tr("{0}, line {1}: {2}"), name, line, words) if line else fill(tr("{0}: {1}"), name, words)


def fill(text: str, *args: object) -> str:
    """Fill the places of a text. `Message` are translated, and begin with a capital where a sentence begins."""
    return _fill(text, args, is_inside=False)


def _translate(words: Message, is_inside: bool) -> str:
    text = tr(words.text, words.comment, words.number)
    return _fill(text, words.args, is_inside) if words.args else text.format()


def _fill(text: str, args: tuple[object, ...], is_inside: bool) -> str:
    text = fill_places(text, args, lambda words: _translate(words, is_inside=True), is_inside)
    for before, instead in BEFORE_SOUNDS.get(spoken_language(), ()):
        text = before.sub(instead, text)
    return text


class _Teller(QObject):
    """Child of a widget that calls a function when the language has changed."""

    def __init__(self, widget: QObject, tell: Callable[[], object]) -> None:
        super().__init__(widget)
        self._tell = tell

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()
        return super().event(event)


def when_language_changes(widget: QObject, do: Callable[[], object]) -> None:
    """Call a function after each change of the language, as long as a widget lives."""
    _Teller(widget, do)


def in_every_language(widget: QObject, tell: Callable[[], object]) -> None:
    """Call a function now, and again after each change of the language, as long as a widget lives."""
    tell()
    _Teller(widget, tell)


class Language(QObject):
    """Language of the program's texts. A change sends LanguageChange to every widget, as Qt does."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Set up the language; `folder` has the translations, `escabel_xx.qm`."""
        super().__init__(parent)
        self._folder = folder
        self._chosen: str | None = None
        self._translators: list[QTranslator] = []

    def choose(self, code: str) -> None:
        """Set the language; empty: the first of the desktop's languages that is known, or else English."""
        if code == self._chosen:
            return
        self._chosen = code
        before, self._translators = self._translators, []
        spoken = code or self._of_desktop()
        QLocale.setDefault(_locale(spoken))
        folder_of_qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        for name, folder in (("qtbase", folder_of_qt), ("escabel", str(self._folder))):  # the last one is asked first
            translator = QTranslator()
            if spoken != SOURCE and translator.load(f"{name}_{spoken}", folder):
                translator.setParent(self)  # it goes with the window
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)
        for translator in before:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()

    def _of_desktop(self) -> str:
        known = languages(self._folder)
        wanted = (name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages())
        return next((code for code in wanted if code in known), SOURCE)


def languages(folder: Path) -> list[str]:
    """Return the codes of the languages that can be chosen."""
    return sorted({SOURCE, *(file.stem.partition("_")[2] for file in folder.glob("escabel_*.qm"))})


def spoken_language() -> str:
    """Return the code of the language of the texts."""
    code = QLocale().name().partition("_")[0]
    return SOURCE if code == "C" else code  # where the desktop has no language


def spoken_locale() -> QLocale:
    """Return the locale of the texts, with its own names of months and digits, where the desktop writes other ones."""
    return QLocale(QLocale().language(), QLocale().territory())


def language_name(code: str) -> str:
    """Return the name of a language in that language."""
    name = QLocale(code).nativeLanguageName().partition(" ")[0]  # without where
    return "English" if code == SOURCE else name[:1].upper() + name[1:]


def _locale(code: str) -> QLocale:
    """Return the locale for numbers, dates and times: the desktop's, or that of another language in the same place."""
    system, language = QLocale.system(), QLocale(code).language()
    is_same = system.language() == language or (code == SOURCE and system.language() == QLocale.Language.C)
    return system if is_same else QLocale(language, system.territory())
