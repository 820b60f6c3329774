"""Board on screen: the scene with its items, and its input by mouse, fingers and keys."""
