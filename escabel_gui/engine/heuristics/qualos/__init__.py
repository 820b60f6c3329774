"""Heuristics of Qualos."""
