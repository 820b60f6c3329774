"""Takes what is said about a move at its word, and compares it with the positions before and after.

`python -m tests.record.telling.claims [POSITIONS]` does so for that many random positions of every ruleset with every
combination of its options (200 if left out); the tests do it for a few.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import cycle, pairwise, permutations
from random import Random
from typing import ClassVar

from escabel_gui.record.telling.consequences import LINE, consequence
from escabel_gui.record.telling.positions import as_turn
from escabel_gui.record.telling.turn_sentences import foretell, offer_steps, report
from escabel_gui.rules.abilities import bound_points, sleeping_points
from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, WHITE_FAR, WHITE_NEAR, edges_of
from escabel_gui.rules.catalogue import make_rules, parse_wire_name
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, PLACE, SWAP, is_step, move_kind, move_point, pack_move
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, TIE, WHITE, State, opponent
from tests.record.telling import forced
from tests.rules.playing import WIRE_NAMES, random_game

POINT = r"\b[a-z]\d{1,2}\b"
NAMED = {"Black": BLACK, "White": WHITE}


class Claims:
    """A move on a position, for a listener of the color `you`, and the checks of what may be said about it."""

    is_complete = False  # whether there was time to find all that is named

    def __init__(self, rules: Rules, before: State, after: State, move: int, you: int) -> None:
        self.rules = rules
        self.before = before
        self.after = after
        self.move = move
        self.you = you
        self.mover = int(before.turn)
        self.enemy = int(opponent(before.turn))

    def who(self, text: str) -> int:
        """Return the color that a word such as `you`, `yours`, `Black` or `White’s` stands for."""
        return self.you if text.lower().startswith("you") else NAMED[text.removesuffix("’s")]

    def points(self, text: str) -> list[int]:
        return [self.rules.board.index_by_name[name] for name in re.findall(POINT, text)]

    def changed(self) -> set[int]:
        old, new = self.before, self.after
        return {
            point
            for point in range(int(self.rules.board.points))
            if (old.owner[point], old.height[point]) != (new.owner[point], new.height[point])
        }

    # ---- the first sentence

    def check_turn(self) -> None:
        future = str(foretell(self.rules, self.before, self.move, self.you))
        past = str(report(self.rules, self.before, self.move, self.you))
        for text in (future, past):
            assert_reads_well(text, LINE)
            assert set(self.points(text)) == self.changed(), text
            if self.move in (PASS, SWAP):
                continue
            (target,) = {self.rules.target_point(self.move)}
            assert self.rules.board.names[target] in text
            for owner in re.findall(r"(?:becomes|it is) (yours|Black’s|White’s)", text):
                assert self.after.owner[target] == self.who(owner), text
            for height in re.findall(r"(\d+) high", text):
                assert self.after.height[target] == int(height), text
            for owner, point in re.findall(rf"(you|Black|White) (?:gets?|got) ({POINT})", text):
                assert self.after.owner[self.rules.board.index_by_name[point]] == self.who(owner), text
            for company in re.findall(r"(?:and|won) ((?:[a-z]\d+(?:, | and )?)+) with it", text):
                assert all(self.after.owner[point] == self.mover for point in self.points(company)), text
            for point in re.findall(rf"({POINT}) is left empty", text):
                assert self.after.owner[self.rules.board.index_by_name[point]] == EMPTY, text
        actor = past.split()[0]
        assert self.move == SWAP or self.who(actor) == self.mover, past

    # ---- what comes of it

    def check_consequence(self) -> list[str]:
        """Check the second line; returns the kinds of sentences that it has."""
        words = consequence(self.rules, self.before, self.move, self.you)
        if words is None:
            return []
        text = str(words)
        assert_reads_well(text, 2 * LINE)
        kinds = []
        for sentence in re.findall(r"[^.]+\.", text):
            kind = self.check_sentence(sentence.strip())
            kinds.append(kind)
        return kinds

    def check_sentence(self, text: str) -> str:
        for pattern, check in self.CHECKS.items():
            match = re.fullmatch(pattern, text)
            if match is not None:
                assert check(self, *match.groups()), text
                return pattern
        raise AssertionError(f"nobody knows what this claims: {text}")

    def is_one(self, state: State, color: int, first: str, second: str) -> bool:
        """Return whether one chain of a color has both points."""
        points = set(self.points(f"{first} {second}"))
        return any(points <= chain for chain in chains_of(self.rules, state, color))

    def parts(self, color: int, first: str, second: str) -> bool:
        own = all(self.after.owner[point] == color for point in self.points(f"{first} {second}"))
        return (
            own and self.is_one(self.before, color, first, second) and not self.is_one(self.after, color, first, second)
        )

    def joins(self, color: int, first: str, second: str) -> bool:
        own = all(self.before.owner[point] == color for point in self.points(f"{first} {second}"))
        return (
            own and self.is_one(self.after, color, first, second) and not self.is_one(self.before, color, first, second)
        )

    def spans(self, first: str, last: str) -> bool:
        """Return whether a chain of the mover's that is new reaches from one row or column to another."""
        names = self.rules.board.names

        def ends(chain: Iterable[int]) -> tuple[str, str]:
            if self.mover == BLACK:
                rows = [int(names[point][1:]) for point in chain]
                return str(min(rows)), str(max(rows))
            columns = [names[point][0] for point in chain]
            return min(columns), max(columns)

        before, after = (set(chains_of(self.rules, state, self.mover)) for state in (self.before, self.after))
        return (first, last) in map(ends, after - before)

    def chain_of(self, points: str, first: str, last: str) -> bool:
        line = self.points(points)
        found = set(chains_of(self.rules, self.after, self.mover))
        is_in_order = self.is_line(line) or not any(map(self.is_line, permutations(line)))
        return frozenset(line) in found and is_in_order and self.spans(first, last)

    def is_line(self, points: Iterable[int]) -> bool:
        """Return whether each of these points is connected with the one before."""
        board, line = self.rules.board, list(points)
        links = [
            self.rules.connection(self.after, one, other) if other in board.neighbors(one) else None
            for one, other in pairwise(line)
        ]
        return all(link is not None and link.connected for link in links)

    def spans_board(self, color: int, first: str, last: str) -> bool:
        """Return whether the points lie at a color's near edge and at its far one."""
        edges, numbers = self.rules.board.edges, self.rules.board.index_by_name
        near, far = edges_of(color)
        return bool(edges[numbers[first]] & near and edges[numbers[last]] & far)

    def reaches(self, point: str, edge: str) -> bool:
        """Return whether the mover's chain with a point touches an edge now, and did not before."""
        bit = {"bottom": BLACK_NEAR, "top": BLACK_FAR, "left": WHITE_NEAR, "right": WHITE_FAR}[edge]

        def touches(state: State) -> bool:
            chains = chains_of(self.rules, state, self.mover)
            whole = next(chain for chain in chains if self.rules.board.index_by_name[point] in chain)
            return any(self.rules.board.edges[other] & bit for other in whole)

        return touches(self.after) and not touches(self.before)

    def opponent_there(self) -> Claims:
        """Return the claims about what the opponent would have done by placing on the same point."""
        state = as_turn(self.before, self.enemy)
        after = self.rules.after(state, self.rules.parse_legal_move(state, self.rules.format_move(self.move)))
        return Claims(self.rules, state, after, self.move, self.you)

    def ends(self, who: str, most: str, least: str) -> bool:
        score = self.rules.score(self.after)
        return (
            score is not None
            and self.rules.winner(self.after) == self.who(who)
            and sorted(score, reverse=True) == [int(most), int(least)]
        )

    def score_is(self, mine: str, own: str, theirs: str, other: str, *before: str) -> bool:
        score, old = self.rules.score(self.after), self.rules.score(self.before)
        sides = (self.who(mine), self.who(theirs))
        if score is None or old is None or sides != (self.mover, self.enemy):
            return False
        told = [score[side - 1] for side in sides] == [int(own), int(other)]
        return told and [old[side - 1] for side in sides] == [int(points) for points in before or (own, other)]

    def sleep_changes(self, whose: str, points: str, is_awake: bool) -> bool:
        """Return whether these are all stacks of a color that fall asleep or wake up and stay whose they are."""
        color = self.who(whose)
        old, new = set(sleeping_points(self.rules, self.before)), set(sleeping_points(self.rules, self.after))
        changed = old - new if is_awake else new - old
        own = {point for point in changed if self.before.owner[point] == color and self.after.owner[point] == color}
        return own == set(self.points(points))

    def margins(self) -> list[int]:
        """Return how far ahead the mover is after each other move."""
        others = [move for move in self.rules.legal_move_list(self.before) if move != self.move]
        return [int(self.rules.margin(self.rules.after(self.before, move), self.mover)) for move in others]

    def passes_end(self, who: str | None, most: str = "0", least: str = "0") -> bool:
        """Return whether a second pass ends the game with this winner and these points."""
        after = self.rules.after(self.after, self.rules.parse_legal_move(self.after, "pass"))
        score = sorted(self.rules.score(after) or (), reverse=True)
        if who is None:
            return self.move == PASS and self.rules.winner(after) == TIE
        return self.move == PASS and self.rules.winner(after) == self.who(who) and score == [int(most), int(least)]

    def pass_loses(self, who: str, most: str, least: str) -> bool:
        after = self.rules.after(self.before, self.rules.parse_legal_move(self.before, "pass"))
        score = sorted(self.rules.score(after) or (), reverse=True)
        return self.rules.winner(after) == self.who(who) == self.enemy and score == [int(most), int(least)]

    def binds(self, whose: str, points: str) -> bool:
        moves = self.rules.legal_move_list(as_turn(self.before, self.enemy))
        bound = {int(move_point(move)) for move in moves if is_step(move)} & set(bound_points(self.rules, self.after))
        return self.who(whose) == self.enemy and bound == set(self.points(points))

    def takes(self, whose: str, point: str) -> bool:
        (number,) = self.points(point)
        return self.who(whose) == self.enemy == self.before.owner[number] and self.after.owner[number] == self.mover

    def also_takes(self, points: str) -> bool:
        target = self.rules.target_point(self.move)
        return set(self.points(points)) == {
            point for point in self.changed() if point != target and self.after.owner[point] == self.mover
        }

    def places(self, state: State, color: int) -> set[int]:
        """Return the points on which a color could place if it were its turn."""
        moves = self.rules.legal_move_list(as_turn(state, color))
        return {int(move_point(move)) for move in moves if move_kind(move) == PLACE}

    def opens(self, who: str, points: str) -> bool:
        new = self.places(self.after, self.mover) - self.places(self.before, self.mover)
        return self.who(who) == self.mover and set(self.points(points)) <= new

    def denies(self, who: str, points: str) -> bool:
        gone = self.places(self.before, self.enemy) - self.places(self.after, self.enemy)
        empty = {point for point in gone if self.after.owner[point] == EMPTY}
        return self.who(who) == self.enemy and set(self.points(points)) == empty

    CHECKS: ClassVar[dict[str, forced.Check]] = {
        **forced.CHECKS,
        r"That hands (you|Black|White) the win\.": lambda self, who: self.rules.winner(self.after) == self.who(who),
        r"That ends the game in a tie\.": lambda self: self.rules.winner(self.after) == TIE,
        r"That ends the game: (you|Black|White) wins? (\d+) to (\d+)\.": ends,
        r"That cuts (\S+) off from (\S+)\.": lambda self, a, b: self.parts(self.enemy, a, b),
        r"That connects (\S+) with (\S+)\.": lambda self, a, b: self.joins(self.mover, a, b),
        r"That connects (\S+) with (\S+): a chain from (?:row|column) (\w+) to (?:row|column) (\w+)\.": (
            lambda self, a, b, first, last: self.joins(self.mover, a, b) and self.spans(first, last)
        ),
        r"That makes a chain from (?:row|column) (\w+) to (?:row|column) (\w+)\.": spans,
        r"That makes a chain of (.+), from (?:row|column) (\w+) to (?:row|column) (\w+)\.": chain_of,
        r"That brings the chain with (\S+) to the (\w+) edge\.": reaches,
        r"But (\S+) and (\S+) are no longer connected\.": lambda self, a, b: self.parts(self.mover, a, b),
        r"But that connects (\S+) and (\S+) for (you|Black|White)\.": lambda self, a, b, who: (
            self.who(who) == self.enemy and self.joins(self.enemy, a, b)
        ),
        r"That stops (you|Black|White) from cutting (\S+) off from (\S+) there\.": lambda self, who, a, b: (
            self.who(who) == self.enemy and self.opponent_there().parts(self.mover, a, b)
        ),
        r"That stops (you|Black|White) from connecting (\S+) with (\S+) there\.": lambda self, who, a, b: (
            self.who(who) == self.enemy and self.opponent_there().joins(self.enemy, a, b)
        ),
        r"Points after that: (you|Black|White) (\d+), (you|Black|White) (\d+) \(before: (\d+) and (\d+)\)\.": score_is,
        r"The points stay as they are: (you|Black|White) (\d+), (you|Black|White) (\d+)\.": score_is,
        r"No other move leads to such a good score at once\.": lambda self: (
            max(self.margins()) < self.rules.margin(self.after, self.mover)
        ),
        r"No move leads to a better score at once\.": lambda self: (
            max(self.margins()) <= self.rules.margin(self.after, self.mover)
        ),
        r"No other move gains a point at once\.": lambda self: (
            max(self.margins(), default=-99) <= self.rules.margin(self.before, self.mover)
        ),
        r"There is no other move\.": lambda self: len(self.rules.legal_move_list(self.before)) == 1,
        r"If (?:you|Black|White) pass(?:es)?, too, the game ends: (you|Black|White) wins? (\d+) to (\d+)\.": passes_end,
        r"If (?:you|Black|White) pass(?:es)?, too, the game ends in a tie\.": lambda self: self.passes_end(None),
        r"A pass instead ends the game, and (you|Black|White) wins? (\d+) to (\d+)\.": pass_loses,
        r"It sleeps there: without an enemy stack next to it, it does not count\.": lambda self: (
            self.rules.target_point(self.move) in sleeping_points(self.rules, self.after)
        ),
        r"That puts (your|Black’s|White’s) (.+) to sleep\.": lambda self, whose, points: self.sleep_changes(
            whose, points, is_awake=False
        ),
        r"That wakes (your|Black’s|White’s) (.+)\.": lambda self, whose, points: self.sleep_changes(
            whose, points, is_awake=True
        ),
        r"That binds (your|Black’s|White’s) (.+)\.": binds,
        r"That takes (your|Black’s|White’s) (\S+)\.": takes,
        r"That also takes (.+)\.": also_takes,
        r"That lets (you|Black|White) place on (.+) as well\.": opens,
        r"(You|Black|White) can no longer place on (.+)\.": denies,
    }


