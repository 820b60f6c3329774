"""What was played from a position: the index against a plain count over all games and symmetries."""

from collections.abc import Iterator
from itertools import pairwise
from os import environ
from pathlib import Path
from random import Random

import pytest

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.names import format_bot
from escabel_gui.record.progress import no_progress
from escabel_gui.record.review.review import Review
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.exploring import explore
from escabel_gui.record.storage.occurrences import played_in, position_keys
from escabel_gui.record.storage.query import Movers, Query
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, TIE, WHITE, State
from escabel_gui.rules.symmetries import canonical_key, find_symmetries
from tests.record.storage_games import GAMES_AND_SIZES, Counted, index_of, mover_at_end, played, random_game

GAMES = 24
QUERIES = int(environ.get("POSITION_QUERIES", "10"))  # of each game and size


def steps_of(trees: list[GameTree]) -> Iterator[tuple[GameTree, int, State, State]]:
    """Yield each two positions in the main lines that follow each other, after the color of the mover at the end."""
    for tree in trees:
        for node, child in pairwise(tree.main_line()):
            yield tree, mover_at_end(tree, node.depth), tree.state_at(node), tree.state_at(child)


@pytest.mark.parametrize(("wire_name", "size"), GAMES_AND_SIZES)
def test_the_index_counts_as_a_loop_over_all_games_does(tmp_path: Path, wire_name: str, size: int) -> None:
    chance = Random(f"{wire_name} {size}")
    trees = [random_game(wire_name, size, chance) for _ in range(GAMES)]
    index = index_of(tmp_path, trees)
    rules, keys = make_rules(wire_name, size), position_keys(wire_name, size)
    symmetries = find_symmetries(rules)
    steps = list(steps_of(trees))
    for _, _, state, _ in chance.sample(steps, QUERIES):
        wanted = canonical_key(symmetries, state)
        counted: dict[int, Counted] = {}
        seen: set[tuple[int, int]] = set()
        for tree, mover, before, after in steps:
            if canonical_key(symmetries, before) == wanted and (id(tree), keys.key(after)) not in seen:
                seen.add((id(tree), keys.key(after)))
                result = tree.final_result
                found = counted.get(keys.key(after), Counted(0, 0, 0, 0))
                won = result is not None and result.winner == mover
                tied = result is not None and result.winner == TIE
                counted[keys.key(after)] = Counted(
                    found.games + 1, found.decided + (result is not None), found.wins + won, found.ties + tied
                )
        told = index.continuations(Query(position=keys.key(state)))
        assert {row.next_key: Counted(*row.figures[:4]) for row in told} == counted
        assert [row.figures.games for row in told] == sorted((row.figures.games for row in told), reverse=True)
        assert index.count_continued(Query(position=keys.key(state)), list(counted)) == len({tree for tree, _ in seen})


def start_key() -> int:
    return position_keys("escabel", 5).key(make_rules("escabel", 5).start())


def test_words_and_movers_narrow_what_is_counted(tmp_path: Path) -> None:
    bot = format_bot(3)
    trees = [played(("Ada", bot), "c3 d4"), played((bot, "Bo"), "c3 b2"), played(("Ada", "Bo"), "a1 b2")]
    index = index_of(tmp_path, trees)

    def games(query: Query) -> list[int]:
        return [row.figures.games for row in index.continuations(query._replace(position=start_key()))]

    assert games(Query()) == [2, 1]
    assert games(Query("ada")) == [1, 1]
    assert games(Query(movers=Movers.MINE)) == [1, 1]
    assert games(Query(movers=Movers.THEIRS)) == [1]
    assert games(Query("ada", movers=Movers.THEIRS)) == []


