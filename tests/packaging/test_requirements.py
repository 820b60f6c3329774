"""What pyproject.toml asks for fits together."""

import re
import tomllib
from pathlib import Path

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
BUILDS: list[str] = PROJECT["build-system"]["requires"]
RUNS: list[str] = PROJECT["project"]["dependencies"]


def name_of(requirement: str) -> str:
    return re.split(r"[<>=!~;]", requirement)[0]


def least_of(requirement: str) -> list[int]:
    least = re.search(r">=([\d.]+)", requirement)
    assert least, requirement
    return [int(number) for number in least[1].split(".")]


def without_least(requirement: str) -> str:
    return re.sub(r">=[\d.]+,?", "", requirement, count=1)


def test_getting_what_compiles_replaces_no_library_that_runs() -> None:
    """A first start gets it while the window runs: every version that the window can have must be good enough."""
    shared = {name_of(requirement) for requirement in BUILDS} & {name_of(requirement) for requirement in RUNS}
    assert shared == {"PySide6-Essentials", "librt"}
    for name in shared:
        built = [requirement for requirement in BUILDS if name_of(requirement) == name]
        run = [requirement for requirement in RUNS if name_of(requirement) == name]
        assert [without_least(requirement) for requirement in built] == [without_least(each) for each in run]
        assert all(least_of(one) <= least_of(other) for one, other in zip(built, run, strict=True))
