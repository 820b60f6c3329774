"""Progress of the person: what is learned, and what comes next."""
