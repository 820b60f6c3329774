"""Puzzles proven once more, by nothing that has been remembered since they were found.

    python -m tests.engine.puzzles.proofs [FILE …]

proves these puzzles, or all that are shipped: the fast rules all of each, the slow plain ones those of few turns.
"""

import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from time import perf_counter

from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.engine.search.endgame_solver import EndgameSolver
from escabel_gui.record.exercises.exercise import Exercise, is_right, is_wrong, read_exercise, right_moves
from escabel_gui.record.exercises.goal import GoalKind
from escabel_gui.record.tree import all_nodes
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, State, opponent
from tests.rules.plain import make_plain
from tests.rules.plain.position import PlainGame, Position, parse_piles

SHIPPED = Path(__file__).parents[3] / "resources" / "puzzles"
EXPANSIONS = 1_000_000
MEGABYTES = 200
PLAIN_TURNS = 3  # puzzles of no more turns are proven by the plain rules, too


def shipped_puzzles() -> list[Path]:
    return sorted(SHIPPED.glob("*/*.sgf"))


def read_puzzle(path: Path) -> Exercise:
    return read_exercise(path.read_text(encoding="utf-8"))


def prove(puzzle: Exercise) -> None:
    """Fail unless one first move alone does what the goal says, and every move that is marked is marked rightly."""
    (first,) = right_moves(puzzle.tree.root)
    if puzzle.goal.kind is GoalKind.WIN:
        prove_win(puzzle, first.move)
    else:
        prove_best(puzzle, first.move)


def prove_win(puzzle: Exercise, first: int) -> None:
    tree, rules, turns = puzzle.tree, puzzle.tree.rules, puzzle.goal.number
    start = tree.state_at(tree.root)
    solver = DfpnSolver(rules, MEGABYTES)
    me = puzzle.color
    assert solver.solve_within(start, me, turns, EXPANSIONS) == me, "it is not won in time"
    assert solver.solve_within(start, me, turns - 1, EXPANSIONS) == opponent(me), "it is won sooner"
    for move in rules.legal_move_list(start):
        winner = solver.solve(rules.after(start, move), EXPANSIONS)
        assert winner == (me if move == first else opponent(me)), f"{rules.format_move(move)} is not as it should be"
    for node in all_nodes(tree):
        state, left = tree.state_at(node), turns - node.depth // 2
        if node.turn == me and right_moves(node):
            winning = {
                move
                for move in rules.legal_move_list(state)
                if solver.solve_within(rules.after(state, move), me, left - 1, EXPANSIONS) == me
            }
            assert {child.move for child in right_moves(node)} == winning, "another move is as good"
        for child in node.children:
            if is_wrong(child):
                assert solver.solve(tree.state_at(child), EXPANSIONS) == opponent(me)
            elif is_right(child):
                assert child.children or left == 1, "a line ends before it is won"


def prove_best(puzzle: Exercise, first: int) -> None:
    tree, rules = puzzle.tree, puzzle.tree.rules
    margin = margin_finder(rules)
    start, me = tree.state_at(tree.root), puzzle.color
    best = margin(start, me)
    color, points = ("B", best) if (me == BLACK) == (best > 0) else ("W", best)
    assert puzzle.goal.words == ("0" if best == 0 else f"{color}+{abs(points)}",)
    for move in rules.legal_move_list(start):
        assert (margin(rules.after(start, move), me) == best) == (move == first)
    for node in all_nodes(tree):
        state = tree.state_at(node)
        if right_moves(node):
            moves = {move for move in rules.legal_move_list(state) if margin(rules.after(state, move), me) == best}
            assert {child.move for child in right_moves(node)} == moves, "another move is as good"
        is_answer = node.parent is not None and (is_right(node) or not is_wrong(tree.path_to(node)[1]))
        assert not is_answer or margin(state, me) == best, "a line leads elsewhere"


