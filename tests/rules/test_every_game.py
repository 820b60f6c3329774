"""What must hold for every ruleset in the catalogue; a further game is tested by being listed there."""

from itertools import combinations, pairwise
from math import dist
from random import Random

import pytest

from escabel_gui.rules.abilities import bound_points, point_note, sleeping_points
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.connection import ConnectionRules
from escabel_gui.rules.contract import Rules, Ruleset
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, TIE, WHITE, opponent
from tests.rules.playing import (
    WIRE_NAMES,
    assert_can_be_drawn,
    owners_and_heights,
    random_end,
    random_game,
    repeat,
    share,
    sizes_to_play,
    start_piles,
    tops_and_heights,
    transfer_piles,
)

every_name = pytest.mark.parametrize("wire_name", WIRE_NAMES)
every_ruleset = pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)


def some_rules(wire_name: str, random: Random) -> Rules:
    return make_rules(wire_name, random.choice(sizes_to_play(wire_name)))


# ---- played to the end ---------------------------------------------------------------------------------------


@every_name
def test_games_end_with_one_winner(wire_name: str) -> None:
    for number in share(wire_name, 3000):
        random = Random(number)
        rules = some_rules(wire_name, random)
        state, played = random_end(rules, random)
        winner = rules.winner(state)
        assert len(played) == state.ply
        if isinstance(rules, ConnectionRules):
            assert rules.has_chain(state, winner)
            assert not rules.has_chain(state, opponent(winner))
        else:
            assert winner in (BLACK, WHITE, TIE)


@every_name
def test_replaying_the_texts_gives_the_same_position(wire_name: str) -> None:
    for number in share(wire_name, 600):
        random = Random(number)
        rules = some_rules(wire_name, random)
        state, played = random_end(rules, random)
        replayed = rules.start()
        for text in [rules.format_move(move) for move in played]:
            rules.play(replayed, rules.parse_legal_move(replayed, text))
        assert replayed.key() == state.key()


@every_name
def test_every_legal_move_reads_back_from_its_text(wire_name: str) -> None:
    for number in share(wire_name, 300):
        random = Random(number)
        rules = some_rules(wire_name, random)
        for _, moves, _ in random_game(rules, random):
            assert len(set(moves)) == len(moves)
            assert all(0 <= move < rules.move_space for move in moves)
            texts = [rules.format_move(move) for move in moves]
            assert [rules.parse_move(text) for text in texts] == moves
            assert [rules.parse_move(text.upper()) for text in texts] == moves


@every_name
def test_moves_are_listed_by_point_then_kind_with_the_swap_last(wire_name: str) -> None:
    rules = make_rules(wire_name)
    for _, moves, _ in random_game(rules, Random(1)):
        at_points = [move for move in moves if move >= rules.board.directions + 12]
        assert at_points == sorted(at_points)
        assert SWAP not in moves[:-1]


@every_name
def test_what_moves_physically_makes_the_next_position(wire_name: str) -> None:
    for number in share(wire_name, 120):
        random = Random(number)
        rules = some_rules(wire_name, random)
        piles = start_piles(rules)
        for state, _, move in random_game(rules, random):
            after = rules.after(state, move)
            transfer_piles(rules, state, move, piles)
            assert tops_and_heights(piles) == owners_and_heights(rules, after)


@every_name
def test_a_pass_and_a_swap_move_nothing(wire_name: str) -> None:
    rules = make_rules(wire_name)
    assert rules.deltas(rules.start(), PASS) == []
    assert rules.deltas(rules.start(), SWAP) == []


# ---- what people read ----------------------------------------------------------------------------------------


def all_texts(rules: Rules) -> list[str]:
    """Return every placement, step and flip that can be written, and the moves without a point."""
    names = rules.board.names
    steps = [f"{names[point]}-{names[other]}" for point in range(len(names)) for other in rules.board.neighbors(point)]
    return [*names, *steps, *[f"{name}*" for name in names], "pass", "swap-sides"]


@every_name
def test_exactly_the_illegal_moves_have_a_reason(wire_name: str) -> None:
    rules = make_rules(wire_name, sizes_to_play(wire_name)[0])
    texts = all_texts(rules)
    for number, (state, moves, _) in enumerate(random_game(rules, Random(3))):
        if number % 4 > 1:
            continue
        for text in texts:
            move = rules.parse_move(text)
            reason = rules.move_error(state, move)
            assert (reason is None) == (move in moves), text
            if reason is not None:
                assert str(reason).endswith((".", "?"))


@every_name
def test_nothing_is_legal_after_the_end(wire_name: str) -> None:
    rules = make_rules(wire_name, sizes_to_play(wire_name)[0])
    state, played = random_end(rules, Random(1))
    assert rules.legal_move_list(state) == []
    with pytest.raises(IllegalMove, match="over"):
        rules.parse_legal_move(state, rules.format_move(played[0]))


