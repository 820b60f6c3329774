"""Mistakes that reviews have found in games: how many, when, where on the board, and of which kinds."""

from collections.abc import Callable, Hashable
from typing import Final, Generic, NamedTuple, TypeVar

from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.report.mistake_kinds import MistakeKind, kind_of
from escabel_gui.record.report.report_game import ReportGame
from escabel_gui.record.review.review import BLUNDER, GOOD, Review, Thresholds
from escabel_gui.record.storage.clock_use import phase_of
from escabel_gui.record.storage.game_facts import CostlyMove
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.state import BLACK, NOBODY, WHITE

K = TypeVar("K", bound=Hashable)
MAX_EXPLAINED: Final = 300  # mistakes whose kind is found out: the latest

ReadGame = Callable[[ReportGame], GameTree | None]  # None for a game that cannot be read any more
KnownKinds = dict[tuple[str, int, CostlyMove], MistakeKind]  # by the path of the game, its number there, and the move


class FoundMistake(NamedTuple):
    """A mistake in one of the report's games."""

    game: int  # its place
    move: CostlyMove
    is_blunder: bool


class MistakeRow(NamedTuple, Generic[K]):
    """Mistakes that have something in common."""

    key: K
    mistakes: int  # blunders included
    blunders: int
    games: tuple[int, ...]  # in which they are, each once
    plies: tuple[int, ...]  # the number of moves before the first of them in each game


class BoardPoint(NamedTuple):
    """A point of a board."""

    wire_name: str
    size: int
    point: str


class Mistakes(NamedTuple):
    """The person's mistakes, or both players' in games where the person is not known."""

    thresholds: Thresholds
    reviewed: tuple[int, ...]  # games in which moves have been reviewed
    moves: int  # that have been reviewed
    accuracy: float | None  # mean accuracy of them, 0 to 100
    found: list[FoundMistake]
    by_phase: list[MistakeRow[int]]
    by_point: list[MistakeRow[BoardPoint]]  # where the move ended
    by_kind: list[MistakeRow[MistakeKind]]  # of the `explained` ones
    explained: int = 0

    @property
    def blunders(self) -> int:
        """Number of blunders."""
        return sum(mistake.is_blunder for mistake in self.found)


def find_mistakes(games: list[ReportGame], sides: list[int], thresholds: Thresholds) -> Mistakes:
    """Count the mistakes in games; their kinds are not known yet."""
    found: list[FoundMistake] = []
    reviewed: list[int] = []
    moves, total = 0, 0.0
    for place, (game, person) in enumerate(zip(games, sides, strict=True)):
        counted = (BLACK, WHITE) if person == NOBODY else (person,)
        judged = sum(game.facts.judged[side - BLACK] for side in counted)
        if not judged:
            continue
        reviewed.append(place)
        moves += judged
        total += sum(game.facts.judged[side - BLACK] * game.facts.accuracy[side - BLACK] for side in counted)
        for move in game.facts.costly:
            grade = thresholds.grade(move.loss)
            if move.side in counted and grade != GOOD:
                found.append(FoundMistake(place, move, grade == BLUNDER))
    by_phase = mistake_rows(
        [(mistake, phase_of(mistake.move.ply, games[mistake.game].summary.plies)) for mistake in found]
    )
    by_point = mistake_rows(
        [
            (mistake, BoardPoint(games[mistake.game].summary.wire_name, games[mistake.game].summary.size, point))
            for mistake in found
            if (point := mistake.move.point)
        ]
    )
    return Mistakes(
        thresholds,
        tuple(reviewed),
        moves,
        total / moves if moves else None,
        found,
        sorted(by_phase, key=lambda row: row.key),
        sorted(by_point, key=lambda row: (-row.mistakes, row.key)),
        [],
    )


def mistake_rows(keys: list[tuple[FoundMistake, K]]) -> list[MistakeRow[K]]:
    """Return a row for each key, in the order of their first mistakes."""
    groups: dict[K, list[FoundMistake]] = {}
    for mistake, key in keys:
        groups.setdefault(key, []).append(mistake)
    return [mistake_row(key, mistakes) for key, mistakes in groups.items()]


def mistake_row(key: K, mistakes: list[FoundMistake]) -> MistakeRow[K]:
    """Return the row of mistakes that have a key in common."""
    plies: dict[int, int] = {}
    for mistake in mistakes:
        plies.setdefault(mistake.game, mistake.move.ply)
    blunders = sum(mistake.is_blunder for mistake in mistakes)
    return MistakeRow(key, len(mistakes), blunders, tuple(plies), tuple(plies.values()))


def explain_mistakes(
    games: list[ReportGame],
    mistakes: Mistakes,
    read: ReadGame,
    most: int = MAX_EXPLAINED,
    report: ProgressCallback = no_progress,
    known: KnownKinds | None = None,
) -> Mistakes:
    """Return mistakes with the kinds of so many, the latest, for which their games are read again.

    What is in `known` is not looked at again, and what is found out is added. What `report` raises ends it.
    """
    latest = mistakes.found[-most:] if most else []
    seen = {} if known is None else known
    kinds: list[tuple[FoundMistake, MistakeKind]] = []
    review: Review | None = None
    last = -1
    for done, mistake in enumerate(latest):
        report(done, len(latest))
        game = games[mistake.game]
        identity = game.path, game.summary.number, mistake.move
        if identity not in seen:
            if mistake.game != last:
                tree, last = read(game), mistake.game
                review = None if tree is None else Review(tree)
            kind = None if review is None else kind_in(review, mistake.move.ply)
            if kind is None:
                continue
            seen[identity] = kind
        kinds.append((mistake, seen[identity]))
    rows = sorted(mistake_rows(kinds), key=lambda row: -row.mistakes)
    return mistakes._replace(by_kind=rows, explained=len(kinds))


def kind_in(review: Review, ply: int) -> MistakeKind | None:
    """Return the kind of a mistake that was made after so many moves; None if the game has changed since."""
    node = review.line[ply + 1] if ply + 1 < len(review.line) else None
    judgment = None if node is None else review.judgments.get(node)
    return None if judgment is None else kind_of(review.tree, judgment)
