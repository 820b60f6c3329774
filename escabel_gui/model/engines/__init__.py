"""The engine's processes, and the clients that ask them for moves and for what they see."""
