"""The installed program tests itself; what it lacks, it names."""

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
