"""How much a review finds: games that weak levels lost, reviewed by any version, beside a review that takes its time.

    python -m tests.benchmarks.reviews play SET --games 6
    escabel-engine review SET/*.sgf -o SET/reference --visits 100000 --seed 7
    python -m tests.benchmarks.reviews review SET SET/before --engine "OTHER/bin/escabel-engine" --visits 1000
    python -m tests.benchmarks.reviews review SET SET/after --as-long-as SET/before
    python -m tests.benchmarks.reviews compare SET/reference SET/before SET/after

The first command lets levels 2 to 5 in turn play level 7, and keeps so many games of each kind that they lost. The
second one may be ended at any time, and goes on where it stopped; what it has not reached is not compared. The third
notes the processor time of every game, and the fourth gives its visits to take as long. The last one prints which share
of the mistakes was found (recall), which share of what was found is one (precision), how far the values are off, and in
how many games it was named what lost them: a mistake of the loser, or a slide.
"""

import argparse
import json
import shlex
import subprocess
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Final, NamedTuple

from librt.random import Random

from escabel_gui.engine.matches.match_game import random_opening
from escabel_gui.engine.search.node_pool import NodePool
from escabel_gui.engine.search.options import search_preset
from escabel_gui.engine.thinking.levels import levels_for
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.engine.thinking.search_controller import TREE_NODES, SearchController, SearchLimits
from escabel_gui.installation import own_command
from escabel_gui.record.review.gradual_loss import find_gradual_loss
from escabel_gui.record.review.review import Judgment, Review, Thresholds
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.files import write_atomically
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, NOBODY, TIE, WHITE, opponent

BOARDS: Final = (
    *(("escabel", 7), ("escabel:connection=tiebreak", 7), ("escabel:setup=checkered-black", 6), ("abande", 7)),
    *(("quabble", 7), ("fast-quabble", 7), ("qualos", 7), ("conquare", 4), ("fast-conquare", 4)),
)
WEAK: Final = (2, 3, 4, 5)
STRONG: Final = 7
SEEDS: Final = 1_000  # of one game: so many are played until one is lost
SECONDS: Final = "seconds.json"  # in a folder of reviews: the processor time of each, and its visits
SCRATCH: Final = "trial.part"
RUNS: Final = 3  # of which the quickest counts
TRIALS: Final = 4  # games of a kind that tell how many visits take how long


# ---- the games ---------------------------------------------------------------------------------------------------


