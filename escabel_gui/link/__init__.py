"""What two programs say to each other when friends play: texts and lines, without sockets."""
