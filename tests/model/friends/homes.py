"""Two friends at home, each with a table and a folder, whose programs talk on this computer alone."""

import os
from pathlib import Path

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.invitation import INVITATION_BYTES
from escabel_gui.link.signing import Role
from escabel_gui.model.friends.direct_play import DirectPlay
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.next_game import new_copy
from escabel_gui.model.table.preparation import Preparation
from tests.model.seating import MakeTable, close, play, rest, wait_until

INVITED = GameSetup("escabel", 5, (Player(0, "Anna"), Player(0, "Ben", is_friend=True)))
HERE = "127.0.0.1"


class Home:
    """One of the two, in a place of their own, which they can leave and come back to."""

    def __init__(self, make_table: MakeTable, folder: Path) -> None:
        self._make_table = make_table
        self._folder = folder
        self.open()

    def open(self) -> None:
        self.table = self._make_table(folder=self._folder)
        self.direct = DirectPlay(self.table, self.table)

    def come_back(self) -> None:
        """Start again: the game is left, and resumed."""
        close(self.table)
        self.table = self._make_table(folder=self._folder)
        kept = self.table.kept_games.resume()
        assert kept is not None
        self.table.resume(*kept)
        rest(self.table)
        self.direct = DirectPlay(self.table, self.table)

    @property
    def acts(self) -> str:
        copy = self.table.remote_game.copy
        return "" if copy is None else " ".join(copy.game.format_act(act) for act in copy.game.acts)


Pair = tuple[Home, Home]


def invite(anna: Home, ben: Home, setup: GameSetup = INVITED) -> None:
    begin_to_join(anna, ben, setup)
    wait_until(lambda: is_met(anna, ben))


def begin_to_join(anna: Home, ben: Home, setup: GameSetup) -> None:
    """Let one invite, and the other one begin to join."""
    invitation = os.urandom(INVITATION_BYTES)
    anna.table.begin(setup, copy=new_copy(setup, ConnectionInfo(Role.HOST, invitation)))
    wait_until(lambda: anna.direct.port > 0)
    ben.direct.join(ConnectionInfo(Role.GUEST, invitation, anna.direct.port, HERE))


def is_met(*homes: Home) -> bool:
    return all(
        home.direct.is_there and home.direct._copies is not None and home.direct._copies.has_met for home in homes
    )


def agree(anna: Home, ben: Home, acts: str) -> None:
    wait_until(lambda: anna.acts == ben.acts == acts)


def make_moves(pair: Pair, moves: str) -> None:
    """Let whoever has the turn make each move, and wait until both have the game as it is then."""
    for move in moves.split():
        mover = next(home for home in pair if home.table.may_play)
        acts = f"{mover.acts} {move}".strip()
        play(mover.table, move)
        agree(*pair, acts)


def prepare(home: Home, *lines: str) -> None:
    """Prepare answers, line by line, and leave the preparation."""
    table = home.table
    preparation = Preparation(table, Stage(Play(table, table), table), table)
    preparation.begin()
    for line in lines:
        preparation.go_to(preparation.moves.home)
        for move in line.split():
            preparation.make_typed_move(move)
    preparation.stop()
    rest(table)
