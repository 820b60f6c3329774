"""Learning the games: lessons beside the board, and the list of them."""
