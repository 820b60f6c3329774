"""The installed program tests itself; what it lacks, it names."""

import os
import subprocess
import sys

import pytest

from escabel_gui import self_test


def test_each_check_is_a_line_and_the_last_line_sums_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def check_tables() -> str:
        """Tables."""
        return "tables"

    def check_chairs() -> str:
        """Chairs."""
        raise FileNotFoundError("chair.svg")

    monkeypatch.setattr(self_test, "CHECKS", (check_tables,))
    assert self_test.main() == 0
    assert capsys.readouterr().out.splitlines() == ["has tables", "All is there."]
    monkeypatch.setattr(self_test, "CHECKS", (check_chairs, check_tables))
    assert self_test.main() == 1
    assert capsys.readouterr().out.splitlines() == [
        "LACKS Chairs: FileNotFoundError: chair.svg",
        "has tables",
        "Something is missing.",
    ]


@pytest.mark.skipif(os.name != "posix", reason="pipes are closed in another way there")
def test_a_reader_that_has_gone_is_no_error() -> None:
    program = "from escabel_gui import self_test; self_test.CHECKS = (self_test.check_tables,) * 2; self_test.main()"
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run([sys.executable, "-c", program], stdout=writing, stderr=subprocess.PIPE)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "check",
    [
        self_test.check_rules,
        self_test.check_modules,
        self_test.check_icons,
        self_test.check_exports,
        self_test.check_tables,
        self_test.check_charsets,
    ],
)
def test_a_clone_has_what_it_needs(qapp: object, check: self_test.Check) -> None:
    assert check()
