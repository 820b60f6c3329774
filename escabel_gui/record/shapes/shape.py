"""Shape: a position with a name, a text, and claims about it, in an SGF file."""

import logging
from pathlib import Path
from typing import Final, NamedTuple

from escabel_gui.record.sgf.decoding import decode
from escabel_gui.record.sgf.reading import read_sgf
from escabel_gui.record.sgf.record_error import RecordError
from escabel_gui.record.shapes.claim import ShapeClaim, parse_claim
from escabel_gui.record.storage.files import read_bytes
from escabel_gui.record.texts import unescape_text
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules, ruleset_of
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import InvalidInput, Message

log = logging.getLogger(__name__)

CLAIM: Final = "XCLAIM"  # root property: a claim in each value
MAX_CLAIMS: Final = 50


class Shape(NamedTuple):
    """Shape with its claims, of which the first is about the position of the tree."""

    key: str  # game and file name, as `escabel/01-diagonal`
    tree: GameTree
    claims: tuple[ShapeClaim, ...]

    @property
    def game(self) -> str:
        """Wire name of the ruleset alone."""
        return ruleset_of(self.rules.wire_name).name

    @property
    def rules(self) -> Rules:
        """Rules of its game and board."""
        return self.tree.rules

    @property
    def title(self) -> str:
        """Name of the shape."""
        return self.tree.name

    @property
    def text(self) -> str:
        """Text on when it holds, and when not."""
        return self.tree.root.comment

    @property
    def stacks(self) -> str:
        """Stacks of its position, as in `Rules.parse_position`."""
        return self.tree.start_stacks or ""

    def make_tree(self, case: int) -> GameTree:
        """Return a new game from a claim's first position; for the first claim, with the moves of the shape."""
        claim = self.claims[case]
        stacks = next(claim.positions(self.stacks))
        tree = GameTree(make_rules(self.rules.wire_name, self.rules.size), claim.turn, stacks)
        node = tree.root
        for move in self.tree.moves_to(self.tree.last_node()) if case == 0 else []:
            node = tree.add_legal_move(node, move)
        return tree


def load_shape(path: Path) -> Shape:
    """Return the shape in a file; raises OSError and RecordError."""
    return read_shape(decode(read_bytes(path)), f"{path.parent.name}/{path.stem}")


def read_shape(text: str, key: str = "") -> Shape:
    """Return the shape of an SGF text; raises RecordError."""
    tree = read_sgf(text)
    values = [unescape_text(value).strip() for value in tree.root.values(CLAIM)]
    if not 0 < len(values) <= MAX_CLAIMS:
        raise RecordError(Message("A shape has from 1 to {0} claims (XCLAIM).", (MAX_CLAIMS,)))
    try:
        claims = tuple(parse_claim(value, tree.rules.board) for value in values)
        for claim in claims:
            tree.rules.parse_position(claim.turn, next(claim.positions(tree.start_stacks or "")))
    except InvalidInput as error:
        raise RecordError(Message("A claim (XCLAIM) cannot be read: {0}.", (error.message,))) from None
    return Shape(key, tree, claims)


def find_shapes(folder: Path, game: str) -> list[Shape]:
    """Return the shapes of a game in its folder, in the order of their names; damaged ones are left out."""
    found = []
    for path in sorted((folder / game).glob("*.sgf")):
        try:
            found.append(load_shape(path))
        except (OSError, RecordError) as error:
            log.warning("the shape in %s cannot be read: %s", path, error)
    return found


def games_with_shapes(folder: Path) -> list[str]:
    """Return the games that have any, in the order of the catalogue."""
    return [ruleset.name for ruleset in CATALOGUE if any((folder / ruleset.name).glob("*.sgf"))]
