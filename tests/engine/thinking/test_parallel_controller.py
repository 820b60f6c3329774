"""Workers: processes that help to search a position, what they add, and how they come and go."""

import os
import random
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from mypy_extensions import i64

from escabel_gui.engine.search.node_pool import LOSS, ROOT, UNKNOWN, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.search.remote_playouts import SLOTS, RemotePlayouts
from escabel_gui.engine.search.tree_sync import MAX_DELTA_CHARS, TreeSync
from escabel_gui.engine.thinking import search_workers
from escabel_gui.engine.thinking.parallel_controller import ParallelSearchController
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.engine.thinking.search_workers import SearchWorker, SearchWorkerPool
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, EMPTY

PATIENCE = 60.0  # seconds after which a test gives up
SIZE = 9  # of boards that nobody solves before the others have answered


@pytest.fixture
def workers() -> Iterator[SearchWorkerPool]:
    with closing(SearchWorkerPool(2, [], 1)) as workers:
        yield workers


def team_with(workers: SearchWorkerPool, rules: Rules) -> ParallelSearchController:
    return ParallelSearchController(rules, search_preset("default"), NodePool(100_000), 1, workers)


def line_by_chance(rules: Rules, plies: int) -> PlayedLine:
    line, chance = PlayedLine(rules), random.Random(1)
    for _ in range(plies):
        line.play(chance.choice(rules.legal_move_list(line.state)))
    return line


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


def answered_playouts(team: ParallelSearchController, line: PlayedLine) -> list[RemotePlayouts]:
    """Let the team think at a new position until every worker that is alive has answered; return what they run."""
    team.set_root(line)

    def has_answered(worker: SearchWorker, remote: RemotePlayouts) -> bool:
        return worker.is_dead or newest_answer(remote) >= remote.first

    team.think(SearchLimits(None, PATIENCE), lambda: all(has_answered(*each) for each in team.playout_workers))
    team.workers.stop_search()
    return [remote for worker, remote in team.playout_workers if has_answered(worker, remote) and not worker.is_dead]


def newest_answer(remote: RemotePlayouts) -> int:
    """Return the number of the line that was answered last."""
    return max(int(remote.answers.number(i64(slot))) for slot in range(SLOTS))


# ---- the processes ---------------------------------------------------------------------------------------------


def test_workers_run_playouts_from_the_end_of_the_line(workers: SearchWorkerPool) -> None:
    """Check that the stones of the line stand in the final positions, as no stone of Quabble ever goes."""
    rules = make_rules("quabble", 11)
    team = team_with(workers, rules)
    line = PlayedLine(rules)
    for moves in (["d4", "e5", "h8"], ["c5"], ["k9", "b4"]):
        for text in moves:
            line.play(rules.parse_legal_move(line.state, text))
        remotes = answered_playouts(team, line)
        assert len(remotes) == 2
        for remote in remotes:
            remote.pending = newest_answer(remote)
            assert remote.receive()
            for point in range(int(rules.board.points)):
                assert line.state.owner[point] in (EMPTY, remote.owner[point])
    assert team.search.remotes == []


def test_a_search_with_workers_leaves_no_visit_without_a_value(workers: SearchWorkerPool) -> None:
    rules = make_rules("escabel", SIZE)
    team = team_with(workers, rules)
    assert len(answered_playouts(team, line_of(rules, "c3 d3 e5"))) == 2
    tree = team.tree
    children = team.children()
    assert int(tree.visits[ROOT]) == sum(int(tree.visits[child]) for child in children) == int(team.search.iterations)
    values = sum(int(tree.visits[child]) - float(tree.value_sum[child]) for child in children)
    assert float(tree.value_sum[ROOT]) == pytest.approx(values)


def test_a_search_limited_by_visits_is_done_alone(workers: SearchWorkerPool) -> None:
    rules = make_rules("escabel", SIZE)
    team = team_with(workers, rules)
    assert len(answered_playouts(team, line_of(rules, "c3 d3"))) == 2
    helpers: set[int] = set()

    def look() -> bool:
        helpers.add(len(team.search.remotes))
        return False

    team.think(SearchLimits(int(team.tree.visits[ROOT]) + 500, None), look)
    assert helpers == {0}


def test_nobody_works_on_where_the_root_is_proven(workers: SearchWorkerPool) -> None:
    rules = make_rules("quabble", 4)
    team = team_with(workers, rules)
    team.set_root(PlayedLine(rules))
    team.think(SearchLimits(None, PATIENCE), lambda: False)
    assert team.search.is_root_proven()
    assert workers.workers
    assert not workers.is_searching
    messages = workers.messages
    team.think(SearchLimits(None, PATIENCE), lambda: False)
    assert workers.messages == messages


def test_a_worker_that_dies_in_the_middle_leaves_no_visit_without_a_value(workers: SearchWorkerPool) -> None:
    rules = make_rules("quabble", SIZE)
    team = team_with(workers, rules)
    assert len(answered_playouts(team, line_of(rules, "c3 d4"))) == 2
    line = line_of(rules, "c3 d4 e3")
    team.set_root(line)

    def kill() -> bool:
        for worker in workers.workers:
            worker.program.process.kill()
        return int(team.search.iterations) > 20_000

    team.think(SearchLimits(None, PATIENCE), kill)
    tree = team.tree
    assert int(tree.visits[ROOT]) == sum(int(tree.visits[child]) for child in team.children())
    values = sum(int(tree.visits[child]) - float(tree.value_sum[child]) for child in team.children())
    assert float(tree.value_sum[ROOT]) == pytest.approx(values)


