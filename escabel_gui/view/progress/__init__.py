"""LearningProgress of the person, on a page."""
