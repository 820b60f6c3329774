"""What the search thinks of a position, in the words of `kata-analyze`."""

from __future__ import annotations

from functools import cmp_to_key
from typing import Final

from escabel_gui.engine.player import Player
from escabel_gui.engine.search.tree import LOSS, TIED, UNKNOWN, WIN

PROOF_NAMES: Final = {int(WIN): "win", int(TIED): "tie", int(LOSS): "loss"}
LEAST_PROMISE: Final = 0.001  # of a move that the game promises less than nothing of


def format_analysis(player: Player) -> str:
    """One line about all moves visited or proven, the best first; win rates from the side to move."""
    tree = player.tree
    children = [child for child in player.children() if tree.visits[child] > 0 or tree.proof[child] != UNKNOWN]

    best = player.best_child()

    def order_of(one: int, other: int) -> int:
        return -1 if one == best or (other != best and player.search.is_better(one, other)) else 1

    children.sort(key=cmp_to_key(order_of))
    priors = move_priors(player)
    return " ".join(format_move_info(player, child, order, priors[child]) for order, child in enumerate(children))


def move_priors(player: Player) -> dict[int, float]:
    """By child: how much it promises before it is looked at, all of them adding up to 1."""
    tree = player.tree
    promise = {
        child: max((float(tree.shared_total[child]) + 1.0) / (int(tree.shared_visits[child]) + 2.0), LEAST_PROMISE)
        for child in player.children()
    }
    whole = sum(promise.values())
    return {child: value / whole for child, value in promise.items()}


def format_move_info(player: Player, child: int, order: int, prior: float) -> str:
    tree = player.tree
    proof = int(tree.proof[child])
    winrate = f"{tree.mean(child):.4f}" if proof == UNKNOWN else f"{tree.mean(child):.1f}"
    words = ["info move", player.rules.format_move(int(tree.move[child]))]
    words += ["visits", str(int(tree.visits[child])), "winrate", winrate]
    words += ["prior", f"{prior:.4f}", "order", str(order)]
    if proof != UNKNOWN:
        words += ["proven", PROOF_NAMES[proof]]
    return " ".join([*words, "pv", *principal_variation(player, child)])


def principal_variation(player: Player, child: int) -> list[str]:
    """The moves expected from a child of the root on, that child's first."""
    tree = player.tree
    texts = [player.rules.format_move(int(tree.move[child]))]
    while tree.count[child] > 0:
        first = int(tree.first[child])
        below = range(first, first + int(tree.count[child]))
        best = below[0]
        for node in below:
            if player.search.is_better(node, best):
                best = node
        if tree.visits[best] == 0 and tree.proof[best] != WIN:
            break
        texts.append(player.rules.format_move(int(tree.move[best])))
        child = best
    return texts
