"""Players: one kind of object for persons, bots and friends."""
