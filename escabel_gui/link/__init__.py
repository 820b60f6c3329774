"""The protocol of two programs when friends play: texts and lines, without sockets."""
