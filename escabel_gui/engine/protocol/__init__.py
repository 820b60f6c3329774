"""What is said to other programs and by them: GTP, its commands, and its lines about moves."""
