"""Games to learn from: as plain data, the same again from the same seed, and going on where a run stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from escabel_gui.engine.command import main
from escabel_gui.engine.learning.played_games import format_played_game, read_played_games
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import NOBODY


def selfplay(file: Path, *arguments: str) -> None:
    assert main(["selfplay", "--visits", "30", "-o", str(file), *arguments]) == 0


@pytest.mark.parametrize(
    ("game", "size"), [(ruleset.name, ruleset.sizes[min(1, len(ruleset.sizes) - 1)]) for ruleset in CATALOGUE]
)
def test_games_are_whole_and_say_what_was_visited(game: str, size: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    selfplay(file, "--game", game, "--size", str(size), "--games", "2", "--opening", "3")
    games = list(read_played_games(file))
    assert [(played.origin.game, played.origin.size, played.origin.visits) for played in games] == 2 * [
        (game, size, 30)
    ]
    rules = make_rules(game, size)
    for played in games:
        state = rules.start()
        for move, seen in zip(played.moves, played.visits, strict=True):
            assert SWAP not in seen
            assert seen.keys() <= set(rules.all_moves(state))
            rules.play(state, move)
        assert rules.winner(state) != NOBODY
        assert played.visits[:2] == [{}, {}]
    assert "".join(format_played_game(played) + "\n" for played in games) == file.read_text()


def test_a_later_run_goes_on_where_one_was_torn(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    selfplay(file, "--size", "3", "--games", "4")
    whole = file.read_text()
    file.write_text(whole[: whole.rindex('"seen"')])
    assert len(list(read_played_games(file))) == 3
    selfplay(file, "--size", "3", "--games", "4")
    assert file.read_text() == whole
    selfplay(file, "--size", "3", "--games", "5", "--visits", "20")
    assert file.read_text().startswith(whole)
    assert len(list(read_played_games(file))) == 9


@pytest.mark.parametrize(
    "line",
    [
        "no game",
        "[]",
        '{"game":"escabel"}',
        '{"game":"chess","size":3,"visits":1,"seed":1,"moves":[],"seen":[]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1","a1"],"seen":[{},{}]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1"],"seen":[{"a1":-1}]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1"],"seen":[5]}',
        '{"game":"escabel","size":3,"visits":1,"seed":1,"moves":["a1"],"seen":[]}',
        "[" * 100_000,
    ],
)
def test_another_file_is_refused_with_the_line(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(line + "\n")
    with pytest.raises(SystemExit):
        main(["selfplay", "--size", "3", "-o", str(file)])
    assert capsys.readouterr().err.strip().endswith("line 1: this is no game that was played to learn from")
    assert file.read_text() == line + "\n"
