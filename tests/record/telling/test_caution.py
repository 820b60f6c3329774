"""A question before a losing move: it is asked where the move loses and another does not, and names no move."""

from random import Random

import pytest

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.telling.caution import find_caution
from escabel_gui.record.telling.threats import Work, find_wins
from escabel_gui.rules.catalogue import CATALOGUE, find_ruleset, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent

GAMES = 6
USUAL_SIZES = (5, 3)  # the first one that a game has; else its default
Position = tuple[Rules, State]


def position(moves: str, wire_name: str = "escabel", size: int = 5) -> Position:
    rules = make_rules(wire_name, size)
    state = rules.start()
    for text in moves.split():
        rules.play(state, rules.parse_legal_move(state, text))
    return rules, state


def loses_at_once(rules: Rules, state: State, move: int) -> bool:
    """Return whether the opponent has won after the move, or wins with its next one."""
    after = rules.after(state, move)
    enemy = int(opponent(state.turn))
    if rules.winner(after) != NOBODY:
        return rules.winner(after) == enemy
    wins = find_wins(rules, after, enemy, Work(10**9))
    return any(win.is_sure for win in wins or ())


@pytest.mark.parametrize("name", [ruleset.name for ruleset in CATALOGUE])
def test_what_loses_at_once_is_asked_about_unless_everything_does(name: str) -> None:
    rules = make_rules(name, next((size for size in USUAL_SIZES if size in find_ruleset(name).sizes), None))
    asked = 0
    for seed in range(GAMES):
        random, state = Random(seed), rules.start()
        while rules.winner(state) == NOBODY:
            moves = [move for move in rules.legal_move_list(state) if move != SWAP]
            move = random.choice(moves)
            caution = find_caution(rules, state, move, None, None)
            losing = loses_at_once(rules, state, move)
            assert caution is None or losing
            is_open = any(not loses_at_once(rules, state, other) for other in moves)
            assert caution is None or is_open
            if losing and is_open:
                assert caution is not None
                asked += 1
                assert caution.is_proven
                assert str(caution.question).startswith("Sure? ")
                assert all(0 <= point < rules.board.points for point in caution.points)
            rules.play(state, move)
    assert asked or name == "abande", "random games have such moves, but where points are counted"


def test_the_chain_that_wins_is_marked_without_the_move_that_completes_it() -> None:
    rules, state = position("c3 a1 c4 b1 e5 c1 e4 d1")
    caution = find_caution(rules, state, rules.parse_legal_move(state, "e3"), None, None)
    assert caution is not None
    names = [rules.board.names[point] for point in caution.points]
    assert names == ["a1", "b1", "c1", "d1"]
    assert str(caution.question) == "Sure? After e3, White can win with the next move. Look at a1, b1, c1 and d1."
    assert find_caution(rules, state, rules.parse_legal_move(state, "e1"), None, None) is None


def test_a_chain_that_has_to_be_cut_is_marked() -> None:
    rules, state = position("a2 a1 b2 b1 e5 c1 e4 d1 c5 e1")
    caution = find_caution(rules, state, rules.parse_legal_move(state, "a5"), None, None)
    assert caution is not None
    assert str(caution.question) == (
        "Sure? After a5, White wins at once with a chain between both edges. Look at a1, b1, c1, d1 and e1."
    )
    assert len(caution.points) == 5


def seen(color: int, *moves: tuple[str, float, str], line: str = "") -> Evaluation:
    candidates = tuple(
        Candidate(move, 1_000, rate, proven, tuple(line.split()) or (move,)) for move, rate, proven in moves
    )
    return Evaluation(color, moves[0][1], candidates)


def test_a_move_that_only_looks_lost_is_asked_about_as_what_the_bot_sees() -> None:
    rules, state = position("c3 b2 c4 b4")
    before, after = seen(1, ("c2", 0.7, "")), seen(2, ("c2", 0.8, ""))
    caution = find_caution(rules, state, rules.parse_legal_move(state, "e1"), before, after)
    assert caution is not None
    assert not caution.is_proven
    assert str(caution.question).startswith("Sure? After e1, White will probably win, as far as the bot sees. Look at ")
    assert find_caution(rules, state, rules.parse_legal_move(state, "e1"), before, seen(2, ("c2", 0.5, ""))) is None


def test_nothing_is_asked_where_all_is_lost_or_hardly_anything_is_left() -> None:
    rules, state = position("c3 b2 c4 b4")
    move, after = rules.parse_legal_move(state, "e1"), seen(2, ("c2", 1.0, "win"))
    assert find_caution(rules, state, move, seen(1, ("c2", 0.6, "")), after) is not None
    assert find_caution(rules, state, move, seen(1, ("c2", 0.2, "")), after) is None
    assert find_caution(rules, state, move, seen(1, ("c2", 0.0, "loss")), after) is None
    assert find_caution(rules, state, move, None, None) is None


def test_nothing_is_asked_where_every_move_is_one_too_many() -> None:
    """Ask nothing of White, who would have nothing to fear if it did not have to move: each move loses at once."""
    rules = make_rules("escabel", 3)
    state = rules.parse_position(WHITE, "a1bw b1w c1b a2ww b2wwb c2wbw a3b b3b c3b")
    assert not any(win.is_sure for win in find_wins(rules, state, BLACK, Work(10**6)) or ())
    for move in rules.legal_move_list(state):
        assert loses_at_once(rules, state, move)
        assert find_caution(rules, state, move, None, None) is None


def test_a_pass_is_asked_about_where_it_ends_a_lost_game() -> None:
    rules = make_rules("abande")
    state = next(filter(None, (lost_with_a_pass(rules, seed) for seed in range(200))))
    caution = find_caution(rules, state, PASS, None, None)
    assert caution is not None
    assert str(caution.question).startswith("Sure? That ends the game, and ")
    assert caution.points == ()


def test_a_pass_that_loses_is_called_by_its_word() -> None:
    rules, random = make_rules("abande"), Random(1)
    state = rules.start()
    while not rules.is_legal(state, PASS):
        rules.play(state, random.choice(rules.legal_move_list(state)))
    before, after = seen(1, ("c3-d3", 0.7, "")), seen(2, ("d1", 0.8, ""))
    caution = find_caution(rules, state, PASS, before, after)
    assert caution is not None
    assert str(caution.question).startswith("Sure? After a pass, White ")


def lost_with_a_pass(rules: Rules, seed: int) -> State | None:
    """Return a position of a random game in which a pass ends it lost; None if there is none."""
    random, state = Random(seed), rules.start()
    while rules.winner(state) == NOBODY:
        moves = rules.legal_move_list(state)
        if PASS in moves and state.passes == 1 and rules.margin(state, state.turn) < 0:
            return state
        rules.play(state, random.choice(moves))
    return None
