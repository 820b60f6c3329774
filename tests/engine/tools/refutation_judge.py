"""Takes refutations of moves at their word, and compares them with what trying all moves shows.

`python -m tests.engine.tools.refutation_judge [POSITIONS] [SECONDS] [SEED]` looks at a random move in so many positions
of seeded games of all rulesets (100 if left out), thinks about each for so many seconds at most (2), and prints those
that are not true, how many show a consequence, and what was proven.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from escabel_gui.engine.tools.why_not import as_data, find_refutation, format_text
from escabel_gui.record.review.review import Thresholds
from escabel_gui.record.telling.refutation import MoveRefutation
from escabel_gui.record.telling.turn_sentences import foretell
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import CATALOGUE, all_wire_names, make_rules
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import NOBODY, TIE, State, opponent
from tests.record.telling.claims import Claims

MOST_POSITIONS = 3_000  # tried to prove a result once more


class Case(NamedTuple):
    """A move in a position of a game."""

    tree: GameTree
    node: Node
    move: int


def some_cases(count: int, seed: int = 0) -> Iterator[Case]:
    """Yield random moves in positions of random games, of each ruleset in turn, every third shortly before the end."""
    for number in range(count):
        random = Random(f"{seed} {number}")
        ruleset = CATALOGUE[number % len(CATALOGUE)]
        rules = make_rules(random.choice(all_wire_names(ruleset)), random.choice(ruleset.sizes[:4]))
        tree = GameTree(rules)
        nodes = [tree.root]
        is_late = number % 3 == 0
        end = 10 * int(rules.board.points) if is_late else random.randrange(int(rules.board.points))
        while len(nodes) <= end and (moves := rules.legal_move_list(tree.state_at(nodes[-1]))):
            nodes.append(tree.add_move(nodes[-1], random.choice(moves)))
        back = random.randrange(1, 4) if is_late or rules.winner(tree.state_at(nodes[-1])) != NOBODY else 0
        node = nodes[max(len(nodes) - 1 - back, 0)]
        moves = rules.legal_move_list(tree.state_at(node))
        if moves:
            yield Case(tree, node, random.choice(moves))


def judge(case: Case, seconds: float) -> tuple[MoveRefutation, list[str]]:
    """Return a refutation, and what is wrong with it."""
    refutation = find_refutation(case.tree, case.node, case.move, seconds, 1, Thresholds())
    return refutation, list(find_faults(case, refutation))


def find_faults(case: Case, refutation: MoveRefutation) -> Iterator[str]:
    rules, before = case.tree.rules, case.tree.state_at(case.node)
    data = as_data(rules, refutation)
    you = int(before.turn)
    state = rules.after(before, case.move)
    if case.move == SWAP:
        you = int(opponent(you))
    if rules.winner(state) == NOBODY and not refutation.line:
        yield "no reply"
    if len(refutation.line) != len(refutation.sentences):
        yield "not one sentence for each move"
    for move, sentence in zip(refutation.line, map(str, refutation.sentences), strict=False):
        if not rules.is_legal(state, move):
            yield f"{rules.format_move(move)} is not legal"
            return
        if not re.fullmatch(r"\S.+\.", sentence):
            yield f"no sentence: {sentence!r}"
        after = rules.after(state, move)
        if sentence != str(foretell(rules, state, move, you)):
            try:
                Claims(rules, state, after, move, you).check_sentence(sentence)
            except AssertionError as error:
                yield f"untrue: {error}"
        state = after
    verdict = " ".join(map(str, refutation.verdict))
    is_over = rules.winner(rules.after(before, case.move)) != NOBODY
    if not is_over and (not refutation.proven) == ("proven" in verdict):
        yield f"proven {refutation.proven!r}: {verdict}"
    if not refutation.proven and "As far as the bot sees" not in verdict:
        yield f"not marked as seen: {verdict}"
    if not 0 <= refutation.win_rate <= 1 or data["proven"] not in ("win", "loss", "tie", None):
        yield f"wrong data: {data}"
    if refutation.proven:
        known = solve(rules, rules.after(before, case.move), [MOST_POSITIONS])
        player = int(opponent(rules.after(before, case.move).turn))
        result = {None: refutation.proven, TIE: "tie", player: "win"}.get(known, "loss")
        if result != refutation.proven and not is_over:
            yield f"proven {refutation.proven}, but it is a {result}"


def solve(rules: Rules, state: State, rest: list[int]) -> int | None:
    """Return who wins, found by trying everything; None if that is too much."""
    rest[0] -= 1
    winner = int(rules.winner(state))
    if winner != NOBODY:
        return winner
    if rest[0] <= 0:
        return None
    results = []
    for move in rules.legal_move_list(state):
        after = rules.after(state, move)
        player = int(opponent(after.turn))
        result = solve(rules, after, rest)
        if result == player:
            return int(state.turn)  # after a swap, whoever made it is still who moves here
        results.append(result)
    if None in results:
        return None
    return TIE if TIE in results else int(opponent(state.turn))


def shows_consequence(case: Case, refutation: MoveRefutation) -> bool:
    """Return whether more is told than which moves are made."""
    rules = case.tree.rules
    state = rules.after(case.tree.state_at(case.node), case.move)
    if not refutation.line:
        return True
    for move, sentence in zip(refutation.line, refutation.sentences, strict=True):
        if not re.search(r"(?:becomes \S+|passes?)\.$", str(sentence)) or state.height[move >> 4]:
            return True
        rules.play(state, move)
    return False


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    most = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
    counts: Counter[str] = Counter()
    for case in some_cases(number, int(sys.argv[3]) if len(sys.argv) > 3 else 0):
        found, faults = judge(case, most)
        counts["moves"] += 1
        counts["as good"] += found.is_as_good
        counts[f"proven {found.proven}" if found.proven else "as far as the bot sees"] += 1
        is_shown = shows_consequence(case, found)
        counts["a consequence shown"] += is_shown
        counts["a shape named"] += bool(found.shapes)
        counts["faulty"] += bool(faults)
        if faults or not is_shown or number <= 20:
            rules = case.tree.rules
            played = " ".join(rules.format_move(move) for move in case.tree.moves_to(case.node))
            print(f"{rules.wire_name} {rules.size}: {played}, {rules.format_move(case.move)}?")
            print(format_text(rules, found), *faults, sep="\n", end="\n\n", flush=True)
    print(dict(counts))
    sys.exit(1 if counts["faulty"] else 0)
