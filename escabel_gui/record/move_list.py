"""Games as plain lists of moves: `d4 d5 e4 …`, with or without move numbers."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.reading import GAME_START, Reader
from escabel_gui.record.sgf.record_error import NoGameError, RecordError
from escabel_gui.record.sgf.tokens import REPORT_TOKENS
from escabel_gui.record.texts import quote
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.message import IllegalMove, Message

JOINER: Final = "\u2060"  # nothing to be seen: in shown moves, where no line may end, and so in what is copied of them
TOKEN: Final = re.compile(r"[^\s,;]+")
NUMBER: Final = re.compile(r"[0-9]++(?:[.)]++|$)")  # 1. or 1) or 1... or 1, in front of a move or alone
MOVE_LIKE: Final = re.compile(r"[a-z][0-9]|swap|pass", re.IGNORECASE)  # in what is meant as a move
RESULT: Final = re.compile(r"[BW]\+(?:[0-9]{0,9}|R(?:esign)?|T(?:ime)?|F(?:orfeit)?)", re.IGNORECASE)
MIN_MOVES: Final = 3  # of a text that is a game: two may be one move, from the one to the other


def is_game(text: str) -> bool:
    """Return whether a text looks like a whole game, in either notation, and not like a move."""
    tokens = (token for token in TOKEN.finditer(text) if MOVE_LIKE.search(token[0]))
    return GAME_START.search(text) is not None or len(list(islice(tokens, MIN_MOVES))) == MIN_MOVES


def read_game(
    text: str, default_wire_name: str, default_size: int, report: ProgressCallback = no_progress
) -> tuple[GameTree, bool]:
    """Return the first game of a text in either notation, and whether others follow.

    The defaults are for texts that do not tell which game they are. Raises RecordError, with the game up to the fault
    where a part of it could be read.
    """
    if GAME_START.search(text):
        reader = Reader(text, default_wire_name, default_size, report)
        return reader.read(), reader.has_more
    return parse_move_list(text, default_wire_name, default_size, report), False


def read_games(
    text: str, default_wire_name: str, default_size: int, report: ProgressCallback = no_progress
) -> Iterator[GameTree | RecordError]:
    """Yield all games of a text in either notation, but for one in SGF that is none, why.

    The defaults are as for `read_game`. Raises RecordError for a list of moves that is no game.
    """
    if GAME_START.search(text):
        yield from Reader(text, default_wire_name, default_size, report).read_each()
    else:
        yield parse_move_list(text, default_wire_name, default_size, report)


def parse_move_list(text: str, wire_name: str, size: int, report: ProgressCallback = no_progress) -> GameTree:
    """Parse a game from a list of moves, Black's first; a result may stand at its end.

    Raises RecordError, with the game up to the fault.
    """
    text = text.replace(JOINER, "")
    tree = GameTree(make_rules(wire_name, size))
    node = tree.root

    def refusal(words: Message) -> RecordError:
        return RecordError(words, text.count("\n", 0, token.start()) + 1, tree)

    for number, token in enumerate(TOKEN.finditer(text), 1):
        if number % REPORT_TOKENS == 0:
            report(token.start(), len(text))
        move = token[0][written.end() :] if (written := NUMBER.match(token[0])) else token[0]
        if not move:
            continue
        if tree.result is not None:
            raise refusal(Message("“{0}” comes after the result.", (quote(move),)))
        if RESULT.fullmatch(move):
            tree.result = parse_result(move)
            continue
        try:
            node = tree.add_move(node, tree.rules.parse_move(move))
        except IllegalMove as error:
            if node.is_root and MOVE_LIKE.search(move) is None:
                words = Message("There is no game in this text: its first word, “{0}”, is no move.", (quote(move),))
                raise NoGameError(words, text.count("\n", 0, token.start()) + 1) from None
            words = Message("Move {0}, {1}, cannot be played: {2}", (node.depth + 1, quote(move), error.message))
            raise refusal(words) from None
    if node.is_root:
        raise NoGameError(Message("There is no game in this text: it has no moves."))
    return tree
