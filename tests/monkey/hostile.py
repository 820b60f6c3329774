"""Texts and files that a hand may find: games, games that something has gnawed at, and games made to hurt."""

import os
from pathlib import Path
from random import Random

from escabel_gui.link.game_code import format_code
from escabel_gui.link.invitation import format_invitation
from escabel_gui.link.packing import SentGame
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, format_wire_name, make_rules
from escabel_gui.rules.contract import Rules, Ruleset
from tests.link.friendly import play_at_random

DATA = Path(__file__).parents[1] / "data"
CANARY = '<img src="canary.png"><b>canary</b>'  # to be seen as it stands here, wherever it is seen
COMMENT_LETTERS = 50_000
PASTED_LETTERS = 200_000
GNAWED = "()[];:\\\n\0 BWC09a1,é😀\x1b\u202e"


def some_rules(chance: Random) -> Rules:
    """Return the rules of any game, with any options, at any size."""
    ruleset: Ruleset = chance.choice(CATALOGUE)
    options = {option.name: chance.choice(option.choices).value for option in ruleset.options}
    return make_rules(format_wire_name(ruleset, options), chance.choice(ruleset.sizes))


def random_tree(chance: Random, move_space: int = 40) -> GameTree:
    """Return a game at random, with some variations and comments."""
    tree = GameTree(some_rules(chance))
    node = tree.root
    for _ in range(chance.randrange(move_space)):
        if chance.random() < 0.1:
            node = chance.choice(tree.main_line())
        state = tree.state_at(node)
        moves = tree.rules.legal_move_list(state) if not tree.rules.winner(state) else []
        if not moves:
            break
        node = tree.add_move(node, chance.choice(moves))
        if chance.random() < 0.2:
            node.comment = chance.choice(["Good.", CANARY, "a]b\\", "\\\x01", "é😀\n\n", "x" * chance.randrange(300)])
    return tree


def game(chance: Random) -> str:
    return write_sgf(random_tree(chance))


def several_games(chance: Random) -> str:
    return "\n".join(game(chance) for _ in range(chance.randint(2, 5)))


def golden(chance: Random) -> str:
    """Return one of the games that all tests know."""
    return chance.choice(sorted(file for file in DATA.iterdir() if file.is_file())).read_text("utf-8")


def gnawed(chance: Random) -> str:
    """Return a game with letters changed, pieces lost, doubled and swapped."""
    letters = list(chance.choice([game, golden, several_games])(chance))
    for _ in range(chance.randint(1, 12)):
        at = chance.randrange(len(letters) + 1)
        match chance.randrange(4):
            case 0:
                letters[at : at + 1] = chance.choice(GNAWED)
            case 1:
                del letters[at : at + chance.randrange(40)]
            case 2:
                letters[at:at] = letters[at : at + chance.randrange(40)]
            case 3:
                letters.insert(at, chance.choice(GNAWED))
    return "".join(letters)


def move_list(chance: Random) -> str:
    rules = some_rules(chance)
    state, moves = rules.start(), []
    for _ in range(chance.randrange(20)):
        legal = rules.legal_move_list(state)
        if not legal or rules.winner(state):
            break
        move = chance.choice(legal)
        moves.append(rules.format_move(move))
        rules.play(state, move)
    if chance.random() < 0.3:
        moves.insert(chance.randrange(len(moves) + 1), chance.choice(["z9", "a1-a1", CANARY, "9" * 5000]))
    return chance.choice([" ", "\n", ", "]).join(moves)


def markup(chance: Random) -> str:
    """Return a game with HTML wherever a text may stand."""
    name = chance.choice(["PB", "GN", "C", "RU", "SZ", "RE", "DT", "AP", "CA", "B", "W", "LB", "XSTART", "EV"])
    value = chance.choice([CANARY, f"a1:{CANARY}", f"b2\n{CANARY}"])
    return f"(;FF[4]GM[101]RU[escabel]SZ[5]{name}[{value}];B[c3]C[{CANARY}];W[d4]{name}[{value}])"


def huge(chance: Random) -> str:
    """Return a text, mostly of a game, that is long where nobody expects it."""
    long = chance.choice(["x", "9", "é", "😀", " ", "\u0301", "ﷺ"]) * COMMENT_LETTERS
    head = "(;FF[4]GM[101]RU[escabel]SZ[5]"
    return chance.choice(
        [
            f"{head}C[{long}];B[c3])",
            f"{head}PB[{long}];B[c3])",
            f"{head}GN[{long}];B[c3])",
            f"{head}RE[{long}];B[c3])",
            f"{head}SZ[{'9' * 5000}])",
            f"{head}GM[{'1' * 5000}])",
            f"{head};B[{long}])",
            f"{head};B[c3]LB[c3:{long}])",
            head + "(;B[c3]" * 3000 + ")" * 3000 + ")",
            head + ";C[a]" * 5000 + ";B[c3])",
            head + "".join(f"(;B[{file}{rank}])" for file in "abcde" for rank in range(1, 6)) + ")",
            long,
            "".join(chance.choices("abcxyz019 ;()[]\n", k=PASTED_LETTERS)),
        ]
    )


