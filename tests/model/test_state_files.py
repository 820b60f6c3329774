"""A short run of what `state_files.py` does for longer by hand."""

from pathlib import Path
from random import Random

import pytest

from tests.model.state_files import NAMES, compete, cut, kill, mutate


def test_nothing_that_can_be_read_is_lost(qapp: object, tmp_path: Path) -> None:
    mutate(25, tmp_path)


def test_of_files_that_are_cut_off_the_rest_stays_in_use(qapp: object, tmp_path: Path) -> None:
    assert cut(tmp_path, 271) > 30


@pytest.mark.parametrize("name", NAMES[1:])
def test_two_programs_lose_none_of_their_changes(qapp: object, tmp_path: Path, name: str) -> None:
    assert compete(name, tmp_path, 10) == (20, 20)


@pytest.mark.parametrize("name", NAMES[1:])
def test_killed_programs_lose_only_what_was_under_way(qapp: object, tmp_path: Path, name: str) -> None:
    done, kept, _ = kill(name, tmp_path, 2, Random(1))
    assert done == kept >= 2
