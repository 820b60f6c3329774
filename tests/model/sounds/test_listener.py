"""What happens at the table can be heard, and nothing when sounds are off."""

from collections.abc import Callable
from pathlib import Path

import pytest

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.invitation import INVITATION_BYTES
from escabel_gui.link.signing import Role
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.players.player import Player
from escabel_gui.model.sounds.listener import LAST_SECONDS, Listener
from escabel_gui.model.sounds.loudspeaker import Loudspeaker
from escabel_gui.model.sounds.sound import Sound
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.next_game import new_copy
from escabel_gui.model.table.table import Table
from escabel_gui.record.time_control import BYO_YOMI, SUDDEN_DEATH, TimeControl
from tests.model.seating import MakeTable, StartEngine, play, rest

LetPass = Callable[[float], None]
TWO = (Player(), Player())


class Ear(Loudspeaker):
    """Loudspeaker that only writes down what it would play."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.heard: list[Sound] = []

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings")


@pytest.fixture
def ear() -> Ear:
    return Ear()


def listen(table: Table, settings: Settings, ear: Ear) -> Listener:
    listener = Listener(table, settings, ear, table)
    table.game.node_changed.connect(listener.hear_step)
    return listener


def test_moves_are_heard_forwards_and_the_end(make_table: MakeTable, settings: Settings, ear: Ear) -> None:
    table = make_table(GameSetup("escabel", 4, TWO))
    listen(table, settings, ear)
    play(table, "b2 b3 b2-b3")
    table.game.go_back()
    assert ear.heard == [Sound.PLACED, Sound.PLACED, Sound.CLIMBED]
    table.game.go_on()
    assert ear.heard[3:] == [Sound.CLIMBED]
    table.giving_up.resign()
    assert ear.heard[4:] == [Sound.ENDED]


def test_a_refusal_is_heard(make_table: MakeTable, settings: Settings, ear: Ear) -> None:
    listen(make_table(GameSetup("escabel", 4, TWO)), settings, ear).hear_refusal()
    assert ear.heard == [Sound.REFUSED]


def test_nothing_is_heard_when_sounds_are_off(make_table: MakeTable, settings: Settings, ear: Ear) -> None:
    table = make_table(GameSetup("escabel", 4, TWO))
    listener = listen(table, settings, ear)
    settings.plays_sounds = False
    play(table, "b2 b3")
    listener.hear_refusal()
    table.giving_up.resign()
    assert ear.heard == []


@pytest.mark.parametrize(
    "control",
    [TimeControl(SUDDEN_DEATH, main=20), TimeControl(BYO_YOMI, main=0, extra=20, periods=1)],
    ids=["sudden death", "byo-yomi"],
)
def test_each_of_the_last_seconds_is_heard(
    make_table: MakeTable, let_pass: LetPass, settings: Settings, ear: Ear, control: TimeControl
) -> None:
    table = make_table(GameSetup("escabel", 4, TWO, control))
    listen(table, settings, ear)
    play(table, "b2")
    for _ in range(39):
        let_pass(0.5)
        table.clock.ticked.emit()
    assert ear.heard == [Sound.PLACED] + [Sound.LAST_SECOND] * LAST_SECONDS


def test_the_bots_last_seconds_are_its_own(
    make_table: MakeTable, start_engine: StartEngine, let_pass: LetPass, settings: Settings, ear: Ear
) -> None:
    setup = GameSetup("escabel", 4, (Player(), Player(1)), TimeControl(SUDDEN_DEATH, main=20))
    table = make_table(setup, start_engine("slow").bot)
    listen(table, settings, ear)
    play(table, "b2")
    for _ in range(39):
        let_pass(0.5)
        table.clock.ticked.emit()
    assert Sound.LAST_SECOND not in ear.heard


def test_a_friends_last_seconds_are_their_own_while_one_looks_back(
    make_table: MakeTable, let_pass: LetPass, settings: Settings, ear: Ear
) -> None:
    setup = GameSetup("escabel", 4, (Player(), Player(is_friend=True)), TimeControl(SUDDEN_DEATH, main=20))
    table = make_table()
    table.begin(setup, copy=new_copy(setup, ConnectionInfo(Role.HOST, bytes(INVITATION_BYTES))))
    table.set_connected(True)
    rest(table)
    listen(table, settings, ear)
    play(table, "b2")
    table.game.go_back()  # to a turn of one's own
    for _ in range(39):
        let_pass(0.5)
        table.clock.ticked.emit()
    assert table.clock.running == 1
    assert Sound.LAST_SECOND not in ear.heard
