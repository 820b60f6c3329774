"""Players, and how they are written down."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.engine.thinking import levels
from escabel_gui.model.players.bot_player import UNLIMITED_LEVEL
from escabel_gui.model.players.player import Player, format_player, parse_player
from escabel_gui.record.names import LEVELS

names = st.text(st.characters(exclude_categories=["C"]), max_size=40).map(str.strip)


@given(
    st.builds(Player, st.sampled_from([0, *LEVELS]), names, st.just(False))
    | st.builds(Player, st.just(0), names, st.just(True))
)
def test_a_player_is_read_as_it_was_written(player: Player) -> None:
    assert parse_player(format_player(player)) == player


@pytest.mark.parametrize("text", ["", "bot", "bot x", "bot 0", "bot 99", "bot -1", "robot 3", "bot ²"])
def test_what_cannot_be_read_is_a_person(text: str) -> None:
    assert parse_player(text) == Player()


@given(st.text())
def test_any_text_is_a_player(text: str) -> None:
    assert parse_player(text).level in (0, *LEVELS)


def test_one_level_sees_as_much_as_it_has_time_for() -> None:
    assert [level.number for level in levels.LEVELS if level.visits is None] == [UNLIMITED_LEVEL]
