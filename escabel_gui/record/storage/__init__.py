"""Games in files: where they are, how they are written, found and imported."""