def test_peers_follow_the_line_and_add_to_the_search_of_its_end(workers: SearchWorkerPool) -> None:
    rules = make_rules("abande")
    team = team_with(workers, rules)
    line = line_by_chance(rules, 4)
    for _ in range(3):
        assert added_by_peers(team, line) > 0
        assert team.playout_workers == []
        line.play(rules.legal_move_list(line.state)[0])
    stacks = "d4wwb d5bbw c3wwb c4wwb e4wwb d3b e3b"
    line = PlayedLine(rules, rules.parse_position(int(BLACK), stacks), f"b {stacks}")
    assert added_by_peers(team, line) > 0
    assert not any(worker.is_dead for worker in workers.workers)


def test_another_game_is_another_team_with_the_same_workers(workers: SearchWorkerPool) -> None:
    for game in ("escabel", "quabble", "escabel"):
        rules = make_rules(game, SIZE)
        assert len(answered_playouts(team_with(workers, rules), line_of(rules, "c3 d3"))) == 2
        abande = make_rules("abande")
        assert added_by_peers(team_with(workers, abande), line_by_chance(abande, 4)) > 0
    assert len(workers.workers) == 2


def count_helpers(team: ParallelSearchController, plies: int) -> int:
    """Let the team think at another position, and return how many workers help: for peers 2 if any does."""
    line = line_by_chance(team.rules, plies)
    if team.search.can_use_remotes():
        return len(answered_playouts(team, line))
    return 2 if added_by_peers(team, line) > 0 else 0


def kill(workers: SearchWorkerPool, count: int) -> None:
    """Kill so many workers, and wait until that is known."""
    victims = workers.workers[:count]
    for worker in victims:
        worker.program.process.kill()
    with workers.changed:
        assert workers.changed.wait_for(lambda: all(worker.is_dead for worker in victims), PATIENCE)


@pytest.mark.parametrize("game", ["escabel", "abande"])
def test_workers_that_die_are_started_anew(workers: SearchWorkerPool, game: str) -> None:
    team = team_with(workers, make_rules(game))
    for plies in (3, 5):
        assert count_helpers(team, plies) == 2
        kill(workers, 2)
    assert count_helpers(team, 7) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")
@pytest.mark.parametrize("game", ["escabel", "abande"])
def test_workers_that_hang_are_started_anew(
    workers: SearchWorkerPool, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    team = team_with(workers, make_rules(game))
    assert count_helpers(team, 3) == 2
    for worker in workers.workers:
        os.kill(worker.program.process.pid, signal.SIGSTOP)
    clock = 0.0
    monkeypatch.setattr(search_workers, "monotonic", lambda: clock)
    while workers.starts == 1:
        assert clock < search_workers.PATIENCE + 30
        clock += 6.0
        team.set_root(line_by_chance(team.rules, 5 + int(clock) % 4))
        team.think(SearchLimits(None, 0.02), lambda: False)
    assert count_helpers(team, 9) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")
def test_a_worker_that_hangs_is_never_waited_for(workers: SearchWorkerPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell workers that read nothing more than their pipes hold."""
    team = team_with(workers, make_rules("abande"))
    assert count_helpers(team, 3) == 2
    for worker in workers.workers:
        os.kill(worker.program.process.pid, signal.SIGSTOP)
    monkeypatch.setattr(TreeSync, "export_delta", lambda _: "1 " * (MAX_DELTA_CHARS // 2))
    for plies in range(5, 12):
        team.set_root(line_by_chance(team.rules, plies))
        team.think(SearchLimits(None, 0.05), lambda: False)
        assert all(worker.unread < 2 * MAX_DELTA_CHARS + 1000 for worker in workers.workers)


@pytest.mark.parametrize("game", ["escabel", "abande"])
def test_workers_that_die_too_often_are_done_without(
    workers: SearchWorkerPool, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_workers, "MAX_STARTS", 1)
    team = team_with(workers, make_rules(game))
    assert count_helpers(team, 3) == 2
    kill(workers, 1)
    assert count_helpers(team, 5) >= 1


def test_workers_that_cannot_be_started_are_done_without() -> None:
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


# ---- the engine with workers -------------------------------------------------------------------------------------


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


def test_a_worker_says_what_is_wrong_with_the_playouts_that_it_is_to_run(start_engine: Any) -> None:
    engine = start_engine("--size", "5")
    engine.ask("play b c3")
    for name in ("0", "-1", "99", "9" * 30, "nothing"):
        said = engine.ask(f"escabel-playouts {name} 1")
        assert said == f"? escabel-playouts: there is no shared memory '{name}'"
    assert engine.ask("escabel-playouts 0 -1") == "? -1 is no number"
    assert engine.ask("escabel-playouts 0") == "? write: escabel-playouts NAME NUMBER"
    assert engine.ask("gogui-rules_side_to_move") == "= white"


def test_an_engine_with_workers_plays_and_analyses(start_engine: Any) -> None:
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


def test_a_number_of_visits_means_the_same_with_workers(start_engine: Any) -> None:
    answers = []
    for threads in ("1", "2"):
        engine = start_engine("--size", "5", "--visits", "50", "--threads", threads)
        answers.append([engine.ask(f"kata-genmove_analyze {color}") for color in "bw"])
    assert answers[0] == answers[1]


def test_workers_end_with_an_engine_that_is_killed(start_engine: Any) -> None:
    engine = start_engine("--threads", "3")
    engine.send(b"kata-analyze 1\n")
    engine.read_line()
    engine.read_line()
    engine.process.kill()
    assert engine.errors.read() == b""  # nothing more comes when all who could write there have ended
    engine.process.wait()
    for pipe in (engine.input, engine.output, engine.errors):
        pipe.close()
