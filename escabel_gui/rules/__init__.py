"""The shared rules model: boards, states, moves, and one file a game. Imports nothing of ours and no Qt."""
