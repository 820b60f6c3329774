"""The ratings of the user."""
