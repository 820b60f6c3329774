"""Shapes: patterns that experts know, each with claims about it that can be proven."""
