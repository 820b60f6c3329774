"""Replays solved boards: the winner's moves, as a solver names them, against all replies.

    python -m tests.engine.tools.verify_solutions [--game NAME] [--plain] [--memory MB] [FILE …]

reads these files, or all in `tests/data/solved`. Nobody is believed that a move wins: whoever is said to win plays one
move in each position, the other color all, and each game has to end as was said. `--plain` asks the slow plain rules,
too, in every position, for its moves and its winner. The solver that names the moves has `--memory` to itself.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.engine.tools.solve import find_winner
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State
from tests.rules.plain import make_plain
from tests.rules.plain.position import PlainGame, Position

SOLVED = Path(__file__).parents[2] / "data" / "solved"
MEGABYTES = 1000
POSITIONS = 1_000_000_000  # looked at for a move, when memory is full
CLAIM = re.compile(r"  (Black|White): (.+)")
COLORS = {"Black": BLACK, "White": WHITE}
LETTERS = {NOBODY: "", BLACK: "b", WHITE: "w"}


class Replay:
    """Games of one who is said to win against all replies; each position once."""

    def __init__(self, rules: Rules, winner: int, plain: PlainGame | None, megabytes: int) -> None:
        self.rules = rules
        self.winner = winner
        self.plain = plain
        self.solver = DfpnSolver(rules, megabytes)
        self.seen: set[bytes] = set()

    def wins(self, state: State, position: Position | None) -> bool:
        """Return whether all games from a position end as was said; the plain position is the same, if there is one."""
        key = bytes([state.turn, state.passes, *state.owner, *state.height])
        if key in self.seen:
            return True
        over = self.rules.winner(state)
        moves = self.rules.legal_move_list(state)
        if self.plain is not None and position is not None:
            assert self.plain.winner(position) == LETTERS[int(over)], position
            assert over or sorted(self.plain.moves(position)) == sorted(map(self.rules.format_move, moves)), position
        if over:
            return int(over) == self.winner
        if state.turn == self.winner:
            moves = [self.choose(state, moves)]
        if not all(self.wins_after(state, position, move) for move in moves if move != SWAP):
            return False
        self.seen.add(key)
        return True

    def wins_after(self, state: State, position: Position | None, move: int) -> bool:
        """Return whether all games from the position after a move end as was said."""
        played = None
        if self.plain is not None and position is not None:
            played = self.plain.play(position, self.rules.format_move(move))
        return self.wins(self.rules.after(state, move), played)

    def choose(self, state: State, moves: list[int]) -> int:
        """Solve the position; return the first move that the solver then knows to win, or the first of all if none."""
        find_winner(self.solver, state, positions=POSITIONS)
        return next((move for move in moves if move != SWAP and self.is_known_win(state, move)), moves[0])

    def is_known_win(self, state: State, move: int) -> bool:
        """Return whether the solver remembers that a move wins, or sees it at once."""
        self.solver.lookup_or_init(self.rules.after(state, move), 0)
        return self.solver.disproof == 0


def refuted_claims(block: str, with_plain: bool, megabytes: int = MEGABYTES) -> Iterator[str]:
    """Yield what is wrong with a block of a file: first moves after which another color wins, or with no claim."""
    title, *lines = block.splitlines()
    wire_name, size = title.split()
    rules, plain = make_rules(wire_name, int(size)), make_plain(wire_name, int(size)) if with_plain else None
    unclaimed = {rules.format_move(move) for move in rules.legal_move_list(rules.start())}
    for claim in filter(None, map(CLAIM.fullmatch, lines)):
        replay = Replay(rules, COLORS[claim[1]], plain, megabytes)
        for text in claim[2].split():
            unclaimed.discard(text)
            start = rules.after(rules.start(), rules.parse_legal_move(rules.start(), text))
            if not replay.wins(start, None if plain is None else plain.play(plain.start(), text)):
                yield f"{title}: {claim[1]} does not win after {text}"
        print(f"{title}: {claim[1]} wins, {len(replay.seen):,} positions", flush=True)
    open_moves = re.search(r"^  open: (.+)", block, re.MULTILINE)
    unclaimed -= set(open_moves[1].split()) if open_moves else set()
    yield from (f"{title}: nothing is said of {text}" for text in sorted(unclaimed))


def blocks_of(path: Path) -> list[str]:
    return re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").rstrip())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="*", default=sorted(SOLVED.glob("*.txt")), type=Path, metavar="FILE")
    parser.add_argument("--game", metavar="NAME", help="only the game of this wire name")
    parser.add_argument("--plain", action="store_true", help="compare with the plain rules in every position")
    parser.add_argument("--memory", type=int, default=MEGABYTES, metavar="MB", help=f"of the solver ({MEGABYTES})")
    options = parser.parse_args()
    blocks = [block for path in options.files for block in blocks_of(path)]
    chosen = [block for block in blocks if options.game in (None, block.split()[0])]
    refuted = [line for block in chosen for line in refuted_claims(block, options.plain, options.memory)]
    print("\n".join(refuted) if refuted else "All is so.")
    return 1 if refuted else 0


if __name__ == "__main__":
    sys.exit(main())
