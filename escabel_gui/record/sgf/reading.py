"""Reading SGF leniently; what is no game is refused with a line and a reason.

A node without a move is folded into the one before it, so that every node of a `GameTree` but the root is a move.
"""

import re
from collections.abc import Iterator
from typing import Final

from escabel_gui.record.evaluation import BLACK_WIN_RATE, EVALUATION, VISITS, parse_stored
from escabel_gui.record.progress import ProgressCallback, no_progress
from escabel_gui.record.result import parse_result
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.sgf.tokens import (
    COLOR_LETTERS,
    END_OF_TEXT,
    NAME,
    RESERVED,
    SESSION,
    SETUP,
    SIGN,
    START,
    VALUE,
    property_name,
    tokens_of,
)
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.texts import one_line, quote, strip_control_chars, unescape_text
from escabel_gui.record.tree import COMMENT, ChildNode, GameTree, Node
from escabel_gui.rules.catalogue import CATALOGUE, make_rules, parse_wire_name
from escabel_gui.rules.contract import COLOR_NAMES, Rules
from escabel_gui.rules.message import IllegalMove, InvalidInput, Message
from escabel_gui.rules.moves import PASS_TEXT

GAME_START: Final = re.compile(r"\(\s*;")  # of a game
GAME_AMONG_WORDS: Final = re.compile(r"\(\s*;\s*[A-Za-z]{1,30}\s*\[")  # where “(;” alone may be a face
MANY_CHILDREN: Final = 16

Property = tuple[str, list[str], int]  # name, values, and where in the text it stands


def words_before_game(text: str) -> str:
    """Return what a text says before its first game, which may quote anything; without a game that is all of it."""
    if GAME_START.match(text.lstrip()):
        return ""
    game = GAME_AMONG_WORDS.search(text)
    return text if game is None else text[: game.start()]


def read_sgf(text: str, report: ProgressCallback = no_progress) -> GameTree:
    """Read the first game of an SGF text.

    Raises RecordError, with the game up to the fault where a part of it could be read.
    """
    return Reader(text, report=report).read()


def copy_tree(tree: GameTree, report: ProgressCallback = no_progress) -> GameTree:
    """Return a copy of a game, as it is read back from a file; another thread may change the game meanwhile."""

    def report_none(_done: int, _total: int) -> None:
        report(0, 1)

    return read_sgf(write_sgf(tree, report=report_none), report_none)


def read_stored_game(text: str, report: ProgressCallback = no_progress) -> GameTree:
    """Read the game of a file that will be written again, with that one game in it, and with its session.

    Raises RecordError, as `read_sgf` does, and for a text of several games: all but the first would be lost.
    """
    reader = Reader(text, report=report, keeps_session=True)
    tree = reader.read()
    if reader.has_more:
        raise reader.error_at(
            Message("There are several games in this file: move it elsewhere and import it."), reader.offset
        )
    return tree


def read_stored_games(text: str) -> Iterator[GameTree]:
    """Yield all games of a text, in their order, with their sessions; raises RecordError at one that is none."""
    for game in Reader(text, keeps_session=True).read_each():
        if isinstance(game, RecordError):
            raise game
        yield game


