"""Map of first-move values under the pie rule, and its file format."""

import json
from pathlib import Path
from typing import Final, NamedTuple, TypeGuard

from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.rules.symmetries import color_preserving_symmetries, transform_move

MAX_VISITS: Final = 10**12
FAIR_PERCENT: Final = range(45, 56)  # percent


class OpeningValue(NamedTuple):
    """Value of a first move for Black, 0 to 1, if nobody swaps.

    It rests on so many visits; where there are none, it is proven.
    """

    rate: float
    visits: int

    @property
    def is_proven(self) -> bool:
        """True if the value is proven and not estimated."""
        return self.visits == 0

    @property
    def percent(self) -> int:
        """Rate in whole percent for display; only what is proven is 0 or 100."""
        least = 0 if self.is_proven else 1
        return min(max(round(100 * self.rate), least), 100 - least)

    @property
    def advantage(self) -> int:
        """Player who is better off: 0 for a fair stone, 1 for whoever has Black, -1 for the other one."""
        return 0 if self.percent in FAIR_PERCENT else 1 if self.percent > max(FAIR_PERCENT) else -1

    @property
    def fairness(self) -> float:
        """Fairness from 0, where a swap decides the game, to 1, where it changes nothing."""
        return 1.0 - abs(2.0 * self.rate - 1.0)


class OpeningMap:
    """First moves of a game that were looked at; of mirror images of each other, only one."""

    def __init__(self, rules: Rules, values: dict[int, OpeningValue] | None = None) -> None:
        self.rules = rules
        self.values = values or {}

    def mirrored_values(self) -> dict[int, OpeningValue]:
        """Return the values of first moves and of their mirror images."""
        symmetries = color_preserving_symmetries(self.rules)
        return {
            transform_move(self.rules, move, symmetry): value
            for move, value in self.values.items()
            for symmetry in symmetries
        }


def distinct_first_moves(rules: Rules) -> list[int]:
    """Return the first moves of a game, of mirror images only the first."""
    symmetries = color_preserving_symmetries(rules)
    moves = rules.legal_move_list(rules.start())
    return [move for move in moves if move == min(transform_move(rules, move, symmetry) for symmetry in symmetries)]


def map_file_name(rules: Rules) -> str:
    """Return the name of a map's file."""
    return f"{_file_prefix(rules.wire_name)}{rules.size}.json"


def _file_prefix(wire_name: str) -> str:
    return f"{wire_name.replace(':', '+')} "


def find_opening_map(folder: Path, rules: Rules) -> OpeningMap | None:
    """Return the map of a game on its board, if a folder has one; raises OSError and ValueError for a damaged one."""
    try:
        text = (folder / map_file_name(rules)).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    opening_map = parse_opening_map(text)
    if (opening_map.rules.wire_name, opening_map.rules.size) != (rules.wire_name, rules.size):
        raise ValueError("the map is of another game than its name says")
    return opening_map


def sizes_with_map(folder: Path, wire_name: str) -> list[int]:
    """Return the boards of a game for which there are maps in a folder."""
    beginning = _file_prefix(wire_name)
    sizes = [path.stem.removeprefix(beginning) for path in folder.glob("*.json") if path.stem.startswith(beginning)]
    return sorted(int(size) for size in sizes if size.isdecimal())


def format_opening_map(opening_map: OpeningMap) -> str:
    """Return a map as a file has it."""
    rules = opening_map.rules
    stones = {
        rules.format_move(move): {"rate": round(value.rate, 4), "visits": value.visits}
        for move, value in sorted(opening_map.values.items())
    }
    lines = [f"    {json.dumps(stone)}: {json.dumps(said)}" for stone, said in stones.items()]
    beginning = json.dumps({"game": rules.wire_name, "size": rules.size})[:-1]
    return f'{beginning}, "stones": {{\n' + ",\n".join(lines) + "\n}}\n"


def parse_opening_map(text: str) -> OpeningMap:
    """Parse the output of `format_opening_map`; raises ValueError with a reason for anything else."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise ValueError("this is no map of openings") from None
    if not isinstance(said, dict) or not isinstance(said.get("stones"), dict):
        raise ValueError("this is no map of openings")
    game, size = said.get("game"), said.get("size")
    if not isinstance(game, str) or not is_whole(size):
        raise ValueError("the map says neither which game it is for nor on which board")
    rules = make_rules(game, size)
    first_moves = set(rules.legal_move_list(rules.start()))
    values: dict[int, OpeningValue] = {}
    for name, stone in said["stones"].items():
        try:
            move = rules.parse_move(name)
        except IllegalMove as error:
            raise ValueError(str(error)) from None
        if move not in first_moves:
            raise ValueError(f"the game cannot begin with {rules.format_move(move)}")
        values[move] = parse_opening_value(stone)
    return OpeningMap(rules, values)


def parse_opening_value(said: object) -> OpeningValue:
    """Parse the value of a first move. Raises ValueError for anything but a rate and visits in range."""
    if isinstance(said, dict):
        rate, visits = said.get("rate"), said.get("visits")
        if isinstance(rate, float) and 0 <= rate <= 1 and is_whole(visits) and 0 <= visits <= MAX_VISITS:
            return OpeningValue(rate, visits)
    raise ValueError("a stone has a rate from 0 to 1, and a number of visits")


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether a value is an int and no bool, as JSON has both."""
    return isinstance(value, int) and not isinstance(value, bool)
