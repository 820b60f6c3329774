"""Time for a move: settled ones end early, undecided ones get more, and neither goes beyond what was allowed."""

from collections.abc import Callable
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.search.node_pool import LOSS, ROOT, NodePool
from escabel_gui.engine.thinking import move_time
from escabel_gui.engine.thinking.move_time import MoveTime
from escabel_gui.rules.moves import SWAP

SECONDS: Final = 10.0
EXTRA: Final = 8.0
LEAST: Final = 0.001  # seconds, as one iteration takes


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(move_time, "monotonic", clock)
    return clock


def make_tree(*moves: int) -> NodePool:
    tree = NodePool(100)
    tree.clear()
    tree.add_children(ROOT, vec[i64](list(moves)), len(moves))
    return tree


def visit(tree: NodePool, *statistics: tuple[int, float]) -> None:
    """Give the root's children so many visits, with such mean values."""
    for child, (visits, mean) in enumerate(statistics, int(tree.first_child[ROOT])):
        tree.visits[child] = visits
        tree.value_sum[child] = visits * mean
    tree.visits[ROOT] = sum(visits for visits, _ in statistics)


def run(clock: Clock, time: MoveTime, search: Callable[[float], None]) -> float:
    """Return the seconds until the deadline, while a search does what it does in each tenth of a second."""
    start = clock.now
    while time.seconds_left(LEAST) > LEAST:
        clock.now += 0.1
        search(clock.now - start)
    return clock.now - start


def steadily(tree: NodePool, best: float, second: float) -> Callable[[float], None]:
    """Return a search of 100 visits a second, in a fixed share, of moves that are worth 0.6 and 0.5."""
    return lambda seconds: visit(tree, (int(100 * seconds * best), 0.6), (int(100 * seconds * second), 0.5))


def test_without_extra_seconds_all_moves_take_the_same_time(clock: Clock) -> None:
    tree = make_tree(1, 2)
    assert run(clock, MoveTime(tree, SECONDS, None), steadily(tree, 0.9, 0.1)) == pytest.approx(SECONDS, abs=0.2)


def test_what_no_other_move_can_catch_up_with_is_settled(clock: Clock) -> None:
    tree = make_tree(1, 2)
    assert 5.0 < run(clock, MoveTime(tree, SECONDS, 0.0), steadily(tree, 0.9, 0.1)) < 6.0


def test_close_moves_take_all_of_the_time(clock: Clock) -> None:
    tree = make_tree(1, 2)
    assert run(clock, MoveTime(tree, SECONDS, EXTRA), steadily(tree, 0.505, 0.495)) == pytest.approx(SECONDS, abs=0.2)


def test_the_visits_of_earlier_searches_count(clock: Clock) -> None:
    tree = make_tree(1, 2)
    visit(tree, (5_000, 0.6), (100, 0.5))
    time = MoveTime(tree, SECONDS, 0.0)
    taken = run(clock, time, lambda seconds: visit(tree, (5_000, 0.6), (100 + int(100 * seconds), 0.5)))
    assert taken < 0.5


def test_the_only_move_that_is_alive_is_settled_at_once(clock: Clock) -> None:
    tree = make_tree(1, 2)
    tree.proof[int(tree.first_child[ROOT]) + 1] = LOSS
    assert run(clock, MoveTime(tree, SECONDS, 0.0), lambda seconds: None) == 0


def test_the_swap_is_no_move_among_others(clock: Clock) -> None:
    tree = make_tree(SWAP, 2)
    assert run(clock, MoveTime(tree, SECONDS, 0.0), steadily(tree, 0.9, 0.1)) == pytest.approx(SECONDS, abs=0.2)


@pytest.mark.parametrize("extra", [0.0, EXTRA])
def test_a_rival_with_a_better_value_brings_all_extra_seconds(clock: Clock, extra: float) -> None:
    tree = make_tree(1, 2)

    def search(seconds: float) -> None:
        visit(tree, (int(505 * seconds), 0.5), (int(495 * seconds), 0.6))

    assert run(clock, MoveTime(tree, SECONDS, extra), search) == pytest.approx(SECONDS + extra, abs=1)


def test_a_late_change_brings_a_few_seconds_more(clock: Clock) -> None:
    tree = make_tree(1, 2)

    def search(seconds: float) -> None:
        visit(tree, (50 + int(50 * seconds), 0.5), (int(50 * seconds) + (60 if seconds > 9 else 40), 0.55))

    assert SECONDS + 1 < run(clock, MoveTime(tree, SECONDS, EXTRA), search) < SECONDS + EXTRA / 2


def test_who_has_no_limit_of_time_has_no_deadline(clock: Clock) -> None:
    assert MoveTime(make_tree(1, 2), None, None).seconds_left(LEAST) == float("inf")
