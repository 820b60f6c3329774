"""Who plays: one kind of object, whether a person or the bot."""
