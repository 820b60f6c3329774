"""Choice of moves: control of the search, time, playing strength, parallel search."""
