"""What the window shows and drives: the game on screen, who plays it, their clocks and their bot. QtCore only."""
