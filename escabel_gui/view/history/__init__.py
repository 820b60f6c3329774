"""The moves of the game: the list, the comment, changes to the tree by hand."""
