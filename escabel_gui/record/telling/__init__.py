"""What the game says about a move: what it would do, what it did, what comes of it. Made from the rules of any game."""
