"""The refutation of a move: the reply to it, how both would go on, and the consequence of each of these moves.

Proven is only what a search has proven or what trying all moves shows; all else is said to be what the bot sees.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from escabel_gui.record.evaluation import Evaluation
from escabel_gui.record.review.review import GOOD, Thresholds, loss_of
from escabel_gui.record.telling.advice import FAIR_SHARE, RATES, percent
from escabel_gui.record.telling.chains import about_edges, about_other_chains, about_the_point
from escabel_gui.record.telling.points import (
    about_binding,
    about_denied_places,
    about_pass,
    about_places,
    about_same_score,
    about_score,
    about_sleep,
    about_taking,
)
from escabel_gui.record.telling.positions import as_turn, read_moves
from escabel_gui.record.telling.reasons import TIED, WON, about_long_way, about_ways
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.turn import Turn
from escabel_gui.record.telling.turn_sentences import foretell
from escabel_gui.record.telling.voices import Voices
from escabel_gui.record.telling.wins import about_end, about_stopping, about_threats, about_winning_chain
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import Message
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY, TIE, State, opponent

THOROUGH: Final = 2_000_000  # points looked at for each move
MAX_MOVES: Final = 5  # of a line
OPPOSITE: Final = {"win": "loss", "loss": "win", "tie": "tie"}

LOSES: Final = Voices(
    Message("{1} wins, whatever {0} plays: that is proven."),
    mover=Message("{1} wins, whatever you play: that is proven."),
)
CHANCE: Final = Message(
    "As far as the bot sees, no other move is clearly better: this one has a chance of {0}% to win."
)
CHANCES: Final = Message("As far as the bot sees, this move has a chance of {0}% to win, and the best one {1}%.")
AS_GOOD: Final = Message("As far as the bot sees, no other move is clearly better.")


class MoveRefutation(NamedTuple):
    """The answer to a move, and how good the move is for who plays it."""

    move: int
    verdict: tuple[Message, ...]  # whole sentences
    is_as_good: bool  # the best move is not so much better that this one would be a mistake
    proven: str  # `win`, `loss` or `tie` for who plays it; empty: not proven
    line: tuple[int, ...]  # the moves after it, the opponent's reply first; empty if it ends the game
    sentences: tuple[Message, ...]  # one for each move of the line
    win_rate: float  # of who plays it
    shapes: tuple[Message, ...] = ()  # whole sentences about shapes in it


class RefutationStep(NamedTuple):
    """A move of the line with its sentence."""

    move: int
    sentence: Message
    is_shown: bool  # the sentence tells a consequence, not only the move
    wins: bool  # at once, or by force


def refute(
    rules: Rules,
    state: State,
    move: int,
    before: Evaluation,
    after: Evaluation | None,
    you: int,
    thresholds: Thresholds,
) -> MoveRefutation:
    """Find what a legal move leads to, for a listener of the color `you`, or NOBODY.

    `before` is the position in which it is played, `after` the one after it; None if the game is over then. The
    thresholds are those of mistakes.
    """
    turn = Turn(rules, state, move, you, Work(THOROUGH), is_thorough=True)
    text = rules.format_move(move)
    best = best_rate(before, text)
    if after is None:
        winner = int(rules.winner(turn.after))
        proven = "tie" if winner == TIE else "win" if winner == turn.mover else "loss"
        is_as_good = compares_well(best, RATES[proven], thresholds)
        return MoveRefutation(move, (about_end(turn),), is_as_good, proven, (), (), RATES[proven])
    player = int(opponent(turn.after.turn))  # after a swap, not the color that moved
    you = you if player == turn.mover or you == NOBODY else int(opponent(you))
    proven = find_proof(turn, text, before, after)
    steps = choose_steps(turn, after, proven, you)
    if steps and steps[0].wins:
        proven = "loss"
    rate = RATES[proven] if proven else 1.0 - after.win_rate
    is_as_good = compares_well(best, rate, thresholds)
    verdict = tell_verdict(as_turn(turn.after, player), you, proven, is_as_good, rate, best)
    line = tuple(step.move for step in steps)
    return MoveRefutation(move, verdict, is_as_good, proven, line, tuple(step.sentence for step in steps), rate)


def tell_verdict(
    spoken: State, you: int, proven: str, is_as_good: bool, rate: float, best: float
) -> tuple[Message, ...]:
    """Return how good the move is, in sentences; in `spoken` it is the turn of who plays it."""
    if not proven:
        chance = percent(rate)
        return (Message(CHANCE.text, (chance,)) if is_as_good else Message(CHANCES.text, (chance, percent(best))),)
    if proven == "win":
        return (WON.say(spoken, you),)
    result = TIED if proven == "tie" else LOSES.say(spoken, you)
    return (result, AS_GOOD) if is_as_good else (result,)


def find_proof(turn: Turn, text: str, before: Evaluation, after: Evaluation) -> str:
    """Return the proven result of a move that does not end the game, for who plays it; empty if there is none."""
    if turn.move != SWAP and turn.wins_by_force:
        return "win"
    if sure_replies(turn):
        return "loss"
    candidate = before.candidate(text)
    if candidate is not None and candidate.proven:
        return candidate.proven
    are_all_proven = all(reply.proven for reply in after.candidates)
    replies = {turn.rules.format_move(move) for move in turn.rules.legal_move_list(turn.after)}
    if after.best.proven == "win" or (are_all_proven and replies <= {candidate.move for candidate in after.candidates}):
        return OPPOSITE[after.best.proven]
    return ""


def sure_replies(turn: Turn) -> list[int]:
    """Return the replies that win at once, or whatever is answered."""
    return [] if turn.move == SWAP else [win.move for win in turn.left or () if win.is_sure]


def best_rate(before: Evaluation, text: str) -> float:
    """Return the win rate of the best move; of the best other one if the move that is asked about seemed best."""
    if text != before.best.move:
        return before.win_rate
    least = FAIR_SHARE * before.best.visits
    rivals = [other for other in before.candidates[1:] if other.proven or other.visits >= least]
    return max((other.win_rate for other in rivals), default=0.0)


def compares_well(best: float, rate: float, thresholds: Thresholds) -> bool:
    """Return whether a move with this win rate would be no mistake where another one has the best rate."""
    return thresholds.grade(loss_of(best, best - rate)) == GOOD


def choose_steps(turn: Turn, after: Evaluation, proven: str, you: int) -> list[RefutationStep]:
    """Return the line as far as it shows a consequence of the opponent's moves; to the end if a loss is proven."""
    rules = turn.rules
    moves = read_moves(rules, turn.after, after.best.pv)
    sure = sure_replies(turn)
    if sure and moves[:1] != [sure[0]]:
        moves = sure[:1]
    steps: list[RefutationStep] = []
    state = turn.after.copy()
    for move in moves[:MAX_MOVES]:
        steps.append(tell_step(rules, state, move, you))
        rules.play(state, move)
        is_enemy_move = len(steps) % 2 == 1
        if move == SWAP or steps[-1].wins or (is_enemy_move and steps[-1].is_shown and proven != "loss"):
            break
    return steps