def odd(chance: Random) -> str:
    """Return a text that breaks a reader which believes what it reads, one way or another."""
    head = "(;FF[4]GM[101]RU[escabel]SZ[5]"
    return chance.choice(
        [
            f"{head}a1[x];B[c3];W[c4])",
            f"{head};B[c3]C[ends in a backslash\\\\\x01];W[d4])",
            f"{head}XRESUME[black:bot 1][white:person][node:{'9' * 5000}];B[c3])",
            f"{head}XRESUME[control:byo-yomi 0 0 9999999][black-left:1 1][white-left:-5 x];B[c3])",
            f"{head}SBKV[nan]XSTART[w a1 b1b];B[c3])",
            f"{head};B[c3];B[c4];W[];W[tt];B[swap-sides];B[pass])",
            f"{head};B[c3]SBKV[inf];W[d4]SBKV[-1e999])",
            f"{head}LB[a1:1][a1:2][z9:3]TR[a1][z99]AR[a1:a1];B[c3])",
            "(;FF[4]GM[1]SZ[19];B[pd];W[dp])",
            "(;)",
            "(",
            "()" * 50,
            "",
            " \n\t",
            "\0",
            "\ufeff" + head + ")",
            "\ud800",
            "".join(chr(chance.randrange(1, 0xD800)) for _ in range(200)),
        ]
    )


def code(chance: Random) -> str:
    """Return the code of a game by message, as it comes in a mail, whole or damaged."""
    ruleset, most = chance.choice(CATALOGUE), chance.randrange(30)
    shared = play_at_random(ruleset.name, ruleset.sizes[0], chance, lambda game: len(game.acts) >= most)
    letters = format_code(SentGame(shared, chance.randrange(2)))
    if chance.random() < 0.3:
        at = chance.randrange(len(letters))
        letters = letters[:at] + chance.choice(GNAWED) + letters[at + chance.randrange(3) :]
    return chance.choice(["", "> ", f"{CANARY}\n"]) + letters


def invitation(chance: Random) -> str:
    """Return an invitation to an address where nobody listens."""
    address = chance.choice(["127.0.0.1:9", "[::1]:1", "localhost:65535", "127.0.0.1:99999"])
    return f"{chance.choice(['', CANARY])} {address} {format_invitation(chance.randbytes(10))}"


TEXTS = [game, game, golden, several_games, gnawed, gnawed, move_list, markup, huge, odd, code, invitation]
WRITINGS = ("", "d4", "c3 d4", "a1-a2", "pass", "Good.", CANARY, "é😀", "a]b\\", "%s{0}", "9" * 30)  # typed by hand


def leave_out(names: list[str]) -> None:
    """Remove these kinds of texts, so that none of them comes."""
    TEXTS[:] = [kind for kind in TEXTS if kind.__name__ not in names]


def text(chance: Random) -> str:
    return chance.choice(TEXTS)(chance)


def file_name(chance: Random) -> str:
    """Return a name that a file can have, and a person would rather not."""
    stem = chance.choice(["game", "Ein Spiel", "<b>bold", "é😀", "x" * 200, "a&b", "-o", "two\nlines", "%s{0}"])
    if os.name == "nt":
        stem = stem.translate({ord(character): "_" for character in "<>\n"})
    return f"{stem} {chance.randrange(100)}{chance.choice(['.sgf', '.sgf', '.SGF', '.txt', ''])}"


def lay_out(folder: Path, chance: Random, files: int) -> None:
    """Fill a folder with files to be opened or imported."""
    folder.mkdir(parents=True)
    for _ in range(files):
        (folder / file_name(chance)).write_bytes(text(chance).encode("utf-8", "surrogatepass"))
    (folder / "binary.sgf").write_bytes(chance.randbytes(5000))
    (folder / "utf-16.sgf").write_bytes(game(chance).encode("utf-16"))
    (folder / "folder.sgf").mkdir()
    (folder / "below").mkdir()
    (folder / "below" / "game.sgf").write_text(game(chance), "utf-8")
    if os.name == "posix":
        (folder / "loop.sgf").symlink_to("loop.sgf")
        (folder / "below" / "up").symlink_to("..")


def lay_pipe(folder: Path) -> None:
    """Make a pipe, from which nothing can ever be read, where the system has pipes."""
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.sgf")
