"""Lines from and to other processes, while the engine thinks, and what it has of the system."""
