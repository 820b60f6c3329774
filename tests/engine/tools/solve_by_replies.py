"""Solves first moves that are too hard for `escabel-engine solve` by their replies, in several processes.

    python -m tests.engine.tools.solve_by_replies --game NAME --size N --results FILE [--memory MB] [MOVE …]

looks at these first moves, or at all, with two `--processes`. Each reply is searched for some expansions, then those
that are left for twice as many, and so on; a table that is full forgets what took least. A first move is decided when
one reply wins, or all lose. FILE keeps what is decided, of replies, too, and a run that was interrupted goes on with
it. `escabel-engine solve` with the same `--results` prints the solution.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from heapq import heappop, heappush
from multiprocessing import get_context
from multiprocessing.sharedctypes import SynchronizedArray
from pathlib import Path
from typing import NamedTuple

from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.engine.search.position_key import PositionKey
from escabel_gui.engine.tools.solve import check_no_ties, is_winner
from escabel_gui.engine.work.results import ResultStore, open_results
from escabel_gui.record.opening_map import distinct_first_moves
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import NOBODY, State

FIRST_EXPANSIONS = 1_000_000
SLICE = 20_000  # expansions after which a process looks whether its first move has been decided
MEGABYTES = 1000
CONTEXT = get_context("spawn")


class Reply(NamedTuple):
    """Reply that is not decided, in the order in which they are searched."""

    expansions: int  # for which it is searched next
    place: int  # of its first move among all
    text: str


class ReplySearch:
    """Search of replies in a process of the pool, which keeps its table from one to the next."""

    solver: DfpnSolver
    is_decided: SynchronizedArray[int]  # by place of the first move

    @classmethod
    def prepare(cls, wire_name: str, size: int, megabytes: int, is_decided: SynchronizedArray[int]) -> None:
        cls.solver = DfpnSolver(make_rules(wire_name, size), megabytes)
        cls.is_decided = is_decided

    @classmethod
    def run(cls, first: str, reply: Reply) -> int:
        """Return who wins after a first move and a reply; NOBODY if that takes more expansions or is wanted no more."""
        rules, left = cls.solver.rules, reply.expansions
        state = after_moves(rules, first, reply.text)
        winner = NOBODY
        while winner == NOBODY and left > 0 and not cls.is_decided[reply.place]:
            if cls.solver.table.is_full():
                cls.solver.table.forget()
            winner = int(cls.solver.solve(state, min(left, SLICE)))
            left -= SLICE
        return winner


def after_moves(rules: Rules, *moves: str) -> State:
    """Return the position after moves from the start."""
    state = rules.start()
    for text in moves:
        rules.play(state, rules.parse_legal_move(state, text))
    return state


def distinct_replies(rules: Rules, state: State) -> list[str]:
    """Return the replies in a position but for the swap, one of those that lead to images of each other."""
    keys, replies = PositionKey(rules), dict[tuple[int, ...], str]()
    for move in rules.legal_move_list(state):
        if move != SWAP:
            keys.write(rules.after(state, move))
            replies.setdefault(tuple(keys.key), rules.format_move(move))
    return list(replies.values())


class FirstMove:
    """First move, with its replies that are not decided and, as soon as that is known, who wins after it."""

    def __init__(self, rules: Rules, text: str) -> None:
        state = after_moves(rules, text)
        self.text = text
        self.replier = int(state.turn)
        self.replies = set(distinct_replies(rules, state))
        self.winner = NOBODY

    def take(self, reply: str, winner: int) -> None:
        """Take who wins after a reply: one that wins is enough, and the move wins if all lose."""
        self.replies.discard(reply)
        if self.winner == NOBODY and (winner == self.replier or not self.replies):
            self.winner = winner


def solve(rules: Rules, texts: list[str], options: argparse.Namespace, results: ResultStore) -> None:
    """Decide first moves, and keep what is found."""
    name = f"{rules.wire_name} {rules.size}"
    firsts = [FirstMove(rules, text) for text in texts if f"{name} {text}" not in results.known]
    is_decided = CONTEXT.Array("b", len(firsts))

    def note_winner(place: int) -> None:
        first = firsts[place]
        if first.winner != NOBODY and not is_decided[place]:
            is_decided[place] = 1
            results.keep(f"{name} {first.text}", {"winner": first.winner})
            print(f"{first.text}: {COLOR_NAMES[first.winner]} wins", flush=True)

    for place, first in enumerate(firsts):
        for text in sorted(first.replies):
            if f"{name} {first.text} {text}" in results.known:
                first.take(text, results.known[f"{name} {first.text} {text}"]["winner"])
        note_winner(place)
    waiting = [
        Reply(FIRST_EXPANSIONS, place, text) for place, first in enumerate(firsts) for text in sorted(first.replies)
    ]
    running: dict[Future[int], Reply] = {}
    arguments = (rules.wire_name, rules.size, options.memory, is_decided)
    with ProcessPoolExecutor(options.processes, CONTEXT, ReplySearch.prepare, arguments) as pool:
        while True:
            while waiting and len(running) < options.processes:
                reply = heappop(waiting)
                if not is_decided[reply.place]:
                    running[pool.submit(ReplySearch.run, firsts[reply.place].text, reply)] = reply
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                reply, winner = running.pop(done), done.result()
                first = firsts[reply.place]
                if winner == NOBODY:
                    heappush(waiting, reply._replace(expansions=2 * reply.expansions))
                    print(f"{first.text} {reply.text}: more than {reply.expansions:,}", file=sys.stderr, flush=True)
                else:
                    results.keep(f"{name} {first.text} {reply.text}", {"winner": winner})
                    first.take(reply.text, winner)
                    note_winner(reply.place)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("moves", nargs="*", metavar="MOVE", help="first moves to decide (all)")
    parser.add_argument("--game", required=True, metavar="NAME", help="wire name")
    parser.add_argument("--size", required=True, type=int, metavar="N", help="board size")
    parser.add_argument("--results", required=True, type=Path, metavar="FILE", help="what is decided")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="replies searched at once (2)")
    parser.add_argument("--memory", type=int, default=MEGABYTES, metavar="MB", help=f"of each process ({MEGABYTES})")
    options = parser.parse_args(arguments)
    try:
        rules = make_rules(options.game, options.size)
        check_no_ties(rules)
        texts = options.moves or [rules.format_move(move) for move in distinct_first_moves(rules)]
        with open_results(options.results, {"solve": [options.game], "size": options.size}, is_winner) as results:
            assert results is not None
            solve(rules, texts, options, results)
    except ValueError as error:
        parser.error(str(error))
    return 0


if __name__ == "__main__":
    sys.exit(main())
