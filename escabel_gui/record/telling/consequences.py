"""Consequences of a move in one line: win, threat, connections, cuts, points, sleeping stacks.

These sentences read well before the move and after it. Each looks only at what is near the changed points, or gives up
where the board is too large to try all moves: the line is there before the pointer has left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import permutations
from typing import Final

from escabel_gui.record.review.effects import as_turn, nearest_names, stands_won, winning_move
from escabel_gui.record.telling.voices import Voices
from escabel_gui.rules.abilities import bound_points, sleeping_points
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message, join_and
from escabel_gui.rules.moves import PLACE, SWAP, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, TIE, WHITE, State, opponent

LINE: Final = 84  # characters that fit under the board, in English
MOST_TRIED: Final = 60_000  # points looked at to find a winning move: that many moves times points
FEWEST_NAMES: Final = 3  # that are worth a sentence of their own
MOST_NAMES: Final = 4  # in one sentence

Chain = frozenset[int]


class Turn:
    """A legal move between two positions, and a listener, who has the color `you` before it (NOBODY: neither)."""

    def __init__(self, rules: Rules, before: State, move: int, you: int) -> None:
        self.rules = rules
        self.before = before
        self.after = before.copy()
        rules.play(self.after, move)
        self.you = you
        self.mover = int(before.turn)
        self.enemy = int(opponent(before.turn))

    def say(self, voices: Voices, *args: object) -> Message:
        """Return the wording for the listener."""
        return voices.say(self.before, self.you, *args)

    def names(self, points: Iterable[int]) -> Message:
        """Return a list of point names, in words."""
        return join_and([self.rules.board.names[point] for point in sorted(points)])

    def in_order(self, chain: Chain) -> Message:
        """The names of a short chain of the mover's along it, as far as it is a line."""
        names = self.rules.board.names
        points = sorted(chain, key=lambda point: way_between_edges(names[point], self.mover))
        lines = (line for line in permutations(points) if all(map(self._is_linked, line, line[1:])))
        return join_and([names[point] for point in next(lines, points)])

    def _is_linked(self, one: int, other: int) -> bool:
        link = self.rules.connection(self.after, one, other) if other in self.rules.board.neighbors(one) else None
        return link is not None and link.connected

    @cached_property
    def near(self) -> list[int]:
        """The points where something has changed, and all next to them: no link is made or broken elsewhere."""
        board, old, new = self.rules.board, self.before, self.after
        changed = [
            point
            for point in range(int(board.points))
            if old.owner[point] != new.owner[point] or old.height[point] != new.height[point]
        ]
        return sorted({*changed, *(other for point in changed for other in board.neighbors(point))})

    @cached_property
    def old_chains(self) -> dict[int, list[Chain]]:
        """By color, what was connected near the change."""
        return {color: chains_near(self.rules, self.before, color, self.near) for color in (BLACK, WHITE)}

    @cached_property
    def new_chains(self) -> dict[int, list[Chain]]:
        """Chains near the changed points after the move, by color."""
        return {color: chains_near(self.rules, self.after, color, self.near) for color in (BLACK, WHITE)}


def consequence(rules: Rules, before: State, move: int, you: int) -> Message | None:
    """Return the most important consequence of a legal move, or None.

    `you` is the listener's color before the move, or NOBODY.
    """
    if move == SWAP:
        return None
    line: Message | None = None
    for sentence in consequences(Turn(rules, before, move, you)):
        if line is None:
            line = sentence
        elif len(str(line)) + 1 + len(str(sentence)) <= LINE:
            return Message("{0} {1}", (line, sentence))
        else:
            break
    return line


def consequences(turn: Turn) -> Iterator[Message]:
    """Yield the consequences of a move, most important first."""
    if turn.rules.winner(turn.after) != NOBODY:
        yield about_end(turn)
        return
    yield from about_wins(turn)
    yield from about_chains(turn)
    yield from about_harm(turn)
    yield from about_sleep(turn)
    yield from about_points(turn)
    yield from about_places(turn)


