"""Two programs that play each other are killed and cut off; `kill_friends.py` does it as often as one likes."""

from random import Random

from tests.model.friends.kill_friends import disturb


def test_both_have_the_same_game_whoever_is_killed_and_whatever_is_cut(qapp: object) -> None:
    outcome = disturb(kills=2, cuts=2, chance=Random(1))
    assert outcome.kills >= 2
    assert outcome.cuts >= 2
