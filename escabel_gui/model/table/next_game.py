"""Setups of the next game: a rematch, a continuation from a position, a friend's invitation."""

import os

from escabel_gui.link.connection_info import ConnectionInfo
from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.shared_game import ID_BYTES, SharedGame, parse_terms, sanitize_name
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.match_score import MatchScore
from escabel_gui.record.time_control import TimeControl
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.state import BLACK, WHITE


def rematch_setup(setup: GameSetup, tree: GameTree) -> GameSetup:
    """Return the setup of the next game of a match: the same again with the colors changed.

    A swap has changed them already.
    """
    first, second = setup.players
    score = score_after(setup, tree)
    if tree.is_swapped_at(tree.last_node()):
        return setup._replace(score=score)
    return setup._replace(players=(second, first), score=score.swapped())


def score_after(setup: GameSetup, tree: GameTree) -> MatchScore:
    """Return the match score including this game, if it is decided."""
    result = tree.final_result
    return setup.score if result is None else setup.score.with_result(result, tree.is_swapped_at(tree.last_node()))


def new_copy(setup: GameSetup, info: ConnectionInfo | None = None) -> LocalReplica | None:
    """Return the person's own copy of a game that begins with a friend elsewhere; None for all other games."""
    friends = [person for person, player in enumerate(setup.players) if player.is_friend]
    if len(friends) != 1:
        return None
    black, white = (sanitize_name(player.name) for player in setup.players)
    terms = parse_terms(os.urandom(ID_BYTES), setup.wire_name, setup.size, (black, white))
    return LocalReplica(SharedGame(terms), 1 - friends[0], connection_info=info)


def is_agreed(setup: GameSetup, copy: LocalReplica) -> bool:
    """Return whether a friend's invitation has the terms of a setup."""
    terms, names = copy.game.terms, tuple(sanitize_name(player.name) for player in setup.players)
    is_same = (terms.wire_name, terms.size, terms.names) == (setup.wire_name, setup.size, names)
    return is_same and setup.players[copy.friend].is_friend and not setup.players[copy.person].is_friend


def invited_setup(copy: LocalReplica, control: TimeControl) -> GameSetup:
    """Return the setup for a game to which a friend has invited."""
    first, second = copy.game.terms.names
    players = (Player(0, first, copy.friend == 0), Player(0, second, copy.friend == 1))
    return GameSetup(copy.game.terms.wire_name, copy.game.terms.size, players, control)


def other_game_setup(setup: GameSetup, copy: LocalReplica) -> GameSetup:
    """Return the setup of another game of the same two, which begins a match of its own."""
    mine, theirs = sorted(setup.players, key=lambda player: player.is_friend)
    players = (mine, theirs) if copy.person == 0 else (theirs, mine)
    return GameSetup(copy.game.terms.wire_name, copy.game.terms.size, players, setup.control)


def continuation_setup(line: GameTree, black: Player, white: Player, control: TimeControl) -> GameSetup:
    """Return the setup that continues a line; `black` and `white` play these colors at its end."""
    players = (white, black) if line.is_swapped_at(line.last_node()) else (black, white)
    return GameSetup(line.rules.wire_name, line.rules.size, players, control)


def two_persons_setup(tree: GameTree) -> GameSetup:
    """Return the setup of a game from elsewhere, with those who have played it."""
    players = (Player(0, tree.players[BLACK]), Player(0, tree.players[WHITE]))
    return GameSetup(tree.rules.wire_name, tree.rules.size, players)
