"""Even openings: no color is ahead by a search, both games of a pair have the same one, and none is made up."""

from pathlib import Path

import pytest

from escabel_gui.engine.command import main
from escabel_gui.engine.matches.even_openings import MAX_LEAD, even_opening
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import SearchController, SearchLimits
from escabel_gui.engine.thinking.win_rates import find_calibration, win_rate
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.rules.catalogue import make_rules

VISITS = 3_000


@pytest.mark.parametrize(("game", "size"), [("escabel", 7), ("abande", 7)])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_search_gives_neither_color_more_after_an_even_opening(game: str, size: int, seed: int) -> None:
    opening = even_opening(game, size, 2, VISITS, seed)
    assert len(opening) == 2
    rules = make_rules(game, size)
    line = PlayedLine(rules)
    for move in opening:
        line.play(move)
    searcher = SearchController(rules, search_preset("default"), NodePool(100_000), seed + 1)
    searcher.set_root(line)
    searcher.think(SearchLimits(VISITS, None), lambda: False)
    rate = win_rate(float(searcher.tree.mean(searcher.best_child())), find_calibration(rules), VISITS)
    assert abs(rate - 0.5) < MAX_LEAD + 0.1  # another seed, so a little more


def test_even_openings_follow_from_the_seed() -> None:
    openings = []
    for seed in (1, 2, 3, 1, 2, 3):
        even_opening.cache_clear()
        openings.append(even_opening("quabble", 7, 3, 300, seed))
    assert openings[:3] == openings[3:]
    assert len({tuple(opening) for opening in openings}) == 3


def test_both_games_of_a_pair_begin_alike(tmp_path: Path) -> None:
    arguments = ["--game", "quabble", "--size", "5", "--games", "4", "--opening", "3", "--visits", "5"]
    assert main(["match", *arguments, "--even", "50", "--save", str(tmp_path)]) == 0
    games = [read_sgf(path.read_text("utf-8")).main_line() for path in sorted(tmp_path.iterdir())]
    first, second, third, fourth = ([node.move for node in line[:4]] for line in games)
    assert first == second
    assert third == fourth
    assert first != third


def test_a_board_without_even_openings_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--game", "quabble", "--size", "3", "--opening", "1", "--visits", "5", "--even", "2000"]
    assert main(["match", *arguments]) == 1
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == "escabel-engine: none of 200 random openings of quabble 3 is even: choose another --opening"
