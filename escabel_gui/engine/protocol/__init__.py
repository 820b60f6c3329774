"""GTP: its framing, its commands, and the lines of `kata-analyze`."""
