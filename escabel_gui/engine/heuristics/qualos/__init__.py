"""Game knowledge for the search of Qualos."""
