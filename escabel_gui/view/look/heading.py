"""Heading of a printed game: title, players, result, and move numbers."""

from typing import NamedTuple

from escabel_gui.record.tree import ChildNode, GameTree, Node
from escabel_gui.rules.catalogue import parse_wire_name
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.view.language import tr
from escabel_gui.view.look.texts import (
    color_name,
    date_text,
    game_title,
    recorded_names,
    result_text,
    shown_move,
    variant_labels,
)


class Heading(NamedTuple):
    """Heading of a game; `details` may be empty, as may each of the others but the title."""

    title: str
    players: str
    details: str


def heading_of(tree: GameTree) -> Heading:
    board = board_title(tree.rules)
    names = tree.player_names_at(tree.main_line()[-1])
    players = ""
    if any(names):
        players = tr("Black: {0} · White: {1}").format(
            *(spoken if name else "?" for name, spoken in zip(names, recorded_names(*names), strict=True))
        )
    result = tree.final_result
    ending = result_text(result, color_name(BLACK), color_name(WHITE)) if result is not None else ""
    details = [board if tree.name else "", date_text(tree.date), ending]
    return Heading(tree.name or board, players, " · ".join(detail for detail in details if detail))


def board_title(rules: Rules) -> str:
    """Return a game, its board, and what differs from the usual rules: `Escabel, 9 × 9 (…)`."""
    ruleset, options = parse_wire_name(rules.wire_name)
    chosen = variant_labels(ruleset, options)
    title = game_title(ruleset, rules.size)
    return f"{title} ({', '.join(chosen)})" if chosen else title


def numbered_move(tree: GameTree, node: ChildNode, is_first: bool = True) -> str:
    """Return a move with its number: `12. d4`, `12… e5`; an answer has none unless `is_first`, as Black's has it."""
    move = shown_move(tree.rules, node.move)
    if node.parent.turn == BLACK:
        return f"{node.parent.number}. {move}"
    return move if node.is_answer and not is_first else f"{node.parent.number}… {move}"


def place_text(tree: GameTree, node: Node | None) -> str:
    """Return the place in a game: after which move; None stands for the beginning, too."""
    if isinstance(node, ChildNode):
        return tr("After {0}").format(numbered_move(tree, node))
    return tr("At the beginning")


def move_text(tree: GameTree, nodes: list[ChildNode]) -> str:
    """Return moves that follow one another, with their numbers."""
    return " ".join(numbered_move(tree, node, node is nodes[0]) for node in nodes)
