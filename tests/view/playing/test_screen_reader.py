"""Whole games are played by somebody who sees nothing, and goes by what a screen reader says."""

import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from tests.view.screen_reader import ScreenReader, desktop, running, why_not_here

pytestmark = pytest.mark.skipif(bool(why_not_here()), reason=f"no screen reader can be tried here: {why_not_here()}")

STACK = re.compile(r"([a-z])(\d+), (empty|Black|White)(?:, height (\d+))?(?:, last move)?")
TURN = re.compile("Your move|swapped sides")
ARROWS = ("Right", "Left", "Up", "Down")
REFUSAL = re.compile("You may place (on|in) ")
END = re.compile(r"(?:You|Bot \(level 1\)) wins?\.")


@pytest.fixture(scope="module")
def environment() -> Iterator[dict[str, str]]:
    with desktop() as environment:
        yield environment


class BlindPlayer:
    """Player who has the keys and the size of the board, and hears."""

    def __init__(self, reader: ScreenReader) -> None:
        self.reader = reader
        self.at = ""  # the point under the cursor
        self.there = ""  # what lies on it

    def press(self, key: str) -> str:
        """Press a key that moves the cursor, and hear where it is now and what lies there."""
        self.reader.press(key)
        stack = STACK.fullmatch(self.reader.hear(self._is_elsewhere))
        assert stack is not None
        self.at, self.there = stack[1] + stack[2], f"{stack[3]} {stack[4] or ''}".strip()
        return self.there

    def _is_elsewhere(self, text: str) -> bool:
        """Return whether a text is about another point than where the cursor was, of which there may be news, too."""
        stack = STACK.fullmatch(text)
        return stack is not None and stack[1] + stack[2] != self.at

    def go_to(self, point: str) -> str:
        """Bring the cursor to a point on a board of squares; return what lies there."""
        while self.at != point:
            across, up = ord(point[0]) - ord(self.at[0]), int(point[1:]) - int(self.at[1:])
            self.press(("Right" if across > 0 else "Left") if across else ("Up" if up > 0 else "Down"))
        return self.there

    def ways(self, size: int) -> list[str]:
        """Return the keys that lead on from here, on a board of so many rows and columns."""
        column, row = ord(self.at[0]) - ord("a") + 1, int(self.at[1:])
        return [
            key for key, to in zip(ARROWS, (column + 1, column - 1, row + 1, row - 1), strict=True) if 1 <= to <= size
        ]

    def enter(self, awaited: str) -> str:
        """Press Enter, and hear until something comes that is awaited."""
        self.reader.press("Return")
        return self.reader.hear(lambda text: re.search(awaited, text) is not None)

    def play(self, point: str, awaited: str) -> str:
        self.go_to(point)
        return self.enter(awaited)


EMPTY = {"en": "empty", "de": "leer", "es": "vacío", "hu": "üres"}
LAST = {
    "en": "Black, last move",
    "de": "Schwarz, letzter Zug",
    "es": "Negro, última jugada",
    "hu": "Fekete, utolsó lépés",
}


@pytest.fixture
def player(request: pytest.FixtureRequest, environment: dict[str, str], tmp_path: Path) -> Iterator[BlindPlayer]:
    """Yield a player before a new game as the test wants it, with the cursor on the board."""
    settings = Settings(tmp_path / "settings")
    settings.setup, settings.language = request.param
    settings.file.wait()
    program = environment | {"ESCABEL_DATA_DIR": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    program |= {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    reader = ScreenReader(environment)
    with running([sys.executable, "-m", "escabel_gui"], env=program):
        try:
            reader.open_window()
            player = BlindPlayer(reader)
            reader.press("F2")
            player.at = reader.hear(lambda text: re.match(r"[a-z]\d+, ", text) is not None).partition(",")[0]
            yield player
        finally:
            reader.close()


@pytest.mark.parametrize("player", [(GameSetup("escabel", 4, (Player(), Player())), "en")], indirect=True)
def test_a_game_of_escabel_is_heard_from_the_first_stone_to_the_result(player: BlindPlayer) -> None:
    player.play("b1", "Swap sides, or just play on?")
    player.play("c1", r"^White placed on c1\. Black to move\.$")
    player.play("d1", r"^Black placed on d1\. White to move\.$")
    player.play("b1", "^b1 is taken")
    player.play("c1", "^c1 is selected. c1 can climb d1 or b1")
    cells = player.reader.cells(player.reader.find("table"))
    assert [name for name, place in cells.items() if "selected" in player.reader.states(place)] == ["c1, White"]
    player.play("b1", "c1 (climbed|climbs)|climbed b1")
    assert player.go_to("c1") == "Black"  # which came onto what was left
    assert player.go_to("b1") == "White 2"
    for point in ("c2", "a1", "c3", "a2"):
        player.play(point, f"placed on {point}")
    player.play("c4", "none of White’s 8 replies cuts the chain")
    player.play("a3", "^Black wins")


@pytest.mark.parametrize("player", [(GameSetup("conquare", 3, (Player(), Player(1))), "en")], indirect=True)
def test_a_game_of_conquare_against_the_bot_is_played_by_ear(player: BlindPlayer) -> None:
    """Try a stone wherever the cursor hears that there is room; then go where it has gone least."""
    heard, gone = "", Counter[tuple[str, str]]()
    while not END.search(heard):
        way = min(player.ways(7), key=lambda way: gone[player.at, way])
        gone[player.at, way] += 1
        assert gone.total() < 500
        if player.press(way) == "empty":
            heard = player.enter(f"{TURN.pattern}|{END.pattern}|{REFUSAL.pattern}")
    said = " ".join(player.reader.said)
    assert "You placed on" in said
    assert re.search("(White|Black) placed on|The players swapped sides", said)


@pytest.mark.parametrize(
    "player", [(GameSetup("escabel", 3, (Player(), Player())), language) for language in EMPTY], indirect=True
)
def test_the_board_is_a_table_whose_cells_say_what_lies_there(
    player: BlindPlayer, request: pytest.FixtureRequest
) -> None:
    reader = player.reader
    language = request.node.callspec.params["player"][1]
    reader.press("Right")
    reader.hear(lambda text: text == f"c2, {EMPTY[language]}")
    reader.press("Return")
    reader.hear(lambda text: text == f"c2, {LAST[language]}")
    table = reader.find("table")
    assert reader.name(table) == "Escabel, 3\u00a0×\u00a03"
    cells = reader.cells(table)
    names = [f"{letter}{row}" for row in (3, 2, 1) for letter in "abc"]
    assert list(cells) == [f"{name}, {LAST[language] if name == 'c2' else EMPTY[language]}" for name in names]
    focused = [name for name, place in cells.items() if "focused" in reader.states(place)]
    assert focused == [f"c2, {LAST[language]}"]
