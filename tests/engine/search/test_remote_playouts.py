"""Playouts that another process runs: what is posted comes back with its value, and nothing that is half there."""

import random
from mmap import mmap

import pytest
from mypy_extensions import i64

from escabel_gui.engine.search.factory import make_search
from escabel_gui.engine.search.mcts import Search
from escabel_gui.engine.search.node_pool import LOSS, NO_NODE, ROOT, UNKNOWN, NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.search.remote_playouts import (
    LINE_NODES,
    MAX_LINE_LENGTH,
    PART_BYTES,
    SHARED_BYTES,
    SLOT_BYTES,
    SLOTS,
    PlayoutServer,
    RemotePlayouts,
)
from escabel_gui.rules.catalogue import make_rules

GAMES = [("escabel", 19), ("quabble", 11), ("qualos", 5), ("conquare", 7), ("abande:board=square", None)]
SERVICE = 7


class Ends:
    """Both ends of shared memory, each with a search of the same position."""

    def __init__(self, game: str, size: int | None, plies: int = 4) -> None:
        rules = make_rules(game, size)
        self.memory = mmap(-1, int(SHARED_BYTES))
        self.here = make_search(rules, search_preset("default"), NodePool(100_000), 1)
        self.there = make_search(rules, search_preset("default"), NodePool(1000), 1)
        state, chance = rules.start(), random.Random(3)
        for _ in range(plies):
            rules.play(state, chance.choice(rules.legal_move_list(state)))
        self.here.reset(state)
        self.there.reset(state)
        self.remote = RemotePlayouts(rules, self.memory)
        self.begin(SERVICE)

    def begin(self, service: int) -> None:
        """Begin a service."""
        self.remote.begin(service)
        self.server = PlayoutServer(self.memory, self.there.simulation, service)

    def walk(self, seed: int, moves: int) -> None:
        """Simulate a line of random moves to a leaf, here."""
        simulation, chance = self.here.simulation, random.Random(seed)
        simulation.start()
        for _ in range(moves):
            simulation.play(chance.choice(self.here.rules.legal_move_list(simulation.state)))

    def post(self, seed: int, moves: int = 3) -> None:
        """Post a line of random moves."""
        self.walk(seed, moves)
        self.remote.post(self.here.simulation, self.here.path, 0.25, -1)

    def receive(self) -> tuple[float, list[int]] | None:
        """Take the value and the owners that have come, if any."""
        if not self.remote.receive():
            return None
        self.remote.finish(is_answered=True)
        return self.remote.value, list(map(int, self.remote.owner))


@pytest.mark.parametrize(("game", "size"), GAMES)
def test_an_answer_is_what_the_same_playout_says_here(game: str, size: int | None) -> None:
    ends, twin = Ends(game, size), Ends(game, size)
    points = int(ends.here.rules.board.points)
    for seed in range(40):
        ends.post(seed)
        assert ends.server.serve(1) == 1
        twin.there.simulation.start()
        ends.walk(seed, 3)
        for number in range(3):
            twin.there.simulation.play(ends.here.simulation.moves[number])
        value = float(twin.there.simulation.run_playout())
        owner = [int(color) for color in twin.there.simulation.amaf_owner()]
        received = ends.receive()
        assert received is not None
        assert received[0] == value
        assert received[1][:points] == owner[:points]


def test_lines_are_answered_in_their_order_and_as_many_as_there_are_slots() -> None:
    ends = Ends("quabble", 9)
    for seed in range(SLOTS):
        assert ends.remote.has_room()
        ends.post(seed)
    assert not ends.remote.has_room()
    assert ends.receive() is None
    assert ends.server.serve(1) == SLOTS
    assert not ends.remote.has_room(), "an answer that is not taken keeps its slot"
    for seed in range(SLOTS):
        assert ends.receive() is not None
        ends.post(seed)
    assert ends.receive() is None


def test_a_line_of_many_moves_fits() -> None:
    ends = Ends("escabel", 19)
    ends.post(1, int(MAX_LINE_LENGTH))
    assert ends.server.serve(1) == 1
    assert ends.receive() is not None


@pytest.mark.parametrize("byte", [0, 8, 12, 16, 20, 24])
def test_what_is_half_written_is_not_there(byte: int) -> None:
    ends = Ends("quabble", 9)
    ends.post(1)
    line = int(ends.remote.pending % SLOTS) * int(SLOT_BYTES) + byte
    answer = line + int(PART_BYTES)
    ends.memory[line] ^= 1
    assert ends.server.serve(5) == 0
    ends.memory[line] ^= 1
    assert ends.server.serve(1) == 1
    ends.memory[answer] ^= 1
    assert ends.receive() is None
    ends.memory[answer] ^= 1
    assert ends.receive() is not None


def test_an_old_line_with_the_number_of_a_new_one_is_not_there() -> None:
    """Check two lines that differ in two moves, as a part of a new one may arrive before the rest."""
    ends = Ends("quabble", 9)
    bodies = []
    for points in ((40, 100, 50), (40, 99, 81)):
        ends.begin(SERVICE)
        ends.here.simulation.start()
        ends.here.simulation.depth = i64(3)
        for number, point in enumerate(points):
            ends.here.simulation.moves[number] = 16 * point
        ends.remote.post(ends.here.simulation, ends.here.path, 0.0, -1)
        place = int(ends.remote.pending % SLOTS) * int(SLOT_BYTES)
        bodies.append(ends.memory[place + 16 : place + 28])
    ends.memory[place + 16 : place + 28] = bodies[0]
    assert ends.server.serve(3) == 0


