"""The sounds are what their script makes: short, soft, without a click; and moves sound like what they do."""

from __future__ import annotations

import math
from array import array
from pathlib import Path

import pytest

from escabel_gui.model.sounds.sound import RATE, Sound, read_sound, sound_of
from escabel_gui.rules.catalogue import make_rules
from make.sounds import SCORES, samples_of

FOLDER = Path(__file__).parents[3] / "resources" / "sounds"
FULL_SCALE = 32_768
LONGEST_MS = {Sound.ENDED: 1_000}  # the others last 300 at most
SOFT = (-30.0, -20.0)  # dB below full scale, on the average
EDGE = RATE // 1_000  # samples in a millisecond


def level(samples: array[int]) -> float:
    """Return how loud samples are on the average, in dB below full scale."""
    return 20 * math.log10(math.sqrt(sum(sample * sample for sample in samples) / len(samples)) / FULL_SCALE)


def test_the_script_makes_the_files_that_are_there() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(SCORES) == set(Sound)
    for sound in Sound:
        made, kept = samples_of(SCORES[sound]), read_sound(FOLDER, sound)
        assert len(made) == len(kept)
        assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 1  # sines differ by systems


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short_and_soft_and_does_not_click(sound: Sound) -> None:
    samples = read_sound(FOLDER, sound)
    assert 50 <= 1_000 * len(samples) / RATE <= LONGEST_MS.get(sound, 300)
    assert SOFT[0] <= level(samples) <= SOFT[1]
    assert max(map(abs, samples)) <= FULL_SCALE / 3  # three at once are not too loud
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[:3])) <= FULL_SCALE / 1_000
    assert max(map(abs, samples[-EDGE:])) <= FULL_SCALE / 1_000
    assert abs(sum(samples) / len(samples)) <= FULL_SCALE / 1_000


def test_the_sounds_are_about_as_loud_as_each_other() -> None:
    levels = [level(read_sound(FOLDER, sound)) for sound in Sound]
    assert max(levels) - min(levels) <= 6


@pytest.mark.parametrize(
    ("wire_name", "size", "before", "move", "sound"),
    [
        ("escabel", 5, "", "c3", Sound.PLACED),
        ("escabel", 5, "c3 c4", "c3-c4", Sound.CLIMBED),
        ("escabel", 5, "c3", "swap-sides", None),
        ("abande", 7, "d4 d5 e4", "d5-d4", Sound.CLIMBED),
        ("quabble", 5, "", "a1", Sound.PLACED),
        ("conquare", 3, "e1 a7 g3 c1", "e3", Sound.CAPTURED),
        ("qualos", 4, "d1 c4 d4 d3 a2", "d4*", Sound.CAPTURED),
    ],
)
def test_a_move_sounds_like_what_it_does(
    wire_name: str, size: int, before: str, move: str, sound: Sound | None
) -> None:
    rules = make_rules(wire_name, size)
    state = rules.start()
    for text in before.split():
        rules.play(state, rules.parse_legal_move(state, text))
    assert sound_of(tuple(rules.deltas(state, rules.parse_legal_move(state, move)))) == sound
