"""A game that has been reviewed, and what the window says of it."""

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.result import Ending, lost_by
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.state import BLACK
from escabel_gui.view.analysis.figure_row import FigureRow
from tests.view.hands import Person
from tests.view.reading import table_texts

RATES = (50, 50, 70, 35, 35, 90)  # Black's, in percent, by ply: d5 costs White 20, d2 costs Black 35
BETTER = ("c3", "b3", "e1,e2", "b5", "c4,c2", "e5")


def judge(tree: GameTree, rates: Sequence[float] = RATES) -> None:
    """Let the game of five moves be reviewed."""
    for node, rate, line in zip(tree.main_line(), rates, BETTER, strict=True):
        color = int(tree.state_at(node).turn)
        value = rate / 100 if color == BLACK else 1 - rate / 100
        moves = tuple(line.split(","))
        node.set_evaluation(Evaluation(color, value, (Candidate(moves[0], 900, value, "", moves),)))


def judged_game() -> GameTree:
    tree = GameTree(make_rules("escabel", 5))
    for text in ["c3", "d5", "d2", "e4", "a1"]:
        tree.add_move(tree.main_line()[-1], tree.rules.parse_legal_move(tree.state_at(tree.main_line()[-1]), text))
    tree.result = lost_by(BLACK, Ending.RESIGNATION)
    judge(tree)
    return tree


def mistakes(person: Person) -> list[str]:
    """Return the rows that the list of mistakes shows."""
    rows = person.parts.analysis.review_panel.mistakes.rows
    return [" ".join(text for text in texts if text) for texts in table_texts(rows)]


def title(person: Person) -> str:
    return person.parts.analysis.review_panel.judged.title.text()


def words(person: Person) -> str:
    return person.parts.analysis.review_panel.judged.words.text()


def figures(*rows: FigureRow) -> list[str]:
    """Return what rows say, with their figures."""
    return [f"{row.text.text()} {row.figure.text()}" for row in rows]


def show_review(person: Person) -> None:
    person.parts.pages.show_page(person.parts.analysis.review_panel)
    QApplication.processEvents()
