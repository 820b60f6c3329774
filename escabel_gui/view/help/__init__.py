"""Rules, keys, and what the program says about itself."""
