"""The exact end of games that are decided by points, against brute force, and what players make of it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from escabel_gui.engine.protocol.info_line import format_analysis
from escabel_gui.engine.search.endgame_prover import MEGABYTES, EndgameProver, proof_of
from escabel_gui.engine.search.endgame_solver import EndgameSolver
from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.node_pool import ROOT, NodePool, negate_proof
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import NOBODY, State
from tests.rules.playing import random_game, repeat

ALL_RULES = [make_rules(wire_name) for ruleset in CATALOGUE for wire_name in all_wire_names(ruleset)]
RULES_WITH_POINTS = [rules for rules in ALL_RULES if rules.score(rules.start()) is not None]
WITH_POINTS = pytest.mark.parametrize("rules", RULES_WITH_POINTS, ids=lambda rules: rules.wire_name)
SAMPLE = Path(__file__).parents[2] / "data" / "abande-sample.txt"
ENOUGH = 1_000_000  # nodes


def margin_now(rules: Rules, state: State) -> int:
    """Return by how much the mover leads, as people count it."""
    score = rules.score(state)
    assert score is not None
    return score[state.turn - 1] - score[2 - state.turn]


class Minimax:
    """Solver that finds by how much the mover leads in the end, by trying everything."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.known: dict[object, int] = {}

    def margin(self, state: State) -> int:
        if self.rules.winner(state) != NOBODY:
            return margin_now(self.rules, state)
        key = (*state.key()[:4], state.passes)
        if key not in self.known:
            moves = self.rules.legal_move_list(state)
            self.known[key] = max(-self.margin(self.rules.after(state, move)) for move in moves)
        return self.known[key]


def small_endgames(rules: Rules, stacks: int, hand: int, count: int) -> list[State]:
    """Return positions after so many random moves, with so many pieces left to place and no more."""
    random = Random(stacks)
    endgames = []
    for _ in range(count):
        state = next(state.copy() for state, _, _ in random_game(rules, random) if state.ply == stacks)
        state.hand[1] = hand
        state.hand[2] = hand if state.turn == 2 else 0
        endgames.append(state)
    return endgames


def make_thinker(rules: Rules, name: str = "default") -> SearchController:
    return SearchController(rules, search_preset(name), NodePool(1 << 16), 1)


def make_endgame(rules: Rules) -> EndgameSolver:
    return EndgameSolver(rules, MEGABYTES)


@WITH_POINTS
def test_margins_are_the_points(rules: Rules) -> None:
    for state, _, _ in random_game(rules, Random(3)):
        assert rules.margin(state, state.turn) == margin_now(rules, state) == -rules.margin(state, 3 - state.turn)


@WITH_POINTS
@pytest.mark.parametrize(("stacks", "hand", "count"), [(6, 0, 80), (9, 0, 80), (12, 0, 20), (6, 1, 20)])
def test_margins_are_those_of_brute_force(rules: Rules, stacks: int, hand: int, count: int) -> None:
    endgame = make_endgame(rules)
    minimax = Minimax(rules)
    for state in small_endgames(rules, stacks, hand, len(repeat(count))):
        assert endgame.solve(state, ENOUGH)
        assert endgame.lower_bound == endgame.upper_bound == minimax.margin(state)
        assert -minimax.margin(rules.after(state, int(endgame.best))) == minimax.margin(state)


@WITH_POINTS
def test_a_search_that_ran_out_of_nodes_goes_on_where_it_was(rules: Rules) -> None:
    for state in small_endgames(rules, 12, 0, len(repeat(8))):
        whole, sliced = make_endgame(rules), make_endgame(rules)
        assert whole.solve(state, ENOUGH)
        slices = 1
        while not sliced.solve(state, 20):
            slices += 1
            assert sliced.lower_bound <= whole.lower_bound <= sliced.upper_bound
            assert slices < ENOUGH
        assert sliced.lower_bound == whole.lower_bound


@WITH_POINTS
def test_all_moves_are_proven_in_a_solved_position(rules: Rules) -> None:
    minimax = Minimax(rules)
    for state in small_endgames(rules, 9, 0, len(repeat(20))):
        search = make_search(rules, search_preset("default"), NodePool(1 << 12), 1)
        search.reset(state)
        assert EndgameProver(search).prove_moves(ENOUGH)
        tree = search.tree
        for child in range(int(tree.first_child[ROOT]), int(tree.first_child[ROOT] + tree.child_count[ROOT])):
            assert tree.proof[child] == proof_of(-minimax.margin(rules.after(state, int(tree.move[child]))))
        assert tree.proof[ROOT] == negate_proof(proof_of(minimax.margin(state)))


def wins_at_once(rules: Rules, after: State) -> bool:
    """Return whether the game is won for who moved to this position, now or after any reply."""
    if rules.winner(after) == NOBODY:
        return all(rules.winner(rules.after(after, reply)) == 3 - after.turn for reply in rules.legal_move_list(after))
    return rules.winner(after) == 3 - after.turn


@WITH_POINTS
@pytest.mark.parametrize("temperature", [0.0, 0.5])
def test_nobody_gives_a_point_away_except_to_win_at_once(rules: Rules, temperature: float) -> None:
    minimax = Minimax(rules)
    for state in small_endgames(rules, 10, 0, len(repeat(20))):
        line = PlayedLine(rules, state)
        thinker = make_thinker(rules)
        while not line.is_over():
            margin = minimax.margin(line.state)
            thinker.set_root(line)
            move = thinker.choose_move(SearchLimits(2_000, None), temperature, lambda: False)
            if temperature == 0 and len(thinker.children()) > 1:
                assert format_analysis(thinker).split()[2] == rules.format_move(move)
            line.play(move)
            assert -minimax.margin(line.state) == margin or wins_at_once(rules, line.state)


def test_the_yardstick_does_not_look_to_the_end() -> None:
    assert all(make_thinker(rules, "uct").endgame is None for rules in ALL_RULES)


def test_only_points_are_looked_for() -> None:
    has_endgame = [rules for rules in ALL_RULES if make_thinker(rules).endgame is not None]
    assert has_endgame == RULES_WITH_POINTS


def test_a_real_game_ends_the_same_compiled_and_interpreted(start_engine: Any, interpreted_home: Path) -> None:
    moves = SAMPLE.read_text(encoding="utf-8").split()
    engines = [start_engine("--game", "abande", "--visits", "60", home=home) for home in (None, interpreted_home)]
    for ply, move in enumerate(moves):
        if ply > len(moves) - 6:
            assert len({engine.ask("kata-genmove_analyze " + "bw"[ply % 2]) for engine in engines}) == 1
            assert {engine.ask("undo") for engine in engines} == {"="}
        assert {engine.ask(f"play {'bw'[ply % 2]} {move}") for engine in engines} == {"="}
    assert {engine.ask("final_score") for engine in engines} == {"= W+1"}
