"""Studies survive their files, as do the collections of other programs; what is no study is refused with a reason."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escabel_gui.record.chapters import study as studies
from escabel_gui.record.chapters.study import Chapter, Study, position_tree, read_study
from escabel_gui.record.chapters.study_file import StudyFile, list_studies, open_study
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.file_lock import locked
from escabel_gui.record.storage.files import MAX_FILE_BYTES
from escabel_gui.record.tree import all_nodes
from escabel_gui.rules.catalogue import CATALOGUE
from tests.record.grown_trees import grow_tree

TEXTS = st.text(alphabet=st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\\][;()"), max_size=30)
WORDS = "(;FF[4]RU[escabel]SZ[5]GN[{}];B[a1];W[b2])"


@settings(max_examples=60)
@given(title=TEXTS, names=st.lists(TEXTS, min_size=1, max_size=4), comments=st.lists(TEXTS), seed=st.integers(0, 9))
def test_a_study_is_read_as_it_was_written(title: str, names: list[str], comments: list[str], seed: int) -> None:
    chapters = []
    for number, name in enumerate(names):
        ruleset = CATALOGUE[(seed + number) % len(CATALOGUE)]
        tree = grow_tree(seed, ruleset.name, size=5, nodes=8)
        tree.name = name
        for node, comment in zip(all_nodes(tree), comments, strict=False):
            node.comment = comment
        chapters.append(Chapter(tree))
    data = Study(title, chapters).data()
    read, fault = read_study(data.decode(), "file", "escabel", 9)
    assert fault is None
    assert read.title == (studies.as_title(title) or "file")
    assert [write_sgf(chapter.tree) for chapter in read.chapters] == [write_sgf(chapter.tree) for chapter in chapters]
    assert read.data() == Study(read.title, chapters).data()


def test_any_collection_is_a_study() -> None:
    study, fault = read_study("junk before " + WORDS.format("A") + "\n\n" + WORDS.format("B"), "Ours", "abande", 7)
    assert fault is None
    assert (study.title, [chapter.title for chapter in study.chapters]) == ("Ours", ["A", "B"])


def test_every_chapter_of_a_study_is_a_game_for_other_programs() -> None:
    study, _ = read_study(WORDS.format("A") + WORDS.format("B"), "Two", "escabel", 5)
    text = study.data().decode()
    assert text.count("(;") == 2
    assert read_sgf(text).name == "A"
    assert read_sgf(text[text.rindex("(;") :]).name == "B"


def test_what_follows_a_damaged_chapter_is_told_of() -> None:
    study, fault = read_study(WORDS.format("A") + "\n(;RU[escabel]SZ[5];B[a1];W[a1])", "x", "escabel", 5)
    assert [chapter.title for chapter in study.chapters] == ["A"]
    assert fault is not None
    assert fault.line == 2


@pytest.mark.parametrize("text", ["", "(", "(;", "hello", "(;RU[chess])", "\0", "(;GM[1]SZ[19];B[pd])"])
def test_what_is_no_study_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_study(text, "x", "escabel", 5)


def test_there_are_only_so_many_chapters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MAX_CHAPTERS", 3)
    assert len(read_study(WORDS * 3, "x", "escabel", 5).study.chapters) == 3
    with pytest.raises(RecordError, match="at most 3 chapters"):
        read_study(WORDS * 4, "x", "escabel", 5)


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_of_a_game_is_a_chapter_with_the_same_moves(ruleset: object, seed: int) -> None:
    tree = grow_tree(seed, ruleset.name, size=5, nodes=12)  # type: ignore[attr-defined]
    for node in all_nodes(tree):
        node.comment = f"at {node.depth}"
        alone = position_tree(tree, node)
        last = alone.last_node()
        assert last.comment == node.comment
        moves = tree.rules.legal_move_list(tree.state_at(node))
        assert sorted(alone.rules.legal_move_list(alone.state_at(last))) == sorted(moves)
        assert alone.piles_at(last) == tree.piles_at(node)
        assert write_sgf(read_sgf(write_sgf(alone))) == write_sgf(alone)


# ---- files


def two_chapters() -> Study:
    return read_study(WORDS.format("A") + WORDS.format("B"), "Two: games?", "escabel", 5).study


def test_a_study_is_kept_under_its_title(tmp_path: Path) -> None:
    kept = StudyFile(tmp_path / "studies", two_chapters())
    assert kept.write() is None
    assert [listed.title for listed in list_studies(kept.folder)] == ["Two: games?"]
    assert kept.path is not None
    again, fault = open_study(kept.path, kept.folder, "escabel", 5)
    assert fault is None
    assert again.study.data() == kept.study.data()
    again.study.title = "Other"
    assert again.write() is None
    assert [listed.title for listed in list_studies(kept.folder)] == ["Other"]


def test_a_chapter_that_was_changed_is_written_with_all_others(tmp_path: Path) -> None:
    kept = StudyFile(tmp_path, two_chapters())
    kept.write()
    assert kept.path is not None
    chapter = kept.study.chapters[1]
    chapter.tree.root.comment = "new ] ("
    assert not kept.has(chapter, chapter.tree)
    kept.save(chapter, chapter.tree, {})
    assert kept.has(chapter, chapter.tree)
    assert kept.has(kept.study.chapters[0], kept.study.chapters[0].tree)
    again = open_study(kept.path, tmp_path, "escabel", 5).file.study
    assert [chapter.tree.root.comment for chapter in again.chapters] == ["", "new ] ("]


def test_a_study_whose_folder_has_gone_is_written_whole(tmp_path: Path) -> None:
    kept = StudyFile(tmp_path / "data" / "studies", two_chapters())
    kept.write()
    shutil.rmtree(tmp_path / "data")
    assert kept.write() is None
    assert kept.path is not None
    assert open_study(kept.path, kept.folder, "escabel", 5).file.study.data() == kept.study.data()


def test_what_another_program_has_written_is_not_lost(tmp_path: Path) -> None:
    kept = StudyFile(tmp_path, two_chapters())
    kept.write()
    path = kept.path
    assert path is not None
    path.write_text(WORDS.format("theirs"), "utf-8")
    assert kept.write() == path
    assert kept.path != path
    assert path.read_text("utf-8") == WORDS.format("theirs")
    assert kept.path is not None
    assert len(open_study(kept.path, tmp_path, "escabel", 5).file.study.chapters) == 2


def test_no_other_program_writes_between_a_look_at_the_file_and_the_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = StudyFile(tmp_path / "studies", two_chapters())
    kept.write()
    looked: list[Path] = []

    def look(_file: StudyFile, path: Path) -> None:
        looked.append(path)
        with pytest.raises(TimeoutError), locked(kept.folder, 0):
            pass

    monkeypatch.setattr(StudyFile, "_look", look)
    kept.write()
    assert looked == [kept.path]


def test_a_study_from_elsewhere_is_copied_once(tmp_path: Path) -> None:
    source, folder = tmp_path / "sent.sgf", tmp_path / "studies"
    source.write_text(WORDS.format("A") + WORDS.format("B"), "utf-8")
    first, _ = open_study(source, folder, "escabel", 5)
    assert first.path is None
    first.write()
    again, _ = open_study(source, folder, "escabel", 5)
    assert again.path == first.path
    assert source.read_text("utf-8") == WORDS.format("A") + WORDS.format("B")


def test_a_damaged_study_is_left_as_it_is(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.sgf"
    damaged.write_text(WORDS.format("A") + "(;B[", "utf-8")
    opened, fault = open_study(damaged, tmp_path, "escabel", 5)
    assert fault is not None
    opened.write()
    assert opened.path != damaged
    assert damaged.read_text("utf-8").endswith("(;B[")


def test_hostile_files_are_refused_or_listed_in_good_order(tmp_path: Path) -> None:
    (tmp_path / "folder.sgf").mkdir()
    (tmp_path / "binary.sgf").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "brackets.sgf").write_text("XSTUDY[" + "\\" * 5_000, "utf-8")
    (tmp_path / "deep.sgf").write_text("(;" * 50_000, "utf-8")
    with (tmp_path / "huge.sgf").open("wb") as file:
        file.truncate(MAX_FILE_BYTES + 1)
    listed = {entry.path.name for entry in list_studies(tmp_path)}
    assert listed == {"binary.sgf", "brackets.sgf", "deep.sgf", "huge.sgf"}
    for name in listed:
        with pytest.raises(RecordError):
            open_study(tmp_path / name, tmp_path, "escabel", 5)
