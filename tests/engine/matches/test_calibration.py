"""`escabel-engine calibration`: what was promised in saved games, against what came."""

import json
from pathlib import Path
from random import Random

import pytest

from escabel_gui.engine.command import main
from escabel_gui.engine.matches.calibration import (
    PROVEN_TIE,
    PROVEN_WIN,
    Prediction,
    cross_validate,
    fit_calibration,
    make_row,
    read_predictions,
)
from escabel_gui.engine.thinking.win_rates import FULL_TEMPO_VISITS, Calibration, tempo_weight, win_rate
from escabel_gui.record.log_odds import logistic
from escabel_gui.record.sgf.reading import read_sgf

HEADER = "(;FF[4]GM[101]RU[escabel]SZ[4]"


def forecasts(moves: str, result: str) -> list[tuple[str, float, float]]:
    return [
        (forecast.row, forecast.rate, forecast.score)
        for forecast in read_predictions(read_sgf(f"{HEADER}RE[{result}]{moves})"))
    ]


def evaluated(move: str, black_percent: int, words: str = "info move a1 visits 9 winrate 0.5") -> str:
    return f";{move}XEVAL[{words}]SBKV[{black_percent}]"


def test_values_and_results_are_in_the_eyes_of_the_person_to_move() -> None:
    moves = evaluated("B[b2]", 72) + ";W[c3]" + evaluated("B[c2]", 61) + evaluated("W[b3]", 58)
    assert forecasts(moves, "B+R") == [
        ("20 to 30 %", pytest.approx(0.28), 0.0),
        ("30 to 40 %", pytest.approx(0.39), 0.0),
        ("50 to 60 %", pytest.approx(0.58), 1.0),
    ]


def test_who_swaps_holds_the_other_color_when_the_game_ends() -> None:
    moves = evaluated("B[b2]", 10) + evaluated("W[swap]", 80) + evaluated("W[c3]", 75)
    assert [score for _, _, score in forecasts(moves, "B+")] == [1.0, 0.0, 1.0]


def test_a_tie_is_half_a_win() -> None:
    assert forecasts(evaluated("B[b2]", 50), "0") == [("50 to 60 %", 0.5, 0.5)]


def test_games_without_a_result_tell_nothing() -> None:
    assert forecasts(evaluated("B[b2]", 50), "") == []


def test_what_is_proven_stands_apart() -> None:
    proven = evaluated("B[b2]", 0, "info move a1 visits 9 winrate 1.0 proven win")
    assert forecasts(proven, "W+") == [(PROVEN_WIN, 1.0, 1.0)]
    assert forecasts(evaluated("B[b2]", 0), "W+") == [("90 to 100 %", 1.0, 1.0)]
    tied = evaluated("B[b2]", 50, "info move a1 visits 9 winrate 0.5 proven tie")
    assert forecasts(tied, "0") == [(PROVEN_TIE, 0.5, 0.5)]
    games = games_with(Calibration(1.2, 0.1, 0.2))[:500]
    ties = [Prediction(PROVEN_TIE, 0.5, FULL_TEMPO_VISITS, 0.5)] * 9
    assert fit_calibration([game + ties for game in games]) == fit_calibration(games)
    assert cross_validate([game + ties for game in games])[0][-9:] == ties


def test_positions_of_one_game_count_as_little_more_than_one() -> None:
    won, lost = Prediction("", 0.5, 9, 1.0), Prediction("", 0.5, 9, 0.0)
    alone = make_row("", [[won], [lost]] * 20)
    repeated = make_row("", [[won] * 30, [lost] * 30] * 20)
    mixed = make_row("", [[won, lost] * 15] * 40)
    assert repeated.positions == mixed.positions == 1200
    assert repeated.low == pytest.approx(alone.low, abs=0.01)
    assert mixed.high - mixed.low < alone.high - alone.low
    sure = make_row("", [[won] * 30] * 40)
    assert sure.high == 1.0
    assert 0.85 < sure.low < 0.95


@pytest.mark.parametrize(
    "calibration", [Calibration(0.6, 0.0, 0.0), Calibration(1.0, 0.0, 0.3), Calibration(0.8, 0.5, -0.2)]
)
def test_how_values_are_to_be_calibrated_is_found_in_results(calibration: Calibration) -> None:
    found = fit_calibration(games_with(calibration))
    assert found is not None
    for percent in range(5, 100, 5):
        for visits in (1, FULL_TEMPO_VISITS, 2 * FULL_TEMPO_VISITS):
            told, wanted = (win_rate(percent / 100, one, visits) for one in (found, calibration))
            assert told == pytest.approx(wanted, abs=0.02)


def test_large_values_are_never_held_back_more_than_small_ones() -> None:
    found = fit_calibration(games_with(Calibration(1.2, -0.2, 0.0)))
    assert found is not None
    assert found.growth == 0.0
    assert 0.6 < found.factor < 1.2


