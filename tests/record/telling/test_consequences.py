"""What comes of a move, on positions that can be checked by eye."""

from random import Random

import pytest

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.telling import chains, points, threats, wins
from escabel_gui.record.telling.advice import advise, is_settled, tell_line
from escabel_gui.record.telling.consequences import about_win, consequence
from escabel_gui.record.telling.reasons import reasons_for
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.turn import Turn
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.moves import PASS
from escabel_gui.rules.state import BLACK, NOBODY, WHITE


def told(game: str, size: int, turn: int, stacks: str, text: str, you: int = NOBODY) -> str:
    rules = make_rules(game, size)
    state = rules.parse_position(turn, stacks)
    words = consequence(rules, state, rules.parse_legal_move(state, text), you)
    return "" if words is None else str(words)


@pytest.mark.parametrize(
    ("position", "you", "line"),
    [
        (
            ("escabel", 5, BLACK, "c1b c2b c4b c5b a3w b3w", "c3"),
            WHITE,
            "That joins the top and bottom edges, and none of your 19 replies cuts the chain: Black wins.",
        ),
        (("escabel", 5, WHITE, "c1b c2b c3b c4b c5b b3w d3w", "a1"), WHITE, "That hands Black the win."),
        (
            ("escabel:movement=crosscut", 5, BLACK, "c1b c2b c4b c5b b1w b2w b3w b4w b5w d1w d2w d3w d4w", "c3"),
            BLACK,
            "That joins the top and bottom edges, and none of White’s 11 replies cuts the chain: you win.",
        ),
        (("escabel", 5, BLACK, "b2b b3w c2w", "c3"), NOBODY, "That cuts c2 off from b3."),
        (
            ("escabel", 5, BLACK, "a4w b4w c3w d4w e4w c2b", "c2-c3"),
            WHITE,
            "That cuts your chain from a4 to e4, which would have won.",
        ),
        (
            ("escabel", 9, BLACK, "d4b e5b f6w e6b", "e6-f6"),
            NOBODY,
            "That makes a chain of d4, e5 and f6, from row 4 to row 6.",
        ),
        (
            ("escabel", 5, BLACK, "d4b e5b d5w e4w c4w", "d4-d5"),
            WHITE,
            "But that connects c4 and e4 for you.",
        ),
        (("escabel", 5, BLACK, "a1b a2b b1w", "a1-b1"), NOBODY, ""),  # a2 was at the bottom edge before, by a1
        (("quabble", 7, BLACK, "c1b", "c3"), BLACK, "That lets you place on c2 as well."),
        (
            ("abande", 7, BLACK, "d4b c4b d5w e5w", "d4-d5"),
            BLACK,
            "That puts your c4 to sleep. That wakes White’s e5.",
        ),
        (
            ("abande", 7, WHITE, "d4b d5w c4b c3b", "b3"),
            BLACK,
            "That wakes your c3. Points after that: White 2, you 3 (before: 1 and 2).",
        ),
        (
            ("abande", 7, WHITE, "d4b", "d5"),
            NOBODY,
            "That wakes Black’s d4. Points after that: White 1, Black 1 (before: 0 and 0).",
        ),
        (
            ("escabel", 5, BLACK, "b3b c3b b4w c4w", "b2"),
            NOBODY,
            "That makes a chain of b2, b3 and c3, from row 2 to row 3.",
        ),
        (
            ("escabel", 5, WHITE, "d2w c3w b3b b4b", "e2"),
            NOBODY,
            "That makes a chain of c3, d2 and e2, from column c to column e.",
        ),
        (("abande", 7, BLACK, "d4b d5w", "e4"), BLACK, "Points after that: you 2, White 1 (before: 1 and 1)."),
        (
            ("abande", 7, BLACK, "d4b d5w", "d3"),
            BLACK,
            "It sleeps there: without an enemy stack next to it, it does not count.",
        ),
        (
            ("abande", 7, BLACK, "d4b c4b d5w b3w", "d4-d5"),
            BLACK,
            "It sleeps there: without an enemy stack next to it, it does not count.",
        ),
    ],
)
def test_what_comes_of_a_move(position: tuple[str, int, int, str, str], you: int, line: str) -> None:
    assert told(*position, you) == line


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ("c3 b2 c2 d1 c4 b3 c1 b3-c3 d3", "That connects c2 with c4: a chain from row 1 to row 4."),  # and not with b3
        ("c3 b2 c2 d1 c4 b3 c1 b3-c3 d3 d2", "That cuts d3 off from c2."),
        ("c2 a1 c3 a2 c4 a4 c5", "That brings the chain with c4 to the top edge."),
    ],
)
def test_of_a_chain_that_is_told_what_lies_next_to_the_move(moves: str, line: str) -> None:
    *earlier, last = moves.split()
    rules = make_rules("escabel", 5)
    state = rules.start()
    for text in earlier:
        rules.play(state, rules.parse_legal_move(state, text))
    turn = Turn(rules, state, rules.parse_legal_move(state, last), NOBODY, Work(0))
    assert line in [str(words) for words in (*chains.about_chains(turn), *chains.about_edges(turn))]


