"""Effects of a move by the rules: chains cut or joined, points won, threats.

Each effect is a sentence about the move: “d4-d5 cuts e4 off from c3.” Nothing here knows a game; the words come from
what `Rules` tells about any of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from escabel_gui.rules.abilities import bound_points, contested_pairs, sleeping_points
from escabel_gui.rules.boards import BLACK_FAR, BLACK_NEAR, WHITE_FAR, WHITE_NEAR
from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.message import IllegalMove, Message, join_and, make_message
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import BLACK, NOBODY, TIE, WHITE, State, opponent

# {0} is the move and {1} the color of the chain.
REACHES: Final = {
    BLACK: {
        BLACK_NEAR: Message("{0} brings {1}’s chain to the bottom edge."),
        BLACK_FAR: Message("{0} brings {1}’s chain to the top edge."),
    },
    WHITE: {
        WHITE_NEAR: Message("{0} brings {1}’s chain to the left edge."),
        WHITE_FAR: Message("{0} brings {1}’s chain to the right edge."),
    },
}
CUTS_OFF: Final = {
    BLACK_NEAR: Message("{0} cuts {1}’s chain off the bottom edge."),
    BLACK_FAR: Message("{0} cuts {1}’s chain off the top edge."),
    WHITE_NEAR: Message("{0} cuts {1}’s chain off the left edge."),
    WHITE_FAR: Message("{0} cuts {1}’s chain off the right edge."),
}


class Effect(NamedTuple):
    """One thing that is different after a move; `favours` is a color, NOBODY where it is neither's gain."""

    sentence: Message  # about the move, {0}, which comes in by `told_of`
    favours: int
    weight: int  # how much it matters, compared with the others

    def told_of(self, move: str) -> Message:
        """Return the sentence about a move with this effect."""
        return self.sentence._replace(args=(move, *self.sentence.args))


class Chain(NamedTuple):
    """Stacks of one color that are connected, and which of that color's edges they touch."""

    points: frozenset[int]
    edges: frozenset[int]


def effects_of(rules: Rules, before: State, moves: list[int]) -> list[Effect]:
    """Return the effects of one or more moves, most important first."""
    after = before.copy()
    for move in moves:
        rules.play(after, move)
    found = list(result_effects(rules, before, after))
    if rules.winner(after) == NOBODY:
        found += threat_effects(rules, before, after)
        for color in (int(BLACK), int(WHITE)):
            found += chain_effects(rules, before, after, color)
        found += contest_effects(rules, before, after)
        found += point_effects(rules, before, after)
        if len(moves) == 1:
            found += company_effects(rules, before, moves[0])
    return sorted(found, key=lambda effect: -effect.weight)


def read_moves(rules: Rules, state: State, texts: tuple[str, ...]) -> list[int]:
    """The moves of a line as far as they can be played."""
    state, moves = state.copy(), []
    for text in texts:
        try:
            move = rules.parse_legal_move(state, text)
        except IllegalMove:
            break
        rules.play(state, move)
        moves.append(move)
    return moves


# ---- the end of the game, and what comes before it ---------------------------------------------------------------


def result_effects(rules: Rules, before: State, after: State) -> Iterator[Effect]:
    """Yield the end of the game, if the move brings it."""
    mover, winner = int(before.turn), int(rules.winner(after))
    if winner == mover:
        yield Effect(Message("{0} wins the game."), mover, 100)
    elif winner == TIE:
        yield Effect(Message("{0} ends the game in a tie."), NOBODY, 90)
    elif winner != NOBODY:
        yield Effect(Message("{0} hands {1} the win.", (COLOR_NAMES[winner],)), winner, 100)


