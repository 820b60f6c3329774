"""What a list of games tells of one of them."""

from pathlib import Path

import pytest

from escabel_gui.record.sgf.tokens import SESSION
from escabel_gui.record.storage.game_store import format_session
from escabel_gui.record.storage.summary import summarize
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK, NOBODY, WHITE
from tests.record.indexed import write


@pytest.mark.parametrize(
    ("seats", "moves", "friend"),
    [
        ({"black": "person", "white": "friend: Bo"}, "a1 b1", WHITE),
        ({"black": "friend", "white": "person"}, "a1 b1", BLACK),
        ({"black": "friend", "white": "person"}, "a1 swap-sides", WHITE),
        ({"black": "bot 3", "white": "person"}, "a1 b1", NOBODY),
        ({"black": "friendly", "white": "person: friend"}, "a1 b1", NOBODY),
    ],
)
def test_who_is_a_friend_elsewhere_is_told(tmp_path: Path, seats: dict[str, str], moves: str, friend: int) -> None:
    tree = GameTree(make_rules("escabel", 5))
    node = tree.root
    for name in moves.split():
        node = tree.add_legal_move(node, tree.rules.parse_legal_move(tree.state_at(node), name))
    tree.root.properties[SESSION] = format_session(seats)
    write(tmp_path / "game.sgf", tree)
    summarized = summarize(tmp_path / "game.sgf")
    assert summarized is not None
    assert summarized[0].friend == friend
