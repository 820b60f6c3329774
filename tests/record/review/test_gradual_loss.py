"""Games that slipped away: from the last even position to the first that is half lost."""

import pytest

from escabel_gui.record.result import Ending, Result
from escabel_gui.record.review.gradual_loss import find_gradual_loss
from escabel_gui.record.review.review import Thresholds
from escabel_gui.rules.state import BLACK, WHITE
from tests.record.reviews import reviewed

MOVES = "c3 b2 d4 a1 d5 a2 e1"  # then White is to move
BETTER = "d4 c4 a5 e5 e5 e4 e3 b5"


def slide_words(rates: str, winner: int = WHITE, moves: str = MOVES) -> str | None:
    """Return what is said of a game lost by resignation; None if nothing is; `rates` are Black's by ply."""
    review = reviewed(moves, rates, BETTER)
    review.tree.result = Result(winner, Ending.RESIGNATION)
    slide = find_gradual_loss(review, Thresholds())
    return None if slide is None else str(slide.say())


def test_small_steps_add_up() -> None:
    assert slide_words("54 54 46 46 38 38 30 22") == "Black’s game slipped from 54% to 22% between moves 1 and 4."


def test_it_begins_where_the_game_was_even_for_the_last_time() -> None:
    assert slide_words("54 46 46 51 45 40 32 25") == "Black’s game slipped from 51% to 25% between moves 2 and 4."


def test_it_is_told_of_the_loser_in_their_own_figures() -> None:
    assert slide_words("46 46 55 55 62 62 71 78", BLACK) == (
        "White’s game slipped from 54% to 22% between moves 1 and 4."
    )


def test_the_loser_is_spoken_to() -> None:
    review = reviewed(MOVES, "46 46 55 55 62 62 71 78", BETTER)
    review.tree.result = Result(BLACK, Ending.RESIGNATION)
    slide = find_gradual_loss(review, Thresholds())
    assert slide is not None
    assert str(slide.say(is_own=True)) == "Your chance to win slipped from 54% to 22% between moves 1 and 4."


@pytest.mark.parametrize(
    ("rates", "winner"),
    [
        ("54 54 46 46 38 38 30 22", BLACK),  # who was better has won
        ("54 54 54 30 30 30 25 20", WHITE),  # one move did it
        ("54 54 52 52 50 41 25 20", WHITE),  # one move and its answer did it
        ("25 25 20 20 15 15 10 10", WHITE),  # there was nothing to lose
        ("54 54 52 52 51 51 49 48", WHITE),  # it is not lost
        ("54 54 46 46 38 38 30", WHITE),  # nobody knows the end
    ],
)
def test_nothing_is_told_without_reason(rates: str, winner: int) -> None:
    assert slide_words(rates, winner) is None


def test_an_unfinished_game_has_no_loser() -> None:
    review = reviewed(MOVES, "54 54 46 46 38 38 30 22", BETTER)
    assert find_gradual_loss(review, Thresholds()) is None


def test_before_a_swap_the_persons_had_the_other_colors() -> None:
    words = slide_words("60 60 60 52 52 44 44 25", moves="c3 swap-sides b2 d4 a1 d5 e1")
    assert words == "Black’s game slipped from 52% to 25% between moves 3 and 4."