def gain(rules: Rules, before: State, move: int, you: int) -> Message | None:
    """Return the best immediate gain of a move, or None."""
    sentences = consequences(Turn(rules, before, move, you))
    return next((sentence for sentence in sentences if sentence.text not in HARM), None)


# ---- the end, and what comes before it. {0} is the mover's color and {1} the opponent's.

WINS: Final = Voices(
    Message("That wins the game."),
    opponent=Message("That wins the game for {0}."),
)
LOSES: Final = Voices(
    Message("That hands {1} the win."),
    opponent=Message("That hands you the win."),
)
MORE_POINTS: Final = Voices(
    Message("That ends the game: {0} wins {2} to {3}."),
    mover=Message("That ends the game: you win {2} to {3}."),
)
FEWER_POINTS: Final = Voices(
    Message("That ends the game: {1} wins {2} to {3}."),
    opponent=Message("That ends the game: you win {2} to {3}."),
)
TIES: Final = Message("That ends the game in a tie.")
JOINS_EDGES: Final = Voices(
    Message("That joins both of {0}’s edges: it wins unless {1} cuts the chain."),
    mover=Message("That joins both of your edges: it wins unless {1} cuts the chain."),
    opponent=Message("That joins both of {0}’s edges: it wins unless you cut the chain."),
)
CUTS_EDGES: Final = Voices(
    Message("That cuts the chain with which {1} would have won."),
    opponent=Message("That cuts the chain with which you would have won."),
)
THREATENS: Final = Message("That threatens to win with {0}.")
THREATENS_TO_JOIN: Final = Message("That threatens to join both edges with {0}.")
STOPS: Final = Voices(
    Message("That stops {2}, with which {1} would win."),
    opponent=Message("That stops {2}, with which you would win."),
)
STOPS_JOINING: Final = Voices(
    Message("That stops {2}, with which {1} would join both edges."),
    opponent=Message("That stops {2}, with which you would join both edges."),
)


def about_end(turn: Turn) -> Message:
    """Describe the end of the game that the move brings."""
    winner, score = turn.rules.winner(turn.after), turn.rules.score(turn.after)
    if winner == TIE:
        return TIES
    is_won = winner == turn.mover
    if score is not None:
        return turn.say(MORE_POINTS if is_won else FEWER_POINTS, max(score), min(score))
    return turn.say(WINS if is_won else LOSES)


def about_wins(turn: Turn) -> Iterator[Message]:
    """Chains that stand unless they are cut, and single moves that would win or make such a chain: made, or met."""
    rules, before, after = turn.rules, turn.before, turn.after
    if stands_won(rules, before, turn.enemy):
        yield turn.say(CUTS_EDGES)
    if stands_won(rules, after, turn.mover):
        yield turn.say(JOINS_EDGES)
        return
    if (threat := quick_win(rules, after, turn.mover)) is not None and quick_win(rules, before, turn.mover) is None:
        words = THREATENS if wins_at_once(rules, after, turn.mover, threat) else THREATENS_TO_JOIN
        yield Message(words.text, (rules.format_move(threat),))
    if (threat := quick_win(rules, before, turn.enemy)) is not None and quick_win(rules, after, turn.enemy) is None:
        voices = STOPS if wins_at_once(rules, before, turn.enemy, threat) else STOPS_JOINING
        yield turn.say(voices, rules.format_move(threat))


def wins_at_once(rules: Rules, state: State, color: int, move: int) -> bool:
    """True if a winning move ends the game at once, before any reply."""
    after = as_turn(state, color)
    rules.play(after, move)
    return rules.winner(after) == color


def quick_win(rules: Rules, state: State, color: int) -> int | None:
    """As `winning_move`, where trying all moves is quick."""
    moves = rules.legal_move_list(as_turn(state, color))
    if len(moves) * int(rules.board.points) > MOST_TRIED:
        return None
    return winning_move(rules, state, color)


# ---- chains

