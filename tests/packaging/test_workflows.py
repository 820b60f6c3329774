"""The workflows of a public host are whole: what they name is there, and their commands are the ones of this clone."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read(path: Path) -> dict[Any, Any]:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(workflow, dict)
    return workflow


def steps_of(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job.get("steps", [])]


def test_there_is_one_for_tests_and_one_for_releases() -> None:
    assert [path.name for path in WORKFLOWS] == ["release.yml", "tests.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_jobs_are_whole(path: Path) -> None:
    workflow = read(path)
    assert set(workflow) <= {"name", True, "permissions", "concurrency", "env", "jobs"}  # `on` is a yes in YAML
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(workflow["jobs"])
        assert ("uses" in job) != ("runs-on" in job and bool(job["steps"]))
        if "uses" in job:
            assert (ROOT / job["uses"]).exists()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_each_step_runs_a_command_or_a_pinned_action(path: Path) -> None:
    for step in steps_of(path):
        known = {"name", "if", "uses", "with", "run", "shell", "env", "working-directory"}
        assert set(step) <= known, step
        assert ("run" in step) != ("uses" in step), step
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+(\.\d+){0,2}|release/v1)", step["uses"]), step


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_scripts_that_are_run_exist(path: Path) -> None:
    scripts = re.findall(r"\bpackaging/[\w/]+\.py", path.read_text(encoding="utf-8"))
    assert scripts
    for script in scripts:
        assert (ROOT / script).is_file(), script


def test_every_matrix_is_used() -> None:
    for path in WORKFLOWS:
        for job in read(path)["jobs"].values():
            if "strategy" in job:
                assert "matrix.system" in job["runs-on"]


def test_every_python_that_is_promised_is_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    matrix = read(ROOT / ".github" / "workflows" / "tests.yml")["jobs"]["test"]["strategy"]["matrix"]["include"]
    assert sorted(each["python"] for each in matrix) == promised
