"""One game of a match, from a random opening to its end, as a record that can be saved."""

import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.random import Random

from escabel_gui.engine.matches.match_player import MatchPlayer
from escabel_gui.engine.thinking.played_line import PlayedLine
from escabel_gui.record.result import Ending, lost_by
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove, shorten
from escabel_gui.rules.moves import SWAP
from escabel_gui.rules.state import TIE

DRAW: Final = -1
MAX_OPENING_TRIES: Final = 1_000  # of random openings, on boards that are full too soon


class FinishedGame(NamedTuple):
    """Game that has ended: won by one of the two players (0 or 1), or DRAW."""

    tree: GameTree
    winner: int


def random_opening(rules: Rules, plies: int, random: Random) -> list[int]:
    """Return random moves from the start, no swap among them, after which the game goes on.

    Raises ValueError where so many moves leave hardly any game open.
    """
    for _ in range(MAX_OPENING_TRIES):
        line = PlayedLine(rules)
        while len(line.moves) < plies and not line.is_over():
            moves = [move for move in rules.legal_move_list(line.state) if move != SWAP]
            line.play(moves[random.randrange(len(moves))])
        if not line.is_over():
            return line.moves
    raise ValueError(
        f"no opening of {plies} moves leaves a game of {rules.wire_name} on size {rules.size} open: "
        "choose a smaller --opening"
    )


def play_game(
    rules: Rules, players: Sequence[MatchPlayer], first_mover: int, opening: list[int], seed: int
) -> FinishedGame:
    """Play a game after an opening; persons alternate at every ply, whatever color a swap leaves them with."""
    tree = GameTree(rules)
    node = tree.root
    for player in players:
        player.begin(seed)
    for move in opening:
        for player in players:
            player.see(node.turn, rules.format_move(move))
        node = tree.add_move(node, move)
    while tree.result_at(node) is None:
        mover = (first_mover + node.depth) % 2
        text, evaluation = players[mover].move(node.turn)
        if evaluation is not None:
            node.set_evaluation(evaluation)
        try:
            move = rules.parse_legal_move(tree.state_at(node), text)
        except IllegalMove:
            has_resigned = text.lower() == "resign"
            if not has_resigned:
                print(f"{shorten(text)!r} is illegal and loses the game", file=sys.stderr)
            tree.result = lost_by(node.turn, Ending.RESIGNATION if has_resigned else Ending.FORFEIT)
            return FinishedGame(tree, 1 - mover)
        players[1 - mover].see(node.turn, rules.format_move(move))
        node = tree.add_move(node, move)
    tree.result = tree.result_at(node)
    assert tree.result is not None
    if tree.result.winner == TIE:
        return FinishedGame(tree, DRAW)
    to_move = (first_mover + node.depth) % 2
    return FinishedGame(tree, to_move if tree.result.winner == node.turn else 1 - to_move)
