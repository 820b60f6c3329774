"""Work in the background, so that the window waits for no disk and no other program."""
