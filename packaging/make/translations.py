"""Brings the translations up to date with the program: `python packaging/make/translations.py [--check]`.

Finds every text that people see, in the sources and elsewhere, adds new ones to each `resources/translations/*.ts` and
takes away what nobody says any more; then tells what is not translated yet or wrong, and makes the `.qm` files that the
program reads. With `--check` nothing is changed: it fails where the files are not up to date.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

if __name__ == "__main__":
    sys.path[:0] = [
        str(folder) for folder in (Path(__file__).resolve().parents[1], Path(__file__).resolve().parents[2])
    ]

from escabel_gui.rules.catalogue import CATALOGUE, RELEASED
from make.texts_elsewhere import as_source, texts_elsewhere
from setup.translating import FOLDER, release_all, tool

ROOT: Final = Path(__file__).resolve().parents[2]
LANGUAGES: Final = ("de", "es", "hu")
FINISHED: Final = LANGUAGES  # those in which nothing may be missing
SOURCES: Final = "escabel_gui"
SILENT: Final = "engine"  # speaks GTP, and English in its command
OWN_NAMES: Final = "tr+=Message,tr+=make_message"  # how texts below Qt are marked: `escabel_gui/rules/message.py`
ELSEWHERE: Final = "elsewhere.py"
PLACE: Final = re.compile(r'    <location filename="(?P<file>[^"]*)" line="\d+"/>\n')
HOLE: Final = re.compile(r"\{\d*[^{}]*\}|%L?n|@[A-Z]+@")


class Message(NamedTuple):
    """A text in one language; `forms` are its translations, several where there is a number in it."""

    context: str
    text: str
    comment: str
    has_number: bool
    is_finished: bool
    forms: tuple[str, ...]

    @property
    def faults(self) -> Iterator[str]:
        """Faults of a finished translation."""
        holes = sorted(HOLE.findall(self.text))
        for form in self.forms:
            if not form.strip():
                yield f"{self.text!r} is empty"
                continue
            if set(HOLE.findall(form)) - {"%n", "%Ln"} != set(holes) - {"%n", "%Ln"}:
                yield f"{self.text!r} has other places to fill than {form!r}"
            if form.count("\n\n") != self.text.count("\n\n"):
                yield f"{self.text!r} has other paragraphs than {form!r}"
            for sign in ("…", ":", "&"):
                if sign != "&" and self.text.endswith(sign) != form.endswith(sign):
                    yield f"{self.text!r} ends otherwise than {form!r}"
                if sign == "&" and self.text.replace("&&", "").count("&") != form.replace("&&", "").count("&"):
                    yield f"{self.text!r} has another key to it than {form!r}"
        if self.has_number and not any("%n" in form or "%Ln" in form for form in self.forms):
            yield f"{self.text!r} has lost its number"


def ts_file(language: str) -> Path:
    return FOLDER / f"escabel_{language}.ts"


def read_messages(file: Path) -> list[Message]:
    """All texts of a .ts file."""
    found = []
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            found.append(
                Message(
                    context.findtext("name") or "",
                    message.findtext("source") or "",
                    message.findtext("comment") or "",
                    message.get("numerus") == "yes",
                    translation.get("type") != "unfinished",
                    tuple(forms),
                )
            )
    return found


def translated_sources() -> list[Path]:
    """Find the sources whose texts are translated: not those of the engine, and of games only where released."""
    released = {ruleset.make.__module__ for ruleset in RELEASED}
    unreleased = {ruleset.make.__module__ for ruleset in CATALOGUE} - released
    silent = {ROOT / f"{name.replace('.', '/')}.py" for name in unreleased}
    return [
        path
        for path in sorted((ROOT / SOURCES).rglob("*.py"))
        if path.relative_to(ROOT / SOURCES).parts[0] != SILENT and path not in silent
    ]


def update(files: list[Path]) -> None:
    """Bring .ts files of the clone up to date; those that do not exist yet are made."""
    with tempfile.TemporaryDirectory(dir=ROOT) as folder:
        elsewhere = Path(folder, ELSEWHERE)
        elsewhere.write_text(as_source(texts_elsewhere(ROOT / "resources")), encoding="utf-8")
        names = Path(folder, "sources.txt")
        names.write_text("\n".join(map(in_clone, [*translated_sources(), elsewhere])), encoding="utf-8")
        command: list[str | Path] = [tool("lupdate"), "-silent", "-no-obsolete", "-locations", "absolute"]
        command += ["-source-language", "en", "-tr-function-alias", OWN_NAMES, f"@{in_clone(names)}"]
        subprocess.run([*command, "-ts", *map(in_clone, files)], cwd=ROOT, check=True)
    for file in files:
        file.write_text(without_lines(file.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


def in_clone(path: Path) -> str:
    """Return a path from the clone's folder on: on Windows, the tool knows only the letters of the system's charset."""
    return path.relative_to(ROOT).as_posix()


def without_lines(text: str) -> str:
    """Return a .ts file that names the files where a text stands, and changes no more when only their lines move."""

    def place(found: re.Match[str]) -> str:
        name = found["file"]
        return "" if name.endswith(ELSEWHERE) else f'    <location filename="{name}"/>\n'

    return re.sub(r'(    <location filename="[^"]*"/>\n)\1+', r"\1", PLACE.sub(place, text))


def is_up_to_date(file: Path) -> bool:
    """Return whether an update leaves a .ts file as it is, but for the ends of lines, which git makes the system's."""
    with tempfile.TemporaryDirectory(dir=file.parent.parent) as folder:  # as deep as the file is: it names its sources
        twin = Path(folder, file.name)
        twin.write_bytes(file.read_bytes())
        update([twin])
        return twin.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


def report(file: Path) -> list[str]:
    """State of a translation: what is missing, and what is wrong."""
    messages = read_messages(file)
    finished = [message for message in messages if message.is_finished]
    lines = [f"{file.name}: {len(finished)} of {len(messages)} texts are translated."]
    return lines + [f"  {fault}" for message in finished for fault in message.faults]


def main(arguments: list[str]) -> int:
    files = [ts_file(language) for language in LANGUAGES]
    if arguments == ["--check"]:
        stale = [file for file in files if not is_up_to_date(file)]
        for file in stale:
            print(f"{file.name} is not up to date: run python packaging/make/translations.py.")
        return 1 if stale else 0
    if arguments:
        print(__doc__)
        return 2
    update(files)
    for file in files:
        print("\n".join(report(file)))
    release_all()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
