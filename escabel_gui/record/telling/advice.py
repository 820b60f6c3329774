"""A hint: one move, the reasons for it, and how both would go on."""

from typing import Final, NamedTuple

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.telling.move_names import name_move
from escabel_gui.record.telling.positions import read_moves
from escabel_gui.record.telling.reasons import reasons_for, result_of
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.turn import Turn
from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.message import Message, join_or, join_sentences
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY, State, opponent

THOROUGH: Final = 20_000_000  # points looked at to find reasons
MAX_SECONDS: Final = 1.5  # for that, on a slow computer
ENOUGH_VISITS: Final = 1_000
LEAD: Final = 2.0  # how many times as many visits as the next move the best one has, where nobody rivals it
CLEAR: Final = 0.03  # a win rate, or its distance from 1, at which a proof may be near
CLEARLY_LESS: Final = 0.05  # by which other moves' win rates are lower when the choice is settled
SAME_RATE: Final = 0.03  # win rates that differ by less are a matter of taste
FAIR_SHARE: Final = 0.25  # of the best move's visits, which another one needs to be called as good
MAX_EQUALS: Final = 3  # moves that are named as good
RATES: Final = {"win": 1.0, "tie": 0.5, "loss": 0.0}  # win rates of what is proven

SWAPS: Final = Message("It is better to have this first move than to answer it.")
BEST_ANSWER: Final = Message("{0}’s best answer is {1}.")
BEST_ANSWER_AND_THEN: Final = Message("{0}’s best answer is {1}; then comes {2}.")
AS_GOOD: Final = Message("{0} instead of {1} would be as good: this is a matter of taste.")
MANY_AS_GOOD: Final = Message("Several other moves are as good as {0}: this is a matter of taste.")
FIRST_PIECE: Final = Message("As far as the bot sees, it hardly matters where the first piece is placed.")
FAIR_FIRST: Final = Message(
    "The opponent may then swap sides: the best first move is one that gives both the same chance."
)
CHANCES: Final = Message("The bot gives it a chance of {0}% to win, and {1}, the next best, {2}%.")
CHANCE: Final = Message("The bot gives it a chance of {0}% to win.")


class Advice(NamedTuple):
    """A move for the side to move, and what is known of it."""

    move: int
    text: str  # of the move
    reasons: tuple[Message, ...]  # whole sentences, one at least
    more: tuple[Message, ...]  # how both would go on
    line: tuple[int, ...]  # the move and what follows
    threats: tuple[int, ...]  # what the opponent would win with at once if nothing were done
    proven: str  # `win`, `loss` or `tie` for the side to move; empty: not proven
    win_rate: float  # of the side to move

    def say(self, is_full: bool) -> Message:
        """Return the move with its reasons, and in full with how both would go on."""
        said = join_sentences(*self.reasons, *(self.more if is_full else ()))
        if self.move == PASS:
            return Message("Pass. {0}", (said,))
        return Message("Swap sides. {0}", (said,)) if self.move == SWAP else Message("Try {0}. {1}", (self.text, said))


def is_settled(evaluation: Evaluation) -> bool:
    """Return whether more thought would hardly lead to another move, or to a proof."""
    if evaluation.is_proven:
        return True
    if not CLEAR < evaluation.best.win_rate < 1 - CLEAR:
        return False
    best = evaluation.best
    if best.proven or evaluation.visits < ENOUGH_VISITS:
        return False
    rivals = [
        candidate
        for candidate in evaluation.candidates[1:]
        if not candidate.proven and candidate.visits * LEAD > best.visits
    ]
    return all(candidate.win_rate < best.win_rate - CLEARLY_LESS for candidate in rivals)


