"""Widgets and questions that several rooms use."""
