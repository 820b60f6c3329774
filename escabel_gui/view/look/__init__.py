"""Themes, board geometry, painting, icons, and texts that several packages share."""
