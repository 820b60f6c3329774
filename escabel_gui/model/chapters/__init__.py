"""The study that is open: its chapters come to the table, one at a time."""
