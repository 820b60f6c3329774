"""Review of a game by an engine: mistakes and their explanation."""
