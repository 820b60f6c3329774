"""Takes hints at their word, and compares them with what trying all moves shows.

`python -m tests.engine.tools.hint_judge [POSITIONS] [SECONDS] [SEED]` looks at the positions in tests/data/hints and at
so many from seeded games (200 if left out), thinks about each for so many seconds at most (2), and prints what it
found: how many hints of each kind are true and complete, and those in full that are not.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from escabel_gui.engine.tools.hint import evaluate
from escabel_gui.record.move_list import parse_move_list
from escabel_gui.record.telling.advice import Advice, advise
from escabel_gui.record.tree import ChildNode, GameTree, Node
from escabel_gui.rules.catalogue import make_rules, parse_wire_name
from escabel_gui.rules.moves import PASS, SWAP
from escabel_gui.rules.state import NOBODY
from tests.record.telling import forced
from tests.record.telling.claims import Claims
from tests.rules.playing import WIRE_NAMES

POSITIONS = Path(__file__).parents[2] / "data" / "hints" / "positions.txt"
SEARCHED = (  # what only a search knows: it is not checked here
    r"This is lost, whatever is played: that is proven\.",
    r"With best play this ends in a tie: that is proven\.",
    r"(?:All the same )?(?:you|You|Black|White) wins?, whatever (?:Black|White) answers: that is proven\.",
    r"(?:Black|White)’s best answer is \S+\.",
    r"(?:Black|White)’s best answer is \S+; then comes \S+\.",
    r".+ instead of .+ would be as good: this is a matter of taste\.",
    r"Several other moves are as good as .+: this is a matter of taste\.",
    r"The bot gives it a chance of \d+% to win(?:, and \S+, the next best, \d+%)?\.",
    r"As far as the bot sees, it hardly matters where the first piece is placed\.",
    r"The opponent may then swap sides: the best first move is one that gives both the same chance\.",
    r"It is better to have this first move than to answer it\.",
)
UNTOLD = re.compile("|".join(SEARCHED))


class Found(NamedTuple):
    """A position with a hint, and what is wrong with it."""

    kind: str  # `win in one`, `threat`, `lost` or `ordinary`
    faults: tuple[str, ...]
    text: str


def known_positions() -> Iterator[GameTree]:
    """Yield the games in the file, each up to the position in question."""
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        name, _, moves = line.partition(": ")
        game, size = name.split()
        yield parse_move_list(moves, game, int(size))


def some_positions(count: int, seed: int = 0) -> Iterator[GameTree]:
    """Yield positions of random games of all rulesets.

    Two in five have a win or a threat in one where the game has one.
    """
    for number in range(count):
        random = Random(f"{seed} {number}")
        wire_name = WIRE_NAMES[number % len(WIRE_NAMES)] if number % 4 else WIRE_NAMES[number // 4 % len(WIRE_NAMES)]
        ruleset, _ = parse_wire_name(wire_name)
        rules = make_rules(wire_name, random.choice([*ruleset.sizes[:5], ruleset.default_size]))
        tree = GameTree(rules)
        node: Node = tree.root
        is_sharp = number % 5 < 2
        cut = random.randrange(4, 3 * int(rules.board.points) // 4 + 5)
        while True:
            state = tree.state_at(node)
            moves = rules.legal_move_list(state)
            if is_sharp and node.depth > 2 and has_tactics(tree, node):
                break
            if (node.depth >= cut and not is_sharp) or not moves:
                break
            node = tree.add_move(node, random.choice([move for move in moves if move != SWAP]))
        if rules.winner(tree.state_at(node)) != NOBODY and isinstance(node, ChildNode):
            parent = node.parent
            tree.remove(node)
            node = parent
        if node.depth:
            yield tree


def has_tactics(tree: GameTree, node: Node) -> bool:
    state = tree.state_at(node)
    return tree.rules.winner(state) == NOBODY and kind_of(tree, node) != "ordinary"


def kind_of(tree: GameTree, node: Node) -> str:
    rules, state = tree.rules, tree.state_at(node)
    color = int(state.turn)
    if forced.wins_in_one(rules, state, color) or wins_by_passing(tree, node):
        return "win in one"
    enemy = 3 - color
    if forced.has_joined(rules, state, enemy) or forced.wins_in_one(rules, state, enemy):
        return "threat" if forced.holding_moves(rules, state) else "lost"
    return "ordinary"


def wins_by_passing(tree: GameTree, node: Node) -> bool:
    rules, state = tree.rules, tree.state_at(node)
    return rules.is_legal(state, PASS) and rules.winner(rules.after(state, PASS)) == state.turn


def judge(tree: GameTree, seconds: float, seed: int = 1) -> Found:
    """Judge the hint at the end of a game: what is untrue in it, or missing."""
    node = tree.last_node()
    rules, state = tree.rules, tree.state_at(node)
    advice = advise(rules, state, evaluate(tree, node, seconds, seed), int(state.turn))
    assert advice is not None
    kind = kind_of(tree, node)
    return Found(kind, tuple(find_faults(tree, node, advice, kind)), str(advice.say(True)))


def find_faults(tree: GameTree, node: Node, advice: Advice, kind: str) -> Iterator[str]:
    rules, state = tree.rules, tree.state_at(node)
    if not advice.reasons:
        yield "no reason"
    if advice.move == SWAP:
        return
    after = rules.after(state, advice.move)
    claims = Claims(rules, state, after, advice.move, int(state.turn))
    claims.is_complete = True
    for sentence in (str(words) for words in (*advice.reasons, *advice.more)):
        if not UNTOLD.fullmatch(sentence):
            try:
                claims.check_sentence(sentence)
            except AssertionError as error:
                yield f"untrue: {error}"
    said = " ".join(str(words) for words in advice.reasons)
    color, enemy = int(state.turn), 3 - int(state.turn)
    if kind == "win in one" and not (forced.is_won_after(rules, after, color) and re.search("(?:you|You) win", said)):
        yield "a win in one is not told"
    if kind == "threat" and not forced.holds(rules, after, color):
        yield "the threat is not met"
    threats = forced.wins_in_one(rules, state, enemy)
    if kind in ("threat", "lost"):
        missing = threats - set(re.findall(forced.MOVE, said))
        if "from winning there" in said:
            missing.discard(advice.text)
        if missing:
            yield f"threats not named: {sorted(missing)}"
        if kind == "lost" and "This is lost" not in said:
            yield "not told as lost"
    if threats != {rules.format_move(move) for move in advice.threats if move != PASS}:
        yield f"threats are {sorted(threats)}"


def tell(title: str, trees: Iterator[GameTree], seconds: float) -> int:
    counts: Counter[str] = Counter()
    bad: Counter[str] = Counter()
    for tree in trees:
        found = judge(tree, seconds)
        counts[found.kind] += 1
        if found.faults:
            bad[found.kind] += 1
            moves = " ".join(tree.rules.format_move(move) for move in tree.moves_to(tree.last_node()))
            position = f"{tree.rules.wire_name} {tree.rules.size}: {moves}"
            print(f"{position}\n  {found.text}\n  {'; '.join(found.faults)}", flush=True)
        if sum(counts.values()) % 20 == 0:
            print(f"{title}: {sum(counts.values())} positions, {sum(bad.values())} with faults", flush=True)
    for kind, count in sorted(counts.items()):
        print(f"{title}, {kind}: {count - bad[kind]} of {count} true and complete", flush=True)
    return sum(bad.values())


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    most = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
    seeded = some_positions(number, int(sys.argv[3]) if len(sys.argv) > 3 else 0)
    sys.exit(1 if tell("known", known_positions(), most) + tell("seeded", seeded, most) else 0)