def threat_effects(rules: Rules, before: State, after: State) -> Iterator[Effect]:
    """Yield winning moves that either side would have on its turn: threats made, met and overlooked."""
    for color in (int(BLACK), int(WHITE)):
        enemy = int(opponent(color))
        if stands_won(rules, after, color):
            if not stands_won(rules, before, color):
                words = Message("After {0}, {1} would win on the next turn.", (COLOR_NAMES[color],))
                yield Effect(words, color, 95)
            continue
        if stands_won(rules, before, color):
            yield Effect(Message("{0} undoes what {1} would have won with.", (COLOR_NAMES[color],)), enemy, 94)
            continue
        was, now = winning_move(rules, before, color), winning_move(rules, after, color)
        if now is not None and was is None:
            threat = Message(
                "{0} lets {1} threaten {2}, which would win.", (COLOR_NAMES[color], rules.format_move(now))
            )
            if color == before.turn:
                threat = Message("{0} threatens {1}, which would win.", (rules.format_move(now),))
            yield Effect(threat, color, 80)
        elif was is not None and now is None and color != before.turn:
            threat = Message("{0} stops {1}, with which {2} would win.", (rules.format_move(was), COLOR_NAMES[color]))
            yield Effect(threat, enemy, 85)


def stands_won(rules: Rules, state: State, color: int) -> bool:
    """True if a color would have won once its turn begins in this position."""
    return rules.winner(as_turn(state, color)) == color


def winning_move(rules: Rules, state: State, color: int) -> int | None:
    """A move with which a color would win if it were its turn, at once or when its turn comes back."""
    start = as_turn(state, color)
    after = start.copy()
    for move in rules.legal_move_list(start):
        if move in (PASS, SWAP):
            continue
        after.assign(start)
        rules.play(after, move)
        winner = rules.winner(after)
        if winner == NOBODY:
            after.turn = color
            winner = rules.winner(after)
        if winner == color:
            return move
    return None


def as_turn(state: State, color: int) -> State:
    """Return a copy of a state with another side to move."""
    twin = state.copy()
    twin.turn = color
    return twin


# ---- chains --------------------------------------------------------------------------------------------------


def chain_effects(rules: Rules, before: State, after: State, color: int) -> Iterator[Effect]:
    """Yield the chains of a color that were joined or cut, and edges gained or lost."""
    name, enemy = COLOR_NAMES[color], int(opponent(color))
    old, new = chains(rules, before, color), chains(rules, after, color)
    for chain in new:
        parts = sorted((part for part in old if part.points & chain.points), key=by_size)
        whole = [part for part in parts if len(part.points) > 1 or part.edges]
        if len(whole) > 1:
            ends = nearest_names(rules, whole[0].points & chain.points, whole[1].points & chain.points)
            yield Effect(Message("{0} joins {1}’s chains at {2} and {3}.", (name, *ends)), color, 60)
        for edge in sorted(chain.edges - (parts[0].edges if parts else chain.edges)):
            if len(chain.points) > 2:
                yield Effect(REACHES[color][edge]._replace(args=(name,)), color, 55 + len(chain.points))
    for chain in old:
        parts = sorted((part for part in new if part.points & chain.points), key=by_size)
        if len(chain.points) < 2:
            continue
        if len(parts) > 1:
            ends = nearest_names(rules, parts[0].points & chain.points, parts[1].points & chain.points)
            yield Effect(
                Message("{0} cuts {1}’s chain between {2} and {3}.", (name, *ends)), enemy, 62 + len(chain.points)
            )
        for edge in sorted(chain.edges - (parts[0].edges if parts else chain.edges)):
            if len(chain.points) > 2:
                yield Effect(CUTS_OFF[edge]._replace(args=(name,)), enemy, 57 + len(chain.points))


def chains(rules: Rules, state: State, color: int) -> list[Chain]:
    """The connected stacks of a color, as `Rules.connection` tells them."""
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
        edges = frozenset(edge for edge in REACHES[color] if any(board.edges[point] & edge for point in points))
        found.append(Chain(frozenset(points), edges))
    return found


def by_size(chain: Chain) -> tuple[int, int]:
    """Sort key of chains: largest first, then by first point."""
    return -len(chain.points), min(chain.points)


def nearest_names(rules: Rules, first: frozenset[int], second: frozenset[int]) -> tuple[str, str]:
    """The names of the two points, one of each group, that lie closest together."""
    xy = rules.board.xy
    pairs = [
        ((xy[one][0] - xy[other][0]) ** 2 + (xy[one][1] - xy[other][1]) ** 2, one, other)
        for one in sorted(first)
        for other in sorted(second)
    ]
    _, one, other = min(pairs)
    return rules.board.names[one], rules.board.names[other]


