"""Friends elsewhere who play directly: sockets round the protocol, which is imported only when it is wanted."""
