"""Codes arrive as they were sent, whatever mail programs do to them, or not at all."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from escabel_gui import link
from escabel_gui.link.base32 import decode, encode
from escabel_gui.link.game_code import BEGIN, END, WIDTH, CodeError, checksum, find_code, format_code, is_code
from escabel_gui.link.packing import MAX_CODE_BYTES, SentGame, UnpackError, pack, unpack
from escabel_gui.link.shared_game import MAX_ACTS, SharedGame
from escabel_gui.link.tree_merge import to_game_tree
from escabel_gui.record.sgf.writing import write_sgf
from tests.link.damage import damage_code
from tests.link.friendly import make_game, play_at_random
from tests.rules.playing import WIRE_NAMES, repeat

PLIES_50 = 270  # characters that 50 plies take at most, with two short names and all options


def code_of(game: SharedGame, sender: int = 0) -> str:
    return format_code(SentGame(game, sender))


@given(st.binary(max_size=300))
def test_bytes_become_letters_and_back(data: bytes) -> None:
    assert decode(encode(data)) == data
    assert decode(encode(data).lower().replace("1", "l").replace("0", "o")) == data


@given(st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ", max_size=30))
@example("ß")  # two letters in upper case
@example("ß0000000")
def test_letters_that_are_no_bytes_are_refused(letters: str) -> None:
    with suppress(ValueError):
        assert encode(decode(letters)) == letters


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_a_long_game_of_every_ruleset(wire_name: str) -> None:
    plies = repeat(500)[-1] + 1
    game = play_at_random(wire_name, None, Random(wire_name), lambda game: len(game.acts) >= plies, is_endless=True)
    assert len(game.acts) >= plies
    sent = find_code(code_of(game, 1))
    assert (sent.game.acts, sent.game.line, sent.game.terms) == (game.acts, game.line, game.terms)
    assert sent.sender == 1


@pytest.mark.parametrize("wire_name", WIRE_NAMES)
def test_a_code_of_50_plies_is_short(wire_name: str) -> None:
    game = play_at_random(wire_name, None, Random(wire_name), lambda game: len(game.acts) >= 50, is_endless=True)
    code = code_of(game)
    assert len(code) <= PLIES_50
    assert all(len(line) <= WIDTH for line in code.splitlines())
    assert code.isascii()


def test_the_mark_at_the_end_is_on_one_line() -> None:
    game = make_game("escabel", 5, "d4 d5")
    for length in range(WIDTH):
        game.terms = game.terms._replace(names=("A" * (length % 41), "B" * max(0, length - 40)))
        code = code_of(game)
        assert code.splitlines()[-1].endswith(END)
        assert all(len(line) <= WIDTH for line in code.splitlines())
        assert find_code(code).game.acts == game.acts


def mailed(code: str, chance: Random) -> str:
    """Return a code as it may arrive: quoted, broken, spaced, in the other case, among other words."""
    text = "".join(letter + chance.choice(["", "", "", " ", "\n> ", "\u200b", "\r\n>> | ", "\t"]) for letter in code)
    text = chance.choice([text, text.lower(), text.upper(), text.title()])
    return f"Hi Ben,\n> here (see below) is my move:\n\n{text}\n\n-- \nAnna, http://example.org/ESCABEL\n"


@given(st.integers(0, 10_000))
@settings(max_examples=50)
def test_codes_survive_the_mail(seed: int) -> None:
    chance = Random(seed)
    game = play_at_random("escabel", 9, chance, lambda game: len(game.acts) >= seed % 40)
    text = mailed(code_of(game), chance)
    assert is_code(text)
    assert find_code(text).game.acts == game.acts


def test_of_the_codes_that_a_mail_quotes_the_newest_counts() -> None:
    codes = [code_of(make_game("escabel", 5, acts)) for acts in ("d4 d5", "d4 d5 e4", "d4", "")]
    other = code_of(make_game("abande", 7, "d4 d5 e4 c3"))
    assert len(find_code("\n> ".join([*codes, other, "ESCABEL1/QQQQQQQQQQQQ/ESCABEL"])).game.acts) == 3


@given(st.integers(0, 10_000))
@settings(max_examples=60)
def test_damaged_codes_are_never_taken_for_another_game(seed: int) -> None:
    assert damage_code(seed) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ESCABEL2/0123456789ABC/ESCABEL", "newer version"),
        ("ESCABEL1/0123456789ABCDEF", "end of the code is missing"),
        ("ESCABEL1/0123456789ABCDEF/ESCABEL", "damaged"),
        ("no code", "no code in this text"),
    ],
)
def test_why_there_is_no_code(text: str, reason: str) -> None:
    with pytest.raises(CodeError, match=reason):
        find_code(text)


def test_a_saved_game_that_quotes_a_code_is_no_code() -> None:
    tree = to_game_tree(make_game("escabel", 5, "d4 d5"))
    tree.root.comment = code_of(make_game("escabel", 5, "d4"))
    assert not is_code(write_sgf(tree))
    assert not is_code(f"Our last game:\n{write_sgf(tree)}")
    assert is_code(f"{tree.root.comment}\nOur last game:\n{write_sgf(tree)}")


def signed(data: bytes) -> str:
    return BEGIN + encode(data + checksum(data)) + END


@given(st.data())
@settings(max_examples=100)
def test_forged_codes_are_legal_games_or_refused(data: st.DataObject) -> None:
    """Change packed games and give them a right checksum, as anybody can."""
    packed = bytearray(pack(SentGame(make_game("escabel", 5, "d4 d5 e4, ask 0"), 0)))
    for _ in range(data.draw(st.integers(1, 4))):
        packed[data.draw(st.integers(0, len(packed) - 1))] = data.draw(st.integers(0, 255))
    del packed[data.draw(st.integers(len(packed) // 2, len(packed))) :]
    try:
        sent = find_code(signed(bytes(packed)))
    except CodeError:
        return
    assert pack(sent) == bytes(packed)


def test_a_whole_code_of_a_game_that_is_not_known_was_made_by_a_newer_version() -> None:
    packed = pack(SentGame(make_game("escabel", 5, "d4 d5"), 0))
    with pytest.raises(CodeError, match="newer version"):
        find_code(signed(packed.replace(b"escabel", b"newgame")))


def test_forged_codes_cost_no_more_than_real_ones() -> None:
    head = pack(SentGame(make_game("escabel", 19), 0))[:-2]
    for count, number in ((MAX_ACTS + 2, b"\1"), (2, b"\xff" * MAX_CODE_BYTES), (1, b"\0"), (1, b"\xff" * 60)):
        with pytest.raises(UnpackError):
            unpack(head + count.to_bytes(2, "big") + number)


def test_the_code_on_the_page_of_the_protocol_is_one() -> None:
    sent = find_code((Path(link.__file__).parent / "README.md").read_text("utf-8"))
    assert sent.game.acts == make_game("escabel", 5, "d4 swap-sides c3, ask 0").acts
    assert sent.sender == 0
