"""Progress of ratings over the games of a report."""

from typing import Final, NamedTuple

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.rated_game import RatedGame
from escabel_gui.record.rating.glicko import Rating
from escabel_gui.record.rating.rated_games import RatedGames
from escabel_gui.record.report.report_game import ReportGame, side_of_person
from escabel_gui.record.result import Standing, standing_of

SCORES: Final = {Standing.WON: 1.0, Standing.TIED: 0.5, Standing.LOST: 0.0}


class RatingPoint(NamedTuple):
    """Rating after a game of the report."""

    game: int  # its place
    rating: Rating


class RatedCurve(NamedTuple):
    """Ratings in one game, in their order."""

    game: str  # wire name of the ruleset
    points: list[RatingPoint]


def rating_curves(games: list[ReportGame], rated: RatedGames | None) -> list[RatedCurve]:
    """Return a curve for each ruleset; the ratings are those over all rated games (None: over those of the report)."""
    places = {game.facts.rated: place for place, game in reversed([*enumerate(games)]) if game.facts.rated}
    if rated is None:
        rated = RatedGames([rated_from(games[place]) for place in sorted(places.values())])
    curves: list[RatedCurve] = []
    for name in dict.fromkeys(game.game for game in rated.games):
        counted = [game for game in rated.games if game.game == name]
        points = [
            RatingPoint(places[game.identity], rating)
            for game, rating in zip(counted, rated.curve(name)[1:], strict=True)
            if game.identity in places
        ]
        if points:
            curves.append(RatedCurve(name, points))
    return curves


def rated_from(game: ReportGame) -> RatedGame:
    """Return a game against a bot as it counts for the rating of the person in it."""
    summary = game.summary
    side = side_of_person(summary, "")
    level = max(parse_bot_level(name) for name in summary.players)
    score = SCORES[standing_of(summary.result, side)]
    return RatedGame(game.facts.rated, summary.ruleset, summary.size, level, score, summary.date)
