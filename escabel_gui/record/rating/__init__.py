"""Ratings of the user by game, from games against levels of known strength."""
