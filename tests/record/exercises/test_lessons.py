"""Every lesson that is shipped, played through by the rules."""

import shutil
from pathlib import Path

import pytest

from escabel_gui.record.exercises.assessment import MoveVerdict, assess, is_connected
from escabel_gui.record.exercises.exercise import Exercise, is_right, is_wrong, reply_at, right_moves
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.exercises.lesson import Lesson, find_lessons
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.tree import ChildNode, Node, all_nodes
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PLACE, pack_move
from escabel_gui.rules.state import NOBODY

FOLDER = Path(__file__).parents[3] / "resources" / "lessons"
LESSONS = find_lessons(FOLDER)
STEPS = [
    pytest.param(lesson.read_step(number), id=f"{lesson.key}/{number + 1}")
    for lesson in LESSONS
    for number in range(len(lesson.files))
    if not lesson.is_puzzle(number)
]
LONGEST_TEXT = 330  # letters of what is said at once: nobody reads more beside a board
LONGEST_TITLE = 32


def wins(rules: Rules, exercise: Exercise, node: Node) -> bool:
    return int(rules.winner(exercise.tree.state_at(node))) == exercise.color


def last_of(node: Node) -> Node:
    """Return where a move and what the board answers to it lead."""
    while (reply := reply_at(node)) is not None:
        node = reply
    return node


def questions(exercise: Exercise) -> list[Node]:
    """Return the nodes at which a person looks for a move, whatever was played before."""
    found, todo = [], [exercise.task]
    while todo:
        node = todo.pop()
        found.append(node)
        todo += [last_of(child) for child in right_moves(node) if right_moves(last_of(child))]
    return found


def test_no_lesson_is_damaged() -> None:
    assert len(LESSONS) == len(list(FOLDER.glob("*/*/1.sgf")))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_a_lesson_is_short_and_of_one_game(lesson: Lesson) -> None:
    assert 5 <= len(lesson.files) <= 9
    own = [number for number in range(len(lesson.files)) if not lesson.is_puzzle(number)]
    assert len(list(lesson.files[0].parent.iterdir())) == len(own)
    assert {lesson.read_step(number).tree.rules.wire_name for number in range(len(lesson.files))} == {lesson.wire_name}


@pytest.mark.parametrize("exercise", STEPS)
def test_a_step_begins_with_a_position_in_which_somebody_can_move(exercise: Exercise) -> None:
    tree = exercise.tree
    assert tree.result is None
    assert tree.rules.position_error(tree.state_cache.start, tree.pile_cache.start) is None
    assert int(tree.rules.winner(tree.state_at(exercise.task))) == NOBODY


@pytest.mark.parametrize("exercise", STEPS)
def test_what_is_said_is_short_and_begins_with_the_task(exercise: Exercise) -> None:
    assert exercise.title
    assert len(exercise.title) <= LONGEST_TITLE
    assert exercise.tree.root.comment
    for text in exercise.texts:
        assert len(text) <= LONGEST_TEXT
        assert text == " ".join(text.split())
        assert "'" not in text
    for text in exercise.texts[1:]:
        assert text.endswith((".", "!", "?"))


@pytest.mark.parametrize("exercise", STEPS)
def test_the_points_that_are_named_are_on_the_board(exercise: Exercise) -> None:
    numbers = exercise.tree.rules.board.index_by_name
    for node in all_nodes(exercise.tree):
        for kind in ("TR", "SQ", "CR", "MA", "LB", "AR"):
            for value in node.values(kind):
                names = value.split(":") if kind == "AR" else value.split(":")[:1]
                assert set(names) <= set(numbers)
    if exercise.goal.kind is GoalKind.CONNECT:
        assert set(exercise.goal.words) <= set(numbers)


@pytest.mark.parametrize("exercise", STEPS)
def test_a_step_can_be_done(exercise: Exercise) -> None:
    rules = exercise.tree.rules
    match exercise.goal.kind:
        case GoalKind.GAME:
            assert not exercise.tree.root.children
        case GoalKind.FORBIDDEN:
            state = exercise.tree.state_at(exercise.task)
            for text in exercise.goal.words:
                assert rules.move_error(state, rules.parse_move(text)) is not None
        case _:
            assert right_moves(exercise.task)


