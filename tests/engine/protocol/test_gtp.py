"""The protocol, through the pipe: answers, refusals that change nothing, and input while the engine thinks."""

import re
from io import StringIO
from itertools import chain, repeat
from pathlib import Path
from typing import Any, Final

import pytest

from escabel_gui.engine import protocol
from escabel_gui.engine.protocol.gtp import answer
from escabel_gui.engine.protocol.session import GtpCommand
from escabel_gui.engine.thinking.search_workers import PEER_COMMAND
from escabel_gui.record.evaluation import EVALUATION
from escabel_gui.record.exercises.exercise import GOAL
from escabel_gui.record.sgf.tokens import SESSION, START
from tests.engine.protocol.gtp_sessions import make_session


def test_plays_a_whole_game_of_legal_moves(engine: Any) -> None:
    while not (result := engine.ask("gogui-rules_final_result").removeprefix("=").strip()):
        legal = engine.ask("gogui-rules_legal_moves").split()[1:]
        side = engine.ask("gogui-rules_side_to_move").split()[1]
        move = engine.ask(f"genmove {side}").split()[1]
        assert move in legal
    assert result in ("B+", "W+")
    assert engine.ask("final_score") == f"= {result}"
    assert engine.ask("gogui-rules_legal_moves") == "="
    assert engine.ask("genmove b") == "? game is over"
    assert engine.ask("kata-analyze") == "? game is over"
    assert engine.ask("play b a1") in ("? illegal move: The game is over.", "? it is white's turn")


def test_framing(engine: Any) -> None:
    assert engine.ask("protocol_version") == "= 2"
    assert engine.ask("42 name") == "=42 Escabel"
    assert engine.ask("7 nonsense") == "?7 unknown command: nonsense"
    engine.send(b"\n\n# only a comment\n   \n")
    assert engine.ask("\tKNOWN_COMMAND  genmove # why not") == "= true"
    assert engine.ask("known_command review") == "= false"
    assert engine.ask("12") == "?12 no command"
    assert engine.ask("stop") == "="


def test_list_commands_names_only_known_commands(engine: Any) -> None:
    names = engine.ask("list_commands").removeprefix("= ").split("\n")
    for name in ("protocol_version", "kata-analyze", "gogui-rules_legal_moves", "reg_genmove", "quit"):
        assert name in names


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("play b", "? write: play COLOR MOVE"),
        ("play x d4", "? x is no color: write b or w"),
        ("play w d4", "? it is black's turn"),
        ("play b d9", "? illegal move: There is no point d9 on this board."),
        ("play b d4-d5", "? illegal move: There is nothing to move on d4."),
        ("play b pass", "? illegal move: Nobody may pass in this game."),
        ("play b swap-sides", "? illegal move: White may swap sides only instead of White’s first move."),
        ("genmove", "? write: genmove COLOR"),
        ("genmove white", "? it is black's turn"),
        ("reg_genmove w", "? it is black's turn"),
        ("undo", "? cannot undo"),
        ("final_score", "? game is not over"),
        ("boardsize", "? write: boardsize N"),
        ("boardsize 2", "? escabel is played on size 3 to 19, not 2"),
        ("boardsize -5", "? -5 is no board size"),
        ("boardsize ٣", "? ٣ is no board size"),
        ("boardsize 99999999999999999999", "? 99999999999999999999 is no board size"),
        ("set_game chess", "? unknown game 'chess': choose one of "),
        ("set_game escabel:connection=loose", "? connection=loose is not possible: choose one of plain, tiebreak"),
        ("set_position", "? write: set_position COLOR [STACK] …"),
        ("set_position b z9b", "? “z9b” is not a stack on this board: write it like d4b or e5wb"),
        ("set_position b d4b d4w", "? d4 is named twice"),
        ("level 0", "? unknown level '0': choose from 1 to 8"),
        ("level", "? write: level L"),
        ("time_settings 1 2", "? write: time_settings MAIN_TIME BYO_YOMI_TIME BYO_YOMI_STONES"),
        ("time_settings inf 0 0", "? inf is no time"),
        ("time_left b -1 0", "? -1 is no time"),
        ("time_left b 1 x", "? x is no number of moves"),
        ("kata-analyze w", "? it is black's turn"),
        ("kata-analyze b soon", "? soon is no time"),
        ("kata-analyze b 1 2", "? 2 is neither interval nor rootInfo"),
        ("kata-analyze b rootInfo maybe", "? maybe is neither true nor false"),
        ("kata-analyze b rootInfo", "? nothing is neither true nor false"),
        ("kata-analyze b rootInfo true interval", "? nothing is no time"),
        ("kata-analyze b interval 5 soon true", "? soon is neither interval nor rootInfo"),
    ],
)
def test_a_refusal_is_one_line_and_changes_nothing(engine: Any, line: str, answer: str) -> None:
    before = engine.ask("showboard")
    said = engine.ask(line)
    assert said.startswith(answer)
    assert "\n" not in said
    assert engine.ask("showboard") == before


