"""What `start.py` needs before anything is installed, and what compiles the rules."""