@pytest.mark.parametrize(
    ("you", "line"),
    [
        (BLACK, "That makes 3 threats at once, b4, c4 and d4, and White cannot stop them all: you win."),
        (WHITE, "That makes 3 threats at once, b4, c4 and d4, and you cannot stop them all: Black wins."),
        (NOBODY, "That makes 3 threats at once, b4, c4 and d4, and White cannot stop them all: Black wins."),
    ],
)
def test_threats_are_told(you: int, line: str) -> None:
    assert told("quabble", 5, BLACK, "c1b c2b c3b", "c5", you) == line


@pytest.mark.parametrize(
    ("you", "is_thorough", "line"),
    [
        (BLACK, False, "That makes two threats at once, b5 and c5."),
        (BLACK, True, "That makes two threats at once, b5 and c5; White can stop both only with c5."),
        (WHITE, True, "That makes two threats at once, b5 and c5; you can stop both only with c5."),
    ],
)
def test_two_threats_that_can_be_stopped_are_told_as_two(you: int, is_thorough: bool, line: str) -> None:
    rules = make_rules("escabel:movement=crosscut", 5)
    state = rules.parse_position(BLACK, "c1b c2b c3b b1w d5w e4w")
    turn = Turn(rules, state, rules.parse_legal_move(state, "c4"), you, Work(10**6), is_thorough)
    assert [str(words) for words in wins.about_threats(turn)] == [line]


@pytest.mark.parametrize(
    ("game", "stacks", "move", "win"),
    [
        (
            "quabble",
            "c1b c2b c3b",
            "c5",
            "That makes 3 threats at once, b4, c4 and d4, and White cannot stop them all: Black wins.",
        ),
        ("escabel:movement=crosscut", "c1b c2b c3b b1w d5w e4w", "c4", None),
        (
            "escabel",
            "c1b c2b c3b c4b b1w",
            "c5",
            "That joins the top and bottom edges, and none of White’s 20 replies cuts the chain: Black wins.",
        ),
        ("quabble", "c1b c2b c3b c4b", "c5", None),  # the game is over
    ],
)
def test_a_win_is_told_apart_from_all_else(game: str, stacks: str, move: str, win: str | None) -> None:
    rules = make_rules(game, 5)
    state = rules.parse_position(BLACK, stacks)
    told = about_win(rules, state, rules.parse_legal_move(state, move))
    assert (told and str(told)) == win


