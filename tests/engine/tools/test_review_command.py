"""`escabel-engine review`: whole games, from a file to a file."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from escabel_gui.engine.command import main
from escabel_gui.engine.tools import game_analysis
from escabel_gui.record.chapters.study import read_study
from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.review.backward_correction import bounded_by_successor
from escabel_gui.record.review.review import Review
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf, read_stored_games
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.state import BLACK

GAME = "(;FF[4]GM[101]RU[escabel]SZ[4]PB[Ann];B[b2];W[c3];B[c2]C[why?];W[b3])"
ABANDE = "(;FF[4]GM[102]RU[abande]SZ[7];B[d4];W[d5];B[e4];W[c3])"
SET_UP = "(;FF[4]GM[101]RU[escabel]SZ[5]XSTART[b d4b e5b d5w e4w c4w];B[d4-d5];W[a1])"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.sgf"
    path.write_text(GAME, encoding="utf-8")
    return path


@pytest.mark.parametrize("text", [GAME, ABANDE, SET_UP])
def test_every_position_gets_its_evaluation(tmp_path: Path, text: str) -> None:
    source, target = tmp_path / "game.sgf", tmp_path / "reviewed.sgf"
    source.write_text(text, encoding="utf-8")
    assert main(["review", str(source), "-o", str(target), "--visits", "60"]) == 0
    tree = read_sgf(target.read_text("utf-8"))
    assert all(node.evaluation is not None for node in tree.main_line())
    assert source.read_text("utf-8") == text


def test_progress_and_accuracy_are_told_on_stderr(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(saved), "--visits", "60"]) == 0
    said = capsys.readouterr()
    tree = read_sgf(said.out)
    assert tree.main_line()[3].comment == "why?"
    assert "   4/4  b3" in said.err
    assert "Black played with an accuracy of" in said.err


def test_what_is_reviewed_already_is_kept(tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    once, twice = tmp_path / "once.sgf", tmp_path / "twice.sgf"
    main(["review", str(saved), "-o", str(once), "--visits", "60"])
    monkeypatch.setattr(game_analysis, "bounded_by_successor", lambda *_seen: pytest.fail("looked at again"))
    main(["review", str(once), "-o", str(twice), "--visits", "60"])
    assert once.read_bytes() == twice.read_bytes()


def test_what_is_done_is_written_when_one_interrupts(
    tmp_path: Path, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Node] = []

    def see_two(tree: GameTree, node: Node, evaluation: Evaluation) -> Evaluation:
        if len(seen) == 2:
            raise KeyboardInterrupt
        seen.append(node)
        return bounded_by_successor(tree, node, evaluation)

    monkeypatch.setattr(game_analysis, "bounded_by_successor", see_two)
    target = tmp_path / "reviewed.sgf"
    assert main(["review", str(saved), "-o", str(target), "--visits", "60"]) == 130
    assert Review(read_sgf(target.read_text("utf-8"))).rates.count(None) == 3


def test_what_is_written_is_utf_8_whatever_the_system_says(saved: Path) -> None:
    saved.write_text(GAME.replace("PB[Ann]", "PB[Łukasz]"), encoding="utf-8")
    command = [sys.executable, "-m", "escabel_gui", "--engine", "review", str(saved), "--visits", "20"]
    done = subprocess.run(command, env={**os.environ, "PYTHONIOENCODING": "cp1252"}, capture_output=True, check=True)
    assert read_sgf(decode(done.stdout)).players[BLACK] == "Łukasz"


STUDY = (
    "(;FF[4]GM[101]RU[escabel]SZ[4]XSTUDY[My study]GN[first];B[b2];W[c3])\n"
    "(;FF[4]GM[102]RU[abande]SZ[7]GN[second]XRESUME[node:0.0];B[d4];W[d5](;B[e4]C[here])(;B[d6]))\n"
    "(;FF[4]GM[101]RU[escabel]SZ[5]GN[third]XSTART[b d4b e5b d5w e4w c4w])\n"
)


@pytest.mark.parametrize("is_in_folder", [False, True])
def test_all_games_of_a_file_are_reviewed_and_nothing_of_them_is_lost(
    tmp_path: Path, is_in_folder: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    study, other = tmp_path / "study.sgf", tmp_path / "other.sgf"
    study.write_text(STUDY, encoding="utf-8")
    other.write_text(ABANDE, encoding="utf-8")
    arguments = [str(other), "-o", str(tmp_path)] if is_in_folder else ["-o", str(study)]  # in its own place
    assert main(["review", str(study), *arguments, "--visits", "60"]) == 0
    assert ("game 2 of 3" in capsys.readouterr().err) is not is_in_folder
    text = study.read_text("utf-8")
    read = read_study(text, "", "escabel", 9)
    assert read.fault is None
    assert read.study.title == "My study"
    assert [chapter.title for chapter in read.study.chapters] == ["first", "second", "third"]
    trees = list(read_stored_games(text))
    assert all(None not in Review(tree).rates for tree in trees)
    assert trees[1].root.values("XRESUME") == ["node:0.0"]
    assert [len(node.children) for node in trees[1].main_line()] == [1, 1, 2, 0]
    assert trees[1].main_line()[3].comment == "here"
    assert main(["review", str(study), *arguments, "--visits", "60"]) == 0
    assert study.read_text("utf-8") == text


def test_a_file_is_left_alone_if_one_of_its_games_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = tmp_path / "study.sgf"
    study.write_text(STUDY + "(;FF[4]GM[101]", encoding="utf-8")
    before = study.read_bytes()
    with pytest.raises(SystemExit):
        main(["review", str(study), "-o", str(study), "--visits", "60"])
    assert "line 4: The file ends in the middle of the game" in capsys.readouterr().err
    assert study.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "reason"), [("mine", "out.sgf: "), (ABANDE, "has other games"), (STUDY, "other games")]
)
def test_only_a_file_with_the_same_games_is_replaced(
    saved: Path, capsys: pytest.CaptureFixture[str], text: str, reason: str
) -> None:
    out = saved.with_name("out.sgf")
    out.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["review", str(saved), "-o", str(out), "--visits", "60"])
    assert reason in capsys.readouterr().err
    assert out.read_text("utf-8") == text
    out.write_text(GAME, encoding="utf-8")
    assert main(["review", str(saved), "-o", str(out), "--visits", "60"]) == 0


@pytest.mark.parametrize("command", ["review", "report"])
def test_a_blunder_loses_no_less_than_a_mistake(command: str, saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = saved if command == "review" else saved.parent
    with pytest.raises(SystemExit):
        main([command, str(place), "--mistake", "40"])
    assert "--mistake 40 is above --blunder 25" in capsys.readouterr().err
    assert main([command, str(place), "--mistake", "25"]) == 0
    capsys.readouterr()


def test_what_is_no_game_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.sgf"
    path.write_text("hello", encoding="utf-8")
    with pytest.raises(SystemExit) as exit_:
        main(["review", str(path)])
    assert exit_.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(tmp_path / "none.sgf")]) == 1
    assert "none.sgf" in capsys.readouterr().err


def test_games_are_reviewed_into_a_folder_however_many_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sources = [tmp_path / name for name in ("a.sgf", "b.sgf", "c.sgf")]
    for path, text in zip(sources, (GAME, ABANDE, SET_UP), strict=True):
        path.write_text(text, encoding="utf-8")
    files = list(map(str, sources))
    one, two = tmp_path / "one", tmp_path / "two"
    assert main(["review", *files, "-o", str(one), "--visits", "60"]) == 0
    assert "3/3  c.sgf: mistakes: " in capsys.readouterr().err
    assert main(["review", *files[:2], "-o", str(two), "--visits", "60"]) == 0
    assert main(["review", *files, "-o", str(two), "--visits", "60", "--parallel", "2"]) == 0
    said = capsys.readouterr().err
    assert "a.sgf: reviewed already" in said
    for path in sources:
        assert (one / path.name).read_text("utf-8") == (two / path.name).read_text("utf-8")
        tree = read_sgf((one / path.name).read_text("utf-8"))
        assert None not in Review(tree).rates


def test_what_cannot_be_reviewed_is_left_out_of_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in (("a", "hello"), ("b", GAME), ("c", GAME), ("d", ABANDE), ("e", ABANDE)):
        (tmp_path / f"{name}.sgf").write_text(text, encoding="utf-8")
    out = tmp_path / "out"
    (out / "b.sgf").mkdir(parents=True)
    (out / "c.sgf").write_text(ABANDE, encoding="utf-8")
    (out / "d.sgf").write_text("mine", encoding="utf-8")
    files = [str(tmp_path / f"{name}.sgf") for name in "abcdef"]
    for news in ("mistakes", "reviewed already"):
        assert main(["review", *files, "-o", str(out), "--visits", "60"]) == 1
        said = dict(line.partition("  ")[2].split(": ", 1) for line in capsys.readouterr().err.splitlines())
        assert {name for name, what in said.items() if what.startswith("left out: ")} == {f"{n}.sgf" for n in "abcdf"}
        assert said["e.sgf"].startswith(news)
        assert said["c.sgf"].endswith("has other games, or not all of these: choose another place")
    assert (out / "c.sgf").read_text(encoding="utf-8") == ABANDE
    assert (out / "d.sgf").read_text(encoding="utf-8") == "mine"


def test_where_several_games_go_is_to_be_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same = [str(tmp_path / folder / "a.sgf") for folder in ("one", "two")]
    for arguments, reason in ((same, "say with -o"), ([*same, "-o", str(tmp_path / "out")], "the same name")):
        with pytest.raises(SystemExit):
            main(["review", *arguments])
        assert reason in capsys.readouterr().err
