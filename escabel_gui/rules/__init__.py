"""Rules model: boards, states, moves, and one file a game. Imports no other package of the program, and no Qt."""
