"""Network connections: listening sockets, connection limits, security middleware and WebSockets."""
