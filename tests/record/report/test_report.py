"""Figures of reports against a plain second count over the texts of files."""

import re
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from escabel_gui.record.progress import Cancelled
from escabel_gui.record.report.mistakes import explain_mistakes
from escabel_gui.record.report.reading import read_again, read_files, read_index
from escabel_gui.record.report.report import Report, make_report
from escabel_gui.record.report.report_game import Choice, ReportGame
from escabel_gui.record.report.tally import TallyRow
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.storage.folders import find_sgf_files, index_file
from escabel_gui.record.storage.game_index import GameIndex
from escabel_gui.record.storage.query import Query
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, opponent
from tests.record.report.plain_count import PlainGame, color_of, plain_game, plain_games, plain_tally, write_games

COUNT = 150
COLORS = {"B": BLACK, "W": WHITE, "": NOBODY}
PERSONS = ("", "Anna", "nobody")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report") / "games"
    write_games(folder, 7, COUNT)
    return folder


@pytest.fixture(scope="module")
def plain(folder: Path) -> dict[str, PlainGame]:
    return plain_games(folder)


@pytest.fixture(scope="module")
def games(folder: Path) -> list[ReportGame]:
    return list(read_files(find_sgf_files([folder]), no_refusal))


def no_refusal(path: Path, error: Exception) -> None:
    raise AssertionError(f"{path}: {error}")


def assert_rows(
    report: Report, rows: list[TallyRow[Any]], plain: dict[str, PlainGame], keys: dict[str, object], person: str = ""
) -> None:
    """Check that rows have the games that have their keys, and their results."""
    groups: defaultdict[object, list[str]] = defaultdict(list)
    for file, key in keys.items():
        groups[key].append(file)
    assert {row.key for row in rows} == set(groups)
    for row in rows:
        assert sorted(Path(report.games[place].path).name for place in row.games) == groups[row.key]
        assert row.tally._asdict() == plain_tally([plain[file] for file in groups[row.key]], person)


@pytest.mark.parametrize("person", PERSONS)
def test_results_are_counted_as_files_say(games: list[ReportGame], plain: dict[str, PlainGame], person: str) -> None:
    report = make_report(games, person)
    assert len(report.games) == COUNT
    assert report.total._asdict() == plain_tally(list(plain.values()), person)
    own = {file: color for file, game in plain.items() if (color := color_of(game, person))}
    assert_rows(report, report.by_game, plain, {file: game.values["RU"] for file, game in plain.items()}, person)
    assert_rows(report, report.by_color, plain, {file: COLORS[color] for file, color in own.items()}, person)
    assert_rows(report, report.by_month, plain, {file: game.values["DT"][:7] for file, game in plain.items()}, person)
    others = {file: plain[file].name("W" if color == "B" else "B") for file, color in own.items()}
    assert_rows(report, report.by_opponent, plain, {file: (name, False) for file, name in others.items()}, person)
    levels = {file: int(name[-1]) for file, name in others.items() if name.startswith("Escabel bot")}
    assert_rows(report, report.by_level, plain, dict(levels), person)


def test_lengths_and_first_moves_are_counted_as_files_say(games: list[ReportGame], plain: dict[str, PlainGame]) -> None:
    report = make_report(games)
    lengths = {file: len(game.nodes) for file, game in plain.items()}
    assert report.mean_length == pytest.approx(sum(lengths.values()) / COUNT)
    for by_length in report.by_length:
        first, last = by_length.key
        files = [file for file, length in lengths.items() if first <= length <= last]
        assert sorted(Path(report.games[place].path).name for place in by_length.games) == files
    assert sum(row.tally.games for row in report.by_length) == COUNT
    firsts: defaultdict[object, set[str]] = defaultdict(set)
    for game in games:
        key = (game.summary.wire_name, game.summary.size, game.facts.first_key)
        firsts[key].add(plain[Path(game.path).name].nodes[0]["B"])
    for by_move in report.by_first_move:
        assert {report.games[place].facts.first_move for place in by_move.games} == firsts[by_move.key]
    assert sum(row.tally.games for row in report.by_first_move) == COUNT


