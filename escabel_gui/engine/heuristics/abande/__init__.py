"""Heuristics of Abande."""
