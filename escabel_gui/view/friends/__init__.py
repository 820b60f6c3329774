"""Games with friends elsewhere: invitations, messages with codes, and direct connections."""
