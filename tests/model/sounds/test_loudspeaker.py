"""The loudspeaker never keeps anybody waiting, whatever the device does, and is silent where there is none."""

from __future__ import annotations

from array import array
from pathlib import Path
from threading import Event

import pytest

from escabel_gui.model.sounds import audio_device
from escabel_gui.model.sounds import loudspeaker as module
from escabel_gui.model.sounds.audio_device import AudioDevice, Mix, NoAudioDevice
from escabel_gui.model.sounds.loudspeaker import MAX_SAMPLE, Loudspeaker, Mixer
from escabel_gui.model.sounds.sound import Sound, read_sound
from tests.patience import PATIENCE

FOLDER = Path(__file__).parents[3] / "resources" / "sounds"


class FakeDevice:
    """Audio device that takes samples when the test asks it to."""

    def __init__(self) -> None:
        self.mix: Mix | None = None
        self.opened, self.closed = Event(), Event()
        self.times_opened = 0

    def open(self, mix: Mix) -> AudioDevice:
        self.mix = mix
        self.times_opened += 1
        self.closed.clear()
        self.opened.set()
        return self

    def close(self) -> None:
        self.opened.clear()
        self.closed.set()

    def heard(self, count: int) -> array[int]:
        """Return the next samples, from where there are any."""
        assert self.opened.wait(PATIENCE)
        assert self.mix is not None
        samples = array("h")
        while not any(samples):
            samples = array("h", self.mix(1))
        return samples + array("h", self.mix(count - 1))


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


def test_what_is_played_is_what_is_in_the_file(device: FakeDevice) -> None:
    loudspeaker = Loudspeaker(FOLDER, device.open)
    loudspeaker.play(Sound.PLACED)
    samples = read_sound(FOLDER, Sound.PLACED)
    first = next(number for number, sample in enumerate(samples) if sample)
    assert device.heard(1_000) == samples[first : first + 1_000]
    loudspeaker.close()
    assert device.closed.is_set()


def test_the_device_is_given_back_when_it_has_been_silent(device: FakeDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REST_S", 0.01)
    loudspeaker = Loudspeaker(FOLDER, device.open)
    loudspeaker.play(Sound.PLACED)
    assert device.closed.wait(PATIENCE)
    loudspeaker.play(Sound.PLACED)
    assert device.opened.wait(PATIENCE) or device.times_opened == 2
    loudspeaker.close()


def test_where_there_is_no_device_it_is_looked_for_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Mix] = []
    second = Event()

    def fail(mix: Mix) -> AudioDevice:
        tried.append(mix)
        if len(tried) == 2:
            second.set()
        raise NoAudioDevice("there is none")

    loudspeaker = Loudspeaker(FOLDER, fail)
    for _ in range(3):
        loudspeaker.play(Sound.PLACED)
    loudspeaker.close()
    assert len(tried) <= 1
    monkeypatch.setattr(module, "RETRY_S", -1.0)
    loudspeaker = Loudspeaker(FOLDER, fail)
    while not second.wait(0.001):
        loudspeaker.play(Sound.PLACED)
    loudspeaker.close()


def test_nobody_waits_for_a_device_that_hangs_and_old_sounds_are_not_played_later(
    device: FakeDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STALE_S", 0.0)
    monkeypatch.setattr(module, "CLOSE_TIMEOUT_S", 0.0)
    go_on = Event()

    def hang(mix: Mix) -> AudioDevice:
        assert go_on.wait(PATIENCE)
        return device.open(mix)

    loudspeaker = Loudspeaker(FOLDER, hang)
    for _ in range(100):
        loudspeaker.play(Sound.PLACED)  # returns, or the test would not end
    go_on.set()
    assert device.opened.wait(PATIENCE)
    assert device.mix is not None
    assert not any(device.mix(10_000))
    loudspeaker.close()


def test_a_file_that_is_missing_or_damaged_is_passed_over(device: FakeDevice, tmp_path: Path) -> None:
    (tmp_path / "placed.wav").write_bytes(b"RIFF")
    (tmp_path / "refused.wav").write_bytes((FOLDER / "refused.wav").read_bytes())
    loudspeaker = Loudspeaker(tmp_path, device.open)
    for sound in (Sound.PLACED, Sound.ENDED, Sound.REFUSED):
        loudspeaker.play(sound)
    assert any(device.heard(100))
    loudspeaker.close()


def test_after_the_end_nothing_begins(device: FakeDevice) -> None:
    loudspeaker = Loudspeaker(FOLDER, device.open)
    loudspeaker.close()
    loudspeaker.play(Sound.PLACED)
    assert device.mix is None


def test_voices_are_added_up_and_never_wrap_round() -> None:
    voices = Mixer()
    voices.add(array("h", [20_000, -20_000, 5]))
    voices.add(array("h", [20_000, -20_000]))
    assert array("h", voices.mix(2)) == array("h", [MAX_SAMPLE, -MAX_SAMPLE])
    assert array("h", voices.mix(2)) == array("h", [5, 0])
    assert array("h", voices.mix(1)) == array("h", [0])


def test_the_same_sound_begins_anew() -> None:
    samples = array("h", [1, 2, 3])
    voices = Mixer()
    voices.add(samples)
    voices.mix(2)
    voices.add(samples)
    assert array("h", voices.mix(3)) == samples


def test_the_real_library_asks_for_sounds() -> None:
    """Play into the library's null device, which every system has and which makes no sound."""
    pytest.importorskip("miniaudio", reason="miniaudio is not installed: there are no sounds here")
    heard = Event()

    def open_null_device(mix: Mix) -> AudioDevice:
        def listen(count: int) -> bytes:
            samples = mix(count)
            if any(samples):
                heard.set()
            return samples

        return audio_device.open_audio_device(listen, is_heard=False)

    loudspeaker = Loudspeaker(FOLDER, open_null_device)
    loudspeaker.play(Sound.ENDED)
    assert heard.wait(PATIENCE)
    loudspeaker.close()


def test_no_backend_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("miniaudio", reason="miniaudio is not installed: there are no sounds here")
    monkeypatch.setattr(audio_device, "is_usable", lambda _name: False)
    with pytest.raises(NoAudioDevice, match="no sound card"):
        audio_device.open_audio_device(bytes)


@pytest.mark.parametrize(
    ("listed", "has_card"),
    [(" 0 [PCH            ]: HDA-Intel - HDA Intel PCH\n", True), ("--- no soundcards ---\n", False), ("", False)],
)
def test_a_card_is_found_in_the_list_of_cards(tmp_path: Path, listed: str, has_card: bool) -> None:
    cards = tmp_path / "cards"
    assert not audio_device.has_card(cards)
    cards.write_text(listed, "utf-8")
    assert audio_device.has_card(cards) == has_card
