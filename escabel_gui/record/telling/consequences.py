"""What comes of a move, in one line: a win, a threat, what is connected and what is cut, points and sleep.

These sentences read well before the move and after it. Each looks only at what is near the changed points, or gives up
where the board is too large to try all moves: the line is there before the pointer has left.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from escabel_gui.record.review.effects import as_turn, nearest_names, stands_won, winning_move
from escabel_gui.record.telling.voices import Voices, both
from escabel_gui.rules.game import Rules
from escabel_gui.rules.moves import PLACE, SWAP, move_kind, move_point
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, TIE, State, opponent
from escabel_gui.rules.words import Words

LINE: Final = 78  # characters that fit under the board, in English
MOST_TRIED: Final = 60_000  # points looked at to find a winning move: that many moves times points
FEWEST_NAMES: Final = 3  # that are worth a sentence of their own
MOST_NAMES: Final = 4  # in one sentence

Chain = frozenset[int]


def consequence(rules: Rules, before: State, move: int, you: int) -> Words | None:
    """What matters most about a legal move beside what it does; None if there is nothing to say.

    `you` is the listener's color before the move, or NOBODY.
    """
    if move == SWAP:
        return None
    after = before.copy()
    rules.play(after, move)
    line: Words | None = None
    for sentence in chain(gains(rules, before, after, you), harms(rules, before, after, you)):
        if line is None:
            line = sentence
        elif len(str(line)) + 1 + len(str(sentence)) <= LINE:
            return Words("{0} {1}", (line, sentence))
        else:
            break
    return line


def gains(rules: Rules, before: State, after: State, you: int) -> Iterator[Words]:
    """What there is to say beside harm, what matters most first."""
    if rules.winner(after) != NOBODY:
        yield about_end(rules, before, after, you)
        return
    yield from about_wins(rules, before, after, you)
    yield from about_chains(rules, before, after)
    yield from about_sleep(rules, before, after)
    yield from about_points(rules, before, after, you)
    yield from about_places(rules, before, after, you)


def harms(rules: Rules, before: State, after: State, you: int) -> Iterator[Words]:
    """What the mover loses, and what the opponent gains."""
    if rules.winner(after) != NOBODY:
        return
    near = near_changes(rules, before, after)
    mover, enemy = int(before.turn), int(opponent(before.turn))
    if (
        ends := joined(rules, chains_near(rules, after, mover, near), chains_near(rules, before, mover, near))
    ) is not None:
        yield Words(LETS_GO.text, ends)
    if (
        ends := joined(rules, chains_near(rules, before, enemy, near), chains_near(rules, after, enemy, near))
    ) is not None:
        yield LETS_CONNECT.say(before, you, *ends)


# ---- the end, and what comes before it. {0} is the mover's color and {1} the opponent's.

WINS: Final = Voices(Words("That wins the game."), Words("That wins the game."), Words("That wins the game for {0}."))
LOSES: Final = Voices(
    Words("That hands {1} the win."), Words("That hands {1} the win."), Words("That hands you the win.")
)
MORE_POINTS: Final = Voices(
    Words("That ends the game: you win {2} to {3}."),
    Words("That ends the game: {0} wins {2} to {3}."),
)
FEWER_POINTS: Final = Voices(
    Words("That ends the game: {1} wins {2} to {3}."),
    Words("That ends the game: {1} wins {2} to {3}."),
    Words("That ends the game: you win {2} to {3}."),
)
TIES: Final = Words("That ends the game in a tie.")
JOINS_EDGES: Final = Voices(
    Words("That joins both of your edges: it wins unless {1} cuts the chain."),
    Words("That joins both of {0}’s edges: it wins unless {1} cuts the chain."),
    Words("That joins both of {0}’s edges: it wins unless you cut the chain."),
)
CUTS_EDGES: Final = Voices(
    Words("That cuts the chain with which {1} would have won."),
    Words("That cuts the chain with which {1} would have won."),
    Words("That cuts the chain with which you would have won."),
)
THREATENS: Final = Words("That threatens to win with {0}.")
STOPS: Final = Voices(
    Words("That stops {2}, with which {1} would win."),
    Words("That stops {2}, with which {1} would win."),
    Words("That stops {2}, with which you would win."),
)


def about_end(rules: Rules, before: State, after: State, you: int) -> Words:
    winner, score = rules.winner(after), rules.score(after)
    if winner == TIE:
        return TIES
    is_won = winner == before.turn
    if score is not None:
        return (MORE_POINTS if is_won else FEWER_POINTS).say(before, you, max(score), min(score))
    return (WINS if is_won else LOSES).say(before, you)


def about_wins(rules: Rules, before: State, after: State, you: int) -> Iterator[Words]:
    """Chains that stand unless they are cut, and single moves that would win: made, or met."""
    mover, enemy = int(before.turn), int(opponent(before.turn))
    if stands_won(rules, before, enemy):
        yield CUTS_EDGES.say(before, you)
    if stands_won(rules, after, mover):
        yield JOINS_EDGES.say(before, you)
        return
    if (threat := quick_win(rules, after, mover)) is not None and quick_win(rules, before, mover) is None:
        yield Words(THREATENS.text, (rules.format_move(threat),))
    if (threat := quick_win(rules, before, enemy)) is not None and quick_win(rules, after, enemy) is None:
        yield STOPS.say(before, you, rules.format_move(threat))


def quick_win(rules: Rules, state: State, color: int) -> int | None:
    """As `winning_move`, where trying all moves is quick."""
    moves = rules.all_moves(as_turn(state, color))
    if len(moves) * int(rules.board.points) > MOST_TRIED:
        return None
    return winning_move(rules, state, color)


# ---- chains

CONNECTS: Final = Words("That connects {0} with {1}.")
CONNECTS_ROWS: Final = Words("That connects {0} with {1}: a chain from row {2} to row {3}.")
CONNECTS_COLUMNS: Final = Words("That connects {0} with {1}: a chain from column {2} to column {3}.")
REACHES_ROWS: Final = Words("That makes a chain from row {0} to row {1}.")
REACHES_COLUMNS: Final = Words("That makes a chain from column {0} to column {1}.")
OF_ROWS: Final = Words("That makes a chain of {0}, from row {1} to row {2}.")
OF_COLUMNS: Final = Words("That makes a chain of {0}, from column {1} to column {2}.")
CUTS: Final = Words("That cuts {0} off from {1}.")
LETS_CONNECT: Final = Voices(
    Words("But it connects {2} and {3} for {1}."),
    Words("But it connects {2} and {3} for {1}."),
    Words("But it connects {2} and {3} for you."),
)
LETS_GO: Final = Words("But {0} and {1} are no longer connected.")


def about_chains(rules: Rules, before: State, after: State) -> Iterator[Words]:
    """What the mover cuts and connects."""
    mover, enemy = int(before.turn), int(opponent(before.turn))
    near = near_changes(rules, before, after)
    if (
        ends := joined(rules, chains_near(rules, after, enemy, near), chains_near(rules, before, enemy, near))
    ) is not None:
        yield Words(CUTS.text, ends)
    old = chains_near(rules, before, mover, near)
    for new in chains_near(rules, after, mover, near):
        parts = parts_of(new, old)
        span = span_of(rules, mover, new)
        if len(parts) > 1:
            ends = nearest_names(rules, parts[0], parts[1])
            words = CONNECTS_ROWS if mover == BLACK else CONNECTS_COLUMNS
            yield Words(words.text, (*ends, *span)) if span[0] != span[1] else Words(CONNECTS.text, ends)
        elif parts and len(new) >= FEWEST_NAMES and span != span_of(rules, mover, parts[0]):
            if len(new) <= MOST_NAMES:
                words = OF_ROWS if mover == BLACK else OF_COLUMNS
                yield Words(words.text, (names_of(rules, sorted(new)), *span))
            else:
                yield Words((REACHES_ROWS if mover == BLACK else REACHES_COLUMNS).text, span)


def near_changes(rules: Rules, before: State, after: State) -> list[int]:
    """The points where something has changed, and all next to them: no link is made or broken elsewhere."""
    points = range(int(rules.board.points))
    changed = [
        point
        for point in points
        if before.owner[point] != after.owner[point] or before.height[point] != after.height[point]
    ]
    return sorted({*changed, *(other for point in changed for other in rules.board.neighbours(point))})


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
            for other in board.neighbours(point):
                if other not in group and state.owner[other] == color:
                    link = rules.link(state, point, other)
                    if link is not None and link.connected:
                        group.add(other)
                        todo.append(other)
        seen |= group
        found.append(frozenset(group))
    return found


def joined(rules: Rules, old: list[Chain], new: list[Chain]) -> tuple[str, str] | None:
    """Two points that one of the new chains has, and that two of the old ones had."""
    for whole in new:
        parts = parts_of(whole, old)
        if len(parts) > 1:
            return nearest_names(rules, parts[0], parts[1])
    return None


def parts_of(whole: Chain, chains: list[Chain]) -> list[Chain]:
    """What other chains have of this one, the largest part first."""
    return sorted((part & whole for part in chains if part & whole), key=by_size)


def by_size(chain: Chain) -> tuple[int, int]:
    return -len(chain), min(chain)


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
    Words("Points after that: you {2}, {1} {3}."),
    Words("Points after that: {0} {2}, {1} {3}."),
    Words("Points after that: {0} {2}, you {3}."),
)
SLEEPS: Final = Words("It sleeps there: no enemy stack is next to it.")
PUTS_TO_SLEEP: Final = Words("That puts {0} to sleep.")
WAKES: Final = Words("That wakes {0}.")
PUTS_TO_SLEEP_AND_WAKES: Final = Words("That puts {0} to sleep and wakes {1}.")
BINDS: Final = Words("That binds {0}.")


def about_sleep(rules: Rules, before: State, after: State) -> Iterator[Words]:
    """What falls asleep, wakes up, or comes to the board asleep."""
    was, now = set(rules.sleeping_points(before)), set(rules.sleeping_points(after))
    asleep = [point for point in sorted(now - was) if before.owner[point] != EMPTY]
    awake = [point for point in sorted(was - now) if after.owner[point] != EMPTY]
    if asleep and awake and len(asleep) + len(awake) <= MOST_NAMES:
        yield Words(PUTS_TO_SLEEP_AND_WAKES.text, (names_of(rules, asleep), names_of(rules, awake)))
    elif 0 < len(asleep) <= MOST_NAMES:
        yield Words(PUTS_TO_SLEEP.text, (names_of(rules, asleep),))
    elif 0 < len(awake) <= MOST_NAMES:
        yield Words(WAKES.text, (names_of(rules, awake),))
    for point in now - was:
        if before.owner[point] == EMPTY:
            yield SLEEPS


def about_points(rules: Rules, before: State, after: State, you: int) -> Iterator[Words]:
    """How the points stand then, and what the opponent cannot move any more."""
    score = rules.score(after)
    if score is not None and score != rules.score(before):
        yield POINTS.say(before, you, *(score if before.turn == BLACK else score[::-1]))
    was = set(rules.bound_points(as_turn(before, int(after.turn))))
    bound = [point for point in rules.bound_points(after) if point not in was]
    if 0 < len(bound) <= MOST_NAMES:
        yield Words(BINDS.text, (names_of(rules, bound),))


def names_of(rules: Rules, points: list[int]) -> Words:
    return both([rules.board.names[point] for point in points])


# ---- places

OPENS: Final = Voices(
    Words("That lets you place on {2} as well."),
    Words("That lets {0} place on {2} as well."),
)


def about_places(rules: Rules, before: State, after: State, you: int) -> Iterator[Words]:
    """The empty places on which the mover may place from now on."""
    if rules.score(after) is not None:
        return  # there any new stack opens what is round it
    mover = int(before.turn)
    was = placements(rules, before)
    opened = [point for point in placements(rules, as_turn(after, mover)) if point not in was]
    if 0 < len(opened) <= MOST_NAMES:
        yield OPENS.say(before, you, names_of(rules, opened))


def placements(rules: Rules, state: State) -> list[int]:
    return [int(move_point(move)) for move in rules.all_moves(state) if move_kind(move) == PLACE]
