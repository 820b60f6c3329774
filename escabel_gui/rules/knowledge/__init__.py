"""What only a search wants to know of a game: fast random games, and what a position may be worth."""
