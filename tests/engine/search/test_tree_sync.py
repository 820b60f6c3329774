"""What two trees tell each other: all that is new, once, and nothing that the other one has told."""

import pytest

from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.move_selection import best_child
from escabel_gui.engine.search.node_pool import LOSS, ROOT, UNKNOWN, WIN, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.search.tree_sync import FIELDS_PER_RECORD, MAX_DELTA_CHARS, TreeSync
from escabel_gui.rules.catalogue import make_rules

SETTINGS = search_preset("default")

Counts = tuple[int, float]  # visits and the sum of their values


class Side:
    """One of two processes, here with a search in the same process."""

    def __init__(self, seed: int, game: str = "quabble", size: int = 7, nodes: int = 300_000) -> None:
        self.rules = make_rules(game, size)
        self.tree = NodePool(nodes)
        self.search = make_search(self.rules, SETTINGS, self.tree, seed)
        state = self.rules.start()
        for text in ("c3", "d4"):
            self.rules.play(state, self.rules.parse_legal_move(state, text))
        self.search.reset(state)
        self.exchange = TreeSync(self.tree)

    def node(self, *path: int) -> int:
        """Return the node that some moves lead to."""
        node: int = ROOT
        for move in path:
            node = int(self.tree.find_child(node, move))
        return node

    def counts(self, *path: int) -> Counts:
        tree, node = self.tree, self.node(*path)
        return int(tree.visits[node]), float(tree.value_sum[node])

    def moves(self, *path: int) -> list[int]:
        tree, node = self.tree, self.node(*path)
        first = int(tree.first_child[node])
        return [int(tree.move[child]) for child in range(first, first + int(tree.child_count[node]))]

    def told(self) -> set[tuple[int, ...]]:
        """Return the paths to the nodes that are told of."""
        return {
            (*path, move)
            for path, _ in self.exchange.frequent_nodes()
            for move in self.moves(*path)
            if self.counts(*path, move)[0] > 0
        }

    def advance(self, move: int) -> None:
        assert self.search.advance(move)
        self.exchange.advance(move)


def searched(visits: int, others: int) -> tuple[Side, Side]:
    """Return two sides that have seen so much, a third of it after the same move."""
    one, other = Side(1), Side(2)
    move = one.rules.parse_legal_move(one.search.root_state, "d2")
    for side, number in ((one, visits), (other, others)):
        side.search.run_below(side.node(move), number // 3)
        side.search.run(number - number // 3)
    return one, other


def exchange(one: Side, other: Side) -> None:
    news, their_news = one.exchange.export_delta(), other.exchange.export_delta()
    one.exchange.apply_delta(their_news)
    other.exchange.apply_delta(news)


def test_each_side_then_has_what_both_have_seen() -> None:
    one, other = searched(6000, 4000)
    both_tell = one.told() & other.told()
    before = {path: (one.counts(*path), other.counts(*path)) for path in both_tell}
    exchange(one, other)
    assert {len(path) for path in both_tell} >= {1, 2, 3}
    for path, (mine, theirs) in before.items():
        for side in (one, other):
            visits, total = side.counts(*path)
            assert visits == mine[0] + theirs[0]
            assert total == pytest.approx(mine[1] + theirs[1], abs=0.01)
    assert one.counts()[0] == other.counts()[0] == 10_000


def test_everything_is_told_once() -> None:
    one, other = Side(1), Side(2)
    for _ in range(3):
        one.search.run(300)
        other.search.run(300)
        exchange(one, other)
        exchange(one, other)  # replies that have only now come to be told of
        visits = one.counts()[0]
        exchange(one, other)
        assert one.counts()[0] == visits
    assert one.counts()[0] == other.counts()[0] == 1800


@pytest.mark.parametrize("plies", [1, 2])
def test_after_moves_what_follows_is_known_already(plies: int) -> None:
    one, other = searched(6000, 6000)
    exchange(one, other)
    exchange(one, other)  # what only now has its share of the visits
    told = [path for path in one.told() & other.told() if len(path) > plies]
    line = max(told, key=lambda path: one.counts(*path)[0])[:plies]
    before = {path[plies:]: one.counts(*path) for path in told if path[:plies] == line}
    for move in line:
        for side in (one, other):
            side.advance(move)
    assert {path: one.counts(*path) for path in before} == before
    exchange(one, other)
    assert {path: one.counts(*path) for path in before} == before


def test_proofs_are_told() -> None:
    one, other = searched(1000, 1000)
    move = int(one.tree.move[best_child(one.tree)])
    for reply in one.moves(move):
        one.tree.proof[one.node(move, reply)] = LOSS
    other.exchange.apply_delta(one.exchange.export_delta())
    assert other.tree.proof[other.node(move)] == WIN
    assert other.tree.proof[ROOT] == LOSS


def test_a_proof_far_below_proves_what_it_decides() -> None:
    one, other = searched(6000, 6000)
    move, reply, answer = next(path for path in one.told() & other.told() if len(path) == 3)
    other.exchange.apply_delta(f"{move}/{reply}/{answer} 0 0.00 {WIN}")
    assert other.tree.proof[other.node(move, reply)] == LOSS
    assert other.tree.proof[other.node(move)] == UNKNOWN


def test_what_does_not_fit_is_told_the_next_time() -> None:
    one, other = Side(1, "escabel", 19, 1_000_000), Side(2, "escabel", 19, 1_000_000)
    for side in (one, other):
        for move in one.moves()[:60]:
            side.search.run_below(side.node(move), 100)
    rounds = 0
    while news := one.exchange.export_delta():
        assert len(news) <= MAX_DELTA_CHARS
        other.exchange.apply_delta(news)
        rounds += 1
    assert rounds > 1
    assert other.counts()[0] == 12_000


@pytest.mark.parametrize(
    "news",
    [
        "1",
        "1 2 3",
        "0 1 nan 0",
        "0 -1 0 0",
        "0 1 0.5 4",
        "0 1 inf 0",
        "a " * 4,
        "0/ 1 0.5 0",
        f"0 {10**19} 0.5 0",
        f"{'9' * 5_000} 1 0.5 0",
    ],
)
def test_what_is_no_news_changes_nothing(news: str) -> None:
    side = Side(1)
    good = f"{side.moves()[0]} 5 2.50 0"
    assert len(good.split()) == FIELDS_PER_RECORD
    with pytest.raises(ValueError, match=r"\w"):
        side.exchange.apply_delta(f"{good} {news}")
    assert side.counts() == (0, 0.0)
    side.exchange.apply_delta(good)
    assert side.counts() == (5, 2.5)


def test_news_of_unknown_moves_are_passed_over() -> None:
    side = Side(1)
    side.exchange.apply_delta(f"999999 5 2.50 0 {side.moves()[0]}/999999 5 2.50 3")
    assert side.counts() == (0, 0.0)
    assert side.tree.proof[ROOT] == UNKNOWN
