"""Parts of a package beside the program: where it begins, and what measures it."""
