"""Which games count, that none counts twice, and the file in which they are."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.record.rated_game import RatedGame, rated_game, why_not_rated
from escabel_gui.record.rating.rated_games import FIRST_RATING, RatedGames, open_rated_games, ratings_file
from escabel_gui.record.result import Ending, Result, lost_by
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import ASSISTANCE, PLAYER_CHANGE, ChildNode, GameTree
from escabel_gui.rules.catalogue import CATALOGUE, find_ruleset, make_rules
from escabel_gui.rules.state import BLACK, TIE, WHITE

TODAY = "2026-11-22"


def finished(wire_name: str = "escabel", size: int = 4, seed: int = 1) -> GameTree:
    tree = GameTree(make_rules(wire_name, size))
    random = Random(seed)
    node = tree.root
    while moves := tree.rules.legal_move_list(tree.state_at(node)):
        node = tree.add_move(node, random.choice(moves))
    return tree


def test_a_game_counts_for_who_played_it() -> None:
    tree = finished()
    result = tree.final_result
    assert result is not None
    won = rated_game(tree, result.winner, 3, TODAY)
    lost = rated_game(tree, 3 - result.winner, 3, TODAY)
    assert won is not None
    assert lost is not None
    assert (won.game, won.size, won.level, won.score, won.date) == ("escabel", 4, 3, 1.0, TODAY)
    assert lost.score == 0
    tree.result = Result(TIE)
    tied = rated_game(tree, BLACK, 3, TODAY)
    assert tied is not None
    assert tied.score == 0.5


def test_options_do_not_make_it_another_game() -> None:
    game = rated_game(finished("escabel:connection=tiebreak"), BLACK, 3, TODAY)
    assert game is not None
    assert game.game == "escabel"


def test_what_was_helped_with_taken_back_or_set_up_does_not_count() -> None:
    helped = finished()
    helped.main_line()[3].set_text(ASSISTANCE, "hint")
    assert rated_game(helped, BLACK, 3, TODAY) is None
    assert str(why_not_rated(helped)) == "Not rated: the bot has helped."

    taken_back = finished()
    node = taken_back.main_line()[3]
    other = next(
        move for move in taken_back.rules.legal_move_list(taken_back.state_at(node)) if node.child(move) is None
    )
    taken_back.add_move(node, other)
    assert rated_game(taken_back, BLACK, 3, TODAY) is None
    assert str(why_not_rated(taken_back)) == "Not rated: a move was taken back."

    reseated = finished()
    reseated.root.set_text(PLAYER_CHANGE, "person, bot 1")
    assert rated_game(reseated, BLACK, 3, TODAY) is None
    assert str(why_not_rated(reseated)) == "Not rated: the players changed during the game."

    set_up = GameTree(make_rules("escabel", 4), BLACK, "a1b")
    set_up.result = lost_by(WHITE, Ending.RESIGNATION)
    assert rated_game(set_up, BLACK, 3, TODAY) is None
    assert str(why_not_rated(set_up)) == "Not rated: the game began from a position that was set up."


def remove_last(tree: GameTree) -> None:
    node = tree.last_node()
    assert isinstance(node, ChildNode)
    tree.remove(node)


def test_what_was_not_played_to_an_end_does_not_count() -> None:
    tree = finished()
    remove_last(tree)
    assert rated_game(tree, BLACK, 3, TODAY) is None
    tree.result = lost_by(WHITE, Ending.FORFEIT)  # the engine broke down
    assert rated_game(tree, BLACK, 3, TODAY) is None
    tree.result = lost_by(WHITE, Ending.RESIGNATION)
    assert rated_game(tree, BLACK, 3, TODAY) is not None
    while len(tree.main_line()) > 4:
        remove_last(tree)
    assert rated_game(tree, BLACK, 3, TODAY) is None


def test_a_game_counts_once_whatever_becomes_of_its_file() -> None:
    tree = finished()
    game = rated_game(tree, BLACK, 3, TODAY)
    assert game is not None
    copy = read_sgf(write_sgf(tree))
    copy.name, copy.date = "a copy", "2027-01-01"
    again = rated_game(copy, BLACK, 3, "2027-01-01")
    assert again is not None
    assert again.identity == game.identity


def test_the_curve_of_a_game_has_its_games_alone() -> None:
    games = []
    for seed in range(3):
        game = rated_game(finished(seed=seed), BLACK, 3, TODAY)
        assert game is not None
        games.append(game._replace(score=1.0))
    rated = RatedGames(games)
    assert rated.curve("quabble") == [FIRST_RATING]
    curve = rated.curve("escabel")
    assert len(curve) == 4
    assert [rating.value for rating in curve] == sorted(rating.value for rating in curve)
    assert curve[-1].deviation < curve[0].deviation
    assert rated.rating("escabel") == curve[-1]


rated_entries = st.builds(
    lambda identity, board, *rest: RatedGame(f"{identity:032x}", *board, *rest),
    st.integers(0, 2**128 - 1),
    st.sampled_from([(ruleset.name, size) for ruleset in CATALOGUE for size in ruleset.sizes]),
    st.integers(1, 8),
    st.sampled_from([0.0, 0.5, 1.0]),
    st.dates().map(str),
)


@given(st.lists(rated_entries, unique_by=lambda game: game.identity))
def test_the_file_says_what_was_written(tmp_path_factory: pytest.TempPathFactory, games: list[RatedGame]) -> None:
    path = ratings_file(tmp_path_factory.mktemp("data") / "games")
    file = open_rated_games(path)
    assert file.read() == []
    file.change(lambda _: games)
    assert file.read() == games


def test_entries_that_make_no_sense_are_left_out(tmp_path: Path) -> None:
    good = RatedGame("a" * 32, "escabel", 9, 3, 1.0, TODAY)._asdict()
    bad: list[dict[str, object]] = [
        {"identity": 3}, {"game": "chess"}, {"level": 9}, {"level": True}, {"score": 7}, {"date": None},
        {"size": 99}, {"size": "9"}, {"size": True},
    ]  # fmt: skip
    entries = [None, "x", *({**good, "identity": "b" * 32, **change} for change in bad), good, good]
    path = tmp_path / "ratings.json"
    path.write_text(json.dumps({"games": entries}))
    assert [game._asdict() for game in open_rated_games(path).read()] == [good]


def test_games_that_were_rated_before_boards_had_ratings_of_their_own_count(tmp_path: Path) -> None:
    game = RatedGame("a" * 32, "escabel", find_ruleset("escabel").default_size, 3, 1.0, TODAY)
    entry = {name: value for name, value in game._asdict().items() if name != "size"}
    path = tmp_path / "ratings.json"
    path.write_text(json.dumps({"games": [entry]}))
    assert open_rated_games(path).read() == [game]


def test_the_rating_is_the_end_of_the_curve() -> None:
    games = [RatedGame(f"{number:032x}", "escabel", 9, 1 + number % 8, number % 3 / 2, TODAY) for number in range(13)]
    for count in range(14):
        assert RatedGames(games[:count]).rating("escabel") == RatedGames(games[:count]).curve("escabel")[-1]
