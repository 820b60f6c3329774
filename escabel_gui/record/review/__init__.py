"""What an engine thinks of a game, and how that is told."""
