"""Peers: processes that search the same position, what they add, and how they come and go."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from escabel_gui.engine.analysis import format_analysis
from escabel_gui.engine.line import Line
from escabel_gui.engine.peers import Peers
from escabel_gui.engine.player import Limits
from escabel_gui.engine.search.settings import named_settings
from escabel_gui.engine.search.tree import ROOT, UNKNOWN, Tree
from escabel_gui.engine.team import Team
from escabel_gui.record.evaluation import Candidate
from escabel_gui.rules.catalogue import make_rules

PATIENCE = 60  # seconds after which a test gives up


class ToldPeers(Peers):
    """Peers without processes, who see what a test tells them."""

    def __init__(self) -> None:
        super().__init__(1, [], 1)
        self.told_candidates: list[Candidate] = []

    def search(self, line: Line, seconds: float) -> None:
        pass

    def candidates(self) -> list[Candidate]:
        return self.told_candidates


def team_at(peers: Peers, moves: str, size: int = 5) -> Team:
    rules = make_rules("escabel", size)
    team = Team(rules, named_settings("default"), Tree(50_000), 1, peers)
    line = Line(rules)
    for text in moves.split():
        line.play(rules.parse_move(text))
    team.turn_to(line)
    return team


def visits(team: Team) -> dict[str, tuple[int, float]]:
    tree = team.tree
    return {
        team.rules.format_move(int(tree.move[child])): (int(tree.visits[child]), float(tree.mean(child)))
        for child in team.children()
    }


# ---- what is added ---------------------------------------------------------------------------------------------


def test_what_peers_have_seen_counts_for_the_moment() -> None:
    peers = ToldPeers()
    team = team_at(peers, "c3 d4")
    team.think(Limits(100, None), lambda: False)
    before = visits(team)
    peers.told_candidates = [Candidate("b2", 600, 0.75, "", ("b2",)), Candidate("b2", 300, 0.6, "", ("b2",))]
    with team.united():
        together = visits(team)
        assert format_analysis(team).startswith("info move b2 ")
        assert team.rules.format_move(team.choose(0.0, 0.0)) == "b2"
    count, mean = before["b2"]
    assert together["b2"][0] == count + 900
    assert together["b2"][1] == pytest.approx((count * mean + 600 * 0.75 + 300 * 0.6) / (count + 900))
    assert visits(team) == {move: (count, pytest.approx(mean)) for move, (count, mean) in before.items()}


def test_a_proof_by_one_counts_for_all() -> None:
    peers = ToldPeers()
    team = team_at(peers, "c3 d4")
    peers.told_candidates = [Candidate("b2", 5, 1.0, "win", ("b2",))]
    assert team.rules.format_move(team.decide(Limits(None, 1000.0), 0.0, lambda: False)) == "b2"
    assert team.search.is_decided()


def test_what_is_lost_is_not_played() -> None:
    peers = ToldPeers()
    team = team_at(peers, "c3 d4")
    peers.told_candidates = [Candidate(move, 900, 0.0, "loss", (move,)) for move in visits(team) if move != "b2"]
    assert team.rules.format_move(team.decide(Limits(300, None), 0.0, lambda: False)) == "b2"


def test_a_proof_without_its_reason_is_searched_for_when_it_comes_to_that() -> None:
    peers = ToldPeers()
    team = team_at(peers, "c3 d4")
    team.think(Limits(2000, None), lambda: False)
    peers.told_candidates = [Candidate("b2", 5, 0.0, "loss", ("b2",))]
    team.is_decided()
    line = team.line
    assert line is not None
    line.play(team.rules.parse_move("b2"))
    peers.told_candidates = []
    team.turn_to(line)
    assert team.tree.proof[ROOT] == UNKNOWN


# ---- the processes ---------------------------------------------------------------------------------------------


@pytest.fixture
def peers() -> Iterator[Peers]:
    with closing(Peers(2, [], 1)) as peers:
        yield peers


def wait_until_reported(peers: Peers) -> None:
    with peers.changed:
        assert peers.changed.wait_for(peers.have_reported, PATIENCE)


def test_peers_follow_the_line_and_report_on_its_end(peers: Peers) -> None:
    rules = make_rules("escabel", 5)
    line = Line(rules, rules.position(2, "a1b b2wwb c3w"), "w a1b b2wwb c3w")
    for text in ("", "c4", "d1", "swap"):
        if text == "swap":
            line = Line(rules)
            line.play(rules.parse_move("c3"))
        elif text:
            line.play(rules.parse_move(text))
        peers.forget()
        assert peers.candidates() == []
        peers.search(line, 0.1)
        wait_until_reported(peers)
        peers.rest()
        moves = {rules.format_move(move) for move in rules.all_moves(line.state)}
        assert {candidate.move for candidate in peers.candidates()} <= moves
        assert sum(candidate.visits for candidate in peers.candidates()) > 0
    assert not any(peer.is_dead for peer in peers.peers)


def test_peers_search_on_what_they_have_found_before(peers: Peers) -> None:
    rules = make_rules("escabel", 5)
    line = Line(rules)
    line.play(rules.parse_move("c3"))
    found = []
    for _ in range(2):
        peers.search(line, 0.1)
        wait_until_reported(peers)
        found.append(sum(candidate.visits for candidate in peers.candidates()))
        peers.forget()
    assert found[1] > found[0]


def test_a_dead_peer_costs_its_share_and_no_more(peers: Peers) -> None:
    line = Line(make_rules("escabel", 5))
    peers.search(line, 0.1)
    wait_until_reported(peers)
    peers.peers[0].program.process.kill()
    with peers.changed:
        assert peers.changed.wait_for(lambda: peers.peers[0].is_dead, PATIENCE)
    peers.forget()
    peers.search(line, 0.1)
    wait_until_reported(peers)
    assert peers.candidates()


def test_peers_that_cannot_be_started_are_done_without() -> None:
    peers = ToldPeers()
    peers.commands = [["/no/such/program"]]
    with closing(peers):
        Peers.search(peers, Line(make_rules("escabel", 5)), 0.1)
        assert peers.peers == []


# ---- the engine with peers -------------------------------------------------------------------------------------


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
