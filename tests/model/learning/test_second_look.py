"""A move of which a drill knows nothing is looked at before it counts."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.engines.analyst import AnalystClient
from escabel_gui.model.engines.engine_process import Position
from escabel_gui.model.learning.drill_box import DrillBox
from escabel_gui.model.learning.drill_round import DrillRound
from escabel_gui.model.learning.phase import Phase
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.learning.second_look import SecondLook
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.exercises.drills import open_drills
from escabel_gui.rules.state import WHITE
from tests.model.seating import MakeTable, wait_until
from tests.record.reviews import reviewed

REVIEW = reviewed("c3 b2 d4 a1 e1 a5 c4", "50 50 50 50 80 30 98 98", "c3 b2 d4 a1 c4 b3,c4,d2 c4 d1")
RATES = {"c4": 0.8, "a3": 0.72, "a2": 0.65}  # of Black, after a move


class Seer(QObject):
    """Analyst that knows all, and says it little by little."""

    reported = Signal(object)
    gave_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.looked_at: list[str] = []
        self.visits = 1_000
        self.client: AnalystClient | None = None
        self._position: Position | None = None

    def serve(self, client: AnalystClient) -> None:
        self.stop()
        self.client = client

    def analyze(self, position: Position) -> None:
        self._position = position
        self.looked_at.append(position.moves[-1][1])
        QTimer.singleShot(0, self, self._tell)

    def stop(self) -> None:
        self._position = None

    def _tell(self) -> None:
        if self._position is None:
            return
        move = self._position.moves[-1][1]
        if move not in RATES:
            self._position = None
            self.gave_up.emit()
            return
        rate = 1 - RATES[move]
        self.reported.emit(Evaluation(WHITE, rate, (Candidate("e5", self.visits, rate, "", ("e5",)),)))
        QTimer.singleShot(0, self, self._tell)


@pytest.fixture
def seer() -> Seer:
    return Seer()


@pytest.fixture
def drill_round(make_table: MakeTable, tmp_path: Path, seer: Seer, monkeypatch: pytest.MonkeyPatch) -> DrillRound:
    monkeypatch.setattr(Practice, "take_back_ms", 0)
    table: Table = make_table(GameSetup("escabel", 5, (Player(), Player())))
    settings = Settings(tmp_path / "settings")
    look = SecondLook(seer, settings, table)  # type: ignore[arg-type]
    practice = Practice(table, Stage(Play(table, table), table), table, look)
    box = DrillBox(table, settings, tmp_path / "drills.json", parent=table)
    wait_until(lambda: box.is_read)
    box.take_in(REVIEW, 0)
    drill_round = DrillRound(box, practice, table)
    drill_round.begin()
    return drill_round


def try_move(drill_round: DrillRound, text: str) -> None:
    drill_round.practice.make_typed_move(text)
    wait_until(lambda: drill_round.practice.phase not in (Phase.JUDGING, Phase.ANSWERING, Phase.RETURNING))


def test_a_move_as_good_as_the_best_one_is_right_and_known_from_then_on(
    drill_round: DrillRound, seer: Seer, tmp_path: Path
) -> None:
    drill_round.practice.make_typed_move("a3")
    assert drill_round.practice.phase is Phase.JUDGING
    assert drill_round.done == 0
    wait_until(lambda: drill_round.practice.phase is Phase.SOLVED)
    assert seer.looked_at == ["c4", "a3"]
    assert (drill_round.done, drill_round.right) == (1, 1)
    assert drill_round.drill is not None
    assert drill_round.drill.answers == ("c4", "a3")

    def kept() -> list[tuple[tuple[str, ...], int]]:
        return [(tuple(one.answers), one.times_asked) for one in open_drills(tmp_path / "drills.json").read()]

    wait_until(lambda: kept() == [(("c4", "a3"), 1)])


def test_one_that_loses_too_much_is_wrong(drill_round: DrillRound) -> None:
    try_move(drill_round, "a2")
    assert drill_round.practice.phase is Phase.FAILED
    assert drill_round.practice.may_refute
    assert (drill_round.done, drill_round.right) == (1, 0)


def test_a_good_move_after_a_wrong_one_leaves_the_wrong_answer_noted(drill_round: DrillRound) -> None:
    try_move(drill_round, "a2")
    drill_round.practice.try_again()
    try_move(drill_round, "a3")
    assert drill_round.practice.phase is Phase.SOLVED
    (kept,) = drill_round.box.entries
    assert (kept.answers, kept.times_asked, kept.is_new) == (("c4", "a3"), 1, False)
    assert drill_round.following == []


def test_a_drill_that_was_forgotten_meanwhile_does_not_come_back(drill_round: DrillRound) -> None:
    drill_round.box.forget("escabel")
    try_move(drill_round, "a3")
    assert (drill_round.done, drill_round.box.entries) == (1, [])


def test_few_visits_are_enough_in_the_end(drill_round: DrillRound, seer: Seer) -> None:
    seer.visits = 1
    try_move(drill_round, "a3")
    assert drill_round.practice.phase is Phase.SOLVED


def test_without_the_engine_a_move_counts_neither_way(drill_round: DrillRound) -> None:
    try_move(drill_round, "a4")
    assert drill_round.practice.phase is Phase.LOOKING
    assert drill_round.practice.game.node.is_root
    assert drill_round.practice.failures == 0
    assert drill_round.done == 0
    try_move(drill_round, "c4")
    assert (drill_round.done, drill_round.right) == (1, 1)


def test_where_another_client_takes_the_engine_a_move_counts_neither_way(drill_round: DrillRound, seer: Seer) -> None:
    drill_round.practice.make_typed_move("a3")
    assert seer.client is not None
    seer.client.stop()
    wait_until(lambda: drill_round.practice.phase is Phase.LOOKING)
    assert drill_round.done == 0
    try_move(drill_round, "a3")
    assert (drill_round.done, drill_round.right) == (1, 1)


def test_who_leaves_meanwhile_has_not_answered(drill_round: DrillRound, seer: Seer) -> None:
    drill_round.practice.make_typed_move("a3")
    drill_round.leave()
    assert not drill_round.is_on
    assert drill_round.done == 0
    assert len(seer.looked_at) == 1
