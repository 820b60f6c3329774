"""A brief look ends with visits, with a proof, or with patience."""

from escabel_gui.model.engines.brief_look import MAX_REPORTS, VISITS, BriefLook
from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.rules.state import BLACK


def report(visits: int, proven: str = "") -> Evaluation:
    return Evaluation(BLACK, 0.5, (Candidate("c3", visits, 0.5, proven, ("c3",)),))


def test_visits_or_a_proof_are_enough() -> None:
    look = BriefLook()
    assert not look.take(report(VISITS - 1))
    assert look.take(report(VISITS))
    assert BriefLook().take(report(1, "win"))


def test_few_visits_are_enough_in_the_end() -> None:
    look = BriefLook()
    assert [look.take(report(1)) for _ in range(MAX_REPORTS)] == [False] * (MAX_REPORTS - 1) + [True]
