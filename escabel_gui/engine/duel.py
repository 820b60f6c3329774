"""One game of a match, from a random opening to its end, as a record that can be saved."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.random import Random

from escabel_gui.engine.contender import Contender
from escabel_gui.engine.line import Line
from escabel_gui.record.review.evaluation import keep_evaluation
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.game import Rules
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import BLACK, TIE, opponent
from escabel_gui.rules.words import IllegalMove

DRAWN: Final = -1


class Game(NamedTuple):
    """A game that has ended: won by one of the two contenders (0 or 1), or DRAWN."""

    tree: GameTree
    winner: int


def random_opening(rules: Rules, plies: int, random: Random) -> list[int]:
    """Random moves from the start, no swap among them, after which the game goes on."""
    while True:
        line = Line(rules)
        while len(line.moves) < plies and not line.is_over():
            moves = [move for move in rules.all_moves(line.state) if move != SWAP]
            line.play(moves[random.randrange(len(moves))])
        if not line.is_over():
            return line.moves


def play_game(rules: Rules, contenders: Sequence[Contender], first_mover: int, opening: list[int], seed: int) -> Game:
    """A game after an opening. Persons alternate at every ply, whatever color a swap leaves them with."""
    tree = GameTree(rules)
    node = tree.root
    for contender in contenders:
        contender.begin(seed)
    for move in opening:
        for contender in contenders:
            contender.see(node.turn, rules.format_move(move))
        node = tree.add(node, move)
    while not tree.result_at(node):
        mover = (first_mover + node.depth) % 2
        text, evaluation = contenders[mover].move(node.turn)
        if evaluation is not None:
            keep_evaluation(node, evaluation)
        try:
            move = rules.read_move(tree.state_at(node), text)
        except IllegalMove:
            has_resigned = text.lower() == "resign"
            if not has_resigned:
                print(f"{text[:40]!r} is illegal and loses the game", file=sys.stderr)
            winner = "B" if opponent(node.turn) == BLACK else "W"
            tree.result = f"{winner}+{'R' if has_resigned else 'F'}"
            return Game(tree, 1 - mover)
        contenders[1 - mover].see(node.turn, text)
        node = tree.add(node, move)
    tree.result = tree.result_at(node)
    color = rules.winner(tree.state_at(node))
    if color == TIE:
        return Game(tree, DRAWN)
    to_move = (first_mover + node.depth) % 2
    return Game(tree, to_move if color == node.turn else 1 - to_move)
