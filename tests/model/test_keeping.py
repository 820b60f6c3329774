"""Games keep themselves: each move is on disk before the next, and one goes on where one has left."""

from __future__ import annotations

import contextlib
import errno
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import escabel_gui.model.table
import escabel_gui.record.keeping.kept
from escabel_gui.model.clock import SUDDEN_DEATH, TimeControl
from escabel_gui.model.players.player import Player
from escabel_gui.model.table import Setup, Table
from escabel_gui.record.keeping.kept import KeptGame, KeptGames
from escabel_gui.record.movelist import write_moves
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.moves import SWAP
from seating import MakeTable, StartEngine, moves_to, play

LetPass = Callable[[float], None]

FRIENDS = Setup("escabel", 4, (Player(0, "Ada"), Player(0, "Bo: the second")))


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


def last_left(games: Path) -> KeptGame:
    """The game that another program would resume now."""
    kept = KeptGames(games).resume()
    assert kept is not None
    return kept


def on_disk(games: Path) -> str:
    """The moves of its main line."""
    return write_moves(last_left(games).tree)


def resumed(make_table: MakeTable, games: Path) -> Table:
    """The table of a program that is started again."""
    table = make_table()
    table.resume(*last_left(games))
    return table


def test_every_move_is_on_disk_before_the_next(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    played: list[str] = []
    for move in ("b2", "c3", "d4", "a1"):
        play(table, move)
        assert on_disk(games).split()[: len(played)] == played
        played.append(move)


def test_a_finished_move_is_told_when_it_is_safe(qtbot: QtBot, make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    for number, move in enumerate(("b2", "c3", "d4"), start=1):
        with qtbot.waitSignal(table.kept):
            play(table, move)
        assert len(on_disk(games).split()) == number


def test_nothing_is_told_to_be_safe_while_the_last_move_is_still_written(
    qtbot: QtBot, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    disk_is_free = Event()
    prepare = table.kept_games.prepare

    def prepare_slowly(*what: Any) -> Callable[[], None]:
        write = prepare(*what)
        return lambda: write() if disk_is_free.wait(5) else None

    monkeypatch.setattr(table.kept_games, "prepare", prepare_slowly)
    with qtbot.assertNotEmitted(table.kept, wait=50):
        play(table, "c3")
    with qtbot.waitSignal(table.kept):
        disk_is_free.set()


def test_one_goes_on_where_one_has_left(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    play(table, "b2 c3 d4")
    table.game.go_back()
    table.game.go_back()
    play(table, "a1 a2")
    table.game.go_back()
    table.close()
    again = resumed(make_table, games)
    assert moves_to(again) == "b2 a1"
    assert again.setup == FRIENDS
    assert again.path == table.path
    again.game.go_on()
    assert moves_to(again) == "b2 a1 a2"


@pytest.mark.parametrize("players", [(Player(0, "Ada"), Player(3)), (Player(8), Player(1, "")), (Player(), Player())])
def test_the_same_players_sit_there_again(make_table: MakeTable, games: Path, players: tuple[Player, Player]) -> None:
    table = make_table(Setup("escabel:setup=checkered-white", 5, players))
    table.close()
    assert resumed(make_table, games).setup == table.setup


def test_swapped_seats_stay_swapped(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    play(table, "b2")
    table.play(SWAP)
    table.close()
    again = resumed(make_table, games)
    assert again.player_to_move.name == "Ada"
    assert moves_to(again) == "b2 swap-sides"


def test_clocks_stand_still_until_somebody_moves(make_table: MakeTable, games: Path, let_pass: LetPass) -> None:
    table = make_table(FRIENDS._replace(control=TimeControl(SUDDEN_DEATH, main=60)))
    play(table, "b2 c3")
    let_pass(12)
    table.close()
    again = resumed(make_table, games)
    let_pass(1000)
    assert again.is_paused
    assert [again.clock.left(person).seconds for person in (0, 1)] == [48, 60]
    play(again, "d4")
    let_pass(5)
    assert again.clock.left(1).seconds == 55


def test_clocks_stand_still_when_one_left_while_looking_back(
    make_table: MakeTable, games: Path, let_pass: LetPass
) -> None:
    table = make_table(FRIENDS._replace(control=TimeControl(SUDDEN_DEATH, main=60)))
    play(table, "b2 c3")
    table.game.go_back()
    table.close()
    again = resumed(make_table, games)
    again.game.go_to_end()
    let_pass(1000)
    assert [again.clock.left(person).seconds for person in (0, 1)] == [60, 60]


def test_the_bot_goes_on_thinking_by_itself(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, games: Path
) -> None:
    table = make_table(FRIENDS._replace(players=(Player(), Player(2))), start_engine("slow").bot)
    play(table, "d4")
    table.close()
    again = resumed(make_table, games)
    qtbot.waitUntil(lambda: moves_to(again) == "d4 a1")


def test_two_bots_wait_to_be_told(qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, games: Path) -> None:
    table = make_table(Setup("escabel", 3, (Player(1), Player(1))), start_engine("slow").bot)
    table.close()
    again = resumed(make_table, games)
    assert again.is_paused
    with qtbot.waitSignal(again.finished):
        again.unpause()


def test_a_resignation_is_kept(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    play(table, "b2 c3")
    table.resign()
    table.close()
    again = resumed(make_table, games)
    assert again.result == "W+R"
    again.take_back()
    play(again, "d4")


def test_where_one_looks_is_written_down_after_a_while(
    qtbot: QtBot, make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(escabel_gui.model.table, "SETTLE_MS", 1)
    table = make_table(FRIENDS)
    play(table, "b2 c3")
    table.game.go_to_start()
    qtbot.waitUntil(lambda: last_left(games).session["node"] == "")


@pytest.mark.parametrize(
    "session",
    [
        {},
        {"node": "0.0.9.x", "black": "nobody", "white": "bot 77", "control": "soon", "black-left": "later"},
        {"node": "-1", "control": "sudden 60 0 0", "black-left": "nan 0 0", "white-left": "5.0 0 0"},
    ],
)
def test_a_damaged_session_loses_no_move(make_table: MakeTable, games: Path, session: dict[str, str]) -> None:
    tree = GameTree(make_rules("escabel", 4))
    tree.add(tree.add(tree.root, tree.rules.parse_move("b2")), tree.rules.parse_move("c3"))
    games.mkdir()
    KeptGames(games).save(games / "a.sgf", tree, session)
    again = resumed(make_table, games)
    again.game.go_to_end()
    assert moves_to(again) == "b2 c3"


# ---- files


def test_empty_games_leave_no_file(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    for _ in range(3):
        table.begin(FRIENDS)
    play(table, "b2")
    table.begin(FRIENDS)
    table.close()
    assert len(list(games.glob("*.sgf"))) == 2


def test_every_game_has_its_own_file(make_table: MakeTable, games: Path) -> None:
    table = make_table(FRIENDS)
    for _ in range(3):
        play(table, "b2")
        table.play_again()
    table.close()
    assert len(list(games.glob("*.sgf"))) == 4


def test_a_game_from_elsewhere_is_kept_as_a_copy(make_table: MakeTable, games: Path, tmp_path: Path) -> None:
    tree = GameTree(make_rules("escabel", 4))
    tree.add(tree.root, tree.rules.parse_move("b2"))
    table = make_table()
    table.put(tree)
    play(table, "c3")
    table.close()
    assert on_disk(games) == "b2 c3"
    assert table.path is not None
    assert table.path.parent == games


# ---- disks that fail


class FullDisk:
    """Refuses what the games folder shall take, until there is room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = True
        for name in ("write_atomically", "write_new"):
            monkeypatch.setattr(
                escabel_gui.record.keeping.kept, name, self._refusing(getattr(escabel_gui.record.keeping.kept, name))
            )

    def _refusing(self, write: Callable[..., Any]) -> Callable[..., Any]:
        def write_if_there_is_room(*what: Any) -> Any:
            if self.is_full:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return write(*what)

        return write_if_there_is_room


def asked_at(table: Table, answer: bool) -> list[str]:
    """A list that grows with the reasons for which the person is asked whether moves may be lost."""
    asked: list[str] = []

    def may_lose(reason: str) -> bool:
        asked.append(reason)
        return answer

    table.may_lose = may_lose
    return asked


def other_game() -> GameTree:
    return GameTree(make_rules("escabel", 5))


Leave = Callable[[Table], bool]

WAYS_TO_LEAVE = {
    "begin": lambda table: table.begin(FRIENDS),
    "put": lambda table: table.put(other_game()),
    "resume": lambda table: table.resume(table.kept_games.folder / "other.sgf", other_game(), {}),
    "close": lambda table: table.close(),
}

leaving = pytest.mark.parametrize("leave", WAYS_TO_LEAVE.values(), ids=WAYS_TO_LEAVE.keys())


@leaving
def test_a_game_that_cannot_be_saved_is_left_only_when_one_says_so(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch, leave: Leave
) -> None:
    table = make_table(FRIENDS)
    play(table, "b2 c3")
    table.finish_saving()
    path, disk = table.path, FullDisk(monkeypatch)
    play(table, "d4 a1 a2")
    asked = asked_at(table, False)
    assert not leave(table)
    assert asked == [os.strerror(errno.ENOSPC)]
    assert on_disk(games) == "b2 c3"
    assert (table.path, moves_to(table)) == (path, "b2 c3 d4 a1 a2")
    asked_at(table, True)
    assert leave(table)
    disk.is_full = False


@leaving
def test_a_game_that_can_be_saved_after_all_is_left_unasked(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch, leave: Leave
) -> None:
    table = make_table(FRIENDS)
    path, disk = table.path, FullDisk(monkeypatch)
    play(table, "b2 c3")
    asked = asked_at(table, False)
    disk.is_full = False
    assert leave(table)
    assert asked == []
    assert path is not None
    assert write_moves(KeptGames(games).open(path).tree) == "b2 c3"


@leaving
def test_where_nothing_would_be_lost_nothing_is_asked(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, leave: Leave
) -> None:
    """That is so for what one only looks at, and for games in which nobody has played."""
    table = make_table(FRIENDS)
    play(table, "b2 c3")
    table.finish_saving()
    disk = FullDisk(monkeypatch)
    table.game.go_back()
    asked = asked_at(table, False)
    assert leave(table)
    assert table.begin(FRIENDS)
    assert leave(table)
    assert asked == []
    disk.is_full = False


def test_a_game_that_never_had_a_file_is_not_lost_unasked(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    table = make_table(FRIENDS)
    play(table, "b2")
    asked = asked_at(table, False)
    assert not table.begin(FRIENDS)
    assert len(asked) == 1
    assert moves_to(table) == "b2"
    disk.is_full = False


def test_who_stays_with_a_game_plays_on(
    qtbot: QtBot, make_table: MakeTable, start_engine: StartEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = start_engine("slow").bot
    table = make_table(FRIENDS._replace(players=(Player(), Player(2)), control=TimeControl(SUDDEN_DEATH, main=60)), bot)
    disk = FullDisk(monkeypatch)
    play(table, "d4")
    assert not table.close()
    assert table.clock.running == 1
    table.let_bot_move()  # it thinks already: at once
    qtbot.waitUntil(lambda: moves_to(table) == "d4 a1")
    disk.is_full = False


def test_that_a_game_cannot_be_saved_is_said_while_it_is_on_the_table(
    qtbot: QtBot, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS)
    news: list[str] = []
    table.said.connect(lambda words: news.append(words.text))
    table.game.replaced.connect(lambda: news.append("another game"))
    disk = FullDisk(monkeypatch)

    def make_room(_reason: str) -> bool:
        disk.is_full = False
        return True

    table.may_lose = make_room
    play(table, "b2")
    with qtbot.waitSignal(table.kept):
        table.begin(FRIENDS)
    play(table, "b2")
    with qtbot.waitSignal(table.kept):
        play(table, "c3")
    assert news[-1] == "another game"
    assert "could not be saved" in news[-2]


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder on a disk with room for very little, which only root can make."""
    folder = tmp_path / "full"
    folder.mkdir()
    if os.name != "posix" or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        pytest.skip("this system mounts no small disk: " + mounted.stderr.decode().strip())
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def test_a_full_disk_is_told_and_the_game_goes_on(qtbot: QtBot, make_table: MakeTable, full_disk: Path) -> None:
    games = full_disk / "games"
    table = make_table(FRIENDS, folder=games)
    play(table, "b2")
    table.close()
    with (full_disk / "filling").open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(4096)):
            pass
    with qtbot.waitSignal(table.said) as said:
        play(table, "c3")
    assert "could not be saved" in said.args[0].text
    assert moves_to(table) == "b2 c3"
    assert on_disk(games) == "b2"
    (full_disk / "filling").unlink()
    with qtbot.waitSignal(table.kept):
        play(table, "d4")
    assert on_disk(games) == "b2 c3 d4"


def test_a_folder_that_cannot_be_made_is_told_and_the_game_goes_on(
    qtbot: QtBot, make_table: MakeTable, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    table = make_table(folder=tmp_path / "file" / "games")
    with qtbot.waitSignal(table.said) as said:
        table.begin(FRIENDS)
    assert "could not be saved" in said.args[0].text
    play(table, "b2 c3")
    (tmp_path / "file").unlink()
    play(table, "d4")
    table.close()
    assert on_disk(tmp_path / "file" / "games") == "b2 c3 d4"


def test_a_read_only_folder_is_told_and_the_game_goes_on(
    qtbot: QtBot, make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if os.name != "posix" or os.geteuid() == 0:
        pytest.skip("root writes everywhere")
    games.mkdir(mode=0o500)
    table = make_table()
    with qtbot.waitSignal(table.said):
        table.begin(FRIENDS)
    play(table, "b2 c3")
    assert moves_to(table) == "b2 c3"


def test_an_empty_game_that_cannot_be_removed_stays_and_the_next_one_begins(
    make_table: MakeTable, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlink = Path.unlink

    def refuse_games(path: Path, missing_ok: bool = False) -> None:
        if path.suffix == ".sgf":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse_games)
    table = make_table(FRIENDS)
    table.put(GameTree(make_rules("escabel", 5)))
    table.begin(FRIENDS)
    play(table, "b2")
    assert len(list(games.glob("*.sgf"))) == 3


def test_what_nobody_expects_of_a_write_reaches_the_window(
    qtbot: QtBot, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(FRIENDS)

    def stumble(*_: object) -> None:
        raise UnicodeError("odd")

    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(escabel_gui.record.keeping.kept, "write_atomically", stumble)
        with qtbot.waitSignal(table.said) as said:
            play(table, "b2")
        qtbot.waitUntil(lambda: bool(raised))
    assert "could not be saved" in said.args[0].text
    assert raised[0][0] is UnicodeError
