"""The report over games: its window, its pictures, and its exports."""
