"""The levels' strengths, and how soon a person's is found by playing against them."""

from math import exp, log
from random import Random
from statistics import mean

import pytest

from escabel_gui.record.names import LEVELS
from escabel_gui.record.rated_game import RatedGame
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.level_ratings import even_level, level_rating, level_scores
from escabel_gui.record.rating.rated_games import RatedGames
from escabel_gui.rules.catalogue import CATALOGUE

SIZE = 7
PERSONS = 60
MOST_GAMES = 40


def test_every_level_of_every_game_is_stronger_than_the_one_below() -> None:
    for ruleset in CATALOGUE:
        for size in ruleset.sizes:
            values = [level_rating(ruleset.name, size, level).value for level in LEVELS]
            assert values == sorted(set(values))


@pytest.mark.parametrize("size", [7, 9])
def test_neighbors_are_as_far_apart_as_they_were_measured(size: int) -> None:
    for level, score in enumerate(level_scores("escabel", size), 2):
        difference = level_rating("escabel", size, level).value - level_rating("escabel", size, level - 1).value
        assert chance(difference) == pytest.approx(score / 100)


def test_an_even_game_is_one_against_the_nearest_level() -> None:
    for level in LEVELS:
        assert even_level("quabble", 11, Rating(level_rating("quabble", 11, level).value, 60)) == level
    assert even_level("escabel", 9, Rating(-500, 60)) == 1
    assert even_level("escabel", 9, Rating(9000, 60)) == LEVELS[-1]


def test_a_win_counts_as_much_as_the_level_is_worth_on_its_board() -> None:
    level = 7
    boards = sorted((7, 9), key=lambda size: level_rating("escabel", size, level).value)
    assert len(set(map(level_scores, ["escabel"] * 2, boards))) == 2
    gains = [RatedGames([RatedGame("1", "escabel", size, level, 1.0, "")]).rating("escabel").value for size in boards]
    assert gains[0] < gains[1]


def chance(difference: float) -> float:
    return 1 / (1 + exp(-log(10) * difference / 400))


def simulate(strength: float, random: Random) -> list[RatedGame]:
    """Return even games of a person of a known strength."""
    games: list[RatedGame] = []
    for number in range(MOST_GAMES):
        level = even_level("escabel", SIZE, RatedGames(games).rating("escabel"))
        score = float(random.random() < chance(strength - level_rating("escabel", SIZE, level).value))
        games.append(RatedGame(str(number), "escabel", SIZE, level, score, ""))
    return games


def test_a_strength_is_found_and_its_interval_can_be_trusted() -> None:
    random = Random(5)
    errors: dict[int, list[float]] = {10: [], 20: [], MOST_GAMES: []}
    covered = dict.fromkeys(errors, 0)
    late_scores: list[float] = []
    for _ in range(PERSONS):
        strength = random.uniform(1000, 2300)
        rated = simulate(strength, random)
        curve = RatedGames(rated).curve("escabel")
        late_scores += [game.score for game in rated[20:]]
        for games, found in errors.items():
            found.append(abs(curve[games].value - strength))
            covered[games] += curve[games].low <= strength <= curve[games].high
    assert mean(errors[10]) > mean(errors[20]) > mean(errors[MOST_GAMES])
    assert mean(errors[10]) < 150
    assert mean(errors[MOST_GAMES]) < 70
    assert all(count >= 0.88 * PERSONS for count in covered.values())
    assert 0.4 < mean(late_scores) < 0.6
