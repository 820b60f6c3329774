"""Fast random games against slow ones: the same turns, as often."""

from collections.abc import Callable
from math import sqrt
from statistics import fmean, pvariance

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.engine.heuristics.playouts import Playouts
from escabel_gui.engine.heuristics.registry import make_playouts
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, NOBODY, State

Play = Callable[[State, Random], object]


def turns(rules: Rules, state: State) -> list[State]:
    """Return the positions that a turn leads to."""
    after = []
    moves: vec[i64] = vec[i64]([0] * int(rules.move_space))
    for k in range(int(rules.generate_moves(state, moves))):
        after.append(state.copy())
        rules.play(after[-1], moves[k])
    return after


def require_like_slow_games(rules: Rules, games: int) -> None:
    """Fail unless fast games are as long, and as often Black's, as slow ones, within four standard errors."""
    start, state = rules.start(), rules.start()
    random = Random(3)
    plies: list[list[float]] = [[], []]
    wins: list[list[float]] = [[], []]
    for _ in range(games):
        for kind, play in enumerate((make_playouts(rules).playout, Playouts(rules).playout)):
            state.assign(start)
            winner = play(state, random, None)
            plies[kind].append(int(state.ply))
            wins[kind].append(float(winner == BLACK))
    for fast, slow in (plies, wins):
        assert abs(fmean(fast) - fmean(slow)) < 4 * sqrt((pvariance(fast) + pvariance(slow)) / games)


def require_even_turns(
    rules: Rules, start: State, count: int, play: Callable[[State, Random], object], tries: int
) -> None:
    """Fail unless so many turns, which `play` makes, lead to each position as often as they should.

    They may differ by five standard errors.
    """
    chances = {start.key(): (start, 1.0)}
    for _ in range(count):
        following: dict[tuple[object, ...], tuple[State, float]] = {}
        for state, chance in chances.values():
            after = turns(rules, state) if rules.winner(state) == NOBODY else [state]
            for later in after:
                known = following.get(later.key(), (later, 0.0))[1]
                following[later.key()] = (later, known + chance / len(after))
        chances = following
    counts = dict.fromkeys(chances, 0)
    random = Random(6)
    state = start.copy()
    for _ in range(tries):
        state.assign(start)
        play(state, random)
        counts[state.key()] += 1
    for key, (_, chance) in chances.items():
        assert abs(counts[key] - tries * chance) < 5 * sqrt(tries * chance)
