"""Game knowledge for the search: playouts, evaluators, move patterns. Compiled like the search."""
