"""Shapes, each claim about them proven by trying everything.

    python -m tests.engine.shapes.shape_proofs [FILE …]

proves these shapes, or all that are shipped. Claims about an area are decided by a local game (`local_game.py`), claims
about who wins by the solver, on the board and with the rules of the file.
"""

from functools import partial
from pathlib import Path

from escabel_gui.engine.search.dfpn import DfpnSolver
from escabel_gui.record.shapes.claim import ClaimGoal, ShapeClaim
from escabel_gui.record.shapes.shape import Shape, load_shape
from escabel_gui.record.tree import ChildNode, all_nodes
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.games.escabel import Escabel
from escabel_gui.rules.games.quabble import Quabble
from escabel_gui.rules.games.qualos import Qualos
from escabel_gui.rules.state import NOBODY, State, opponent
from tests.engine.puzzles.proofs import EXPANSIONS, MEGABYTES, files_or, tell_proofs
from tests.engine.shapes.local_game import LocalGame

SHIPPED = Path(__file__).parents[3] / "resources" / "shapes"


def shipped_shapes() -> list[Path]:
    return sorted(SHIPPED.glob("*/*.sgf"))


def prove(shape: Shape) -> int:
    """Fail unless every claim is true in every position that it is about; return the number of positions."""
    prove_line(shape)
    return sum(prove_claim(shape, claim) for claim in shape.claims)


def prove_line(shape: Shape) -> None:
    """Fail unless the first claim stays true along all moves that the shape shows."""
    claim, tree = shape.claims[0], shape.tree
    game = LocalGame(tree.rules, claim) if claim.is_local else None
    for node in all_nodes(tree):
        state = tree.state_at(node)
        if isinstance(node, ChildNode):
            assert game is None or game.is_local(node.move), "a move is not in the area"
            holds = is_won(tree.rules, claim, state) if game is None else game.holds(state)
            assert holds == claim.holds, f"{tree.rules.format_move(node.move)} is no good move"


def prove_claim(shape: Shape, claim: ShapeClaim) -> int:
    """Fail unless a claim is true; return the number of positions."""
    rules = shape.rules
    check_area(rules, claim)
    game = LocalGame(rules, claim) if claim.is_local else None
    count = 0
    for stacks in claim.positions(shape.stacks):
        state = rules.parse_position(claim.turn, stacks)
        holds = is_won(rules, claim, state) if game is None else game.holds(state)
        assert holds == claim.holds, f"{claim.goal.value} {','.join(claim.words)}: not as claimed with {stacks}"
        if claim.only:
            assert game is not None
            prove_only(claim, game, state)
        count += 1
    assert count == claim.position_count
    return count


def prove_only(claim: ShapeClaim, game: LocalGame, state: State) -> None:
    """Fail unless all first moves but one, and going elsewhere, miss the goal."""
    assert claim.turn == claim.color
    rules, only = game.rules, game.rules.parse_move(claim.only)
    for move in game.local_moves(state):
        assert game.holds(rules.after(state, move)) == (move == only), f"{rules.format_move(move)} is not as claimed"
    elsewhere = state.copy()
    elsewhere.turn = opponent(state.turn)
    assert not game.holds(elsewhere), "it is not needed to move here"


def is_won(rules: Rules, claim: ShapeClaim, state: State) -> bool:
    """Return whether a color wins, or a move is legal."""
    if claim.goal is ClaimGoal.ALLOWED:
        return rules.is_legal(state, rules.parse_move(claim.words[0]))
    turns, solver = int(claim.words[0]), DfpnSolver(rules, MEGABYTES)
    winner = solver.solve_within(state, claim.color, turns, EXPANSIONS) if turns else solver.solve(state, EXPANSIONS)
    assert winner != NOBODY, "it is not solved"
    return int(winner) == claim.color


def check_area(rules: Rules, claim: ShapeClaim) -> None:
    """Fail if what stands round an area could change who is connected in it."""
    board = rules.board
    area = {board.index_by_name[name] for name in claim.area}
    if not area:
        return
    assert claim.is_local, "who wins the game is not decided in an area"
    if isinstance(rules, Escabel):  # a diagonal is decided by the four points of its square: all are in a rectangle
        columns = {claim_point[0] for claim_point in claim.area}
        rows = {claim_point[1:] for claim_point in claim.area}
        assert len(columns) * len(rows) == len(claim.area), "the area is no rectangle"
    elif isinstance(rules, Quabble) and not isinstance(rules, Qualos):  # a dark square is decided by its light ones
        for point in area:
            if rules.squares.is_dark[point]:
                lights = [other for other in board.neighbors(point) if not rules.squares.is_dark[other]]
                assert area.issuperset(lights), f"a square that decides about {board.names[point]} is not in the area"
    else:
        raise AssertionError("in this game everything can matter: there is no area")


def prove_file(path: Path) -> str:
    shape = load_shape(path)
    return f"{len(shape.claims)} claims about {prove(shape)} positions are proven"


if __name__ == "__main__":
    tell_proofs("shapes", ((name, partial(prove_file, path)) for name, path in files_or(shipped_shapes())))
