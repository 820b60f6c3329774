"""Playing a game: the players at the board, and what is done and said in a turn."""