CONNECTS: Final = Message("That connects {0} with {1}.")
CONNECTS_ROWS: Final = Message("That connects {0} with {1}: a chain from row {2} to row {3}.")
CONNECTS_COLUMNS: Final = Message("That connects {0} with {1}: a chain from column {2} to column {3}.")
REACHES_ROWS: Final = Message("That makes a chain from row {0} to row {1}.")
REACHES_COLUMNS: Final = Message("That makes a chain from column {0} to column {1}.")
OF_ROWS: Final = Message("That makes a chain of {0}, from row {1} to row {2}.")
OF_COLUMNS: Final = Message("That makes a chain of {0}, from column {1} to column {2}.")
CUTS: Final = Message("That cuts {0} off from {1}.")
LETS_CONNECT: Final = Voices(
    Message("But that connects {2} and {3} for {1}."),
    opponent=Message("But that connects {2} and {3} for you."),
)
LETS_GO: Final = Message("But {0} and {1} are no longer connected.")
HARM: Final = {words.text for words in (*LETS_CONNECT, *LOSES, LETS_GO) if words is not None}


def about_chains(turn: Turn) -> Iterator[Message]:
    """Yield the mover's cuts and connections."""
    rules, color = turn.rules, turn.mover
    ends = joined(rules, turn.new_chains[turn.enemy], turn.old_chains[turn.enemy])
    if ends is not None:
        yield Message(CUTS.text, ends)
    for chain in turn.new_chains[color]:
        parts = parts_of(chain, turn.old_chains[color])
        span = span_of(rules, color, chain)
        if len(parts) > 1:
            ends = nearest_names(rules, parts[0], parts[1])
            words = CONNECTS_ROWS if color == BLACK else CONNECTS_COLUMNS
            yield Message(words.text, (*ends, *span)) if span[0] != span[1] else Message(CONNECTS.text, ends)
        elif parts and len(chain) >= FEWEST_NAMES and span != span_of(rules, color, parts[0]):
            if len(chain) <= MOST_NAMES:
                yield Message((OF_ROWS if color == BLACK else OF_COLUMNS).text, (turn.in_order(chain), *span))
            else:
                yield Message((REACHES_ROWS if color == BLACK else REACHES_COLUMNS).text, span)


def about_harm(turn: Turn) -> Iterator[Message]:
    """Yield cuts of the mover's chains and connections of the opponent's."""
    ends = joined(turn.rules, turn.new_chains[turn.mover], turn.old_chains[turn.mover])
    if ends is not None:
        yield Message(LETS_GO.text, ends)
    ends = joined(turn.rules, turn.old_chains[turn.enemy], turn.new_chains[turn.enemy])
    if ends is not None:
        yield turn.say(LETS_CONNECT, *ends)


def chains_near(rules: Rules, state: State, color: int, near: list[int]) -> list[Chain]:
    """The connected stacks of a color that have a part in these points."""
    board = rules.board
    found: list[Chain] = []
    seen: set[int] = set()
    for start in near:
        if state.owner[start] != color or start in seen:
            continue
        group, todo = {start}, [start]
        while todo:
            point = todo.pop()
            for other in board.neighbors(point):
                if other not in group and state.owner[other] == color:
                    link = rules.connection(state, point, other)
                    if link is not None and link.connected:
                        group.add(other)
                        todo.append(other)
        seen |= group
        found.append(frozenset(group))
    return found


def joined(rules: Rules, apart: list[Chain], together: list[Chain]) -> tuple[str, str] | None:
    """Two points of one chain in the second list that belong to two chains in the first one."""
    for whole in together:
        parts = parts_of(whole, apart)
        if len(parts) > 1:
            return nearest_names(rules, parts[0], parts[1])
    return None


def parts_of(whole: Chain, chains: list[Chain]) -> list[Chain]:
    """Return the intersections of other chains with this one, largest first."""
    return sorted((part & whole for part in chains if part & whole), key=by_size)


def by_size(chain: Chain) -> tuple[int, int]:
    """Sort key of chains: largest first, then by first point."""
    return -len(chain), min(chain)


