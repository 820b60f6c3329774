"""Tests of the program, and what they share; they mirror its packages."""
