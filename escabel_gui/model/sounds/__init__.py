"""What is heard: which sound for what happens at the board, and the loudspeaker that plays it."""
