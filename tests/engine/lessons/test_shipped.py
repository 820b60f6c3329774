"""Lessons about playing well: a part is proven here, all of it by `python -m tests.engine.lessons.lesson_proofs`."""

from random import Random

import pytest

from escabel_gui.record.exercises.assessment import is_connected
from escabel_gui.record.exercises.exercise import Exercise, right_moves
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.exercises.lesson import Lesson, find_lessons
from escabel_gui.record.tree import all_nodes
from tests.engine.lessons.lesson_proofs import SHIPPED, claims_at, own_steps, prove, proven_lessons
from tests.rules.playing import COMPILED

LESSONS = proven_lessons()
ALL_LESSONS = find_lessons(SHIPPED)
PUZZLES_AT_END = 3
FREE = 7 if COMPILED else 5  # points on which moves are made: with more, a proof takes too long here
WHOLE_BOARD = 9  # points of a board on which a win can be proven here


def is_quick(exercise: Exercise) -> bool:
    claims = [claim for node in all_nodes(exercise.tree) for claim in claims_at(exercise, node) if claim.stacks is None]
    stacks = (exercise.tree.start_stacks or "").split()
    return exercise.goal.kind not in (GoalKind.WIN, GoalKind.BEST) and all(
        len(set(claim.area) - {stack.rstrip("bw") for stack in stacks}) <= FREE
        if claim.area
        else int(exercise.tree.rules.board.points) <= WHOLE_BOARD
        for claim in claims
    )


STEPS = [
    pytest.param(exercise, id=f"{lesson.key}/{number}")
    for lesson in LESSONS
    for number, exercise in enumerate(own_steps(lesson), 1)
    if is_quick(exercise)
]


@pytest.mark.parametrize("exercise", Random(len(STEPS)).sample(STEPS, -(-len(STEPS) // 4)))
def test_a_quarter_of_the_quick_steps_is_proven(exercise: Exercise) -> None:
    assert prove(exercise) >= 1


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_ends_with_puzzles(lesson: Lesson) -> None:
    for number in range(len(lesson.files))[-PUZZLES_AT_END:]:
        exercise = lesson.read_step(number)
        is_proven = exercise.goal.kind is GoalKind.WIN or any(
            claims_at(exercise, node) for node in all_nodes(exercise.tree)
        )
        assert lesson.is_puzzle(number) or is_proven


def test_no_puzzle_ends_two_lessons() -> None:
    files = [file for lesson in LESSONS for number, file in enumerate(lesson.files) if lesson.is_puzzle(number)]
    assert len(files) == len(set(files))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_the_puzzles_of_a_lesson_are_there(lesson: Lesson) -> None:
    named = lesson.read_step(0).notes.get("puzzles", "")
    count = len(named.split(",")) if named else 0
    assert count == sum(map(lesson.is_puzzle, range(len(lesson.files))))


@pytest.mark.parametrize("lesson", ALL_LESSONS, ids=lambda lesson: lesson.key)
def test_each_move_that_connects_what_is_asked_for_has_its_words(lesson: Lesson) -> None:
    for exercise in own_steps(lesson):
        if exercise.goal.kind is not GoalKind.CONNECT:
            continue
        rules, state = exercise.tree.rules, exercise.tree.state_at(exercise.task)
        connecting = {
            move
            for move in rules.legal_move_list(state)
            if is_connected(rules, rules.after(state, move), exercise.color, exercise.goal.words)
        }
        assert {child.move for child in right_moves(exercise.task) if child.comment} == connecting
