"""Absurd moves of saved games, judged without knowing whose they are, and counted by player in the end.

    escabel-engine match --first level=2 --second-program "OTHER/bin/escabel-engine --level 2" --size 7 --opening 1 \
        --games 20 --seed 5 --save FOLDER
    python -m tests.benchmarks.absurd FOLDER --opening 1

Trying all moves and replies tells of wins in one that were missed, and of threats to win in one that were left though
a move would have stopped them. The solver tells, in games without ties, of moves that lose for certain where another
one wins for certain. A search without learned patterns tells of moves that do nothing: it values the position no
better for them than if nothing had been played, though the game is open.
"""

import argparse
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from typing import Final

from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.tree import steps_to
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent

MISSED_WIN: Final = "missed a win in one"
LEFT_THREAT: Final = "left a threat to win in one"
LOST_WIN: Final = "lost for certain what was won"
IDLE: Final = "did nothing"
VERDICTS: Final = (MISSED_WIN, LEFT_THREAT, LOST_WIN, IDLE)
MOVES: Final = "moves"

EXPANSIONS: Final = 500  # of the solver, for a position
MEGABYTES: Final = 50  # … and its memory
VISITS: Final = 1_000  # of the search, for a position
NODES: Final = 1 << 18
OPEN: Final = 0.1  # the least win rate of either color with which a game is open
MARGIN: Final = 0.01  # by which a move that does something is better than none


class Judge:
    """Judge of single moves of one game, who knows the position and nothing else."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.has_ties = rules.score(rules.start()) is not None
        self.solver = DfpnSolver(rules, MEGABYTES)
        self.tree = NodePool(NODES)

    def judge(self, state: State, move: int) -> str | None:
        """Return the worst verdict on a move, or None."""
        moves = self.rules.legal_move_list(state)
        if move in (PASS, SWAP) or len(moves) == 1:
            return None
        after = {other: self.play(state, other) for other in moves}
        winning = [other for other in moves if self.is_won(after[other])]
        if winning:
            return None if move in winning else MISSED_WIN
        losing = {other for other in moves if self.loses_at_once(after[other])}
        if move in losing:
            return LEFT_THREAT if len(losing) < len(moves) else None
        if self.is_loss_of_a_win(state, after[move]):
            return LOST_WIN
        return IDLE if self.is_idle(state, after[move]) else None

    def play(self, state: State, move: int) -> State:
        return self.rules.after(state, move)

    def is_won(self, after: State) -> bool:
        """Return whether who has just moved has won, or will have after any reply."""
        winner = self.rules.winner(after)
        if winner != NOBODY:
            return winner == opponent(after.turn)
        return all(self.rules.winner(self.play(after, reply)) == opponent(after.turn) for reply in self.replies(after))

    def loses_at_once(self, after: State) -> bool:
        """Return whether who has just moved has lost, or can lose by one reply."""
        winner = self.rules.winner(after)
        if winner != NOBODY:
            return winner == after.turn
        return any(self.rules.winner(self.play(after, reply)) == after.turn for reply in self.replies(after))

    def replies(self, after: State) -> list[int]:
        return [reply for reply in self.rules.legal_move_list(after) if reply != SWAP]

    def is_loss_of_a_win(self, state: State, after: State) -> bool:
        """Return whether the solver proves that there was a win, and that the move loses."""
        if self.has_ties or self.rules.winner(after) != NOBODY or state.ply < 2:
            return False
        if self.solver.table.is_full():
            self.solver = DfpnSolver(self.rules, MEGABYTES)
        if self.solver.solve(after, EXPANSIONS) != after.turn:
            return False
        return bool(self.solver.solve(state, EXPANSIONS) == state.turn)

    def is_idle(self, state: State, after: State) -> bool:
        """Return whether the game is open, and the move makes it no better for who moves than to play nothing."""
        if state.ply < 2 or self.rules.winner(after) != NOBODY:
            return False
        none = state.copy()
        none.turn = opponent(state.turn)
        if self.rules.winner(none) != NOBODY:
            return False
        without = 1.0 - self.win_rate(none)
        return OPEN < without < 1.0 - OPEN and 1.0 - self.win_rate(after) < without + MARGIN

    def win_rate(self, state: State) -> float:
        """Return the win rate of the color to move."""
        thinker = SearchController(self.rules, search_preset("unlearned"), self.tree, 1)
        thinker.set_root(PlayedLine(self.rules, state))
        thinker.think(SearchLimits(VISITS, None), lambda: False)
        return thinker.root_win_rate()


def judge_game(task: tuple[Path, int]) -> list[tuple[str, str, str]]:
    """Return who moved, the move, and the verdict or MOVES, for each move of a game after the opening."""
    path, opening = task
    tree = read_sgf(decode(path.read_bytes()))
    judge = Judge(tree.rules)
    found = []
    line = PlayedLine(tree.rules)
    for node in steps_to(tree.last_node()):
        ply = len(line.moves)
        if ply >= opening:
            verdict = judge.judge(line.state, node.move)
            player = tree.players[WHITE if ply % 2 else BLACK]
            text = f"{path.name} {ply + 1} {tree.rules.format_move(node.move)}"
            found += [(player, text, MOVES), *([(player, text, verdict)] if verdict is not None else [])]
        line.play(node.move)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="of saved games")
    parser.add_argument("--opening", type=int, default=2, help="random moves that opened each game (%(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="that judge side by side (%(default)s)")
    parser.add_argument("--moves", action="store_true", help="name each absurd move")
    options = parser.parse_args()
    counts: dict[str, Counter[str]] = {}
    with Pool(options.processes) as pool:
        tasks = [(path, options.opening) for path in sorted(options.folder.glob("*.sgf"))]
        for game in pool.imap(judge_game, tasks):
            for player, text, verdict in game:
                counts.setdefault(player, Counter())[verdict] += 1
                if options.moves and verdict != MOVES:
                    print(f"{text}: {verdict}")
    for player, count in sorted(counts.items()):
        told = ", ".join(f"{verdict} {count[verdict]}" for verdict in VERDICTS)
        print(f"{player}: {count[MOVES]} moves, {told}")


if __name__ == "__main__":
    main()
