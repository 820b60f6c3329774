"""Drills: positions in which somebody went wrong, asked again when they are about to be forgotten.

When that is, says FSRS (the library fsrs), of which each drill has a card. Drills are known by their positions, mirror
images included: the same mistake in two games is one drill.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple

from fsrs import Card, Rating, Scheduler, State

from escabel_gui.record.exercises.exercise import RIGHT, WRONG, Exercise, set_goal
from escabel_gui.record.exercises.goal import Goal, GoalKind
from escabel_gui.record.review.review import GOOD, Judgment, Review, Thresholds
from escabel_gui.record.storage.entries import has_due_day, parse_moment
from escabel_gui.record.storage.entry_file import EntryFile
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.rules.symmetries import Symmetry, canonical_key, find_symmetries

MAX_NEW_PER_DAY: Final = 5
MIN_WIN_RATE: Final = 0.4  # the win rate from which on there was something to lose
MAX_DRILLS: Final = 10_000  # in a file
MAX_MOVES: Final = 100  # in a line of a drill
MAX_REFUTATION_PLIES: Final = 4
MAX_STEPS: Final = 10  # of FSRS, before it thinks in days
MAX_STABILITY_DAYS: Final = 100_000.0  # days after which a tenth would be forgotten
MAX_CHARS: Final = 10_000  # of a text in a file
CLOCK_DRIFT: Final = timedelta(days=1)  # by which a clock that has not been wrong may be put back


class Drill(NamedTuple):
    """A position, and what was to be found in it; moves as texts."""

    identity: str
    wire_name: str
    size: int
    turn: int
    stacks: str
    answers: tuple[str, ...]  # all moves that were no mistake, as far as the review knows, the best one first
    mistake: str  # the move that was played
    refutation: tuple[str, ...]  # what was expected after it
    card: dict[str, Any]  # FSRS's, once it was asked; before, only when it is due
    first_asked: str = ""  # the day on which it was new: 2026-11-22; empty while nobody has been asked
    times_asked: int = 0

    @property
    def game(self) -> str:
        """Wire name without its options."""
        return self.wire_name.partition(":")[0]

    @property
    def is_new(self) -> bool:
        """True if it was never asked."""
        return not self.first_asked

    @property
    def due(self) -> datetime:
        """Time at which it is due."""
        return datetime.fromisoformat(self.card["due"])

    def is_due(self, now: datetime) -> bool:
        """Return whether it is due, as it is also if it was answered later than now, by a clock that was ahead."""
        if self.due <= now:
            return True
        answered = parse_moment(self.card.get("last_review"))
        return answered is not None and answered - now > CLOCK_DRIFT

    def answer(self, is_right: bool, now: datetime, today: date) -> Drill:
        """Return the drill after an answer, of which the first one to a question counts."""
        rating = Rating.Good if is_right else Rating.Again
        card, _ = Scheduler(enable_fuzzing=False).review_card(read_card(self.card, now), rating, now)
        return self._replace(
            card=dict(card.to_dict()),
            first_asked=self.first_asked or str(today),
            times_asked=self.times_asked + 1,
        )

    def exercise(self) -> Exercise:
        """Return the position with its answers as an exercise; raises ValueError for a drill that makes no sense."""
        tree = GameTree(make_rules(self.wire_name, self.size), self.turn, self.stacks)
        for answer in self.answers:
            add_line(tree, (answer,), RIGHT)
        add_line(tree, (self.mistake, *self.refutation), WRONG)
        goal = Goal(GoalKind.BETTER)
        set_goal(tree, goal)
        return Exercise(tree, goal)


def add_line(tree: GameTree, line: tuple[str, ...], mark: str) -> None:
    """Add moves from the root on, the first one marked; raises ValueError."""
    node: Node = tree.root
    for text in line:
        try:
            node = tree.add_move(node, tree.rules.parse_legal_move(tree.state_at(node), text))
        except IllegalMove as error:
            raise ValueError(str(error)) from None
        if node.parent is tree.root:
            node.properties[mark] = ["1"]


def find_drills(review: Review, person: int, thresholds: Thresholds, now: datetime) -> Iterator[Drill]:
    """Yield a drill for each mistake of a player (0: Black at the start) in a reviewed game."""
    tree = review.tree
    symmetries = find_symmetries(tree.rules)
    for judgment in review.mistakes(thresholds):
        before = judgment.node.parent
        is_turn = judgment.node.move != SWAP and before.depth >= 2 and tree.state_at(before).passes == 0
        if judgment.person == person and judgment.rate_before >= MIN_WIN_RATE and is_turn:
            yield make_drill(tree, symmetries, judgment, thresholds, now)


def make_drill(
    tree: GameTree, symmetries: list[Symmetry], judgment: Judgment, thresholds: Thresholds, now: datetime
) -> Drill:
    """Create the drill of a mistake; `symmetries` are the board's, for its identity."""
    node, before, rules = judgment.node, judgment.node.parent, tree.rules
    mistake = rules.format_move(node.move)
    best = judgment.evaluation.best.win_rate
    answers = [
        candidate.move
        for candidate in judgment.evaluation.candidates
        if thresholds.grade(best - candidate.win_rate) == GOOD and candidate.move != mistake  # as it first seemed
    ]
    refutation = () if node.evaluation is None else node.evaluation.best.pv[:MAX_REFUTATION_PLIES]
    key = canonical_key(symmetries, tree.state_at(before))
    return Drill(
        hashlib.sha256(f"{rules.wire_name} {rules.size} {key}".encode()).hexdigest()[:32],
        rules.wire_name,
        rules.size,
        before.turn,
        tree.stacks_at(before),
        tuple(answers),
        mistake,
        refutation,
        {"due": now.isoformat()},
    )


