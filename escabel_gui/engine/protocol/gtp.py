"""The Go Text Protocol's framing: numbered commands in, `=` or `?` and a blank line out."""

import logging
from collections.abc import Iterator
from typing import Final, TextIO

from escabel_gui.engine.processes.stdin_reader import TOO_LONG, CommandQueue, split_number
from escabel_gui.engine.protocol.arguments import CommandError, require_count
from escabel_gui.engine.protocol.session import GtpSession
from escabel_gui.rules.message import shorten

log = logging.getLogger(__name__)

MAX_REASON_CHARS: Final = 200  # letters of an error that nobody expected


def run_gtp(session: GtpSession, inbox: CommandQueue, output: TextIO) -> None:
    """Answer line after line until `quit` or the end of the input; unexpected errors are logged with details."""
    while not session.is_ended:
        if session.ponders and session.has_just_moved and not inbox.has_input():
            ponder(session)
        line = inbox.next_line()
        if line is None:
            return
        if line:
            answer(session, line, output)


def ponder(session: GtpSession) -> None:
    """Think on until input arrives; nobody waits for it, so errors are only logged."""
    before = session.bookmark()
    try:
        session.ponder()
    except Exception:
        session.return_to(before)
        log.exception("internal error while pondering")


def answer(session: GtpSession, line: str, output: TextIO) -> None:
    """Carry out one line and write its answer; the position stays as it was if anything goes wrong."""
    log.debug("%s", shorten(line, MAX_REASON_CHARS))
    session.has_just_moved = False
    number, words = split_number(line)
    before = session.bookmark()
    try:
        said = carry_out(session, words)
        if isinstance(said, str):
            space = "" if said.startswith("\n") or not said else " "  # a drawing begins on a line of its own
            write(output, f"={number}{space}{said}\n\n")
            return
        write(output, f"={number}\n")
        for part in said:
            write(output, part + "\n")
        write(output, "\n")
    except CommandError as refusal:
        log.info("refused %s: %s", shorten(line), refusal)
        write(output, f"?{number} {refusal}\n\n")
    except OSError:  # nobody listens any more
        raise
    except Exception as error:
        session.return_to(before)
        reason = shorten(f"{type(error).__name__} {error}", MAX_REASON_CHARS)
        write(output, f"?{number} internal error: {reason}\n\n")
        log.exception("internal error at %s", shorten(line, MAX_REASON_CHARS))


def carry_out(session: GtpSession, words: list[str]) -> str | Iterator[str]:
    """Return the answer to a command, whole or in parts as they come; raises CommandError."""
    if words == [TOO_LONG]:
        raise CommandError("line too long")
    if not words:
        raise CommandError("no command")
    command = session.commands.get(words[0].lower())
    if command is None:
        raise CommandError(f"unknown command: {shorten(words[0])}")
    return command.carry_out(*require_count(command.usage, words[1:]))


def write(output: TextIO, text: str) -> None:
    """Write text and flush."""
    output.write(text)
    output.flush()
