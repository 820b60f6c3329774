"""What goes into a package beside the program: where it begins, and how it tests and times itself."""
