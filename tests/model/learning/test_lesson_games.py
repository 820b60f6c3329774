"""The whole games that lessons end with: they are played at the table, and whoever wins one has done the step."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.learning.lesson_games import LessonGames
from escabel_gui.model.learning.lessons import Lessons
from escabel_gui.model.learning.practice import Practice
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.activity import Play, Stage
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.table import Table
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.rules.state import BLACK
from tests.model.seating import MakeTable, StartEngine, moves_to, wait_until

STEPS = (
    "(;GM[103]RU[quabble]SZ[3]XSTART[b]GN[First]C[Anywhere.]XGOAL[move])",
    "(;GM[103]RU[quabble]SZ[3]XSTART[b]GN[A game]C[Now play.]XGOAL[game 1])",
)


@pytest.fixture
def table(make_table: MakeTable, start_engine: StartEngine) -> Table:
    """Return a table whose bot always makes the first move that there is."""
    return make_table(GameSetup("escabel", 5, (Player(), Player())), bot=start_engine().bot, moves="c3 b2")


@pytest.fixture
def lessons(table: Table, tmp_path: Path) -> Lessons:
    folder = tmp_path / "lessons" / "quabble" / "basics"
    folder.mkdir(parents=True)
    for number, step in enumerate(STEPS, 1):
        (folder / f"{number}.sgf").write_text(step)
    practice = Practice(table, Stage(Play(table, table), table), table)
    settings = Settings(tmp_path / "settings")
    lessons = Lessons(tmp_path / "lessons", practice, table, settings, table)
    lessons.begin(lessons.all[0], 1)
    return lessons


@pytest.fixture
def games(lessons: Lessons, table: Table, tmp_path: Path) -> Iterator[LessonGames]:
    games = LessonGames(tmp_path / "lessons", table, lessons._settings, table)
    yield games
    games.close()


def wait_for_note(games: LessonGames) -> None:
    """Return when all games that are over have been taken note of."""
    noted: list[bool] = []
    games._work.do(lambda: games._work.post(noted.append, True))
    wait_until(lambda: bool(noted))


def win(table: Table) -> None:
    for text in ("b2", "c1", "c3"):
        if moves_to(table).split()[:1] != [text]:  # with which it may have begun
            table.play_text(text)
        wait_until(lambda: table.game.is_over or table.may_play)
    assert table.game.result is not None
    assert table.game.result.winner == BLACK


@pytest.mark.parametrize("first", ["b2", ""])
def test_it_begins_with_the_first_move_or_without_and_is_kept(
    lessons: Lessons, games: LessonGames, table: Table, first: str
) -> None:
    if first:
        lessons.practice.make_typed_move(first)
    else:
        lessons.play()
    assert not lessons.is_on
    assert table.setup == GameSetup("quabble", 3, (Player(), Player(1)))
    assert table.player_of(BLACK) == Player()
    wait_until(lambda: table.may_play)
    assert moves_to(table) == ("b2 a1" if first else ""), "where nobody can swap"
    win(table)
    wait_for_note(games)
    assert lessons.done(lessons.all[0]) == {1}
    wait_until(lambda: not table.writer.has_news)
    assert table.path is not None
    kept = read_sgf(table.path.read_text())
    assert len(kept.main_line()) == 6
    assert not kept.root.comment
    assert "XGOAL" not in kept.root.properties


def test_whoever_begins_the_game_at_the_end_of_a_lesson_is_told_to_have_learned_it(lessons: Lessons) -> None:
    heard: list[object] = []
    lessons.learned.connect(heard.append)
    lessons.begin(lessons.all[0], 0)
    lessons.practice.make_typed_move("b2")
    assert heard == []
    lessons.go(1)
    lessons.play()
    assert heard == lessons.all


def test_a_new_game_is_proposed_as_this_one_was(lessons: Lessons, table: Table) -> None:
    lessons.play()
    assert lessons._settings.setup == table.setup == GameSetup("quabble", 3, (Player(), Player(1)))


def test_the_game_that_was_on_the_table_is_kept_too(lessons: Lessons, table: Table) -> None:
    before = table.path
    lessons.play()
    assert before is not None
    assert len(read_sgf(before.read_text()).main_line()) == 3
    assert table.path != before


@pytest.mark.parametrize(
    ("setup", "is_done"),
    [
        (GameSetup("quabble", 3, (Player(), Player(3))), True),
        (GameSetup("quabble", 3, (Player(), Player())), False),
        (GameSetup("fast-quabble", 3, (Player(), Player(1))), False),
    ],
)
def test_any_game_won_against_a_bot_as_strong_will_do(
    lessons: Lessons, games: LessonGames, table: Table, setup: GameSetup, is_done: bool
) -> None:
    table.begin(setup)
    table.play_text("b2")
    wait_until(lambda: table.may_play)
    while not table.game.is_over:
        table.play_text(next(name for name in ("c1", "c3", "a1", "a3", "b1") if is_free(table, name)))
        wait_until(lambda: table.game.is_over or table.may_play)
    won = table.game.result is not None and table.game.result.winner == table.seating.you
    wait_for_note(games)
    assert bool(lessons.done(lessons.all[0])) == (is_done and won)
    assert won or not is_done


def is_free(table: Table, name: str) -> bool:
    rules = table.game.rules
    return rules.move_error(table.game.state, rules.parse_move(name)) is None


def test_a_lost_game_does_not_count(lessons: Lessons, games: LessonGames, table: Table) -> None:
    lessons.play()
    table.play_text("b2")
    wait_until(lambda: table.may_play)
    table.giving_up.resign()
    wait_for_note(games)
    assert lessons.done(lessons.all[0]) == set()
