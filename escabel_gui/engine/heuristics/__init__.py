"""Game knowledge for the search, in modules that are compiled like it."""