JUNK: Final = [
    "x",
    "-1",
    "nan",
    "1e300",
    "1_0",
    "٣",
    "²",
    "9" * 5_000,
    "x" * 60_000,
    "b" * 60_000,
    "(;GM[101])",
    "../../x",
    "%s{0}",
]
SHRUGS: Final = ("known_command",)  # which answers junk, too


def test_every_command_counts_and_reads_its_arguments(engine: Any) -> None:
    engine.ask("play b c3")
    before = engine.ask("showboard")
    usages = dict(engine.usages())
    assert list(usages) == engine.ask("list_commands").removeprefix("= ").split("\n")
    for name, arguments in usages.items():
        least = len([argument for argument in arguments if argument[0] not in "[…"])
        lines = [f"{name} {' '.join([word] * max(least, 1))}" for word in JUNK if name not in SHRUGS]
        lines += [f"{name} {' '.join(['b'] * (least - 1))}"] if least else []
        lines += [] if "…" in arguments else [f"{name} {' '.join(['b'] * (len(arguments) + 1))}"]
        for line in lines:
            said = engine.ask(line)
            assert said.startswith("?"), line[:100]
            assert len(said) < 300
            assert "internal error" not in said, line[:100]
    assert engine.ask("showboard") == before


def test_the_page_for_others_has_every_command() -> None:
    page = (Path(protocol.__file__).parent / "README.md").read_text("utf-8")
    told = [row.split("`")[1] for row in page.splitlines() if row.startswith("| `") and row.count("|") == 4]
    usages = [command.usage for command in make_session("escabel", 5).commands.values()]
    assert [line for line in told if line.split()[0] in {usage.split()[0] for usage in usages}] == usages


def test_the_page_for_others_has_every_property_of_saved_games() -> None:
    page = (Path(protocol.__file__).parent / "README.md").read_text("utf-8")
    assert all(f"| `{name}` | " in page for name in (START, EVALUATION, SESSION, GOAL))


@pytest.mark.parametrize("line", ["undo 3", "genmove w w", "kata-analyze interval", "kata-genmove_analyze w soon"])
def test_what_a_command_does_not_understand_it_does_not_half_do(engine: Any, line: str) -> None:
    engine.ask("play b c3")
    before = engine.ask("showboard")
    assert engine.ask(line).startswith("?")
    assert engine.ask("showboard") == before


def test_a_number_of_any_length_is_answered_in_a_line_of_few_letters(engine: Any) -> None:
    said = engine.ask("9" * 60_000 + " name")
    assert said.startswith("? unknown command: 999")
    assert len(said) < 100


