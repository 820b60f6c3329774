"""What is won and lost in one move, found by trying all moves, and the checks of sentences that say so."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from escabel_gui.record.telling.reasons import SHORT
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.ways import find_way
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import EMPTY, NOBODY, TIE, State, opponent

if TYPE_CHECKING:
    from tests.record.telling.claims import Claims

WHO = r"(you|Black|White)"
OF = r"(?:you|Black’s|White’s|your)"
MOVE = r"[a-z]\d+(?:-[a-z]\d+|\*)?"
MOVES = rf"({MOVE}(?:(?:, | and | or ){MOVE})*)"
EDGES = "(?:top and bottom|left and right|both)"


def moves_in(text: str) -> list[str]:
    return re.findall(MOVE, text)


def turned(state: State, color: int) -> State:
    twin = state.copy()
    twin.turn = color
    return twin


def has_joined(rules: Rules, state: State, color: int) -> bool:
    """Return whether a color would have won if its turn began here."""
    return rules.winner(turned(state, color)) == color


def cutting_replies(rules: Rules, state: State) -> list[str]:
    """Return the replies after which the color that has just moved has not won."""
    color = opponent(state.turn)
    return [
        rules.format_move(reply)
        for reply in rules.legal_move_list(state)
        if rules.winner(rules.after(state, reply)) != color
    ]


def is_won_after(rules: Rules, state: State, color: int) -> bool:
    """Return whether a color that has just moved wins whatever is replied, at its next turn at the latest."""
    winner = rules.winner(state)
    if winner != NOBODY:
        return winner == color
    is_full = all(state.owner[point] != EMPTY for point in range(int(rules.board.points)))
    if not has_joined(rules, state, color) and not (is_full and rules.score(state) is None):
        return False
    return not cutting_replies(rules, state)


def wins_in_one(rules: Rules, state: State, color: int) -> set[str]:
    """Return the moves with which a color would win for certain if it were its turn; passes and swaps apart."""
    start = turned(state, color)
    return {
        rules.format_move(move)
        for move in rules.legal_move_list(start)
        if move not in (PASS, SWAP) and is_won_after(rules, rules.after(start, move), color)
    }


def holds(rules: Rules, after: State, color: int) -> bool:
    """Return whether a color that has just moved does not lose at once."""
    winner = rules.winner(after)
    if winner != NOBODY:
        return winner in (color, TIE)
    return not wins_in_one(rules, after, int(after.turn))


def holding_moves(rules: Rules, state: State) -> set[str]:
    return {
        rules.format_move(move)
        for move in rules.legal_move_list(state)
        if holds(rules, rules.after(state, move), int(state.turn))
    }


def is_sure(rules: Rules, state: State, color: int, text: str) -> bool:
    """Return whether a color, if it were its turn, could make this move and would win."""
    start = turned(state, color)
    move = rules.parse_move(text)
    return rules.is_legal(start, move) and is_won_after(rules, rules.after(start, move), color)


def can_stop_all(rules: Rules, after: State, color: int, texts: list[str], reply: int) -> bool:
    """Return whether none of these moves wins for a color after this reply, or the reply has won the game itself."""
    then = rules.after(after, reply)
    winner = rules.winner(then)
    if winner != NOBODY:
        return bool(winner != color)
    return not any(is_sure(rules, then, color, text) for text in texts)


def stopping_replies(rules: Rules, after: State, color: int, texts: list[str]) -> set[str]:
    return {
        rules.format_move(reply)
        for reply in rules.legal_move_list(after)
        if can_stop_all(rules, after, color, texts, reply)
    }


# ---- the checks; `claims` is a move on a position, as it is told to a listener


def wins_now(claims: Claims, who: str) -> bool:
    return claims.rules.winner(claims.after) == claims.mover == claims.who(who)


def holds_out(claims: Claims, whose: str, replies: str, who: str) -> bool:
    rules, after = claims.rules, claims.after
    return (
        claims.who(who) == claims.mover
        and claims.who(whose) == claims.enemy
        and has_joined(rules, after, claims.mover)
        and len(rules.legal_move_list(after)) == int(replies)
        and not cutting_replies(rules, after)
    )


def can_be_cut(claims: Claims, who: str, with_what: str) -> bool:
    cuts = cutting_replies(claims.rules, claims.after)
    named = moves_in(with_what)
    is_right = cuts == named if named else len(cuts) == int(with_what)
    return claims.who(who) == claims.enemy and has_joined(claims.rules, claims.after, claims.mover) and is_right


def cuts_chain(claims: Claims, first: str, last: str) -> bool:
    rules, enemy = claims.rules, claims.enemy
    return (
        has_joined(rules, claims.before, enemy)
        and not has_joined(rules, claims.after, enemy)
        and claims.is_one(claims.before, enemy, first, last)
        and claims.spans_board(enemy, first, last)
    )


def stops(claims: Claims, texts: list[str]) -> bool:
    """Return whether the opponent would have won with what is named and no longer can; it is all if there was time."""
    return is_all(claims, texts, stopped(claims))


def stopped(claims: Claims) -> set[str]:
    """Return what the opponent would have won with before the move, and not after it."""
    rules, enemy = claims.rules, claims.enemy
    return wins_in_one(rules, claims.before, enemy) - wins_in_one(rules, claims.after, enemy)


def is_all(claims: Claims, texts: list[str], found: set[str]) -> bool:
    """Return whether what is named is true, and in full where there was time to look for it."""
    return set(texts) == found if claims.is_complete else set(texts) <= found


def stops_joining(claims: Claims, text: str) -> bool:
    rules, enemy = claims.rules, claims.enemy
    for move in moves_in(text):
        start = turned(claims.before, enemy)
        if not has_joined(rules, rules.after(start, rules.parse_move(move)), enemy):
            return False
        now = turned(claims.after, enemy)
        if rules.is_legal(now, rules.parse_move(move)) and has_joined(
            rules, rules.after(now, rules.parse_move(move)), enemy
        ):
            return False
    return True


def can_cut(claims: Claims, joining: str, cutting: str | None = None) -> bool:
    """Return whether each of these cuts (None: some move) cuts after each of these joining moves of the opponent."""
    rules = claims.rules
    for move in moves_in(joining):
        state = turned(claims.after, claims.enemy)
        joined = rules.after(state, rules.parse_legal_move(state, move))
        cuts = cutting_replies(rules, joined)
        if not has_joined(rules, joined, claims.enemy) or not cuts or not set(moves_in(cutting or "")) <= set(cuts):
            return False
    return True


def can_cut_all_open_chains(claims: Claims, who: str, joining: str, cutter: str, when: str, cutting: str) -> bool:
    """Return whether these are all moves that join the opponent's edges, and each cut is one after each of them.

    None has been one before, if they can be made now, or all have.
    """
    rules, enemy = claims.rules, claims.enemy
    names = map(rules.format_move, rules.legal_move_list(claims.after))
    all_joining = {name for name in names if joins_by(claims, claims.after, enemy, name)}
    start = turned(claims.before, enemy)
    before = [cutting_replies(rules, rules.after(start, rules.parse_legal_move(start, name))) for name in all_joining]
    is_old = [cut in cuts for cut in moves_in(cutting) for cuts in before]
    return (
        claims.who(who) == enemy
        and claims.who(cutter) == claims.mover
        and all_joining == set(moves_in(joining))
        and can_cut(claims, joining, cutting)
        and (not any(is_old) if when == "now also" else all(is_old))
    )


def lets_win(claims: Claims, who: str, text: str) -> bool:
    return claims.who(who) == claims.enemy and set(moves_in(text)) == wins_in_one(
        claims.rules, claims.after, claims.enemy
    )


def threatens(claims: Claims, text: str) -> bool:
    return is_all(claims, moves_in(text), wins_in_one(claims.rules, claims.after, claims.mover))


def threatens_for_sure(claims: Claims, text: str, count: int | None = None) -> bool:
    texts = moves_in(text)
    return (
        threatens(claims, text)
        and count in (None, len(texts))
        and not stopping_replies(claims.rules, claims.after, claims.mover, texts)
    )


def stopped_by(claims: Claims, count: str, text: str, who: str, answers: str) -> bool:
    texts = moves_in(text)
    stopping = stopping_replies(claims.rules, claims.after, claims.mover, texts)
    return (
        threatens(claims, text)
        and int(count) == len(texts)
        and claims.who(who) == claims.enemy
        and stopping == set(moves_in(answers))
    )


def threatens_to_join(claims: Claims, text: str) -> bool:
    rules = claims.rules
    for move in moves_in(text):
        state = turned(claims.after, claims.mover)
        joined = rules.after(state, rules.parse_legal_move(state, move))
        if not has_joined(rules, joined, claims.mover) or not cutting_replies(rules, joined):
            return False
    return True


def is_lost(claims: Claims, who: str, text: str) -> bool:
    threats = wins_in_one(claims.rules, claims.before, claims.enemy)
    return (
        claims.who(who) == claims.enemy
        and threats == set(moves_in(text))
        and not holding_moves(claims.rules, claims.before)
    )


def is_lost_to_chain(claims: Claims, whose: str, first: str, last: str) -> bool:
    return (
        claims.who(whose) == claims.enemy
        and has_joined(claims.rules, claims.before, claims.enemy)
        and claims.spans_board(claims.enemy, first, last)
        and not holding_moves(claims.rules, claims.before)
    )


def only_hold(claims: Claims, texts: list[str]) -> bool:
    return holding_moves(claims.rules, claims.before) == set(texts)


def is_answered(claims: Claims, who: str, reply: str, text: str) -> bool:
    rules, enemy = claims.rules, claims.enemy
    then = rules.after(claims.after, rules.parse_legal_move(claims.after, reply))
    threats = moves_in(text)
    return (
        claims.who(who) == enemy
        and set(threats) == wins_in_one(rules, then, enemy)
        and not stopping_replies(rules, then, enemy, threats)
    )


def joins_by(claims: Claims, state: State, color: int, text: str) -> bool:
    """Return whether a color can make these moves in a row, and joins its edges with the last one and not before."""
    rules, state = claims.rules, turned(state, color)
    steps = moves_in(text)
    for number, step in enumerate(steps, 1):
        move = rules.parse_move(step)
        if not rules.is_legal(state, move):
            return False
        rules.play(state, move)
        state.turn = color
        if (rules.winner(state) == color) != (number == len(steps)):
            return False
    return True


def is_way(claims: Claims, count: str, text: str) -> bool:
    """Return whether these moves join the edges after the move, and would not have without it."""
    is_new = not joins_by(claims, claims.before, claims.mover, text)
    return is_new and int(count) == len(moves_in(text)) and joins_by(claims, claims.after, claims.mover, text)


def is_long_way(claims: Claims, count: str) -> bool:
    way = find_way(claims.rules, claims.after, claims.mover, Work(20_000_000)) or []
    names = " ".join(claims.rules.format_move(move) for move in way)
    return int(count) == len(way) > SHORT and joins_by(claims, claims.after, claims.mover, names)


def is_longer_way(claims: Claims, who: str, text: str) -> bool:
    """Return whether these moves in a row would have joined the edges, and no two do now."""
    rules, enemy = claims.rules, claims.enemy
    for move in rules.legal_move_list(turned(claims.after, enemy)):
        first = turned(rules.after(turned(claims.after, enemy), move), enemy)
        if any(has_joined(rules, rules.after(first, other), enemy) for other in rules.legal_move_list(first)):
            return False
    return claims.who(who) == enemy and joins_by(claims, claims.before, enemy, text)


Check = Callable[..., Any]

CHECKS: dict[str, Check] = {
    rf"That joins the {EDGES} edges: {WHO} wins?\.": wins_now,
    rf"That leaves (?:Black|White) no move: {WHO} wins?\.": wins_now,
    rf"That joins the {EDGES} edges, and none of (your|Black’s|White’s) (\d+) replies cuts the chain: {WHO} wins?\.": (
        holds_out
    ),
    rf"Whatever (Black|White) does now, {WHO} wins? on the next turn\.": lambda claims, enemy, who: (
        claims.who(enemy) == claims.enemy
        and claims.who(who) == claims.mover
        and is_won_after(claims.rules, claims.after, claims.mover)
    ),
    rf"That joins the {EDGES} edges, but {WHO} can cut the chain with {MOVES}\.": can_be_cut,
    rf"That joins the {EDGES} edges, but {WHO} can cut the chain in (\d+) ways\.": can_be_cut,
    rf"That joins the {EDGES} edges: it wins unless {WHO} cuts? the chain\.": lambda claims, who: (
        claims.who(who) == claims.enemy and has_joined(claims.rules, claims.after, claims.mover)
    ),
    rf"That cuts {OF} chain from (\S+) to (\S+), which would have won\.": cuts_chain,
    r"That stops (?:you|Black|White) from winning there\.": lambda claims: stops(
        claims, [claims.rules.format_move(claims.move)]
    ),
    rf"That stops (?:you|Black|White) from winning with {MOVES}\.": lambda claims, text: stops(claims, moves_in(text)),
    r"That stops (?:you|Black|White) from winning in (\d+) ways\.": lambda claims, count: (
        len(
            wins_in_one(claims.rules, claims.before, claims.enemy)
            - wins_in_one(claims.rules, claims.after, claims.enemy)
        )
        == int(count)
    ),
    rf"That stops (?:you|Black|White) from joining both edges with {MOVES}\.": stops_joining,
    rf"After {MOVES}, (?:you|Black|White) can cut the chain with {MOVES}\.": can_cut,
    rf"After {MOVES}, (?:you|Black|White) can cut the chain\.": can_cut,
    rf"If {WHO} joins both edges with {MOVES}, {WHO} can (now also|still) cut the chain with {MOVES}\.": (
        can_cut_all_open_chains
    ),
    rf"But {WHO} then wins? with {MOVES}\.": lets_win,
    rf"But {WHO} then ha(?:s|ve) (\d+) ways to win\.": lambda claims, who, count: (
        claims.who(who) == claims.enemy and len(wins_in_one(claims.rules, claims.after, claims.enemy)) == int(count)
    ),
    rf"That threatens to win with {MOVES}\.": threatens,
    rf"That threatens to win with {MOVES}, and (?:you|Black|White) cannot stop it: (?:you|Black|White) wins?\.": (
        threatens_for_sure
    ),
    rf"That makes two threats at once, {MOVES}, and (?:you|Black|White) cannot stop both: "
    r"(?:you|Black|White) wins?\.": lambda claims, text: threatens_for_sure(claims, text, 2),
    rf"That makes (\d+) threats at once, {MOVES}, and (?:you|Black|White) cannot stop them all: "
    r"(?:you|Black|White) wins?\.": lambda claims, count, text: threatens_for_sure(claims, text, int(count)),
    rf"That makes two threats at once, {MOVES}\.": lambda claims, text: (
        threatens(claims, text) and len(moves_in(text)) == 2
    ),
    rf"That makes (\d+) threats at once, {MOVES}\.": lambda claims, count, text: (
        threatens(claims, text) and int(count) == len(moves_in(text))
    ),
    rf"That makes two threats at once, {MOVES}; {WHO} can stop both only with {MOVES}\.": (
        lambda claims, text, who, answers: stopped_by(claims, "2", text, who, answers)
    ),
    rf"That makes (\d+) threats at once, {MOVES}; {WHO} can stop them all only with {MOVES}\.": stopped_by,
    r"That makes (\d+) threats at once\.": lambda claims, count: (
        len(wins_in_one(claims.rules, claims.after, claims.mover)) == int(count)
    ),
    rf"That threatens to join both edges with {MOVES}, but (?:you|Black|White) could still cut the chain\.": (
        threatens_to_join
    ),
    rf"This is lost: {WHO} can win with {MOVES}, and every move leaves (?:Black|White) a way to win\.": is_lost,
    rf"This is lost: {WHO} has a chain from (\S+) to (\S+), and every move leaves (?:Black|White) a way to win\.": (
        is_lost_to_chain
    ),
    r"Every other move loses at once\.": lambda claims: only_hold(claims, [claims.rules.format_move(claims.move)]),
    rf"Only {MOVES} hold: every other move loses at once\.": lambda claims, text: only_hold(claims, moves_in(text)),
    rf"But {WHO} answers with ({MOVE}) and then threatens {MOVES}, and no move stops all of that\.": is_answered,
    rf"(\d+) more moves would then join the {EDGES} edges: {MOVES}\.": is_way,
    rf"After that, about (\d+) more moves are needed to join the {EDGES} edges\.": is_long_way,
    rf"{WHO} could have joined the {EDGES} edges with {MOVES}: now that takes at least three moves\.": is_longer_way,
}
