"""Game knowledge for the search of Quabble."""
