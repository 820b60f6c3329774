"""Friends elsewhere: invitations and codes, and how they come and go."""
