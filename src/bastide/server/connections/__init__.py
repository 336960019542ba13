"""Connections: listening, limits, security headers and WebSockets."""
