"""Why a mistake was one: sentences that are true of the better move, of the move played and of the answer to it."""

import re
from random import Random

import pytest

from escabel_gui.record.evaluation import Candidate
from escabel_gui.record.review.review import Review
from escabel_gui.record.telling.explanation import Mistake, explain, find_mistake
from escabel_gui.record.telling.reasons import reasons_for
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.turn import Turn
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State
from tests.record.reviews import reviewed
from tests.record.telling.claims import Claims, some_positions
from tests.rules.playing import WIRE_NAMES, repeat


def sentences(review: Review, ply: int = 1) -> list[str]:
    judgment = review.judgments[review.line[ply]]
    return [str(words) for words in explain(review.tree.rules, find_mistake(review.tree, judgment))]


def test_a_step_that_joins_the_enemy_is_explained() -> None:
    review = reviewed("d4-d5", "60 20", "a1,a2 b1,a1", start="d4b e5b d5w e4w c4w")
    assert sentences(review)[-2:] == ["d4-d5 was played instead.", "But that connects c4 and e4 for White."]


def test_what_the_opponent_wins_with_is_told() -> None:
    review = reviewed("a1", "60 10", "d3,a1 c3,a1", start="c1b c2b c4b c5b a3w b3w d3w e3w")
    assert sentences(review) == ["a1 was played.", "But White then wins with c3."]


def test_instead_is_said_only_where_a_better_move_has_been_named() -> None:
    start = "c1b c2b c4b c5b a3w b3w"
    named = sentences(reviewed("a1", "90 50", "c3,a1 b4,a1", start=start))
    unnamed = sentences(reviewed("a1", "90 50", "z9,a1 b4,a1", start=start))
    assert named[2:4] == ["a1 was played instead.", "White can answer b4."]
    assert unnamed[:2] == ["a1 was played.", "White can answer b4."]


def test_the_better_move_comes_first_with_its_reasons_and_the_answer_last() -> None:
    review = reviewed("a1", "90 50", "c3,a1 b4,a1", start="c1b c2b c4b c5b a3w b3w")
    assert sentences(review) == [
        "c3 is better.",
        "That joins the top and bottom edges, and none of White’s 19 replies cuts the chain: Black wins.",
        "a1 was played instead.",
        "White can answer b4.",
        "That stops Black from winning with c3 or d3.",
        "After c3, White can cut the chain with b3-c3 or b4-c4.",
    ]


def test_points_explain_where_they_are_counted() -> None:
    review = reviewed("c3", "70 40", "d4-d5,e6 c4,e6", "abande", 7, "d4b d5w e5w e4b")
    assert "Points after that: Black 3, White 1 (before: 2 and 2)." in sentences(review)


def test_a_better_move_that_cannot_be_played_is_no_trouble() -> None:
    """Read better moves that are none, as files come from anywhere."""
    review = reviewed("c3 b2", "60 40 60", "z99,q c3 e5")
    assert sentences(review) == ["Only the moves that follow show why z99 is better."]


def test_where_the_rules_show_no_reason_the_move_is_told_with_what_it_does() -> None:
    review = reviewed("f5 f3 e2 f1 d1 e4", "47 45 60 22 74 54 74", "a1 a1 d3 e4 a1 e3,b3 c4", "quabble", 6)
    assert sentences(review, 6) == [
        "e4 was played.",
        "That also takes f4.",
        "That makes a chain from column e to column f.",
        "Only the moves that follow show why e3 is better.",
    ]


def test_a_move_that_loses_at_once_says_so() -> None:
    review = reviewed("a1 c1 a2 c2 a3 b3", "50 50 50 50 60 60", "b2 b2 b2 b2 b2 z9", size=3)
    assert sentences(review, 6) == ["b3 was played.", "That hands Black the win."]


def test_a_pass_that_a_second_one_makes_lose_is_told_as_that() -> None:
    start = "e1bwb d2wbw d1bwb e2bwb f1wbw f2wbw e3wb d4wb e4wbw c3wbw d3wbw c4bw g2b f3b d5b"
    review = reviewed("pass", "60 10", "d5-c4 pass", "abande", 7, start)
    lost = "If White passes, too, the game ends: White wins 20 to 16."
    assert sentences(review)[-2:] == ["A pass was played instead.", lost]
    rules, mistake = review.tree.rules, find_mistake(review.tree, review.judgments[review.line[1]])
    turn = Turn(rules, mistake.before, PASS, NOBODY, Work(10**6), is_thorough=True)
    assert [str(words) for words in reasons_for(turn, "", [PASS])] == [lost]


def test_no_second_pass_is_foretold_to_a_color_that_still_has_pieces_to_place() -> None:
    rules = make_rules("abande")
    state = rules.parse_position(BLACK, "e1bwb d2bw d1bwb e2bwb f1bwb f2wbw e3wb d4b e4wb c3wbw d3wbw c4bw g2b f3b")
    assert (int(state.hand[BLACK]), int(state.hand[WHITE])) == (0, 4)
    turn = Turn(rules, state, PASS, NOBODY, Work(10**6), is_thorough=True)
    assert "passes, too" not in " ".join(map(str, reasons_for(turn, "", [PASS])))


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_all_that_is_said_is_true(wire_name: str) -> None:
    for number, (rules, before) in enumerate(some_positions(wire_name, len(repeat(6)))):
        mistake = some_mistake(rules, before, Random(number))
        if mistake is not None:
            check(rules, mistake)


def some_mistake(rules: Rules, before: State, random: Random) -> Mistake | None:
    """Return two moves by chance, and an answer to the first; None if there are fewer than two moves."""
    moves = [move for move in rules.legal_move_list(before) if move not in (PASS, SWAP)]
    if len(moves) < 2:
        return None
    played, better = random.sample(moves, 2)
    after = rules.after(before, played)
    answer = None
    if rules.winner(after) == NOBODY:
        answer = candidate(rules, random.choice(rules.legal_move_list(after)))
    return Mistake(before, played, candidate(rules, better), answer)


def candidate(rules: Rules, move: int) -> Candidate:
    text = rules.format_move(move)
    return Candidate(text, 1_000, 0.5, "", (text,))


def check(rules: Rules, mistake: Mistake) -> None:
    """Check each sentence as a claim about the move that was named last."""
    claims: Claims | None = None
    for text in map(str, explain(rules, mistake)):
        if re.fullmatch(r"Only the moves that follow show why \S+ is better\.", text):
            continue
        if named := re.fullmatch(r"(\S+) (?:is better|was played(?: instead)?)\.", text):
            claims = claims_about(rules, mistake.before, named[1])
        elif answer := re.fullmatch(r"(?:Black|White) can answer (\S+)\.", text):
            assert claims is not None
            claims = claims_about(rules, claims.after, answer[1])
        else:
            assert claims is not None, text
            claims.check_sentence(text)


def claims_about(rules: Rules, before: State, text: str) -> Claims:
    move = rules.parse_legal_move(before, text)
    claims = Claims(rules, before, rules.after(before, move), move, NOBODY)
    claims.is_complete = True
    return claims
