"""The library is reviewed game by game, in the background, and whatever ends that loses nothing."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.analysis.examination import VISITS
from escabel_gui.model.application.settings import OFF, ON, PAUSED, Settings
from escabel_gui.model.engines.analyst import MAX_FAILURES
from escabel_gui.model.engines.bot import Request
from escabel_gui.model.engines.engine_process import Position, engine_command
from escabel_gui.model.library import library_review
from escabel_gui.model.library.library import Library
from escabel_gui.model.library.library_review import LibraryReview, ReviewState
from escabel_gui.model.table.table import Table
from escabel_gui.record.evaluation import MIN_VISITS
from escabel_gui.record.progress import Cancelled, ProgressCallback, no_progress
from escabel_gui.record.review.review import Review
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_store import GameStore, StoredGame
from escabel_gui.record.storage.summary import Summary
from tests.model.full_disk import FullDisk
from tests.model.seating import FakeEngine, FileReader, StartEngine, wait_until

WEAK = "XEVAL[info move b2 visits 30 winrate 0.5000 pv b2]SBKV[50.00]"
GAMES = {
    "won": "(;GM[101]SZ[4]PB[Ada]PW[Escabel bot 3]DT[2026-01-05]RE[B+R];B[b2];W[c3];B[d4])",
    "lost-long-ago": "(;GM[101]SZ[4]PB[Ada]PW[Escabel bot 3]DT[2026-01-01]RE[W+R];B[b2];W[c3])",
    "lost": "(;GM[101]SZ[4]PB[Escabel bot 1]PW[Ada]DT[2026-01-02]RE[B+R];B[b2];W[c3];B[d4])",
    "weak-thoughts": f"(;GM[101]SZ[4]PB[Bo]PW[Ada]DT[2026-01-04]RE[B+R]{WEAK};B[b2]{WEAK};W[c3]{WEAK})",
    "going-on": "(;GM[101]SZ[4]PB[Ada]PW[Bo]DT[2026-01-06];B[b2];W[c3])",
}
ORDER = ["lost", "lost-long-ago", "won", "weak-thoughts"]
MakeReview = Callable[..., LibraryReview]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the calm that the review waits for, so that tests take no longer than needed to see that it waits."""
    monkeypatch.setattr(library_review, "CALM_MS", 1)


@pytest.fixture
def table_engine(start_engine: StartEngine) -> FakeEngine:
    """Return the engine that looks at the game on the table."""
    return start_engine()


@pytest.fixture
def make_review(
    table: Table, table_engine: FakeEngine, start_engine: StartEngine, tmp_path: Path
) -> Iterator[MakeReview]:
    """Yield a function that makes the review of the library, as each start of the program does."""
    made: list[tuple[Library, LibraryReview]] = []

    def make(engine: FakeEngine | None = None) -> LibraryReview:
        library = Library(table)
        settings = Settings(tmp_path / "settings")
        analyst = (engine or start_engine()).analyst
        made.append((library, LibraryReview(library, table, table_engine.analyst, settings, analyst)))
        return made[-1][1]

    yield make
    for library, review in made:
        review.close()
        library.close()


unseen = FileReader(lambda path: len(Review(read_sgf(read_bytes(path).decode())).unseen))


def unseen_in(folder: Path, name: str) -> int:
    return unseen(folder / f"{name}.sgf")


def games_of(review: LibraryReview) -> list[str]:
    """Return a list that grows with the games that are turned to."""
    seen: list[str] = []

    def note() -> None:
        game = review.progress.game
        if game is not None and game.file.removesuffix(".sgf") not in seen:
            seen.append(game.file.removesuffix(".sgf"))

    review.changed.connect(note)
    return seen


def words_of(review: LibraryReview) -> list[str]:
    said: list[str] = []
    review.said.connect(lambda words: said.append(str(words)))
    return said


