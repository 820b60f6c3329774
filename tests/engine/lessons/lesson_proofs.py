"""Lessons about playing well, each claim in them proven by trying everything.

    python -m tests.engine.lessons.lesson_proofs [FOLDER …]

proves these lessons, or all that are shipped. Where a step asks for moves, its marked moves are all that win in time,
or after which the color that moves has what it wants of the first claim; every other claim (`XCLAIM`, as of shapes)
is true where it stands. A move that a step tells is pointed at, and proves nothing. The puzzles at the end are proven
by `tests/engine/puzzles/proofs.py`. Wins, and claims about few points, are proven by the plain rules, too.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import mean

from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.record.exercises.assessment import is_connected
from escabel_gui.record.exercises.exercise import Exercise, is_right, is_wrong, reply_at, right_moves
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.exercises.lesson import Lesson, find_lessons
from escabel_gui.record.exercises.themes import THEMES, find_themes, parse_themes
from escabel_gui.record.opening_map import find_opening_map
from escabel_gui.record.shapes.claim import ClaimGoal, ShapeClaim, parse_claim
from escabel_gui.record.shapes.shape import CLAIM, Shape
from escabel_gui.record.texts import unescape_text
from escabel_gui.record.tree import ChildNode, Node, all_nodes
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_kind, move_point
from escabel_gui.rules.state import BLACK, State, opponent
from tests.engine.puzzles.proofs import EXPANSIONS, MEGABYTES, margin_finder, prove_plainly, tell_proofs
from tests.engine.shapes.local_game import LocalGame
from tests.engine.shapes.plain_local_game import PlainLocalGame, is_plain
from tests.engine.shapes.shape_proofs import check_area, is_won, prove_claim

PLAIN_AREA = 6  # points: claims about no more are proven by the plain rules, too
MEASURED = "measured"  # the note of a step about first moves: what it says of them is in the opening map
SHIPPED = Path(__file__).parents[3] / "resources" / "lessons"


def proven_lessons(folder: Path = SHIPPED) -> list[Lesson]:
    """Return the lessons about playing well."""
    return [lesson for lesson in find_lessons(folder) if lesson.title]


def own_steps(lesson: Lesson) -> list[Exercise]:
    """Return the steps of a lesson without the puzzles of its game."""
    return [lesson.read_step(number) for number in range(len(lesson.files)) if not lesson.is_puzzle(number)]


def prove(exercise: Exercise) -> int:
    """Fail unless all claims of a step are true and its questions have their answers; return how many there are."""
    count = 0
    for node in all_nodes(exercise.tree):
        for claim in claims_at(exercise, node):
            prove_claim_at(exercise, node, claim)
            count += 1
    for node in questions(exercise):
        prove_question(exercise, node)
        count += 1
    if exercise.goal.kind is GoalKind.FORBIDDEN:
        rules, state = exercise.tree.rules, exercise.tree.state_at(exercise.task)
        assert not any(rules.is_legal(state, rules.parse_move(text)) for text in exercise.goal.words)
        count += 1
    if exercise.goal.kind is GoalKind.WIN:
        prove_plainly(exercise)
    said = set(parse_themes(exercise.notes.get(THEMES, "")))
    assert not said or said <= set(find_themes(exercise)), "it is about something else"
    return count


def claims_at(exercise: Exercise, node: Node) -> list[ShapeClaim]:
    """Return the claims about the position at a node."""
    return [parse_claim(unescape_text(value), exercise.tree.rules.board) for value in node.values(CLAIM)]


def questions(exercise: Exercise) -> list[Node]:
    """Return the nodes at which somebody looks for a move, whatever was played before."""
    found, todo = [], [exercise.task]
    while todo:
        node = todo.pop()
        if right_moves(node):
            found.append(node)
        todo += map(last_of, right_moves(node))
    return found


def last_of(node: Node) -> Node:
    """Return where a move and what the board answers to it lead."""
    while (reply := reply_at(node)) is not None:
        node = reply
    return node


def prove_claim_at(exercise: Exercise, node: Node, claim: ShapeClaim) -> None:
    """Fail unless a claim is true: about the stacks that it names, or about the position at a node."""
    rules = exercise.tree.rules
    if claim.stacks is not None:
        prove_claim(Shape("", exercise.tree, (claim,)), claim)
        return
    state = exercise.tree.state_at(node).copy()
    state.turn = claim.turn
    check_area(rules, claim)
    if is_plain(claim) and len(claim.area) <= PLAIN_AREA:
        plain = PlainLocalGame(rules.wire_name, rules.size, claim)
        assert plain.holds_with(exercise.tree.stacks_at(node)) == claim.holds, "the plain rules say otherwise"
    said = f"{claim.goal.value} {','.join(claim.words)}"
    assert is_reached(rules, claim, local_game(rules, claim), state, 0) == claim.holds, f"{said}: not as claimed"


def local_game(rules: Rules, claim: ShapeClaim) -> LocalGame | None:
    """Return the game on the points of a claim; None if it is not about points."""
    return LocalGame(rules, claim) if claim.is_local else None


def is_reached(rules: Rules, claim: ShapeClaim, game: LocalGame | None, state: State, turns_used: int) -> bool:
    """Return whether the color of a claim reaches its goal."""
    if game is not None:
        return game.holds(state)
    if claim.goal is ClaimGoal.ALLOWED and state.turn != claim.color:  # it is about what the color could do
        state = state.copy()
        state.turn = claim.color
    if turns_used and claim.goal is ClaimGoal.WIN and claim.words[0] != "0":
        claim = claim._replace(words=(str(int(claim.words[0]) - turns_used),))
        if claim.words[0] == "0":
            return int(rules.winner(state)) == claim.color
    return is_won(rules, claim, state)


def prove_question(exercise: Exercise, node: Node) -> None:
    """Fail unless the moves that are marked as right are all that do it."""
    rules, goal, state = exercise.tree.rules, exercise.goal, exercise.tree.state_at(node)
    marked = {child.move for child in right_moves(node)}
    if MEASURED in exercise.notes:
        check_measured(exercise, node)
        return
    claims = claims_at(exercise, node)
    if claims and claims[0].stacks is None and claims[0].turn == state.turn:
        found = right_by_claim(rules, claims[0], state)
        prove_refutations(exercise, node, claims[0])
    elif goal.kind is GoalKind.WIN:
        turns = goal.number - (node.depth - exercise.task.depth) // 2
        found = winning_moves(rules, state, exercise.color, turns, is_first=node is exercise.task)
        solver = DfpnSolver(rules, MEGABYTES)
        for child in node.children:
            state_after = exercise.tree.state_at(last_of(child))
            assert not is_wrong(child) or solver.solve(state_after, EXPANSIONS) == opponent(exercise.color)
    elif goal.kind is GoalKind.CONNECT:
        found = {
            move
            for move in rules.legal_move_list(state)
            if is_connected(rules, rules.after(state, move), exercise.color, goal.words)
        }
    elif goal.kind is GoalKind.BEST:
        margin = margin_finder(rules)
        margins = {move: margin(rules.after(state, move), state.turn) for move in rules.legal_move_list(state)}
        best = max(margins.values())
        assert goal.words == (format_margin(best, state.turn),)
        found = {move for move, margin in margins.items() if margin == best}
    else:
        assert all(is_told(rules, node, move) for move in marked), "a move is neither proven nor pointed at"
        return
    texts = {move: rules.format_move(move) for move in marked | found}
    assert marked == found, f"right are {sorted(texts[move] for move in found)}"


def right_by_claim(rules: Rules, claim: ShapeClaim, state: State) -> set[int]:
    """Return the moves after which a claim is as its mover wants it: the own goal reached, or the other's prevented.

    It would not be so if one went elsewhere. Whoever may swap sides takes the color that wins.
    """
    game = local_game(rules, claim)
    moves = game.local_moves(state) if game else rules.legal_move_list(state)
    is_own = bool(claim.color == state.turn)
    swaps = {move for move in moves if move_kind(move) == SWAP}
    if swaps and claim.holds != is_own:
        return swaps
    if game is not None:
        elsewhere = state.copy()
        elsewhere.turn = opponent(state.turn)
        assert game.holds(elsewhere) != is_own, "it is not needed to move here"
    moves = [move for move in moves if move not in swaps]
    return {move for move in moves if is_reached(rules, claim, game, rules.after(state, move), int(is_own)) == is_own}


def prove_refutations(exercise: Exercise, node: Node, claim: ShapeClaim) -> None:
    """Fail unless the answer to each wrong move does what the claim is about, or leaves it lost for who moves next."""
    rules = exercise.tree.rules
    game = local_game(rules, claim)
    for child in node.children:
        end = last_of(child)
        if not is_wrong(child) or end is child:
            continue
        if claim.goal is ClaimGoal.ALLOWED:
            assert end.move == rules.parse_move(claim.words[0]), "the answer is another move"
        else:
            state = exercise.tree.state_at(end)
            lost = is_reached(rules, claim, game, state, 0) != (claim.color == exercise.tree.state_at(node).turn)
            assert lost, f"there is a way out after {rules.format_move(child.move)}"


def winning_moves(rules: Rules, state: State, color: int, turns: int, is_first: bool) -> set[int]:
    """Return the moves that win within so many turns; fail unless all others lose, if these are first moves."""
    solver = DfpnSolver(rules, MEGABYTES)
    found = set()
    for move in rules.legal_move_list(state):
        position = rules.after(state, move)
        if solver.solve_within(position, color, turns - 1, EXPANSIONS) == color:
            found.add(move)
        elif is_first:
            winner = solver.solve(position, EXPANSIONS)
            assert winner == opponent(color), f"{rules.format_move(move)} wins later, or is not solved"
    return found


def check_measured(exercise: Exercise, node: Node) -> None:
    """Fail unless the first moves have the win rates that are said, and the right ones are the fairest of them."""
    rules = exercise.tree.rules
    opening_map = find_opening_map(SHIPPED.parent / "openings", rules)
    assert opening_map is not None
    percents = {move: value.percent for move, value in opening_map.values.items()}
    unfair = {child.move: abs(percents[child.move] - 50) for child in node.children if isinstance(child, ChildNode)}
    assert all(f"{value.visits:,} times" in exercise.tree.root.comment for value in opening_map.values.values())
    rates: dict[int, list[float]] = {}
    for move, value in opening_map.values.items():
        column, row = rules.board.lattice[rules.target_point(move)]
        rates.setdefault(min(column, row, rules.size - 1 - column, rules.size - 1 - row), []).append(value.rate)
    means = [mean(rates[line]) for line in sorted(rates)][:-1]  # but for the middle itself, which is one point
    assert means == sorted(means), "the nearer to the middle, the better: that is not so"
    for child in node.children:
        assert str(percents[child.move]) in child.comment
        assert is_right(child) == (unfair[child.move] == min(unfair.values())), "another move is as fair"


def format_margin(points: int, color: int) -> str:
    """Return the result `B+3` of a color that wins by so many points, or loses if there are fewer than none."""
    winner = "B" if (color == BLACK) == (points > 0) else "W"
    return f"{winner}+{abs(points)}" if points else "0"


def is_told(rules: Rules, node: Node, move: int) -> bool:
    """Return whether a move is pointed at, or is one that has no place on the board."""
    names, values = rules.board.names, [value for kind in ("CR", "AR", "TR") for value in node.values(kind)]
    if move_kind(move) in (PASS, SWAP):
        return True
    target = names[rules.target_point(move)]
    return f"{names[move_point(move)]}:{target}" in values if is_step(move) else target in values


def steps_to_prove(folders: list[Path]) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the proofs of all lessons, or of those in folders, step by step, with their names."""
    for lesson in proven_lessons():
        if not folders or lesson.files[0].parent in folders:
            for number, exercise in enumerate(own_steps(lesson), 1):
                yield f"{lesson.key}/{number}", partial(prove_step, exercise)


def prove_step(exercise: Exercise) -> str:
    return f"{prove(exercise)} claims and questions are proven"


if __name__ == "__main__":
    tell_proofs("steps of lessons", steps_to_prove([Path(name).resolve() for name in sys.argv[1:]]))
