"""Escabel: a family of abstract stacking and connection games, with a window, a bot and a record of every game."""

__version__ = "0.3.0"