def games_with(calibration: Calibration) -> list[list[Prediction]]:
    """Return games, with values after short and long searches and a proven one, that come out as a calibration says."""
    random = Random(1)
    games = []
    for _ in range(20_000):
        game = [Prediction(PROVEN_WIN, 1.0, FULL_TEMPO_VISITS, 0.0)]
        for visits in (FULL_TEMPO_VISITS // 2, 4 * FULL_TEMPO_VISITS):
            odds = 6 * random.random() - 3
            told = odds * (calibration.factor + calibration.growth * abs(odds)) + calibration.tempo * tempo_weight(
                visits
            )
            game.append(Prediction("", logistic(odds), visits, float(random.random() < logistic(told))))
        games.append(game)
    return games


def test_games_without_values_tell_nothing() -> None:
    assert fit_calibration([[Prediction("", 1.0, 9, 1.0)]]) is None


def test_games_that_always_come_out_as_foretold_set_no_bound_to_boldness() -> None:
    assert fit_calibration([[Prediction("", 0.7, 9, 1.0), Prediction("", 0.2, 9, 0.0)]]) is None


def test_games_in_which_the_worse_off_win_make_no_calibration() -> None:
    assert fit_calibration(games_with(Calibration(-0.5, 0.0, 0.0))) is None


def test_games_are_tried_with_what_the_others_have_told() -> None:
    calibration = Calibration(2.0, 0.0, 0.3)
    games = games_with(calibration)[:4000]
    for one, other in zip(games[::2] + games[1::2], cross_validate(games), strict=True):
        assert other[0] == one[0]  # is proven
        for before, after in zip(one[1:], other[1:], strict=True):
            assert after.score == before.score
            assert after.rate == pytest.approx(win_rate(before.rate, calibration, before.visits), abs=0.05)
            assert after.row.startswith(f"{min(int(after.rate * 10), 9) * 10:2} to")


def test_halves_are_tried_but_all_games_tell_the_calibration(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(60):
        value, winner = ((70, "B"), (70, "B"), (70, "W"), (30, "W"), (30, "W"), (30, "B"))[number % 6]
        game = f"{HEADER}RE[{winner}+]{evaluated('B[b2]', value)}{evaluated('W[c3]', value)})"
        (tmp_path / f"{number}.sgf").write_text(game, encoding="utf-8")
    assert main(["calibration", str(tmp_path)]) == 0
    *rows, told = capsys.readouterr().out.splitlines()
    assert main(["calibration", str(tmp_path), "--cross-validate"]) == 0
    *validated, told_again = capsys.readouterr().out.splitlines()
    assert told_again == told
    assert validated != rows


def test_too_few_games_are_not_halved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.sgf").write_text(f"{HEADER}RE[B+]{evaluated('B[b2]', 72)})", encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["calibration", str(tmp_path), "--cross-validate"])
    assert "half of the games do not tell" in capsys.readouterr().err
    assert main(["calibration", str(tmp_path)]) == 0
    assert "the games do not tell" in capsys.readouterr().out


def test_the_games_of_a_match_make_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = ["--first", "visits=40", "--second", "visits=20"]
    main(["match", "--size", "4", "--games", "4", "--save", str(tmp_path / "deep" / "down"), *settings])
    (tmp_path / "other.sgf").write_text("hello", encoding="utf-8")
    capsys.readouterr()
    assert main(["calibration", str(tmp_path), "--json"]) == 0
    said = capsys.readouterr()
    assert all(0 <= row["low"] <= row["score"] <= row["high"] <= 1 for row in json.loads(said.out))
    assert "other.sgf: " in said.err
    assert main(["calibration", str(tmp_path)]) == 0
    assert "positions of 4 games" in capsys.readouterr().out


def test_all_games_of_a_file_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = evaluated("B[b2]", 72)
    (tmp_path / "folder.sgf").mkdir()
    (tmp_path / "both.sgf").write_text(f"{HEADER}RE[B+]{moves})\n(;GM[5])\n{HEADER}RE[W+]{moves})", encoding="utf-8")
    assert main(["calibration", str(tmp_path)]) == 0
    said = capsys.readouterr()
    assert said.err.splitlines() == [
        f"{tmp_path / 'both.sgf'}: line 2: This is a record of another game (GM 5), which is not played here."
    ]
    assert "2 positions of 2 games" in said.out
    (tmp_path / "both.sgf").write_text(f"{HEADER}RE[B+]{moves})", encoding="utf-8")
    assert main(["calibration", str(tmp_path)]) == 0
    assert "1 position of 1 game," in capsys.readouterr().out


def test_a_folder_without_such_games_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["calibration", str(tmp_path)])
    assert capsys.readouterr().err.endswith("no game with evaluations and a result\n")
