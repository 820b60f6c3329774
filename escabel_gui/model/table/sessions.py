"""Session stored with a game: players, clocks, current node."""

from typing import Final, NamedTuple

from escabel_gui.link.local_replica import KEYS as COPY_KEYS
from escabel_gui.link.local_replica import LocalReplica, parse_replica, without_replica
from escabel_gui.link.tree_merge import add_as_variation, set_main_line
from escabel_gui.model.players.player import Player, format_player, parse_player
from escabel_gui.model.table.clock import Clock
from escabel_gui.model.table.game import format_place, parse_place
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.model.table.match_score import format_match_score, parse_match_score
from escabel_gui.record.guidance import is_guided
from escabel_gui.record.storage.game_store import Session
from escabel_gui.record.time_control import TimeLeft, format_control, format_left, parse_control, parse_left
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.state import BLACK, WHITE

KEYS: Final = frozenset(  # that this version knows
    ("black", "white", "node", "score", "control", "black-left", "white-left", *COPY_KEYS)
)


class LeftGame(NamedTuple):
    """A game as it was left."""

    setup: GameSetup
    node: Node
    left: list[TimeLeft] | None  # on the clocks, if that is known
    copy: LocalReplica | None  # of a game with a friend elsewhere


def format_session(setup: GameSetup, tree: GameTree, node: Node, clock: Clock, copy: LocalReplica | None) -> Session:
    """Return the session that is stored with a game, as keys and values."""
    session = {
        "black": format_player(setup.players[0]),
        "white": format_player(setup.players[1]),
        "node": format_place(tree, node),
    }
    if score := format_match_score(setup.score):
        session["score"] = score
    if clock.is_used:
        session["control"] = format_control(setup.control)
        session["black-left"] = format_left(clock.left(0))
        session["white-left"] = format_left(clock.left(1))
    return session | (copy.session if copy is not None else {})


def with_unknown(session: Session, before: Session) -> Session:
    """Return a session with those keys of the one before that only a newer version, which has written them, knows."""
    return {key: value for key, value in before.items() if key not in KEYS} | session


def parse_session(tree: GameTree, session: Session) -> LeftGame:
    """Parse a session that `format_session` made.

    A game that nobody has played on here yet has no session: it is at its end.
    """
    players = [
        parse_player(session[key]) if key in session else Player(0, tree.players[color])
        for key, color in (("black", BLACK), ("white", WHITE))
    ]
    score = parse_match_score(session.get("score", ""))
    control = parse_control(session.get("control", ""))
    left = [parse_left(session.get(key, "")) for key in ("black-left", "white-left")]
    known = [one for one in left if one is not None]
    copy = parse_replica(session)
    if copy is None or not copy.is_of(tree.rules) or tree.start_stacks is not None:
        copy = None
        players = [player._replace(is_friend=False) for player in players]
    else:
        players = [player._replace(level=0, is_friend=n == copy.friend) for n, player in enumerate(players)]
        set_main_line(tree, copy.game)
        if copy.other is not None:
            add_as_variation(tree, copy.other)
    return LeftGame(
        GameSetup(tree.rules.wire_name, tree.rules.size, (players[0], players[1]), control, score, is_guided(tree)),
        parse_place(tree, session.get("node")),
        known if len(known) == len(left) else None,
        copy,
    )


def without_friend(session: Session) -> Session:
    """Return the session for a game without a shared copy: a friend who plays elsewhere is a person here."""
    players = {key: parse_player(session[key]) for key in ("black", "white") if key in session}
    persons = {key: format_player(player._replace(is_friend=False)) for key, player in players.items()}
    return without_replica(session) | persons
