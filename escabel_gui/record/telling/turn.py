"""A move between two positions, and what can be found out about it by the rules of any game."""

from collections.abc import Iterable
from functools import cached_property
from itertools import permutations
from typing import Final

from escabel_gui.record.telling.move_names import name_move
from escabel_gui.record.telling.positions import stands_won
from escabel_gui.record.telling.threats import (
    Win,
    Work,
    find_cuts,
    find_holding_moves,
    find_stopping_moves,
    find_wins,
    try_win,
)
from escabel_gui.record.telling.voices import Voices
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message, join_and, join_or
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, NOBODY, WHITE, State, opponent

MAX_NAMED: Final = 4  # moves in one sentence, where there is little room
MANY: Final = 1_000  # … and where there is enough

Chain = frozenset[int]


class Turn:
    """A legal move between two positions, and a listener, who has the color `you` before it (NOBODY: neither)."""

    def __init__(self, rules: Rules, before: State, move: int, you: int, work: Work, is_thorough: bool = False) -> None:
        self.rules = rules
        self.before = before
        self.move = move
        self.after = before.copy()
        rules.play(self.after, move)
        self.you = you
        self.work = work
        self.is_thorough = is_thorough  # whether there is room for all
        self.is_riddle = False  # whether the listener is to find the reply
        self.most_named = MANY if is_thorough else MAX_NAMED  # moves in one sentence
        self.mover = int(before.turn)
        self.enemy = int(opponent(before.turn))

    def say(self, voices: Voices, *args: object) -> Message:
        """Return the wording for the listener."""
        return voices.say(self.before, self.you, *args)

    def names(self, points: Iterable[int]) -> Message:
        """Return a list of point names, in words."""
        return join_and([self.rules.board.names[point] for point in sorted(points)])

    def name_of(self, move: int) -> Message | str:
        """Return what a move is called in a sentence."""
        return name_move(self.rules.format_move(move))

    def all_of(self, moves: Iterable[int]) -> Message:
        """Return a list of moves, in words: `d4, e5 and f6`."""
        return join_and([self.name_of(move) for move in moves])

    def one_of(self, moves: Iterable[int]) -> Message:
        """Return moves to choose from, in words: `d4, e5 or f6`."""
        return join_or([self.name_of(move) for move in moves])

    # ---- chains

    def in_order(self, chain: Chain) -> Message:
        """Return the names of a short chain of the mover's along it, as far as it is a line."""
        names = self.rules.board.names
        points = sorted(chain, key=lambda point: way_between_edges(names[point], self.mover))
        lines = (line for line in permutations(points) if all(map(self._is_linked, line, line[1:])))
        return join_and([names[point] for point in next(lines, points)])

    def _is_linked(self, one: int, other: int) -> bool:
        link = self.rules.connection(self.after, one, other) if other in self.rules.board.neighbors(one) else None
        return link is not None and link.connected

    @cached_property
    def changed(self) -> list[int]:
        """Points where something has changed."""
        old, new = self.before, self.after
        return [
            point
            for point in range(int(self.rules.board.points))
            if old.owner[point] != new.owner[point] or old.height[point] != new.height[point]
        ]

    @cached_property
    def near(self) -> list[int]:
        """Points where something has changed, and all next to them: no link is made or broken elsewhere."""
        neighbors = self.rules.board.neighbors
        return sorted({*self.changed, *(other for point in self.changed for other in neighbors(point))})

    @cached_property
    def old_chains(self) -> dict[int, list[Chain]]:
        """Chains near the changed points before the move, by color."""
        return {color: chains_near(self.rules, self.before, color, self.near) for color in (BLACK, WHITE)}

    @cached_property
    def new_chains(self) -> dict[int, list[Chain]]:
        """Chains near the changed points after the move, by color."""
        return {color: chains_near(self.rules, self.after, color, self.near) for color in (BLACK, WHITE)}

    # ---- wins in one, for as much work as there may be; None: not found out

    @cached_property
    def was_beaten(self) -> bool:
        """True if the opponent had a chain that would have won at its next turn."""
        return stands_won(self.rules, self.before, self.enemy)

    @cached_property
    def is_joined(self) -> bool:
        """True if the mover has a chain that wins at its next turn."""
        return stands_won(self.rules, self.after, self.mover)

    @cached_property
    def cuts(self) -> tuple[int, ...] | None:
        """Replies that cut the mover's chain."""
        return find_cuts(self.rules, self.after, self.work)

    @cached_property
    def leaves_no_way(self) -> bool:
        """True if the mover has no chain yet, but has one that wins after every reply, as a full board allows."""
        if self.move == SWAP or self.is_joined or self.rules.winner(self.after) != NOBODY:
            return False
        win = try_win(self.rules, self.before, self.before.copy(), self.move, self.work)
        return win is not None and win.is_sure

    @cached_property
    def met(self) -> list[Win] | None:
        """Moves with which the opponent could have won if it had been its turn before the move."""
        return [] if self.was_beaten else find_wins(self.rules, self.before, self.enemy, self.work)

    @cached_property
    def left(self) -> list[Win] | None:
        """Moves with which the opponent can win after the move."""
        return find_wins(self.rules, self.after, self.enemy, self.work)

    @cached_property
    def had(self) -> list[Win] | None:
        """Moves with which the mover could have won before the move."""
        return find_wins(self.rules, self.before, self.mover, self.work)

    @cached_property
    def threats(self) -> list[Win] | None:
        """Moves with which the mover would win if the opponent did nothing."""
        return [] if self.is_joined else find_wins(self.rules, self.after, self.mover, self.work)

    @cached_property
    def is_threatened(self) -> bool:
        """True if the opponent would have won had it been its turn before the move; passes apart."""
        return self.was_beaten or any(win.is_sure and win.move != PASS for win in self.met or ())

    @cached_property
    def holding(self) -> list[int] | None:
        """Moves after which the opponent does not win in one, where it would otherwise have."""
        if self.met is None or not self.is_threatened:
            return None
        return find_holding_moves(self.rules, self.before, self.met, self.work)

    @cached_property
    def answers(self) -> list[int] | None:
        """Replies that stop all sure wins of the mover."""
        sure = [win.move for win in self.threats or () if win.is_sure and win.move != PASS]
        return find_stopping_moves(self.rules, self.after, sure, self.work) if sure else None

    # ---- what follows from that, for certain

    @property
    def wins_in_one(self) -> bool:
        """True if the move ends the game with a win, or makes one that no reply prevents, without another move."""
        if self.rules.winner(self.after) != NOBODY:
            return self.rules.winner(self.after) == self.mover
        return self.cuts == () if self.is_joined else self.leaves_no_way

    @property
    def wins_by_force(self) -> bool:
        """True if the move wins, in one or by what it threatens, whatever the reply."""
        if self.rules.winner(self.after) != NOBODY or self.is_joined:
            return self.wins_in_one
        return self.answers == [] or self.leaves_no_way

    @property
    def is_lost(self) -> bool:
        """True if the opponent wins in one whatever the mover plays."""
        return self.holding == []


def chains_near(rules: Rules, state: State, color: int, near: list[int]) -> list[Chain]:
    """Return the connected stacks of a color that have a part in these points."""
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


def way_between_edges(name: str, color: int) -> tuple[int, int]:
    """Return the position of a point between a color's edges: row for Black, column for White."""
    row, column = int(name[1:]), ord(name[0])
    return (row, column) if color == BLACK else (column, row)
