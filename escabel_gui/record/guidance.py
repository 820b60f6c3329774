"""The note in a game's root that it is a guided one, in which the bot asks before losing moves."""

from typing import Final

from escabel_gui.record.tree import GameTree

GUIDANCE: Final = "XGUIDE"  # at the root: how many questions have been asked; without it the game is not guided
MAX_QUESTIONS: Final = 3  # in a game


def begin_guidance(tree: GameTree) -> None:
    """Make a game a guided one, of which nothing has been asked yet."""
    note_questions(tree, 0)


def is_guided(tree: GameTree) -> bool:
    """Return whether the game is a guided one."""
    return bool(tree.root.values(GUIDANCE))


def questions_left(tree: GameTree) -> int:
    """Return the number of questions that may still be asked; a note that cannot be read leaves none."""
    text = tree.root.text(GUIDANCE)
    return MAX_QUESTIONS - int(text) if text in map(str, range(MAX_QUESTIONS + 1)) else 0


def note_questions(tree: GameTree, asked: int) -> None:
    """Note how many questions have been asked."""
    tree.root.set_text(GUIDANCE, str(asked))
