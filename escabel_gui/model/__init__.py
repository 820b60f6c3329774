"""State behind the window: current game, players, clocks, engine clients, settings. QtCore only, except in friends."""
