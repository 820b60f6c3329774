"""Learning the games: lessons, puzzles and drills beside the board, and what the swap coach shows."""
