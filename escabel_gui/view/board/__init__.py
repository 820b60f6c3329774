"""The board on screen: the scene and its items, and the hands that point at it."""