@every_name
def test_results_are_written_at_the_end_only(wire_name: str) -> None:
    rules = make_rules(wire_name, sizes_to_play(wire_name)[0])
    for state, _, _ in random_game(rules, Random(2)):
        assert rules.format_result(state) == ""
    state, _ = random_end(rules, Random(2))
    result = rules.format_result(state)
    score = rules.score(state)
    if score is None:
        assert result == ("B+" if rules.winner(state) == BLACK else "W+")
    elif score[0] == score[1]:
        assert result == "0"
    else:
        assert result == ("B+" if score[0] > score[1] else "W+") + str(abs(score[0] - score[1]))


@every_name
def test_the_winning_chain_is_linked_from_edge_to_edge(wire_name: str) -> None:
    for number in repeat(20):
        random = Random(number)
        rules = some_rules(wire_name, random)
        for state, _, _ in random_game(rules, random):
            assert rules.winning_points(state) == []
        state, _ = random_end(rules, Random(number))
        chain = rules.winning_points(state)
        if not isinstance(rules, ConnectionRules):
            continue
        mine = 3 if rules.winner(state) == BLACK else 12
        ends = (rules.board.edges[chain[0]], rules.board.edges[chain[-1]])
        assert (ends[0] | ends[1]) & mine == mine
        for first, second in pairwise(chain):
            link = rules.connection(state, first, second)
            assert link is not None
            assert link.connected


@every_name
def test_links_are_the_same_both_ways(wire_name: str) -> None:
    rules = make_rules(wire_name, sizes_to_play(wire_name)[-1])
    for number, (state, _, _) in enumerate(random_game(rules, Random(4))):
        if number % 10:
            continue
        for point in range(len(rules.board.names)):
            for other in rules.board.neighbors(point):
                assert rules.connection(state, point, other) == rules.connection(state, other, point)


@every_name
def test_notes_and_marks_can_always_be_asked_for(wire_name: str) -> None:
    rules = make_rules(wire_name, sizes_to_play(wire_name)[0])
    for state, _, _ in random_game(rules, Random(5)):
        points = range(len(rules.board.names))
        assert set(sleeping_points(rules, state)) <= set(points)
        assert all(state.owner[point] == state.turn for point in bound_points(rules, state))
        for point in points:
            note = point_note(rules, state, point)
            assert note is None or str(note)


# ---- what a game declares ------------------------------------------------------------------------------------


@every_ruleset
def test_a_ruleset_introduces_itself(ruleset: Ruleset) -> None:
    assert ruleset.title
    assert ruleset.author
    assert 1900 < ruleset.year < 2100
    assert str(ruleset.summary).endswith(".")
    assert ruleset.default_size in ruleset.sizes
    assert list(ruleset.sizes) == sorted(set(ruleset.sizes))
    for option in ruleset.options:
        assert str(option.label)
        assert len({choice.value for choice in option.choices}) == len(option.choices) > 1
        for choice in option.choices:
            assert str(choice.label)
            assert str(choice.summary).endswith(".")


@every_ruleset
def test_all_pictures_can_be_drawn(ruleset: Ruleset) -> None:
    pictures = [(ruleset.name, ruleset.diagram)]
    for option in ruleset.options:
        for choice in option.choices:
            wire_name = f"{ruleset.name}:{option.name}={choice.value}"
            pictures.append((wire_name, choice.diagram))
    for wire_name, diagram in pictures:
        assert_can_be_drawn(make_rules(wire_name, diagram.size), diagram)


@every_ruleset
def test_boards_are_sound_in_all_sizes(ruleset: Ruleset) -> None:
    for wire_name in all_wire_names(ruleset):
        for size in {ruleset.sizes[0], ruleset.sizes[1 % len(ruleset.sizes)], ruleset.default_size, ruleset.sizes[-1]}:
            rules = make_rules(wire_name, size)
            board = rules.board
            points = int(board.points)
            assert len(set(board.names)) == len(board.names) == points
            assert len(set(board.lattice)) == len(board.lattice) == points
            assert len(board.xy) == len(board.edges) == points
            assert board.index_by_name == {name: number for number, name in enumerate(board.names)}
            for point in range(points):
                for other in board.neighbors(point):
                    assert point in board.neighbors(other)
                    assert board.neighbor[point * 8 + board.direction_between(point, other)] == other
            assert all(board.neighbor[point * 8 + k] <= points for point in range(points) for k in range(8))
            assert rules.move_space > 16 * (points - 1)


@every_name
def test_drawings_are_sane(wire_name: str) -> None:
    for size in sizes_to_play(wire_name)[:2]:
        board = make_rules(wire_name, size).board
        drawing = board.drawing
        assert len(drawing.radius) == board.points
        for first, second in combinations(range(int(board.points)), 2):
            assert dist(board.xy[first], board.xy[second]) >= drawing.radius[first] + drawing.radius[second]
        assert drawing.tiles
        assert all(tile.shade in ("plain", "light", "dark") and len(tile.corners) > 2 for tile in drawing.tiles)
        assert all(label.text for label in drawing.labels)
        for label in drawing.labels:
            for point in range(int(board.points)):
                assert dist((label.x, label.y), board.xy[point]) > drawing.radius[point]
        has_edges = any(bits for bits in board.edges)
        assert {line.color for line in drawing.edge_lines} == ({BLACK, WHITE} if has_edges else set())
