"""A brief look of the analyst at one position."""

from typing import Final

from escabel_gui.record.evaluation import Evaluation

VISITS: Final = 1_000  # of the position, as in a review
MAX_REPORTS: Final = 40  # about the position, however few visits they tell of


class BriefLook:
    """Count of the analyst's reports about a position, until they tell enough."""

    def __init__(self) -> None:
        self._reports = 0

    def take(self, evaluation: Evaluation) -> bool:
        """Count one more report; return whether they tell enough now."""
        self._reports += 1
        return evaluation.has_visits(VISITS) or self._reports >= MAX_REPORTS
