"""Abande's published sample game through the whole program: from its plain list to the board, the disk and back."""

from pathlib import Path

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.rules.state import BLACK, WHITE
from tests.view.hands import SitDown

SAMPLE_GAME = Path(__file__).parents[2] / "data" / "abande-sample.txt"
MOVES = SAMPLE_GAME.read_text().split()


def test_the_sample_game_is_read_shown_saved_and_opened_again(sit_down: SitDown, tmp_path: Path) -> None:
    person = sit_down(GameSetup("abande", 7, (Player(), Player())))
    table = person.table

    person.parts.files.open_file(SAMPLE_GAME)
    assert table.game.result == parse_result("W+1")
    assert person.message == "White wins by 1 point."
    assert table.game.rules.score(table.game.state) == (13, 14)

    for ply, text in enumerate(MOVES):
        node = table.game.tree.main_line()[ply + 1]
        assert node.move is not None
        assert table.game.rules.format_move(node.move) == text
        assert person.parts.history.model.places[node][1] == (BLACK if ply % 2 == 0 else WHITE)

    person.qtbot.waitUntil(lambda: table.path is not None and len(read_sgf(table.path.read_text()).main_line()) > 1)
    kept = GameStore(tmp_path / "games").resume()
    assert kept is not None
    again = [kept.tree.rules.format_move(node.move) for node in kept.tree.main_line() if node.move is not None]
    assert again == MOVES
    assert kept.tree.result == parse_result("W+1")
