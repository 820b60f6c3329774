"""What else the engine can be asked on the command line."""
