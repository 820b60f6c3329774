"""Puzzles, found in games and proven."""
