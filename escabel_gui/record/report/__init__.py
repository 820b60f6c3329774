"""Reports over many games: figures, where games are decided, mistakes, clocks, ratings."""