def test_no_threats_are_looked_for_where_there_are_too_many_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail if all moves are tried on a large board: the line is to be there before the pointer has moved on."""
    monkeypatch.setattr(threats, "try_win", lambda *_: pytest.fail("all moves were tried"))
    column = " ".join(f"j{row}b" for row in range(1, 18))
    assert told("escabel", 19, BLACK, column, "j18") == "That makes a chain from row 1 to row 18."


@pytest.mark.parametrize(
    ("position", "line", "proven", "said"),
    [
        (("escabel", 5, BLACK, "b2b b3w c2w"), "c3 a1 e5", "", "That cuts c2 off from b3."),
        (("quabble", 5, BLACK, "c1b c2b c3b c4b"), "c5", "win", "That joins the top and bottom edges: you win."),
        (("escabel", 5, BLACK, "a1w"), "c3", "", "4 more moves would then join the top and bottom edges: "),
        (
            ("escabel", 9, BLACK, "a1w"),
            "e5",
            "",
            "After that, about 8 more moves are needed to join the top and bottom edges.",
        ),
        (("escabel", 5, BLACK, "a1w"), "c3", "win", "You win, whatever White answers: that is proven."),
        (("escabel", 5, BLACK, "a1w"), "c3", "loss", "This is lost, whatever is played: that is proven."),
    ],
)
def test_a_hint_gives_its_reasons(position: tuple[str, int, int, str], line: str, proven: str, said: str) -> None:
    game, size, turn, stacks = position
    rules = make_rules(game, size)
    state = rules.parse_position(turn, stacks)
    moves = [rules.parse_move(text) for text in line.split()]
    told = reasons_for(Turn(rules, state, moves[0], turn, Work(10**7), is_thorough=True), proven, moves)
    assert said in " ".join(map(str, told))


@pytest.mark.parametrize(
    ("stacks", "move", "reasons"),
    [
        (
            "d4b e4w",
            "c3",
            [
                "The bot gives it a chance of 52% to win, and f5, the next best, 44%.",
                "The points stay as they are: you 1, White 1.",
                "It sleeps there: without an enemy stack next to it, it does not count.",
            ],
        ),
        (
            "d4b e4w c3b",
            "e3",
            [
                "Points after that: you 2, White 1 (before: 1 and 1).",
                "No move leads to a better score at once.",
                "The bot gives it a chance of 52% to win, and f5, the next best, 44%.",
            ],
        ),
    ],
)
def test_a_hint_tells_the_chances_where_the_rules_give_no_reason_for_this_move(
    stacks: str, move: str, reasons: list[str]
) -> None:
    rules = make_rules("abande", 7)
    state = rules.parse_position(BLACK, stacks)
    moves = (Candidate(move, 900, 0.52, "", (move,)), Candidate("f5", 100, 0.44, "", ("f5",)))
    advice = advise(rules, state, Evaluation(BLACK, 0.5, moves), BLACK)
    assert advice is not None
    assert [str(words) for words in advice.reasons] == reasons


@pytest.mark.parametrize(
    ("moves", "lines"),
    [
        ("a4 b5 b4 c4", ["That binds Black’s b4."]),  # which could climb onto b5
        ("e1 d1 e2 c1 d3 f2", []),  # only f2 gives e2 something to climb onto
    ],
)
def test_a_stack_is_bound_that_could_move_before(moves: str, lines: list[str]) -> None:
    *earlier, last = moves.split()
    rules = make_rules("abande", 7)
    state = rules.start()
    for text in earlier:
        rules.play(state, rules.parse_legal_move(state, text))
    turn = Turn(rules, state, rules.parse_legal_move(state, last), NOBODY, Work(0))
    assert [str(words) for words in points.about_binding(turn)] == lines


def test_the_first_piece_has_no_reason_but_that_its_place_hardly_matters() -> None:
    rules = make_rules("abande")
    moves = (Candidate("c3", 900, 0.46, "", ("c3",)), Candidate("f5", 100, 0.44, "", ("f5",)))
    advice = advise(rules, rules.start(), Evaluation(BLACK, 0.46, moves), BLACK)
    assert advice is not None
    assert [str(words) for words in advice.reasons] == [
        "As far as the bot sees, it hardly matters where the first piece is placed."
    ]


@pytest.mark.parametrize(("proven", "is_told"), [("", True), ("win", False)])
def test_of_a_first_move_that_may_be_taken_over_it_is_told_that_a_fair_one_is_best(proven: str, is_told: bool) -> None:
    rules = make_rules("escabel", 5)
    moves = (Candidate("e4", 900, 0.5, proven, ("e4", "swap-sides")), Candidate("c3", 100, 0.4, "", ("c3",)))
    advice = advise(rules, rules.start(), Evaluation(BLACK, 0.5, moves), BLACK)
    assert advice is not None
    why = "The opponent may then swap sides: the best first move is one that gives both the same chance."
    assert ([str(words) for words in advice.reasons] == [why]) == is_told


@pytest.mark.parametrize("other", [Candidate("f5", 100, 0.0, "loss", ("f5",)), Candidate("f5", 10, 0.6, "", ("f5",))])
def test_only_known_chances_are_compared(other: Candidate) -> None:
    """Compare with a move of few visits, which may look better than the best one, and one that loses for certain."""
    rules = make_rules("abande", 7)
    state = rules.parse_position(BLACK, "d4b e4w")
    evaluation = Evaluation(BLACK, 0.5, (Candidate("c3", 900, 0.52, "", ("c3",)), other))
    advice = advise(rules, state, evaluation, BLACK)
    assert advice is not None
    assert str(advice.reasons[0]) == "The bot gives it a chance of 52% to win."


def test_equal_moves_are_a_matter_of_taste() -> None:
    rules = make_rules("escabel", 5)
    moves = (Candidate("c3", 900, 0.52, "", ("c3", "d4", "b2")), Candidate("b2", 800, 0.51, "", ("b2",)))
    advice = advise(rules, rules.start(), Evaluation(BLACK, 0.5, moves), BLACK)
    assert advice is not None
    assert [str(words) for words in advice.more] == [
        "White’s best answer is d4; then comes b2.",
        "b2 instead of c3 would be as good: this is a matter of taste.",
    ]
    assert str(advice.say(False)) in str(advice.say(True))


def test_what_is_proven_has_its_win_rate_whatever_a_short_search_saw() -> None:
    rules = make_rules("quabble", 5)
    state = rules.parse_position(BLACK, "c1b c2b c3b c4b")
    advice = advise(rules, state, Evaluation(BLACK, 0.4, (Candidate("a1", 9, 0.4, "", ("a1",)),)), BLACK)
    assert advice is not None
    assert (advice.text, advice.proven, advice.win_rate) == ("c5", "win", 1.0)


@pytest.mark.parametrize("reply", ["e1", "b4"])
def test_the_best_answer_is_one_that_wins_at_once_whatever_a_search_goes_on_with(reply: str) -> None:
    rules = make_rules("quabble", 5)
    state = rules.parse_position(WHITE, "c1b c2b c3b c5b")
    evaluation = Evaluation(WHITE, 0.0, (Candidate("a5", 9, 0.0, "loss", ("a5", reply, "a3")),))
    advice = advise(rules, state, evaluation, WHITE)
    assert advice is not None
    assert [str(words) for words in advice.more] == ["Black’s best answer is b4."]
    assert [rules.format_move(move) for move in advice.line] == ["a5", "b4"]


def test_a_pass_has_its_word_in_a_hint() -> None:
    rules, state, random = make_rules("abande"), make_rules("abande").start(), Random(1)
    while not rules.is_legal(state, PASS):
        rules.play(state, random.choice(rules.legal_move_list(state)))
    moves = tuple(Candidate(move, 900, 0.52, "", (move,)) for move in ("c3-d3", "pass", "a4-b5", "c3-c2"))
    advice = advise(rules, state, Evaluation(state.turn, 0.52, moves), NOBODY)
    assert advice is not None
    assert [str(words) for words in advice.more] == [
        "A pass, a4-b5 or c3-c2 instead of c3-d3 would be as good: this is a matter of taste.",
    ]
    assert [str(words) for words in tell_line(rules, state, [rules.parse_move("c3-d3"), PASS])] == [
        "White’s best answer is a pass."
    ]


@pytest.mark.parametrize(
    ("visits", "rates", "proven", "is_enough"),
    [
        ((1_000, 300), (0.6, 0.6), "", True),  # no other move has had as much attention
        ((1_000, 900), (0.6, 0.5), "", True),  # … or is as good
        ((1_000, 900), (0.6, 0.59), "", False),
        ((500, 100), (0.6, 0.5), "", False),
        ((1_000, 300), (0.99, 0.6), "", False),  # a proof may be near
        ((1, 0), (1.0, 0.6), "win", True),
    ],
)
def test_thought_is_enough_when_the_choice_is_clear(
    visits: tuple[int, int], rates: tuple[float, float], proven: str, is_enough: bool
) -> None:
    moves = (Candidate("c3", visits[0], rates[0], proven, ("c3",)), Candidate("b2", visits[1], rates[1], "", ("b2",)))
    assert is_settled(Evaluation(BLACK, 0.5, moves)) is is_enough


def test_what_stops_only_a_part_says_what_is_left() -> None:
    rules = make_rules("quabble", 3)
    state = rules.start()
    for text in ["b2", "swap-sides", "a3", "c3"]:
        rules.play(state, rules.parse_legal_move(state, text))
    turn = Turn(rules, state, rules.parse_legal_move(state, "c1"), NOBODY, Work(10**7), is_thorough=True)
    assert [str(words) for words in reasons_for(turn, "", [])] == [
        "This is lost: Black can win with a1 or c1, and every move leaves Black a way to win.",
        "That stops Black from winning with c1.",
        "But Black then wins with a1.",
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("c5", "If White joins both edges with a3, a4 or a5, Black can now also cut the chain with c5-c4."),
        ("b1", "If White joins both edges with a3, a4 or a5, Black can still cut the chain with c2."),
    ],
)
def test_a_hint_says_how_open_threats_are_met(text: str, line: str) -> None:
    rules = make_rules("escabel", 5)
    state = rules.start()
    for played in ["c3", "d4", "c4", "d3", "b2", "d3-c3", "b3", "b4", "c4-d4", "d2", "d5", "e2"]:
        rules.play(state, rules.parse_legal_move(state, played))
    turn = Turn(rules, state, rules.parse_legal_move(state, text), NOBODY, Work(10**7), is_thorough=True)
    assert str(reasons_for(turn, "", [])[0]) == line


@pytest.mark.parametrize(("move", "is_told"), [("d5", True), ("f8", False)])
def test_how_far_the_edges_are_is_a_reason_only_for_a_move_that_brings_them_closer(move: str, is_told: bool) -> None:
    rules = make_rules("escabel", 9)
    state = rules.parse_position(WHITE, "e5b e6w f7b")
    turn = Turn(rules, state, rules.parse_legal_move(state, move), NOBODY, Work(10**7), is_thorough=True)
    told = " ".join(map(str, reasons_for(turn, "", [])))
    assert ("more moves are needed" in told) == is_told


def test_no_cut_is_called_new_where_those_before_are_unknown() -> None:
    """Tell of the first move, before which a swap would have been the answer to a chain of White's."""
    rules = make_rules("escabel:setup=checkered-black", 3)
    state = rules.start()
    turn = Turn(rules, state, rules.parse_legal_move(state, "a1-b1"), NOBODY, Work(10**7), is_thorough=True)
    assert "now also" not in " ".join(map(str, reasons_for(turn, "", [])))