def test_all_games_that_are_over_are_reviewed_the_lost_and_the_newest_first(
    make_review: MakeReview, folder: Path, tmp_path: Path
) -> None:
    times = {name: (folder / f"{name}.sgf").stat().st_mtime_ns for name in GAMES}
    review = make_review()
    turned_to, said = games_of(review), words_of(review)
    own: list[tuple[int, int]] = []
    review.own_game_reviewed.connect(lambda found, person: own.append((len(found.unseen), person)))
    review.start()
    assert review.state == ReviewState.RUNNING
    wait_until(lambda: review.state == ReviewState.OFF)
    assert turned_to == ORDER
    wait_until(lambda: not any(unseen_in(folder, name) for name in ORDER))
    assert unseen_in(folder, "going-on") == 3
    assert said == ["All games that are over have been reviewed."]
    assert own == [(0, 1), (0, 0), (0, 0)]  # those against a bot, all of whose positions have been seen
    wait_until(lambda: Settings(tmp_path / "settings").library_review == OFF)
    wait_until(lambda: all((folder / f"{name}.sgf").stat().st_mtime_ns - times[name] < 1e6 for name in GAMES))


def test_where_nothing_is_to_be_done_that_is_said(make_review: MakeReview, folder: Path) -> None:
    for name in ORDER:
        (folder / f"{name}.sgf").unlink()
    review = make_review()
    said = words_of(review)
    review.start()
    wait_until(lambda: review.state == ReviewState.OFF)
    assert said == ["All games that are over have been reviewed already."]


def test_the_thoughts_of_weak_levels_are_no_review() -> None:
    assert len(Review(read_sgf(GAMES["weak-thoughts"])).unseen) == 3
    thorough = GAMES["weak-thoughts"].replace("visits 30", f"visits {MIN_VISITS}")
    assert Review(read_sgf(thorough)).unseen == []
    spread = GAMES["weak-thoughts"].replace("SBKV", f"XVISITS[{VISITS}]SBKV")  # most of them on moves that are not kept
    assert Review(read_sgf(spread)).unseen == []


def test_it_stands_back_while_the_bot_thinks(make_review: MakeReview, start_engine: StartEngine, table: Table) -> None:
    slow = start_engine("slow")
    table.bot._engine._command = slow.bot._engine._command
    table.bot.think(Request(Position("escabel", 4, "", (), "black"), 1), int)
    engine = start_engine()
    review = make_review(engine)
    review.start()
    wait_until(lambda: review.progress.positions > 0)
    assert review.state == ReviewState.WAITING
    done = review.progress.positions_done
    assert done == 0
    table.bot.cancel()
    wait_until(lambda: review.state in (ReviewState.RUNNING, ReviewState.OFF))
    wait_until(lambda: review.state == ReviewState.OFF)


def test_it_stands_back_while_the_game_on_the_table_is_looked_at(
    make_review: MakeReview, table_engine: FakeEngine
) -> None:
    review = make_review()
    table_engine.analyst.analyze(Position("escabel", 4, "", (), "black"))
    review.start()
    wait_until(lambda: review.progress.positions > 0)
    assert review.state == ReviewState.WAITING
    table_engine.analyst.stop()
    wait_until(lambda: review.progress.positions_done > 0 or review.progress.done > 0)
    table_engine.analyst.analyze(Position("escabel", 4, "", (), "black"))
    assert review.state == ReviewState.WAITING
    before = review.progress
    assert not review._analyst.is_busy
    table_engine.analyst.stop()
    wait_until(lambda: review.state == ReviewState.OFF)
    assert before.done < before.total == len(ORDER)


def test_it_can_be_paused_and_goes_on(make_review: MakeReview, folder: Path, tmp_path: Path) -> None:
    review = make_review()
    review.start()
    wait_until(lambda: review.progress.positions_done > 0 or review.progress.done > 0)
    review.pause(True)
    assert review.state == ReviewState.PAUSED
    assert not review._analyst.is_busy
    wait_until(lambda: Settings(tmp_path / "settings").library_review == PAUSED)
    review.pause(False)
    assert review.state == ReviewState.RUNNING
    wait_until(lambda: review.state == ReviewState.OFF)
    wait_until(lambda: not any(unseen_in(folder, name) for name in ORDER))