def tell_step(rules: Rules, state: State, move: int, you: int) -> RefutationStep:
    """Return one move of the line with its sentence."""
    if move == SWAP:
        return RefutationStep(move, foretell(rules, state, move, you), True, False)
    turn = Turn(rules, state, move, you, Work(THOROUGH))
    sentence = next(seen_consequences(turn), None)
    wins = turn.wins_by_force
    if sentence is not None:
        return RefutationStep(move, sentence, True, wins)
    is_change = move != PASS and bool(state.height[rules.target_point(move)])
    return RefutationStep(move, foretell(rules, state, move, you), is_change, wins)


def seen_consequences(turn: Turn) -> Iterator[Message]:
    """Yield what the board shows after a move, the weightiest first."""
    if turn.rules.winner(turn.after) != NOBODY:
        yield about_end(turn)
        return
    yield from about_winning_chain(turn)
    yield from about_threats(turn)
    yield from about_stopping(turn)
    yield from about_other_chains(turn)
    if turn.move != PASS and turn.before.owner[turn.rules.target_point(turn.move)] == turn.enemy:
        yield from about_taking(turn)
    yield from about_edges(turn)
    yield from about_score(turn)
    yield from about_pass(turn)
    yield from about_sleep(turn)
    yield from about_binding(turn)
    yield from about_denied_places(turn)
    yield from about_ways(turn)
    yield from about_the_point(turn)
    yield from about_places(turn)
    yield from about_long_way(turn)
    yield from about_same_score(turn)
