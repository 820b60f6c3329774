"""Exercises: games in which somebody is to find moves, as lessons and puzzles are made of."""
