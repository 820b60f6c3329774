"""Summary of a game for the library's list, known without opening it."""

import re
from datetime import datetime
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.names import is_friend, parse_bot_level
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.result import Result
from escabel_gui.record.review.review import Review
from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_stored_game
from escabel_gui.record.sgf.tokens import SESSION
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.storage.game_facts import GameFacts, facts_of
from escabel_gui.record.storage.game_store import parse_session
from escabel_gui.record.storage.occurrences import PlayedPositions, played_in
from escabel_gui.record.storage.search_terms import fold
from escabel_gui.record.tags import tags_of
from escabel_gui.record.texts import unescape_text
from escabel_gui.record.tree import COMMENT, ChildNode, GameTree, Node, all_nodes
from escabel_gui.rules.state import NOBODY

TEXT_PROPERTIES: Final = (COMMENT, "N", "GC", "EV")  # comment, name of a node, game comment, event
MAX_SUMMARY_CHARS: Final = 200  # characters of a name in a list
REPORT_NODES: Final = 1000  # from one report to the next
MAX_SEARCH_TEXT_CHARS: Final = 1_000_000  # characters of one game that are searched


class Summary(NamedTuple):
    """A game in short; `stacks` are its last position as for `Rules.parse_position`, with the true colors of piles."""

    file: str  # its name in the games folder, or its path below a folder elsewhere
    wire_name: str
    size: int
    black: str  # who had the color at the end of the game
    white: str
    name: str
    result: Result | None  # None while unknown
    plies: int
    date: str  # when it was played: 2026-11-21
    is_unfinished: bool
    is_reviewed: bool
    stacks: str
    friend: int = NOBODY  # the color that a friend elsewhere had at the end of the game, if it was played with one
    clock: str = ""  # what time it was on that day: 14:05; empty where that is not known
    tags: tuple[str, ...] = ()  # by which a person has grouped it, in the order of the alphabet
    number: int = 1  # in its file, which elsewhere may hold several

    @property
    def players(self) -> tuple[str, str]:
        """Names of Black and White."""
        return self.black, self.white

    @property
    def place(self) -> tuple[str, int]:
        """Its file, and its number there."""
        return self.file, self.number

    @property
    def ruleset(self) -> str:
        """Wire name without its options."""
        return self.wire_name.partition(":")[0]


class Summarized(NamedTuple):
    """Contents of a game's row in the index."""

    summary: Summary
    text: str  # in which it is searched
    digest: str
    played: PlayedPositions
    facts: GameFacts


def summarize(path: Path, report: ProgressCallback = no_progress) -> Summarized | None:
    """Read a game's file for the index. Returns None for a game in which nothing has happened.

    Raises OSError, or RecordError for what is not a game.
    """
    tree = read_stored_game(decode(read_bytes(path)), report)
    return summary_of(tree, path, report)


def summary_of(
    tree: GameTree, path: Path, report: ProgressCallback = no_progress, number: int = 1
) -> Summarized | None:
    """Summarize the game that was read from a file as its first, or that with a number, as `summarize` does."""
    if not tree.has_begun:
        return None
    review = Review(tree)
    line = review.line
    result = tree.final_result
    black, white = tree.player_names_at(line[-1])
    date, clock = date_of(tree, path)
    summary = Summary(
        path.name,
        tree.rules.wire_name,
        tree.rules.size,
        black[:MAX_SUMMARY_CHARS],
        white[:MAX_SUMMARY_CHARS],
        tree.name[:MAX_SUMMARY_CHARS],
        result,
        len(line) - 1,
        date,
        result is None,
        not review.unseen,
        tree.stacks_at(line[-1]),
        friend_at(tree, line[-1]),
        clock,
        tags_of(tree),
        number,
    )
    played = played_in(review, summary.friend)
    return Summarized(
        summary,
        searched_text(tree, summary, report),
        digest_of(tree),
        played,
        facts_of(review, played.occurrences),
    )


def digest_of(tree: GameTree) -> str:
    """Return a digest that two games share if rules, start, players and all moves are the same.

    Moves of variations count; comments, marks and evaluations do not.
    """
    start = (tree.rules.wire_name, tree.rules.size, tree.start_turn, tree.start_stacks, tree.players)
    digest = blake2b(repr(start).encode(), digest_size=16)
    for node in all_nodes(tree):
        if isinstance(node, ChildNode):
            digest.update(f"{node.depth} {node.move} ".encode())
    return digest.hexdigest()


def friend_at(tree: GameTree, node: Node) -> int:
    """Return the color of the friend elsewhere at a node, by the session's players; NOBODY without one."""
    session = parse_session(tree.root.properties.get(SESSION, []))
    friends = [person for person, key in enumerate(("black", "white")) if is_friend(session.get(key, ""))]
    return tree.color_at(node, friends[0]) if len(friends) == 1 else NOBODY


def date_of(tree: GameTree, path: Path) -> tuple[str, str]:
    """Return date and time of day of a game: its DT property and, for the same day, the time that its file tells.

    A file tells when it was begun in its name, or else when it was changed last.
    """
    given = re.match(r"[0-9]{4}(-[0-9]{2}){0,2}", tree.date)
    began = re.match(r"([0-9]{4}-[0-9]{2}-[0-9]{2}) ([0-9]{2})([0-9]{2}) ", path.name)
    if began:
        day, clock = began[1], f"{began[2]}:{began[3]}"
    else:
        try:
            seconds = path.stat().st_mtime
            day, _, clock = f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}".partition(" ")
        except (ValueError, OverflowError, OSError):  # gone; of the year 33658; Windows knows none before 1970
            day = clock = ""
    date = given[0] if given else day
    return date, clock if date == day else ""


def searched_text(tree: GameTree, summary: Summary, report: ProgressCallback = no_progress) -> str:
    """Return what people write about a game, folded: names but the bot's, tags, comments, events.

    What the list shows besides is looked for as `search_terms` says.
    """
    parts = [summary.name, *summary.tags, *(name for name in summary.players if not parse_bot_level(name))]
    room = MAX_SEARCH_TEXT_CHARS
    for number, node in enumerate(all_nodes(tree), 1):
        if number % REPORT_NODES == 0:
            report(1, 1)
        if room <= 0:
            break
        for name in TEXT_PROPERTIES if node.stored_properties else ():
            for value in node.values(name):
                parts.append(unescape_text(value[: 2 * room])[:room])
                room -= len(parts[-1])
    return fold("\n".join(part for part in parts if part))