def play_set(folder: Path, count: int) -> None:
    """Write games that are lost, those that are there already excepted."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        for game, size in BOARDS:
            level = WEAK[number % len(WEAK)]
            path = folder / f"{number + 1} {game.replace(':', ' ').replace('=', '-')} {size}.sgf"
            if not path.exists():
                write_atomically(path, write_sgf(lost_game(game, size, level, SEEDS * number)).encode())
                print(path.name, flush=True)


def lost_game(game: str, size: int, level: int, first_seed: int) -> GameTree:
    """Return the first game that a weak level loses; raise RuntimeError if it loses none."""
    for seed in range(first_seed, first_seed + SEEDS):
        tree, loser = play(game, size, level, seed)
        if loser == seed % 2:
            return tree
    raise RuntimeError(f"level {level} does not lose {game}")


def play(game: str, size: int, level: int, seed: int) -> tuple[GameTree, int | None]:
    """Play a game; return it and whose plies the loser had.

    The weak level has the plies of the seed's parity.
    """
    rules = make_rules(game, size)
    line = PlayedLine(rules)
    for move in random_opening(rules, 1, Random(seed)):
        line.play(move)
    thinkers = [SearchController(rules, search_preset("default"), NodePool(TREE_NODES), 2 * seed + k) for k in range(2)]
    while not line.is_over():
        mover = len(line.moves) % 2
        player = levels_for(rules)[(level if mover == seed % 2 else STRONG) - 1]
        thinkers[mover].set_root(line)
        limits = SearchLimits(player.visits, None)
        line.play(thinkers[mover].choose_move(limits, player.temperature, lambda: False, player.sight))
    tree = GameTree(rules)
    node = tree.root
    for move in line.moves:
        node = tree.add_move(node, move)
    tree.result = tree.result_at(node)
    tree.players[BLACK], tree.players[WHITE] = (f"level {level if seed % 2 == k else STRONG}" for k in range(2))
    assert tree.result is not None
    if tree.result.winner in (NOBODY, TIE):
        return tree, None
    to_move = len(line.moves) % 2
    return tree, 1 - to_move if tree.result.winner == node.turn else to_move


# ---- their reviews -----------------------------------------------------------------------------------------------


class Spent(NamedTuple):
    """Visits that the review of a game was given, and the seconds that it took, without the start of the program."""

    visits: int
    seconds: float


class Reviewer:
    """An engine that reviews one game after the other."""

    def __init__(self, engine: list[str], games: Path, target: Path) -> None:
        target.mkdir(parents=True, exist_ok=True)
        self.engine = engine
        self.games = games
        self.target = target
        self.names = sorted(path.name for path in games.glob("*.sgf"))
        self.start_seconds = self.quickest(self.names[0], 1)

    def run(self, name: str, visits: int, target: Path) -> float:
        """Review a game; returns the processor time that it took."""
        begin = getrusage(RUSAGE_CHILDREN)
        command = [*self.engine, "review", str(self.games / name), "-o", str(target), "--visits", str(visits)]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        end = getrusage(RUSAGE_CHILDREN)
        return end.ru_utime + end.ru_stime - begin.ru_utime - begin.ru_stime

    def quickest(self, name: str, visits: int) -> float:
        """Return the processor time that a review takes when nothing else disturbs it."""
        return min(self.run(name, visits, self.target / SCRATCH) for _ in range(RUNS))

    def review(self, visits: dict[str, int]) -> None:
        """Review the games that have visits, by their names, but for those that were reviewed before."""
        spent = read_seconds(self.target)
        for name in self.names:
            if name in visits and name not in spent:
                seconds = self.run(name, visits[name], self.target / name) - self.start_seconds
                spent[name] = Spent(visits[name], round(seconds, 3))
                write_atomically(self.target / SECONDS, json.dumps(spent, indent=1).encode())
                print(f"{name}: {visits[name]} visits, {seconds:.2f} s", flush=True)

    def visits_as_long_as(self, reviews: Path) -> dict[str, int]:
        """Return the visits, the same for games of one kind, with which it takes as long as was taken before."""
        spent = read_seconds(reviews)
        visits: dict[str, int] = {}
        for kind in {kind_of(name) for name in spent}:
            names = [name for name in self.names if kind_of(name) == kind and name in spent]
            trials = names[:TRIALS]
            seconds = sum(self.quickest(name, spent[name].visits) for name in trials)
            seconds -= len(trials) * self.start_seconds
            share = sum(spent[name].seconds for name in trials) / seconds
            visits |= {name: max(round(share * spent[name].visits), 1) for name in names}
        return visits


def kind_of(name: str) -> str:
    """Return the game and the board that the name of a file tells."""
    return name.split(" ", 1)[1]


def read_seconds(folder: Path) -> dict[str, Spent]:
    path = folder / SECONDS
    return {name: Spent(*spent) for name, spent in json.loads(path.read_text()).items()} if path.exists() else {}


# ---- what they found ---------------------------------------------------------------------------------------------


class Comparison(NamedTuple):
    """Comparison of a review with a reference: mistakes of both, of it alone, and of the reference alone."""

    both: int
    alone: int
    missed: int
    errors: list[float]
    is_named: bool  # a mistake of the loser, or a slide
    has_mistake: bool  # of the loser
    is_worst_named: bool | None  # the loser's worst move, or a slide over it; None where they made no mistake


def compare(text: str, reference: str) -> Comparison:
    """Compare a review of a game with a reference, another review of it."""
    quick, slow = Review(read_sgf(text)), Review(read_sgf(reference))
    thresholds = Thresholds()
    found, true = ({one.node.depth for one in review.mistakes(thresholds)} for review in (quick, slow))
    errors = [abs(a - b) for a, b in zip(quick.rates, slow.rates, strict=True) if a is not None and b is not None]
    result = quick.tree.result
    assert result is not None
    is_swapped = any(node.move == SWAP for node in quick.line)
    loser = (int(opponent(result.winner)) - 1) ^ int(is_swapped)  # as a person, who had the other color before a swap
    has_mistake = any(one.person == loser for one in quick.mistakes(thresholds))
    slide = find_gradual_loss(quick, thresholds)
    worst = worst_move(slow, loser, thresholds)
    is_worst_named = None
    if worst is not None:
        is_slide_over_it = slide is not None and slide.first.depth < worst.node.depth <= slide.last.depth
        is_worst_named = worst.node.depth in found or is_slide_over_it
    is_named = has_mistake or slide is not None
    return Comparison(
        len(found & true), len(found - true), len(true - found), errors, is_named, has_mistake, is_worst_named
    )


def worst_move(review: Review, person: int, thresholds: Thresholds) -> Judgment | None:
    """Return the mistake of a person that cost most; None if there is none."""
    mistakes = [one for one in review.mistakes(thresholds) if one.person == person]
    return max(mistakes, key=lambda one: one.loss, default=None)


def compare_sets(reference: Path, folders: list[Path], of_kind: str) -> None:
    """Print for each folder of reviews what it has found in the games that all of them have."""
    names = {path.name for path in reference.glob("*.sgf") if of_kind in path.name}
    for folder in folders:
        names &= read_seconds(folder).keys()
    for folder in folders:
        spent = read_seconds(folder)
        seen = [compare(read_game(folder / name), read_game(reference / name)) for name in sorted(names)]
        seconds = sum(spent[name].seconds for name in names) / max(len(names), 1)
        print(f"{folder.name}: {format_sums(seen)}, {seconds:.2f} s a game")


def read_game(path: Path) -> str:
    return decode(path.read_bytes())


def format_sums(seen: list[Comparison]) -> str:
    both, alone, missed = (sum(getattr(one, name) for one in seen) for name in ("both", "alone", "missed"))
    errors = [error for one in seen for error in one.errors]
    worst = [one.is_worst_named for one in seen if one.is_worst_named is not None]
    return (
        f"{len(seen)} games, recall {both}/{both + missed}, precision {both}/{both + alone}, "
        f"values off by {100 * sum(errors) / max(len(errors), 1):.2f} %, a mistake of the loser named in "
        f"{sum(one.has_mistake for one in seen)}, or a slide in {sum(one.is_named for one in seen)}, "
        f"the loser's worst move in {sum(worst)}/{len(worst)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("set", type=Path)
    playing.add_argument("--games", type=int, default=6, help="of each kind")
    review_run = commands.add_parser("review")
    review_run.add_argument("set", type=Path)
    review_run.add_argument("target", type=Path)
    review_run.add_argument("--engine", type=shlex.split, default=[*own_command()])
    how_long = review_run.add_mutually_exclusive_group(required=True)
    how_long.add_argument("--visits", type=int)
    how_long.add_argument("--as-long-as", type=Path)
    comparing = commands.add_parser("compare")
    comparing.add_argument("reference", type=Path)
    comparing.add_argument("reviews", type=Path, nargs="+")
    comparing.add_argument("--of", default="", help="only games whose file names have that in them")
    options = parser.parse_args()
    if options.command == "play":
        play_set(options.set, options.games)
    elif options.command == "compare":
        compare_sets(options.reference, options.reviews, options.of)
    else:
        reviewer = Reviewer(options.engine, options.set, options.target)
        reviewer.review(
            dict.fromkeys(reviewer.names, options.visits)
            if options.as_long_as is None
            else reviewer.visits_as_long_as(options.as_long_as)
        )


if __name__ == "__main__":
    main()
