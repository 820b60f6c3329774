"""Entry in the menus of the person's desktop: `escabel-gui --desktop-entry install`, and `remove`.

Packages of the system bring such an entry along; this is for those who installed a wheel, an archive or a clone.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs
from PySide6.QtCore import QFile, QStandardPaths, QTranslator

from escabel_gui.installation import is_packaged
from escabel_gui.record.storage.files import write_atomically
from escabel_gui.rules.catalogue import RELEASED
from escabel_gui.shipped import resources

ENTRY: Final = "applications/escabel.desktop"
TYPES: Final = "mime/packages/escabel.xml"
ICON: Final = "icons/hicolor/scalable/apps/escabel.svg"
LINK: Final = "Escabel.lnk"
TOLD_KEYS: Final = ("GenericName", "Comment", "Keywords")  # lines of the entry that are for people
TOLD_LINE: Final = re.compile(rf"^({'|'.join(TOLD_KEYS)})=(.*)$", re.MULTILINE)
LISTENERS: Final = (  # programs that read such files again, where they are installed, with the folder that they want
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "icons/hicolor"),
)


def main(verb: str) -> int:
    """Install or remove the entry, and print in one sentence what has been done, or why not."""
    try:
        print(install() if verb == "install" else remove())
    except OSError as error:
        print(f"escabel-gui: {error.filename} cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    except RuntimeError:  # as those who look for a home say that there is none
        print("escabel-gui: you have no home folder for the entry: set HOME.", file=sys.stderr)
        return 2
    return 0


def install() -> str:
    """Put the program into the menus; returns a sentence about it."""
    if sys.platform == "darwin":
        return "On macOS, an app is in the menus where it lies in Applications: nothing was changed."
    if sys.platform == "win32":
        return link_into(start_menu())
    share = user_share()
    write(share / TYPES, file_types())
    write(share / ICON, (resources() / "icons" / "escabel.svg").read_text(encoding="utf-8"))
    write(share / ENTRY, started_by(menu_entry(), program_command()))
    tell_desktop(share)
    return f"Escabel is in the menus of your desktop: {share / ENTRY}"


def link_into(menu: Path) -> str:
    """Put a link to the program into a Start menu, which it is without arguments; returns a sentence about it."""
    link = menu / LINK
    program = sys.executable if is_packaged() else shutil.which("escabel-gui", path=os.pathsep.join(program_folders()))
    if program is None:
        raise OSError(0, "this Python has no escabel-gui, which pip makes", str(link))
    menu.mkdir(parents=True, exist_ok=True)
    link.unlink(missing_ok=True)
    if not QFile.link(program, str(link)):
        raise OSError(0, "Windows does not let it be made", str(link))
    return "Escabel is in the Start menu."


def program_folders() -> list[str]:
    """Return where pip puts programs: beside the one that runs, for this Python, and for this person."""
    user = sysconfig.get_path("scripts", sysconfig.get_preferred_scheme("user"))
    return [str(Path(sys.argv[0]).parent), sysconfig.get_path("scripts"), user]


def remove() -> str:
    """Take the program out of the menus; returns a sentence about it."""
    share = user_share()
    places = [start_menu() / LINK] if sys.platform == "win32" else [share / place for place in (ENTRY, TYPES, ICON)]
    present = [place for place in places if place.exists()]
    for place in present:
        place.unlink()
    if sys.platform != "win32":
        tell_desktop(share)
    return "Escabel is no longer in the menus." if present else "Escabel was not in the menus."


def user_share() -> Path:
    """Return the person's folder that desktops read: Qt's would be that of `/` where HOME is not set."""
    return PlatformDirs().user_data_path


def start_menu() -> Path:
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.ApplicationsLocation))


def program_command() -> list[str]:
    """Return the command line that starts the program as it was started now."""
    program = shutil.which(sys.argv[0])
    if is_packaged():
        return [sys.executable]
    if program and Path(program).stem == "escabel-gui":
        return [str(Path(program).absolute())]
    return [sys.executable, "-m", "escabel_gui"]


def started_by(entry: str, command: list[str]) -> str:
    """Return an entry that starts the program with this command, even if the desktop uses another PATH."""
    words = " ".join(quoted(word) for word in command)
    entry = re.sub("^Exec=.*$", lambda _: f"Exec={words} %F", entry, flags=re.MULTILINE)
    return re.sub("^TryExec=.*$", lambda _: f"TryExec={command[0]}", entry, flags=re.MULTILINE)


def quoted(word: str) -> str:
    """Return a word as desktop entries have it, in which `%` stands before letters that are replaced."""
    escaped = re.sub(r'(["`$\\])', r"\\\1", word).replace("\\", "\\\\").replace("%", "%%")
    return f'"{escaped}"'


def tell_desktop(share: Path) -> None:
    """Make the desktop read its files again; without these programs it does so at the next login."""
    for program, folder in LISTENERS:
        if shutil.which(program) and (share / folder).is_dir():
            command = [program, *(["--quiet", "--ignore-theme-index"] if folder == "icons/hicolor" else [])]
            subprocess.run([*command, share / folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, text.encode())


# ---- texts, which packages say, too


def read(template: str) -> str:
    return (resources() / "desktop" / template).read_text(encoding="utf-8")


def fill_in(text: str, values: dict[str, str]) -> str:
    """Return a template's text, with `@NAME@` replaced by its value; raises KeyError if there is none."""
    return re.sub("@([A-Z_]+)@", lambda name: values[name[1]], text)


def file_types() -> str:
    """Return the types of files, in which desktops find how to tell a saved game of ours from one of Go."""
    lines = (f'<match type="string" value="RU[{ruleset.name}" offset="2:512"/>' for ruleset in RELEASED)
    return fill_in(read("escabel.mime.xml"), {"MATCHES": "\n        ".join(lines)})


def menu_entry() -> str:
    """Return the entry, in which each text for people is followed by its translations."""
    tell = {path.stem.partition("_")[2]: translator_of(path) for path in sorted(translations())}

    def add_lines(line: re.Match[str]) -> str:
        told = {language: say(line[2]) for language, say in tell.items()}
        return "\n".join([line[0], *(f"{line[1]}[{language}]={text}" for language, text in told.items() if text)])

    keywords = "".join(f"{ruleset.title.lower()};" for ruleset in RELEASED)
    return fill_in(TOLD_LINE.sub(add_lines, read("escabel.desktop")), {"KEYWORDS": keywords})


def translations() -> list[Path]:
    return list((resources() / "translations").glob("escabel_*.qm"))


def translator_of(path: Path) -> Callable[[str], str]:
    """Return a function that translates the texts of the entry, into empty texts if untranslated."""
    translator = QTranslator()
    translator.load(str(path))
    return lambda text: translator.translate("Desktop", text) or ""
