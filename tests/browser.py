"""A real browser without a screen, where there is one: opens a page, and tells what it has become."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

CHROMIUM: Final = next(
    (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), ""
)
QUIET: Final = (  # asks nobody for anything
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
DARK, LIGHT = 0, 1  # as it counts the looks that a desktop can ask for
needs_chromium = pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium here to open the page in")


def command(profile: Path, look: int) -> list[str]:
    return [CHROMIUM, *QUIET, f"--user-data-dir={profile}", f"--blink-settings=preferredColorScheme={look}"]


def dump_page(address: str, profile: Path) -> str:
    """Return the page as it is after five seconds of its own; `profile` is an empty folder."""
    return subprocess.run(
        [*command(profile, LIGHT), "--virtual-time-budget=5000", "--dump-dom", address],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=True,
    ).stdout


@contextmanager
def open_page(address: str, profile: Path, look: int) -> Iterator[None]:
    """Keep a page open meanwhile; what it finds out it sends to its server."""
    browser = subprocess.Popen([*command(profile, look), address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        browser.terminate()
        browser.wait()
