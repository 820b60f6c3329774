"""Peers: processes that search the same position, what they add, and how they come and go."""

import re
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from escabel_gui.engine.search.node_pool import LOSS, ROOT, UNKNOWN, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.parallel_controller import ParallelSearchController
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.engine.thinking.search_workers import SearchWorkerPool
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules

PATIENCE = 60.0  # seconds after which a test gives up
SIZE = 9  # of boards that nobody solves before the others have answered


@pytest.fixture
def workers() -> Iterator[SearchWorkerPool]:
    with closing(SearchWorkerPool(2, [], 1)) as workers:
        yield workers


def team_with(workers: SearchWorkerPool, rules: Rules) -> ParallelSearchController:
    return ParallelSearchController(rules, search_preset("default"), NodePool(100_000), 1, workers)


def line_of(rules: Rules, moves: str) -> PlayedLine:
    line = PlayedLine(rules)
    for text in moves.split():
        line.play(rules.parse_move(text))
    return line


def added_by_peers(team: ParallelSearchController, line: PlayedLine) -> int:
    """Let the team think at a new position until peers have added visits; return how many these are."""
    team.set_root(line)
    known = int(team.tree.visits[ROOT])
    before = int(team.search.iterations)

    def added() -> int:
        return int(team.tree.visits[ROOT]) - known - (int(team.search.iterations) - before)

    team.think(SearchLimits(None, PATIENCE), lambda: added() > 0)
    team.workers.stop_search()
    return added()


# ---- the processes ---------------------------------------------------------------------------------------------


def test_peers_follow_the_line_and_add_to_the_search_of_its_end(workers: SearchWorkerPool) -> None:
    rules = make_rules("escabel", SIZE)
    team = team_with(workers, rules)
    line = PlayedLine(rules, rules.parse_position(2, "a1b b2wwb c3w"), "w a1b b2wwb c3w")
    for text in ("", "c4", "d1"):
        if text:
            line.play(rules.parse_move(text))
        assert added_by_peers(team, line) > 0
    assert added_by_peers(team, line_of(rules, "c3")) > 0
    assert added_by_peers(team, line_of(rules, "c3 swap-sides")) > 0
    assert not any(worker.is_dead for worker in workers.workers)


def test_another_game_is_another_team_with_the_same_peers(workers: SearchWorkerPool) -> None:
    for game in ("escabel", "quabble"):
        rules = make_rules(game, SIZE)
        assert added_by_peers(team_with(workers, rules), line_of(rules, "c3 d3")) > 0
    assert len(workers.workers) == 2


def test_a_dead_peer_costs_its_share_and_no_more(workers: SearchWorkerPool) -> None:
    rules = make_rules("escabel", SIZE)
    team = team_with(workers, rules)
    assert added_by_peers(team, line_of(rules, "c3")) > 0
    workers.workers[0].program.process.kill()
    with workers.changed:
        assert workers.changed.wait_for(lambda: workers.workers[0].is_dead, PATIENCE)
    assert added_by_peers(team, line_of(rules, "c3 d4")) > 0


def test_peers_that_cannot_be_started_are_done_without() -> None:
    workers = SearchWorkerPool(1, [], 1)
    workers.commands = [["/no/such/program"]]
    rules = make_rules("escabel", SIZE)
    with closing(workers):
        team = team_with(workers, rules)
        team.set_root(line_of(rules, "c3"))
        assert team.choose_move(SearchLimits(None, 0.1), 0.0, lambda: False) in rules.legal_move_list(
            line_of(rules, "c3").state
        )
        assert workers.workers == []


def test_a_proof_without_its_reason_is_searched_for_when_it_comes_to_that() -> None:
    rules = make_rules("escabel", SIZE)
    with closing(SearchWorkerPool(0, [], 1)) as nobody:
        team = team_with(nobody, rules)
        team.set_root(line_of(rules, "c3 d4"))
        team.think(SearchLimits(2000, None), lambda: False)
        team.leader_sync.apply_delta(f"{rules.parse_move('b2')} 5 0.00 {LOSS}")
        line = team.line
        assert line is not None
        line.play(rules.parse_move("b2"))
        team.set_root(line)
        assert team.tree.proof[ROOT] == UNKNOWN


# ---- the engine with peers -------------------------------------------------------------------------------------


def test_a_peer_answers_news_with_news_and_searches_until_it_hears_something(start_engine: Any) -> None:
    engine = start_engine("--size", "5")
    engine.ask("play b c3")
    engine.send(b"7 escabel-search\n")
    assert engine.read_line() == "=7\n"
    first = engine.read_line().split()
    engine.send(b"escabel-search\n")
    engine.read_answer()
    assert engine.read_line() == "=\n"
    second = engine.read_line().split()
    engine.send(b"escabel-search 1 2\n")
    engine.read_answer()
    assert engine.read_answer().startswith("? escabel-search: the number of words is no multiple of 4")
    assert sum(map(int, first[2::4])) == 0 < sum(map(int, second[2::4]))


def test_an_engine_with_peers_plays_and_analyses(start_engine: Any) -> None:
    engine = start_engine("--size", "5", "--threads", "3", "--time", "0.1")
    engine.ask("set_position b c3b")
    for color in "bwb":
        assert re.fullmatch(r"= [a-e][1-5](-[a-e][1-5])?", engine.ask(f"genmove {color}"))
    engine.send(b"kata-analyze 10\n")
    assert engine.read_line() == "=\n"
    assert engine.read_line().startswith("info move ")
    engine.send(b"stop\n")
    engine.read_answer()
    assert engine.read_answer() == "="


def test_a_number_of_visits_means_the_same_with_peers(start_engine: Any) -> None:
    answers = []
    for threads in ("1", "2"):
        engine = start_engine("--size", "5", "--visits", "50", "--threads", threads)
        answers.append([engine.ask(f"kata-genmove_analyze {color}") for color in "bw"])
    assert answers[0] == answers[1]


def test_peers_end_with_an_engine_that_is_killed(start_engine: Any) -> None:
    engine = start_engine("--threads", "3")
    engine.send(b"kata-analyze 1\n")
    engine.read_line()
    engine.read_line()
    engine.process.kill()
    assert engine.errors.read() == b""  # nothing more comes when all who could write there have ended
    engine.process.wait()
    for pipe in (engine.input, engine.output, engine.errors):
        pipe.close()
