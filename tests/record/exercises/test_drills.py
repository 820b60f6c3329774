"""Drills: what there is to learn from a game, when it is asked again, and the file in which it is."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fsrs import Card, Rating, Scheduler

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.exercises.assessment import MoveVerdict, assess
from escabel_gui.record.exercises.drills import (
    MAX_NEW_PER_DAY,
    Drill,
    drills_file,
    due_drills,
    find_drills,
    open_drills,
)
from escabel_gui.record.review.review import Review, Thresholds
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.symmetries import find_symmetries, transform_move

NOW = datetime(2026, 11, 22, 20, tzinfo=UTC)
DAYS = 30


def evaluation(color: int, **rates: float) -> Evaluation:
    candidates = tuple(
        Candidate(move.replace("_", "-"), 100, rate, "", (move.replace("_", "-"),)) for move, rate in rates.items()
    )
    return Evaluation(color, candidates[0].win_rate, candidates)


def reviewed_game(symmetry: int = 0) -> GameTree:
    """Return a game, seen with a symmetry, in which both third moves are mistakes, though White was lost anyway."""
    rules = make_rules("escabel", 5)
    mirrored = find_symmetries(rules)[symmetry]

    def seen(text: str) -> str:
        return rules.format_move(transform_move(rules, rules.parse_move(text), mirrored))

    tree = GameTree(rules)
    node = tree.root
    for text in ("c3", "b2", "d4", "a1", "e1", "a5", "c4"):
        node = tree.add_move(node, rules.parse_move(seen(text)))
    for ply, rates in enumerate(
        [{"c3": 0.5}, {"b2": 0.5}, {"d4": 0.5}, {"a1": 0.5}, {"c4": 0.8, "b3": 0.75, "d2": 0.65, "e1": 0.3},
         {"b3": 0.7, "a5": 0.02}, {"c4": 0.98}, {"d1": 0.02}]
    ):  # fmt: skip
        position = tree.main_line()[ply]
        position.set_evaluation(evaluation(position.turn, **{seen(move): rate for move, rate in rates.items()}))
    return tree


def drills_of(tree: GameTree, person: int = 0) -> list[Drill]:
    return list(find_drills(Review(tree), person, Thresholds(), NOW))


def some_drills(number: int) -> list[Drill]:
    drill = drills_of(reviewed_game())[0]
    return [drill._replace(identity=f"{k:032x}") for k in range(number)]


def test_a_mistake_in_a_good_game_is_asked_with_all_that_was_no_mistake() -> None:
    (drill,) = drills_of(reviewed_game())
    assert drill.answers == ("c4", "b3")
    assert (drill.mistake, drill.refutation) == ("e1", ("b3",))
    exercise = drill.exercise()
    rules, root = exercise.tree.rules, exercise.tree.root
    assessed = {text: assess(exercise, root, rules.parse_move(text)) for text in ("c4", "b3", "d2", "e1", "c3")}
    assert {text: found.verdict for text, found in assessed.items()} == {
        "c4": MoveVerdict.RIGHT,
        "b3": MoveVerdict.RIGHT,
        "d2": MoveVerdict.OTHER,
        "e1": MoveVerdict.WRONG,
        "c3": MoveVerdict.ILLEGAL,
    }
    assert assessed["c4"].is_solved


def test_a_mistake_is_no_answer_though_it_seemed_good_at_first(tmp_path: Path) -> None:
    tree = reviewed_game()
    before = tree.main_line()[4]
    before.set_evaluation(evaluation(before.turn, c4=0.8, e1=0.78, b3=0.75))
    (drill,) = drills_of(tree)
    assert (drill.mistake, drill.answers) == ("e1", ("c4", "b3"))
    older = drill._replace(answers=("c4", "e1", "b3"))
    path = tmp_path / "drills.json"
    path.write_text(json.dumps({"drills": [older._asdict()]}))
    assert open_drills(path).read() == [drill]


def test_each_person_learns_from_their_own_mistakes() -> None:
    assert [drill.mistake for drill in drills_of(reviewed_game(), person=1)] == ["a5"]


def test_a_position_is_one_drill_however_often_it_comes_and_however_one_looks_at_it() -> None:
    found = [drill for symmetry in (0, 0, 1, 2, 3) for drill in drills_of(reviewed_game(symmetry))]
    assert len(found) == 5
    assert len({drill.identity for drill in found}) == 1


def test_a_month_day_by_day_as_fsrs_plans_it() -> None:
    random = Random(1)
    drills = {drill.identity: drill for drill in some_drills(40)}
    own_cards = {identity: Card(card_id=0, due=NOW) for identity in drills}
    scheduler = Scheduler(enable_fuzzing=False)
    asked_on: dict[str, list[int]] = {}
    for day in range(DAYS):
        now = NOW + timedelta(days=day)
        today = now.date()
        fresh = {identity for identity, drill in drills.items() if drill.is_new}
        asked: list[str] = []
        while due := due_drills(list(drills.values()), now, today):
            identity = due[0].identity
            if identity not in fresh:
                assert own_cards[identity].due <= now
            asked.append(identity)
            is_right = random.random() < 0.8
            drill = drills[identity] = drills[identity].answer(is_right, now, today)
            card, _ = scheduler.review_card(own_cards[identity], Rating.Good if is_right else Rating.Again, now)
            own_cards[identity] = card
            assert drill.due == card.due > now
            asked_on.setdefault(identity, []).append(day)
            now += timedelta(minutes=1)
        new = [identity for identity in asked if identity in fresh]
        assert len(set(new)) == min(MAX_NEW_PER_DAY, len(fresh))
        old = [identity for identity in asked if identity not in fresh]
        assert not old or asked.index(old[0]) == 0  # what would be forgotten comes first
    assert len(asked_on) == 40
    assert sum(len(set(days)) for days in asked_on.values()) > 80  # they come back
    assert all(drill.due > NOW + timedelta(days=DAYS - 1) for drill in drills.values())


def test_an_answer_by_a_clock_that_was_ahead_does_not_put_a_drill_off() -> None:
    (drill,) = some_drills(1)
    for days, is_due in ((3650, True), (0.5, False)):  # half a day may be another time zone
        then = NOW + timedelta(days=days)
        answered = drill.answer(True, then, then.date())
        assert due_drills([answered], NOW, NOW.date()) == [answered] * is_due
        again = answered.answer(True, NOW, NOW.date())
        assert due_drills([again], NOW, NOW.date()) == []
        assert due_drills([again], NOW + timedelta(days=30), NOW.date()) == [again]


def test_the_file_says_what_was_written(tmp_path: Path) -> None:
    path = drills_file(tmp_path / "data" / "games")
    file = open_drills(path)
    assert file.read() == []
    first, *others = some_drills(3)
    found = [first.answer(True, NOW, NOW.date()), *others]
    file.change(lambda _: found)
    assert open_drills(path).read() == found


def test_entries_that_make_no_sense_are_left_out(tmp_path: Path) -> None:
    good = some_drills(1)[0]._asdict()
    bad: list[dict[str, object]] = [
        {"identity": 1}, {"turn": 3}, {"size": "9"}, {"answers": "c4"}, {"answers": [1]}, {"card": None}, {"card": {}},
        {"card": {"due": "2026-11-22"}}, {"card": {"due": "9999-12-31T23:59:59-23:59"}},
        {"card": {"due": "3500-01-01T00:00:00+00:00"}}, {"card": {"due": "0001-01-01T00:00:00+23:59"}},
        {"stacks": "a1b " * 10_000},
    ]  # fmt: skip
    path = tmp_path / "drills.json"
    path.write_text(json.dumps({"drills": [None, [], *({**good, **change} for change in bad), good]}))
    assert [drill.identity for drill in open_drills(path).read()] == [good["identity"]]


@pytest.mark.parametrize("change", [{"wire_name": "chess"}, {"stacks": "a1x"}, {"answers": ("z9",)}, {"size": 99}])
def test_a_drill_whose_moves_cannot_be_played_says_so(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        some_drills(1)[0]._replace(**change).exercise()


@pytest.mark.parametrize(
    "change",
    [
        {"state": 99}, {"card_id": float("inf")}, {"stability": -1}, {"stability": float("nan")}, {"stability": 1e308},
        {"difficulty": None}, {"difficulty": float("inf")}, {"difficulty": "5"}, {"last_review": None},
        {"last_review": "2026-11-01T00:00:00"}, {"state": 1, "step": "x"}, {"state": 3, "step": -0.0},
        {"state": 1, "step": 10**30},
    ],
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("is_right", [True, False])
def test_a_card_that_makes_no_sense_begins_anew(change: dict[str, object], is_right: bool) -> None:
    card = {"card_id": 1, "state": 2, "step": None, "stability": 3.0, "difficulty": 5.0, "due": NOW.isoformat()}
    drill = some_drills(1)[0]._replace(card={**card, "last_review": NOW.isoformat(), **change})
    answered = drill.answer(is_right, NOW, NOW.date())
    assert NOW < answered.due < NOW + timedelta(days=30)
