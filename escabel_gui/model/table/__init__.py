"""The table: a game, the two who play it, their clocks, and its file."""
