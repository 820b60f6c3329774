"""Page with the progress of the person."""
