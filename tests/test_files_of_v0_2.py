"""Files that version 0.2 has written open as they did there, and say the same.

The files in `tests/data/v0.2` were written by the program of version 0.2 (commit 28f3907) through its own classes, and
not made anew. `expected.json` is what that program itself read in them: what `described`, below, returned there.

- `games`: `GameStore.save` of one game of each ruleset and one with options: 14 random moves, a variation of two moves
  after the 4th, a comment at the 3rd, and at the 5th an evaluation, two marks and an arrow; the session of
  `format_session` with players, clocks (Fischer, byo-yomi, sudden death) and, in the first, the score of a match. The
  last game is shared with a friend; `.current` names it. `code.txt` is its `LocalReplica.code`.
- `library.sqlite`: `GameIndex.refresh` of that folder, the n-th file by name having the time `FIRST_TIME` + n seconds.
- `settings.ini`: `Settings`, each property set once; three steps of a lesson and three puzzles done.
- `drills.json`: `write_drills` with the drills of the game in `tests/record/exercises/test_drills.py`, one asked twice.
- `ratings.json`: `write_rated_games` with six games.
- `transcript.txt`: `make_transcript` of `tests/link/transcript.py`.
"""

import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from escabel_gui.link.game_code import find_code, format_code
from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.signing import Role
from escabel_gui.model.application.settings import Settings
from escabel_gui.model.table.sessions import parse_session
from escabel_gui.record.exercises.drills import open_drills
from escabel_gui.record.marks import arrows_of, marks_of
from escabel_gui.record.rating.rated_games import open_rated_games
from escabel_gui.record.result import format_result
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.game_store import GameStore
from escabel_gui.record.storage.query import Query
from escabel_gui.record.storage.summary import Summary
from escabel_gui.record.time_control import format_control
from escabel_gui.record.tree import GameTree, Node
from tests.link.friendly import make_game
from tests.link.peers import Peer

DATA: Final = Path(__file__).parent / "data" / "v0.2"
FIRST_TIME: Final = 1_763_668_800  # seconds since 1970


def describe_node(tree: GameTree, node: Node) -> dict[str, Any]:
    """Describe a position and all that is said of it."""
    evaluation = node.evaluation
    numbers = {name: number for number, name in enumerate(tree.rules.board.names)}
    return {
        "moves": [tree.rules.format_move(move) for move in tree.moves_to(node)],
        "comment": node.text("C"),
        "marks": {str(point): list(mark) for point, mark in marks_of(node, numbers).items()},
        "arrows": [list(arrow) for arrow in arrows_of(node, numbers)],
        "evaluation": None
        if evaluation is None
        else {
            "color": evaluation.color,
            "win_rate": evaluation.win_rate,
            "visits": evaluation.visits,
            "candidates": [[*candidate[:4], list(candidate.pv)] for candidate in evaluation.candidates],
        },
    }


def describe_game(kept: GameStore, path: Path) -> dict[str, Any]:
    """Describe a saved game: every node, and where it was left."""
    game = kept.open(path)
    tree = game.tree
    nodes, todo = [], [tree.root]
    while todo:
        node = todo.pop()
        nodes.append(describe_node(tree, node))
        todo += reversed(node.children)
    left = parse_session(tree, game.session)
    return {
        "rules": tree.rules.wire_name,
        "size": tree.rules.size,
        "name": tree.name,
        "players": tree.players[1:],
        "nodes": nodes,
        "sitting": [list(player) for player in left.setup.players],
        "control": format_control(left.setup.control),
        "left": [list(one) for one in left.left or []],
        "score": list(left.setup.score),
        "at": [tree.rules.format_move(move) for move in tree.moves_to(left.node)],
        "shared": left.copy and [left.copy.code.replace("\n", ""), left.copy.person, left.copy.told],
        "written": re.sub(r"AP\[[^]]*\]", "", write_sgf(tree)),  # without the version that has written it
    }


def describe_games(folder: Path) -> dict[str, Any]:
    kept = GameStore(folder / "games")
    resumed = kept.resume()
    return {
        "games": {path.name: describe_game(kept, path) for path in sorted(kept.newest_first())},
        "resumed": resumed and resumed.path.name,
    }


def describe_index(folder: Path) -> list[list[Any]]:
    """Return what the index says after an update, without what is new, and dates, which names of files now tell."""
    index = GameIndex(folder / "library.sqlite", folder / "games")
    index.refresh()
    games = index.search(Query())
    index.close()
    return [[format_result(value) if name == "result" else value for name, value in game._asdict().items()
             if name not in ("date", "clock", "tags", "number")]
            for game in games]  # fmt: skip