def test_an_analysis_that_has_seen_nothing_yet_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that there is no empty line, which would end the answer and make the next answer a stray one."""
    session = make_session("escabel", 19)
    monkeypatch.setattr(session.thinker, "think", lambda limits, is_interrupted: None)
    waits = chain([False], repeat(True))
    monkeypatch.setattr(session.inbox, "has_input", lambda: next(waits))
    output = StringIO()
    answer(session, "1 kata-analyze", output)
    assert output.getvalue() == "=1\n\n"


def test_news_of_nothing_are_no_empty_line(monkeypatch: pytest.MonkeyPatch) -> None:
    session = make_session("escabel", 5)
    monkeypatch.setattr(session.thinker, "think", lambda limits, is_interrupted: None)
    monkeypatch.setattr(session.thinker, "exchange_delta", lambda news: "")
    output = StringIO()
    answer(session, f"1 {PEER_COMMAND}", output)
    assert output.getvalue() == "=1\nnews \n\n"


def test_swap_leaves_the_same_color_to_move(engine: Any) -> None:
    engine.ask("play b c3")
    assert "swap-sides" in engine.ask("gogui-rules_legal_moves")
    assert engine.ask("play w Swap") == "="
    assert engine.ask("gogui-rules_side_to_move") == "= white"
    assert "swap-sides" not in engine.ask("gogui-rules_legal_moves")
    assert engine.ask("play w c4") == "="
    assert engine.ask("gogui-rules_side_to_move") == "= black"
    assert [engine.ask("undo") for _ in range(4)] == ["=", "=", "=", "? cannot undo"]


def test_positions_games_and_sizes(engine: Any) -> None:
    assert engine.ask("set_position w a1b b2wwb c3w") == "="
    assert engine.ask("gogui-rules_side_to_move") == "= white"
    assert (
        engine.ask("gogui-rules_board")
        == "=\n.  .  .  .  .\n.  .  .  .  .\n.  .  O  .  .\n.  X  .  .  .\nX  .  .  .  ."
    )
    assert "b3" in engine.ask("showboard")
    assert engine.ask("clear_board") == "="
    assert engine.ask("gogui-rules_side_to_move") == "= black"
    assert engine.ask("set_game escabel:setup=checkered-black,connection=tiebreak") == "="
    assert engine.ask("gogui-rules_game_id") == "= escabel:connection=tiebreak,setup=checkered-black"
    assert engine.ask("gogui-rules_board_size") == "= 9"
    assert engine.ask("boardsize 4") == "="
    assert engine.ask("gogui-rules_board").count("X") == 8


def test_list_levels(engine: Any) -> None:
    lines = engine.ask("list_levels").removeprefix("= ").split("\n")
    assert [line.split()[0] for line in lines] == list("12345678")
    assert lines[0] == "1 beginner"
    for number in range(1, 9):
        assert engine.ask(f"level {number}") == "="


def test_reg_genmove_only_suggests(engine: Any) -> None:
    before = engine.ask("showboard")
    move = engine.ask("reg_genmove b").removeprefix("= ")
    assert engine.ask("showboard") == before
    assert move in engine.ask("gogui-rules_legal_moves")


def test_a_seed_begins_all_chance_anew(engine: Any) -> None:
    first, second = (
        [engine.ask(line) for line in ("set_random_seed 12", "clear_board", "kata-genmove_analyze b")] for _ in range(2)
    )
    assert first == second
    assert engine.ask("set_random_seed -1") == "? -1 is no seed"


@pytest.mark.parametrize("words", ["50 rootInfo true", "interval 50 ROOTINFO TRUE", "rootInfo true interval 50"])
def test_the_position_itself_is_told_of_where_that_is_wanted(engine: Any, words: str) -> None:
    for command in ("kata-genmove_analyze b", "lz-genmove_analyze w"):
        analysis, _ = engine.ask(f"{command} {words}").removeprefix("=\n").split("\n")
        moves, _, root = analysis.partition(" rootInfo ")
        name, visits, other_name, rate = root.split()
        assert (name, other_name) == ("visits", "winrate")
        assert int(visits) == sum(map(int, re.findall(r" visits (\d+)", moves)))
        assert 0 <= float(rate) <= 1
    assert "rootInfo" not in engine.ask("kata-genmove_analyze b rootInfo false")


def test_a_move_comes_with_what_made_it(engine: Any) -> None:
    engine.ask("level 8")  # which makes the move that it likes best
    engine.ask("play b c3")
    analysis, move = engine.ask("kata-genmove_analyze w 50").removeprefix("=\n").split("\n")
    assert move == "play " + analysis.split()[2]
    assert engine.ask("gogui-rules_side_to_move") == ("= white" if move == "play swap-sides" else "= black")
    assert engine.ask("lz-genmove_analyze b 1 2 3 4 5") == (
        "? write: lz-genmove_analyze COLOR [interval] [CENTISECONDS] [rootInfo] [BOOLEAN]"
    )


def test_the_log_tells_what_was_said_and_thought(start_engine: Any) -> None:
    engine = start_engine("--size", "5", "--visits", "20", "--log", "debug")
    engine.ask("genmove b")
    engine.ask("nonsense")
    engine.send(b"quit\n")
    assert engine.output.read() == b"=\n\n"
    said = engine.errors.read().decode().replace("\r\n", "\n")
    assert "DEBUG escabel_gui.engine.protocol.gtp: genmove b\n" in said
    assert re.search(r"INFO escabel_gui\.engine\.protocol\.session: [a-e][1-5] after \d+ visits", said)
    assert "INFO escabel_gui.engine.protocol.gtp: refused nonsense: unknown command: nonsense\n" in said


# ---- robustness ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("garbage", [b"\xff\xfe\x80\n", b"play b \xc3\x28\n", b"%s %n ../../\n", b"\x1b[31mred\n"])
def test_garbage_is_answered_in_one_line(engine: Any, garbage: bytes) -> None:
    engine.send(garbage)
    said = engine.read_answer()
    assert said.startswith("?")
    assert "\n" not in said
    assert engine.ask("name") == "= Escabel"


def test_control_characters_are_ignored(engine: Any) -> None:
    engine.send(b"\0\0\0\r\n")
    assert engine.ask("na\0me\r") == "= Escabel"


def test_lines_may_end_as_on_windows(engine: Any) -> None:
    engine.send(b"boardsize 4\r\nplay b c3\r\n\r\n# nothing\r\n7 play w b2\r\nquit\r\n")
    assert engine.wait_for_end() == "=\n\n=\n\n=7\n\n=\n\n"


@pytest.mark.parametrize("number", ["", "7", "9" * 18])
def test_a_line_of_a_megabyte_is_refused(engine: Any, number: str) -> None:
    engine.send(f"{number} play b ".encode() + b"x" * 1_000_000 + b"\n")
    assert engine.read_answer() == f"?{number} line too long"
    assert engine.ask("name") == "= Escabel"


def test_answers_a_last_line_without_its_end(engine: Any) -> None:
    engine.send(b"name")
    assert engine.close() == "= Escabel\n\n"


def test_ends_quietly_when_nobody_reads(start_engine: Any) -> None:
    engine = start_engine()
    engine.output.close()
    engine.send(b"name\n" * 10)
    engine.wait_for_end()


def test_a_surprise_is_one_line_and_leaves_the_position(caplog: pytest.LogCaptureFixture) -> None:
    session = make_session("escabel", 5)
    rules = session.rules
    session.line.play(rules.parse_move("c3"))

    def go_wrong() -> str:
        session.set_game("escabel")
        session.line.play(rules.parse_move("a1"))
        raise KeyError("one\ntwo")

    session.commands["surprise"] = GtpCommand("surprise", go_wrong)
    output = StringIO()
    answer(session, "8 surprise", output)
    assert output.getvalue() == "?8 internal error: KeyError 'one\\ntwo'\n\n"
    assert "8 surprise" in caplog.text
    assert "go_wrong" in caplog.text
    answer(session, "gogui-rules_board", output)
    assert output.getvalue().count("X") == 1
    answer(session, "genmove w", output)
    assert session.line.state.ply == 2
    assert session.inbox.next_line() is None


# ---- input while the engine thinks ---------------------------------------------------------------------------


def test_stop_makes_it_move_now(start_engine: Any) -> None:
    engine = start_engine("--time", "1000")
    engine.send(b"1 genmove b\n2 name\n3 stop\n")
    move = engine.read_answer()
    assert re.fullmatch(r"=1 [a-i][1-9]", move)
    assert engine.read_answer() == "=2 Escabel"
    assert engine.read_answer() == "=3"


def test_quit_ends_a_search(start_engine: Any) -> None:
    engine = start_engine("--time", "1000")
    engine.send(b"genmove b\nquit\n")
    assert re.fullmatch(r"= [a-i][1-9]\n\n=\n\n", engine.wait_for_end())


def test_a_closed_input_ends_a_search(start_engine: Any) -> None:
    engine = start_engine("--time", "1000")
    engine.send(b"genmove b\n")
    engine.close()


INFO = re.compile(
    r"info move (\S+) visits (\d+) winrate ([01]\.\d+) prior (0\.\d+) order (\d+)(?: proven (\w+))? pv (.+)"
)


def test_analysis_streams_until_any_input(start_engine: Any) -> None:
    engine = start_engine("--size", "5")
    engine.send(b"5 kata-analyze b 1\n")
    assert engine.read_line() == "=5\n"
    visits = []
    for _ in range(3):
        infos = [INFO.fullmatch(part) for part in re.split(r" (?=info )", engine.read_line().rstrip("\n"))]
        assert all(infos)
        assert [int(info[5]) for info in infos if info] == list(range(len(infos)))
        assert all(info[7].split()[0] == info[1] for info in infos if info)
        visits.append(sum(int(info[2]) for info in infos if info))
    assert visits == sorted(visits)
    engine.send(b"6 name\n")
    engine.read_answer()
    assert engine.read_answer() == "=6 Escabel"


def test_analysis_of_a_proven_position(engine: Any) -> None:
    engine.ask("set_position b c1b c2b c3b c4b a3w e3w a2w")
    engine.send(b"lz-analyze 1\n")
    engine.read_line()
    first = engine.read_line()
    assert re.match(r"info move [bcd]5 visits \d+ winrate 1\.0 prior 0\.\d+ order 0 proven win pv [bcd]5", first)
    engine.send(b"stop\n")
    engine.read_answer()
    assert engine.read_answer() == "="


def test_the_first_line_of_an_analysis_does_not_wait_for_the_interval(engine: Any) -> None:
    engine.send(b"boardsize 13\nkata-analyze 360000\n")
    assert engine.read_answer() == "="
    assert engine.read_line() == "=\n"
    assert engine.read_line().startswith("info move ")
    engine.send(b"stop\n")
    engine.read_answer()
    assert engine.read_answer() == "="


def test_is_stopped_by_the_closing_of_its_input_during_analysis(start_engine: Any) -> None:
    engine = start_engine()
    engine.send(b"kata-analyze 1\n")
    engine.read_line()
    engine.close()
