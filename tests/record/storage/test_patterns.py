"""Patterns in games: the index against a plain search point by point over all games, positions and symmetries."""

from itertools import pairwise
from os import environ
from pathlib import Path
from random import Random

import pytest

from escabel_gui.record.storage.pattern_counts import count_moves
from escabel_gui.record.storage.patterns import Pattern, PatternMove, PatternSearch, Wanted
from escabel_gui.record.storage.query import Query
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, EMPTY, TIE, WHITE, State
from escabel_gui.rules.symmetries import find_symmetries, transform_state
from tests.record.storage_games import GAMES_AND_SIZES, Counted, index_of, mover_at_end, random_game

GAMES = 24
QUERIES = int(environ.get("PATTERN_QUERIES", "12"))  # of each game and size


def random_pattern(wire_name: str, size: int, states: list[State], chance: Random) -> Pattern:
    """Return a pattern of some neighboring points of a position that occurs, with all kinds of wishes."""
    board = make_rules(wire_name, size).board
    state = chance.choice(states)
    points = {chance.randrange(board.points)}
    for _ in range(chance.randrange(1, 6)):
        points |= {int(near) for point in points for near in board.neighbors(point) if chance.random() < 0.5}
    wishes: list[tuple[int, Wanted | None]] = []
    for point in sorted(points)[:9]:
        owner, height = int(state.owner[point]), int(state.height[point])
        exact = Wanted((owner,), height, height)
        loose = [
            exact,
            exact,
            None,
            Wanted((EMPTY,)),
            Wanted((BLACK,), 1),
            Wanted((BLACK, WHITE), 1),
            Wanted((WHITE,), 2),
        ]
        wishes.append((point, chance.choice(loose)))
    return Pattern(wire_name, size, tuple(wishes))


def states_of(tree: GameTree) -> list[State]:
    return [tree.state_at(node) for node in tree.main_line()]


def stands(pattern: Pattern, state: State) -> bool:
    return all(
        wanted is None or wanted.allows(int(state.owner[point]), int(state.height[point]))
        for point, wanted in pattern.points
    )


def moves_in(pattern: Pattern, seen: list[State], place: int) -> tuple[int, set[PatternMove]]:
    """Return the depth of the first move in a pattern after a place in a game, and its points as seen there."""
    points = [point for point, _ in pattern.points]

    def stack(state: State, point: int) -> tuple[int, int]:
        return int(state.owner[point]), int(state.height[point])

    for depth, (before, after) in enumerate(pairwise(seen[place:]), place):
        moved = [point for point in points if stack(before, point) != stack(after, point)]
        if moved:
            color = int(before.turn)
            gained = [
                point
                for point in moved
                if after.owner[point] == color
                and (before.owner[point] != color or after.height[point] > before.height[point])
            ]
            return depth, {PatternMove(point, color) for point in gained or moved}
    return len(seen), set()


def plain_count(pattern: Pattern, trees: list[GameTree]) -> tuple[set[int], dict[frozenset[PatternMove], Counted]]:
    """Return the numbers of the games in which a pattern occurs, and the figures of the moves in it."""
    search = PatternSearch(pattern)
    symmetries = find_symmetries(make_rules(pattern.wire_name, pattern.size))
    games: set[int] = set()
    counted: dict[frozenset[PatternMove], Counted] = {}
    for number, tree in enumerate(trees):
        found: list[tuple[int, int, frozenset[PatternMove]]] = []
        for symmetry in symmetries:
            seen = [transform_state(state, symmetry) for state in states_of(tree)]
            for place, state in enumerate(seen):
                if stands(pattern, state) and (place == 0 or not stands(pattern, seen[place - 1])):
                    games.add(number)
                    depth, moves = moves_in(pattern, seen, place)
                    if moves:
                        move = min(image for one in moves for image in search.images_of(one))
                        found.append((place, mover_at_end(tree, depth), frozenset(search.images_of(move))))
        movers: dict[frozenset[PatternMove], int] = {}
        for _, mover, family in sorted(found, key=lambda one: one[:2]):
            movers.setdefault(family, mover)
        result = tree.final_result
        for family, mover in movers.items():
            so_far = counted.get(family, Counted(0, 0, 0, 0))
            won = result is not None and result.winner == mover
            tied = result is not None and result.winner == TIE
            counted[family] = Counted(
                so_far.games + 1, so_far.decided + (result is not None), so_far.wins + won, so_far.ties + tied
            )
    return games, counted


@pytest.mark.parametrize(("wire_name", "size"), GAMES_AND_SIZES)
def test_the_index_finds_what_a_loop_over_all_games_finds(tmp_path: Path, wire_name: str, size: int) -> None:
    chance = Random(f"{wire_name} {size}")
    trees = [random_game(wire_name, size, chance) for _ in range(GAMES)]
    index = index_of(tmp_path, trees)
    for _ in range(QUERIES):
        pattern = random_pattern(wire_name, size, states_of(chance.choice(trees)), chance)
        games, counted = plain_count(pattern, trees)
        query = Query(pattern=pattern)
        assert {int(game.file[:3]) for game in index.search(query)} == games
        search = PatternSearch(pattern)
        told = {}
        for move, figures in count_moves(list(index.pattern_games(query))).items():
            told[frozenset(search.images_of(move))] = Counted(*figures[:4])
        assert told == counted