def advise(rules: Rules, state: State, evaluation: Evaluation, you: int) -> Advice | None:
    """Return the best move by a search, with reasons for a listener of the color `you`; None if it is none here."""
    best = evaluation.best
    line = read_moves(rules, state, best.pv)
    if not line:
        return None
    if best.proven == "loss" and rules.score(state) is not None:
        line = choose_least_bad(rules, state, line)
    move, proven, more = line[0], best.proven, list[Message]()
    if move == SWAP:
        return Advice(move, rules.format_move(move), (SWAPS,), (), tuple(line), (), proven, evaluation.win_rate)
    turn = Turn(rules, state, move, you, Work(THOROUGH, MAX_SECONDS), is_thorough=True)
    if not turn.wins_in_one and (wins := [win.move for win in turn.had or () if win.is_sure]):
        line = wins[:1]
    elif turn.holding and move not in turn.holding:
        line = choose_holding(rules, state, evaluation, turn.holding)
    is_replaced = line[0] != move  # a search that had little time may overlook what is won or lost at once
    if is_replaced:
        move, proven = line[0], "loss" if proven == "loss" else ""
        turn = Turn(rules, state, move, you, turn.work, is_thorough=True)
    proven = result_of(turn, proven)
    if rules.score(state) is not None and not any(state.height):
        reasons = [FIRST_PIECE]
    elif not proven and rules.is_legal(turn.after, SWAP):
        reasons = [FAIR_FIRST]  # what the move does for the color that places it may soon be the opponent's
    else:
        reasons = reasons_for(turn, proven, line, [compare(evaluation)])
    threats = tuple(win.move for win in turn.met or () if win.is_sure)
    if rules.winner(turn.after) == NOBODY and not turn.wins_in_one:
        line = with_winning_reply(turn, line)
        more += tell_line(rules, state, line)
        if not proven and not is_replaced:
            more += tell_equals(rules, evaluation, turn)
    text = rules.format_move(move)
    rate = RATES.get(proven, evaluation.win_rate)
    return Advice(move, text, tuple(reasons), tuple(more), tuple(line), threats, proven, rate)


def choose_holding(rules: Rules, state: State, evaluation: Evaluation, holding: list[int]) -> list[int]:
    """Return a line that begins with the best move that does not lose at once, as far as a search saw them."""
    lines = (read_moves(rules, state, candidate.pv) for candidate in evaluation.candidates)
    return next((line for line in lines if line and line[0] in holding), holding[:1])


def choose_least_bad(rules: Rules, state: State, line: list[int]) -> list[int]:
    """Return, where nothing prevents defeat, a line that begins with a move after which the points are best."""
    color = state.turn

    def points(move: int) -> int:
        return int(rules.margin(rules.after(state, move), color))

    moves = rules.legal_move_list(state)
    best = max(moves, key=points)
    return line if points(line[0]) == points(best) else [best]


def with_winning_reply(turn: Turn, line: list[int]) -> list[int]:
    """Return a line that ends with a reply that wins at once, where there is one: a search may go on with another."""
    wins = [win.move for win in turn.left or () if win.is_sure]
    if not wins:
        return line
    return line[:2] if len(line) > 1 and line[1] in wins else [line[0], wins[0]]


def tell_line(rules: Rules, state: State, line: list[int]) -> list[Message]:
    """Return the expected answer, and what follows."""
    if len(line) < 2 or SWAP in line[:3]:
        return []
    enemy = COLOR_NAMES[opponent(state.turn)]
    names = [name_move(rules.format_move(move)) for move in line]
    if len(line) == 2:
        return [Message(BEST_ANSWER.text, (enemy, names[1]))]
    return [Message(BEST_ANSWER_AND_THEN.text, (enemy, *names[1:3]))]


def tell_equals(rules: Rules, evaluation: Evaluation, turn: Turn) -> list[Message]:
    """Return moves that a search sees as equally good, if there are some."""
    names = [candidate.move for candidate in find_equals(evaluation)]
    if turn.holding is not None:
        holding = {rules.format_move(move) for move in turn.holding}
        names = [name for name in names if name in holding]
    best = name_move(evaluation.best.move)
    if len(names) > MAX_EQUALS:
        return [Message(MANY_AS_GOOD.text, (best,))]
    return [Message(AS_GOOD.text, (join_or([name_move(name) for name in names]), best))] if names else []


def find_equals(evaluation: Evaluation) -> list[Candidate]:
    """Return the other moves that are about as good as the best one, where nothing is proven of it."""
    best = evaluation.best
    if best.proven:
        return []
    return [
        candidate
        for candidate in evaluation.candidates[1:]
        if not candidate.proven
        and candidate.visits >= FAIR_SHARE * best.visits
        and abs(candidate.win_rate - best.win_rate) < SAME_RATE
    ]


def compare(evaluation: Evaluation) -> Message:
    """Return the chances of the best move and the next one; only its own if too little is known of the next."""
    best = evaluation.best
    others = [candidate for candidate in evaluation.candidates[1:] if not candidate.proven]
    if not others or others[0].win_rate > best.win_rate:
        return Message(CHANCE.text, (percent(best.win_rate),))
    return Message(CHANCES.text, (percent(best.win_rate), name_move(others[0].move), percent(others[0].win_rate)))


def percent(rate: float) -> int:
    """Return a win rate of which nothing is proven in whole percent: neither 0 nor 100."""
    return min(max(round(100 * rate), 1), 99)
