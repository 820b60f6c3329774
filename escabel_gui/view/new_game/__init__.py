"""Before a game: which one, on which board, against whom, from which position."""
