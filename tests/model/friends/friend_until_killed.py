"""Plays a direct game at random until it is killed, and prepares answers meanwhile.

    python -m tests.model.friends.friend_until_killed FOLDER INVITATION PORT host|guest CUTS SEED

CUTS is how likely the connection is cut in each look at the table. Whatever is safely on disk goes to `done` in the
folder: the place and the text of each act of one's own, `prepared` with the place, a move of the friend and the answer
to it, and `cut` for each cut.
"""

import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QTimer

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.invitation import parse_invitation
from escabel_gui.link.shared_game import ActKind
from escabel_gui.link.signing import Role
from escabel_gui.model.friends.direct_play import DirectPlay
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.next_game import new_copy
from escabel_gui.model.table.table import Table
from escabel_gui.record.storage.game_store import GameStore
from tests.indoors import LOOPBACK, stay_indoors

LOOK_MS = 15
SETUP = GameSetup("escabel", 6, (Player(0, "Anna"), Player(0, "Ben", is_friend=True)))


def main() -> None:
    folder, info = (
        Path(sys.argv[1]),
        ConnectionInfo(Role(sys.argv[4]), parse_invitation(sys.argv[2]), int(sys.argv[3]), LOOPBACK),
    )
    cuts, chance = float(sys.argv[5]), Random(int(sys.argv[6]))
    stay_indoors()
    app = QCoreApplication([])
    table = Table(GameStore(folder / "games"))
    direct = DirectPlay(table)
    kept = table.kept_games.resume()
    if kept is not None:
        table.resume(*kept)
    elif info.role is Role.HOST:
        table.begin(SETUP, copy=new_copy(SETUP, info))
    else:
        direct.join(info)
    done = (folder / "done").open("a", encoding="utf-8", buffering=1)
    told = 0

    def tell() -> None:
        """Write down the person's acts, and the answers prepared, that are on disk now: they must never be lost."""
        nonlocal told
        copy = table.remote_game.copy
        if copy is None:
            return
        for place in range(told, len(copy.game.acts)):
            act = copy.game.acts[place]
            if act.person == copy.person:
                done.write(f"{place} {copy.game.format_act(act)}\n")
        told = len(copy.game.acts)
        prepared = table.answers.shown_moves
        for child in prepared.home.children if prepared is not None else ():
            move, answer = (copy.game.rules.format_move(node.move) for node in (child, child.children[0]))
            done.write(f"prepared {told} {move} {answer}\n")

    def prepare() -> None:
        """Prepare two answers in a row to some moves."""
        moves = table.answers.begin()
        for _ in range(12):
            node = moves.home
            for _ in range(4):
                legal = moves.tree.rules.legal_move_list(moves.tree.state_at(node))
                if legal and not (moves.is_friends(node) and node.children):
                    node = moves.add(node, chance.choice(legal))
        moves.prune()
        table.answers.keep(moves)
        table.answers.end()

    def look() -> None:
        copy = table.remote_game.copy
        if copy is not None and table.may_play and not table.writer.has_news and chance.random() < 0.5:
            moves = [act for act in copy.game.allowed_acts() if act.kind is ActKind.MOVE]
            table.play(chance.choice(moves).move)
        elif table.answers.may_prepare and table.answers.shown_moves is None and chance.random() < 0.5:
            prepare()
        peer = direct._peer
        if peer is not None and chance.random() < cuts:
            done.write("cut\n")
            peer._socket.abort()

    table.kept.connect(tell)
    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(LOOK_MS)
    app.exec()


if __name__ == "__main__":
    main()
