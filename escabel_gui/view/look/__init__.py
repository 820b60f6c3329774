"""How everything looks: themes, geometry, painting, icons, and the words that several places share."""
