"""What a hand can do besides playing: the library, the preferences, lessons, and leaving."""

from collections.abc import Sequence

from PySide6.QtGui import QAction

from escabel_gui.model.application.settings import TYPE_SIZES
from escabel_gui.shipped import resources
from escabel_gui.view.language import languages
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.look.themes import THEMES
from tests.monkey.hand import Hand


def library(hand: Hand) -> None:
    if hand.has_board():
        hand.trigger(hand.world.window.acts.library)


def review_library(hand: Hand) -> None:
    """Review the whole library, or pause that, go on or stop."""
    windows = [window for window in hand.world.windows() if isinstance(window, LibraryWindow)]
    if not windows:
        library(hand)
        return
    acts = windows[0].acts
    choices = [acts.review_all, acts.review_all, acts.pause_review, acts.resume_review, acts.stop_review]
    if enabled := [action for action in choices if action.isEnabled()]:
        hand.trigger(hand.chance.choice(enabled))


def prefer(hand: Hand) -> None:
    """Open the preferences, or switch the sounds."""
    if hand.has_board():
        acts = hand.world.window.acts
        hand.trigger(hand.chance.choice([acts.preferences, acts.preferences, acts.sounds]))


def change_look(hand: Hand) -> None:
    """Choose a language, a theme or a size of the type."""
    if hand.has_board():
        settings = hand.world.window.settings
        looks: dict[str, Sequence[object]] = {
            "language": ["", *languages(resources() / "translations")],
            "theme": ["", *(theme.key for theme in THEMES)],
            "type_size": TYPE_SIZES,
        }
        name = hand.chance.choice(list(looks))
        value = hand.chance.choice(looks[name])
        hand.note(f"{name}: {value!r}")
        setattr(settings, name, value)


def learn(hand: Hand) -> None:
    """Go into a lesson, a puzzle or a drill, on in it, or out of it."""
    if hand.has_board():
        parts = hand.world.parts
        sets = (parts.learning_acts, parts.puzzle_acts, parts.drill_acts)
        actions = [action for acts in sets for action in acts.findChildren(QAction) if action.isEnabled()]
        hand.trigger(hand.chance.choice(actions))


def leave(hand: Hand) -> None:
    """Close the window; the program is started again by whoever finds none."""
    if hand.has_board():
        hand.note("")
        hand.world.window.close()
