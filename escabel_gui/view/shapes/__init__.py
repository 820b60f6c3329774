"""Shapes that experts know: their list, and each beside the board."""
