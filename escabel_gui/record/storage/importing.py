"""Games from elsewhere, many at once: each becomes a file in the games folder, or is refused for a reason."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from escabel_gui.record.move_list import read_games
from escabel_gui.record.progress import Cancelled, ProgressCallback, no_progress
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.file_names import is_sgf_name
from escabel_gui.record.storage.files import read_bytes, reason_for, write_new
from escabel_gui.record.storage.folders import is_folder, is_in
from escabel_gui.record.storage.summary import digest_of
from escabel_gui.rules.message import Message, join_sentences, make_message


class Refusal(NamedTuple):
    """File that was not imported, or not all of it, and why; `line` is 0 where the reason is not in its text."""

    path: Path
    line: int
    words: Message


class Known(NamedTuple):
    """A game that was not imported, since a file of the library has the same moves and players."""

    path: Path
    file: str  # its name in the games folder


class Imported(NamedTuple):
    """Result of an import: what was added, what was there already, what was refused."""

    files: list[Path]
    known: list[Known]
    refusals: list[Refusal]
    trouble: Message | None = None  # why it ended early


def import_games(
    paths: list[Path],
    folder: Path,
    wire_name: str,
    size: int,
    digests: dict[str, str],
    report: ProgressCallback = no_progress,
) -> Imported:
    """Put copies of games into `folder`; of folders among `paths`, all SGF files in them and below.

    The wire name and the size are for texts that do not tell which game they are. `digests` names the files of the
    games that are there already, and those of the new ones are added.
    """
    imported = Imported([], [], [])
    sources = list(find_games(paths, imported.refusals))
    done, total = 0, len(sources)

    def reading(_done: int, _total: int) -> None:
        report(done - 1, total)

    for source in sources:
        try:
            report(done, total)
            done += 1
            data = read_source(source, folder)
            if data is None:
                imported.known.append(Known(source, source.name))
                continue
            for number, game in enumerate(read_games(decode(data), wire_name, size, reading)):
                if number > 0:  # one more than there seemed to be
                    total += 1
                    report(done, total)
                    done += 1
                if isinstance(game, RecordError):
                    refuse(source, game, imported.refusals)
                elif not game.has_begun:
                    refuse(source, RecordError(Message("There are no moves in this game.")), imported.refusals)
                elif (digest := digest_of(game)) in digests:
                    imported.known.append(Known(source, digests[digest]))
                else:
                    copy = write_sgf(game, report=reading).encode()
                    imported.files.append(write_new(folder, source.stem, copy))
                    digests[digest] = imported.files[-1].name
        except Cancelled:
            break
        except RecordError as error:
            refuse(source, error, imported.refusals)
        except OSError as error:
            words = Message("Games cannot be written to {0}: {1}.", (str(folder), reason_for(error)))
            return imported._replace(trouble=words)
    return imported


def read_source(source: Path, folder: Path) -> bytes | None:
    """Return the content of a file, None for one that is in the folder already. Raises RecordError."""
    try:
        return None if is_in(folder, source) else read_bytes(source)
    except (OSError, RecordError) as error:
        raise RecordError(cannot_be_read(error)) from None


def refuse(source: Path, error: RecordError, refusals: list[Refusal]) -> None:
    """Add why a file, or a game of it, is refused; of several of its games, only the first counts."""
    if not refusals or refusals[-1].path != source:
        refusals.append(Refusal(source, error.line, error.words))


def find_games(paths: list[Path], refusals: list[Refusal]) -> Iterator[Path]:
    """Yield the files that are named, and SGF files in and below the folders; unreadable folders are refused."""

    def refuse_folder(error: OSError) -> None:
        refusals.append(Refusal(Path(error.filename), 0, cannot_be_read(error)))

    for path in paths:
        if not is_folder(path):
            yield path
            continue
        for folder, subfolders, files in os.walk(path, onerror=refuse_folder):
            subfolders.sort()
            for file in sorted(files):
                if is_sgf_name(file):
                    yield Path(folder) / file


def cannot_be_read(error: OSError | RecordError) -> Message:
    """Return the message why a file cannot be read."""
    if isinstance(error, RecordError):
        return error.words
    return Message("It cannot be read: {0}.", (reason_for(error),))


def import_words(imported: Imported) -> Message:
    """Return the result of an import in one line."""
    sentences = []
    if imported.files or not imported.known:
        sentences.append(make_message("%n game(s) imported.", None, len(imported.files)))
    if imported.known:
        sentences.append(make_message("%n game(s) already in your library.", None, len(imported.known)))
    if imported.refusals:
        sentences.append(make_message("%n file(s) left out, whole or in part.", None, len(imported.refusals)))
    return join_sentences(*sentences)
