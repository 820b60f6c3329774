"""What was played from a position: the index against a plain count over all games and symmetries."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.names import format_bot
from escabel_gui.record.result import Ending, Result
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import index_file
from escabel_gui.record.storage.game_index import GameIndex, Movers, Query
from escabel_gui.record.storage.occurrences import occurrences_in, position_keys
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.state import BLACK, TIE, WHITE, State
from escabel_gui.rules.symmetries import canonical_key, find_symmetries

GAMES = 24
QUERIES = 10  # of each game and size
FIRST_MOVES = 3  # among which the first ones are chosen: games meet again


class Counted(NamedTuple):
    """What a plain count has found for a move from a position."""

    games: int
    decided: int
    wins: int
    ties: int


def random_game(wire_name: str, size: int, chance: Random) -> GameTree:
    tree = GameTree(make_rules(wire_name, size))
    tree.players = ["", *chance.sample(["Ada", "Bo", format_bot(3)], 2)]
    tree.date = f"2026-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}"
    node = tree.root
    while node.depth < 16 and (moves := tree.rules.legal_move_list(tree.state_at(node))):
        node = tree.add_move(node, chance.choice(moves[:: max(len(moves) // FIRST_MOVES, 1)]))
    tree.result = chance.choice([None, Result(BLACK), Result(WHITE, Ending.TIME), Result(TIE)])
    return tree


def steps_of(trees: list[GameTree]) -> Iterator[tuple[GameTree, State, State]]:
    """Yield each two positions in the main lines that follow each other."""
    for tree in trees:
        for node, child in pairwise(tree.main_line()):
            yield tree, tree.state_at(node), tree.state_at(child)


def index_of(folder: Path, trees: list[GameTree]) -> GameIndex:
    games = folder / "games"
    games.mkdir()
    for number, tree in enumerate(trees):
        (games / f"{number:03}.sgf").write_text(write_sgf(tree), "utf-8")
    index = GameIndex(index_file(games), games)
    index.refresh()
    return index


def sizes_of(ruleset: Ruleset) -> list[int]:
    """A small board of each kind that a ruleset has."""
    kinds: dict[object, int] = {}
    for size in ruleset.sizes:
        board = make_rules(ruleset.name, size).board
        kinds.setdefault(len(board.neighbors(board.points // 2)), size)
    return list(kinds.values())


GAMES_AND_SIZES = [(ruleset.name, size) for ruleset in CATALOGUE for size in sizes_of(ruleset)]


@pytest.mark.parametrize(("wire_name", "size"), GAMES_AND_SIZES)
def test_the_index_counts_as_a_loop_over_all_games_does(tmp_path: Path, wire_name: str, size: int) -> None:
    chance = Random(f"{wire_name} {size}")
    trees = [random_game(wire_name, size, chance) for _ in range(GAMES)]
    index = index_of(tmp_path, trees)
    rules, keys = make_rules(wire_name, size), position_keys(wire_name, size)
    symmetries = find_symmetries(rules)
    steps = list(steps_of(trees))
    for _, state, _ in chance.sample(steps, QUERIES):
        wanted = canonical_key(symmetries, state)
        counted: dict[int, Counted] = {}
        for tree, before, after in steps:
            if canonical_key(symmetries, before) == wanted:
                result = tree.final_result
                found = counted.get(keys.key(after), Counted(0, 0, 0, 0))
                won = result is not None and result.winner == before.turn
                tied = result is not None and result.winner == TIE
                counted[keys.key(after)] = Counted(
                    found.games + 1, found.decided + (result is not None), found.wins + won, found.ties + tied
                )
        told = index.continuations(Query(position=keys.key(state)))
        assert {row.next_key: Counted(row.games, row.decided, row.wins, row.ties) for row in told} == counted
        assert [row.games for row in told] == sorted((row.games for row in told), reverse=True)


def played(players: tuple[str, str], moves: str, date: str = "2026-03-04") -> GameTree:
    tree = GameTree(make_rules("escabel", 5))
    tree.players = ["", *players]
    tree.date = date
    node = tree.root
    for text in moves.split():
        node = tree.add_move(node, tree.rules.parse_move(text))
    return tree


def start_key() -> int:
    return position_keys("escabel", 5).key(make_rules("escabel", 5).start())


def test_words_and_movers_narrow_what_is_counted(tmp_path: Path) -> None:
    bot = format_bot(3)
    trees = [played(("Ada", bot), "c3 d4"), played((bot, "Bo"), "c3 b2"), played(("Ada", "Bo"), "a1 b2")]
    index = index_of(tmp_path, trees)

    def games(query: Query) -> list[int]:
        return [row.games for row in index.continuations(query._replace(position=start_key()))]

    assert games(Query()) == [2, 1]
    assert games(Query("ada")) == [1, 1]
    assert games(Query(movers=Movers.MINE)) == [1, 1]
    assert games(Query(movers=Movers.THEIRS)) == [1]
    assert games(Query("ada", movers=Movers.THEIRS)) == []


def test_who_swaps_is_who_moved_second(tmp_path: Path) -> None:
    """The bot has made the first move, though the other has its color at the end."""
    tree = played((format_bot(2), "Ada"), "c3 swap b2")
    assert tree.player_names_at(tree.last_node()) == ("Ada", format_bot(2))
    assert [occurrence.is_mine for occurrence in occurrences_in(tree)][:3] == [False, True, False]
    assert [occurrence.is_mine for occurrence in occurrences_in(tree, friend=BLACK)][:3] == [False, False, False]


def test_games_through_a_position_are_found_with_the_moment(tmp_path: Path) -> None:
    trees = [played(("Ada", "Bo"), "c3 d4"), played(("Ada", "Bo"), "c3 b2"), played(("Ada", "Bo"), "a1 c3")]
    index = index_of(tmp_path, trees)
    key, next_key, _ = (occurrence.key for occurrence in occurrences_in(trees[0]))
    assert len(index.search(Query(position=key))) == 3
    assert {game.file for game in index.search(Query(position=key, next_position=next_key))} == {"000.sgf", "001.sgf"}
    assert index.plies("001.sgf", next_key) == [1]
    assert index.plies("002.sgf", next_key) == []


def test_the_latest_game_and_the_mean_mistake_are_told(tmp_path: Path) -> None:
    seen, early = played(("Ada", "Bo"), "c3 d4", "2026-05-06"), played(("Ivo", "Jun"), "c3 d4", "2026-01-02")
    candidates = (Candidate("b2", 300, 0.6, "", ("b2",)), Candidate("c3", 100, 0.5, "", ("c3",)))
    seen.root.evaluation = Evaluation(BLACK, 0.6, candidates)
    seen.root.children[0].evaluation = Evaluation(WHITE, 0.6, (Candidate("d4", 400, 0.6, "", ("d4",)),))
    (told,) = index_of(tmp_path, [seen, early]).continuations(Query(position=start_key()))
    assert (told.date, told.black, told.white) == ("2026-05-06", "Ada", "Bo")
    assert told.loss == pytest.approx(0.2, abs=0.01)


def test_a_changed_or_deleted_file_is_counted_anew(tmp_path: Path) -> None:
    index = index_of(tmp_path, [played(("Ada", "Bo"), "c3 d4"), played(("Ada", "Bo"), "c3 b2")])
    file = index.games_folder / "000.sgf"
    file.write_text(write_sgf(played(("Ada", "Bo"), "a1 b2 d4")), "utf-8")
    index.refresh()
    assert [row.games for row in index.continuations(Query(position=start_key()))] == [1, 1]
    file.unlink()
    index.refresh()
    assert [row.games for row in index.continuations(Query(position=start_key()))] == [1]
    counts = "SELECT (SELECT count(*) FROM occurrences), (SELECT count(*) FROM texts)"
    assert index._run(lambda connection: connection.execute(counts).fetchall()) == [(3, 1)]
