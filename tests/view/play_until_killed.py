"""The program, playing by itself: says what it shows at its start, and then each move that is safe.

    play_until_killed.py SEED

The first line is a JSON object with the `moves` that have led to what the board shows, and the `piles` that it
shows; each further line is the moves of a game that is on disk. It plays on while it tells, until it is killed.
"""

import json
import sys
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.rules.moves import SWAP
from escabel_gui.view.window.start import make_window

SIZE = 19
LONGEST = 24  # plies, after which a new game begins: before anybody can have won on a board of this size


def main() -> None:
    app = QApplication(sys.argv[:1])
    parts = make_window()
    parts.window.show()
    app.processEvents()
    table = parts.table
    chance = Random(int(sys.argv[1]))

    def moves() -> str:
        game = table.game
        path = game.tree.path_to(game.node)
        return " ".join(game.rules.format_move(node.move) for node in path if node.move is not None)

    def play() -> None:
        choices = table.game.rules.legal_move_list(table.game.state)
        table.play(chance.choice([move for move in choices if move != SWAP]))

    next_move = QTimer(singleShot=True)
    next_move.timeout.connect(play)

    def tell() -> None:
        print(moves(), flush=True)
        next_move.start()

    print(json.dumps({"moves": moves(), "piles": parts.window.scene.shown_piles}), flush=True)
    table.kept.connect(tell)
    if table.seating.is_anybody_away or table.game.node.depth > LONGEST:
        parts.new_games().begin(GameSetup("escabel", SIZE, (Player(), Player())))
    else:
        next_move.start()
    app.exec()


if __name__ == "__main__":
    main()
