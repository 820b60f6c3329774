"""Looking into a game with the engine's help: analysis, review, and the win-rate graph."""
