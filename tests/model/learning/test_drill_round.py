"""Drills of a person: taken in from reviews, asked when due, and on disk whatever becomes of the program."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.drill_box import DrillBox
from escabel_gui.model.learning.drill_round import DrillRound
from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.exercises.drills import MAX_NEW_PER_DAY, open_drills
from escabel_gui.record.review.review import Thresholds
from tests.model.seating import FileReader, MakeTable, moves_to, wait_until
from tests.record.reviews import reviewed

MOVES = "c3 b2 d4 a1 e1 a5 c4"
RATES = "50 50 50 50 80 30 98 98"  # e1 cost Black 50 percent; White's next move, 68 of a game that was good for White
BETTER = "c3 b2 d4 a1 c4 b3,c4,d2 c4 d1"
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


class Clock:
    now = NOON

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Practice, "reply_ms", 0)


@pytest.fixture
def table(make_table: MakeTable) -> Table:
    return make_table(GameSetup("escabel", 5, (Player(), Player())), moves="c3 b2")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "drills.json"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings")


@pytest.fixture
def clock() -> Clock:
    return Clock()


def open_box(table: Table, settings: Settings, file: Path, clock: Clock) -> DrillBox:
    box = DrillBox(table, settings, file, clock, table)
    wait_until(lambda: box.is_read)
    return box


@pytest.fixture
def box(table: Table, settings: Settings, file: Path, clock: Clock) -> DrillBox:
    return open_box(table, settings, file, clock)


@pytest.fixture
def drill_round(table: Table, box: DrillBox) -> DrillRound:
    """Return a round of two drills: Black's mistake and White's."""
    review = reviewed(MOVES, RATES, BETTER)
    box.take_in(review, 0)
    box.take_in(review, 1)
    practice = Practice(table, Stage(Play(table, table), table), table)
    return DrillRound(box, practice, table)


def try_move(drill_round: DrillRound, text: str) -> None:
    drill_round.practice.make_typed_move(text)
    wait_until(lambda: drill_round.practice.phase is not Phase.ANSWERING)


def test_a_review_gives_drills_by_the_thresholds_that_are_set(box: DrillBox, settings: Settings, file: Path) -> None:
    said: list[object] = []
    box.said.connect(said.append)
    settings.thresholds = Thresholds(60, 90)
    box.take_in_own(reviewed(MOVES, RATES, BETTER), 0)
    assert (len(box.entries), box.next_time, said) == (0, None, [])
    settings.thresholds = Thresholds(10, 25)
    for _ in range(2):  # the second time there is nothing new
        box.take_in_own(reviewed(MOVES, RATES, BETTER), 0)
    assert (len(box.entries), len(said)) == (1, 1)
    assert [drill.mistake for drill in box.due] == ["e1"]
    wait_until(lambda: file.exists() and len(open_drills(file).read()) == 1)


def test_the_first_answer_counts_and_is_on_disk(drill_round: DrillRound, file: Path, table: Table) -> None:
    drill_round.begin()
    assert drill_round.drill is not None
    assert (drill_round.drill.mistake, len(drill_round.following)) == ("e1", 1)
    try_move(drill_round, "c4")
    assert (drill_round.done, drill_round.right) == (1, 1)
    drill_round.go_on()
    assert drill_round.drill.mistake == "a5"
    try_move(drill_round, "a5")  # the mistake once more
    assert drill_round.practice.phase is Phase.FAILED
    assert (drill_round.done, drill_round.right) == (2, 1)
    drill_round.practice.try_again()
    try_move(drill_round, "b3")  # in the end, which does not count
    assert drill_round.practice.phase is Phase.SOLVED
    assert (drill_round.done, drill_round.right) == (2, 1)
    assert drill_round.following == []

    def kept() -> dict[str, tuple[int, int]]:
        """Return, by mistake, how often it was asked, and after how many minutes it is asked again."""
        drills = open_drills(file).read()
        return {drill.mistake: (drill.times_asked, (drill.due - NOON) // timedelta(minutes=1)) for drill in drills}

    wait_until(lambda: kept() == {"e1": (1, 10), "a5": (1, 1)})  # as FSRS plans a right and a wrong one
    drill_round.go_on()
    assert not drill_round.is_on
    assert not table.turns.is_paused
    assert moves_to(table) == "c3 b2"


def test_to_be_shown_the_move_is_no_right_answer(drill_round: DrillRound) -> None:
    drill_round.begin()
    drill_round.practice.show_me()
    assert drill_round.practice.phase is Phase.SOLVED
    assert (drill_round.done, drill_round.right) == (1, 0)


def test_a_move_that_nobody_has_looked_at_is_not_good_enough_and_stays_to_be_asked_about(
    drill_round: DrillRound,
) -> None:
    drill_round.begin()
    try_move(drill_round, "a3")
    assert drill_round.practice.phase is Phase.FAILED
    assert drill_round.practice.may_refute
    assert (drill_round.done, drill_round.right) == (1, 0)


def test_who_leaves_without_an_answer_is_asked_again(drill_round: DrillRound) -> None:
    drill_round.begin()
    first = drill_round.drill
    drill_round.leave()
    assert not drill_round.is_on
    assert drill_round.box.due[0] == first
    drill_round.begin()
    assert drill_round.drill == first


def test_it_goes_on_after_the_end_of_the_program(
    drill_round: DrillRound, table: Table, settings: Settings, file: Path, clock: Clock
) -> None:
    drill_round.begin()
    try_move(drill_round, "c4")
    wait_until(lambda: sum(drill.times_asked for drill in open_drills(file).read()) == 1)
    again = open_box(table, settings, file, clock)
    assert [drill.mistake for drill in again.due] == ["a5"]
    clock.now = NOON + timedelta(minutes=10)
    assert [drill.mistake for drill in again.due] == ["e1", "a5"]


def test_few_new_ones_come_each_day(
    drill_round: DrillRound, table: Table, settings: Settings, file: Path, clock: Clock
) -> None:
    drill = drill_round.box.due[0]
    many = file.with_name("many.json")
    open_drills(many).change(
        lambda _: [drill._replace(identity=f"{number:032x}") for number in range(MAX_NEW_PER_DAY + 2)]
    )
    box = open_box(table, settings, many, clock)
    while box.due:
        box.answer(box.due[0], True)
    assert len(box.entries) == MAX_NEW_PER_DAY + 2
    assert box.next_time == NOON + timedelta(minutes=10)
    clock.now = NOON + timedelta(days=1)
    assert sum(drill.is_new for drill in box.due) == 2


def test_what_another_window_has_written_stays(
    drill_round: DrillRound, table: Table, settings: Settings, file: Path, clock: Clock
) -> None:
    box = drill_round.box
    wait_until(lambda: file.exists() and len(open_drills(file).read()) == 2)
    other = open_box(table, settings, file, clock)

    times_asked = FileReader(lambda path: [drill.times_asked for drill in open_drills(path).read()])

    def asked() -> list[int]:
        return times_asked(file)

    box.answer(box.due[0], True)
    wait_until(lambda: asked() == [1, 0])
    other.answer(other.due[1], False)
    wait_until(lambda: asked() == [1, 1])


def test_a_drill_that_makes_no_sense_is_passed_over(
    drill_round: DrillRound, table: Table, settings: Settings, file: Path, clock: Clock
) -> None:
    good = drill_round.box.due[0]
    odd = file.with_name("odd.json")
    open_drills(odd).change(lambda _: [good._replace(identity="0" * 32, stacks="z9b"), good])
    box = open_box(table, settings, odd, clock)
    other = DrillRound(box, drill_round.practice, table)
    other.begin()
    assert other.drill == good
    wait_until(lambda: len(open_drills(odd).read()) == 1)


def test_a_disk_that_fails_is_no_fault_of_the_drills(
    table: Table, settings: Settings, tmp_path: Path, clock: Clock
) -> None:
    (tmp_path / "blocked").write_text("")
    box = open_box(table, settings, tmp_path / "blocked" / "drills.json", clock)
    box.take_in(reviewed(MOVES, RATES, BETTER), 0)
    box.answer(box.due[0], True)
    assert box.due == []
