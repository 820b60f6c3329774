"""Damages codes at random: none of them may be taken for another game.

`python -m tests.link.damage --codes 100000` damages so many, and prints how many were refused and how many survived
with their game intact, as where a letter has become one that looks like it.
"""

import argparse
from collections.abc import Callable
from functools import cache
from random import Random

from escabel_gui.link.base32 import ALPHABET
from escabel_gui.link.game_code import CodeError, find_code, format_code
from escabel_gui.link.packing import SentGame, pack
from tests.link.friendly import play_at_random

GAMES = ("escabel", "abande", "quabble", "conquare")
NOISE = ALPHABET + "OIL/ >\n"


@cache
def original(number: int) -> tuple[str, bytes]:
    chance = Random(number)
    game = play_at_random(GAMES[number % len(GAMES)], None, chance, lambda game: len(game.acts) >= number % 60)
    sent = SentGame(game, number % 2)
    return format_code(sent), pack(sent)


def replace(code: str, chance: Random) -> str:
    place = chance.randrange(len(code))
    return code[:place] + chance.choice(NOISE) + code[place + 1 :]


def leave_out(code: str, chance: Random) -> str:
    place = chance.randrange(len(code))
    return code[:place] + code[place + chance.randint(1, 3) :]


def put_in(code: str, chance: Random) -> str:
    place = chance.randrange(len(code))
    return code[:place] + chance.choice(NOISE) + code[place:]


def exchange(code: str, chance: Random) -> str:
    place = chance.randrange(len(code) - 1)
    return code[:place] + code[place + 1] + code[place] + code[place + 2 :]


def mix_lines(code: str, chance: Random) -> str:
    lines = code.splitlines()
    chance.shuffle(lines)
    return "\n".join(lines)


def graft(code: str, chance: Random) -> str:
    """Return the beginning of one code and the end of another."""
    other, _ = original(chance.randrange(40))
    place = chance.randrange(min(len(code), len(other)))
    return code[:place] + other[place:]


DAMAGES: tuple[Callable[[str, Random], str], ...] = (replace, leave_out, put_in, exchange, mix_lines, graft)


def damage_code(seed: int) -> bool | None:
    """Damage a code; return None if that is refused or still has the game of a code, False if it has another one."""
    chance = Random(seed)
    number = chance.randrange(40)
    code, _ = original(number)
    damaged = code
    for _ in range(chance.randint(1, 3)):
        damaged = chance.choice(DAMAGES)(damaged, chance)
    try:
        packed = pack(find_code(damaged))
    except CodeError:
        return None
    return None if packed in {original(other)[1] for other in range(40)} else False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--codes", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    others = [seed for seed in range(arguments.seed, arguments.seed + arguments.codes) if damage_code(seed) is False]
    print(f"{arguments.codes} damaged codes, taken for another game: {len(others)} {others[:10]}")


if __name__ == "__main__":
    main()
