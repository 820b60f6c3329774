"""Learning by doing: exercises at the board, and the lessons that they are parts of."""