def test_called_off_it_keeps_what_it_has_seen(make_review: MakeReview, folder: Path, tmp_path: Path) -> None:
    review = make_review()
    review.changed.connect(lambda: review.stop() if review.progress.positions_done == 2 else None)
    review.start()
    wait_until(lambda: review.state == ReviewState.OFF)
    wait_until(lambda: Settings(tmp_path / "settings").library_review == OFF)
    wait_until(lambda: unseen_in(folder, "lost") == 2)
    assert unseen_in(folder, "won") == 4


@pytest.mark.parametrize("setting", [ON, PAUSED])
def test_the_next_start_goes_on_where_it_was(
    make_review: MakeReview, start_engine: StartEngine, folder: Path, tmp_path: Path, setting: str
) -> None:
    first = make_review()
    first.start()
    wait_until(lambda: first.progress.done == 1)
    first.close()
    wait_until(lambda: unseen_in(folder, "lost") == 0)
    settings = Settings(tmp_path / "settings")
    settings.library_review = setting
    settings.file.wait()
    engine = start_engine()
    again = make_review(engine)
    turned_to = games_of(again)
    again.go_on()
    if setting == PAUSED:
        wait_until(lambda: again.progress.total > 0)
        assert again.state == ReviewState.PAUSED
        again.pause(False)
    wait_until(lambda: again.state == ReviewState.OFF)
    assert turned_to == ORDER[1:]
    wait_until(lambda: not any(unseen_in(folder, name) for name in ORDER))


def test_nothing_begins_by_itself(make_review: MakeReview) -> None:
    review = make_review()
    review.go_on()
    assert review.state == ReviewState.OFF


def test_the_game_on_the_table_is_left_alone(make_review: MakeReview, table: Table, folder: Path) -> None:
    table.resume(*GameStore(folder).open(folder / "lost.sgf"))
    review = make_review()
    review.start()
    wait_until(lambda: review.state == ReviewState.OFF)
    wait_until(lambda: not any(unseen_in(folder, name) for name in ORDER[1:]))
    assert unseen_in(folder, "lost") == 4


def test_a_game_that_comes_on_the_table_is_left_alone(make_review: MakeReview, table: Table, folder: Path) -> None:
    review = make_review()
    turned_to, said = games_of(review), words_of(review)
    review.start()
    wait_until(lambda: review.progress.positions > 0)
    table.resume(*GameStore(folder).open(folder / "lost.sgf"))
    wait_until(lambda: review.state == ReviewState.OFF)
    assert turned_to == ORDER
    assert unseen_in(folder, "lost") > 0
    assert said == ["All games that are over have been reviewed, except the one on the board."]


def test_a_game_that_is_gone_is_passed_over(make_review: MakeReview, folder: Path) -> None:
    review = make_review()
    review.start()
    wait_until(lambda: review.progress.total > 0)
    (folder / "won.sgf").unlink()
    wait_until(lambda: review.state == ReviewState.OFF)
    assert not (folder / "won.sgf").exists()


