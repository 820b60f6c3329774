"""What people read about the sources is true of them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("escabel_gui", "packaging", "resources", "tests", ".github")


@pytest.mark.parametrize(
    "document",
    [
        "README.md",
        "CONTRIBUTING.md",
        "packaging/README.md",
        "resources/README.md",
        "escabel_gui/engine/STRENGTH.md",
        "escabel_gui/engine/work/README.md",
        "escabel_gui/record/rating/README.md",
    ],
)
def test_places_that_are_named_exist(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    named = re.findall(rf"(?:{'|'.join(map(re.escape, FOLDERS))})/[\w./-]*\w", text)
    linked = re.findall(r"\]\((?!https?:)([^)#]+)", text)
    missing = {place for place in named if "NAME" not in place and not (ROOT / place).exists()}
    missing |= {place for place in linked if not ((ROOT / document).parent / place).exists()}
    assert missing == set()


def test_the_picture_shows_every_room() -> None:
    picture = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("```\nescabel_gui/\n")[1].split("```")[0]
    shown, path = set(), ["escabel_gui"]
    for indent, name in re.findall(r"^( *)(\w+)/ ", picture, re.MULTILINE):
        path = [*path[: len(indent) // 2], name]
        shown.add("/".join(path))
    folders = (ROOT / "escabel_gui", ROOT / "packaging")
    rooms = {file.parent.relative_to(ROOT).as_posix() for folder in folders for file in folder.rglob("*.py")}
    rooms = {room for room in rooms if "/heuristics/" not in room}  # one for each game
    assert shown | {"escabel_gui"} >= rooms
    assert {room for room in shown if not (ROOT / room).is_dir()} == set()
