"""Game knowledge for the search of Abande."""