def test_a_chain_that_can_be_cut_wins_all_the_same_where_that_is_proven() -> None:
    rules = make_rules("escabel", 5)
    state = rules.parse_position(BLACK, "c1b c2b d4b d5b c3w")
    turn = Turn(rules, state, rules.parse_legal_move(state, "d3"), NOBODY, Work(10**7), is_thorough=True)
    assert [str(words) for words in reasons_for(turn, "win", [])][:2] == [
        "That joins the top and bottom edges, but White can cut the chain with d2 or c3-c2.",
        "All the same Black wins, whatever White answers: that is proven.",
    ]


def test_a_riddle_keeps_back_how_a_chain_is_cut() -> None:
    rules = make_rules("escabel", 5)
    state = rules.parse_position(BLACK, "c1b c2b d4b d5b c3w")
    move = rules.parse_legal_move(state, "d3")
    assert "you can cut the chain" in str(consequence(rules, state, move, WHITE))
    told = str(consequence(rules, state, move, WHITE, is_riddle=True))
    assert told == "That joins the top and bottom edges: it wins unless you cut the chain."


def test_a_way_in_which_a_move_has_no_part_is_no_reason_for_it() -> None:
    rules = make_rules("escabel", 5)
    state = rules.start()
    for text in ["c4", "c3", "c4-c3", "a2", "c2", "d1", "c1", "d1-c1", "b4"]:
        rules.play(state, rules.parse_legal_move(state, text))

    def told(text: str) -> str:
        turn = Turn(rules, state, rules.parse_legal_move(state, text), NOBODY, Work(10**7), is_thorough=True)
        return " ".join(map(str, reasons_for(turn, "", [])))

    assert told("b2") == (
        "If Black joins both edges with a5, b5 or c5, White can now also cut the chain with b2-c2. "
        "That connects c1 with a2: a chain from column a to column c."
    )
    assert told("d3") == (
        "If Black joins both edges with a5, b5 or c5, White can still cut the chain with d2 or b3. "
        "3 more moves would then join the left and right edges: a5, b5 and e3."
    )