def test_a_new_service_knows_nothing_of_the_old_one() -> None:
    ends = Ends("quabble", 9)
    for seed in range(3):
        ends.post(seed)
    old = ends.server
    ends.begin(SERVICE + 1)
    assert ends.server.serve(1) == 0, "lines of the old one are not served"
    assert old.serve(1) == 3, "the old one goes on with its own"
    ends.post(9)
    assert ends.receive() is None
    assert ends.server.serve(1) == 1
    assert ends.receive() is not None


def test_a_visit_without_a_value_counts_with_the_mean_of_the_others() -> None:
    ends = Ends("quabble", 9)
    search = ends.here
    search.run(100)
    before = [float(search.tree.mean(i64(node))) for node in range(int(search.tree.used))]
    for _ in range(SLOTS):
        search.run_iteration(ends.remote)
    tree = search.tree
    assert ends.remote.next - ends.remote.pending == SLOTS
    assert int(tree.visits[ROOT]) == 100 + SLOTS
    for slot in range(SLOTS):
        first = slot * int(LINE_NODES)
        *inner, leaf = (int(ends.remote.nodes[first + level]) for level in range(int(ends.remote.depth[slot]) + 1))
        for node in inner:
            assert float(tree.mean(i64(node))) == pytest.approx(before[node])
        if tree.visits[leaf] == 1:
            assert float(tree.mean(i64(leaf))) == pytest.approx(1.0 - before[inner[-1]])


def test_slots_of_withdrawn_lines_are_free_when_they_are_answered() -> None:
    ends = Ends("quabble", 9)
    for seed in range(SLOTS):
        ends.post(seed)
    while ends.remote.has_pending():
        ends.remote.finish(is_answered=False)
    assert not ends.remote.has_room()
    assert ends.server.serve(1) == SLOTS
    assert ends.remote.has_room()
    ends.post(1)
    assert ends.receive() is None


@pytest.mark.parametrize(("game", "size"), GAMES)
def test_a_search_whose_lines_nobody_answers_goes_without(game: str, size: int | None) -> None:
    ends = Ends(game, size)
    ends.here.remotes = [ends.remote]
    assert ends.here.run(500) == 500
    assert_every_visit_has_a_value(ends.here, 500)
    ends.server.serve(1)
    assert ends.here.run(500) == 500
    assert_every_visit_has_a_value(ends.here, 1000)


@pytest.mark.parametrize(("game", "size"), [*GAMES, ("escabel:growth=equal", 7)])
@pytest.mark.parametrize("plies", [1, 6])
def test_a_line_backed_up_from_outside_equals_one_backed_up_here(game: str, size: int | None, plies: int) -> None:
    """Check it with one simulation for both ends, so that all chance is the same; a swap is offered after one ply."""
    alone, ends = Ends(game, size, plies), Ends(game, size, plies)
    search, remote = ends.here, ends.remote
    server = PlayoutServer(ends.memory, search.simulation, SERVICE)
    for visits in range(1, 400):
        alone.here.run_iteration(None)
        search.run_iteration(remote)
        if remote.has_pending():
            assert int(search.tree.visits[ROOT]) == visits, "a visit counts when it is posted"
            assert server.serve(1) == 1
            search.receive_values(remote)
    one, other = alone.here.tree, search.tree
    assert one.used == other.used
    for node in range(int(one.used)):
        for column in ("move", "visits", "proof", "amaf_visits", "first_child"):
            assert getattr(one, column)[node] == getattr(other, column)[node], (node, column)
        for column in ("value_sum", "amaf_total"):
            assert getattr(one, column)[node] == pytest.approx(getattr(other, column)[node]), (node, column)


def test_a_leaf_that_is_proven_as_it_is_expanded_is_not_posted() -> None:
    """Check that proofs reach the parent at once, which would else be searched with no move left that is not lost."""
    for seed in range(60):
        rules = make_rules("qualos", 5)
        state, chance = rules.start(), random.Random(seed)
        for _ in range(chance.randrange(8, 22)):
            moves = rules.legal_move_list(state)
            rules.play(state, chance.choice(moves))
            if rules.winner(state):
                break
        if rules.winner(state):
            continue
        search = make_search(rules, search_preset("default"), NodePool(20_000), seed)
        search.reset(state)
        remote = RemotePlayouts(rules, mmap(-1, int(SHARED_BYTES)))
        remote.begin(SERVICE)
        search.remotes = [remote]
        search.run(300)
        tree = search.tree
        assert tree.visits[tree.capacity - 1] == 0
        for node in range(int(tree.used)):
            first, count = int(tree.first_child[node]), int(tree.child_count[node])
            if count and tree.proof[node] == UNKNOWN:
                assert any(tree.proof[child] != LOSS for child in range(first, first + count))


def test_a_full_tree_is_pruned_with_no_line_on_its_way() -> None:
    ends = Ends("quabble", 11)
    search = make_search(ends.here.rules, search_preset("default"), NodePool(3000), 1)
    search.reset(ends.here.root_state)
    search.remotes = [ends.remote]
    for _ in range(30):
        search.run(200)
        ends.server.serve(1)
    assert_every_visit_has_a_value(search, 6000)


def assert_every_visit_has_a_value(search: Search, visits: int) -> None:
    """Check that the root's visits and values are those of its moves, so that no visit without a value is left over."""
    tree = search.tree
    first = int(tree.first_child[ROOT])
    children = [i64(node) for node in range(first, first + int(tree.child_count[ROOT]))]
    assert tree.proof[ROOT] == UNKNOWN
    assert tree.find_child(ROOT, tree.move[children[0]]) != NO_NODE
    assert int(tree.visits[ROOT]) == visits == sum(int(tree.visits[child]) for child in children)
    values = sum(int(tree.visits[child]) - float(tree.value_sum[child]) for child in children)
    assert float(tree.value_sum[ROOT]) == pytest.approx(values)
