"""Settings come back as they were, and a damaged file is as good as none."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication
from pytestqt.qtbot import QtBot

from escabel_gui.model.application.settings import Settings
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.storage.entry_file import EntryFile, Tell
from escabel_gui.record.time_control import FISCHER, TimeControl


def fresh(folder: Path) -> dict[str, object]:
    """Return the settings that a new program reads in a folder."""
    settings = Settings(folder)
    names = (
        "theme",
        "board_theme",
        "animation",
        "type_size",
        "shows_coordinates",
        "names_edges",
        "shows_panel",
        "plays_sounds",
        "ponders",
        "shows_priors",
        "setup",
    )
    return {name: getattr(settings, name) for name in names}


def line(key: str, value: object) -> str:
    """Return a setting as it stands in the file."""
    return json.dumps({"identity": key, "value": value})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "night"),
        ("board_theme", "linen"),
        ("animation", "fast"),
        ("type_size", 150),
        ("shows_coordinates", False),
        ("names_edges", False),
        ("shows_panel", False),
        ("plays_sounds", False),
        ("ponders", False),
        ("shows_priors", True),
        ("setup", GameSetup("escabel:movement=crosscut", 7, (Player(5), Player(0, "A, B.")), TimeControl(FISCHER, 60))),
    ],
)
def test_what_is_set_is_found_by_the_next_start(qapp: object, tmp_path: Path, name: str, value: object) -> None:
    before = fresh(tmp_path)
    assert before[name] != value
    settings = Settings(tmp_path)
    setattr(settings, name, value)
    settings.file.wait()
    assert fresh(tmp_path) == before | {name: value}


def test_the_rules_of_the_last_game_by_each_ruleset_are_known(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.last_rules == []
    for setup in (GameSetup("abande:board=snub", 7), GameSetup("escabel", 5), GameSetup("escabel:growth=equal", 11)):
        settings.setup = setup
    settings.file.wait()
    assert Settings(tmp_path).last_rules == [("escabel:growth=equal", 11), ("abande:board=snub", 7)]


@pytest.mark.parametrize(
    "text", ["", "escabel", "escabel ٣", "escabel 99", "escabel:growth=no 9", "chess 8", "9", "\0 \0"]
)
def test_rules_that_cannot_be_read_are_none(qapp: object, tmp_path: Path, text: str) -> None:
    settings = Settings(tmp_path)
    settings.set_text("last/rules/escabel", text)
    assert settings.last_rules == []


@pytest.mark.parametrize(
    ("stored", "theme", "board_theme"),
    [
        ("appearance=system\ntheme=", "", ""),
        ("appearance=dark", "slate", ""),
        ("appearance=light\ntheme=night", "maple", "night"),
        ("theme=contrast", "", "contrast"),
    ],
)
def test_how_the_window_looked_before_it_had_themes_is_taken_over(
    qapp: object, tmp_path: Path, stored: str, theme: str, board_theme: str
) -> None:
    (tmp_path / "settings.ini").write_text(f"[General]\n{stored}\n", encoding="utf-8")
    settings = Settings(tmp_path)
    assert (settings.theme, settings.board_theme) == (theme, board_theme)
    settings.board_theme = ""
    settings.file.wait()
    assert Settings(tmp_path).board_theme == ""


@pytest.mark.parametrize(("stored", "animation"), [("animated=False", "off"), ("animated=True", "normal")])
def test_whether_pieces_moved_before_there_were_speeds_is_taken_over(
    qapp: object, tmp_path: Path, stored: str, animation: str
) -> None:
    (tmp_path / "settings.ini").write_text(f"[General]\n{stored}\n", encoding="utf-8")
    assert Settings(tmp_path).animation == animation


def test_every_change_of_the_look_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    with qtbot.waitSignal(settings.changed):
        settings.theme = "night"


def test_where_windows_were_is_found_again(qapp: object, tmp_path: Path) -> None:
    state = QByteArray(bytes(range(256)))
    settings = Settings(tmp_path)
    settings.set_window_state("layout", state)
    settings.file.wait()
    assert Settings(tmp_path).window_state("layout") == state
    assert Settings(tmp_path).window_state("geometry").isEmpty()


@pytest.mark.parametrize(
    "text",
    [
        "no settings at all",
        "\0\1\2",
        "[General]\ntheme=1, 2, 3\nanimated=maybe\nlinks=",
        "[last]\ngame=nonsense\nsize=9",
        "[last]\ngame=escabel:connection=nonsense\nsize=9",
        "[last]\ngame=escabel\nsize=1000000",
        "[last]\ngame=escabel\nsize=nine\nblack=nobody\nwhite=bot 99\ncontrol=soon",
        "[window]\ngeometry=here\nlayout=there",
        f"[review]\nmistake={'1' * 5_000}\nblunder={'9' * 5_000}",
        "[review]\nmistake=1, 2\nblunder=٣",
        "[review]\nmistake=-1\nblunder=1e9",
        f"[last]\ngame=escabel\nsize={'9' * 5_000}\ncontrol=byo-yomi {'9' * 5_000} 1 1",
        f"[last]\ngame={'x' * 70_000}\nsize=9, 9\nblack=person: {'x' * 70_000}",
        f"[window]\ngeometry=@ByteArray({'x' * 200_000})\nlayout=@Variant()",
        "[General]\ntheme=@Invalid()\nappearance=@Size(1 2)\nanimated=@Variant(x)\n[last]\ngame=@Rect(1 2 3 4)",
        "[look]\nanimation=soon\ntype=1000000\ncoordinates=3",
    ],
)
def test_a_damaged_file_is_as_good_as_none(qapp: object, tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.ini").write_text(text, encoding="utf-8")
    settings = Settings(tmp_path)
    assert settings.setup == GameSetup()
    assert settings.animation == "normal"
    assert settings.type_size == 100
    assert settings.shows_coordinates
    assert settings.wants_overlay("escabel")
    assert settings.theme == ""
    assert settings.board_theme in ("", "1, 2, 3")
    assert settings.window_state("geometry").isEmpty()
    assert settings.thresholds == Thresholds()
    assert settings.rules.wire_name == "escabel"


def test_a_kept_blunder_that_loses_less_than_a_mistake_loses_as_much(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[review]\nmistake=40\nblunder=25", encoding="utf-8")
    assert Settings(tmp_path).thresholds == Thresholds(40, 40)


def test_a_folder_that_cannot_be_written_is_no_reason_to_fail(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = Settings(tmp_path / "file")
    settings.theme = "night"
    assert settings.theme == "night"
    settings.file.close()
    settings.file.wait()


def test_nobody_waits_for_the_disk(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(tmp_path)
    is_ready = Event()
    written = []
    write = EntryFile.change

    def change(file: EntryFile[Any], do: Callable[[list[Any]], list[Any]], tell: Tell) -> None:
        if file.path == settings.file.path:  # not what an earlier test still has written
            assert is_ready.wait(60)
            written.append(settings.theme)
        write(file, do, tell)

    with monkeypatch.context() as slow:
        slow.setattr(EntryFile, "change", change)
        for theme in ("night", "slate", "linen"):
            settings.theme = theme
            assert settings.theme == theme
        is_ready.set()
        settings.file.wait()
    assert 0 < len(written) < 3  # what was changed meanwhile is written at once
    assert Settings(tmp_path).theme == "linen"


# ---- what was learned


def test_a_ruleset_is_known_with_all_its_options(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert not settings.is_known("escabel:connection=tiebreak")
    settings.note_known("escabel")
    settings.file.wait()
    again = Settings(tmp_path)
    assert again.is_known("escabel:connection=tiebreak")
    assert not again.is_known("abande")


def test_the_news_are_shown_in_the_first_games_and_all_signs_where_that_was_chosen(
    qapp: object, tmp_path: Path
) -> None:
    settings = Settings(tmp_path)
    for _ in range(3):
        assert settings.wants_overlay("quabble")
        settings.note_finished("quabble")
    assert not settings.wants_overlay("quabble")
    assert settings.wants_overlay("abande")
    assert not settings.shows_overlay()
    settings.set_overlay(True)
    settings.file.wait()
    assert Settings(tmp_path).shows_overlay()


def test_lessons_show_all_signs_whatever_was_chosen_for_games(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.shows_overlay(in_lesson=True)
    settings.set_overlay(True)
    settings.set_overlay(False)
    assert settings.shows_overlay(in_lesson=True)
    settings.set_overlay(False, in_lesson=True)
    settings.set_overlay(True)
    settings.file.wait()
    assert not Settings(tmp_path).shows_overlay(in_lesson=True)
    assert Settings(tmp_path).shows_overlay()


def test_the_steps_of_a_lesson_are_kept(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    for step in (3, 0, 3):
        settings.note_step("escabel/basics", step)
    settings.file.wait()
    assert Settings(tmp_path).steps_done("escabel/basics") == {0, 3}
    assert Settings(tmp_path).steps_done("abande/basics") == set()
    (tmp_path / "settings.json").write_text(f'{{"settings": [{line("lessons/escabel/basics", "1 x 999 -2 4")}]}}')
    assert Settings(tmp_path).steps_done("escabel/basics") == {1, 4}


# ---- other programs, newer ones too, and damage


def test_steps_and_puzzles_that_another_window_has_done_stay(qapp: object, tmp_path: Path) -> None:
    one, other = Settings(tmp_path), Settings(tmp_path)
    for settings, numbers in ((one, (3, 0)), (other, (1, 3, 12))):
        for number in numbers:
            settings.note_step("escabel/basics", number)
            settings.note_puzzle("abande", number)
        settings.note_finished("quabble")
        settings.file.wait()
    again = Settings(tmp_path)
    assert again.steps_done("escabel/basics") == again.puzzles_solved("abande") == {0, 1, 3, 12}
    assert again.finished_games("quabble") == 2


def test_what_a_newer_version_has_written_stays(qapp: object, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    newer = [line("newer/key", [1, 2]), '{"identity": "look/theme", "value": "linen", "since": 5}', "7"]
    entries = ",".join([line("lessons/escabel/basics", "1 part-2 4"), *newer])
    file.write_text(f'{{"version": 9, "settings": [{entries}], "more": true}}')
    settings = Settings(tmp_path)
    settings.file.mend()
    settings.note_step("escabel/basics", 2)
    settings.theme = "night"
    settings.file.wait()
    assert json.loads(file.read_text()) == {
        "version": 9,
        "more": True,
        "settings": [
            {"identity": "lessons/escabel/basics", "value": "1 2 4 part-2"},
            {"identity": "newer/key", "value": [1, 2]},
            {"identity": "look/theme", "value": "night", "since": 5},
            7,
        ],
    }
    assert [path.name for path in tmp_path.glob("*.json")] == ["settings.json"]


@pytest.mark.parametrize(
    "data", [b"nonsense", b"\0", b'{"settings": 5}', b'{"settings": [\n', b"[\xff\n", b"[1" * 9_000]
)
def test_of_a_damaged_file_there_is_a_copy_of_which_one_is_told_once(qapp: object, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "settings.json"
    data += f"\n{line('sounds/on', 'False')},\n".encode()
    file.write_bytes(data)
    for number in (1, 2):
        settings = Settings(tmp_path)
        told: list[object] = []
        settings.said.connect(told.append)
        assert not settings.plays_sounds
        settings.file.mend()
        settings.theme = "night"
        settings.file.wait()
        QCoreApplication.sendPostedEvents()
        assert len(told) == (number == 1)
        assert Settings(tmp_path).theme == "night"
    assert (tmp_path / "settings (damaged).json").read_bytes() == data


def test_what_cannot_be_written_is_told_and_when_it_is(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "settings"
    folder.write_text("in the way")
    settings = Settings(folder)
    told: list[str] = []
    settings.said.connect(lambda words: told.append(str(words)))
    for theme in ("night", "slate", "maple"):
        if theme == "maple":
            folder.unlink()
        settings.theme = theme
        settings.file.wait()
        QCoreApplication.sendPostedEvents()
    failed, saved = told
    assert failed.startswith("settings.json cannot be written: ")
    assert saved == "settings.json is saved now."
    assert fresh(folder)["theme"] == "maple"


def test_a_file_that_has_gone_with_its_folder_is_written_whole(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "settings"
    settings = Settings(folder)
    for name, value in (("theme", "night"), ("type_size", 150), ("plays_sounds", False)):
        setattr(settings, name, value)
        settings.file.wait()
        written = settings.file.path.read_bytes()
        shutil.rmtree(folder)
    assert b"night" in written
    assert b"150" in written
    settings.ponders = False
    settings.file.wait()
    found = fresh(folder)
    assert [found[name] for name in ("theme", "type_size", "plays_sounds", "ponders")] == ["night", 150, False, False]


def test_a_whole_file_is_not_written_by_reading_it(qapp: object, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    text = f'{{"settings": [{line("look/theme", "night")}, {line("look/layout", None)}]}}'
    file.write_text(text)
    settings = Settings(tmp_path)
    settings.file.mend()
    settings.file.wait()
    assert file.read_text() == text


def test_settings_of_version_0_2_are_taken_over_once_and_their_file_stays(qapp: object, tmp_path: Path) -> None:
    before = '[General]\nversion=1\n[look]\ntheme=night\ntype=1, 2\n[window]\nlayout="@ByteArray(\\0\\x1\\xff)"\n'
    (tmp_path / "settings.ini").write_text(before)
    settings = Settings(tmp_path)
    assert (settings.theme, settings.window_state("layout").data()) == ("night", b"\0\1\xff")
    settings.file.wait()
    assert (tmp_path / "settings.ini").read_text() == before
    (tmp_path / "settings.ini").write_text("[look]\ntheme=linen\n")
    again = Settings(tmp_path)
    assert (again.theme, again.window_state("layout").data()) == ("night", b"\0\1\xff")
