"""A report of what went wrong says what is needed to find out why, and not who reports it."""

from pathlib import Path

import pytest

from escabel_gui.installation import this_installation
from escabel_gui.version import version_line
from escabel_gui.view.error_report import LOG_LINES, report_text, without_home


def test_it_names_program_system_and_the_last_lines_of_the_log(qapp: object, tmp_path: Path) -> None:
    log = tmp_path / "escabel.log"
    log.write_text("".join(f"line {number} of {tmp_path}\n" for number in range(3000)), encoding="utf-8")
    text = report_text(f'File "{tmp_path}/program.py"\nValueError: no', log, home=tmp_path)
    assert text.startswith(f"{version_line()}, {this_installation().value}\n")
    for word in ("Python 3.", "Qt 6.", "PySide6 6.", "window system"):
        assert word in text
    assert 'File "~/program.py"\nValueError: no' in text
    assert text.endswith("line 2999 of ~\n")
    assert text.count("\nline ") == LOG_LINES
    assert str(tmp_path) not in text


def test_a_log_that_is_not_there_is_no_fault(qapp: object, tmp_path: Path) -> None:
    assert "log" not in report_text("ValueError: no", tmp_path / "missing" / "file.txt", home=Path("/home/jane"))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("/home/jane/games", "~/games"),
        ("'/home/jane'", "'~'"),
        ("/home/janet/games", "/home/janet/games"),
        ("/home/jane-2/games", "/home/jane-2/games"),
    ],
)
def test_only_the_folder_itself_is_shortened(text: str, told: str) -> None:
    assert without_home(text, Path("/home/jane")) == told


def test_the_root_folder_is_nobodys() -> None:
    assert without_home("/usr/lib", Path("/")) == "/usr/lib"
