"""Who chooses a move: when to stop thinking, how strong to play, and with how many processes."""
