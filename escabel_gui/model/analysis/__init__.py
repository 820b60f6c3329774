"""Looking into a game: analysis, review, and trying a mistake again."""