def test_a_game_is_reviewed_although_other_reading_is_called_off_meanwhile(
    make_review: MakeReview, table: Table, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game = table.kept_games.open
    review = make_review()

    def call_off(path: Path, report: ProgressCallback = no_progress) -> StoredGame:
        review._library.cancel()  # as Cancel in the library and in the report does
        report(0, 1)
        return open_game(path, report)

    monkeypatch.setattr(table.kept_games, "open", call_off)
    turned_to = games_of(review)
    review.start()
    wait_until(lambda: review.state == ReviewState.OFF)
    assert turned_to == ORDER
    wait_until(lambda: not any(unseen_in(folder, name) for name in ORDER))


def test_a_game_in_which_something_unexpected_happens_is_passed_over(
    qtbot: QtBot, make_review: MakeReview, table: Table, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_game = table.kept_games.open

    def stumble(path: Path, report: ProgressCallback = no_progress) -> StoredGame:
        return open_game(path, report) if path.stem != "lost" else 1 // 0  # type: ignore[return-value]

    monkeypatch.setattr(table.kept_games, "open", stumble)
    review = make_review()
    with qtbot.captureExceptions() as raised:
        review.start()
        wait_until(lambda: review.state == ReviewState.OFF)
    assert [kind for kind, *_ in raised] == [ZeroDivisionError]
    wait_until(lambda: not any(unseen_in(folder, name) for name in ORDER if name != "lost"))


def test_a_library_that_cannot_be_listed_is_not_reviewed(
    qtbot: QtBot, make_review: MakeReview, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = make_review()
    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(GameIndex, "search", lambda *_: 1 // 0)
        review.start()
        wait_until(lambda: bool(raised))
    assert review.state == ReviewState.OFF


def test_the_games_known_so_far_are_reviewed_where_reading_is_called_off(
    make_review: MakeReview, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = make_review()
    review.start()
    wait_until(lambda: review.state == ReviewState.OFF)

    def call_off(*_: object) -> bool:
        raise Cancelled

    with monkeypatch.context() as patch:
        patch.setattr(GameIndex, "refresh", call_off)
        said = words_of(review)
        review.start()
        wait_until(lambda: review.state == ReviewState.OFF)
    assert said == ["All games that are over have been reviewed already."]


def test_its_engine_has_one_process_of_low_priority() -> None:
    command = engine_command(is_in_background=True)
    assert "--background" in command
    assert command[command.index("--threads") + 1] == "1"
    assert "--background" not in engine_command()


def test_an_engine_that_does_not_answer_pauses_it(make_review: MakeReview, start_engine: StartEngine) -> None:
    review = make_review(start_engine("dies"))
    said = words_of(review)
    told: list[Summary | None] = []
    review.changed.connect(lambda: told.append(review.progress.game))
    review.start()
    wait_until(lambda: review.state == ReviewState.PAUSED)
    assert told[-1] is None
    assert said == ["The bot does not answer, and the review of the library is paused."]
    review.pause(False)
    wait_until(lambda: review.state == ReviewState.PAUSED)
    assert len(said) == 2


def test_it_goes_on_where_an_engine_did_not_answer(
    make_review: MakeReview, start_engine: StartEngine, folder: Path
) -> None:
    review = make_review(start_engine("dies", MAX_FAILURES + 1))
    review.start()
    wait_until(lambda: review.state == ReviewState.PAUSED)
    turned_to = games_of(review)
    review.pause(False)
    wait_until(lambda: review.state == ReviewState.OFF)
    assert turned_to == ORDER
    wait_until(lambda: not any(unseen_in(folder, name) for name in ORDER))


def test_it_does_not_end_where_the_last_game_cannot_be_written(
    make_review: MakeReview, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = make_review()
    said, disk = words_of(review), FullDisk(monkeypatch)

    def fill_at_last() -> None:
        game, positions = review.progress.game, review.progress.positions
        if game is not None and game.file == f"{ORDER[-1]}.sgf" and positions:
            disk.is_full = True

    disk.is_full = False
    review.changed.connect(fill_at_last)
    review.start()
    wait_until(lambda: review.state in (ReviewState.PAUSED, ReviewState.OFF))
    assert (review.state, said, review.progress.done) == (ReviewState.PAUSED, [], len(ORDER) - 1)
    review.changed.disconnect(fill_at_last)
    disk.is_full = False
    review.pause(False)
    wait_until(lambda: review.state == ReviewState.OFF)
    assert not any(unseen_in(folder, name) for name in ORDER)
    assert said == ["All games that are over have been reviewed."]


def test_it_pauses_where_nothing_can_be_written_and_looks_again(
    make_review: MakeReview, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = make_review()
    told: list[str] = []
    review._library.said.connect(lambda words: told.append(str(words)))
    said = words_of(review)
    disk = FullDisk(monkeypatch)
    review.start()
    wait_until(lambda: review.state == ReviewState.PAUSED)
    assert told[0] == "lost.sgf: No space left on device."
    assert (said, review.progress.done, review.progress.total) == ([], 0, len(ORDER))
    disk.is_full = False
    turned_to = games_of(review)
    review.pause(False)
    wait_until(lambda: review.state == ReviewState.OFF)
    assert turned_to == ORDER
    wait_until(lambda: not any(unseen_in(folder, name) for name in ORDER))
    assert said == ["All games that are over have been reviewed."]
