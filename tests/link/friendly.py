"""Shared games for tests: by what was done in them, or at random."""

from collections.abc import Callable
from random import Random

from escabel_gui.link.shared_game import Act, ActKind, SharedGame, parse_terms
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.state import NOBODY

ID = b"12345678"
NAMES = ("Anna", "Ben")


def make_game(wire_name: str, size: int, acts: str = "") -> SharedGame:
    """Return a game with acts like `d4 d5, ask 1, e4`."""
    game = SharedGame(parse_terms(ID, wire_name, size, NAMES))
    for part in acts.split(",") if acts else []:
        texts = [part.strip()] if part.strip()[-2:] in (" 0", " 1") else part.split()
        for text in texts:
            game.append(game.parse_act(text))
    return game


def acts_of(wire_name: str, size: int, acts: str) -> list[Act]:
    return make_game(wire_name, size, acts).acts


def play_at_random(
    wire_name: str, size: int | None, random: Random, is_enough: Callable[[SharedGame], bool], is_endless: bool = False
) -> SharedGame:
    """Play a game of moves; an endless one takes back what would end it."""
    size = size or ruleset_of(wire_name).default_size
    game = SharedGame(parse_terms(ID, wire_name, size, NAMES))
    while not game.is_over and not is_enough(game):
        move = random.choice(game.rules.legal_move_list(game.state))
        if is_endless and (ends(game, move) or random.random() < 0.02):
            take_back(game)
        else:
            game.append(Act(ActKind.MOVE, game.to_move, move))
    return game


def ends(game: SharedGame, move: int) -> bool:
    return int(game.rules.winner(game.rules.after(game.state, move))) != NOBODY


def take_back(game: SharedGame) -> None:
    """Let one who may ask do so, and the other one allow it."""
    for person in (0, 1):
        if game.can_append(Act(ActKind.ASK, person)):
            game.append(Act(ActKind.ASK, person))
            game.append(Act(ActKind.ALLOW, 1 - person))
            return