def margin_finder(rules: Rules) -> Callable[[State, int], int]:
    """Return the function that tells by how much a color wins, whatever the other does."""
    endgame = EndgameSolver(rules, MEGABYTES)

    def margin(state: State, color: int) -> int:
        if rules.winner(state) != NOBODY:
            return int(rules.margin(state, color))
        assert endgame.solve(state, EXPANSIONS)
        return int(endgame.lower_bound) if state.turn == color else -int(endgame.lower_bound)

    return margin


# ---- by the plain rules --------------------------------------------------------------------------------------


def prove_plainly(puzzle: Exercise) -> None:
    """Fail unless the plain rules lead to the same: a win in time by one first move, and by no other one in time.

    The solver chooses what to look at: one good move or reply where it claims that there is one, else all of them.
    The plain rules alone decide what comes of it.
    """
    tree, rules, turns = puzzle.tree, puzzle.tree.rules, puzzle.goal.number
    assert puzzle.goal.kind is GoalKind.WIN
    assert tree.start_stacks is not None
    color = "b" if puzzle.color == BLACK else "w"
    game = make_plain(rules.wire_name, rules.size)
    position = Position(parse_piles(tree.start_stacks), color, ply=2)
    solver = DfpnSolver(rules, MEGABYTES)
    start = tree.state_at(tree.root)
    (first,) = right_moves(tree.root)
    assert set(game.moves(position)) == {rules.format_move(move) for move in rules.legal_move_list(start)}
    for move in rules.legal_move_list(start):
        text = rules.format_move(move)
        wins = plain_win(
            game, game.play(position, text), color, rules, rules.after(start, move), puzzle.color, turns - 1, solver
        )
        assert wins == (move == first.move), text


def plain_win(
    game: PlainGame, position: Position, color: str, rules: Rules, state: State, me: int, left: int, solver: DfpnSolver
) -> bool:
    """Return whether the color wins by taking so many more turns."""
    winner = game.winner(position)
    if winner:
        return winner == color
    if position.turn == color and left == 0:
        return False
    claimed = solver.solve_within(state, me, left, EXPANSIONS) == me
    texts = {rules.format_move(move): move for move in rules.legal_move_list(state)}
    assert set(texts) == set(game.moves(position))
    left_after = left - int(position.turn == color)
    if claimed == (position.turn == color):  # one good move, or one good reply, is enough
        texts = {
            text: move
            for text, move in texts.items()
            if (solver.solve_within(rules.after(state, move), me, left_after, EXPANSIONS) == me) == claimed
        }
        texts = dict([next(iter(texts.items()))])
    outcomes = [
        plain_win(game, game.play(position, text), color, rules, rules.after(state, move), me, left_after, solver)
        for text, move in texts.items()
    ]
    return any(outcomes) if position.turn == color else all(outcomes)


# ---- all of them ---------------------------------------------------------------------------------------------


def tell_proofs(what: str, proofs: Iterable[tuple[str, Callable[[], str]]]) -> None:
    """Print what each proof says, which has a name, or why it fails, and end the program."""
    proven = failed = 0
    for name, prove_it in proofs:
        start = perf_counter()
        try:
            said = prove_it()
            proven += 1
        except AssertionError as error:
            said = f"WRONG: {error}"
            failed += 1
        print(f"{name}: {said}, {perf_counter() - start:.1f} s", flush=True)
    if not proven + failed:
        sys.exit(f"There are no {what} to prove.")
    print(f"{proven + failed} {what}, {failed} wrong")
    sys.exit(failed > 0)


def prove_file(path: Path) -> str:
    puzzle = read_puzzle(path)
    prove(puzzle)
    if puzzle.goal.kind is not GoalKind.WIN or puzzle.goal.number > PLAIN_TURNS:
        return "proven"
    prove_plainly(puzzle)
    return "proven, by the plain rules, too"


def files_or(shipped: list[Path]) -> list[tuple[str, Path]]:
    """Return the files that the command line names, or all that are shipped, with their names."""
    files = [Path(name) for name in sys.argv[1:]] or shipped
    return [(f"{path.parent.name}/{path.name}", path) for path in files]


if __name__ == "__main__":
    tell_proofs("puzzles", ((name, partial(prove_file, path)) for name, path in files_or(shipped_puzzles())))
