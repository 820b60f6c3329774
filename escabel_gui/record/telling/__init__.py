"""Sentences about moves: what they would do, did, and lead to. Derived from the rules of any game."""
