"""Kills two programs that play each other, and cuts their connection, at random moments: nothing may get lost.

`python -m tests.model.friends.kill_friends --kills 200 --cuts 200` does so as often, and says what came of it.
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from escabel_gui.link.invitation import INVITATION_BYTES, format_invitation
from escabel_gui.link.local_replica import LocalReplica, parse_replica
from escabel_gui.link.shared_game import SharedGame
from escabel_gui.record.storage.game_store import GameStore

ROOT = Path(__file__).parents[3]
CHILD = "tests.model.friends.friend_until_killed"
PATIENCE = 120.0  # seconds for a game to be equal on both sides when nothing disturbs any more; on a busy machine, too


class Outcome(NamedTuple):
    games: int
    kills: int
    cuts: int
    plies: int
    answered: int


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Match:
    """Two programs and their folders."""

    def __init__(self, folder: Path, cuts: float, chance: Random) -> None:
        self.folders = {role: folder / role for role in ("host", "guest")}
        self._ways = (format_invitation(os.urandom(INVITATION_BYTES)), str(free_port()))
        self._cuts = cuts
        self._chance = chance
        self.answered = 0  # moves that had a prepared answer
        self.programs: dict[str, subprocess.Popen[bytes]] = {}
        for role, home in self.folders.items():
            home.mkdir(parents=True)
            self.start(role)

    def start(self, role: str) -> None:
        seed = str(self._chance.randrange(1_000_000))
        command = [sys.executable, "-m", CHILD, str(self.folders[role]), *self._ways, role, str(self._cuts), seed]
        self.programs[role] = subprocess.Popen(command, cwd=ROOT)

    def kill(self, role: str) -> None:
        self.programs[role].kill()
        self.programs[role].wait()

    def end(self) -> None:
        for role in self.programs:
            self.kill(role)

    def copy(self, role: str) -> LocalReplica | None:
        kept = GameStore(self.folders[role] / "games").resume()
        return None if kept is None else parse_replica(kept.session)

    @property
    def is_over(self) -> bool:
        """True if both have the same game, and it has ended."""
        host, guest = self.copy("host"), self.copy("guest")
        return host is not None and guest is not None and host.game.is_over and host.game.acts == guest.game.acts

    def check(self) -> None:
        """Check that nothing that was finished is lost, and that nobody has been asked anything."""
        for role in self.folders:
            copy = self.copy(role)
            assert copy is not None
            assert copy.other is None, f"{role} is asked which line counts"
            for line in self.done(role):
                place, text = line.split(" ", 1)
                assert copy.game.format_act(copy.game.acts[int(place)]) == text, f"{role} has lost {line}"
            self._check_prepared(role, copy.game)

    def _check_prepared(self, role: str, game: SharedGame) -> None:
        """Check that each answer that was prepared, and is on disk, has been played when its time came."""
        acts = [game.format_act(act) for act in game.acts]
        for line in self._lines(role):
            if line.startswith("prepared "):
                _, place, move, answer = line.split()
                if acts[int(place) : int(place) + 1] == [move] and len(acts) > int(place) + 1:
                    assert acts[int(place) + 1] == answer, f"{role} has forgotten {line}"
                    self.answered += 1

    def _lines(self, role: str) -> list[str]:
        path = self.folders[role] / "done"
        return path.read_text("utf-8").splitlines() if path.exists() else []

    def done(self, role: str) -> list[str]:
        return [line for line in self._lines(role) if line[0].isdigit()]

    @property
    def cuts(self) -> int:
        files = [folder / "done" for folder in self.folders.values()]
        return sum(file.read_text("utf-8").splitlines().count("cut") for file in files if file.exists())


def disturb(kills: int, cuts: int, chance: Random) -> Outcome:
    """Play games until so many have been killed, and so many connections cut; raises AssertionError."""
    games = killed = cut = plies = answered = 0
    while killed < kills or cut < cuts:
        with tempfile.TemporaryDirectory() as folder:
            match = Match(Path(folder), 0.02 if cut < cuts else 0.0, chance)
            try:
                deadline = time.monotonic() + PATIENCE
                while not match.is_over:
                    assert time.monotonic() < deadline, "they do not come together again"
                    time.sleep(chance.uniform(0.2, 1.2))
                    if killed < kills and not match.is_over:
                        role = chance.choice(["host", "guest"])
                        match.kill(role)
                        match.start(role)
                        killed += 1
                        deadline = time.monotonic() + PATIENCE
                match.check()
                answered += match.answered
                copy = match.copy("host")
                plies += len(copy.game.acts) if copy is not None else 0
            finally:
                match.end()
            games, cut = games + 1, cut + match.cuts
    return Outcome(games, killed, cut, plies, answered)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--cuts", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    outcome = disturb(arguments.kills, arguments.cuts, Random(arguments.seed))
    print(f"{outcome.kills} kills and {outcome.cuts} cuts in {outcome.games} games of {outcome.plies} plies in all:")
    print(f"both records equal in the end, no finished move lost, {outcome.answered} moves answered as prepared,")
    print("no question asked")


if __name__ == "__main__":
    main()
