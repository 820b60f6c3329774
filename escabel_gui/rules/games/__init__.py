"""The games, one file each, and beside some of them what a search knows of them."""
