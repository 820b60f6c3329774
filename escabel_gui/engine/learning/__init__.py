"""What moves look like that long searches prefer: games of the engine against itself, and what is learned from them."""
