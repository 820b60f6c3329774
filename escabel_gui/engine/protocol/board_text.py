"""The board in letters, for people who read GTP."""

from collections.abc import Callable
from itertools import pairwise
from math import ceil

from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.state import BLACK, EMPTY, State

COLUMN_WIDTH = 3  # letters between points that are 1 apart, at least


def format_board(rules: Rules, state: State) -> str:
    """Return rows from the top with their points' owners and heights (`b2`), and whose turn it is."""

    def stack(point: int) -> str:
        if state.owner[point] == EMPTY:
            return "."
        return ("b" if state.owner[point] == BLACK else "w") + str(int(state.height[point]))

    labels = {(label.x, label.y): label.text for label in rules.board.drawing.labels}
    return format_rows(rules, stack, labels) + f"\n{COLOR_NAMES[int(state.turn)]} to move"


def format_owners(rules: Rules, state: State) -> str:
    """Return rows from the top with X for Black's stacks and O for White's, as GoGui reads them."""
    return format_rows(rules, lambda point: ".XO"[int(state.owner[point])], {})


def format_rows(rules: Rules, text_at: Callable[[int], str], labels: dict[tuple[float, float], str]) -> str:
    """Return texts at their points and labels at their places, one line for each height that has any."""
    places = {place: text_at(point) for point, place in enumerate(rules.board.xy)}
    places.update(labels)
    left = min(x for x, _ in places)
    scale = letters_per_unit(sorted({x for x, _ in rules.board.xy}))
    lines = []
    for height in sorted({y for _, y in places}, reverse=True):
        line = ""
        for x, text in sorted((x, text) for (x, y), text in places.items() if y == height):
            line = line.ljust(round((x - left) * scale)) + text
        lines.append(line)
    return "\n".join(lines)


def letters_per_unit(columns: list[float]) -> float:
    """Return how wide to write a board with columns at these places, for the closest ones to be whole letters apart."""
    step = min(right - left for left, right in pairwise(columns))
    return ceil(COLUMN_WIDTH * step) / step
