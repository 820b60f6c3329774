"""Self-play games, and what is learned of them: move patterns from visits."""