def way_between_edges(name: str, color: int) -> tuple[int, int]:
    """Return the position of a point between a color's edges: row for Black, column for White."""
    row, column = int(name[1:]), ord(name[0])
    return (row, column) if color == BLACK else (column, row)


def span_of(rules: Rules, color: int, chain: Chain) -> tuple[str, str]:
    """From where to where a chain reaches between its color's edges: rows for Black, columns for White."""
    names = [rules.board.names[point] for point in chain]
    if color == BLACK:
        rows = [int(name[1:]) for name in names]
        return str(min(rows)), str(max(rows))
    columns = [name[0] for name in names]
    return min(columns), max(columns)


# ---- points

POINTS: Final = Voices(
    Message("Points after that: {0} {2}, {1} {3}."),
    mover=Message("Points after that: you {2}, {1} {3}."),
    opponent=Message("Points after that: {0} {2}, you {3}."),
)
SLEEPS: Final = Message("It sleeps there: without an enemy stack next to it, it does not count.")
PUTS_TO_SLEEP: Final = Message("That puts {0} to sleep: it does not count.")
PUTS_MORE_TO_SLEEP: Final = Message("That puts {0} to sleep: they do not count.")
WAKES: Final = Message("That wakes {0}, which counts now.")
WAKES_MORE: Final = Message("That wakes {0}, which count now.")
PUTS_TO_SLEEP_AND_WAKES: Final = Message("That puts {0} to sleep and wakes {1}.")
BINDS: Final = Message("That binds {0}.")


def about_sleep(turn: Turn) -> Iterator[Message]:
    """Yield stacks that fall asleep, wake up, or enter asleep."""
    was, now = set(sleeping_points(turn.rules, turn.before)), set(sleeping_points(turn.rules, turn.after))
    asleep = {point for point in now - was if turn.before.owner[point] != EMPTY}
    awake = {point for point in was - now if turn.after.owner[point] != EMPTY}
    if asleep and awake and len(asleep) + len(awake) <= MOST_NAMES:
        yield Message(PUTS_TO_SLEEP_AND_WAKES.text, (turn.names(asleep), turn.names(awake)))
    elif 0 < len(asleep) <= MOST_NAMES:
        yield Message((PUTS_TO_SLEEP if len(asleep) == 1 else PUTS_MORE_TO_SLEEP).text, (turn.names(asleep),))
    elif 0 < len(awake) <= MOST_NAMES:
        yield Message((WAKES if len(awake) == 1 else WAKES_MORE).text, (turn.names(awake),))
    if any(turn.before.owner[point] == EMPTY for point in now - was):
        yield SLEEPS


def about_points(turn: Turn) -> Iterator[Message]:
    """Yield the score, and stacks of the opponent that can no longer move."""
    rules = turn.rules
    score = rules.score(turn.after)
    if score is not None and score != rules.score(turn.before):
        yield turn.say(POINTS, *(score if turn.mover == BLACK else score[::-1]))
    was = bound_points(rules, as_turn(turn.before, turn.enemy))
    bound = set(bound_points(rules, turn.after)).difference(was)
    if 0 < len(bound) <= MOST_NAMES:
        yield Message(BINDS.text, (turn.names(bound),))


# ---- places

OPENS: Final = Voices(
    Message("That lets {0} place on {2} as well."),
    mover=Message("That lets you place on {2} as well."),
)


def about_places(turn: Turn) -> Iterator[Message]:
    """The empty places on which the mover may place from now on."""
    if turn.rules.score(turn.after) is not None:
        return  # there any new stack opens what is round it
    opened = placements(turn.rules, as_turn(turn.after, turn.mover)) - placements(turn.rules, turn.before)
    if 0 < len(opened) <= MOST_NAMES:
        yield turn.say(OPENS, turn.names(opened))


def placements(rules: Rules, state: State) -> set[int]:
    """Return the points on which a piece can be placed."""
    return {int(move_point(move)) for move in rules.legal_move_list(state) if move_kind(move) == PLACE}