def test_who_swaps_is_who_moved_second() -> None:
    """Look at a game in which the bot has made the first move, though the other has its color at the end."""
    tree = played((format_bot(2), "Ada"), "c3 swap b2")
    assert tree.player_names_at(tree.last_node()) == ("Ada", format_bot(2))
    review = Review(tree)
    assert [occurrence.is_mine for occurrence in played_in(review).occurrences][:3] == [False, True, False]
    assert [occurrence.is_mine for occurrence in played_in(review, friend=BLACK).occurrences][:3] == [False] * 3


def test_a_swap_wins_for_who_made_it_and_its_game_counts_once(tmp_path: Path) -> None:
    swapped = [played(("Ada", "Bo"), "c3 swap b2", winner=int(BLACK)), played(("Bo", "Ada"), "c3 swap a1")]
    index = index_of(tmp_path, [*swapped, played(("Ada", "Bo"), "c3 b2", winner=int(WHITE))])
    rules, keys = make_rules("escabel", 5), position_keys("escabel", 5)
    after_c3 = swapped[0].state_at(swapped[0].main_line()[1])

    def explored(state: State) -> tuple[int, dict[str, tuple[int, int, int]]]:
        found = explore(index, Query(), "", keys, state, no_progress)
        return found.games, {rules.format_move(row.moves[0]): row.figures[:3] for row in found.moves}

    first = explored(rules.start())
    assert first == (3, {"c3": (3, 2, 0)})
    games, rows = explored(after_c3)
    assert games == 3
    assert rows["swap-sides"] == (2, 1, 1)
    assert sorted(rows.values()) == [(1, 0, 0), (2, 1, 1), (2, 2, 1)]


def test_games_through_a_position_are_found_with_the_moment(tmp_path: Path) -> None:
    trees = [played(("Ada", "Bo"), "c3 d4"), played(("Ada", "Bo"), "c3 b2"), played(("Ada", "Bo"), "a1 c3")]
    index = index_of(tmp_path, trees)
    key, next_key, _ = (occurrence.key for occurrence in played_in(Review(trees[0])).occurrences)
    assert len(index.search(Query(position=key))) == 3
    assert {game.file for game in index.search(Query(position=key, next=next_key))} == {"000.sgf", "001.sgf"}
    assert index.plies("001.sgf", Query(position=next_key)) == [1]
    assert index.plies("002.sgf", Query(position=next_key)) == []


def test_the_latest_game_and_the_mean_mistake_are_told(tmp_path: Path) -> None:
    seen, early = played(("Ada", "Bo"), "c3 d4", "2026-05-06"), played(("Ivo", "Jun"), "c3 d4", "2026-01-02")
    candidates = (Candidate("b2", 300, 0.6, "", ("b2",)), Candidate("c3", 100, 0.5, "", ("c3",)))
    seen.root.evaluation = Evaluation(BLACK, 0.6, candidates)
    seen.root.children[0].evaluation = Evaluation(WHITE, 0.6, (Candidate("d4", 400, 0.6, "", ("d4",)),))
    (told,) = index_of(tmp_path, [seen, early]).continuations(Query(position=start_key()))
    assert (told.figures.date, told.figures.black, told.figures.white) == ("2026-05-06", "Ada", "Bo")
    assert told.figures.loss == pytest.approx(0.2, abs=0.01)


def test_a_changed_or_deleted_file_is_counted_anew(tmp_path: Path) -> None:
    index = index_of(tmp_path, [played(("Ada", "Bo"), "c3 d4"), played(("Ada", "Bo"), "c3 b2")])
    file = index.games_folder / "000.sgf"
    file.write_text(write_sgf(played(("Ada", "Bo"), "a1 b2 d4")), "utf-8")
    index.refresh()
    assert [row.figures.games for row in index.continuations(Query(position=start_key()))] == [1, 1]
    file.unlink()
    index.refresh()
    assert [row.figures.games for row in index.continuations(Query(position=start_key()))] == [1]
    counts = "SELECT (SELECT count(*) FROM occurrences), (SELECT count(*) FROM texts)"
    assert index._run(lambda connection: connection.execute(counts).fetchall()) == [(3, 1)]
