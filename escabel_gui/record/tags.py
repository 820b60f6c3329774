"""Tags of a game: words by which a person groups games, kept in the game's own file."""

from collections.abc import Iterable
from typing import Final

from escabel_gui.record.texts import escape_text, one_line, unescape_text
from escabel_gui.record.tree import GameTree

TAGS: Final = "XTAGS"  # at the root: each value is a tag
MAX_TAGS: Final = 20  # of a game
MAX_TAG_CHARS: Final = 30


def clean_tag(text: str) -> str:
    """Return a text as a tag: on one line, and not too long; it may be empty."""
    return one_line(text[: 4 * MAX_TAG_CHARS])[:MAX_TAG_CHARS].rstrip()


def sort_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Return tags in the order of the alphabet, each once: case makes no other tag."""
    known: dict[str, str] = {}
    for tag in filter(None, map(clean_tag, tags)):
        known.setdefault(tag.casefold(), tag)
    return tuple(known[folded] for folded in sorted(known))


def tags_of(tree: GameTree) -> tuple[str, ...]:
    """Return the tags of a game, as far as there may be so many."""
    values = tree.root.values(TAGS)[:MAX_TAGS]
    return sort_tags(unescape_text(value[: 8 * MAX_TAG_CHARS]) for value in values)


def change_tags(tree: GameTree, added: Iterable[str], removed: Iterable[str]) -> None:
    """Add tags to a game and take others away."""
    gone = {tag.casefold() for tag in removed}
    set_tags(tree, [*(tag for tag in tags_of(tree) if tag.casefold() not in gone), *added])


def merge_tags(mine: tuple[str, ...], theirs: tuple[str, ...], before: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tags of a game whose tags were changed in two places."""
    both = set(mine) & set(theirs)
    return sort_tags(tag for tag in (*mine, *theirs) if tag in both or tag not in before)


def set_tags(tree: GameTree, tags: Iterable[str]) -> None:
    """Give a game these tags, or as many of them as it may have."""
    tree.root.set_values(TAGS, [escape_text(tag) for tag in sort_tags(tags)[:MAX_TAGS]])