def due_drills(drills: list[Drill], now: datetime, today: date) -> list[Drill]:
    """Return the due drills: reviews first, then a few new ones a day."""
    begun = sum(drill.first_asked == str(today) for drill in drills)
    old = [drill for drill in drills if not drill.is_new and drill.is_due(now)]
    new = [drill for drill in drills if drill.is_new][: max(MAX_NEW_PER_DAY - begun, 0)]
    return sorted(old, key=lambda drill: drill.due) + new


def next_due(drills: list[Drill], today: date) -> datetime | None:
    """Return when the next drill is due if none is now, or None without any drills."""
    times = [drill.due for drill in drills if not drill.is_new]
    if len(times) < len(drills):
        times.append(datetime.combine(today + timedelta(days=1), time()).astimezone())
    return min(times, default=None)


# ---- the file ------------------------------------------------------------------------------------------------


def drills_file(games: Path) -> Path:
    """Return the file of the drills that belong to a games folder."""
    return games.parent / "drills.json"


def open_drills(path: Path) -> EntryFile[Drill]:
    """Return the drills in a file."""
    return EntryFile(path, "drills", parse_drill, slice(MAX_DRILLS))


def parse_drill(said: object) -> Drill | None:
    """Parse a drill from a file; None if it is not valid.

    Whether its moves can be played is found out when it is asked.
    """
    if not isinstance(said, dict) or not said.keys() >= set(Drill._fields):
        return None
    said = {name: said[name] for name in Drill._fields}
    texts = [said[name] for name in ("identity", "wire_name", "stacks", "mistake", "first_asked")]
    numbers = [said[name] for name in ("size", "turn", "times_asked")]
    lines = [said[name] for name in ("answers", "refutation")]
    if not all(isinstance(text, str) and len(text) <= MAX_CHARS for text in texts):
        return None
    if not all(type(number) is int for number in numbers) or said["turn"] not in (BLACK, WHITE):
        return None
    if not all(isinstance(line, list) and all(isinstance(move, str) for move in line) for line in lines):
        return None
    moves = {name: tuple(said[name][:MAX_MOVES]) for name in ("answers", "refutation")}
    moves["answers"] = tuple(move for move in moves["answers"] if move != said["mistake"])  # as version 0.2 wrote it
    return Drill(**{**said, **moves}) if has_due_day(said["card"]) else None


def read_card(said: dict[str, Any], now: datetime) -> Card:
    """Return a drill's card; a new one where it has none yet, or where the stored one makes no sense."""
    try:
        card = Card.from_dict(said)  # type: ignore[arg-type]
    except (ValueError, TypeError, KeyError, OverflowError):
        card = None
    return card if card is not None and can_be_planned(card) else Card(card_id=0, due=now)


def can_be_planned(card: Card) -> bool:
    """Return whether a stored card has values that FSRS can continue from; FSRS itself does not check."""
    if card.state is not State.Review and not (type(card.step) is int and 0 <= card.step < MAX_STEPS):
        return False
    if card.stability is None and card.difficulty is None and card.last_review is None:
        return card.state is State.Learning  # nobody has been asked
    return (
        isinstance(card.stability, int | float)
        and 0.0 < card.stability <= MAX_STABILITY_DAYS
        and isinstance(card.difficulty, int | float)
        and 1.0 <= card.difficulty <= 10.0
        and card.last_review is not None
        and card.last_review.tzinfo is not None
    )
