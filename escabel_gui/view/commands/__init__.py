"""Everything that can be done in the window, with its words, keys and places in the menus."""
