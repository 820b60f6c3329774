"""The library: all kept games, found, tidied and reviewed."""
