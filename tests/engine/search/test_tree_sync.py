"""What two trees tell each other: all that is new, once, and nothing that the other one has told."""

import pytest

from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.move_selection import best_child
from escabel_gui.engine.search.node_pool import LOSS, ROOT, UNKNOWN, WIN, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.search.tree_sync import FIELDS_PER_RECORD, MAX_DELTA_CHARS, MIN_VISIT_SHARE, NO_REPLY, TreeSync
from escabel_gui.rules.catalogue import make_rules

SETTINGS = search_preset("default")

Counts = tuple[int, float, int, float]


class Side:
    """One of two processes, here with a search in the same process."""

    def __init__(self, seed: int, game: str = "escabel", size: int = 7, nodes: int = 300_000) -> None:
        self.rules = make_rules(game, size)
        self.tree = NodePool(nodes)
        self.search = make_search(self.rules, SETTINGS, self.tree, seed)
        state = self.rules.start()
        for text in ("c3", "d4"):
            self.rules.play(state, self.rules.parse_legal_move(state, text))
        self.search.reset(state)
        self.exchange = TreeSync(self.tree, int(self.search.tuning.prior_visits))

    def node(self, *path: int) -> int:
        """The one that some moves lead to."""
        node: int = ROOT
        for move in path:
            node = int(self.tree.find_child(node, move))
        return node

    def counts(self, *path: int) -> Counts:
        tree, node = self.tree, self.node(*path)
        return (
            int(tree.visits[node]),
            float(tree.value_sum[node]),
            int(tree.amaf_visits[node]),
            float(tree.amaf_total[node]),
        )

    def moves(self, *path: int) -> list[int]:
        tree, node = self.tree, self.node(*path)
        first = int(tree.first_child[node])
        return [int(tree.move[child]) for child in range(first, first + int(tree.child_count[node]))]

    def told(self) -> set[tuple[int, ...]]:
        """The nodes that are told of."""
        return {
            (move, *replies)
            for move in self.moves()
            for replies in [(), *([(reply,) for reply in self.moves(move)] if self.is_told(move) else [])]
        }

    def is_told(self, move: int) -> bool:
        return self.counts(move)[0] * MIN_VISIT_SHARE >= self.counts()[0]

    def advance(self, move: int) -> None:
        assert self.search.advance(move)
        self.exchange.advance(move)


def searched(visits: int, others: int) -> tuple[Side, Side]:
    """Two sides that have seen so much, a third of it after the same move."""
    one, other = Side(1), Side(2)
    move = one.rules.parse_legal_move(one.search.root_state, "d3")
    for side, number in ((one, visits), (other, others)):
        side.search.run_below(side.node(move), number // 3)
        side.search.run(number - number // 3)
    return one, other


def exchange(one: Side, other: Side) -> None:
    news, their_news = one.exchange.export_delta(), other.exchange.export_delta()
    one.exchange.apply_delta(their_news)
    other.exchange.apply_delta(news)


def added(one: Counts, other: Counts) -> Counts:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def test_each_side_then_has_what_both_have_seen() -> None:
    one, other = searched(3000, 2000)
    both_tell = one.told() & other.told()
    prior = int(one.search.tuning.prior_visits)
    before = {path: (one.counts(*path), other.counts(*path)) for path in both_tell}
    exchange(one, other)
    assert any(len(path) == 2 for path in both_tell)
    for path, (mine, theirs) in before.items():
        visits, total, shared, amaf_total = added(mine, theirs)
        for side in (one, other):
            now = side.counts(*path)
            assert now[0] == visits
            assert now[1] == pytest.approx(total, abs=0.01)
            assert now[2] == shared - prior  # which both had foreseen, and which counts once
            assert now[3] < amaf_total
    assert one.counts()[0] == other.counts()[0] == 5000


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


def test_after_a_move_its_replies_are_known_already() -> None:
    one, other = searched(1000, 1000)
    exchange(one, other)
    move = int(one.tree.move[best_child(one.tree)])
    told = {path[1] for path in one.told() & other.told() if len(path) == 2 and path[0] == move}
    for side in (one, other):
        side.advance(move)
    before = {reply: one.counts(reply) for reply in told}
    assert before
    exchange(one, other)
    assert {reply: one.counts(reply) for reply in told} == before


def test_two_moves_later_all_is_new() -> None:
    one, other = searched(8000, 8000)
    exchange(one, other)
    move = int(one.tree.move[best_child(one.tree)])
    reply = max(other.moves(move), key=lambda reply: min(side.counts(move, reply)[0] for side in (one, other)))
    for side in (one, other):
        side.advance(move)
        side.advance(reply)
    before = {move: (one.counts(move)[0], other.counts(move)[0]) for move in one.moves()}
    assert any(mine and theirs for mine, theirs in before.values())
    exchange(one, other)
    assert {move: one.counts(move)[0] for move in one.moves()} == {move: sum(both) for move, both in before.items()}


def test_proofs_are_told() -> None:
    one, other = searched(1000, 1000)
    move = int(one.tree.move[best_child(one.tree)])
    for reply in one.moves(move):
        one.tree.proof[one.node(move, reply)] = LOSS
    other.exchange.apply_delta(one.exchange.export_delta())
    assert other.tree.proof[other.node(move)] == WIN
    assert other.tree.proof[ROOT] == LOSS


def test_what_does_not_fit_is_told_the_next_time() -> None:
    one, other = Side(1, size=19, nodes=1_000_000), Side(2, size=19, nodes=1_000_000)
    for side in (one, other):
        for move in one.moves()[:10]:
            side.search.run_below(side.node(move), 50)
    rounds = 0
    while news := one.exchange.export_delta():
        assert len(news) <= MAX_DELTA_CHARS
        other.exchange.apply_delta(news)
        rounds += 1
    assert rounds > 1
    assert other.counts()[0] == 1000


@pytest.mark.parametrize(
    "news",
    [
        "1",
        "1 2 3 4 5 6",
        "0 -1 1 nan 1 0.5 0",
        "0 -1 -1 0 1 0.5 0",
        "0 -1 1 0.5 1 0.5 4",
        "0 -1 1 0.5 1 inf 0",
        "a " * 7,
        f"0 -1 {10**19} 0.5 1 0.5 0",
        f"0 -1 1 0.5 1 0.5 {'9' * 5_000}",
    ],
)
def test_what_is_no_news_changes_nothing(news: str) -> None:
    side = Side(1)
    good = f"{side.moves()[0]} {NO_REPLY} 5 2.50 5 2.50 0"
    assert len(good.split()) == FIELDS_PER_RECORD
    with pytest.raises(ValueError, match=r"\w"):
        side.exchange.apply_delta(f"{good} {news}")
    assert side.counts() == (0, 0.0, 0, 0.0)
    side.exchange.apply_delta(good)
    assert side.counts() == (5, 2.5, 0, 0.0)


def test_news_of_unknown_moves_are_passed_over() -> None:
    side = Side(1)
    side.exchange.apply_delta(f"999999 {NO_REPLY} 5 2.50 5 2.50 0 {side.moves()[0]} 999999 5 2.50 5 2.50 3")
    assert side.counts() == (0, 0.0, 0, 0.0)
    assert side.tree.proof[ROOT] == UNKNOWN