# ---- contested places, points, and what comes along ---------------------------------------------------------------


def contest_effects(rules: Rules, before: State, after: State) -> Iterator[Effect]:
    """The places where links depend on enemies beside them: made, broken, or decided the other way."""
    old, new = contested_links(rules, before), contested_links(rules, after)
    for pair in sorted(old.keys() - new.keys()):
        if before.owner[pair[0]] != before.turn:
            continue  # each contest has a pair of either color: speak of the mover's
        words = Message("{0} breaks the crosscut at {1}–{2}.", names_of(rules, pair))
        yield Effect(words, NOBODY if old[pair] else int(before.turn), 40)
    for pair, is_connected in sorted(new.items()):
        owner = int(after.owner[pair[0]])
        winner = owner if is_connected else int(opponent(owner))
        if pair not in old and owner == before.turn:
            words = Message("{0} makes a crosscut at {1}–{2}, which is cut.", names_of(rules, pair))
            if is_connected:
                words = Message("{0} makes a crosscut at {1}–{2}, which holds.", names_of(rules, pair))
            yield Effect(words, winner, 42)
        elif pair in old and old[pair] != is_connected:
            ends = names_of(rules, pair)
            words = Message("{0} cuts {1} from {2}.", ends)
            if is_connected:
                words = Message("{0} connects {1} with {2}.", ends)
            yield Effect(words, winner, 50)


def contested_links(rules: Rules, state: State) -> dict[tuple[int, int], bool]:
    """The contested pairs, and whether they are connected."""
    links = {pair: rules.connection(state, *pair) for pair in contested_pairs(rules, state)}
    return {pair: link.connected for pair, link in links.items() if link is not None}


def point_effects(rules: Rules, before: State, after: State) -> Iterator[Effect]:
    """Yield changes of the score, and of sleeping and bound stacks."""
    mover, enemy = int(before.turn), int(opponent(before.turn))
    old_sleep, new_sleep = set(sleeping_points(rules, before)), set(sleeping_points(rules, after))
    for color in (mover, enemy):
        asleep = [point for point in sorted(new_sleep - old_sleep) if before.owner[point] == color]
        awake = [point for point in sorted(old_sleep - new_sleep) if after.owner[point] == color]
        if asleep:
            yield Effect(Message("{0} puts {1} to sleep.", (join_names(rules, asleep),)), int(opponent(color)), 35)
        if awake:
            yield Effect(Message("{0} wakes {1}.", (join_names(rules, awake),)), color, 34)
        bound = set(bound_points(rules, as_turn(after, color))) - set(bound_points(rules, as_turn(before, color)))
        own = [point for point in sorted(bound) if before.owner[point] == color]
        if own:
            words = Message("{0} binds {1}.", (join_names(rules, own),))
            yield Effect(words, int(opponent(color)), 32)
    old, new = rules.score(before), rules.score(after)
    if old is None or new is None:
        return
    sign = 1 if mover == BLACK else -1
    gain = sign * ((new[0] - new[1]) - (old[0] - old[1]))
    if gain:
        words = make_message("{0} costs %n point(s).", None, -gain)
        if gain > 0:
            words = make_message("{0} is worth %n point(s).", None, gain)
        yield Effect(words, mover if gain > 0 else enemy, 44 + abs(gain))


def company_effects(rules: Rules, before: State, move: int) -> Iterator[Effect]:
    """Yield pieces that appear or change owner beside the moved one."""
    target = rules.target_point(move) if move not in (PASS, SWAP) else None
    gained = [
        delta.target
        for delta in rules.deltas(before, move)
        if delta.source is None and delta.target not in (None, target) and delta.color == before.turn
    ]
    points = [point for point in gained if point is not None]
    if points:
        yield Effect(Message("{0} takes {1} as well.", (join_names(rules, points),)), int(before.turn), 45)


def names_of(rules: Rules, pair: tuple[int, int]) -> tuple[str, str]:
    """Return the names of two points."""
    return rules.board.names[pair[0]], rules.board.names[pair[1]]


def join_names(rules: Rules, points: list[int]) -> Message:
    """The names of points as one phrase: `d4, e5 and f6`."""
    return join_and([rules.board.names[point] for point in points])
