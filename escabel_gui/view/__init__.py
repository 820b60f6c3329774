"""The window: the board, the panels and dialogs round it. Shows the model, tells it what the person wants."""
