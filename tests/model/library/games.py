"""Games of a library, and how tests wait for them."""

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from escabel_gui.model.library.indexed_games import Found
from escabel_gui.model.library.library import Library
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.storage.query import Query

FRIENDS = GameSetup("escabel", 4, (Player(0, "Ada"), Player(0, "Bo")))

GAMES = {
    "old": "(;GM[101]SZ[4]PB[Ada]PW[Bo]DT[2026-01-01]RE[B+R]C[A strong chain.];B[b2];W[c3])",
    "middle": "(;GM[101]SZ[4]PB[Carla]PW[Dmitri]DT[2026-01-02];B[b2];W[c3];B[d4])",
    "new": "(;GM[102]SZ[7]PB[Ada]PW[Elena]DT[2026-01-03]XX[kept];B[d4])",
}

Do = Callable[..., str]


def await_games(qtbot: QtBot, library: Library, *names: str, text: str = "") -> None:
    """Look for games until exactly these are found; an answer may be older than what has just happened."""
    query = Query(text)

    def are_there(answer: Found) -> bool:
        return answer.query == query and tuple(game.file.removesuffix(".sgf") for game in answer.games) == names

    with qtbot.waitSignal(library.found, check_params_cb=are_there):
        library.find(query)


def text_of(path: Path) -> str:
    return path.read_text("utf-8")
