"""What the engine knows of Qualos is what the rules say, only found faster."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.qualos.evaluator import QualosEvaluator
from escabel_gui.engine.heuristics.qualos.lines_of_sight import LIGHT, LinesOfSight
from escabel_gui.engine.heuristics.qualos.patterns import NUM_COUNT_BINS, QualosPatternPolicy
from escabel_gui.engine.heuristics.qualos.settled_points import SettledPoints
from escabel_gui.engine.heuristics.registry import make_evaluator, make_patterns, make_playouts
from escabel_gui.engine.heuristics.shortest_paths import MAX_DISTANCE
from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.move_selection import best_child
from escabel_gui.engine.search.node_pool import LOSS, ROOT, UNKNOWN, WIN, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.games.qualos import Qualos
from escabel_gui.rules.moves import FLIP, NO_MOVE, PASS, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, WHITE, State, opponent


def qualos(size: int) -> Qualos:
    rules = make_rules("qualos", size)
    assert isinstance(rules, Qualos)
    return rules


def random_positions(rules: Rules, seed: int) -> Iterator[tuple[State, int]]:
    """Yield the positions of a random game, the last one included, each with the turn that led to it, or PASS."""
    random = Random(seed)
    playouts = make_playouts(rules)
    state = rules.start()
    yield state, int(PASS)
    while rules.winner(state) == NOBODY:
        move = int(playouts.uniform_move(state, random))
        rules.play(state, move)
        yield state, move


def turn_points(rules: Qualos, state: State) -> set[int]:
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    count = int(rules.generate_moves(state, moves))
    return {int(move_point(moves[k])) for k in range(count) if moves[k] != PASS}


@given(st.integers(3, 8), st.integers(0, 2**32))
@settings(max_examples=25)
def test_sight_follows_what_the_rules_see(size: int, seed: int) -> None:
    """Compare the lines of sight, and the points on which there is a turn, from turn to turn."""
    rules = qualos(size)
    sight = LinesOfSight(rules)
    followed = rules.start()
    sight.load_position(followed)
    for state, move in random_positions(rules, seed):
        if move != PASS:
            sight.place_stone(move_point(move), opponent(state.turn))
        assert list(followed.owner) == list(state.owner)
        anew = LinesOfSight(rules)
        anew.load_position(state)
        for color in (BLACK, WHITE):
            mine = state.copy()
            mine.turn = color
            turns = turn_points(rules, mine)
            for seen in (sight, anew):
                base = int(color * seen.stride)
                for dark in range(int(rules.board.points)):
                    if rules.squares.is_dark[dark]:
                        margin = 2 * rules.held(state, dark, color) - rules.adjoining[dark]
                        assert seen.margin[base + dark] == margin
                lights = {int(seen.candidates[k]) for k in range(int(seen.count[LIGHT]))}
                candidates = [int(seen.candidates[base + k]) for k in range(int(seen.count[color]))]
                assert len(set(candidates)) == len(candidates)
                assert lights | {point for point in candidates if seen.is_pseudo_legal(point, color)} == turns


@given(st.integers(3, 8), st.integers(0, 2**32))
@settings(max_examples=25)
def test_what_is_kept_is_never_lost(size: int, seed: int) -> None:
    """Check the same of a certain win, and that a win is certain if, and only if, the other color has no way left."""
    rules = qualos(size)
    settled_points = SettledPoints(rules)
    evaluator = make_evaluator(rules)
    assert isinstance(evaluator, QualosEvaluator)
    nothing: vec[i64] = vec[i64]([])
    kept: dict[int, int] = {}
    proven_winner = NOBODY
    state = rules.start()
    for state, _ in random_positions(rules, seed):
        found = settled_points.load_position(state)
        keepers = {point: int(settled_points.stable_owner[point]) for point in range(int(rules.board.points))}
        keepers = {point: color for point, color in keepers.items() if color != EMPTY}
        assert kept.items() <= keepers.items()
        kept = keepers
        assert proven_winner in (NOBODY, found)
        proven_winner = found
        estimate, _ = evaluator.evaluate(state, nothing, 0, vec[float]([]))
        assert evaluator.proven_winner() == proven_winner
        assert (estimate == 1.0) == (proven_winner == state.turn)
        assert (estimate == 0.0) == (proven_winner == opponent(state.turn))
        for color in (BLACK, WHITE):
            assert (evaluator.path_length[color] >= MAX_DISTANCE) == (proven_winner == opponent(color))
    for point, color in kept.items():
        assert state.owner[point] in (color, EMPTY if rules.squares.is_dark[point] else color)
    assert proven_winner in (NOBODY, rules.winner(state))


def test_a_way_that_one_turn_completes_is_seen() -> None:
    rules = qualos(7)
    evaluator = make_evaluator(rules)
    nothing: vec[i64] = vec[i64]([])
    seen = 0
    for seed in range(30):
        for state, _ in random_positions(rules, seed):
            if rules.winner(state) != NOBODY:
                continue
            wins = False
            for move in rules.legal_move_list(state):
                after = rules.after(state, move)
                wins |= rules.winner(after) == state.turn
            _, can_end_next_ply = evaluator.evaluate(state, nothing, 0, vec[float]([]))
            assert can_end_next_ply == wins
            seen += wins
    assert seen > 10


# ---- what is certain, in a search ------------------------------------------------------------------------------

OPEN = "c1b c3b c5b b2b d2b b4w"  # on 5×5: c2 is Black's for good, and c4 will be with d4, or when Black takes it


def test_certainty_proves_a_node_and_leaves_the_root_to_be_played_out() -> None:
    rules = qualos(5)
    evaluator = make_evaluator(rules)
    decided = rules.parse_position(WHITE, OPEN + " d4b")
    assert rules.winner(decided) == NOBODY
    assert evaluator.evaluate(decided, vec[i64]([]), 0, vec[float]([]))[0] == 0.0
    assert evaluator.proven_winner() == BLACK
    search = make_search(rules, search_preset("default"), NodePool(1 << 16), 1)
    search.reset(decided)
    assert search.has_static_proof
    assert search.tree.proof[ROOT] == UNKNOWN
    assert search.run(20) == 20
    search.reset(rules.parse_position(BLACK, OPEN))
    assert not search.has_static_proof
    search.run(400)
    assert search.tree.proof[ROOT] == LOSS  # for who moved there
    best = best_child(search.tree)
    assert search.tree.proof[best] == WIN
    assert rules.format_move(search.tree.move[best]) in ("d4", "c4")


def test_what_the_search_proves_is_so() -> None:
    """Play on at random, on both sides, from positions that are proven."""
    rules = qualos(5)
    playouts = make_playouts(rules)
    random = Random(1)
    proven = 0
    for seed in range(6):
        search = make_search(rules, search_preset("default"), NodePool(1 << 16), seed)
        tree = search.tree
        for state, _ in random_positions(rules, seed):
            if rules.winner(state) != NOBODY or search.has_static_proof:
                break
            search.reset(state)
            search.run(200)
            for node in range(1, int(tree.used)):
                if tree.proof[node] != UNKNOWN and tree.child_count[node] == 0:
                    proven += 1
                    after = state.copy()
                    for move in moves_to(tree, node):
                        rules.play(after, move)
                    winner = after.turn if tree.proof[node] == LOSS else opponent(after.turn)
                    assert playouts.playout(after, random, None) == winner
    assert proven > 50


def moves_to(tree: NodePool, node: int) -> list[int]:
    """Return the moves that lead from the root to a node."""
    moves = []
    while node != ROOT:
        moves.append(int(tree.move[node]))
        node = int(tree.parent[node])
    return moves[::-1]


# ---- what moves look like --------------------------------------------------------------------------------------


@given(st.integers(3, 7), st.integers(0, 2**32))
@settings(max_examples=15)
def test_patterns_know_what_a_move_changes(size: int, seed: int) -> None:
    rules = qualos(size)
    evaluator = make_evaluator(rules)
    patterns = make_patterns(rules, evaluator)
    assert isinstance(patterns, QualosPatternPolicy)
    last = int(NO_MOVE)
    for state, move in random_positions(rules, seed):
        if state.ply > 1:
            last = move
        if rules.winner(state) != NOBODY:
            break
        evaluator.evaluate(state, vec[i64]([]), 0, vec[float]([]))
        patterns.prepare_position(state, last)
        for choice in rules.legal_move_list(state):
            if move_kind(choice) < PASS:
                count = int(patterns.extract_features(state, choice))
                found = {int(patterns.features[k]) for k in range(count)}
                assert {feature_of(patterns, *change) for change in changes(rules, state, choice)} <= found


def feature_of(patterns: QualosPatternPolicy, block: str, kind: int, numbers: list[int]) -> int:
    place = kind
    for number in numbers:
        place = place * NUM_COUNT_BINS + min(number, NUM_COUNT_BINS - 1)
    return patterns.feature_groups[block] + place


def changes(rules: Qualos, state: State, move: int) -> list[tuple[str, int, list[int]]]:
    """Return what a move changes, found by making it: the block, the kind of the move, and what is counted."""
    me, enemy = int(state.turn), int(opponent(state.turn))
    point = int(move_point(move))
    after = rules.after(state, move)
    kind = 2 if move_kind(move) == FLIP else int(rules.squares.is_dark[point])
    flippable = rescued = approached = won = denied = controlled = 0
    for dark in range(int(rules.board.points)):
        if dark == point or not rules.squares.is_dark[dark]:
            continue
        mine, mine_after = (2 * rules.held(when, dark, me) - rules.adjoining[dark] for when in (state, after))
        theirs, theirs_after = (2 * rules.held(when, dark, enemy) - rules.adjoining[dark] for when in (state, after))
        if state.owner[dark] == enemy:
            flippable += mine <= 0 < mine_after
            approached += mine < mine_after <= 0
        elif state.owner[dark] == me:
            rescued += theirs_after <= 0 < theirs
        else:
            won += mine < 0 <= mine_after
            controlled += mine <= 0 < mine_after
            denied += theirs_after < 0 <= theirs
    return [("flips", kind, [flippable, rescued, approached]), ("squares", kind, [won, denied, controlled])]