def describe_settings(folder: Path) -> dict[str, Any]:
    settings = Settings(folder)
    setup = settings.setup
    names = (
        "theme", "board_theme", "language", "shows_panel", "has_won", "animation", "plays_sounds", "type_size",
        "shows_coordinates", "shows_first_stones", "library_review", "puzzle_streak",
    )  # fmt: skip
    return {
        **{name: getattr(settings, name) for name in names},
        "lens": [settings.shows_overlay(), settings.finished_games("quabble")],
        "known": [settings.is_known(name) for name in ("abande", "quabble", "qualos")],
        "thresholds": list(settings.thresholds),
        "lessons": sorted(settings.steps_done("escabel/basics")),
        "puzzles": sorted(settings.puzzles_solved("abande")),
        "setup": [setup.wire_name, setup.size, *map(list, setup.players), format_control(setup.control)],
        "layout": bytes(settings.window_state("layout").data()).hex(),
    }


def describe_drills(folder: Path) -> list[dict[str, Any]]:
    drills = open_drills(folder / "drills.json").read()
    fields = (
        "identity", "wire_name", "size", "turn", "stacks", "answers", "mistake", "refutation", "card", "first_asked",
        "times_asked",
    )  # fmt: skip
    return [{name: getattr(drill, name) for name in fields} for drill in drills]


def describe_ratings(folder: Path) -> dict[str, Any]:
    """Return the rated games. How strong their levels are, and so the ratings, is for each version to say."""
    rated = open_rated_games(folder / "ratings.json").read()
    return {"games": [[game.identity, game.game, game.level, game.score, game.date] for game in rated]}


def describe_code(folder: Path) -> dict[str, Any]:
    sent = find_code((folder / "code.txt").read_text("ascii"))
    game = sent.game
    return {
        "id": game.terms.id.hex(),
        "rules": game.terms.wire_name,
        "size": game.terms.size,
        "names": list(game.terms.names),
        "acts": [[act.kind.value, act.person, act.move] for act in game.acts],
        "written": format_code(sent),
    }


DESCRIBED: Final[dict[str, Callable[[Path], Any]]] = {
    "games": describe_games,
    "index": describe_index,
    "settings": describe_settings,
    "drills": describe_drills,
    "ratings": describe_ratings,
    "code": describe_code,
}


def described(what: str, folder: Path) -> Any:
    """Return a description as JSON has it, which knows no tuples."""
    return json.loads(json.dumps(DESCRIBED[what](folder)))


@pytest.fixture
def folder(tmp_path: Path, qapp: object) -> Path:
    """Return a copy of the files, with their times."""
    copy = Path(shutil.copytree(DATA, tmp_path / "v0.2"))
    for number, path in enumerate(sorted((copy / "games").glob("*.sgf"))):
        os.utime(path, (FIRST_TIME + number,) * 2)
    return copy


@pytest.fixture(scope="module")
def expected() -> dict[str, Any]:
    said: dict[str, Any] = json.loads((DATA / "expected.json").read_text("utf-8"))
    for row in said["index"]:
        del row[Summary._fields.index("date")]
    return said


@pytest.mark.parametrize("what", DESCRIBED)
def test_it_says_the_same(what: str, folder: Path, expected: dict[str, Any]) -> None:
    assert described(what, folder) == expected[what]


@pytest.mark.parametrize("role", Role)
def test_one_of_this_version_talks_to_one_of_that(role: Role) -> None:
    """Let a peer hear what the other one said then; it says line for line what was said here."""
    peer = Peer(role, LocalReplica(make_game("escabel", 3), 0) if role is Role.HOST else None)
    said: list[str] = []
    for line in (DATA / "transcript.txt").read_text("ascii").splitlines():
        who, _, text = line.partition(": ")
        said += peer.output().decode().splitlines()
        if who != role.value:
            peer.receive(f"{text}\n".encode())
            continue
        if not said:
            _, _, kind, *words = text.split(" ")
            if kind == "act":
                assert peer.copy is not None
                peer.act(peer.copy.game.parse_act(words[-1]))
            else:
                peer.conversation.leave()
            said = peer.output().decode().splitlines()
        assert said.pop(0) == text
    assert said == []
    assert peer.copy is not None
    assert peer.copy.game.is_over