@lru_cache(maxsize=8)
def chains_of(rules: Rules, state: State, color: int) -> list[frozenset[int]]:
    """Return all chains of a color by `Rules.connection`; cached, as one position is asked about again and again."""
    board = rules.board
    left = {point for point in range(int(board.points)) if state.owner[point] == color}
    found = []
    while left:
        todo = [left.pop()]
        points = set(todo)
        while todo:
            point = todo.pop()
            for other in board.neighbors(point):
                if other in left:
                    link = rules.connection(state, point, other)
                    if link is not None and link.connected:
                        left.discard(other)
                        points.add(other)
                        todo.append(other)
        found.append(frozenset(points))
    return found


def assert_reads_well(text: str, longest: int) -> None:
    """Check for a whole sentence or two, short enough, with everything filled in."""
    assert text == text.strip()
    assert text.endswith("."), text
    assert not re.search(r"[{}']|  |\.\.|\bNobody\b|None", text), text
    assert len(text) <= longest, f"{len(text)} characters: {text}"


def check_moves(rules: Rules, state: State, kinds: set[str]) -> None:
    """Check every legal move, as one listener after the other hears of it; add the kinds of consequences to `kinds`."""
    for move, you in zip(rules.legal_move_list(state), cycle((NOBODY, BLACK, WHITE)), strict=False):
        claims = Claims(rules, state, rules.after(state, move), move, you)
        claims.check_turn()
        kinds.update(claims.check_consequence())


