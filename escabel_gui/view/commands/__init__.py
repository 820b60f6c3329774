"""Commands of the window, with their words, keys and places in the menus."""
