"""The program itself: the settings of its user, and one window for each user."""
