"""An opponent for the weakest level, over GTP: it looks at each of its moves and no further.

It makes a move that wins at once, else none that loses at once. Of the others it makes the one after which the rules'
estimate is best for it, and of equal ones that which promises most.
"""

import sys

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.registry import make_evaluator
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import NOBODY, State


class OnePly:
    """Engine that looks at each of its moves and no further, with what it knows from command to command."""

    def __init__(self) -> None:
        self.random = Random(1)
        self.name = "escabel"
        self.line = PlayedLine(make_rules(self.name))

    def answer(self, words: list[str]) -> str:
        """Return the answer to a command, which is not checked."""
        match words:
            case ["set_game", name]:
                self.name = name
                self.line = PlayedLine(make_rules(name))
            case ["boardsize", size]:
                self.line = PlayedLine(make_rules(self.name, int(size)))
            case ["clear_board"]:
                self.line = PlayedLine(self.line.rules)
            case ["play", _, text]:
                self.line.play(self.line.rules.parse_move(text))
            case ["undo"]:
                self.line.undo()
            case ["genmove", _]:
                move = self.select_move()
                self.line.play(move)
                return self.line.rules.format_move(move)
            case ["known_command", command]:
                return str(command in ("undo", "boardsize")).lower()
        return ""

    def select_move(self) -> int:
        state = self.line.state
        _, promises = look(self.line.rules, state)
        ranks = [(self.worth(move), promise, self.random.random(), move) for move, promise in promises if move != SWAP]
        return max(ranks)[-1]

    def worth(self, move: int) -> float:
        """Return the worth of a move for who makes it: 2 if it wins, -1 if it loses, else from 0 to 1."""
        rules = self.line.rules
        after = rules.after(self.line.state, move)
        winner = rules.winner(after)
        if winner != NOBODY:
            return -1.0 if winner == after.turn else 2.0
        return 1.0 - look(rules, after)[0]


def look(rules: Rules, state: State) -> tuple[float, list[tuple[int, float]]]:
    """Return the estimate of a position, and its moves with what each of them promises."""
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    promises: vec[float] = vec[float]([0.0] * int(rules.move_space))
    count = int(rules.legal_moves(state, moves))
    estimate = make_evaluator(rules).evaluate(state, moves, count, promises)[0]
    return estimate, [(int(moves[k]), promises[k]) for k in range(count)]


if __name__ == "__main__":
    player = OnePly()
    for line in sys.stdin:
        print(f"= {player.answer(line.split())}\n", flush=True)
        if line.strip() == "quit":
            break
