"""Studies in the window: their chapters beside the board, and what is done with whole studies."""