def check_offers(rules: Rules, state: State) -> None:
    """Check every stack that can go somewhere, as whoever moves it hears of it: all targets, and who has what then."""
    steps: dict[int, dict[int, int]] = {}
    for move in rules.legal_move_list(state):
        if is_step(move):
            steps.setdefault(int(move_point(move)), {})[rules.target_point(move)] = move
    names, enemy = rules.board.names, {BLACK: "White", WHITE: "Black"}[int(state.turn)]
    for source, moves in steps.items():
        text = str(offer_steps(rules, state, source, moves, int(state.turn)))
        assert_reads_well(text, 2 * LINE)
        offer, _, trade = text.partition(": ")
        assert set(re.findall(POINT, offer)) == {names[point] for point in (source, *moves)}, text
        if " can move to " in offer:
            assert not trade
            continue
        trade, _, growth = trade.partition(" Chosen twice, it becomes ")
        can_grow = pack_move(source, PLACE) in rules.legal_move_list(state)
        assert growth == (f"{int(state.height[source]) + 1} high." if can_grow else "")
        for move in moves.values():
            after = rules.after(state, move)
            left = f"{names[source]} is left empty" if after.owner[source] == EMPTY else f"{enemy} gets {names[source]}"
            assert trade == f"you get it, and {left}."
            assert after.owner[rules.target_point(move)] == state.turn


