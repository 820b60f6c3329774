"""Choice of the sound for what happens at the board."""

import math
from typing import Final

from PySide6.QtCore import QObject

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.sounds.loudspeaker import Loudspeaker
from escabel_gui.model.sounds.sound import Sound, sound_of
from escabel_gui.model.table.game import Step
from escabel_gui.model.table.table import Table

LAST_SECONDS: Final = 5  # of a clock, or of one of its periods, each of which is heard


class Listener(QObject):
    """Choice of the sounds to play, by moves and refusals that others report, and by what happens at the table.

    The moves and refusals may be of any game on the board. It is silent while the settings say so.
    """

    def __init__(
        self, table: Table, settings: Settings, loudspeaker: Loudspeaker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._loudspeaker = loudspeaker
        self._heard: tuple[int, int] | None = None  # whose clock was heard last, and how many seconds it had
        table.finished.connect(lambda: self._sound(Sound.ENDED))
        table.clock.ticked.connect(self._hear_clock)

    def hear_step(self, step: Step) -> None:
        """Play the sound of a move that is made, or gone through once more; going back is silent."""
        sound = sound_of(step.deltas)
        if sound is not None and not step.backwards:
            self._sound(sound)

    def hear_refusal(self) -> None:
        """Play the sound of a refusal."""
        self._sound(Sound.REFUSED)

    def _hear_clock(self) -> None:
        """Play a sound at each of the last seconds of somebody who is here."""
        clock, before = self._table.clock, self._heard
        person = clock.running
        self._heard = None
        if person is None or not self._table.seating.is_here(person):
            return
        second = math.ceil(clock.left(person).seconds)
        self._heard = (person, second)
        if before is not None and before[0] == person and second < before[1] and 0 < second <= LAST_SECONDS:
            self._sound(Sound.LAST_SECOND)

    def _sound(self, sound: Sound) -> None:
        if self._settings.plays_sounds:
            self._loudspeaker.play(sound)
