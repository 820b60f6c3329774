"""The library's window."""
