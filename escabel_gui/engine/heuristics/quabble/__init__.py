"""Heuristics of Quabble and its relatives in which stones stay."""
