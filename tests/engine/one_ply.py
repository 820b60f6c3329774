"""An opponent for the weakest level, over GTP: it looks at each of its moves and no further.

It makes a move that wins at once, else none that loses at once, and of the others the one after which the rules'
estimate is best for it, or any where they have none.
"""

from __future__ import annotations

import sys

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.line import Line
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import NOBODY


class OnePly:
    """What it knows from command to command."""

    def __init__(self) -> None:
        self.random = Random(1)
        self.name = "escabel"
        self.line = Line(make_rules(self.name))

    def answer(self, words: list[str]) -> str:
        """The answer to a command; it believes that all of them are right."""
        match words:
            case ["set_game", name]:
                self.name = name
                self.line = Line(make_rules(name))
            case ["boardsize", size]:
                self.line = Line(make_rules(self.name, int(size)))
            case ["clear_board"]:
                self.line = Line(self.line.rules)
            case ["play", _, move]:
                self.line.play(self.line.rules.parse_move(move))
            case ["undo"]:
                self.line.undo()
            case ["genmove", _]:
                move = self.choose()
                self.line.play(move)
                return self.line.rules.format_move(move)
            case ["known_command", command]:
                return str(command in ("undo", "boardsize")).lower()
        return ""

    def choose(self) -> int:
        state = self.line.state
        moves = [move for move in self.line.rules.all_moves(state) if move != SWAP]
        ranks = [(self.worth(move), self.random.random(), move) for move in moves]
        return max(ranks)[2]

    def worth(self, move: int) -> float:
        """Of the position after a move, for who makes it: 2 if that wins, -1 if it loses, else from 0 to 1."""
        rules = self.line.rules
        after = self.line.state.copy()
        rules.play(after, move)
        winner = rules.winner(after)
        if winner != NOBODY:
            return -1.0 if winner == after.turn else 2.0
        replies: vec[i64] = vec[i64]([0] * int(rules.most_moves))
        promise: vec[float] = vec[float]([0.0] * int(rules.most_moves))
        count = rules.legal_moves(after, replies)
        return 1.0 - rules.estimate(after, replies, count, promise)


if __name__ == "__main__":
    player = OnePly()
    for line in sys.stdin:
        print(f"= {player.answer(line.split())}\n", flush=True)
        if line.strip() == "quit":
            break
