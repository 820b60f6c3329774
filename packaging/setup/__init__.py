"""Modules that `start.py` needs before anything is installed, and the hooks of the build."""
