"""Puzzle generation: positions from games, proven, graded and written as exercises."""
