"""Tasks that are worked at here, in several processes, or on many machines, with the same results."""