class Reader:
    """Reader of one text, game by game; `offset` is where the last one ended."""

    def __init__(
        self,
        text: str,
        default_wire_name: str | None = None,
        default_size: int | None = None,
        report: ProgressCallback = no_progress,
        keeps_session: bool = False,
    ) -> None:
        """Set up the reader; without `keeps_session` the game's session is skipped, as it belongs to somebody else."""
        self.text = strip_control_chars(text)
        self.report = report
        self.default_wire_name = default_wire_name
        self.default_size = default_size
        self.tree: GameTree | None = None
        self.begin = 0  # of the game that is being read
        self.offset = 0
        self.line = 1  # at the place `counted`, up to which line breaks have been counted
        self.counted = 0
        self.skipped = RESERVED if keeps_session else RESERVED | {SESSION}  # properties of the root
        self.names: dict[str, str] = {}  # of properties: as FF[4] has them, by how they are written here
        self.moves: dict[str, int] = {}  # by how they are written here
        self.wide_node: Node | None = None  # the last node with many children, to which moves were added
        self.wide_children: dict[int, ChildNode] = {}  # its children, by their moves
        self.unfinished: set[Node] = set()  # they have several comments, from nodes folded into one, or an evaluation

    @property
    def has_more(self) -> bool:
        """True if another game follows in the text."""
        return GAME_START.search(self.text, self.offset) is not None

    def read_each(self) -> Iterator[GameTree | RecordError]:
        """Yield the games, but for one that is none, why, and go on behind it; a text without any is refused, too."""
        while True:
            try:
                game: GameTree | RecordError = self.read()
            except RecordError as error:
                game = error
                self.skip()
            yield game
            if not self.has_more:
                return
            self.report(self.offset, len(self.text))  # which short games do not come to by themselves

    def read(self) -> GameTree:
        """Return the next game."""
        beginning = GAME_START.search(self.text, self.offset)
        if beginning is None:
            raise self.error_at(Message("There is no game in this text: an SGF game begins with “(;”."), 0)
        self.begin = beginning.start()
        branches: list[Node | None] = []  # where each open parenthesis began; None: before the root
        node: Node | None = None
        properties: list[Property] | None = None  # of the node that is being read
        values: list[str] = []  # of the last of them
        values_of: dict[str, list[str]] = {}  # of each of them, by its name
        for kind, word, place in tokens_of(self.text, self.begin, self.report):
            if kind in (NAME, VALUE):
                if properties is None or (kind == VALUE and not properties):
                    raise self.error_at(Message("A semicolon is missing before a node."), place)
                if kind == NAME:
                    name = self.names.get(word)
                    if name is None:
                        name = self.names[word] = property_name(word)
                    known = values_of.get(name)
                    if known is None or name in COLOR_LETTERS:  # what comes again belongs to the first, but not moves
                        known = values_of[name] = []
                        properties.append((name, known, place))
                    values = known
                else:
                    values.append(word)
                continue
            if kind == END_OF_TEXT:
                raise self.error_at(self.token_error(place), place)
            if properties is not None:
                node = self.add_node(node, properties)
                properties = None
            if word == ";":
                properties = []
                values_of.clear()
            elif word == "(":
                branches.append(node)
            else:
                node = branches.pop()
                if not branches:
                    self.offset = place + 1
                    break
        assert self.tree is not None  # the text was searched for its first node
        self.finish_nodes()
        tree, self.tree = self.tree, None
        return tree

    def skip(self) -> None:
        """Go to the end of a game that could not be read."""
        self.tree = None
        self.offset = len(self.text)
        depth = 0
        for kind, word, place in tokens_of(self.text, self.begin, self.report):
            if kind == SIGN:
                depth += {"(": 1, ")": -1}.get(word, 0)
                if not depth:
                    self.offset = place + 1
                    return

    def finish_nodes(self) -> None:
        """Join comments and read evaluations of nodes, only at the end, as that takes longer the more there is."""
        for node in self.unfinished:
            if len(node.values(COMMENT)) > 1:
                node.properties[COMMENT] = ["\n".join(node.values(COMMENT))]
            attach_evaluation(node)
        self.unfinished.clear()

    def error_at(self, words: Message, place: int) -> RecordError:
        """Return the error for a place behind those of all errors before, with what could be read up to there."""
        self.finish_nodes()
        self.line += self.text.count("\n", self.counted, place)
        self.counted = place
        return RecordError(words, self.line, self.tree)

    def token_error(self, place: int) -> Message:
        """Return the message for a place where no token begins."""
        rest = self.text[place : place + 1000].strip()
        if not rest or rest[0] == "[":
            return Message("The file ends in the middle of the game: its end is missing.")
        return Message("“{0}” is not SGF: the file is damaged here.", (quote(rest),))

    def add_node(self, parent: Node | None, properties: list[Property]) -> Node:
        """Put a node that has been read into the tree; returns the one from which to go on."""
        for name, values, place in properties:
            if not values:
                words = Message("“{0}” has no value in brackets: the file is damaged here.", (quote(name),))
                raise self.error_at(words, place)
            if name in SETUP:
                raise self.error_at(
                    Message("Pieces set up with {0} cannot be read: only games can.", (name,)),
                    place,
                )
        tree = self.tree
        if tree is None or parent is None:
            self.moves.clear()  # of another board, maybe
            self.wide_node = None
            header: dict[str, tuple[str, int]] = {}
            for name, values, place in properties:
                if values[0].strip():  # what is empty says no more than what is missing
                    header.setdefault(name, (values[0], place))  # the first counts, as when they are put together
            tree = self.tree = self.make_tree(header)
        node = parent or tree.root
        for name, values, place in properties:
            if name in COLOR_LETTERS:
                node = self.add_move(tree, node, COLOR_LETTERS[name], unescape_text(values[0]).strip(), place)
        keeper = node if parent else tree.root  # a move in the very first node has the game's properties beside it
        for name, values, _ in properties:
            if name == "RE" and keeper.is_root and tree.result is None and not keeper.values(name):
                tree.result = parse_result(one_line(unescape_text(values[0])))  # in a node of its own before the moves
            is_known = name in self.skipped and not (name == "RE" and tree.result is None)
            if name not in COLOR_LETTERS and not (keeper.is_root and is_known):
                kept = keeper.properties.setdefault(name, values)
                if kept is not values:
                    kept += values
                if name == EVALUATION or (name == COMMENT and len(kept) > 1):
                    self.unfinished.add(keeper)
        return node

    def add_move(self, tree: GameTree, node: Node, color: int, text: str, place: int) -> Node:
        """Add a recorded move to a node. Raises RecordError if it is not legal."""
        # After a swap some programs go on with B, others with W: the rules know who is meant.
        if node.turn != color and not tree.is_swapped_at(node):
            words = Message(
                "Move {0} is recorded as {1}’s, but it is not {1}’s turn.", (node.depth + 1, COLOR_NAMES[color])
            )
            raise self.error_at(words, place)
        try:
            move = self.moves.get(text)
            if move is None:
                move = self.moves[text] = tree.rules.parse_move(text or PASS_TEXT)
            return self.child_of(node, move) or tree.add_new_move(node, move)
        except IllegalMove as error:
            words = Message(
                "Move {0}, {1}, cannot be played: {2}", (node.depth + 1, quote(text) or PASS_TEXT, error.message)
            )
            raise self.error_at(words, place) from None

    def child_of(self, node: Node, move: int) -> Node | None:
        """Return the child of a node for a move, if it has one; many children are not searched each time."""
        children = node.children
        if len(children) < MANY_CHILDREN:
            return node.child(move)
        if node is not self.wide_node:
            self.wide_node, self.wide_children = node, {child.move: child for child in children}
        elif len(children) > len(self.wide_children):
            self.wide_children[children[-1].move] = children[-1]  # no other has come since it was asked for last
        return self.wide_children.get(move)

    # ---- the header: the properties of the first node, each with its place ---------------------------------------

    def make_tree(self, header: dict[str, tuple[str, int]]) -> GameTree:
        """Create the tree for the root properties. Raises RecordError if they name no known game."""

        def text(name: str) -> str:
            return one_line(unescape_text(header[name][0])) if name in header else ""

        rules = self.read_rules(header)
        try:
            tree = GameTree(rules, *parse_start(text(START))) if START in header else GameTree(rules)
        except InvalidInput as error:
            words = Message("The position at the beginning cannot be set up: {0}.", (error.message,))
            raise self.error_at(words, header[START][1]) from None
        tree.players = ["", text("PB"), text("PW")]
        tree.name = text("GN")
        tree.date = text("DT")
        tree.result = parse_result(text("RE"))
        return tree

    def read_rules(self, header: dict[str, tuple[str, int]]) -> Rules:
        """Return the rules that the root properties name. Raises RecordError if there are none."""
        wire_name, place = self.read_wire_name(header)
        try:
            ruleset, _ = parse_wire_name(wire_name)
        except InvalidInput as error:
            words = Message("These rules (RU) are not known here: {0}.", (error.message,))
            raise self.error_at(words, place) from None
        if "SZ" not in header:
            return make_rules(wire_name, self.default_size if self.default_size in ruleset.sizes else None)
        value, place = header["SZ"]
        size = re.fullmatch(r"\s*([0-9]{1,3})(?::\1)?\s*", value)
        if size is None or int(size[1]) not in ruleset.sizes:
            words = Message(
                "{0} is played on sizes {1} to {2}, and SZ is {3}.",
                (ruleset.title, ruleset.sizes[0], ruleset.sizes[-1], quote(value)),
            )
            raise self.error_at(words, place)
        return make_rules(wire_name, int(size[1]))

    def read_wire_name(self, header: dict[str, tuple[str, int]]) -> tuple[str, int]:
        """Return the wire name, by RU, else as the first game of GM's family, else the default; and its place."""
        value, place = header.get("GM", ("", self.begin))
        number = value.strip()
        family = [ruleset.name for ruleset in CATALOGUE if str(ruleset.sgf_game_id) == number]
        if number and not family and not self.has_known_rules(header):
            words = Message("This is a record of another game (GM {0}), which is not played here.", (quote(number),))
            raise self.error_at(words, place)
        if "RU" in header:
            value, place = header["RU"]
            return unescape_text(value), place
        if family:
            return family[0], place
        if self.default_wire_name is None:
            raise self.error_at(
                Message("The record does not say which game it is: RU is missing in its first node."), self.begin
            )
        return self.default_wire_name, self.begin

    def has_known_rules(self, header: dict[str, tuple[str, int]]) -> bool:
        """Return whether RU names a known ruleset."""
        try:
            parse_wire_name(unescape_text(header["RU"][0]))
        except (KeyError, ValueError):
            return False
        return True


def parse_start(text: str) -> tuple[int, str]:
    """Parse who is to move in a position that was set up, and its stacks; raises InvalidInput without the first."""
    turn, _, stacks = text.partition(" ")
    if turn.upper() not in COLOR_LETTERS:
        raise InvalidInput(Message("“{0}” stands where b or w tells who is to move", (quote(turn),)))
    return COLOR_LETTERS[turn.upper()], stacks


def attach_evaluation(node: Node) -> None:
    """Give a node the evaluation that was read, as far as we would write it; what cannot be read stays as it is."""
    evaluation = parse_stored(node.text(EVALUATION), node.text(VISITS), node.text(BLACK_WIN_RATE), node.turn)
    if evaluation is not None:
        node.set_evaluation(evaluation)
