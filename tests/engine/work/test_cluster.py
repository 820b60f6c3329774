"""A cluster of Dask's that loses a worker and its scheduler: all games are those that are played here, and once."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.wine import not_in_wine

pytest.importorskip("distributed", reason="Dask is not installed: pip install 'escabel[cluster]'")

GAMES = 200
ENGINE = [sys.executable, "-m", "escabel_gui", "--engine"]
MATCH = [
    *("match", "--game", "escabel", "--size", "3", "--first", "visits=40", "--second", "visits=20"),
    *("--games", str(GAMES), "--opening", "1", "--seed", "5", "--json"),
]
HERE = str(Path.cwd())


class Machines:
    """A scheduler and workers as one starts them by hand; all end with the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: list[subprocess.Popen[bytes]] = []
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{self.port}"

    def start(self, *words: str, path: str = HERE) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path, os.environ.get("PYTHONPATH", "")])}
        command = [sys.executable, "-m", *words, "--host", "127.0.0.1", "--no-dashboard"]
        with (self.folder / "log").open("ab") as log:
            self.running.append(subprocess.Popen(command, env=environment, cwd=self.folder, stdout=log, stderr=log))
        return self.running[-1]

    def start_scheduler(self) -> subprocess.Popen[bytes]:
        return self.start("distributed.cli.dask_scheduler", "--port", str(self.port))

    def start_worker(self, path: str = HERE) -> subprocess.Popen[bytes]:
        return self.start("distributed.cli.dask_worker", self.address, "--no-nanny", "--nthreads", "1", path=path)


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    machines = Machines(tmp_path)
    yield machines
    for process in machines.running:
        process.kill()
        process.wait()


def other_version(folder: Path) -> str:
    """Return the path on which Python finds what makes this program another version."""
    path = folder / "other"
    path.mkdir()
    (path / "sitecustomize.py").write_text("import escabel_gui\nescabel_gui.__version__ = '0.0'\n")
    return os.pathsep.join([str(path), HERE])


def results_of(file: Path) -> dict[str, object]:
    """Return the games in a file of results, none of which is there twice."""
    said = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    results = {one["id"]: one["result"] for one in said}
    assert len(results) == len(said)
    return results


@not_in_wine("keeps Dask's processes busy with their sockets for more than half an hour, when one of them is killed")
def test_neither_a_lost_worker_nor_a_lost_scheduler_loses_a_game(machines: Machines, tmp_path: Path) -> None:
    scheduler = machines.start_scheduler()
    workers = [machines.start_worker() for _ in range(4)]
    machines.start_worker(other_version(tmp_path))
    there, here = tmp_path / "there", tmp_path / "here"
    with subprocess.Popen(
        [*ENGINE, *MATCH, "--cluster", machines.address, "--results", str(there)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    ) as match:  # fmt: skip
        assert match.stderr is not None
        said = []
        for line in match.stderr:
            said.append(line)
            if line.startswith("20/"):
                workers[0].kill()
            elif line.startswith("80/"):
                scheduler.kill()
                scheduler.wait()
                machines.start_scheduler()
                machines.start_worker()
        assert match.stdout is not None
        score = match.stdout.read()
        assert match.wait() == 0, said
    done = subprocess.run([*ENGINE, *MATCH, "--results", str(here)], capture_output=True, encoding="utf-8", check=True)
    assert score == done.stdout
    assert json.loads(score)["games"] == GAMES
    assert results_of(there) == results_of(here)
    assert len(results_of(there)) == GAMES
    assert any("is left out: it has 0.0 " in line for line in said)


def test_a_scheduler_that_wants_certificates_is_not_asked_without_any() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DASK_")}
    done = subprocess.run(
        [*ENGINE, *MATCH, "--cluster", "tls://127.0.0.1:1"], capture_output=True, encoding="utf-8", env=environment
    )
    assert done.returncode == 2
    assert "certificates" in done.stderr
    assert len(done.stderr.splitlines()) == 1
