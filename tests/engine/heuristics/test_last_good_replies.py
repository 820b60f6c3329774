"""What random games learn from each other."""

from escabel_gui.engine.heuristics.last_good_replies import NO_REPLY, LastGoodReplies
from escabel_gui.rules.moves import PLACE, SWAP, pack_move
from escabel_gui.rules.state import BLACK, TIE, WHITE

A, B, C = (int(pack_move(point, PLACE)) for point in range(3))


def play(replies: LastGoodReplies, winner: int, *moves: tuple[int, int]) -> None:
    replies.start_playout()
    for color, move in moves:
        replies.record(color, move)
    replies.update(winner)


def known(replies: LastGoodReplies, color: int, before: int) -> int:
    """Return what a color would answer to a move."""
    replies.start_playout()
    assert replies.lookup(color) == NO_REPLY
    replies.record(3 - color, before)
    return int(replies.lookup(color))


def test_the_winners_replies_are_kept_and_the_losers_forgotten() -> None:
    replies = LastGoodReplies(64)
    game = [(int(BLACK), A), (int(WHITE), B), (int(BLACK), C)]
    play(replies, WHITE, *game)
    assert known(replies, WHITE, A) == B
    assert known(replies, BLACK, B) == NO_REPLY
    play(replies, BLACK, *game)
    assert known(replies, WHITE, A) == NO_REPLY
    assert known(replies, BLACK, B) == C


def test_the_last_good_reply_takes_the_place_of_the_one_before() -> None:
    replies = LastGoodReplies(64)
    play(replies, WHITE, (int(BLACK), A), (int(WHITE), B))
    play(replies, WHITE, (int(BLACK), A), (int(WHITE), C))
    assert known(replies, WHITE, A) == C
    play(replies, BLACK, (int(BLACK), A), (int(WHITE), B))  # another reply failed, not this one
    assert known(replies, WHITE, A) == C


def test_a_tie_is_no_good_reply_of_anybody() -> None:
    replies = LastGoodReplies(64)
    play(replies, WHITE, (int(BLACK), A), (int(WHITE), B))
    play(replies, TIE, (int(BLACK), A), (int(WHITE), B))
    assert known(replies, WHITE, A) == NO_REPLY


def test_swapping_is_nothing_that_random_games_do() -> None:
    replies = LastGoodReplies(64)
    play(replies, WHITE, (int(BLACK), A), (int(WHITE), int(SWAP)), (int(WHITE), B))
    assert known(replies, WHITE, A) == NO_REPLY


def test_everything_can_be_forgotten() -> None:
    replies = LastGoodReplies(64)
    play(replies, WHITE, (int(BLACK), A), (int(WHITE), B))
    replies.clear()
    assert known(replies, WHITE, A) == NO_REPLY
