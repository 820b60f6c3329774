"""Sounds: their choice by what happens at the board, and their playback."""
