"""Analysis of a position in the format of `kata-analyze`."""

from functools import cmp_to_key
from math import exp
from typing import Final

from escabel_gui.engine.search.move_selection import best_move, is_better
from escabel_gui.engine.search.node_pool import LOSS, NO_NODE, TIED, UNKNOWN, WIN
from escabel_gui.engine.thinking.search_controller import SearchController

PROOF_NAMES: Final = {int(WIN): "win", int(TIED): "tie", int(LOSS): "loss"}


def format_analysis(thinker: SearchController, most: int | None = None) -> str:
    """Format the known moves, or so many, the best first; win rates from the side to move."""
    tree = thinker.tree
    children = known_children(thinker)
    best = thinker.best_child()

    def order_of(one: int, other: int) -> int:
        return -1 if one == best or (other != best and is_better(tree, one, other)) else 1

    children.sort(key=cmp_to_key(order_of))
    priors = move_priors(thinker)
    told = enumerate(children[:most])
    return " ".join(format_move_info(thinker, child, order, priors[child]) for order, child in told)


def known_children(thinker: SearchController) -> list[int]:
    """Return the nodes of the moves visited or proven.

    None before the best one is among them: that others are lost does not tell what the position is worth.
    """
    tree = thinker.tree
    known = [child for child in thinker.children() if tree.visits[child] > 0 or tree.proof[child] != UNKNOWN]
    return known if thinker.best_child() in known else []


def format_root(thinker: SearchController) -> str:
    """Format the `rootInfo` part: visits and win rate of the position."""
    visits = sum(int(thinker.tree.visits[child]) for child in thinker.children())
    return f"rootInfo visits {visits} winrate {thinker.root_win_rate():.4f}"


def move_priors(thinker: SearchController) -> dict[int, float]:
    """Return the probabilities of a position's moves by the policy, or all alike without one, by child; the sum is 1.

    The policy says nothing of a swap or a pass, which count as the average.
    """
    weights = {child: exp(thinker.tree.policy_logit[child]) for child in thinker.children()}
    whole = sum(weights.values())
    return {child: weight / whole for child, weight in weights.items()}


def format_move_info(thinker: SearchController, child: int, order: int, prior: float) -> str:
    """Format the `info` part of one move."""
    tree = thinker.tree
    proof = int(tree.proof[child])
    winrate = f"{thinker.win_rate(child):.4f}" if proof == UNKNOWN else f"{tree.mean(child):.1f}"
    words = ["info move", thinker.rules.format_move(int(tree.move[child]))]
    words += ["visits", str(int(tree.visits[child])), "winrate", winrate]
    words += ["prior", f"{prior:.4f}", "order", str(order)]
    if proof != UNKNOWN:
        words += ["proven", PROOF_NAMES[proof]]
    return " ".join([*words, "pv", *principal_variation(thinker, child)])


def principal_variation(thinker: SearchController, child: int) -> list[str]:
    """Return the moves expected from a child of the root on, that child's first."""
    tree = thinker.tree
    texts = [thinker.rules.format_move(int(tree.move[child]))]
    while tree.child_count[child] > 0:
        best = int(best_move(tree, child, NO_NODE))
        if tree.visits[best] == 0 and tree.proof[best] != WIN:
            break
        texts.append(thinker.rules.format_move(int(tree.move[best])))
        child = best
    return texts
