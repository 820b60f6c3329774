"""Studies: games and positions as chapters of one file, compared with other versions, and made lessons of."""
