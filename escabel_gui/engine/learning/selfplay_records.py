"""Games with the visits of all moves and the values of positions, as plain data: one game a line, in JSON."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.moves import SWAP

LINE_START: Final = b'{"game":"'  # of every game
TOO_FEW_GAMES: Final = "the games are too few: none has a position to be held out; play more of them with selfplay"
FORMER_SETTINGS: Final = {"opening": 6, "search": "default"}  # of games whose lines do not say: the defaults of then
VALIDATION_EVERY: Final = 10  # one in so many games is held out
NO_GAME: Final = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError, IllegalMove)


class Origin(NamedTuple):
    """Configuration that determines a self-play game. Its fields are keys of the files."""

    game: str
    size: int
    visits: int
    seed: int
    opening: int  # random moves at most
    search: str  # preset of the search


class SelfplayGame(NamedTuple):
    """Moves of a game, and by position the visits of each move; none where nothing is to be learned from them.

    `values` are by position the value, 0 to 1, that the search gave the color to move; None where it did not search.
    """

    origin: Origin
    moves: list[int]
    visits: list[dict[int, int]]
    values: list[float | None]


def format_selfplay_game(game: SelfplayGame) -> str:
    """Format the game as one line."""
    rules = make_rules(game.origin.game, game.origin.size)
    text = {move: rules.format_move(move) for moves in (game.moves, *game.visits) for move in moves}
    return json.dumps(
        {
            **game.origin._asdict(),
            "moves": [text[move] for move in game.moves],
            "seen": [{text[move]: count for move, count in seen.items()} for seen in game.visits],
            "values": game.values,
        },
        separators=(",", ":"),
    )


def read_selfplay_games(path: Path) -> Iterator[SelfplayGame]:
    """Yield the games of a file, without an incomplete last line; raises ValueError with a reason."""
    with path.open(encoding="utf-8", errors="replace") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith("\n"):
                return
            try:
                yield parse_selfplay_game(line)
            except NO_GAME:
                raise ValueError(f"{path}, line {number}: this is no game that was played to learn from") from None


def split_held_out(games: list[SelfplayGame]) -> tuple[list[SelfplayGame], list[SelfplayGame]]:
    """Return the games to learn from, and one in ten by which is told how well unseen ones are predicted."""
    learned = [game for number, game in enumerate(games, 1) if number % VALIDATION_EVERY]
    return learned, games[VALIDATION_EVERY - 1 :: VALIDATION_EVERY]


def is_torn_game(rest: bytes) -> bool:
    """Return whether the end of a file is what was written of a game when a run was ended."""
    if not rest.startswith(LINE_START):
        return LINE_START.startswith(rest)
    try:
        parse_selfplay_game(rest)
    except json.JSONDecodeError:
        return True
    except NO_GAME:
        return False
    return True


def parse_selfplay_game(line: str | bytes) -> SelfplayGame:
    """Parse the game of a line; raises ValueError, KeyError, TypeError or the like for anything else."""
    data = FORMER_SETTINGS | json.loads(line)
    origin = Origin(
        str(data["game"]), int(data["size"]), int(data["visits"]), int(data["seed"]),
        int(data["opening"]), str(data["search"]),
    )  # fmt: skip
    rules = make_rules(origin.game, origin.size)
    moves: list[int] = []
    visits: list[dict[int, int]] = []
    values: list[float | None] = []
    state = rules.start()
    for text, seen, value in zip(data["moves"], data["seen"], data["values"], strict=True):
        visits.append(parse_visits(rules, seen))
        values.append(None if value is None else parse_value(value))
        moves.append(rules.parse_legal_move(state, text))
        rules.play(state, moves[-1])
    return SelfplayGame(origin, moves, visits, values)


def parse_visits(rules: Rules, seen: dict[str, int]) -> dict[int, int]:
    """Parse visit counts by move; raises ValueError for impossible ones."""
    visits = {rules.parse_move(text): int(count) for text, count in seen.items()}
    if any(count <= 0 or move == SWAP for move, count in visits.items()):
        raise ValueError("visits are above 0, and the swap has none")
    return visits


def parse_value(value: float) -> float:
    """Return a value as a number; raises ValueError unless it is from 0 to 1."""
    value = float(value)
    if not 0.0 <= value <= 1.0:
        raise ValueError("a value is from 0 to 1")
    return value
