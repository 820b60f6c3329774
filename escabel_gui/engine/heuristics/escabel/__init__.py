"""Game knowledge for the search of Escabel."""
