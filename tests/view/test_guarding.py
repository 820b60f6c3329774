"""What goes wrong while Qt paints or asks is logged, and painted as nothing; it never ends the program."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QIconEngine, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsItem

from escabel_gui import view
from escabel_gui.view import guarding
from escabel_gui.view.board.board_items import BoardItem, ChainItem, MarksItem, StackItem
from escabel_gui.view.history.history_table import HistoryDelegate
from escabel_gui.view.look.icons import LineIcon
from escabel_gui.view.playing.player_card import PlayerCard
from tests.view.hands import Person, SitDown, replace_override

HARMLESS = {  # Qt never calls the first ones, and the last one cannot fail
    *("PlainLabel.setText", "PlainLabel.text", "FlowLayout.addWidget", "FlowLayout.removeWidget"),
    "LineIcon.clone",
}


def asked_by_qt() -> Iterator[tuple[str, Callable[..., object]]]:
    """Yield every method of ours that stands in for one of Qt's, but for the handlers of events."""
    for info in pkgutil.walk_packages(view.__path__, f"{view.__name__}."):
        module = importlib.import_module(info.name)
        for kind in vars(module).values():
            if not isinstance(kind, type) or kind.__module__ != info.name:
                continue
            if not issubclass(kind, QObject | QGraphicsItem | QIconEngine):
                continue
            bases = [base for base in kind.__mro__ if base.__module__.startswith("PySide6")]
            for name, method in vars(kind).items():
                is_own = name.startswith("__") or not any(hasattr(base, name) for base in bases)
                is_event = name.lower().endswith(("event", "eventfilter")) and name != "paintEvent"
                if callable(method) and not is_own and not is_event:
                    yield f"{kind.__name__}.{name}", method


def test_all_that_qt_asks_for_is_guarded() -> None:
    found = dict(asked_by_qt())
    assert {"MarksItem.paint", "StackItem.boundingRect", "LibraryDelegate.paint", "LineIcon.pixmap"} <= set(found)
    open_ones = [name for name, method in found.items() if not hasattr(method, "is_guarded")]
    assert set(open_ones) == HARMLESS


@pytest.mark.parametrize("kind", [BoardItem, StackItem, ChainItem, MarksItem, HistoryDelegate, LineIcon])
def test_what_goes_wrong_in_painting_is_told_once(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, told: list[str], kind: type
) -> None:
    @guarding.guarded()
    def paint(*_: object) -> None:
        raise LookupError("out of discs")

    replace_override(monkeypatch, kind, "paint", paint)
    person = sit_down(is_animated=True)
    for move in ("b2", "b3", "c3"):
        person.play(move)
        person.window.grab()
    (fault,) = told
    assert "out of discs" in fault
    told.clear()


def test_a_painter_that_is_left_behind_is_let_go(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    @guarding.guarded()
    def paint(card: PlayerCard, _event: QPaintEvent) -> None:
        painter = QPainter(card)  # noqa: F841 - it lives as long as the frame
        raise LookupError("out of discs")

    replace_override(monkeypatch, PlayerCard, "paintEvent", paint)
    sit_down().window.grab()
    assert "out of discs" in told.pop()


def test_a_model_without_an_answer_gives_none(person: Person, monkeypatch: pytest.MonkeyPatch, told: list[str]) -> None:
    model = person.parts.history.model
    monkeypatch.setattr(model, "rows", [])
    assert model.data(model.index(0, 0)) is None
    told.clear()
