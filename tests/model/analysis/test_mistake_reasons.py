"""Reasons for mistakes are looked for once, however often they are asked for meanwhile."""

import pytest
from pytestqt.qtbot import QtBot

from escabel_gui.model.analysis import mistake_reasons
from escabel_gui.model.analysis.mistake_reasons import MistakeReasons
from escabel_gui.record.review.review import Review
from escabel_gui.rules.message import Message
from tests.view.judged_game import judged_game


def test_what_is_being_looked_for_is_not_looked_for_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[object] = []

    def find(_rules: object, mistake: object) -> list[Message]:
        searched.append(mistake)
        return [Message("It loses.")]

    monkeypatch.setattr(mistake_reasons, "find_reasons", find)
    reasons = MistakeReasons()
    told: list[object] = []
    reasons.found.connect(lambda judgment, _sentences: told.append(judgment))
    tree = judged_game()
    review = Review(tree)
    blunder, mistake = (review.judgments[review.line[ply]] for ply in (3, 2))
    for judgment in (blunder, blunder, mistake, blunder):
        reasons.find(tree, judgment)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [blunder, mistake]
    reasons.find(tree, blunder)
    qtbot.waitUntil(lambda: len(told) == 3)
    assert len(searched) == 3
    reasons.close()


def test_what_went_wrong_counts_as_nothing_found(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    reasons, tree = MistakeReasons(), judged_game()
    review = Review(tree)
    blunder = review.judgments[review.line[3]]
    told: list[list[Message]] = []
    reasons.found.connect(lambda _judgment, sentences: told.append(sentences))
    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(mistake_reasons, "find_reasons", lambda *_: 1 // 0)
        reasons.find(tree, blunder)
        qtbot.waitUntil(lambda: bool(raised))
    assert told == [[]]
    reasons.find(tree, blunder)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[1]
    reasons.close()
