"""Ratings of the user by game, in words and as a curve."""
