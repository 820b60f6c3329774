"""Self-play games, and training of the move patterns on their visit counts."""
