"""Facts of a game beside its summary, from which reports are made: what its review says, clocks, whether it is rated.

Sides are the colors that both had at the end of the game.
"""

import json
from typing import Final, NamedTuple

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.rated_game import rated_game
from escabel_gui.record.review.review import Judgment, Review
from escabel_gui.record.storage.board_history import MAX_PLIES
from escabel_gui.record.storage.clock_use import UNKNOWN, ClockUse, clock_use_in
from escabel_gui.record.storage.occurrences import Occurrence
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, NOBODY, TIE, WHITE

MIN_LOSS: Final = 0.01  # of win rate: a move that loses less is no mistake by anybody's standard
EVEN: Final = 0.5
NOT_KNOWN: Final = -1
NO_KEY: Final = -1  # no position has it


class CostlyMove(NamedTuple):
    """A move that lost some of the chance to win."""

    ply: int  # moves before it
    side: int
    move: str
    point: str  # where it ended; empty for passes and swaps
    loss: float  # of win rate, 0 to 1


class GameFacts(NamedTuple):
    """Facts of a game for reports; pairs are of Black and White."""

    first_move: str = ""  # empty: none, or the game began elsewhere
    first_key: int = NO_KEY  # of the position after it, which first moves that are mirror images share
    judged: tuple[int, int] = (0, 0)  # moves that have been reviewed
    accuracy: tuple[float, float] = (0.0, 0.0)  # their mean accuracy, 0 to 100
    costly: tuple[CostlyMove, ...] = ()
    decided_at: int = NOT_KNOWN  # the number of moves after which the winner was ahead for good
    clock: ClockUse = ClockUse()
    rated: str = ""  # the identity of a game that counts for a rating


def facts_of(review: Review, occurrences: list[Occurrence]) -> GameFacts:
    """Return the facts of a game with such positions in its main line."""
    tree, line = review.tree, review.line[: MAX_PLIES + 1]
    facts = GameFacts(clock=clock_use_in(tree, line), rated=rated_identity(tree, line[-1]))
    first = occurrences[0].next_key if occurrences and tree.start_stacks is None else None
    if first is not None and len(line) > 1 and line[1].move is not None:
        facts = facts._replace(first_move=tree.rules.format_move(line[1].move), first_key=first)
    sides = {judgment.node: tree.color_at(line[-1], judgment.person) for judgment in review.judgments.values()}
    judgments = [review.judgments[node] for node in line if node in review.judgments]
    accuracies = {
        side: [judgment.accuracy for judgment in judgments if sides[judgment.node] == side] for side in (BLACK, WHITE)
    }
    costly = [costly_move(tree, judgment, sides[judgment.node]) for judgment in judgments if judgment.loss >= MIN_LOSS]
    return facts._replace(
        judged=(len(accuracies[BLACK]), len(accuracies[WHITE])),
        accuracy=(mean(accuracies[BLACK]), mean(accuracies[WHITE])),
        costly=tuple(costly),
        decided_at=decided_at(tree, review, line),
    )


def mean(values: list[float]) -> float:
    """Return the mean with two digits, 0 of nothing."""
    return round(sum(values) / len(values), 2) if values else 0.0


def costly_move(tree: GameTree, judgment: Judgment, side: int) -> CostlyMove:
    """Return a judgment as a costly move."""
    rules, move = tree.rules, judgment.node.move
    point = "" if move in (PASS, SWAP) else rules.board.names[rules.target_point(move)]
    return CostlyMove(judgment.node.depth - 1, side, rules.format_move(move), point, round(judgment.loss, 4))


def decided_at(tree: GameTree, review: Review, line: list[Node]) -> int:
    """Return the number of moves after which the winner was ahead for good; NOT_KNOWN if none, or unclear."""
    result = tree.final_result
    if len(line) < 2 or result is None or result.winner in (NOBODY, TIE):
        return NOT_KNOWN
    winner = tree.person_at(line[-1], result.winner)
    decided = 0
    for ply, node in enumerate(line):
        rate = review.rates[ply]
        if rate is None:
            return NOT_KNOWN
        if (rate if tree.color_at(node, winner) == BLACK else 1.0 - rate) <= EVEN:
            decided = ply + 1
    return min(decided, len(line) - 1)


def rated_identity(tree: GameTree, end: Node) -> str:
    """Return the identity of a game of one person against a bot if it counts for a rating, or nothing."""
    levels = [parse_bot_level(name) for name in tree.player_names_at(end)]
    if sum(level > 0 for level in levels) != 1:
        return ""
    rated = rated_game(tree, BLACK + levels.index(0), max(levels), "")
    return "" if rated is None else rated.identity


# ---- in the index ----------------------------------------------------------------------------------------------


def format_facts(facts: GameFacts) -> str:
    """Format facts as JSON."""
    return json.dumps(facts, separators=(",", ":"))


def parse_facts(text: object) -> GameFacts:
    """Parse the output of `format_facts`; no facts for anything else, as of a newer program or an editor."""
    try:
        move, key, judged, accuracy, costly, decided, (control, used, spent), rated = json.loads(str(text))
        return GameFacts(
            str(move),
            int(key),
            (int(judged[0]), int(judged[1])),
            (float(accuracy[0]), float(accuracy[1])),
            tuple(
                CostlyMove(int(ply), int(side), str(played), str(point), float(loss))
                for ply, side, played, point, loss in costly
            ),
            int(decided),
            ClockUse(str(control), (float(used[0]), float(used[1])), tuple(map(float, spent))),
            str(rated),
        )
    except (ValueError, TypeError, LookupError, RecursionError, OverflowError):
        return GameFacts()


def used_seconds(facts: GameFacts, side: int) -> float | None:
    """Return the seconds that a side has used, or None where that is not known."""
    used = facts.clock.used[side - BLACK]
    return None if used == UNKNOWN else used
