"""The lesson in the window: its page, its exercise, and the stacks on its board."""

from escabel_gui.model.learning.practice import Practice
from escabel_gui.view.learning.lesson_page import LessonPage
from tests.view.hands import Person


def page(person: Person) -> LessonPage:
    page = person.parts.exercises().learning.cover.page
    assert isinstance(page, LessonPage)
    return page


def practice(person: Person) -> Practice:
    return person.parts.exercises().learning.practice


def shown(person: Person) -> dict[str, str]:
    """Return the stacks on the board by their points, each from its lowest piece to the top."""
    names = person.board.choice.game.rules.board.names
    piles = person.window.scene.shown_piles
    return {names[point]: "".join(" bw"[color] for color in pile) for point, pile in enumerate(piles) if pile}