@pytest.mark.parametrize("exercise", STEPS)
def test_every_right_move_leads_on(exercise: Exercise) -> None:
    rules, goal = exercise.tree.rules, exercise.goal
    for node in questions(exercise):
        for child in right_moves(node):
            found = assess(exercise, node, child.move)
            assert (found.verdict, found.node) == (MoveVerdict.RIGHT, child)
            end = last_of(child)
            assert found.is_solved == (not right_moves(end))
            assert child.comment or end.comment
            if found.is_solved and goal.kind is GoalKind.WIN:
                assert wins(rules, exercise, end)
            if found.is_solved and goal.kind is GoalKind.CONNECT:
                assert is_connected(rules, exercise.tree.state_at(child), exercise.color, goal.words)


@pytest.mark.parametrize("exercise", STEPS)
def test_every_wrong_move_is_answered_and_does_not_reach_the_goal(exercise: Exercise) -> None:
    rules, goal = exercise.tree.rules, exercise.goal
    for node in all_nodes(exercise.tree):
        if not isinstance(node, ChildNode) or not is_wrong(node):
            continue
        assert not is_right(node)
        assert assess(exercise, node.parent, node.move).verdict is MoveVerdict.WRONG
        end = last_of(node)
        assert node.comment or end.comment
        assert not right_moves(end)
        assert not wins(rules, exercise, end)
        if goal.kind is GoalKind.CONNECT:
            assert not is_connected(rules, exercise.tree.state_at(node), exercise.color, goal.words)


@pytest.mark.parametrize("exercise", STEPS)
def test_every_other_move_is_known_for_what_it_is(exercise: Exercise) -> None:
    """Check that no other move wins at once where a win is looked for, and that whatever connects is a solution."""
    rules, goal = exercise.tree.rules, exercise.goal
    for node in questions(exercise):
        state = exercise.tree.state_at(node)
        for move in rules.legal_move_list(state):
            if node.child(move) is not None:
                continue
            found = assess(exercise, node, move)
            assert found.reason is None
            if goal.kind is GoalKind.CONNECT:
                assert found.is_solved == is_connected(rules, rules.after(state, move), exercise.color, goal.words)
            elif goal.kind is not GoalKind.GAME:
                assert found.verdict is MoveVerdict.OTHER


@pytest.mark.parametrize("exercise", STEPS)
def test_an_illegal_move_is_answered_by_its_rule(exercise: Exercise) -> None:
    rules, node = exercise.tree.rules, exercise.task
    state = exercise.tree.state_at(node)
    placements = [int(pack_move(point, PLACE)) for point in range(int(rules.board.points)) if state.owner[point]]
    move = next((placement for placement in placements if not rules.is_legal(state, placement)), None)
    if move is None:
        return
    found = assess(exercise, node, move)
    assert found.reason is not None
    assert str(found.reason)
    assert found.verdict in (MoveVerdict.ILLEGAL, MoveVerdict.RIGHT)
    assert found.is_solved == (found.verdict is MoveVerdict.RIGHT)


def test_a_whole_game_is_played_on_a_board_that_is_played_on() -> None:
    steps = [lesson.read_step(number) for lesson in LESSONS for number in range(len(lesson.files))]
    games = [step for step in steps if step.goal.kind is GoalKind.GAME]
    assert games
    for exercise in games:
        rules = exercise.tree.rules
        assert make_rules(rules.wire_name, rules.size).size == rules.size
        assert exercise.color == exercise.tree.root.turn


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"CA[utf-8]\xff", b"(;RU[nonesuch])"])
def test_a_damaged_lesson_is_left_out(tmp_path: Path, data: bytes) -> None:
    for name in ("basics", "damaged"):
        shutil.copytree(FOLDER / "escabel" / "basics", tmp_path / "escabel" / name)
    (tmp_path / "escabel" / "damaged" / "1.sgf").write_bytes(data)
    (tmp_path / "escabel" / "basics" / "2.sgf").write_bytes(data)
    (lesson,) = find_lessons(tmp_path)
    assert lesson.key == "escabel/basics"
    with pytest.raises(RecordError):
        lesson.read_step(1)
