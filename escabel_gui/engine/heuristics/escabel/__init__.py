"""Heuristics of Escabel."""