def plain_mistakes(path: Path, person: str, color: str, least: int) -> list[tuple[int, int, float]]:
    """Return the mistakes of a person, or of both, in a game: plies, colors at the end, and losses."""
    tree = read_sgf(path.read_text("utf-8"))
    line = tree.main_line()
    found = []
    for ply, (before, after) in enumerate(pairwise(line)):
        if before.evaluation is None:
            continue
        winner = tree.rules.winner(tree.state_at(after)) if after is line[-1] else NOBODY
        if winner != NOBODY:
            black = 0.5 if winner not in (BLACK, WHITE) else float(winner == BLACK)
        elif after.evaluation is not None:
            black = after.evaluation.win_rate_for(BLACK)
        else:
            continue
        mover = before.turn
        holds = opponent(mover) if after.move == SWAP else mover  # from now on
        side = mover if tree.is_swapped_at(before) == tree.is_swapped_at(line[-1]) else int(opponent(mover))
        loss = before.evaluation.win_rate - (black if holds == BLACK else 1 - black)
        is_best = before.evaluation.best.move == tree.rules.format_move(after.move or 0)
        if not is_best and round(100 * loss, 6) >= least and (not color or COLORS[color] == side):
            found.append((ply, side, round(loss, 4)))
    return found


@pytest.mark.parametrize("person", PERSONS)
def test_mistakes_are_those_of_the_reviews(
    games: list[ReportGame], plain: dict[str, PlainGame], folder: Path, person: str
) -> None:
    report = make_report(games, person)
    found = Counter(
        (Path(report.games[one.game].path).name, one.move.ply, one.move.side, one.move.loss)
        for one in report.mistakes.found
    )
    expected = Counter(
        (file, *mistake)
        for file, game in plain.items()
        for mistake in plain_mistakes(folder / file, person, color_of(game, person), 10)
    )
    assert found == expected
    assert report.mistakes.blunders == sum(loss >= 0.25 for *_, loss in expected.elements())
    phases = Counter(3 * ply // len(plain[file].nodes) for file, ply, *_ in expected.elements())
    assert {row.key: row.mistakes for row in report.mistakes.by_phase} == phases
    assert sum(row.mistakes for row in report.mistakes.by_point) <= len(report.mistakes.found)
    for row in report.mistakes.by_phase:
        for place, ply in zip(row.games, row.plies, strict=True):
            own = [one.move.ply for one in report.mistakes.found if one.game == place]
            length = report.games[place].summary.plies
            assert ply == min(one for one in own if 3 * one // length == row.key)


def test_where_games_are_decided_follows_from_the_win_rates(games: list[ReportGame], folder: Path) -> None:
    report = make_report(games)
    decided = 0
    for game in games:
        tree = read_sgf((folder / Path(game.path).name).read_text("utf-8"))
        line = tree.main_line()
        rates = [None if node.evaluation is None else node.evaluation.win_rate_for(BLACK) for node in line]
        winner = tree.rules.winner(tree.state_at(line[-1]))
        if winner != NOBODY:
            rates[-1] = float(winner == BLACK) if winner in (BLACK, WHITE) else 0.5
        result = tree.final_result
        if result is None or result.winner not in (BLACK, WHITE) or None in rates:
            assert game.facts.decided_at == -1
            continue
        decided += 1
        own = [
            rate if (result.winner == BLACK) == (tree.is_swapped_at(node) == tree.is_swapped_at(line[-1])) else 1 - rate
            for node, rate in zip(line, rates, strict=True)
            if rate is not None
        ]
        behind = [ply for ply, rate in enumerate(own) if rate <= 0.5]
        assert game.facts.decided_at == min(behind[-1] + 1 if behind else 0, len(line) - 1)
    assert decided > 5
    assert sum(row.tally.games for row in report.by_decision) == decided


def test_a_game_that_was_set_up_as_over_was_decided_nowhere(tmp_path: Path) -> None:
    (tmp_path / "over.sgf").write_text("(;GM[101]SZ[3]XSTART[b a1b a2b a3b])")
    report = make_report(read_files(find_sgf_files([tmp_path]), no_refusal))
    assert report.total.games == 1
    assert report.by_decision == []


def test_clocks_are_counted_as_files_say(games: list[ReportGame]) -> None:
    report = make_report(games)
    texts = {game.path: Path(game.path).read_text("utf-8") for game in games}
    for row in report.clocks:
        kind = row.control.partition(" ")[0]
        behind = {report.games[place].path for place in row.games}
        if kind:
            assert behind == {place for place, text in texts.items() if kind in text}
        else:
            assert behind <= {place for place, text in texts.items() if "BL[" in text}
        if kind != "sudden":
            continue
        used: list[float] = []
        for place in row.games:
            game = plain_game(texts[report.games[place].path])
            own = color_of(game, "")
            lefts = dict(re.findall(r"(black|white)-left:([0-9.]+)", texts[report.games[place].path]))
            by_color = {"B": 300 - float(lefts["black"]), "W": 300 - float(lefts["white"])}
            if game.is_swapped:
                by_color = {"B": by_color["W"], "W": by_color["B"]}
            used += [by_color[own]] if own else by_color.values()
        assert row.used == pytest.approx(sum(used) / len(used))


def test_the_index_knows_the_same(games: list[ReportGame], folder: Path) -> None:
    index = GameIndex(index_file(folder), folder)
    index.refresh()
    by_file = {game.path: game for game in games}
    assert {game.path: game for game in read_index(index)} == by_file
    chosen = frozenset(Path(game.path).name for game in games[:5])
    assert {summary.file for summary in index.search(Query(among=chosen))} == chosen
    assert index.search(Query(among=frozenset())) == []
    index.close()


def test_choices_narrow(games: list[ReportGame], plain: dict[str, PlainGame]) -> None:
    def files(choice: Choice) -> list[str]:
        return [Path(game.path).name for game in games if choice.has(game)]

    assert files(Choice()) == list(plain)
    assert files(Choice(person="ANNA", color=WHITE)) == [
        f for f, game in plain.items() if color_of(game, "anna") == "W"
    ]
    assert files(Choice(since="2025-03", until="2025-04")) == [
        file for file, game in plain.items() if "2025-03" <= game.values["DT"][:7] <= "2025-04"
    ]
    assert files(Choice(person="Anna", against="Béla")) == [
        file for file, game in plain.items() if {game.name("B"), game.name("W")} == {"Anna", "béla"}
    ]
    assert files(Choice(ruleset="qualos")) == [f for f, game in plain.items() if game.values["RU"] == "qualos"]


def test_kinds_are_found_for_the_latest_mistakes(games: list[ReportGame]) -> None:
    report = make_report(games)
    told: list[tuple[int, int]] = []
    mistakes = explain_mistakes(report.games, report.mistakes, read_again, 20, lambda *done: told.append(done))
    assert mistakes.explained == sum(row.mistakes for row in mistakes.by_kind) == 20
    assert told[-1] == (19, 20)
    assert explain_mistakes(report.games, report.mistakes, lambda _: None).by_kind == []


def test_a_report_can_be_ended(games: list[ReportGame], folder: Path) -> None:
    def end(_done: int, _total: int) -> None:
        raise Cancelled

    for make in (
        lambda: list(read_files(find_sgf_files([folder]), no_refusal, end)),
        lambda: make_report(games, report=end),
        lambda: explain_mistakes(games, make_report(games).mistakes, read_again, 5, end),
    ):
        with pytest.raises(Cancelled):
            make()


def test_a_report_can_be_ended_before_each_of_its_parts(games: list[ReportGame]) -> None:
    told: list[tuple[int, int]] = []
    make_report(games, report=lambda *done: told.append(done))
    assert told == [(done, 11) for done in range(11)]


def test_games_from_positions_that_were_set_up_tell_nothing_of_lengths(tmp_path: Path) -> None:
    for name, text in (
        ("whole", "(;GM[101]SZ[5];B[c3];W[d4];B[a1])"),
        ("short", "(;GM[101]SZ[5]XSTART[b a1b];B[c3])"),
        ("none", "(;GM[101]SZ[5]XSTART[b a1b])"),
    ):
        (tmp_path / f"{name}.sgf").write_text(text)
    report = make_report(read_files(find_sgf_files([tmp_path]), no_refusal))
    assert report.total.games == 3
    assert report.mean_length == report.median_length == 3
    assert [row.tally.games for row in report.by_length] == [1]


def test_no_games_are_no_trouble() -> None:
    report = make_report([])
    assert report.total.games == 0
    assert report.mean_length == report.median_length == 0
    assert report.dates == ("", "")
