"""Assessment of moves in an exercise: right, wrong, beside the point, or illegal."""

from enum import Enum, auto
from typing import NamedTuple

from escabel_gui.record.exercises.exercise import Exercise, is_right, is_wrong, reply_at, right_moves
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.tree import ChildNode, Node
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.state import NOBODY, State


class MoveVerdict(Enum):
    """Verdict on a tried move."""

    RIGHT = auto()
    WRONG = auto()  # and the exercise has an answer to it
    OTHER = auto()  # legal, and not what is looked for
    ILLEGAL = auto()


class Assessment(NamedTuple):
    """Verdict on a tried move, with the answer to it."""

    verdict: MoveVerdict
    is_solved: bool = False  # nothing more is to be found after it
    node: ChildNode | None = None  # where the exercise has it
    reason: Message | None = None  # the rule that forbids it


def assess(exercise: Exercise, node: Node, move: int) -> Assessment:
    """Return the assessment of a move at a node."""
    rules, state = exercise.tree.rules, exercise.tree.state_at(node)
    reason = rules.move_error(state, move)
    if reason is not None:
        return _forbidden(exercise, (rules.format_move(move),), reason)
    child = node.child(move)
    if child is not None and is_wrong(child):
        return Assessment(MoveVerdict.WRONG, node=child)
    if child is not None and is_right(child):
        return Assessment(MoveVerdict.RIGHT, is_last(child), child)
    after = rules.after(state, move)
    return (
        Assessment(MoveVerdict.RIGHT, True) if _reaches_goal(exercise, node, after) else Assessment(MoveVerdict.OTHER)
    )


def assess_illegal(exercise: Exercise, node: Node, source: int | None, target: int) -> Assessment:
    """Return the assessment of an impossible attempt: to place on a point, or to go from one to another.

    A stack that goes nowhere is only touched, and so is one that nothing can go to: that counts as well. Of the latter
    it is said why the wanted step cannot go there.
    """
    rules, state = exercise.tree.rules, exercise.tree.state_at(node)
    names = rules.board.names
    if source is None:
        reason = rules.placement_error(state, target)
        touched = [move for move in exercise.goal.words if names[target] in move.rstrip("*").split("-")]
        for start, _, end in (move.rstrip("*").partition("-") for move in touched):
            if end == names[target] and start in names:
                reason = rules.step_error(state, rules.board.index_by_name[start], target)
        return _forbidden(exercise, (names[target], *touched), reason)
    return _forbidden(exercise, (f"{names[source]}-{names[target]}",), rules.step_error(state, source, target))


def _forbidden(exercise: Exercise, tried: tuple[str, ...], reason: Message) -> Assessment:
    goal = exercise.goal
    is_wanted = goal.kind is GoalKind.FORBIDDEN and (not goal.words or any(move in goal.words for move in tried))
    return Assessment(MoveVerdict.RIGHT if is_wanted else MoveVerdict.ILLEGAL, is_wanted, reason=reason)


def is_last(child: ChildNode) -> bool:
    """Return whether no further move is asked after a right move and its scripted reply."""
    node: Node = child
    while (reply := reply_at(node)) is not None:
        node = reply
    return not right_moves(node)


def _reaches_goal(exercise: Exercise, node: Node, after: State) -> bool:
    """Return whether a legal move outside the exercise tree reaches the goal."""
    goal, rules = exercise.goal, exercise.tree.rules
    match goal.kind:
        case GoalKind.MOVE:
            return not right_moves(node)
        case GoalKind.CONNECT:
            return is_connected(rules, after, exercise.color, goal.words)
        case GoalKind.WIN | GoalKind.GAME | GoalKind.BETTER:
            return int(rules.winner(after)) == exercise.color != NOBODY
        case GoalKind.BEST:
            return rules.format_result(after) == goal.words[0]
        case _:
            return False


def is_connected(rules: Rules, state: State, color: int, names: tuple[str, ...]) -> bool:
    """Return whether the stacks on all these points belong to one chain of a color."""
    points = [rules.board.index_by_name[name] for name in names if name in rules.board.index_by_name]
    if len(points) < len(names) or any(int(state.owner[point]) != color for point in points):
        return False
    reached, todo = {points[0]}, [points[0]]
    while todo:
        point = todo.pop()
        for other in rules.board.neighbors(point):
            link = rules.connection(state, point, other) if other not in reached else None
            if link is not None and link.connected:
                reached.add(other)
                todo.append(other)
    return set(points) <= reached