def check_refusals(rules: Rules, state: State, random: Random) -> None:
    """Check every point without a move, and some steps that cannot be made, on the board and off its lines."""
    moves = rules.legal_move_list(state)
    points = range(int(rules.board.points))
    usable = {int(move_point(move)) for move in moves if move not in (PASS, SWAP)}
    for point in points:
        if point not in usable:
            text = str(rules.placement_error(state, point))
            assert_reads_well(text, 2 * LINE)
            assert rules.board.names[point] in text, text
    steps = {(int(move_point(move)), rules.target_point(move)) for move in moves if is_step(move)}
    stacks = [point for point in points if state.owner[point] != EMPTY]
    for source in stacks:
        near = rules.board.neighbors(source)
        for target in {*near, random.choice(points), random.choice(stacks)}:
            if target != source and (source, target) not in steps:
                text = str(rules.step_error(state, source, target))
                assert_reads_well(text, 2 * LINE)
                assert {rules.board.names[source], rules.board.names[target]} & set(re.findall(POINT, text)), text
                if target not in near and state.owner[source] == state.turn:
                    assert "bound" not in text, text


def some_positions(wire_name: str, count: int) -> Iterator[tuple[Rules, State]]:
    """Yield positions of random games on small boards, on those of the usual size, and one in fifty on the largest."""
    ruleset, _ = parse_wire_name(wire_name)
    sizes = sorted({*ruleset.sizes[:5], ruleset.default_size})
    for number in range(count):
        random = Random(number)
        rules = make_rules(wire_name, ruleset.sizes[-1] if number % 50 == 49 else sizes[number % len(sizes)])
        states = [state.copy() for state, _, _ in random_game(rules, random)]
        yield rules, random.choice(states)


def check(wire_name: str, count: int) -> set[str]:
    """Check all claims about so many positions; return the kinds of consequences that were told."""
    kinds: set[str] = set()
    for number, (rules, state) in enumerate(some_positions(wire_name, count)):
        check_moves(rules, state, kinds)
        check_offers(rules, state)
        check_refusals(rules, state, Random(number))
    return kinds


if __name__ == "__main__":
    every: set[str] = set()
    for name in WIRE_NAMES:
        every |= check(name, int(sys.argv[1]) if len(sys.argv) > 1 else 200)
        print(name, "holds", flush=True)
    print("Never told:", sorted(set(Claims.CHECKS) - every) or "nothing")
